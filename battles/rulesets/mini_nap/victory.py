"""Who has won at the end of a turn (MN-X-VIC-1, MN-ORD-6)."""

from __future__ import annotations

from battles.engine.play.frame import conceding, winner_of
from battles.rulesets.mini_nap.commanders import lost
from battles.rulesets.mini_nap.field import Field

CONCEDED, DESTROYED, BROKEN = "conceded", "destroyed", "broken"


def victory(field: Field) -> tuple[str, str] | None:
    """The winner and the reason, logged; nothing when nobody, or both sides alike, are beaten."""
    beaten = {side.id: _beaten(field, side.id) for side in field.battle.sides}
    won = winner_of(beaten, (CONCEDED, DESTROYED, BROKEN))
    if won is not None:
        winner, reason = won
        field.journal.emit("victory", side=winner, clause="MN-X-VIC-1", winner=winner, reason=reason)
    return won


def _beaten(field: Field, side: str) -> str:
    """Why a side is beaten, if it is."""
    if conceding(field.sheets, (side,)):
        return CONCEDED
    units = [troop for troop in field.troops if troop.side == side]
    gone = sum(lost(field, troop) for troop in units)
    if units and gone == len(units):
        return DESTROYED
    limit = field.settings["army_break"]
    return BROKEN if units and limit and gone * 100 >= limit * len(units) else ""
