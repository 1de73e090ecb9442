"""Who has won at the end of a turn (MN-X-VIC-1, MN-ORD-6)."""

from __future__ import annotations

from battles.rulesets.mini_nap.commanders import lost
from battles.rulesets.mini_nap.field import Field

CONCEDED, DESTROYED, BROKEN = "conceded", "destroyed", "broken"


def victory(field: Field) -> tuple[str, str] | None:
    """The winner and the reason, logged; nothing when nobody, or both sides alike, are beaten."""
    reasons = {side.id: _beaten(field, side.id) for side in field.battle.sides}
    for reason in (CONCEDED, DESTROYED, BROKEN):
        beaten = [side for side, why in reasons.items() if why == reason]
        if len(beaten) == 1:
            winner = field.enemy_of[beaten[0]]
            field.emit("victory", side=winner, clause="MN-X-VIC-1", winner=winner, reason=reason)
            return winner, reason
        if beaten:
            return None
    return None


def _beaten(field: Field, side: str) -> str:
    """Why a side is beaten, if it is."""
    sheet = field.sheets.get(side)
    if sheet is not None and sheet.concede:
        return CONCEDED
    units = [troop for troop in field.troops if troop.side == side]
    gone = sum(lost(field, troop) for troop in units)
    if units and gone == len(units):
        return DESTROYED
    limit = field.settings["army_break"]
    return BROKEN if units and limit and gone * 100 >= limit * len(units) else ""
