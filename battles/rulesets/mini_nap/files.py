"""Mini-Nap's battle files: their words, and everything that is refused (MN-FILE-1 to 6).

1. The engine reads each key with the words below.
2. Defaults that depend on the arm are filled in, strength is reckoned from men or pieces (MN-FILE-5).
3. Every unit, command and place is checked; all faults are reported together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Commander, Formation, Terrain, Unit
from battles.engine.faults import Fault
from battles.engine.filereading import FileWords, read_battle
from battles.engine.geometry import Polygon
from battles.engine.placing import check_commanders, check_overlaps, leaves_table, lies_on, place_said
from battles.engine.reading import Faults, Key, flag, identifier, list_of, one_of, shown, whole
from battles.rulesets.mini_nap.command.ratings import MOST_BATTERY_STRENGTH, MOST_STRENGTH, strength_of
from battles.rulesets.mini_nap.settings import SETTINGS
from battles.rulesets.mini_nap.table.footprints import footprint_at
from battles.rulesets.mini_nap.table.ground import REDEPLOYING, TERRAIN, Ground, traveller_of
from battles.rulesets.mini_nap.table.organisation import ARTILLERY_SUFFIX, role_of
from battles.rulesets.mini_nap.words import (
    DEFAULT_FORMATION,
    FORMATIONS,
    GUNS,
    IRREGULAR_TRAITS,
    NATIONS,
    QUALITIES,
    RATINGS,
    TRAITS,
    TYPES,
    WEATHERS,
    Arm,
    CommanderOut,
    Kind,
    Marker,
    Out,
    Role,
    Stance,
)

LARGEST_TABLE = 2000
SMALLEST_TABLE = 10
MOST_MEN = 100_000
MOST_PIECES = 1_000

WORDS = FileWords(
    ruleset="mini-nap",
    table=(SMALLEST_TABLE, LARGEST_TABLE),
    kinds=tuple(Kind),
    sides=(2, 2),
    nations=NATIONS,
    weathers=WEATHERS,
    terrain={kind: (row.shape,) for kind, row in TERRAIN.items()},
    settings=SETTINGS,
    unit={
        "arm": Key(one_of(Arm), required=True, default=""),
        "type": Key(one_of(dict.fromkeys(word for words in TYPES.values() for word in words)), True, ""),
        "guns": Key(one_of(GUNS)),
        "quality": Key(one_of(QUALITIES), required=True, default=""),
        "strength": Key(whole(0, MOST_STRENGTH)),
        "men": Key(whole(1, MOST_MEN)),
        "pieces": Key(whole(1, MOST_PIECES)),
        "formation": Key(one_of(Stance), default=""),
        "traits": Key(list_of(TRAITS), default=()),
        "nation": Key(one_of(NATIONS), default=""),
        **{marker.value: Key(flag, default=False) for marker in Marker},
        "abandoned": Key(identifier, default=""),
        "out": Key(one_of(Out), default=""),
    },
    formation={"role": Key(one_of(Role), default="")},
    commander={
        "rating": Key(one_of(RATINGS), default=""),
        "attached": Key(identifier, default=""),
        "evaded": Key(flag, default=False),
        "out": Key(one_of(CommanderOut), default=""),
    },
)


def read(document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
    """The battle in a document, or ``None`` and every fault of the document."""
    faults = Faults()
    battle = read_battle(document, WORDS, faults)
    given = battle.units
    battle = replace(battle, units=tuple(_completed(unit) for unit in given))
    for index, (unit, as_given) in enumerate(zip(battle.units, given, strict=True)):
        for key, message in _faults_of_unit(battle, unit, as_given):
            faults.add(f"units[{index}].{key}", message)
    for index, formation in enumerate(battle.formations):
        for key, message in _faults_of_formation(battle, formation):
            faults.add(f"formations[{index}].{key}", message)
    _check_places(battle, faults)
    return (None, faults.found) if faults.found else (battle, ())


def _completed(unit: Unit) -> Unit:
    """The unit with its default formation and the strength that its men or pieces make (MN-FILE-1, MN-FILE-5)."""
    if unit.arm not in FORMATIONS:
        return unit
    arm = Arm(unit.arm)
    irregular = any(trait in IRREGULAR_TRAITS for trait in unit.traits)
    formation = unit.formation or (Stance.SKIRMISH if irregular else DEFAULT_FORMATION[arm]).value
    men, pieces = unit.extra.get("men"), unit.extra.get("pieces")
    strength = unit.strength
    if strength is None and (men is not None or pieces is not None):
        strength = strength_of(arm, men=men, pieces=pieces)
    if strength is None and unit.out:
        strength = 0
    own = {key: value for key, value in unit.extra.items() if key not in ("men", "pieces")}
    return replace(unit, formation=formation, strength=strength, extra=MappingProxyType(own))


# --- units ------------------------------------------------------------------------------------------------------------


def _faults_of_unit(battle: Battle, unit: Unit, given: Unit) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a unit that MN-FILE-6 refuses, its place excepted."""
    if unit.arm:
        yield from _faults_of_type(unit)
        yield from _faults_of_stance(unit)
        yield from _faults_of_strength(battle, unit, given)
    yield from _faults_of_command(battle, unit)
    if not unit.out and unit.at is None:
        yield "at", "missing; allowed: two numbers [x, y], the centre of the unit, unless it is out"
    shelter = unit.extra.get("abandoned")
    if shelter and unit.arm != Arm.ARTILLERY:
        yield "abandoned", f"{shown(shelter)}, but {unit.arm} has no guns to leave; allowed: artillery only"
    elif shelter and shelter not in battle.unit_by_id:
        yield "abandoned", f"no unit {shown(shelter)}; allowed: the id of the square that shelters the gunners"


