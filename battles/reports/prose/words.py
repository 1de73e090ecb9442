"""The small words of a report: numbers, lengths, men, times and places in plain English."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from battles.engine.battle import Battle, Point, Terrain, Unit
from battles.engine.geometry import contains, distance_to_line
from battles.engine.protocol import Ruleset

NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
ORDINALS = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"
]  # fmt: skip
#: How troops of an arm are called in general, one and several.
UNIT_WORDS = {
    "infantry": ("battalion", "battalions"),
    "cavalry": ("regiment", "regiments"),
    "artillery": ("battery", "batteries"),
}
#: Ground one stands in, and ground one stands at.
INSIDE = frozenset({"wood", "forest", "marsh", "swamp", "field", "crop", "standing-crop", "rye", "brush", "rough"})
#: Rises of the ground, on which one stands; waters, which take an article.
RISES = frozenset({"hill", "ridge", "steep", "slope"})
WATERS = frozenset({"stream", "river", "minor", "major", "lake", "pond"})
#: Common words with which the name of a piece of ground may begin.
COMMON = frozenset(
    {
        "ridge",
        "heights",
        "height",
        "hill",
        "bank",
        "upper",
        "lower",
        "slope",
        "mill",
        "farm",
        "village",
        "brook",
        "wood",
    }
)
#: How near a place must be (table units) to be used for saying where something is.
NEAR = 4.0


def number(count: int) -> str:
    """``three``; figures from thirteen on."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def ordinal(count: int) -> str:
    """``third``; ``13th`` and so on from thirteen on."""
    if 1 <= count <= len(ORDINALS):
        return ORDINALS[count - 1]
    suffix = "th" if count % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    return f"{count}{suffix}"


def counted(count: int, one: str, many: str = "") -> str:
    """``one battalion``, ``three battalions``."""
    return f"{number(count)} {one if count == 1 else many or one + 's'}"


def listed(items: Sequence[str], last: str = " and ") -> str:
    """``a, b and c``."""
    return items[0] if len(items) == 1 else last.join((", ".join(items[:-1]), items[-1])) if items else ""


def choose(options: Sequence[str], key: str) -> str:
    """One of several wordings: the same one whenever the same thing is told."""
    return options[zlib.crc32(key.encode()) % len(options)]


def figure(value: float) -> str:
    """A number with at most one decimal: ``6``, ``3.5``."""
    return f"{value:.1f}".removesuffix(".0")


def length(ruleset: Ruleset, value: float, *, ground: bool = False) -> str:
    """``17 cm``; with the ground it stands for: ``17 cm, some 425 m``."""
    table = f"{figure(value)} {ruleset.unit_of_length}"
    metres = round(value * ruleset.metres_per_unit / 5) * 5
    return f"{table}, some {metres} m" if ground and metres else table


def men_of(ruleset: Ruleset, unit: Unit, points: int) -> int:
    """About how many men so many points of a unit stand for."""
    return ruleset.measure.men(unit, points)


def toll(ruleset: Ruleset, unit: Unit, points: int) -> str:
    """A loss in words: ``two hundred men``, ``two guns``."""
    if unit.arm == "artillery":
        return counted(2 * points, "gun")
    men = men_of(ruleset, unit, points)
    if men and men % 100 == 0:
        hundreds = men // 100
        return (
            "a hundred men" if hundreds == 1 else f"{number(hundreds)} hundred men" if hundreds < 10 else f"{men:,} men"
        )
    return f"{men} men" if men else counted(points, "point")


def square_name(point: Point, size: float) -> str:
    """The map square of a point: letters for columns from the west, a number for rows from the south."""
    column, row = max(0, int(point[0] // size)), max(0, int(point[1] // size))
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(65 + rest) + letters
    return f"{letters}{row + 1}"


def place_name(battle: Battle, point: Point, size: float) -> str:
    """Where a point is, for a sentence: ``in Bossu Wood``, ``at Gemioncourt``, ``on the ridge``, ``in E4``.

    What one lives in tells more than what grows there, and that more than a rise of the ground.
    """
    named = sorted((ground for ground in battle.terrain if ground.name and ground.area), key=_telling)
    inside = next((ground for ground in named if contains(ground.area, point)), None)
    if inside is not None:
        return f"{'on' if inside.kind in RISES else 'in' if inside.kind in INSIDE else 'at'} {ground_name(inside)}"
    marks = [ground for ground in named if ground.kind not in RISES]
    nearest = min(marks, key=lambda ground: distance_to_line(point, (*ground.area, ground.area[0])), default=None)
    if nearest is not None and distance_to_line(point, (*nearest.area, nearest.area[0])) <= NEAR:
        return f"by {ground_name(nearest)}"
    return f"in {square_name(point, size)}"


def _telling(ground: Terrain) -> int:
    return 2 if ground.kind in RISES else 1 if ground.kind in INSIDE else 0


def ground_name(ground: Terrain) -> str:
    """A name with the article that common words ask for: ``the heights of Le Balcan``, ``Gemioncourt``."""
    first = ground.name.split()[0] if ground.name.split() else ""
    if first.lower() in COMMON:
        return f"the {ground.name[:1].lower()}{ground.name[1:]}"
    articled = ground.kind in WATERS and first.lower() != "the"
    return f"the {ground.name}" if articled or (ground.name[:1].islower() and first.lower() != "the") else ground.name


@dataclass(frozen=True, slots=True)
class Clock:
    """Game time. ``start`` is the date and time at which turn 1 began, ``None`` when the battle has none."""

    minutes: int
    start: datetime | None = None

    def at(self, moment: float) -> datetime | None:
        """The time at a moment counted in turns: 4.0 is the start of turn 4."""
        if self.start is None or not self.minutes:
            return None
        return self.start + timedelta(minutes=round((moment - 1) * self.minutes))

    def hour(self, moment: float) -> str:
        """``15:10``, or ``turn 4`` without a clock."""
        time = self.at(moment)
        return f"{time:%H:%M}" if time else f"turn {int(moment)}"

    def span(self, turn: int, joint: str = " to ") -> str:
        """``15:10 to 15:30``, a turn's time; empty without a clock."""
        return self.between(turn, turn + 1, joint)

    def between(self, first: float, last: float, joint: str = " to ") -> str:
        """``15:10 to 16:10``, from one moment to another; empty without a clock."""
        start, end = self.at(first), self.at(last)
        return f"{start:%H:%M}{joint}{end:%H:%M}" if start and end else ""

    def day(self, turn: int) -> str:
        """``Friday, 16 June 1815``; empty without a clock."""
        time = self.at(turn)
        return f"{time:%A}, {time.day} {time:%B} {time.year}" if time else ""
