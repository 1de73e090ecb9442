"""Fielding a battle from an order of battle: chosen formations, drawn up facing each other for the umpire to adjust.

The first side stands in the south and faces north, the second in the north facing south. Each brigade is a block of
columns four abreast, its guns in front, its commander behind; blocks stand side by side and then in further lines. The
table grows in depth until everybody stands on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from django.utils.translation import gettext as _

from battles.engine import battle as engine
from battles.engine.faults import Fault, InputFaults
from battles.engine.protocol import Ruleset
from battles.engine.settings import OF_NEW_BATTLES
from campaigns.services.order_of_battle.values import ENGINEER, Formation, OrderOfBattle, Side, Unit

ABREAST = 4
#: The usual table is this much wider than the least that the rulebook gives.
USUAL_WIDTH = 1.5


@dataclass(frozen=True, slots=True)
class Field:
    """What the umpire says of the field: title, width of the table and the ground between the two first lines.

    Lengths are in table units; those that are not given are the rulebook's.
    """

    title: str
    width: float | None = None
    between: float | None = None
    weather: str = "clear"


def field_battle(
    order_of_battle: OrderOfBattle, chosen: Sequence[str], field: Field, ruleset: Ruleset
) -> dict[str, Any]:
    """A battle document with the chosen formations and all below them. Raises ``InputFaults`` for what cannot be."""
    unknown = [key for key in chosen if key not in order_of_battle.formation_by_key]
    if unknown:
        raise InputFaults([Fault("formations", f"{', '.join(unknown)}: no such formation in this order of battle")])
    levy = _Levy(order_of_battle, frozenset(chosen), ruleset)
    sides = [side for side in order_of_battle.sides if levy.units_of_side(side.key)]
    if len(sides) != 2:
        names = ", ".join(side.name for side in sides) or "none"
        raise InputFaults(
            [Fault("formations", _("troops of {names}; a battle has exactly two sides").format(names=names))]
        )
    lengths = ruleset.lengths
    wide = usual_width(ruleset) if field.width is None else field.width
    between = lengths.apart if field.between is None else field.between
    lines = [_drawn_up(levy, side, wide, ruleset) for side in sides]
    depths = [max((line.depth for line in side_lines), default=0.0) for side_lines in lines]
    height = math.ceil(max(lengths.table[1], between + sum(depths) + 2 * lengths.margin))
    width = max(lengths.table[0], wide)
    places = _Places(width, depths[0] + lengths.margin, height - depths[1] - lengths.margin)
    return {
        "estafette": "battle/1",
        "ruleset": ruleset.id,
        "title": field.title,
        "table": {"width": width, "height": float(height)},
        "turn": 1,
        "weather": field.weather,
        "settings": dict(OF_NEW_BATTLES),
        "sides": [{"id": side.key, "nation": side.nation, "name": side.name} for side in sides],
        "formations": [
            document
            for number, side in enumerate(sides)
            for document in levy.formation_documents(side, places.of(lines[number], north=number == 1))
        ],
        "units": [
            document
            for number, side in enumerate(sides)
            for document in levy.unit_documents(side, places.of(lines[number], north=number == 1), number == 1)
        ],
    }


def usual_width(ruleset: Ruleset) -> float:
    """The width of a table on which nobody has said anything, in table units."""
    return ruleset.lengths.table[0] * USUAL_WIDTH


def fights(unit: Unit) -> bool:
    """Whether a unit takes the field: no engineers, and nobody whom an earlier battle destroyed."""
    return unit.arm != ENGINEER and unit.strength > 0


# -- who fights --------------------------------------------------------------------------------------------------------


class _Levy:
    """The chosen part of an order of battle as a battle file wants it.

    Only who fights, no empty commands, everybody under the formation under which the rulebook has him stand.
    """

    def __init__(self, order_of_battle: OrderOfBattle, chosen: frozenset[str], ruleset: Ruleset) -> None:
        self._oob = order_of_battle
        self._rules = ruleset.oob
        inside = {
            formation.key
            for formation in order_of_battle.formations
            if any(link.key in chosen for link in order_of_battle.chain(formation.key))
        }
        self._fighting = [unit for unit in order_of_battle.units if unit.of in inside and fights(unit)]
        self._home = {unit.key: self._home_of(unit) for unit in self._fighting}
        used = {link.key for unit in self._fighting for link in order_of_battle.chain(self._home[unit.key])}
        self.formations = [each for each in order_of_battle.formations if each.key in used & inside]
        self._kept = {formation.key for formation in self.formations}

    def _home_of(self, unit: Unit) -> str:
        """The formation under which a unit stands on the table, which the rulebook chooses of those above it."""
        chain = tuple(self._oob.chain(unit.of))
        arms = {other.arm for other in self._oob.units if other.of == unit.of}
        return chain[self._rules.home(unit, [link.kind for link in chain], arms)].key

    def units_of_side(self, side: str) -> list[Unit]:
        return [unit for unit in self._fighting if self._oob.side_of(unit) == side]

    def units_under(self, key: str) -> list[Unit]:
        return [unit for unit in self._fighting if self._home[unit.key] == key]

    def formation_documents(self, side: Side, places: Mapping[str, engine.Point]) -> Iterator[dict[str, Any]]:
        for formation in self.formations:
            if formation.side != side.key:
                continue
            document: dict[str, Any] = {"id": formation.key, "kind": formation.kind}
            document |= {"of": formation.of} if formation.of in self._kept else {"side": side.key}
            document["name"] = formation.name
            if formation.nation:
                document["nation"] = formation.nation
            if commander := self._commander(formation):
                document["commander"] = {**commander, "at": list(places[_stand(formation.key)])}
            yield document

    def _commander(self, formation: Formation) -> Mapping[str, Any] | None:
        """The commander as the rulebook puts him on the table, if it does."""
        if formation.commander is None or not formation.commander.name or formation.commander.fate:
            return None
        arms = {unit.arm for unit in self.units_under(formation.key)}
        return self._rules.commander(formation.kind, formation.commander.name, formation.commander.rating, arms)

    def unit_documents(self, side: Side, places: Mapping[str, engine.Point], north: bool) -> Iterator[dict[str, Any]]:
        for unit in self.units_of_side(side.key):
            document: dict[str, Any] = {"id": unit.key, "of": self._home[unit.key], "name": unit.name}
            document |= self._rules.unit(replace(unit, nation=unit.nation or side.nation))
            if not unit.nation:
                document.pop("nation", None)
            yield document | {"at": list(places[unit.key]), "facing": 180 if north else 0}


# -- where they stand --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Spot:
    """A thing to be placed, by its centre: ``right`` of its side's left edge, ``back`` from its side's first line."""

    key: str
    right: float
    back: float


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of blocks: its spots, its width, and how far back it reaches."""

    spots: tuple[_Spot, ...]
    width: float
    depth: float


