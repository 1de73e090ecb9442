"""Battle files of this rulebook: their words, and everything that is refused (BNB-FILE-1 to 3, BNB-TERR-1).

1. The engine reads each key with the words below.
2. Defaults that depend on the arm or the size are filled in.
3. Every unit, command and place is checked; all faults are reported together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Shape, Unit
from battles.engine.boxes import Box, box
from battles.engine.dice import D6, Throw
from battles.engine.faults import Fault
from battles.engine.filereading import FileWords, read_battle
from battles.engine.geometry import CONTACT
from battles.engine.placing import check_commanders, leaves_table, lies_on, on_ground_of, place_said
from battles.engine.reading import Faults, Key, Unfit, flag, identifier, list_of, number, one_of, shown, whole
from battles.rulesets.big_napoleonic.settings import SETTINGS
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.rulesets.big_napoleonic.table.ground import TERRAIN, TOWN, Cover, Going, Ground
from battles.rulesets.big_napoleonic.words import (
    DEFAULT_DEPLOYMENT,
    DEFAULT_TYPE,
    DEPLOYMENTS,
    DISPLACED,
    FIRE_TRAITS,
    LEAST_BASES,
    LEAST_PLACES_IN_THREE_RANKS,
    MOST_DISRUPTION,
    MOST_MORALE_MARKERS,
    NATIONS,
    OPPOSITES,
    SIZES,
    SQUARING,
    TYPES,
    WEATHERS,
    Arm,
    Deployment,
    Kind,
    Out,
    Quality,
    Trait,
)

RULESET_ID = "big-napoleonic-battles"
SMALLEST_TABLE, LARGEST_TABLE = 12, 240
HIGHEST = 10
DEFILE_POINTS = 2

_SHAPES = {"area": (Shape.AREA,), "line": (Shape.LINE,)}


def _goings(value: Any) -> Mapping[str, str]:
    """The going by arm, for the arms given."""
    allowed = f"a mapping with {', '.join(Arm)} to {', '.join(Going)}"
    if not isinstance(value, Mapping) or not value:
        raise Unfit(f"{shown(value)} is not allowed; allowed: {allowed}")
    for arm, going in value.items():
        if arm not in list(Arm) or going not in list(Going):
            raise Unfit(f"{shown({arm: going})} is not allowed; allowed: {allowed}")
    return MappingProxyType({str(arm): str(going) for arm, going in value.items()})


WORDS = FileWords(
    ruleset=RULESET_ID,
    table=(SMALLEST_TABLE, LARGEST_TABLE),
    kinds=tuple(Kind),
    sides=(2, 2),
    nations=NATIONS,
    weathers=WEATHERS,
    terrain={kind: _SHAPES[row.shape] for kind, row in TERRAIN.items()},
    settings=SETTINGS,
    unit={
        "arm": Key(one_of(Arm), required=True, default=""),
        "type": Key(one_of(dict.fromkeys(word for words in TYPES.values() for word in words)), default=""),
        "quality": Key(one_of(Quality), default=Quality.TRAINED.value),
        "traits": Key(list_of(Trait), default=()),
        "size": Key(whole(1, SIZES[1])),
        "bases": Key(whole(0, SIZES[1])),
        "mm": Key(whole(0, MOST_MORALE_MARKERS)),
        "ds": Key(whole(0, MOST_DISRUPTION), default=0),
        "formation": Key(one_of(Deployment), default=""),
        "square": Key(flag, default=False),
        "town": Key(identifier, default=""),
        "nation": Key(one_of(NATIONS), default=""),
        "out": Key(one_of(Out), default=""),
    },
    commander={"out": Key(one_of((DISPLACED,)), default="")},
    piece={
        "going": Key(_goings),
        "close": Key(flag),
        "cover": Key(one_of(Cover)),
        "height": Key(number(0, HIGHEST)),
        "narrow": Key(flag),
    },
    battle={"first": Key(identifier, default="")},
    dice={
        "movement": Throw(D6, 2, 2),
        "reaction-fire": Throw(D6, 2, 2),
        "reaction-enfilade": Throw(D6, 2, 2),
        "initiative-fire": Throw(D6, 2, 2),
        "initiative-enfilade": Throw(D6, 2, 2),
        "combat": Throw(D6, 1, 1),
    },
)


def read(document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
    """The battle in a document, or ``None`` and every fault of the document."""
    faults = Faults()
    battle = read_battle(document, WORDS, faults)
    battle = replace(battle, units=tuple(_completed(unit) for unit in battle.units))
    first = battle.extra.get("first")
    if first and first not in battle.side_by_id:
        faults.add("first", f"no side {shown(first)}; allowed: {', '.join(battle.side_by_id)}")
    for index, piece in enumerate(battle.terrain):
        if piece.line and piece.kind in TERRAIN and TERRAIN[piece.kind].defile and len(piece.line) != DEFILE_POINTS:
            faults.add(
                f"terrain[{index}].line",
                f"{len(piece.line)} places; allowed: the {DEFILE_POINTS} ends of the {piece.kind}",
            )
    for index, unit in enumerate(battle.units):
        for key, message in _faults_of_unit(unit):
            faults.add(f"units[{index}].{key}", message)
    for index, formation in enumerate(battle.formations):
        for key, message in _faults_of_formation(formation):
            faults.add(f"formations[{index}].{key}", message)
    _check_places(battle, faults)
    return (None, faults.found) if faults.found else (battle, ())


def _completed(unit: Unit) -> Unit:
    """The unit with the defaults of its arm and size (BNB-FILE-3)."""
    if unit.arm not in list(Arm):
        return unit
    arm = Arm(unit.arm)
    extra = dict(unit.extra)
    size = extra.get("size", 1 if arm == Arm.ARTILLERY else None)
    if size is not None:
        extra["size"] = size
        extra["bases"] = extra.get("bases", size)
    return replace(
        unit,
        type=unit.type or ("" if arm == Arm.ARTILLERY else DEFAULT_TYPE),
        formation=unit.formation or DEFAULT_DEPLOYMENT[arm].value,
        extra=MappingProxyType(extra),
    )


# --- units ------------------------------------------------------------------------------------------------------------


def _faults_of_unit(unit: Unit) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a unit that is refused, its place excepted (BNB-FILE-3)."""
    if not unit.arm:
        return
    arm = Arm(unit.arm)
    if not unit.type:
        yield "type", f"missing; allowed: {', '.join(TYPES[arm])}"
    elif unit.type not in TYPES[arm]:
        yield "type", f"{shown(unit.type)} is no type of {arm}; allowed: {', '.join(TYPES[arm])}"
    yield from _faults_of_traits(unit, arm)
    yield from _faults_of_size(unit, arm)
    yield from _faults_of_deployment(unit, arm)
    if unit.at is None:
        yield "at", "missing; allowed: two numbers [x, y], the centre of the unit"


