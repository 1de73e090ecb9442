"""Spelling: how far a word as typed lies from a word that would be understood, in slips of the finger.

One slip is a letter left out, put in, put twice, replaced, or two letters swapped. Slips that fingers make often (a
neighbouring key, a swap, a doubled letter) count a little less, so that of several near words the likelier comes first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

LIKELY_SLIP = 0.85
KEY_ROWS = ("1234567890-", "qwertyuiop", "asdfghjkl;", "zxcvbnm,./")
ROW_SHIFTS = (0.0, 0.5, 0.75, 1.25)
KEY_PLACES = {
    key: (row, column + ROW_SHIFTS[row]) for row, keys in enumerate(KEY_ROWS) for column, key in enumerate(keys)
}
# Letters that are typed for a figure, by their look or by their key; the first is the likelier.
FIGURES = {
    "o": "0", "l": "1", "i": "1", "s": "5", "z": "2", "b": "8", "q": "12", "w": "23", "e": "34", "r": "45", "t": "56",
    "y": "67", "u": "78", "p": "0",
}  # fmt: skip


@lru_cache(maxsize=2048)
def neighbours(one: str, other: str) -> bool:
    """Whether two characters are neighbours on an English keyboard."""
    here, there = KEY_PLACES.get(one), KEY_PLACES.get(other)
    return here is not None and there is not None and abs(here[0] - there[0]) <= 1 and abs(here[1] - there[1]) <= 1.1


@lru_cache(maxsize=4096)
def letters(word: str) -> int:
    """The set of a word's characters as bits: words with very different sets cannot be near."""
    bits = 0
    for character in word:
        bits |= 1 << (ord(character) & 63)
    return bits


def prefix_distances(word: str, text: str, limit: float = inf) -> Sequence[float]:
    """The distance of ``word`` to each prefix of ``text``: item ``n`` is the distance to its first ``n`` characters.

    Those beyond ``limit`` may be told as greater than they are, and only what may lie within it is worked out.
    """
    length = len(text)
    reach = length if limit == inf else int(limit / LIKELY_SLIP)
    before: list[float] = []
    row = [float(n) for n in range(length + 1)]
    for i, letter in enumerate(word, start=1):
        following = [inf] * (length + 1)
        following[0] = float(i)
        for j in range(max(1, i - reach), min(length, i + reach) + 1):
            typed = text[j - 1]
            doubled = LIKELY_SLIP if j > 1 and text[j - 2] == typed else 1.0
            best = min(row[j] + 1.0, following[j - 1] + doubled)
            if letter == typed:
                best = min(best, row[j - 1])
            else:
                best = min(best, row[j - 1] + (LIKELY_SLIP if neighbours(letter, typed) else 1.0))
                if i > 1 and j > 1 and letter == text[j - 2] and word[i - 2] == typed:
                    best = min(best, before[j - 2] + LIKELY_SLIP)
            following[j] = best
        before, row = row, following
        if min(row) > limit < min(before) + LIKELY_SLIP:
            return [inf] * (length + 1)
    return row


@lru_cache(maxsize=8192)
def distance(word: str, typed: str, limit: float) -> float | None:
    """How many slips lead from ``word`` to ``typed``, or ``None`` when they are more than ``limit``."""
    if abs(len(word) - len(typed)) > limit:
        return None
    found = prefix_distances(word, typed, limit)[-1]
    return found if found <= limit else None
