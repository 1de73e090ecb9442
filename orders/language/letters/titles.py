"""Titles: lines in a paragraph of their own that say what a part of a letter is about, *IN RESERVE*, *The retreat*."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orders.language.letters.spots import Spot
from orders.language.letters.text import Text

LONGEST = 4  # words
# What no order begins with that is told to a brigade in so few words.
BEGINNINGS = frozenset(
    ["the", "a", "in", "on", "at", "for", "by", "le", "la", "les", "l", "un", "une", "en", "au", "aux", "pour", "par",
     "sur", "der", "die", "das", "den", "im", "am", "auf", "zum", "zur", "fur"]
)  # fmt: skip
TELLING = frozenset(
    {"troops", "ground", "spot", "length", "number", "formation", "they", "if", "not", "kind", "same", "unknown"}
)


def is_title(text: Text, spots_of: Callable[[Text], Sequence[Spot]]) -> bool:
    """Whether a line names what is done by a word for it, and neither who does it, nor where, nor how."""
    words = [word for word in text.words if not word.is_mark]
    if not 0 < len(words) <= LONGEST or text.raw.rstrip().endswith((".", "!", "?", ",")):
        return False
    if not text.raw.isupper() and words[0].text not in BEGINNINGS:
        return False
    return not any(spot.kind in TELLING and text.bare[spot.start] not in BEGINNINGS for spot in spots_of(text))
