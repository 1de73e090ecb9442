"""Battles drawn up for tests from a recipe alone: the same on every machine, no unit on another or over the edge."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from battles import rulesets
from battles.engine.battle import Battle, Commander, Formation, Side, Table, Terrain, Unit
from battles.engine.battlefile import to_document
from battles.engine.contact import Box, Figure, bounds, gap
from battles.reports.documents.paper import A4, Paper
from tests.battles.reports.arms import MINI_NAP, Book
from tests.battles.reports.tongues_of_names import PLAIN, Names

SIDES = ("north", "south")
#: Units of a command.
OF_A_COMMAND = 5
#: Units stand so far from each other at least, in cm.
APART = 0.4


@dataclass(frozen=True)
class Recipe:
    """How many units of which names and rulebook, on which field (in cm); printed on which paper."""

    units: int
    width: float
    height: float
    names: Names = PLAIN
    paper: Paper = A4
    book: Book = MINI_NAP

    @property
    def table(self) -> Table:
        """The field in the rulebook's own unit."""
        return Table(round(self.width / self.book.unit, 1), round(self.height / self.book.unit, 1))


def drawn_up(name: str, recipe: Recipe) -> Battle:
    """The battle of a recipe before its first turn; its name is what chance begins with."""
    book, chance = recipe.book, random.Random(name)
    formations: list[Formation] = []
    units: list[Unit] = []
    sides = tuple(
        Side(side, nation, called, extra=MappingProxyType(dict(more)))
        for side, nation, called, more in zip(SIDES, book.nations, recipe.names.sides, book.sides, strict=True)
    )
    for side in SIDES:
        count = recipe.units // 2
        formations.append(_army(recipe, chance, side))
        for first in range(0, count, OF_A_COMMAND):
            command = _command(recipe, chance, side, first // OF_A_COMMAND, formations)
            numbers = range(first, min(first + OF_A_COMMAND, count))
            field = Battle(book.id, "", recipe.table, 1, sides, tuple(formations), tuple(units))
            units.extend(_placed(recipe, chance, field, command, numbers))
    battle = Battle(
        book.id, recipe.names.title, recipe.table, 1, sides, tuple(formations), tuple(units),
        terrain=tuple(_ground(recipe)),
    )  # fmt: skip
    assert len(battle.units) == recipe.units
    return battle if book is MINI_NAP else rulesets.read(to_document(battle))


def _army(recipe: Recipe, chance: random.Random, side: str) -> Formation:
    table, book = recipe.table, recipe.book
    deep = 0.08 * table.height
    at = (table.width * chance.uniform(0.4, 0.6), deep if side == "south" else table.height - deep)
    led = _commander(chance.choice(recipe.names.people), at, book.chief)
    return Formation(f"{side}-army", book.army, "", side, commander=led)


def _commander(name: str, at: tuple[float, float] | None, more: dict[str, object]) -> Commander:
    own = {key: value for key, value in more.items() if key != "rating"}
    return Commander(name, str(more.get("rating", "")), at, extra=MappingProxyType(own))


def _command(recipe: Recipe, chance: random.Random, side: str, number: int, formations: list[Formation]) -> Formation:
    """A command, and the higher one that it begins if it is the first of some."""
    names, book, person = recipe.names, recipe.book, chance.choice(recipe.names.people)
    above = f"{side}-{number // book.of + 1}D" if book.above else f"{side}-army"
    if book.above and number % book.of == 0:
        led = _commander(chance.choice(names.people), _spot(recipe, chance, side), book.general)
        words = names.division.format(number=number // book.of + 1)
        formations.append(Formation(above, book.above, f"{side}-army", "", words, commander=led))
    words = names.brigade.format(person=person, number=number + 1)
    if book is MINI_NAP:
        led = Commander(person)
        more = {}
    else:
        led = _commander(person, _spot(recipe, chance, side), book.general)
        more = book.order(side, _spot(recipe, chance, side))
    command = Formation(f"{side}-{number + 1}", book.command, above, "", words, commander=led, extra=more)
    formations.append(command)
    return command


def _spot(recipe: Recipe, chance: random.Random, side: str) -> tuple[float, float]:
    """A place in a side's half of the field."""
    table = recipe.table
    across, deep = chance.uniform(0.1, 0.9) * table.width, chance.uniform(0.2, 0.46) * table.height
    return across, deep if side == "south" else table.height - deep


def _placed(
    recipe: Recipe, chance: random.Random, field: Battle, command: Formation, numbers: Sequence[int]
) -> Iterator[Unit]:
    """The units of a command near each other, none on another of those on the field or over its edge."""
    book, table, side = recipe.book, recipe.table, field.side_of_formation(command.id)
    taken = [book.rules.footprint(field, other) for other in field.units]
    if book is not MINI_NAP:
        taken += [_box(piece) for piece in _ground(recipe) if piece.id in CLOSED]
    feet = [(foot, bounds(foot)) for foot in taken]
    middle, room = _spot(recipe, chance, side), APART / book.unit
    for number in numbers:
        kind = book.kinds[number % len(book.kinds)]
        for attempt in range(4000):
            reach = (5 + attempt * book.unit * 0.05) / book.unit
            x, y = (axis + chance.uniform(-reach, reach) for axis in middle)
            quality, more = chance.choice(book.qualities), dict(kind.more(chance))
            unit = Unit(
                id=f"{side[0]}{number + 1}",
                of=command.id,
                name=recipe.names.unit.format(number=number + 1),
                arm=kind.arm,
                type=kind.type,
                traits=kind.traits,
                quality=quality,
                strength=more.pop("strength", None),
                formation=chance.choice(kind.formations),
                at=(round(x, 1), round(y, 1)),
                facing=float((0 if side == "south" else 180) + chance.randint(-30, 30)) % 360,
                extra=MappingProxyType(more),
            )
            foot = book.rules.footprint(replace(field, units=(unit,)), unit)
            left, bottom, right, top = bounds(foot)
            inside = left >= 0 and bottom >= 0 and right <= table.width and top <= table.height
            if inside and all(gap(foot, other) > room for other in _near(foot, feet, room)):
                feet.append((foot, bounds(foot)))
                yield unit
                break
        else:
            raise AssertionError(f"no room for {unit.id}")


def _near(foot: Figure, feet: Sequence[tuple[Figure, Box]], room: float) -> Iterator[Figure]:
    """Those of some figures, each with its box, whose boxes come so near to that of another."""
    left, bottom, right, top = bounds(foot)
    for other, (a, b, c, d) in feet:
        if a <= right + room and c >= left - room and b <= top + room and d >= bottom - room:
            yield other


def _box(piece: Terrain) -> tuple[tuple[float, float], ...]:
    """What holds a piece of ground, clockwise."""
    left, bottom, right, top = piece.bounds
    return (left, bottom), (left, top), (right, top), (right, bottom)


#: Ground that some troops of some books cannot stand on.
CLOSED = ("wood", "village")


def _ground(recipe: Recipe) -> Iterator[Terrain]:
    """A wood, a brook, a road, a village and a hill, each with its name, in proportion to the field."""
    wood, brook, road, village, hill = recipe.names.places
    kinds, table = recipe.book.ground, recipe.table

    def at(*places: tuple[float, float]) -> tuple[tuple[float, float], ...]:
        return tuple((x * table.width, y * table.height) for x, y in places)

    yield Terrain("wood", kinds[0], wood, area=at((0.05, 0.3), (0.22, 0.25), (0.28, 0.5), (0.15, 0.7), (0.04, 0.6)))
    yield Terrain("brook", kinds[1], brook, line=at((0.2, 0.2), (0.45, 0.45), (0.7, 0.5), (1.0, 0.7)))
    if kinds[2]:
        yield Terrain("road", kinds[2], road, line=at((0.4, 0.0), (0.45, 0.4), (0.5, 1.0)))
    yield Terrain("village", kinds[3], village, area=at((0.55, 0.48), (0.62, 0.48), (0.62, 0.55), (0.55, 0.55)))
    yield Terrain("hill", kinds[4], hill, area=at((0.6, 0.1), (0.9, 0.08), (0.95, 0.2), (0.65, 0.22)))
