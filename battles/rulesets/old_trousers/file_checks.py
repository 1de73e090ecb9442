"""What may not be in a battle file, though each value of it is right by itself (OT-FILE-2 to 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from battles.engine.battle import Battle, Formation, Terrain, Unit
from battles.engine.geometry import Polygon
from battles.engine.placing import check_commanders, check_overlaps, leaves_table, lies_on, place_said
from battles.engine.play.nations import nation_of
from battles.engine.reading import (
    Faults,
    shown,
)
from battles.rulesets.old_trousers.movement.entitled import may_form_attack_column
from battles.rulesets.old_trousers.numbers import (
    FIGURES_A_STAND,
    HEAVY,
    MOST_GUNS,
    MOST_STANDS,
    PER_STAND,
    POUNDERS,
)
from battles.rulesets.old_trousers.table.footprints import SPREADS, build_of, footprint_at
from battles.rulesets.old_trousers.table.ground import KINDS, WIDENING, Ground, traveller_of
from battles.rulesets.old_trousers.table.organisation import acts
from battles.rulesets.old_trousers.words import (
    FORMATIONS,
    RATED_KINDS,
    TRAITS,
    TYPES,
    Arm,
    Kind,
    Skirmish,
    Stance,
    State,
)

#: Keys that only some arms have, in the order in which they are looked at.
_OF_ARMS: Mapping[str, tuple[Arm, ...]] = {
    **dict.fromkeys(("stands", "per_stand", "figures", "men", "spread"), (Arm.INFANTRY, Arm.CAVALRY)),
    **dict.fromkeys(("ranks", "skirmish"), (Arm.INFANTRY,)),
    **dict.fromkeys(
        ("guns", "crew", "pieces", "pounder", "guns_at", "guns_facing", "sheltered", "last_target"), (Arm.ARTILLERY,)
    ),
}


def faults_of_unit(battle: Battle, unit: Unit, given: Unit) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a unit that OT-FILE-6 refuses, its place excepted."""
    above = battle.formation_by_id.get(unit.of)
    if above is not None and above.kind == Kind.ARMY:
        yield "of", f"{shown(unit.of)} is an army; allowed: a division, brigade or corps"
    if unit.arm:
        yield from _faults_of_arm(unit, given)
        yield from _faults_of_numbers(battle, unit, given)
        yield from _faults_of_stance(battle, unit)
    if not unit.out and unit.at is None and not unit.extra.get("sheltered"):
        yield "at", "missing; allowed: two numbers [x, y], the centre of the unit, unless it is out"
    shelter = battle.unit_by_id.get(str(unit.extra.get("sheltered", "")))
    if unit.extra.get("sheltered") and unit.arm == Arm.ARTILLERY:
        side = battle.side_of.get(unit.id)
        if shelter is None or shelter.arm != Arm.INFANTRY or battle.side_of.get(shelter.id) != side:
            yield "sheltered", f"no infantry {shown(unit.extra['sheltered'])} of its side; allowed: the id of such"


def _faults_of_arm(unit: Unit, given: Unit) -> Iterator[tuple[str, str]]:
    arm = Arm(unit.arm)
    if unit.type not in TYPES[arm]:
        yield "type", f"{shown(unit.type)} is no type of {arm}; allowed: {', '.join(TYPES[arm])}"
    strange = [trait for trait in unit.traits if trait not in TRAITS[arm]]
    if strange:
        allowed = ", ".join(TRAITS[arm]) or "none"
        yield "traits", f"{shown(strange)} of {arm}; allowed: {allowed}"
    for key, arms in _OF_ARMS.items():
        if key in given.extra and arm not in arms:
            yield key, f"{shown(given.extra[key])}, but {arm} has no {key}; allowed: {', '.join(arms)} only"
    pounder = unit.extra.get("pounder")
    if arm == Arm.ARTILLERY:
        if pounder is None:
            yield "pounder", f"missing; allowed: {POUNDERS[0]} to {POUNDERS[1]}"
        elif unit.type == "horse" and pounder >= HEAVY:
            yield "pounder", f"{pounder} of horse artillery; allowed: under {HEAVY}"


def _faults_of_numbers(battle: Battle, unit: Unit, given: Unit) -> Iterator[tuple[str, str]]:
    """Stands, figures, guns and crew (OT-FILE-1, OT-FILE-2, OT-FILE-6)."""
    arm, extra = Arm(unit.arm), unit.extra
    if arm == Arm.ARTILLERY:
        if "guns" not in extra:
            yield "guns", f"missing; allowed: 1 to {MOST_GUNS}, or pieces"
            return
        if "pieces" in given.extra and "guns" in given.extra:
            yield "pieces", f"{given.extra['pieces']} beside guns; allowed: one of the two"
        if "full" not in given.extra and unit.out and not extra["guns"]:
            yield "full", f"missing; allowed: 1 to {MOST_GUNS}, the guns at the start"
            return
        if "full" not in given.extra and not extra["guns"]:
            yield "guns", f"0; allowed: 1 to {MOST_GUNS}"
            return
        if int(extra.get("full", 1)) > MOST_GUNS:
            yield "full", f"{extra['full']}; allowed: 1 to {MOST_GUNS}"
        if int(extra["guns"]) > MOST_GUNS:
            yield "pieces" if "pieces" in given.extra else "guns", f"{extra['guns']} guns; allowed: 1 to {MOST_GUNS}"
        counted: tuple[str, ...] = ("guns", "crew")
    else:
        if "stands" not in extra:
            yield "stands", f"missing; allowed: 1 to {MOST_STANDS}, or men"
            return
        if "men" in given.extra and "stands" in given.extra:
            yield "men", f"{given.extra['men']} beside stands; allowed: one of the two"
        if not 1 <= extra["stands"] <= MOST_STANDS:
            yield "men", f"{given.extra.get('men')} make {extra['stands']} stands; allowed: 1 to {MOST_STANDS}"
            return
        least, most = PER_STAND[arm]
        if not least <= int(extra.get("per_stand", FIGURES_A_STAND)) <= most:
            yield "per_stand", f"{extra['per_stand']} of {arm}; allowed: {least} to {most}"
        low, high = SPREADS[arm]
        if "spread" in extra and not low <= extra["spread"] <= high:
            yield "spread", f"{extra['spread']:g} of {arm}; allowed: {low:g} to {high:g}"
        counted = ("figures",)
    full = build_of(battle, unit).full
    for key in counted:
        if key in extra and not (0 if unit.out else 1) <= extra[key] <= full:
            yield key, f"{extra[key]}; allowed: {0 if unit.out else 1} to {full}"


