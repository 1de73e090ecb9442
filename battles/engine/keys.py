"""Keys: words by which a text is told, without a search in it, to hold nothing of what they are the keys of.

Letters are read by many hundreds of expressions, most of which find nothing in most sentences. So each has keys:
wherever it matches, one of them stands, in small letters. All keys are looked up in a text at once, and that once for
all who ask about it one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from threading import Lock

LEAST, BEGINNING = 3, 4  # letters of a key that is looked for whole, and of the beginning of a longer one
ALIKE = str.maketrans("ſıİ", "sii")  # letters that an expression which minds no capitals takes for others
TEXTS = 16  # that are remembered: those that a sentence becomes until it is read

_entering = Lock()
_entered = 0  # how many sets of keys
_short: dict[str, int] = {}  # by key, the sets that have it: a bit for each; of keys shorter than the least
_whole: dict[str, int] = {}  # the same of those of that length
_begun: dict[str, tuple[tuple[str, int], ...]] = {}  # by their beginnings, the same of all others


class Keys:
    """Some keys, in small letters and with strokes between them, for who asks whether one of them stands in a text."""

    __slots__ = ("bit",)

    def __init__(self, keys: str) -> None:
        self.bit = 1 << enter([keys.split("|")])

    def stand_in(self, text: str) -> bool:
        """Whether one of them stands in a text."""
        return look_up(text) & self.bit != 0


def enter(sets: Iterable[Iterable[str]]) -> int:
    """Enter some sets of keys, which get numbers one after the other. Returns the first: where its bit stands."""
    global _entered, look_up
    with _entering:
        first = number = _entered
        for keys in sets:
            for key in keys:
                _enter_key(key, 1 << number)
            number += 1
        _entered, look_up = number, _looked_up()
    return first


def _enter_key(key: str, bit: int) -> None:
    """Enter a key. Others may be looking up theirs meanwhile, so what they go through is never changed."""
    if len(key) <= LEAST:
        whole = _whole if len(key) == LEAST else _short
        whole[key] = whole.get(key, 0) | bit
    else:
        begun = dict(_begun.get(key[:BEGINNING], ()))
        begun[key] = begun.get(key, 0) | bit
        _begun[key[:BEGINNING]] = tuple(begun.items())


def _standing(text: str) -> int:
    low, bits = (text if text.isascii() else text.translate(ALIKE)).lower(), 0
    if "\n" in low:
        low = f"{low}\0{low.replace(chr(10), ' ')}"  # a key with a space in it stands across the end of a line, too
    for key, where in tuple(_short.items()):
        if key in low:
            bits |= where
    for key in _whole.keys() & {low[at : at + LEAST] for at in range(len(low) - LEAST + 1)}:
        bits |= _whole[key]
    for beginning in _begun.keys() & {low[at : at + BEGINNING] for at in range(len(low) - BEGINNING + 1)}:
        for key, where in _begun[beginning]:
            if key in low:
                bits |= where
    return bits


def _looked_up() -> Callable[[str], int]:
    """Looking keys up, which forgets what it found before: later keys were not looked for then."""
    return lru_cache(maxsize=TEXTS)(_standing)


#: The sets of keys of which one stands in a text, a bit for each; to be asked as ``keys.look_up``.
look_up: Callable[[str], int] = _looked_up()
