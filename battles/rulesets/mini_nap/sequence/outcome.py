"""Reading the battle off the table when the turn is over (MN-SEQ-7): the next turn's file, orders and dice dropped."""

from __future__ import annotations

from dataclasses import replace

from battles.engine.battle import NO_EXTRA, Battle, Commander, Unit
from battles.engine.events import Event
from battles.engine.play.frame import battle_after, frozen
from battles.rulesets.mini_nap.table.troops import Stand, Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Marker

_MARKERS = frozenset(str(marker.value) for marker in Marker)


def battle_at_the_end(working: Working, events: tuple[Event, ...]) -> Battle:
    """The battle at the start of the next turn."""
    stands = {stand.id: stand for stand in working.staff.stands}
    return battle_after(
        working.battle,
        events,
        units=tuple(_unit(troop) for troop in working.roster.troops),
        formations=tuple(
            replace(formation, commander=_commander(working, stands[formation.id]))
            if formation.id in stands
            else formation
            for formation in working.battle.formations
        ),
        contacts=working.roster.known.contacts() if working.roster.known else NO_EXTRA,
    )


def _unit(troop: Troop) -> Unit:
    extra = {key: value for key, value in troop.unit.extra.items() if key not in _MARKERS and key != "abandoned"}
    if not troop.out:
        extra |= {marker.value: True for marker in Marker if marker in troop.markers}
        if troop.abandoned:
            extra["abandoned"] = troop.abandoned
    if troop.waiting:
        return troop.unit
    return replace(
        troop.unit,
        strength=troop.strength,
        formation=troop.formation,
        at=None if troop.out else (troop.x, troop.y),
        facing=troop.facing,
        arrives=None,
        out=troop.out,
        extra=frozen(extra),
    )


def _commander(working: Working, stand: Stand) -> Commander | None:
    commander = stand.formation.commander
    if commander is None:
        return None
    carrier = working.roster.by_id.get(stand.attached)
    at: tuple[float, float] | None = (stand.x, stand.y) if stand.placed and not stand.out else None
    if carrier is not None:
        at = (carrier.x, carrier.y)
    extra = {key: value for key, value in commander.extra.items() if key != "evaded"}
    return replace(
        commander,
        rating=stand.rating,
        at=at,
        attached=stand.attached,
        arrives=commander.arrives if stand.waiting else None,
        out=stand.out,
        extra=frozen(extra),
    )
