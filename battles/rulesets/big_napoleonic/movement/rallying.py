"""Rallying: what a good movement throw does for a disrupted unit (BNB-THROW-5)."""

from __future__ import annotations

from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop

#: The results of a movement throw by which a unit rallies: then it moves in full, moves a little, or may go back.
RALLY_FULL, RALLY_LIMITED, RALLY_OR_RETIRE = "rally-full", "rally-limited", "rally-or-retire"


def rather_retires(field: Field, troop: Troop) -> bool:
    """Whether a unit that may rally on the spot or go back is told to go back."""
    return field.choose(troop, "rally").name == "RETIRE"


def rally(field: Field, troop: Troop) -> None:
    """All disruption goes."""
    troop.ds = 0
    field.tell("rally", troop, "BNB-THROW-5", ds=0)
