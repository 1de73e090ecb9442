"""Reading one value of a document: what is taken for each key, and what is said when it does not fit.

A :class:`Key` names a key and the function that takes its value. These functions return the value in the program's
own form or raise :class:`Unfit` with what is wrong and what is allowed; :func:`read_record` gathers that as faults.
"""

from __future__ import annotations

import difflib
import math
import reprlib
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from battles.engine import expressions as re
from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.faults import Fault

Take = Callable[[Any], Any]

IDENTIFIER = re.compile(r"[A-Za-z0-9/._-]{1,40}")
LONGEST_NAME = 200
LONGEST_SHEET = 200_000
FARTHEST = 100_000.0

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 60
_SHORT.maxlevel = 2
_LONGEST_QUOTE = 120


class Unfit(Exception):
    """A value that does not fit its key."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key of a record: how its value is taken, whether it must be there, and what its absence means."""

    take: Take
    required: bool = False
    default: Any = None


class Faults:
    """The faults found so far, in the order in which they were found, one for each path: the first says most."""

    def __init__(self) -> None:
        self._messages: dict[str, str] = {}

    @property
    def found(self) -> tuple[Fault, ...]:
        """The faults."""
        return tuple(Fault(path, message) for path, message in self._messages.items())

    def add(self, path: str, message: str) -> None:
        """Note a fault, unless one was noted for this path."""
        self._messages.setdefault(path, message)


def shown(value: Any) -> str:
    """A value as it is quoted in a message, cut when long."""
    try:
        text = _SHORT.repr(value)
    except ValueError:
        return "a very long number"
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}..."


def read_record(raw: Any, path: str, keys: Mapping[str, Key], faults: Faults) -> dict[str, Any]:
    """Read a mapping key by key. What is absent or does not fit has its default in the answer."""
    record = {name: key.default for name, key in keys.items()}
    if not isinstance(raw, Mapping):
        faults.add(path, f"{shown(raw)} is not a mapping; allowed: a mapping with the keys {', '.join(keys)}")
        return record
    for name, value in raw.items():
        key = keys.get(name) if isinstance(name, str) else None
        if key is None:
            faults.add(_join(path, name), f"unknown key, with the value {shown(value)}; {_known(str(name), keys)}")
            continue
        try:
            record[name] = key.take(value)
        except Unfit as unfit:
            faults.add(_join(path, name), str(unfit))
    for name, key in keys.items():
        if key.required and name not in raw:
            faults.add(_join(path, name), _missing(key.take))
    return record


def read_list(raw: Any, path: str, faults: Faults) -> list[Any]:
    """The items of a list; empty, and a fault, when it is none."""
    if isinstance(raw, list | tuple):
        return list(raw)
    faults.add(path, f"{shown(raw)} is not a list; allowed: a list")
    return []


def identifier(value: Any) -> str:
    """An id: 1 to 40 letters, digits and ``/ . _ -``. Whole numbers are taken as they are written."""
    text = str(value) if _is_whole(value) and value < 10**40 else value
    if isinstance(text, str) and IDENTIFIER.fullmatch(text):
        return text
    raise Unfit(f"{shown(value)} is not an id; allowed: 1 to 40 letters, digits, / . _ -")


def name(value: Any) -> str:
    """A name: any text of one line."""
    text = str(value) if _is_whole(value) and value < 10**40 else value
    if isinstance(text, str) and len(text) <= LONGEST_NAME and not _has_control(text, ""):
        return text
    raise Unfit(f"{shown(value)} is not a name; allowed: text of one line, up to {LONGEST_NAME} characters")


def sheet(value: Any) -> str:
    """A text of several lines."""
    if isinstance(value, str) and len(value) <= LONGEST_SHEET and not _has_control(value, "\n\r\t"):
        return value
    raise Unfit(f"{shown(value)} is not an order sheet; allowed: text, up to {LONGEST_SHEET} characters")


def flag(value: Any) -> bool:
    """True or false."""
    if isinstance(value, bool):
        return value
    raise Unfit(f"{shown(value)} is not allowed; allowed: true, false")


