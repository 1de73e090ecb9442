"""The order sheet that a letter brings along, ready to be filled in: exactly the writer's commands, nobody else's."""

from __future__ import annotations

from battles.models import Turn
from battles.services.knowing import SideView
from campaigns.models import Seat


def sheet_to_fill(turn: Turn, seat: Seat, view: SideView) -> str:
    """A sheet for the seat's commands in the turn that opens."""
    own = seat.formations
    lines = [f"TURN {turn.number}", "PRIORITY"]
    for formation in view.battle.formations:
        chain = {link.id for link in view.battle.chain(formation.id)}
        mine = view.battle.side_of_formation(formation.id) == view.side and (not own or chain & set(own))
        if mine and formation.kind == "brigade" and any(unit.in_play for unit in view.battle.units_of(formation.id)):
            lines += [f"BRIGADE {formation.id}", "  INTENT"]
    return "\n".join([*lines, "END"])
