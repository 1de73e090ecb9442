"""Old Trousers' battle files: their words, and everything that is refused (OT-FILE-1 to 7).

Battle groups of cavalry are units like others, and the deployment is the file's (OT-C-OPT-1, OT-C-OPT-2).

1. The engine reads each key with the words below.
2. What men or pieces make is filled in (OT-FILE-2); orders of formations are read.
3. Every unit, formation and place is checked; all faults are reported together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Terrain, Unit
from battles.engine.faults import Fault
from battles.engine.filereading import FileWords, read_battle
from battles.engine.geometry import CONTACT, Polygon
from battles.engine.placing import lies_on, overlapping, place_said, size_of
from battles.engine.play.nations import nation_of
from battles.engine.reading import (
    Faults,
    Key,
    Unfit,
    direction,
    flag,
    identifier,
    list_of,
    name,
    number,
    one_of,
    place,
    read_record,
    shown,
    whole,
)
from battles.rulesets.old_trousers.dice import THROWS, miscounted
from battles.rulesets.old_trousers.movement.entitled import may_form_attack_column
from battles.rulesets.old_trousers.settings import SETTINGS
from battles.rulesets.old_trousers.table.footprints import SPREADS, build_of, footprint_at
from battles.rulesets.old_trousers.table.ground import KINDS, WIDENING, Cover, Ground, traveller_of
from battles.rulesets.old_trousers.table.organisation import acts
from battles.rulesets.old_trousers.words import (
    DEFAULT_QUALITY,
    FORMATIONS,
    MARKED_ORDERS,
    NATIONS,
    OTHER_NATIONS,
    QUALITIES,
    RATED_KINDS,
    RATINGS,
    TACTICAL,
    TRAITS,
    TYPES,
    WEATHERS,
    Arm,
    Baseline,
    CommanderOut,
    Kind,
    OrderKind,
    Out,
    Skirmish,
    Staff,
    Stance,
    State,
    Trait,
)

SMALLEST_TABLE, LARGEST_TABLE = 6, 1000
MOST_STANDS = 16
MOST_GUNS = 12
MOST_FIGURES = 64
MOST_MEN = 10_000
MOST_PIECES = 100
POUNDERS = (3, 24)
#: OT-FILE-6. From this weight on guns are too heavy for horse artillery.
HEAVY = 12
MOST_SURPRISE = 99
MOST_LEVEL = 9
# OT-FILE-2.
MEN_A_FIGURE = 60
PIECES_A_GUN = 4
PER_STAND: Mapping[str, tuple[int, int]] = {Arm.INFANTRY: (2, 4), Arm.CAVALRY: (2, 3)}
FIGURES_A_STAND = 3

#: Keys that only some arms have, in the order in which they are looked at.
_OF_ARMS: Mapping[str, tuple[Arm, ...]] = {
    **dict.fromkeys(("stands", "per_stand", "figures", "men", "spread"), (Arm.INFANTRY, Arm.CAVALRY)),
    **dict.fromkeys(("ranks", "skirmish"), (Arm.INFANTRY,)),
    **dict.fromkeys(
        ("guns", "crew", "pieces", "pounder", "guns_at", "guns_facing", "sheltered", "last_target"), (Arm.ARTILLERY,)
    ),
}


def _word(value: Any) -> str:
    """A nation: any word (OT-FILE-1)."""
    text = name(value)
    if text and text == text.strip():
        return text
    raise Unfit(f"{shown(value)} is not a nation; allowed: {', '.join(NATIONS)} or any word")


def _mapping(value: Any) -> Any:
    """A mapping that is read further on."""
    if isinstance(value, Mapping):
        return value
    raise Unfit(f"{shown(value)} is not an order; allowed: a mapping with kind and marker")


def _shot(value: Any) -> Mapping[str, Any]:
    """The last target of a battery, and where it was."""
    if isinstance(value, Mapping) and set(value) == {"unit", "at"}:
        return MappingProxyType({"unit": identifier(value["unit"]), "at": place(value["at"])})
    raise Unfit(f"{shown(value)} is not allowed; allowed: a mapping with unit and at")


WORDS = FileWords(
    ruleset="old-trousers",
    table=(SMALLEST_TABLE, LARGEST_TABLE),
    kinds=tuple(Kind),
    sides=(2, 2),
    nations=(*NATIONS, *OTHER_NATIONS),
    weathers=WEATHERS,
    terrain={kind: (shape,) for kind, shape in KINDS.items()},
    settings=SETTINGS,
    unit={
        "arm": Key(one_of(Arm), required=True, default=""),
        "type": Key(one_of(dict.fromkeys(word for words in TYPES.values() for word in words)), default=""),
        "quality": Key(one_of(QUALITIES), default=DEFAULT_QUALITY),
        "nation": Key(_word, default=""),
        "stands": Key(whole(1, MOST_STANDS)),
        "per_stand": Key(whole(2, 4), default=FIGURES_A_STAND),
        "ranks": Key(whole(2, 3)),
        "full": Key(whole(1, MOST_FIGURES)),
        "figures": Key(whole(0, MOST_FIGURES)),
        "guns": Key(whole(0, MOST_GUNS)),
        "crew": Key(whole(0, MOST_GUNS)),
        "pounder": Key(whole(*POUNDERS)),
        "men": Key(whole(1, MOST_MEN)),
        "pieces": Key(whole(1, MOST_PIECES)),
        "skirmish": Key(one_of(Skirmish), default=Skirmish.NONE.value),
        "spread": Key(number(1, 3)),
        "traits": Key(list_of(Trait), default=()),
        "formation": Key(one_of(Stance), default=""),
        "state": Key(one_of(State)),
        "disordered": Key(flag),
        "blown": Key(flag, default=False),
        "guns_at": Key(place),
        "guns_facing": Key(direction, default=0.0),
        "sheltered": Key(identifier, default=""),
        "last_target": Key(_shot),
        "out": Key(one_of(Out), default=""),
    },
    formation={"nation": Key(_word, default=""), "order": Key(_mapping), "pending": Key(_mapping)},
    commander={
        "rating": Key(one_of(RATINGS), default=""),
        "tactical": Key(one_of(TACTICAL), default=""),
        "attached": Key(identifier, default=""),
        "off_board": Key(flag, default=False),
        "out": Key(one_of(CommanderOut), default=""),
        "new": Key(flag, default=False),
    },
    side={
        "nation": Key(_word, default=""),
        "staff": Key(one_of(Staff), default=Staff.COMPETENT.value),
        "baseline": Key(one_of(Baseline), default=""),
        "surprise": Key(whole(0, MOST_SURPRISE), default=0),
        "first": Key(flag),
    },
    piece={
        "cover": Key(one_of(Cover)),
        "level": Key(whole(1, MOST_LEVEL), default=1),
        "wide": Key(flag, default=False),
    },
    dice=THROWS,
)


def read(document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
    """The battle in a document, or ``None`` and every fault of the document."""
    faults = Faults()
    battle = read_battle(document, WORDS, faults)
    formations = tuple(_with_orders(formation, i, faults) for i, formation in enumerate(battle.formations))
    battle = replace(battle, formations=formations)
    given = battle.units
    battle = replace(battle, units=tuple(_completed(unit) for unit in given))
    for index, (unit, as_given) in enumerate(zip(battle.units, given, strict=True)):
        for key, message in _faults_of_unit(battle, unit, as_given):
            faults.add(f"units[{index}].{key}", message)
    for index, formation in enumerate(battle.formations):
        for key, message in _faults_of_formation(battle, formation):
            faults.add(f"formations[{index}].{key}", message)
    for index, piece in enumerate(battle.terrain):
        for key, message in _faults_of_piece(piece):
            faults.add(f"terrain[{index}].{key}", message)
    for path, message in miscounted(battle):
        faults.add(path, message)
    _check_places(battle, faults)
    return (None, faults.found) if faults.found else (battle, ())


def _completed(unit: Unit) -> Unit:
    """The unit with its default type and formation, and what its men or pieces make (OT-FILE-1, OT-FILE-2)."""
    if unit.arm not in FORMATIONS:
        return unit
    arm = Arm(unit.arm)
    own = dict(unit.extra)
    men, pieces = own.pop("men", None), own.pop("pieces", None)
    if men is not None and arm != Arm.ARTILLERY and "stands" not in own:
        figures = figures_of(men)
        per_stand = own.get("per_stand", FIGURES_A_STAND)
        own["stands"] = math.ceil(figures / per_stand)
        own.setdefault("full", figures)
    if pieces is not None and arm == Arm.ARTILLERY and "guns" not in own:
        own["guns"] = guns_of(pieces)
    return replace(
        unit,
        type=unit.type or TYPES[arm][0],
        formation=unit.formation or FORMATIONS[arm][0].value,
        extra=MappingProxyType(own),
    )


def figures_of(men: int) -> int:
    """How many figures so many men are, halves counted up (OT-FILE-2)."""
    return math.floor(men / MEN_A_FIGURE + 0.5)


def guns_of(pieces: int) -> int:
    """How many model guns so many pieces are, halves counted up, at least one (OT-FILE-2)."""
    return max(1, math.floor(pieces / PIECES_A_GUN + 0.5))


# --- units ------------------------------------------------------------------------------------------------------------


def _faults_of_unit(battle: Battle, unit: Unit, given: Unit) -> Iterator[tuple[str, str]]:
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


# --- formations -------------------------------------------------------------------------------------------------------


def _with_orders(formation: Formation, index: int, faults: Faults) -> Formation:
    """The formation with its order, and the one that is on its way, read."""
    own = dict(formation.extra)
    for key in ("order", "pending"):
        if key in own:
            own[key] = _order(own[key], f"formations[{index}].{key}", faults, pending=key == "pending")
    return replace(formation, extra=MappingProxyType(own)) if own else formation


def _order(raw: Any, path: str, faults: Faults, *, pending: bool) -> Mapping[str, Any]:
    keys = {
        "kind": Key(one_of(OrderKind), required=True, default=""),
        "marker": Key(place),
        **({"from": Key(identifier, default="")} if pending else {}),
    }
    record = read_record(raw, path, keys, faults)
    if record["kind"] in MARKED_ORDERS and record["marker"] is None:
        faults.add(f"{path}.marker", f"missing; {record['kind']} needs its marker: a place [x, y]")
    return MappingProxyType({key: value for key, value in record.items() if value not in (None, "")})


def _faults_of_formation(battle: Battle, formation: Formation) -> Iterator[tuple[str, str]]:
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


def _faults_of_piece(piece: Terrain) -> Iterator[tuple[str, str]]:
    if "level" in piece.extra and piece.kind != "hill":
        yield "level", f"{piece.extra['level']} of {piece.kind}; allowed: for hills only"
    if "wide" in piece.extra and piece.kind not in WIDENING:
        yield "wide", f"true of {piece.kind}; allowed: for {' and '.join(WIDENING)} only"


# --- places -----------------------------------------------------------------------------------------------------------


def _check_places(battle: Battle, faults: Faults) -> None:
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
            faults.add(
                path, f"{place_said(unit.at)} leaves the table; allowed: the whole footprint on {size_of(battle.table)}"
            )
        elif not routed and _barred(ground, unit, corners):
            faults.add(path, f"{place_said(unit.at)} is on ground prohibited to {unit.arm} in {unit.formation}")
        if unit.in_play and not routed:
            standing.append((index, corners))
    for earlier, later in overlapping(standing):
        unit = battle.units[later]
        faults.add(
            f"units[{later}].at",
            f"{place_said(unit.at)} overlaps {shown(battle.units[earlier].id)}; allowed: ground of its own, "
            f"footprints at most {CONTACT:.2f} deep in each other",
        )
    for index, formation in enumerate(battle.formations):
        commander = formation.commander
        if commander is None or commander.at is None or commander.out:
            continue
        if not lies_on(battle.table, commander.at):
            message = f"{place_said(commander.at)} is off the table; allowed: a place on {size_of(battle.table)}"
            faults.add(f"formations[{index}].commander.at", message)


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
