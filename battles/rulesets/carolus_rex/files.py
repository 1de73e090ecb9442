"""Carolus Rex's battle files: their words, and everything that is refused (CR-VAL-1 to 6).

1. The engine reads each key with the words below.
2. Defaults that depend on the arm are filled in.
3. Every unit, command, piece of ground and roll is checked; all faults are reported together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Commander, Formation, Point, Terrain, Unit
from battles.engine.boxes import Box, box, overlap
from battles.engine.faults import Fault
from battles.engine.filereading import FileWords, read_battle
from battles.engine.geometry import contains, distance
from battles.engine.placing import lies_on, off_table, on_ground_of
from battles.engine.reading import (
    Faults,
    Key,
    Unfit,
    flag,
    identifier,
    list_of,
    number,
    one_of,
    place,
    shown,
    whole,
)
from battles.rulesets.carolus_rex.dice import CARDS, COMMAND, TABLE, THROWS
from battles.rulesets.carolus_rex.settings import AVERAGE_DIE, COMMAND_DICE, SETTINGS
from battles.rulesets.carolus_rex.table.footprints import area_box, shape_of
from battles.rulesets.carolus_rex.table.ground import CLEAR_GOING, DIFFICULT, OCCUPIED, TERRAIN
from battles.rulesets.carolus_rex.words import (
    DEPLOYED,
    FORMATIONS,
    NATIONS,
    QUALITIES,
    TRAITS,
    TYPES,
    WEATHERS,
    Arm,
    Cohesion,
    Edge,
    GeneralOut,
    Kind,
    Out,
    Rating,
    Replacements,
    Stance,
    Trait,
    Type,
    levels_of,
)

SMALLEST_TABLE = 12
LARGEST_TABLE = 240
LAST_TURN = 9999
WIDEST_CROSSING = 24
_RIGHT_ANGLE = 0.02


def _facing(value: Any) -> float:
    """A direction of 0 to under 360 degrees."""
    degrees = float(number(0, 360)(value))
    if degrees == 360.0:
        raise Unfit("360 is not allowed; allowed: numbers from 0 to under 360")
    return degrees


def _left(value: Any) -> Mapping[str, Any]:
    """When and where a unit left the table, and how many tests to return it has failed."""
    allowed = "allowed: a mapping with turn, at and tests"
    if not isinstance(value, Mapping) or set(value) - {"turn", "at", "tests"} or not {"turn", "at"} <= set(value):
        raise Unfit(f"{shown(value)} does not say when a unit left; {allowed}")
    return MappingProxyType(
        {
            "turn": whole(1, LAST_TURN)(value["turn"]),
            "at": place(value["at"]),
            "tests": whole(0, LAST_TURN)(value.get("tests", 0)),
        }
    )


WORDS = FileWords(
    ruleset="carolus-rex",
    table=(SMALLEST_TABLE, LARGEST_TABLE),
    kinds=tuple(Kind),
    sides=(2, 2),
    nations=NATIONS,
    weathers=WEATHERS,
    terrain=TERRAIN,
    settings=SETTINGS,
    unit={
        "arm": Key(one_of(Arm), required=True, default=""),
        "type": Key(one_of(Type), default=""),
        "quality": Key(one_of(QUALITIES), required=True, default=""),
        "traits": Key(list_of(Trait), default=()),
        "formation": Key(one_of(Stance), default=""),
        "facing": Key(_facing, default=0.0),
        "cohesion": Key(one_of(Cohesion)),
        "occupying": Key(identifier, default=""),
        "probing": Key(flag, default=False),
        "out": Key(one_of(Out), default=""),
        "out_turn": Key(whole(1, LAST_TURN)),
        "left": Key(_left),
    },
    commander={
        "rating": Key(one_of(Rating), required=True, default=""),
        "attached": Key(identifier, default=""),
        "wounds": Key(whole(0, 1), default=0),
        "passed": Key(flag, default=False),
        "out": Key(one_of(GeneralOut), default=""),
        "out_turn": Key(whole(1, LAST_TURN)),
        "with": Key(identifier, default=""),
    },
    side={
        "edge": Key(one_of(Edge), default=""),
        "replacements": Key(one_of(Replacements), default=""),
    },
    piece={
        "level": Key(whole(1, 2)),
        "going": Key(one_of((CLEAR_GOING,)), default=""),
        "over": Key(identifier, default=""),
        "width": Key(number(0.1, WIDEST_CROSSING)),
        "guns": Key(flag, default=False),
        "removed": Key(flag, default=False),
    },
    dice=THROWS,
)


def read(document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
    """The battle in a document, or ``None`` and every fault of the document."""
    faults = Faults()
    battle = read_battle(document, WORDS, faults)
    battle = replace(battle, units=tuple(_completed(unit) for unit in battle.units))
    for index, piece in enumerate(battle.terrain):
        _note(faults, f"terrain[{index}]", _faults_of_ground(battle, piece))
    _check_armies(battle, faults)
    for index, formation in enumerate(battle.formations):
        _note(faults, f"formations[{index}]", _faults_of_formation(battle, formation))
    for index, unit in enumerate(battle.units):
        _note(faults, f"units[{index}]", _faults_of_unit(battle, unit))
    _check_occupants(battle, faults)
    _check_ground(battle, faults)
    for index, roll in enumerate(battle.dice):
        if not any(fault.path.startswith(f"dice[{index}]") for fault in faults.found):
            _note(faults, f"dice[{index}]", _faults_of_roll(battle, roll.label, roll.by, roll.roll))
    return (None, faults.found) if faults.found else (battle, ())


def _note(faults: Faults, path: str, found: Iterator[tuple[str, str]]) -> None:
    for key, message in found:
        faults.add(f"{path}.{key}", message)


def _completed(unit: Unit) -> Unit:
    """The unit with the formation, type and cohesion that it has where the file is silent (CR-VAL-3)."""
    if unit.arm not in FORMATIONS:
        return unit
    arm = Arm(unit.arm)
    extra = dict(unit.extra)
    extra.setdefault("cohesion", Cohesion.GOOD.value)
    return replace(
        unit,
        type=unit.type or (Type.IRREGULAR.value if arm is Arm.IRREGULAR else ""),
        formation=unit.formation or DEPLOYED[arm].value,
        extra=MappingProxyType(extra),
    )


# ---- ground


def _faults_of_ground(battle: Battle, piece: Terrain) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a piece of ground that CR-VAL-4 refuses."""
    if not piece.kind:
        return
    if piece.kind in OCCUPIED and piece.area and not _is_rectangle(piece.area):
        yield "area", f"{len(piece.area)} corners; allowed: the four corners of a rectangle, in turn"
    for key, kinds in (
        ("level", ("hill",)),
        ("going", DIFFICULT),
        ("over", ("crossing",)),
        ("width", ("crossing",)),
        ("guns", ("entrenchment",)),
        ("removed", ("barricade",)),
    ):
        if key in piece.extra and piece.kind not in kinds:
            yield key, f"{shown(piece.extra[key])} of {piece.kind}; allowed: for {', '.join(kinds)} only"
    if piece.kind == "crossing":
        over = str(piece.extra.get("over", ""))
        crossed = battle.terrain_by_id.get(over)
        if crossed is None or crossed.kind not in ("minor", "major"):
            given = shown(over) if over else "missing"
            yield "over", f"{given}; allowed: the id of a minor or major obstacle of the file"