@dataclass(frozen=True, slots=True)
class _Places:
    """The two first lines on the table, from which both sides are drawn up away from each other."""

    width: float
    south: float
    north: float

    def of(self, lines: Sequence[_Line], *, north: bool) -> dict[str, engine.Point]:
        """The places of one side's things by key, in table units; each line stands centred."""
        places = {}
        for line in lines:
            left = (self.width - line.width) / 2
            for spot in line.spots:
                x, y = left + spot.right, self.south - spot.back
                places[spot.key] = (
                    (round(x, 2), round(y, 2)) if not north else _turned(self.width, x, self.north + spot.back)
                )
        return places


def _stand(formation: str) -> str:
    """The key of a formation's stand among the places; no unit has one with a blank in it."""
    return f"stand {formation}"


def _turned(width: float, x: float, y: float) -> engine.Point:
    """The mirrored place of the side in the north, whose left is east."""
    return (round(width - x, 2), round(y, 2))


def _drawn_up(levy: _Levy, side: Side, width: float, ruleset: Ruleset) -> list[_Line]:
    """The lines of one side: blocks side by side as far as the table is broad, then the next line behind them."""
    lengths = ruleset.lengths
    lines: list[_Line] = []
    spots: list[_Spot] = []
    right = back = deepest = 0.0
    for block in _blocks(levy, side, ruleset):
        if spots and right + block.width > width - 2 * lengths.margin:
            lines.append(_Line(tuple(spots), right - lengths.block, deepest))
            spots, right, back = [], 0.0, deepest + lengths.interval
        spots += [_Spot(spot.key, right + spot.right, back + spot.back) for spot in block.spots]
        right += block.width + lengths.block
        deepest = max(deepest, back + block.depth)
    return [*lines, _Line(tuple(spots), right - lengths.block, deepest)]


def _blocks(levy: _Levy, side: Side, ruleset: Ruleset) -> Iterator[_Line]:
    """A block for each formation: its own units in rows, guns first, and behind them its stand."""
    for formation in levy.formations:
        if formation.side == side.key:
            yield _block(formation, levy.units_under(formation.key), ruleset)


def _block(formation: Formation, units: Sequence[Unit], ruleset: Ruleset) -> _Line:
    room = ruleset.lengths.interval
    spots: list[_Spot] = []
    back = widest = 0.0
    for row in _rows(units):
        sizes = [_size(unit, ruleset) for unit in row]
        right = 0.0
        deep = max(depth for _, depth in sizes)
        for unit, (broad, depth) in zip(row, sizes, strict=True):
            spots.append(_Spot(unit.key, right + broad / 2, back + depth / 2))
            right += broad + room
        widest = max(widest, right - room)
        back += deep + room
    stand = 2 * ruleset.lengths.stand
    widest = max(widest, stand)
    spots.append(_Spot(_stand(formation.key), widest / 2, back + stand / 2))
    return _Line(tuple(spots), widest, back + stand)


def _rows(units: Sequence[Unit]) -> Iterator[Sequence[Unit]]:
    for arms in (("artillery",), ("infantry", "cavalry")):
        of_arm = [unit for unit in units if unit.arm in arms]
        for start in range(0, len(of_arm), ABREAST):
            yield of_arm[start : start + ABREAST]


def _size(unit: Unit, ruleset: Ruleset) -> tuple[float, float]:
    """Breadth and depth of a unit in its opening formation, by the ruleset."""
    keys = {"id": unit.key, "of": unit.of, "at": (0.0, 0.0), **ruleset.oob.unit(unit)}
    known = {item.name for item in fields(engine.Unit)}
    extra = {key: value for key, value in keys.items() if key not in known}
    probe = engine.Unit(**{key: value for key, value in keys.items() if key in known}, extra=extra)
    empty = engine.Battle(ruleset.id, "", engine.Table(1, 1), 1, (), (), ())
    corners = ruleset.footprint(empty, probe)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return (max(xs) - min(xs), max(ys) - min(ys))