def one_of(words: Iterable[str]) -> Take:
    """One of some words."""
    allowed = tuple(words)
    known = frozenset(allowed)

    def take(value: Any) -> str:
        if isinstance(value, str) and value in known:
            return value
        raise Unfit(f"{shown(value)} is not allowed; allowed: {', '.join(allowed)}")

    return take


def one_number_of(numbers: Iterable[int]) -> Take:
    """One of some whole numbers."""
    allowed = tuple(numbers)

    def take(value: Any) -> int:
        if _is_whole(value) and value in allowed:
            return int(value)
        raise Unfit(f"{shown(value)} is not allowed; allowed: {', '.join(map(str, allowed))}")

    return take


def list_of(words: Iterable[str]) -> Take:
    """A list of some words, each at most once."""
    allowed = tuple(words)

    def take(value: Any) -> tuple[str, ...]:
        if (
            isinstance(value, list | tuple)
            and all(isinstance(item, str) and item in allowed for item in value)
            and len(set(value)) == len(value)
        ):
            return tuple(value)
        raise Unfit(f"{shown(value)} is not allowed; allowed: a list of {', '.join(allowed)}, each once")

    return take


def whole(low: int, high: int) -> Take:
    """A whole number in a range, both ends included."""

    def take(value: Any) -> int:
        number = int(value) if isinstance(value, float) and value.is_integer() else value
        if _is_whole(number) and low <= number <= high:
            return int(number)
        raise Unfit(f"{shown(value)} is not allowed; allowed: whole numbers from {low} to {high}")

    return take


def number(low: float, high: float) -> Take:
    """A number in a range, both ends included."""

    def take(value: Any) -> float:
        if _is_number(value) and low <= value <= high:
            return float(value)
        raise Unfit(f"{shown(value)} is not allowed; allowed: numbers from {low:g} to {high:g}")

    return take


def place(value: Any) -> Point:
    """A point: ``[x, y]``."""
    if isinstance(value, list | tuple) and len(value) == 2 and all(_is_coordinate(item) for item in value):
        return (float(value[0]), float(value[1]))
    raise Unfit(f"{shown(value)} is not a place; allowed: two numbers [x, y], x east and y north")


def places(least: int) -> Take:
    """A list of points, at least so many."""

    def take(value: Any) -> tuple[Point, ...]:
        if isinstance(value, list | tuple) and len(value) >= least:
            return tuple(place(item) for item in value)
        raise Unfit(f"{shown(value)} is not allowed; allowed: a list of {least} places [x, y] or more")

    return take


def exactly(word: str) -> Take:
    """One word and no other."""
    return one_of((word,))


def direction(value: Any) -> float:
    """A facing in degrees from 0 to 360; 360 is 0."""
    degrees = float(number(0, 360)(value))
    return 0.0 if degrees == 360.0 else degrees


def _missing(take: Take) -> str:
    """What is allowed for a key that is missing, in the words of its reader."""
    try:
        take(None)
    except Unfit as unfit:
        return "missing; " + str(unfit).partition("; ")[2]
    return "missing"


def _known(given: str, keys: Iterable[str]) -> str:
    keys = tuple(keys)
    near = "".join(f"did you mean {key}? " for key in difflib.get_close_matches(given[:60], keys, n=1))
    return f"{near}allowed: {', '.join(keys)}"


def _join(path: str, name: Any) -> str:
    step = str(name)[:60]
    return f"{path}.{step}" if path else step


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return _is_whole(value) or (isinstance(value, float) and math.isfinite(value))


def _is_coordinate(value: Any) -> bool:
    return _is_number(value) and -FARTHEST <= value <= FARTHEST


def _has_control(text: str, allowed: str) -> bool:
    """Whether a text holds control characters (other than ``allowed``) or halves of characters."""
    return not text.isprintable() and any(
        unicodedata.category(sign) in ("Cc", "Cs") and sign not in allowed for sign in text
    )
