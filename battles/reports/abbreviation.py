"""How names are shortened where they have no room: by rule, as clerks did, and never cut off."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

Fits = Callable[[str], bool]
"""Whether words have room."""

#: What no shortened name ends with.
PARTICLES = frozenset((
    "of", "the", "our", "at", "in", "on", "to", "near", "and", "de", "du", "des", "la", "le", "les", "au", "aux", "sur",
    "et", "von", "van", "zu", "bei", "an", "am", "der", "die", "und", "di", "«", "&",
))  # fmt: skip
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
#: A name with a remark in brackets behind it.
_REMARKED = re.compile(r"(?P<name>\S.*?)\s*\((?P<remark>[^()]+)\)")
_CONTRACTED = re.compile(rf"\b({'|'.join(CONTRACTIONS)})(?=[- ]\w)")


def abbreviated(text: str, fits: Fits) -> str:
    """A name that fits; ``text`` itself if it does.

    First ``Gd.`` stands for Grand and the like before another word. Then the words of a remark behind it in brackets
    are cut to their beginning and a full stop, or the remark is left out; then its own longest words are cut, one after
    the other; then its last words are left out. A first word that is too long alone keeps as many letters as fit.
    """
    if fits(text):
        return text
    text = _CONTRACTED.sub(lambda found: CONTRACTIONS[found[1]], text)
    if found := _REMARKED.fullmatch(text):
        remark = _abbreviated(found["remark"], lambda words: fits(f"{found['name']} ({words})"))
        if len(remark.split()) == len(found["remark"].split()):
            return f"{found['name']} ({remark})"
        text = found["name"]
    return _abbreviated(text, fits)


def _abbreviated(text: str, fits: Fits) -> str:
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