def _is_rectangle(corners: tuple[Point, ...]) -> bool:
    if len(corners) != 4:
        return False
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    sides = (distance(corners[0], corners[1]), distance(corners[1], corners[2]))
    if min(sides) <= 0 or max(abs(ax + cx - bx - dx), abs(ay + cy - by - dy)) > _RIGHT_ANGLE * 2:
        return False
    return abs((bx - ax) * (cx - bx) + (by - ay) * (cy - by)) <= _RIGHT_ANGLE * sides[0] * sides[1]


# ---- formations


def _check_armies(battle: Battle, faults: Faults) -> None:
    """One army a side (CR-VAL-2)."""
    led: dict[str, str] = {}
    for index, formation in enumerate(battle.formations):
        if formation.kind != Kind.ARMY or not formation.side:
            continue
        if formation.side in led:
            faults.add(
                f"formations[{index}].kind",
                f"a second army of {shown(formation.side)}, beside {shown(led[formation.side])}; allowed: one a side",
            )
        led.setdefault(formation.side, formation.id)
    for index, side in enumerate(battle.sides):
        if side.id and side.id not in led:
            faults.add(f"sides[{index}]", f"no army of {shown(side.id)}; allowed: a formation of kind army for it")


def _faults_of_formation(battle: Battle, formation: Formation) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a formation that CR-VAL-2 refuses."""
    if formation.kind == Kind.DIVISION and not formation.of:
        yield "of", "missing; allowed: the id of an army"
    commander = formation.commander
    if commander is None:
        if formation.kind:
            yield "commander", "missing; allowed: a mapping with name, rating and at"
        return
    yield from _faults_of_general(battle, formation, commander)


def _faults_of_general(battle: Battle, formation: Formation, commander: Commander) -> Iterator[tuple[str, str]]:
    if commander.attached:
        unit = battle.unit_by_id.get(commander.attached)
        side = battle.side_of_formation(formation.id)
        if unit is None or battle.side_of.get(unit.id) != side or unit.out or unit.arrives is not None:
            message = f"{shown(commander.attached)} is no unit of his side on the table"
            yield "commander.attached", f"{message}; allowed: the id of such a unit"
    elif commander.at is None and not commander.out:
        yield "commander.at", "missing; allowed: two numbers [x, y], unless he is attached or out"
    if commander.at is not None and not commander.out and not _on_table(battle, commander.at):
        yield "commander.at", off_table(commander.at, battle.table)


# ---- units


def _faults_of_unit(battle: Battle, unit: Unit) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a unit that CR-VAL-3 and 5 refuse, other units not considered."""
    if unit.arm:
        yield from _faults_of_kind(unit)
    above = battle.formation_by_id.get(unit.of)
    if above is not None and above.kind and above.kind != Kind.DIVISION:
        yield "of", f"{shown(unit.of)} is of kind {above.kind}; allowed: a division"
    if not unit.out and unit.at is None:
        yield "at", "missing; allowed: two numbers [x, y], the centre of the unit, unless it is out"
    elif not unit.out and unit.at is not None and not _on_table(battle, unit.at):
        yield "at", off_table(unit.at, battle.table)


