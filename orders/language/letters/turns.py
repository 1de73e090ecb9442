"""Turns of phrase that are put into plain words before a sentence is read, each looked for only where it may stand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from battles.engine import expressions as re

Plain = str | Callable[[re.Match[str]], str]
SQUARE = r"[A-Za-z]{1,2}\d{1,2}\b"  # of the map, as a turn of phrase names it
SPACE = " \t\r\n\u00a0"


class Turn(NamedTuple):
    """A turn of phrase, and how it is said plainly.

    Wherever it stands, one of its ``keys`` stands, in small letters: most sentences are told apart by that alone. With
    ``marks`` a sentence stays as it is of which only such marks would be left.
    """

    keys: tuple[str, ...]
    pattern: re.Pattern[str]
    plain: Plain
    marks: str | None = None


def turn(keys: str, pattern: re.Pattern[str], plain: Plain = "", *, marks: str | None = None) -> Turn:
    """A turn of phrase by its keys, with strokes between them."""
    return Turn(tuple(keys.split("|")), pattern, plain, marks)


def put_plainly(raw: str, turns: Sequence[Turn]) -> str:
    """A sentence with such turns of phrase in plain words, one after the other."""
    low, done = raw.lower(), -1
    while True:
        for number in _may_stand(low, turns):
            if number <= done:
                continue
            keys, pattern, plain, marks = turns[number]
            for key in keys:
                if key in low:
                    break
            else:
                continue
            said = pattern.sub(plain, raw)
            if said != raw and (marks is None or said.strip(marks)):
                raw, low, done = said, said.lower(), number
                break
        else:
            return raw


class _Index(NamedTuple):
    """By the beginnings of keys, the numbers of the turns that have them; and those with a key that is shorter."""

    turns: Sequence[Turn]
    by_beginning: dict[str, tuple[int, ...]]
    short: tuple[int, ...]


LEAST = 3  # letters of a beginning
FEW = 6  # turns: sooner tried than looked up
_INDEXES: dict[int, _Index] = {}  # of the lists of rooms, which are made once


def _may_stand(low: str, turns: Sequence[Turn]) -> Sequence[int]:
    """The numbers of the turns of which a key may stand in a sentence, in their order."""
    if len(turns) < FEW:
        return range(len(turns))
    index = _INDEXES.get(id(turns))
    if index is None:
        index = _INDEXES[id(turns)] = _index_of(turns)
    numbers = set(index.short)
    for beginning in index.by_beginning.keys() & _beginnings(low):
        numbers.update(index.by_beginning[beginning])
    return sorted(numbers)


def _index_of(turns: Sequence[Turn]) -> _Index:
    by_beginning: dict[str, set[int]] = {}
    short = [number for number, turn in enumerate(turns) if any(len(key) < LEAST for key in turn.keys)]
    for number, one in enumerate(turns):
        for key in one.keys if number not in short else ():
            by_beginning.setdefault(key[:LEAST], set()).add(number)
    return _Index(turns, {key: tuple(numbers) for key, numbers in by_beginning.items()}, tuple(short))


@lru_cache(maxsize=256)
def _beginnings(low: str) -> frozenset[str]:
    """All runs of so many letters in a sentence."""
    return frozenset(low[at : at + LEAST] for at in range(len(low) - LEAST + 1))
