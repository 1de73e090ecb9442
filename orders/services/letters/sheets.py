"""The order sheet that a letter brings along, ready to be filled in: exactly the writer's commands, nobody else's."""

from __future__ import annotations

from battles import rulesets
from battles.services.knowing import SideView
from battles.services.reading import names_for
from campaigns.models import Seat, Turn
from orders.language.template import order_sheet_template

#: A sheet of more lines than this leaves out the remarks that name each unit.
LONGEST = 48


def sheet_to_fill(turn: Turn, seat: Seat, view: SideView) -> str:
    """A sheet for the seat's commands in the turn that opens, with each unit named in a remark if there is room."""
    names = names_for(turn.game, seat, view.battle)
    ranked = rulesets.find(view.battle.ruleset).vocabulary.ranked
    lines = order_sheet_template(names, view.battle, turn.number, ranked=ranked).strip("\n").split("\n")
    if len(lines) > LONGEST:
        lines = [line for line in lines if not line.startswith("  #")]
    return "\n".join(lines)
