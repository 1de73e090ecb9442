"""The umpire's settings of a rulebook, by type: a choice of words or numbers, a whole number, a flag, a table.

Every setting has a name, the clause it belongs to, an explanation for people, a ``default``, and ``take``, which reads
the value of a battle file or raises ``Unfit``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from battles.engine.dataclasses import dataclass
from battles.engine.reading import Unfit, flag, one_number_of, one_of, shown, whole

#: The largest number that a table's entry may have.
LARGEST = 1_000_000


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words or whole numbers, the default first."""

    name: str
    values: tuple[str, ...] | tuple[int, ...]
    clause: str
    explanation: str

    @property
    def default(self) -> str | int:
        return self.values[0]

    def take(self, value: Any) -> str | int:
        """The value; a word of digits may be given as a number."""
        numbers = tuple(item for item in self.values if isinstance(item, int))
        if numbers:
            number: int = one_number_of(numbers)(value)
            return number
        digits = isinstance(value, int) and not isinstance(value, bool)
        word: str = one_of(str(item) for item in self.values)(str(value) if digits else value)
        return word


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number in a range, both ends included. Without a default its absence means that there is none."""

    name: str
    low: int
    high: int
    clause: str
    explanation: str
    default: int | None = None

    def take(self, value: Any) -> int:
        number: int = whole(self.low, self.high)(value)
        return number


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool
    clause: str
    explanation: str

    @property
    def values(self) -> tuple[bool, bool]:
        """Both values, the default first."""
        return (self.default, not self.default)

    def take(self, value: Any) -> bool:
        return flag(value)


@dataclass(frozen=True, slots=True)
class Table:
    """Figures of the rulebook that an umpire may replace: mappings of any depth with numbers or words at the end.

    What a battle file gives replaces the entries that it names, and no others; every entry keeps its sort.
    """

    name: str
    rows: Mapping[str, Any]
    clause: str
    explanation: str

    @property
    def default(self) -> Mapping[str, Any]:
        return self.rows

    def take(self, value: Any) -> Mapping[str, Any]:
        """The whole table with the given entries in it."""
        return _laid_over(self.rows, value, self.name)


Setting = Choice | Whole | Flag | Table

#: The setting of colours by which every side is drawn in its nation's, for whoever reads.
NATIONAL = "national"

#: What the settings of every rulebook have (contract, section 1).
COMMON = (
    Choice(
        "staff",
        ("literal", "able"),
        "",
        "How intents are carried out: by the letter of the rulebook's clause, or as an able staff would.",
    ),
    Choice(
        "fog",
        ("open", "known"),
        "",
        "Whether intents, standing conditions and halts reckon with all enemies, or with those that the side knows.",
    ),
    Choice(
        "colours",
        ("reader", NATIONAL),
        "",
        "Whether everybody sees his own side in blue and the enemy in red, or every side in its nation's colour.",
    ),
)

#: What new battles are given of these: led by the able staff, on what each side knows.
OF_NEW_BATTLES: Mapping[str, str] = MappingProxyType({"staff": "able", "fog": "known"})


def settled(settings: Iterable[Setting], given: Mapping[str, Any]) -> Mapping[str, Any]:
    """The value of every setting: as given in a battle, else the default."""
    return MappingProxyType({setting.name: given.get(setting.name, setting.default) for setting in settings})


def _laid_over(rows: Mapping[str, Any], given: Any, place: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        raise Unfit(f"{shown(given)} is not allowed for {place}; allowed: a mapping with {', '.join(map(str, rows))}")
    known = {str(key): key for key in rows}
    laid = dict(rows)
    for name, value in given.items():
        key = known.get(str(name))
        if key is None:
            raise Unfit(f"{shown(name)} is no entry of {place}; allowed: {', '.join(known)}")
        laid[key] = _replaced(rows[key], value, f"{place}.{name}")
    return MappingProxyType(laid)


def _replaced(entry: Any, value: Any, place: str) -> Any:
    """An entry of the same sort as the one it replaces."""
    if isinstance(entry, Mapping):
        return _laid_over(entry, value, place)
    if isinstance(entry, tuple | list):
        if not isinstance(value, list | tuple) or len(value) != len(entry):
            raise Unfit(f"{shown(value)} is not allowed for {place}; allowed: a list of {len(entry)}")
        return tuple(_replaced(old, new, place) for old, new in zip(entry, value, strict=True))
    if isinstance(entry, bool) or isinstance(value, bool):
        fits = isinstance(entry, bool) and isinstance(value, bool)
    elif isinstance(entry, int | float):
        fits = isinstance(value, int | float) and abs(value) <= LARGEST
    else:
        fits = isinstance(value, str) if isinstance(entry, str) else value is None or isinstance(value, int | float)
    if not fits:
        raise Unfit(f"{shown(value)} is not allowed for {place}; allowed: a value like {shown(entry)}")
    return value