def _faults_of_type(unit: Unit) -> Iterator[tuple[str, str]]:
    arm, guns = Arm(unit.arm), unit.extra.get("guns")
    if unit.type and unit.type not in TYPES[arm]:
        yield "type", f"{shown(unit.type)} is no type of {arm}; allowed: {', '.join(TYPES[arm])}"
    if arm == Arm.ARTILLERY:
        if guns is None:
            yield "guns", f"missing; allowed: {', '.join(GUNS)}"
        elif guns == "heavy" and unit.type == "horse":
            yield "guns", "'heavy' guns do not ride with horse artillery; allowed: light, medium"
    elif guns is not None:
        yield "guns", f"{shown(guns)}, but {arm} has no guns; allowed: artillery only"
    if unit.traits and (arm != Arm.CAVALRY or unit.type != "light"):
        yield "traits", f"{shown(list(unit.traits))} of {unit.type} {arm}; allowed: light cavalry only"


def _faults_of_stance(unit: Unit) -> Iterator[tuple[str, str]]:
    arm = Arm(unit.arm)
    allowed = [stance.value for stance in FORMATIONS[arm]]
    why = f"no formation of {arm}"
    if any(trait in IRREGULAR_TRAITS for trait in unit.traits):
        allowed, why = [Stance.SKIRMISH.value], "no formation of cossacks or arabs"
    elif arm == Arm.INFANTRY and unit.type == "line":
        allowed.remove(Stance.SKIRMISH)
        why = "no formation of line infantry"
    elif arm == Arm.CAVALRY and unit.type in ("heavy", "medium"):
        allowed.remove(Stance.SKIRMISH)
        why = f"no formation of {unit.type} cavalry"
    elif "lancer" in unit.traits:
        allowed.remove(Stance.SKIRMISH)
        why = "no formation of lancers"
    if unit.formation and unit.formation not in allowed:
        yield "formation", f"{shown(unit.formation)} is {why}; allowed: {', '.join(allowed)}"


def _faults_of_strength(battle: Battle, unit: Unit, given: Unit) -> Iterator[tuple[str, str]]:
    battery = unit.arm == Arm.ARTILLERY
    men, pieces = given.extra.get("men"), given.extra.get("pieces")
    counted, uncounted = ("pieces", men) if battery else ("men", pieces)
    other = "men" if battery else "pieces"
    most = MOST_BATTERY_STRENGTH if battery else MOST_STRENGTH
    if uncounted is not None:
        yield other, f"{uncounted} {other} of {unit.arm}; allowed: {counted}, or strength"
    number = pieces if battery else men
    if given.strength is not None and number is not None:
        yield counted, f"{number} beside a strength of {given.strength}; allowed: one of the two"
    if unit.strength is None:
        if uncounted is None:
            yield "strength", f"missing; allowed: 1 to {most}, or {counted}"
        return
    least = 0 if unit.out else 2 if battle.turn == 1 else 1
    if given.strength is None and not least <= unit.strength <= most:
        yield counted, f"{number} make a strength of {unit.strength}; allowed: no more than {most}"
    elif not least <= unit.strength <= most:
        yield "strength", f"{unit.strength} of {unit.arm}; allowed: {least} to {most}"
    elif unit.strength == 1 and not unit.out and _goes_at_one(unit):
        yield (
            "strength",
            f"1 in {unit.formation}, at which the unit is gone; allowed: 2 to {most}, or a square or guard",
        )


def _goes_at_one(unit: Unit) -> bool:
    """Whether such a unit is eliminated with its last point still there (MN-LOSS-1)."""
    return unit.formation in (Stance.LINE, Stance.COLUMN) and unit.quality != "guard"


