"""Parting: German verbs whose beginning stands at the end of their clause: *zieht sich in den Wald zurück*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from orders.language.letters.lexicon import Sense
from orders.language.letters.lexicon.compiled import parted_verbs, without_e

CLOSING = frozenset({"und", "sondern", "aber", "oder", "dann", "bis", "doch", "jedoch", "sobald", "wenn", "falls"})
# What follows a beginning that does not stand at the very end: *rückt vor auf F5*, *greift an mit allem*.
AFTER = frozenset(
    {"auf", "nach", "zu", "zum", "zur", "in", "ins", "im", "gegen", "hinter", "mit", "um", "entlang", "richtung",
     "uber", "durch", "sobald", "als", "bei", "an", "am", "ohne", "neben", "zwischen", "front", "so", "da", "weil"}
)  # fmt: skip
SMALL = frozenset({"vor", "an", "auf", "aus", "ein", "zu", "ab", "um", "mit", "bei", "nach", "in", "durch", "hin"})
SELF = frozenset({"sich", "dich", "euch"})
FARTHEST = 24  # words between a verb and its beginning


def parted_in(words: Sequence[str], marks: Sequence[bool]) -> tuple[Mapping[int, Sense], frozenset[int]]:
    """The verbs of a sentence that stand apart from their beginnings, by word, and the words that are beginnings."""
    verbs: dict[int, Sense] = {}
    beginnings: set[int] = set()
    table = parted_verbs()
    for at, word in enumerate(words):
        possible = table.get(word) or table.get(without_e(word))
        if not possible or at in beginnings:
            continue
        found = beginning(words, marks, at, possible)
        if found:
            verbs[at] = possible[without_e(words[found])]
            beginnings.add(found)
    return verbs, frozenset(beginnings)


def beginning(words: Sequence[str], marks: Sequence[bool], at: int, possible: Mapping[str, Sense]) -> int:
    """The word that is the beginning of the verb before it; 0 where none is."""
    for place in range(at + 1, min(len(words), at + FARTHEST)):
        if marks[place]:
            if words[place] in ("-", "/", "'", ".") and place + 1 < len(words) and words[place - 1][-1:].isdigit():
                continue  # the 7. Division
            return 0
        ends = place + 1 >= len(words) or marks[place + 1] or words[place + 1] in CLOSING
        word = without_e(words[place])
        if word in possible and (ends or (words[place + 1] in AFTER and stands_free(words, at, place))):
            return place
        if words[place] in ("und", "sondern") and not resumes(words, marks, place, possible):
            return 0
    return 0


def stands_free(words: Sequence[str], at: int, place: int) -> bool:
    """Whether a word in the middle of a clause is a verb's beginning, no preposition: right behind its verb."""
    return words[place] not in SMALL or place == at + 1 or (place == at + 2 and words[at + 1] in SELF)


def resumes(words: Sequence[str], marks: Sequence[bool], at: int, possible: Mapping[str, Sense]) -> bool:
    """Whether the clause goes on behind an *und*: *zieht Husson und Campi zurück*."""
    for place in range(at + 1, min(len(words), at + 8)):
        if marks[place]:
            return False
        if without_e(words[place]) in possible:
            return True
    return False
