"""Strength lost, units gone, guns abandoned and their fate (MN-LOSS-1, MN-RET-1, MN-REACT-6)."""

from __future__ import annotations

from enum import StrEnum

from battles.engine.boxes import in_touch
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Out, Stance


class Cause(StrEnum):
    """Why strength was lost or a unit is gone."""

    FIRE = "fire"
    COMBAT = "combat"
    SQUARE = "square"
    FATIGUE = "fatigue"
    OVERRUN = "overrun"
    EVADING = "evading"
    FEINT = "feint"
    OPPORTUNITY = "opportunity"
    ABANDONED = "abandoned"


def lose(working: Working, troop: Troop, hits: int, cause: Cause, clause: str) -> None:
    """Take hits off at once, one strength point each, and the unit with the last that keeps it (MN-LOSS-1)."""
    taken = min(hits, troop.strength)
    if taken <= 0:
        return
    troop.strength -= taken
    working.journal.tell("loss", troop, clause, lost=taken, strength=troop.strength, cause=cause)
    if not troop.survives_at(troop.strength):
        eliminate(working, troop, cause, "MN-LOSS-1")


def eliminate(working: Working, troop: Troop, cause: Cause, clause: str) -> None:
    """Remove a unit from the battle, with the brigadier who rode with it and the guns it sheltered."""
    troop.out = Out.ELIMINATED.value
    troop.abandoned = ""
    troop.through = False
    working.roster.leave(troop)
    working.journal.tell("eliminated", troop, clause, cause=cause)
    commanders.count_losses(working, troop)
    check_guests(working, troop)


def take_off(working: Working, troop: Troop) -> None:
    """Take a unit off the table by its owner's will (MN-RET-1)."""
    troop.out = Out.RETREATED.value
    troop.through = False
    working.roster.leave(troop)
    working.journal.tell("retreat", troop, "MN-RET-1")


def lost_guests(working: Working) -> None:
    """Guns that a file leaves at a square where no gunners can be sheltered are lost at once (MN-REACT-6)."""
    for guns in working.roster.troops:
        if guns.abandoned and guns.on_table:
            check_guests(working, working.roster.by_id[guns.abandoned])


def check_guests(working: Working, square: Troop) -> None:
    """Guns whose gunners this square shelters are lost when it is out, has moved off or broken up.

    MN-REACT-6, MN-AMB-25.
    """
    for guns in working.roster.batteries:
        if guns.abandoned != square.id or guns.out:
            continue
        if square.out or square.formation != Stance.SQUARE or not in_touch(guns.box, square.box):
            eliminate(working, guns, Cause.ABANDONED, "MN-REACT-6")