def _faults_of_kind(unit: Unit) -> Iterator[tuple[str, str]]:
    arm = Arm(unit.arm)
    if not unit.type:
        yield "type", f"missing; allowed for {arm}: {', '.join(TYPES[arm])}"
    elif unit.type not in TYPES[arm]:
        yield "type", f"{shown(unit.type)} is no type of {arm}; allowed: {', '.join(TYPES[arm])}"
    for trait in unit.traits:
        if trait not in TRAITS[arm]:
            yield "traits", f"{shown(trait)} of {arm}; allowed: {', '.join(TRAITS[arm]) or 'none'}"
    if unit.formation not in FORMATIONS[arm]:
        yield "formation", f"{shown(unit.formation)} is no formation of {arm}; allowed: {', '.join(FORMATIONS[arm])}"
    cohesion = unit.extra.get("cohesion", Cohesion.GOOD)
    levels = levels_of(arm, small=Trait.SMALL in unit.traits)
    if cohesion not in levels:
        sort = "a small unit" if Trait.SMALL in unit.traits else arm
        yield "cohesion", f"{shown(cohesion)} of {sort}; allowed: {', '.join(levels)}"
    if unit.extra.get("probing") and arm is not Arm.IRREGULAR:
        yield "probing", f"true of {arm}; allowed: for irregulars only"


