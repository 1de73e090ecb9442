"""Disruption, lost bases and the end of units (BNB-LOSS-1 to 4)."""

from __future__ import annotations

from enum import StrEnum

from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.words import MOST_DISRUPTION, Out


class Cause(StrEnum):
    """Why a unit suffers (section g of the specification)."""

    FIRE = "fire"
    FATIGUE = "fatigue"
    COMBAT = "combat"
    RETIRE = "retire"
    RETREAT = "retreat"
    FALL_BACK = "fall-back"
    EVADE = "evade"
    SUPPORT = "support"


class End(StrEnum):
    """How a unit goes."""

    BROKEN = "broken"
    BASES = "bases"
    DESTROYED = "destroyed"
    LEFT = "left"


def disrupt(field: Field, troop: Troop, cause: str, clause: str = "BNB-LOSS-1") -> None:
    """One D; a third costs a base instead (BNB-LOSS-1)."""
    if troop.ds >= MOST_DISRUPTION:
        lose_bases(field, troop, 1, cause)
        return
    troop.ds += 1
    field.tell("status", troop, clause, ds=troop.ds, cause=cause)


def disrupt_doubly(field: Field, troop: Troop, cause: str) -> None:
    """DD: two Ds on a unit in good order, a base from any other (BNB-LOSS-2, BNB-AMB-11)."""
    if troop.ds:
        lose_bases(field, troop, 1, cause, "BNB-LOSS-2")
        return
    troop.ds = MOST_DISRUPTION
    field.tell("status", troop, "BNB-LOSS-2", ds=troop.ds, cause=cause)


def lose_bases(field: Field, troop: Troop, count: int, cause: str, clause: str = "BNB-LOSS-3") -> None:
    """Lost bases become morale markers and leave one D; too few bases, and the unit goes (BNB-LOSS-3, BNB-LOSS-4)."""
    lost = min(count, troop.bases)
    if not lost:
        return
    front = troop.centrepoint
    troop.bases -= lost
    troop.ds = 1
    gone = troop.bases < troop.least_bases
    if not gone:
        troop.keep_centrepoint(front)
    effect = {"lost": lost, "strength": troop.bases, "mm": troop.mm, "ds": troop.ds, "cause": cause}
    field.journal.note("loss", troop, clause, effect)
    if gone:
        eliminate(field, troop, End.BASES, "BNB-LOSS-4")


def eliminate(field: Field, troop: Troop, cause: str, clause: str) -> None:
    """Take a unit off the table for good."""
    field.remove(troop, Out.LEFT.value if cause == End.LEFT else Out.ELIMINATED.value)
    field.tell("eliminated", troop, clause, cause=cause)