def _faults_of_traits(unit: Unit, arm: Arm) -> Iterator[tuple[str, str]]:
    for pair in OPPOSITES:
        if all(trait in unit.traits for trait in pair):
            yield "traits", f"both {pair[0]} and {pair[1]}; allowed: one of them"
            return
    if arm != Arm.INFANTRY and any(trait in unit.traits for trait in FIRE_TRAITS):
        yield "traits", f"{shown(list(unit.traits))} of {arm}; allowed: {', '.join(FIRE_TRAITS)} for infantry only"


def _faults_of_size(unit: Unit, arm: Arm) -> Iterator[tuple[str, str]]:
    size = unit.extra.get("size")
    least, most = (1, 1) if arm == Arm.ARTILLERY else SIZES
    if size is None:
        yield "size", f"missing; allowed: {least} to {most}"
        return
    if not least <= size <= most:
        yield "size", f"{size} of {arm}; allowed: {least} to {most}"
        return
    bases = unit.extra["bases"]
    fewest = 0 if unit.out else 1 if arm == Arm.ARTILLERY else LEAST_BASES
    if not fewest <= bases <= size:
        yield "bases", f"{bases} of {size}; allowed: {fewest} to {size}"
        return
    markers = 0 if arm == Arm.ARTILLERY else min(MOST_MORALE_MARKERS, size - bases)
    given = unit.extra.get("mm")
    if given is not None and given != markers:
        yield "mm", f"{given} markers with {bases} of {size} bases; allowed: {markers}, or leave it out"


