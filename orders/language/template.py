"""The blank: an order sheet with the writer's own commands, ready to be filled in or sent as it is."""

from __future__ import annotations

from battles.engine.battle import Battle, Formation
from orders.language.names import Names
from orders.language.plainly import commands

#: What may stand behind INTENT, as a remark of a sheet.
INTENTS = (
    "# INTENT: HOLD, DEFEND place, ADVANCE place, ATTACK place, SUPPORT unit,\n"
    "#         SCREEN place, WITHDRAW place or RALLY; RALLY and HOLD need no place"
)


#: What stands right above END, as a remark of a sheet.
ABOVE_END = "# END closes the sheet: write your orders above it"


def order_sheet_template(names: Names, view: Battle, turn: int | None = None, *, ranked: bool = True) -> str:
    """A sheet to fill in: the writer's commands with room for an intent, ready to be sent as it is.

    Not ``ranked``: the rulebook gives a side no choice whom it activates first.
    """
    lines = [f"TURN {names.turn if turn is None else turn}", *(["PRIORITY"] if ranked else []), INTENTS]
    for command, units in commands(names, view):
        formation = view.formation_by_id.get(command)
        lines.append(f"{names.tree.by_id[command].block} {heading(names, command, formation)}")
        lines.append("  INTENT")
        lines += [f"  # {unit.id}: {unit.label}, {(unit.formation or unit.arm).replace('-', ' ')}" for unit in units]
    return "\n".join([*lines, ABOVE_END, "END", ""])


def heading(names: Names, command: str, formation: Formation | None) -> str:
    """A formation's name as it can be read back: the commander's where that is clear, else the id."""
    if formation is None or formation.commander is None:
        return command
    name = names.general_name(command)
    return name if name != command else command
