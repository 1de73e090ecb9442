"""Who has won at the end of a turn (MN-X-VIC-1, MN-ORD-6)."""

from __future__ import annotations

from battles.engine.play.frame import conceding, winner_of
from battles.rulesets.mini_nap.command.commanders import lost
from battles.rulesets.mini_nap.table.working import Working

CONCEDED, DESTROYED, BROKEN = "conceded", "destroyed", "broken"


def victory(working: Working) -> tuple[str, str] | None:
    """The winner and the reason, logged; nothing when nobody, or both sides alike, are beaten."""
    beaten = {side.id: _beaten(working, side.id) for side in working.battle.sides}
    won = winner_of(beaten, (CONCEDED, DESTROYED, BROKEN))
    if won is not None:
        winner, reason = won
        working.journal.emit("victory", side=winner, clause="MN-X-VIC-1", winner=winner, reason=reason)
    return won


def _beaten(working: Working, side: str) -> str:
    """Why a side is beaten, if it is."""
    if conceding(working.sheets, (side,)):
        return CONCEDED
    units = [troop for troop in working.roster.troops if troop.side == side]
    gone = sum(lost(working, troop) for troop in units)
    if units and gone == len(units):
        return DESTROYED
    limit = working.settings["army_break"]
    return BROKEN if units and limit and gone * 100 >= limit * len(units) else ""
