"""Reading the battle off the table when the turn is over (OT-SEQ-3, OT-FILE-7): the next turn's file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from battles.engine.battle import NO_EXTRA, Battle, Commander, Formation, Side, Unit
from battles.engine.events import Event
from battles.engine.play.frame import battle_after, frozen
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import CHANGING, General, Troop


def at_the_end(field: Field, first: str, events: tuple[Event, ...]) -> Battle:
    """The battle at the start of the next turn; ``first`` moved first in this one."""
    found = field.ground.fords_found
    return battle_after(
        field.battle,
        events,
        units=tuple(_unit(troop) for troop in field.troops),
        formations=tuple(_formation(field, formation) for formation in field.battle.formations),
        sides=tuple(_side(side, first) for side in field.battle.sides),
        terrain=(*field.battle.terrain, *found),
        contacts=field.known.contacts() if field.known else NO_EXTRA,
    )


def _side(side: Side, first: str) -> Side:
    """Momentum goes to who moved first; surprise wears off (OT-INIT-3, OT-SEQ-3)."""
    extra = {key: value for key, value in side.extra.items() if key not in ("first", "surprise")}
    extra["first"] = side.id == first
    surprise = int(side.extra.get("surprise", 0)) - 1
    if surprise > 0:
        extra["surprise"] = surprise
    return replace(side, extra=frozen(extra))


def _unit(troop: Troop) -> Unit:
    """A unit with all that OT-FILE-7 always writes, and what else is not at its default."""
    unit = troop.unit
    extra: dict[str, Any] = {key: value for key, value in unit.extra.items() if key not in CHANGING}
    if troop.artillery:
        extra.pop("full", None)
    extra |= {"state": troop.state, "disordered": troop.disordered}
    if troop.artillery:
        extra |= {"guns": troop.guns, "crew": troop.crew}
        if troop.full != troop.guns:
            extra["full"] = troop.full
    else:
        extra["figures"] = troop.figures
    optional = {
        "blown": troop.blown,
        "guns_at": troop.guns_at,
        "guns_facing": troop.guns_facing if troop.guns_at is not None else 0.0,
        "sheltered": troop.sheltered,
        "last_target": troop.last_target,
    }
    extra |= {key: value for key, value in optional.items() if value}
    return replace(
        unit,
        quality=troop.quality,
        formation=troop.formation,
        at=None if troop.out else troop.centre if unit.at is not None or not troop.waiting else None,
        facing=troop.facing,
        arrives=troop.arrives if troop.waiting else None,
        out=troop.out,
        extra=frozen(extra),
    )


def _formation(field: Field, formation: Formation) -> Formation:
    extra: dict[str, Any] = {key: value for key, value in formation.extra.items() if key not in ("order", "pending")}
    held: tuple[tuple[str, Mapping[str, Mapping[str, Any]]], ...] = (
        ("order", field.orders),
        ("pending", field.pending),
    )
    for key, orders in held:
        if formation.id in orders:
            extra[key] = frozen(orders[formation.id])
    general = field.general_by_id.get(formation.id)
    commander = None if general is None else _commander(field, general)
    return replace(formation, commander=commander, extra=frozen(extra))


def _commander(field: Field, general: General) -> Commander | None:
    commander = general.formation.commander
    if commander is None:
        return None
    extra = {key: value for key, value in commander.extra.items() if key not in ("tactical", "new", "off_board")}
    if commander.extra.get("tactical") or general.tactical != "average":
        extra["tactical"] = general.tactical
    if general.off_board:
        extra["off_board"] = True
    at = field.place_of_general(general) if general.placed or general.attached else None
    return replace(
        commander,
        rating=general.rating if commander.rating or general.rating != "average" else "",
        at=at,
        attached=general.attached,
        arrives=commander.arrives if general.waiting else None,
        out=general.out,
        extra=frozen(extra),
    )
