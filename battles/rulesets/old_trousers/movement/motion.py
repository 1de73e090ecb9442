"""What every movement leaves behind: its event, its trace for those who watch, generals who give way (OT-CMD-4)."""

from __future__ import annotations

from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.command.commanders import give_way
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.ground import traveller_of
from battles.rulesets.old_trousers.table.troops import Act, Troop
from battles.rulesets.old_trousers.words import Mode, Stance, Stop

# OT-MOVE-10. How far untrained infantry goes in line and keeps its order, in inches.
UNTRAINED_LINE = 2.0
DECIMALS = 3


def moved(
    field: Field,
    troop: Troop,
    clause: str,
    *,
    mode: Mode,
    distance: float,
    began: Box,
    cost: float | None = None,
    stopped: Stop | str = "",
) -> None:
    """Write that a unit moved straight, in any mode; it stands where it came to, ``began`` is where it stood."""
    trace(troop, began, distance)
    effect: catalogue.Move = {"mode": mode.value, "distance": round(distance, DECIMALS)}
    if cost is not None:
        effect["cost"] = round(cost, DECIMALS)
    effect["at"], effect["facing"] = troop.centre, troop.facing
    if stopped:
        effect["stopped"] = str(stopped)
    field.journal.tell("move", troop, clause, **effect)
    give_way(field, troop, began)


def trace(troop: Troop, began: Box, length: float = 0.0) -> None:
    """Remember a part of its way in this phase (OT-FIRE-13)."""
    troop.phase.trail.append(Act(began, troop.box, troop.formation, length))


def disorder_of_moving(field: Field, troop: Troop, began: Box, distance: float) -> None:
    """The disorder that a move of its own brings (OT-MOVE-8, OT-MOVE-10, OT-TERR-2)."""
    phase = troop.phase
    if phase.passing or phase.passed:
        field.disorder(troop, "OT-MOVE-8", "passage")
        phase.passing = phase.passed = False
    if troop.formation == Stance.LINE:
        phase.in_line += distance
    if troop.untrained and phase.in_line > UNTRAINED_LINE + LIMIT and troop.formation == Stance.LINE:
        field.disorder(troop, "OT-MOVE-10", "movement")
    if troop.in_square:
        field.disorder(troop, "OT-MOVE-10", "movement")
    who = traveller_of(troop.arm, troop.formation)
    if field.ground.wide and field.ground.crosses_wide(who, (began.x, began.y), troop.centre):
        field.disorder(troop, "OT-TERR-2", "terrain")
