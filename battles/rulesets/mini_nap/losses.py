"""Strength lost, units gone, guns abandoned and their fate (MN-LOSS-1, MN-RET-1, MN-REACT-6)."""

from __future__ import annotations

from battles.engine.boxes import in_touch
from battles.rulesets.mini_nap import commanders
from battles.rulesets.mini_nap.field import SOLID_SQUARE, Field
from battles.rulesets.mini_nap.troops import Troop
from battles.rulesets.mini_nap.words import Out


class Cause:
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


def lose(field: Field, troop: Troop, hits: int, cause: str, clause: str) -> None:
    """Take hits off at once, one strength point each, and the unit with the last that keeps it (MN-LOSS-1)."""
    taken = min(hits, troop.strength)
    if taken <= 0:
        return
    troop.strength -= taken
    field.journal.tell("loss", troop, clause, lost=taken, strength=troop.strength, cause=cause)
    if not troop.survives_at(troop.strength):
        eliminate(field, troop, cause, "MN-LOSS-1")


def eliminate(field: Field, troop: Troop, cause: str, clause: str) -> None:
    """Remove a unit from the battle, with the brigadier who rode with it and the guns it sheltered."""
    troop.out = Out.ELIMINATED.value
    troop.abandoned = ""
    troop.through = False
    field.refresh()
    field.journal.tell("eliminated", troop, clause, cause=cause)
    commanders.count_losses(field, troop)
    check_guests(field, troop)


def take_off(field: Field, troop: Troop) -> None:
    """Take a unit off the table by its owner's will (MN-RET-1)."""
    troop.out = Out.RETREATED.value
    troop.through = False
    field.refresh()
    field.journal.tell("retreat", troop, "MN-RET-1")


def check_guests(field: Field, square: Troop) -> None:
    """Guns whose gunners this square shelters are lost when it is out, has moved off or broken up.

    MN-REACT-6, MN-AMB-25.
    """
    for guns in field.troops:
        if guns.abandoned != square.id or guns.out:
            continue
        if square.out or square.formation != SOLID_SQUARE or not in_touch(guns.box, square.box):
            eliminate(field, guns, Cause.ABANDONED, "MN-REACT-6")
