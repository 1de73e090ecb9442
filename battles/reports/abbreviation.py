"""How names are shortened where they have no room: by rule, as clerks did, and never cut off."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

Fits = Callable[[str], bool]
"""Whether words have room."""

#: What no shortened name ends with.
PARTICLES = frozenset(("of", "the", "de", "du", "des", "la", "le", "von", "der", "und", "and", "et", "di", "«", "&"))
#: Letters after which no word is cut.
VOWELS = frozenset("aeiouyæœøαεηιουωаеиоуыэюяёіїє")
#: A word's beginning has at least so many letters and at most so many.
LEAST_LETTERS, MOST_LETTERS = 4, 6


#: Words before another that surveyors always wrote short; what follows tells which place is meant.
CONTRACTIONS = {
    "Grand": "Gd.", "Grande": "Gde.", "Petit": "Pt.", "Petite": "Pte.", "Saint": "St.", "Sainte": "Ste.",
    "Great": "Gt.", "Little": "Lt.", "Upper": "Upr.", "Lower": "Lr.", "Gross": "Gr.", "Groß": "Gr.", "Klein": "Kl.",
    "Ober": "Ob.", "Nieder": "Nd.",
}  # fmt: skip
_CONTRACTED = re.compile(rf"\b({'|'.join(CONTRACTIONS)})(?=[- ]\w)")


def abbreviated(text: str, fits: Fits) -> str:
    """A name that fits: first ``Gd.`` for Grand and the like before another word; then its longest words to their
    beginning and a full stop, one after the other; then its last words left out; a first word that is too long alone
    to as many letters as fit. ``text`` itself if it fits."""
    if fits(text):
        return text
    text = _CONTRACTED.sub(lambda found: CONTRACTIONS[found[1]], text)
    words = text.split()
    while words and not fits(_joined(words)):
        parts = [place for place, word in enumerate(words) if len(beginning(word)) < len(word)]
        if parts:
            place = max(parts, key=lambda place: len(words[place]))
            words[place] = beginning(words[place])
        elif len(words) > 1:
            words.pop()
        else:
            ends = (f"{words[0][:end].rstrip('.')}." for end in range(len(words[0]) - 1, 0, -1))
            return next((word for word in ends if fits(word)), "")
    return _joined(words)


def without_the_last(text: str, fits: Fits) -> str:
    """A remark that fits: its last parts left out, as commas and semicolons part it; empty if the first has no room."""
    parts = text.replace("; ", ";\n").replace(", ", ",\n").split("\n")
    while parts and not fits(" ".join(parts).rstrip(",;")):
        parts.pop()
    return " ".join(parts).rstrip(",;")


def beginning(word: str) -> str:
    """A word to its first consonant from the fourth letter on, and a full stop; the word itself if that is no gain."""
    letters = [place for place, letter in enumerate(word) if letter.isalpha()]
    if len(letters) <= MOST_LETTERS + 1:
        return word
    ends = letters[LEAST_LETTERS - 1 : MOST_LETTERS]
    plain = [unicodedata.normalize("NFD", word[end])[0].casefold() for end in ends]
    end = next((end for end, letter in zip(ends, plain, strict=True) if letter not in VOWELS), ends[-1])
    return f"{word[: end + 1]}."


def _joined(words: list[str]) -> str:
    """Words without what no name ends with."""
    kept = list(words)
    while len(kept) > 1 and kept[-1].casefold() in PARTICLES:
        kept.pop()
    return " ".join(kept).rstrip(",;:-")
