"""Reading the battle off the table when the turn is over: the next turn's file."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from battles.engine.battle import NO_EXTRA, Battle, Commander, Point, Unit
from battles.engine.events import Event, effect_of
from battles.engine.geometry import normal_angle
from battles.engine.play.frame import battle_after, frozen
from battles.engine.play.journal import Journal
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import General, Troop

# Section i: computed unrounded, written with two decimals.
DECIMALS = 2


def battle_at_the_end(field: Field, events: tuple[Event, ...]) -> Battle:
    """The battle at the start of the next turn."""
    generals = {general.id: general for general in field.generals}
    return battle_after(
        field.battle,
        events,
        units=tuple(_unit(troop) for troop in field.troops),
        formations=tuple(
            replace(formation, commander=_commander(generals[formation.id])) if formation.id in generals else formation
            for formation in field.battle.formations
        ),
        contacts=field.known.contacts() if field.known else NO_EXTRA,
    )


def _unit(troop: Troop) -> Unit:
    """The unit as it now stands; what is out keeps its last place (section i)."""
    if troop.waiting:
        return troop.unit
    extra: dict[str, Any] = dict(troop.unit.extra)
    extra |= {"size": troop.size, "bases": troop.bases, "mm": troop.mm, "ds": troop.ds}
    for key, value in (("square", troop.square), ("town", troop.town)):
        extra.pop(key, None)
        if value:
            extra[key] = value
    return replace(
        troop.unit,
        formation=troop.formation,
        at=(round(troop.x, DECIMALS), round(troop.y, DECIMALS)),
        facing=normal_angle(round(troop.facing, DECIMALS)),
        arrives=None,
        out=troop.out,
        extra=frozen(extra),
    )


def _commander(general: General) -> Commander | None:
    commander = general.formation.commander
    if commander is None:
        return None
    return replace(commander, at=general.at, arrives=commander.arrives if general.waiting else None, out=general.out)


def _rounded(at: Point | None) -> Point | None:
    return (round(at[0], DECIMALS), round(at[1], DECIMALS)) if at is not None else None


def write_plainly(journal: Journal) -> None:
    """Round the figures of all that is in a turn's journal as they are written."""
    for entry in journal.entries:
        effect = entry.effect
        for value in effect.values():
            if isinstance(value, float | tuple | list):
                entry.effect = effect_of({key: _plain(value) for key, value in effect.items()})
                break


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DECIMALS)
    if isinstance(value, tuple | list):
        return type(value)([_plain(item) for item in value])
    return value
