"""Taking units off the table (MN-RET-1), and crews going back to their guns (MN-REACT-6)."""

from __future__ import annotations

from battles.engine.boxes import gap, overlap
from battles.engine.geometry import LIMIT
from battles.engine.play.standing import ALWAYS
from battles.rulesets.mini_nap import commanders
from battles.rulesets.mini_nap.command import Status
from battles.rulesets.mini_nap.decisions import always, choose
from battles.rulesets.mini_nap.field import Field
from battles.rulesets.mini_nap.losses import check_guests, take_off
from battles.rulesets.mini_nap.troops import Troop
from battles.rulesets.mini_nap.words import CommanderOut

CHARGED, OUT_OF_COMMAND = "charged", "out-of-command"

# MN-REACT-6. Guns are not manned again while an enemy is within this of them or of the square.
REMAN_CLEAR = 12.0


def bar_to_retreat(field: Field, troop: Troop) -> str:
    """What keeps a unit of the active side from leaving the table, or nothing (MN-RET-1)."""
    if troop.charged or troop.fired:
        return CHARGED
    return OUT_OF_COMMAND if commanders.status(field, troop) == Status.OUT else ""


def retreat(field: Field, troop: Troop) -> None:
    """Take a unit off. An attached brigadier stays where it stood, or goes with it."""
    stand = field.attached.get(troop.id)
    goes = stand is not None and choose(field, troop, "brigadier").name == "GO"
    take_off(field, troop)
    if stand is not None and goes:
        commanders.remove(field, stand, CommanderOut.UNIT, "MN-RET-1")
    elif stand is not None:
        field.attached.pop(troop.id)
        stand.attached = ""
        stand.place(troop.x, troop.y)
        field.journal.emit(
            "commander", unit=stand.id, side=stand.side, clause="MN-RET-1", detached=troop.id, at=(stand.x, stand.y)
        )
    if field.settings["retreat_counts"]:
        commanders.count_losses(field, troop)
    check_guests(field, troop)


def standing_retreats(field: Field) -> None:
    """Units whose standing orders take them off at the start of an initiative of their side (MN-SEQ-5)."""
    sheet = field.sheets.get(field.active)
    if sheet is None or not any(standing.decision == "retreat" for standing in sheet.standing):
        return
    for troop in list(field.of_side(field.active)):
        if choose(field, troop, "retreat").name == ALWAYS and not bar_to_retreat(field, troop):
            retreat(field, troop)


def reman(field: Field) -> None:
    """At the end of an initiative of their side crews go back to their guns, if it is safe and there is room."""
    for guns in field.troops:
        if not guns.abandoned or guns.out or guns.side != field.active:
            continue
        square = field.by_id[guns.abandoned]
        near = any(
            gap(guns.box, enemy.box) <= REMAN_CLEAR + LIMIT or gap(square.box, enemy.box) <= REMAN_CLEAR + LIMIT
            for enemy in field.enemies(guns)
        )
        if near or _overlapped(field, guns) or not always(field, guns, "re-man"):
            continue
        guns.abandoned = ""
        field.refresh()
        field.journal.tell("status", guns, "MN-REACT-6", abandoned=False)
        commanders.settle(field, guns)


def _overlapped(field: Field, guns: Troop) -> bool:
    return any(overlap(guns.box, other.box) for other in field.present if other is not guns)
