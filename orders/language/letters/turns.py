"""Turns of phrase that are put into plain words before a sentence is read, each looked for only where it may stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from threading import Lock
from typing import NamedTuple

from battles.engine import expressions as re
from battles.engine import keys

Plain = str | Callable[[re.Match[str]], str]
SQUARE = r"[A-Za-z]{1,2}\d{1,2}\b"  # of the map, as a turn of phrase names it
ENDS = r"(?=\s*(?:[,;:.!?]|$))"  # of a clause, behind a turn of phrase
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


def turn(words: str, pattern: re.Pattern[str], plain: Plain = "", *, marks: str | None = None) -> Turn:
    """A turn of phrase by its keys, with strokes between them."""
    return Turn(tuple(words.split("|")), pattern, plain, marks)


def put_plainly(raw: str, turns: Sequence[Turn]) -> str:
    """A sentence with such turns of phrase in plain words, one after the other."""
    bits, done = _standing_of(raw, turns), 0
    while bits:
        number = _lowest(bits)
        bits &= bits - 1
        _, pattern, plain, marks = turns[done + number]
        if pattern.search(raw) is None:  # sooner told than by ``sub``, which looks its template up first
            continue
        said = pattern.sub(plain, raw)
        if said != raw and (marks is None or said.strip(marks)):
            raw, done = said, done + number + 1
            bits = _standing_of(raw, turns) >> done
    return raw


def may_stand(raw: str, turns: Sequence[Turn]) -> Iterator[Turn]:
    """Those of some turns of phrase of which a key stands in a sentence, in their order."""
    bits = _standing_of(raw, turns)
    while bits:
        yield turns[_lowest(bits)]
        bits &= bits - 1


_LISTS: dict[int, tuple[Sequence[Turn], int]] = {}  # of the rooms, which are made once, and where their keys begin
_ENTERING = Lock()


def _lowest(bits: int) -> int:
    """The number of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


def _standing_of(raw: str, turns: Sequence[Turn]) -> int:
    """The turns of a list of which a key stands in a sentence, a bit for each."""
    _, first = _LISTS.get(id(turns)) or _enter(turns)
    return keys.look_up(raw) >> first & (1 << len(turns)) - 1


def _enter(turns: Sequence[Turn]) -> tuple[Sequence[Turn], int]:
    """Enter the keys of a list. It counts as entered when all of them are: meanwhile others may look up theirs."""
    with _ENTERING:
        if id(turns) not in _LISTS:
            _LISTS[id(turns)] = turns, keys.enter(one.keys for one in turns)
        return _LISTS[id(turns)]
