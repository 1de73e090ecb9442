"""Turns of phrase that are put into plain words before a sentence is read, each looked for only where it may stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
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


def put_plainly(raw: str, turns: Iterable[Turn]) -> str:
    """A sentence with such turns of phrase in plain words, one after the other."""
    low = raw.lower()
    for keys, pattern, plain, marks in turns:
        for key in keys:
            if key in low:
                break
        else:
            continue
        said = pattern.sub(plain, raw)
        if said != raw and (marks is None or said.strip(marks)):
            raw, low = said, said.lower()
    return raw
