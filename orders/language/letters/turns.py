"""Turns of phrase that are put into plain words before a sentence is read, each looked for only where it may stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    done = -1
    while True:
        for number in _may_stand(raw, turns):
            if number <= done:
                continue
            _, pattern, plain, marks = turns[number]
            if pattern.search(raw) is None:  # sooner told than by ``sub``, which looks its template up first
                continue
            said = pattern.sub(plain, raw)
            if said != raw and (marks is None or said.strip(marks)):
                raw, done = said, number
                break
        else:
            return raw


LEAST = 3  # letters of a beginning
FEW = 6  # turns: sooner tried than looked up
_LISTS: dict[int, Sequence[Turn]] = {}  # of the rooms, which are made once, by what they are known by
_WHERE: dict[str, set[tuple[int, int]]] = {}  # by key, the lists and the numbers of the turns that have it
_BEGUN: dict[str, set[str]] = {}  # by their beginnings, the keys
_SHORT: set[str] = set()  # the keys that are no longer than a beginning


def _may_stand(raw: str, turns: Sequence[Turn]) -> Sequence[int]:
    """The numbers of the turns of which a key stands in a sentence, in their order."""
    if len(turns) < FEW:
        low = raw.lower()
        return [number for number, one in enumerate(turns) if any(key in low for key in one.keys)]
    if id(turns) not in _LISTS:
        _enter(turns)
    return _standing(raw, len(_LISTS)).get(id(turns), ())


def _enter(turns: Sequence[Turn]) -> None:
    """Enter the keys of a list; it counts as entered when all of them are."""
    for number, one in enumerate(turns):
        for key in one.keys:
            if len(key) > LEAST:
                _BEGUN.setdefault(key[:LEAST], set()).add(key)
            else:
                _SHORT.add(key)
            _WHERE.setdefault(key, set()).add((id(turns), number))
    _LISTS[id(turns)] = turns


@lru_cache(maxsize=16)
def _standing(raw: str, lists: int) -> Mapping[int, Sequence[int]]:
    """By list, the numbers of the turns of which a key stands in a sentence; looked up for so many ``lists`` at once.

    One sentence is put plainly by room after room, and most rooms find nothing in it.
    """
    low = raw.lower()
    begun = {low[at : at + LEAST] for at in range(len(low) - LEAST + 1)}
    keys = [key for key in _SHORT if key in low]
    keys += [key for beginning in begun & _BEGUN.keys() for key in _BEGUN[beginning] if key in low]
    found: dict[int, set[int]] = {}
    for key in keys:
        for known, number in _WHERE[key]:
            found.setdefault(known, set()).add(number)
    return {known: sorted(numbers) for known, numbers in found.items()}