def _faults_of_command(battle: Battle, unit: Unit) -> Iterator[tuple[str, str]]:
    above = battle.formation_by_id.get(unit.of)
    if above is None or not above.kind:
        return
    if above.kind in (Kind.ARMY, Kind.CORPS):
        yield "of", f"{shown(unit.of)} is of kind {above.kind}; allowed: a brigade, for artillery also a division"
    elif above.kind == Kind.DIVISION and unit.arm in (Arm.INFANTRY, Arm.CAVALRY):
        yield "of", f"{shown(unit.of)} is a division, which has only artillery directly under it; allowed: a brigade"
    elif above.kind == Kind.BRIGADE and unit.arm == Arm.ARTILLERY:
        role = _role(battle, above)
        if role == Role.CAVALRY and unit.type == "foot":
            yield "type", "'foot' artillery in a cavalry brigade; allowed: horse"
        if role in (Role.CAVALRY, Role.MIXED) and unit.extra.get("guns") == "heavy":
            yield "guns", f"'heavy' guns in a {role} brigade; allowed: light, medium"


# --- formations -------------------------------------------------------------------------------------------------------


def _faults_of_formation(battle: Battle, formation: Formation) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a formation that MN-FILE-6 refuses, its commander's place excepted."""
    division = formation.id.removesuffix(ARTILLERY_SUFFIX)
    if division != formation.id and _has_artillery(battle, division):
        yield "id", f"{shown(formation.id)} is how the artillery of {division} is called; allowed: another id"
    role = formation.extra.get("role")
    if role and formation.kind != Kind.BRIGADE:
        yield "role", f"{shown(role)} of a {formation.kind}; allowed: for brigades only"
    commander = formation.commander
    if commander is None or not formation.kind:
        return
    if formation.kind == Kind.BRIGADE:
        if commander.rating:
            yield (
                "commander.rating",
                f"{shown(commander.rating)} of a brigade's commander; allowed: none, he has no rating",
            )
        if commander.extra.get("evaded"):
            yield "commander.evaded", "true of a brigade's commander; allowed: for armies, corps and divisions only"
        if _role(battle, formation) == Role.ARTILLERY:
            yield "commander", f"{shown(commander.name)} of an artillery brigade; allowed: none, it has no commander"
    yield from _faults_of_stand(battle, formation, commander)


def _faults_of_stand(battle: Battle, formation: Formation, commander: Commander) -> Iterator[tuple[str, str]]:
    if commander.attached:
        unit = battle.unit_by_id.get(commander.attached)
        if formation.kind != Kind.BRIGADE:
            yield "commander.attached", f"{shown(commander.attached)} of a {formation.kind}; allowed: brigadiers only"
        elif unit is None or unit.of != formation.id or not unit.in_play:
            message = f"{shown(commander.attached)} is no unit of {formation.id} in play"
            yield "commander.attached", f"{message}; allowed: the id of such a unit"
    elif commander.at is None and not commander.out:
        yield "commander.at", "missing; allowed: two numbers [x, y], unless he is attached or out"


def _has_artillery(battle: Battle, division: str) -> bool:
    """Whether a formation is a division with units directly under it, which are its artillery (MN-FILE-1)."""
    formation = battle.formation_by_id.get(division)
    return formation is not None and formation.kind == Kind.DIVISION and bool(battle.units_in.get(division))


def _role(battle: Battle, brigade: Formation) -> str:
    return role_of(brigade, (unit for unit in battle.units_in.get(brigade.id, ()) if unit.arm))


# --- places -----------------------------------------------------------------------------------------------------------


def _check_places(battle: Battle, faults: Faults) -> None:
    """Nothing off the table, on ground prohibited to it, or on another unit's ground (MN-FILE-6)."""
    ground = Ground.of(replace(battle, terrain=tuple(piece for piece in battle.terrain if _is_whole(piece))))
    standing: list[tuple[int, Polygon]] = []
    for index, unit in enumerate(battle.units):
        if unit.out or unit.at is None or not _has_footprint(unit):
            continue
        corners = footprint_at(unit.arm, unit.formation, unit.at, unit.facing)
        path = f"units[{index}].at"
        if not lies_on(battle.table, unit.at, corners):
            faults.add(path, leaves_table(unit.at, battle.table))
        elif _on_barred_ground(ground, unit, corners):
            faults.add(path, f"{place_said(unit.at)} is on ground prohibited to {unit.arm} in {unit.formation}")
        if unit.in_play and not unit.extra.get("abandoned"):
            standing.append((index, corners))
    check_overlaps(battle, standing, faults)
    check_commanders(battle, faults)


def _on_barred_ground(ground: Ground, unit: Unit, corners: Polygon) -> bool:
    """Whether a unit stands where it may not; a battery may have redeployed along a road or bridge (MN-X-TERR-2)."""
    if unit.at is None or not unit.type:
        return False
    who = REDEPLOYING if unit.arm == Arm.ARTILLERY else traveller_of(unit.arm, unit.formation)
    return ground.bars(who, corners, unit.at)


def _is_whole(piece: Terrain) -> bool:
    """Whether a piece of ground has the shape of its kind, and so can be asked about."""
    return piece.kind in TERRAIN and bool(piece.points) and piece.shape == TERRAIN[piece.kind].shape


def _has_footprint(unit: Unit) -> bool:
    return unit.arm in FORMATIONS and unit.formation in FORMATIONS[Arm(unit.arm)]