def _check_occupants(battle: Battle, faults: Faults) -> None:
    """Areas that may be held, by infantry or guns, one of each (CR-VAL-4)."""
    held: dict[tuple[str, str], str] = {}
    for index, unit in enumerate(battle.units):
        area = str(unit.extra.get("occupying", ""))
        if not area:
            continue
        path = f"units[{index}].occupying"
        piece = battle.terrain_by_id.get(area)
        if piece is None or piece.kind not in OCCUPIED:
            faults.add(path, f"{shown(area)}; allowed: the id of an enclosure, a built zone or a redoubt")
        elif unit.arm not in (Arm.INFANTRY, Arm.ARTILLERY):
            faults.add(path, f"{shown(area)} by {unit.arm}; allowed: for infantry and artillery only")
        elif unit.out:
            faults.add(path, f"{shown(area)} by a unit that is out; allowed: for units on the table")
        elif (area, unit.arm) in held:
            other = held[area, unit.arm]
            faults.add(path, f"{shown(area)} is held by {shown(other)}; allowed: one unit of {unit.arm} in an area")
        else:
            held[area, unit.arm] = unit.id


def _check_ground(battle: Battle, faults: Faults) -> None:
    """No unit on another's ground, but for those in one area (CR-VAL-5)."""
    spoilt = {fault.path for fault in faults.found}
    standing: list[tuple[int, str, Box]] = []
    for index, unit in enumerate(battle.units):
        if unit.out or unit.arrives is not None or unit.at is None or unit.arm not in FORMATIONS:
            continue
        if any(f"units[{index}].{key}" in spoilt for key in ("formation", "traits", "occupying", "at")):
            continue
        area = str(unit.extra.get("occupying", ""))
        standing.append((index, area, _ground_of(battle, unit, area)))
    for place_, (index, area, ground) in enumerate(standing):
        for other, other_area, other_ground in standing[:place_]:
            if not _share_an_area(battle, (index, area), (other, other_area)) and overlap(ground, other_ground):
                faults.add(f"units[{index}].at", on_ground_of(battle.units[index].at, battle.units[other].id))
                break


def _share_an_area(battle: Battle, one: tuple[int, str], other: tuple[int, str]) -> bool:
    """Whether two units are in one area: both hold it, or one holds it and a friend of its has his middle in it."""
    for (index, area), (beside, held) in ((one, other), (other, one)):
        if not area:
            continue
        unit, friend = battle.units[index], battle.units[beside]
        if held:
            return held == area
        alike = battle.side_of.get(unit.id) == battle.side_of.get(friend.id)
        if alike and friend.at is not None and contains(battle.terrain_by_id[area].area, friend.at):
            return True
    return False


def _ground_of(battle: Battle, unit: Unit, area: str) -> Box:
    if area:
        return area_box(battle.terrain_by_id[area].area, unit.facing)
    traits = unit.traits
    shape = shape_of(unit.arm, unit.formation, small=Trait.SMALL in traits, wide=Trait.WIDE in traits)
    x, y = unit.at or (0.0, 0.0)
    return box(x, y, shape.width, shape.depth, unit.facing)


def _on_table(battle: Battle, point: Point) -> bool:
    """Whether a place is on the table, as far as the table's size is known."""
    return not (battle.table.width and battle.table.height) or lies_on(battle.table, point)


# ---- dice


def _faults_of_roll(battle: Battle, label: str, by: str, roll: tuple[int, ...]) -> Iterator[tuple[str, str]]:
    """Who throws, and what the dice can show (CR-VAL-6)."""
    known = by in battle.unit_by_id or by in battle.formation_by_id or by in battle.side_by_id or by == TABLE
    if not known:
        yield "by", f"no unit, formation or side {shown(by)}; allowed: an id of the file, or {TABLE}"
    if label == CARDS:
        cards = sum(formation.commander is not None for formation in battle.formations)
        if len(roll) != cards:
            yield "roll", f"{len(roll)} dice for {cards} cards; allowed: one die a card"
        elif any(face > cards - drawn for drawn, face in enumerate(roll)):
            yield "roll", f"{list(roll)}; allowed: the first die up to {cards}, each following one less"
    if label == COMMAND:
        values = COMMAND_DICE[str(battle.settings.get(AVERAGE_DIE, next(iter(COMMAND_DICE))))].values
        if any(face not in values for face in roll):
            yield "roll", f"{list(roll)}; allowed: dice that show {', '.join(map(str, values))}"