def _faults_of_stance(battle: Battle, unit: Unit) -> Iterator[tuple[str, str]]:
    """The formation (OT-FILE-1, OT-FILE-6)."""
    arm = Arm(unit.arm)
    allowed = list(FORMATIONS[arm])
    why = f"no formation of {arm}"
    if arm == Arm.INFANTRY:
        if not may_form_attack_column(battle.settings, arm, nation_of(battle, unit), unit.traits):
            allowed.remove(Stance.ATTACK_COLUMN)
            if unit.formation == Stance.ATTACK_COLUMN:
                why = "no formation of this infantry"
        if unit.extra.get("skirmish") != Skirmish.FULL:
            allowed.remove(Stance.SKIRMISH)
            if unit.formation == Stance.SKIRMISH:
                why = "a formation of infantry with skirmish: full"
    if unit.formation and unit.formation not in allowed:
        yield "formation", f"{shown(unit.formation)} is {why}; allowed: {', '.join(allowed)}"


def faults_of_formation(battle: Battle, formation: Formation) -> Iterator[tuple[str, str]]:
    """Key and message of everything about a formation that OT-FILE-6 refuses, its commander's place excepted."""
    for key in ("order", "pending"):
        issuer = str(formation.extra.get(key, {}).get("from", ""))
        if issuer and issuer not in battle.formation_by_id:
            yield f"{key}.from", f"no formation {shown(issuer)}; allowed: the id of the formation that issued it"
    if battle.settings.get("orders_required") and "order" not in formation.extra and acts(battle, formation.id):
        yield "order", "missing; allowed: an order for every command, as orders_required says"
    commander = formation.commander
    if commander is None or not formation.kind:
        return
    units = battle.units_of(formation.id)
    if formation.kind == Kind.BRIGADE and any(unit.arm == Arm.INFANTRY for unit in units):
        yield "commander", f"{shown(commander.name)} over infantry; allowed: none, only cavalry brigades have one"
    elif commander.rating and formation.kind not in RATED_KINDS:
        yield "commander.rating", f"{shown(commander.rating)} of a {formation.kind}; allowed: for armies and corps only"
    if commander.attached and not any(unit.id == commander.attached and not unit.out for unit in units):
        message = f"{shown(commander.attached)} is no unit of {formation.id} in play"
        yield "commander.attached", f"{message}; allowed: the id of such a unit"


def faults_of_piece(piece: Terrain) -> Iterator[tuple[str, str]]:
    if "level" in piece.extra and piece.kind != "hill":
        yield "level", f"{piece.extra['level']} of {piece.kind}; allowed: for hills only"
    if "wide" in piece.extra and piece.kind not in WIDENING:
        yield "wide", f"true of {piece.kind}; allowed: for {' and '.join(WIDENING)} only"


def check_places(battle: Battle, faults: Faults) -> None:
    """Nothing off the table, on ground prohibited to it, or on another unit's ground (OT-FILE-6)."""
    whole_pieces = tuple(piece for piece in battle.terrain if piece.kind in KINDS and _is_whole(piece))
    ground = Ground(replace(battle, terrain=whole_pieces))
    standing: list[tuple[int, Polygon]] = []
    for index, unit in enumerate(battle.units):
        if unit.out or unit.at is None or not _has_footprint(unit) or unit.extra.get("sheltered"):
            continue
        routed = unit.extra.get("state") == State.ROUTED
        corners = footprint_at(build_of(battle, unit), unit.formation, unit.at, unit.facing, routed=routed)
        path = f"units[{index}].at"
        if not lies_on(battle.table, unit.at, corners):
            faults.add(path, leaves_table(unit.at, battle.table))
        elif not routed and _barred(ground, unit, corners):
            faults.add(path, f"{place_said(unit.at)} is on ground prohibited to {unit.arm} in {unit.formation}")
        if unit.in_play and not routed:
            standing.append((index, corners))
    check_overlaps(battle, standing, faults)
    check_commanders(battle, faults)


def _barred(ground: Ground, unit: Unit, corners: Polygon) -> bool:
    return unit.at is not None and ground.bars(traveller_of(unit.arm, unit.formation), corners, unit.at)


def _is_whole(piece: Terrain) -> bool:
    """Whether a piece of ground has the shape of its kind, and so can be asked about."""
    return bool(piece.points) and piece.shape == KINDS[piece.kind]


def _has_footprint(unit: Unit) -> bool:
    """Whether enough of a unit is known for its footprint."""
    if unit.arm not in FORMATIONS or unit.formation not in FORMATIONS[Arm(unit.arm)]:
        return False
    if unit.arm == Arm.ARTILLERY:
        return bool(unit.extra.get("guns") or unit.extra.get("full"))
    return bool(unit.extra.get("stands"))
