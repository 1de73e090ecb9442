"""Old Trousers' battle files: their words, and everything that is refused (OT-FILE-1 to 7).

Battle groups of cavalry are units like others, and the deployment is the file's (OT-C-OPT-1, OT-C-OPT-2).

1. The engine reads each key with the words below.
2. What men or pieces make is filled in (OT-FILE-2); orders of formations are read.
3. Every unit, formation and place is checked; all faults are reported together.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.faults import Fault
from battles.engine.filereading import FileWords, read_battle
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
from battles.rulesets.old_trousers.file_checks import check_places, faults_of_formation, faults_of_piece, faults_of_unit
from battles.rulesets.old_trousers.numbers import (
    FIGURES_A_STAND,
    LARGEST_TABLE,
    MOST_FIGURES,
    MOST_GUNS,
    MOST_LEVEL,
    MOST_MEN,
    MOST_PIECES,
    MOST_STANDS,
    MOST_SURPRISE,
    POUNDERS,
    SMALLEST_TABLE,
    figures_of,
    guns_of,
)
from battles.rulesets.old_trousers.settings import SETTINGS
from battles.rulesets.old_trousers.table.ground import KINDS, Cover
from battles.rulesets.old_trousers.words import (
    DEFAULT_QUALITY,
    FORMATIONS,
    MARKED_ORDERS,
    NATIONS,
    OTHER_NATIONS,
    QUALITIES,
    RATINGS,
    TACTICAL,
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
        for key, message in faults_of_unit(battle, unit, as_given):
            faults.add(f"units[{index}].{key}", message)
    for index, formation in enumerate(battle.formations):
        for key, message in faults_of_formation(battle, formation):
            faults.add(f"formations[{index}].{key}", message)
    for index, piece in enumerate(battle.terrain):
        for key, message in faults_of_piece(piece):
            faults.add(f"terrain[{index}].{key}", message)
    for path, message in miscounted(battle):
        faults.add(path, message)
    check_places(battle, faults)
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
