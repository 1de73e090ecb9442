"""Taking units off the table, by order or in advance (MN-RET-1)."""

from __future__ import annotations

from battles.engine.play.standing import ALWAYS
from battles.rulesets.mini_nap.combat.losses import check_guests, take_off
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.command.decisions import choose
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import CommanderOut, Status

CHARGED, OUT_OF_COMMAND = "charged", "out-of-command"


def bar_to_retreat(working: Working, troop: Troop) -> str:
    """What keeps a unit of the active side from leaving the table, or nothing (MN-RET-1)."""
    if troop.charged or troop.fired:
        return CHARGED
    return OUT_OF_COMMAND if commanders.status(working, troop) == Status.OUT else ""


def retreat(working: Working, troop: Troop) -> None:
    """Take a unit off. An attached brigadier stays where it stood, or goes with it."""
    stand = working.staff.attached.get(troop.id)
    goes = stand is not None and choose(working, troop, "brigadier").name == "GO"
    take_off(working, troop)
    if stand is not None and goes:
        commanders.remove(working, stand, CommanderOut.UNIT, "MN-RET-1")
    elif stand is not None:
        working.staff.attached.pop(troop.id)
        stand.attached = ""
        stand.place(troop.x, troop.y)
        working.journal.emit(
            "commander", unit=stand.id, side=stand.side, clause="MN-RET-1", detached=troop.id, at=(stand.x, stand.y)
        )
    if working.settings["retreat_counts"]:
        commanders.count_losses(working, troop)
    check_guests(working, troop)


def standing_retreats(working: Working) -> None:
    """Units whose standing orders take them off at the start of an initiative of their side (MN-SEQ-5)."""
    sheet = working.sheets.get(working.initiative.active)
    if sheet is None or not any(standing.decision == "retreat" for standing in sheet.standing):
        return
    for troop in list(working.roster.of_side(working.initiative.active)):
        if choose(working, troop, "retreat").name == ALWAYS and not bar_to_retreat(working, troop):
            retreat(working, troop)
