"""Turns of phrase that are put into plain words before a sentence is read, each looked for only where it may stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from threading import Lock
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
        for number in _standing(raw, _known(turns)).get(id(turns), ()):
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
_LISTS: dict[int, Sequence[Turn]] = {}  # of the rooms, which are made once, by what they are known by
_WHERE: dict[str, tuple[tuple[int, int], ...]] = {}  # by key, the lists and the numbers of the turns that have it
_BEGUN: dict[str, tuple[str, ...]] = {"": ()}  # by their beginnings, the keys; those that are no longer by none
_ENTERING = Lock()


def may_stand(raw: str, turns: Sequence[Turn]) -> Iterator[Turn]:
    """Those of some turns of phrase of which a key stands in a sentence, in their order."""
    return (turns[number] for number in _standing(raw, _known(turns)).get(id(turns), ()))


def _known(turns: Sequence[Turn]) -> int:
    """How many lists are entered, this one among them."""
    if id(turns) not in _LISTS:
        _enter(turns)
    return len(_LISTS)


def _enter(turns: Sequence[Turn]) -> None:
    """Enter the keys of a list. It counts as entered when all of them are: meanwhile others may look up theirs."""
    with _ENTERING:
        if id(turns) in _LISTS:
            return
        for number, one in enumerate(turns):
            for key in one.keys:
                if key not in _WHERE:
                    beginning = key[:LEAST] if len(key) > LEAST else ""
                    _BEGUN[beginning] = (*_BEGUN.get(beginning, ()), key)
                _WHERE[key] = (*_WHERE.get(key, ()), (id(turns), number))
        _LISTS[id(turns)] = turns


@lru_cache(maxsize=16)
def _standing(raw: str, _: int) -> Mapping[int, Sequence[int]]:
    """By list, the numbers of the turns of which a key stands in a sentence; to be asked for with how many lists are.

    One sentence is put plainly by room after room, and most rooms find nothing in it.
    """
    low = raw.lower()
    begun = {low[at : at + LEAST] for at in range(len(low) - LEAST + 1)}
    found: dict[int, set[int]] = {}
    for beginning in ("", *begun):
        for key in _BEGUN.get(beginning, ()):
            if key in low:
                for known, number in _WHERE.get(key, ()):
                    found.setdefault(known, set()).add(number)
    return {known: sorted(numbers) for known, numbers in found.items()}