def _faults_of_deployment(unit: Unit, arm: Arm) -> Iterator[tuple[str, str]]:
    allowed = DEPLOYMENTS[arm]
    size, bases = unit.extra.get("size", 0), unit.extra.get("bases", 0)
    places = bases + min(MOST_MORALE_MARKERS, size - bases)
    if unit.formation not in allowed:
        yield "formation", f"{shown(unit.formation)} is no formation of {arm}; allowed: {', '.join(allowed)}"
    elif unit.formation == Deployment.DEPTH3 and not unit.out and places < LEAST_PLACES_IN_THREE_RANKS:
        yield (
            "formation",
            f"'depth3' with {places} places; allowed: {LEAST_PLACES_IN_THREE_RANKS} or more, or another formation",
        )
    if unit.extra.get("square") and (arm != Arm.INFANTRY or unit.formation not in SQUARING):
        yield "square", f"true of {arm} in {unit.formation}; allowed: infantry in {', '.join(SQUARING)}"
    town = unit.extra.get("town")
    if unit.formation == Deployment.TOWN and not town:
        yield "town", "missing; allowed: the id of the town that the unit holds"
    elif town and unit.formation != Deployment.TOWN:
        yield "town", f"{shown(town)} with formation {unit.formation}; allowed: with formation town only"


# --- formations -------------------------------------------------------------------------------------------------------


def _faults_of_formation(formation: Formation) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a formation that is refused (BNB-FILE-2)."""
    commander = formation.commander
    if commander is not None and commander.at is None and not commander.out:
        yield "commander.at", "missing; allowed: two numbers [x, y], unless he is displaced"


# --- places -----------------------------------------------------------------------------------------------------------


def _check_places(battle: Battle, faults: Faults) -> None:
    """Nobody off the table, on impassable ground, on another's ground, or in a town that is taken (BNB-FILE-3)."""
    whole_pieces = [piece for piece in battle.terrain if piece.kind in TERRAIN and (piece.area or piece.line)]
    ground = Ground(whole_pieces)
    standing: list[tuple[int, Unit, figures.Figure]] = []
    held: dict[str, str] = {}
    for index, unit in enumerate(battle.units):
        if unit.out or unit.at is None or unit.arm not in list(Arm) or not _has_shape(unit):
            continue
        path = f"units[{index}]"
        town = str(unit.extra.get("town", ""))
        if unit.formation == Deployment.TOWN:
            if not town:
                continue
            if town not in ground.walls:
                faults.add(
                    f"{path}.town", f"no town {shown(town)}; allowed: the id of a piece of ground of kind {TOWN}"
                )
                continue
            if unit.arrives is None:
                if town in held:
                    faults.add(f"{path}.town", f"{shown(town)} is held by {held[town]}; allowed: a town of its own")
                    continue
                held[town] = unit.id
                standing.append((index, unit, ground.walls[town]))
            continue
        footprint = box(*unit.at, *measures(unit.formation, _places(unit)), unit.facing)
        if not lies_on(battle.table, unit.at, footprint.corners):
            faults.add(f"{path}.at", leaves_table(unit.at, battle.table))
        elif ground.barred(footprint, unit.arm, CONTACT):
            faults.add(
                f"{path}.at",
                f"{place_said(unit.at)} is on ground impassable to {unit.arm}; allowed: ground it can pass",
            )
        if unit.arrives is None:
            standing.append((index, unit, footprint))
    _check_overlaps(standing, faults)
    check_commanders(battle, faults)


def _check_overlaps(standing: Sequence[tuple[int, Unit, figures.Figure]], faults: Faults) -> None:
    """Report each unit that stands on another's ground, at the later of the two in the file."""
    by_west = sorted(standing, key=lambda entry: (entry[2].x - entry[2].radius, entry[0]))
    for place, (index, unit, figure) in enumerate(by_west):
        for other_index, other, other_figure in by_west[place + 1 :]:
            if other_figure.x - other_figure.radius >= figure.x + figure.radius:
                break
            if isinstance(figure, Box):
                met = figures.overlap(figure, other_figure, CONTACT)
            else:
                met = isinstance(other_figure, Box) and figures.overlap(other_figure, figure, CONTACT)
            if met:
                later, earlier = (other, unit) if other_index > index else (unit, other)
                faults.add(f"units[{max(index, other_index)}].at", on_ground_of(later.at, earlier.id))


def _has_shape(unit: Unit) -> bool:
    """Whether enough of a unit was read to know its footprint."""
    if unit.formation not in DEPLOYMENTS[Arm(unit.arm)]:
        return False
    places = _places(unit)
    low, high = (1, 1) if unit.arm == Arm.ARTILLERY else SIZES
    fits = low <= places <= high
    return fits and (unit.formation != Deployment.DEPTH3 or places >= LEAST_PLACES_IN_THREE_RANKS)


def _places(unit: Unit) -> int:
    size, bases = int(unit.extra.get("size", 0)), int(unit.extra.get("bases", 0))
    return bases + (0 if unit.arm == Arm.ARTILLERY else min(MOST_MORALE_MARKERS, size - bases))
