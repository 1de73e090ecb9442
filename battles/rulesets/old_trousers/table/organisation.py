"""Who is commanded by whom (OT-FILE-3): commands, the ways up from a unit, entitled nations.

A *command* is a brigade with a commander, a division less such brigades, or the units directly under a corps or army.
Brigades without a commander are only names: their units belong to the command above.
"""

from __future__ import annotations

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.commands import Command, Commands, command_tree
from battles.rulesets.old_trousers.words import Kind


def leads(formation: Formation) -> bool:
    """Whether a formation is more than a name: all but brigades without a commander."""
    return formation.kind != Kind.BRIGADE or formation.commander is not None


def command_of(battle: Battle, unit: Unit) -> str:
    """The id of the command to which a unit belongs."""
    chain = battle.chain(unit.of)
    return next((link.id for link in chain if leads(link)), chain[-1].id if chain else "")


def commands(battle: Battle) -> Commands:
    """The command tree: formations that are more than names, each with its own units."""
    units: dict[str, list[str]] = {}
    for unit in battle.units:
        units.setdefault(command_of(battle, unit), []).append(unit.id)
    found: list[Command] = []
    for formation in battle.formations:
        chain = battle.chain(formation.id)
        own = tuple(units.get(formation.id, ()))
        acts = bool(own) or (formation.kind in (Kind.DIVISION, Kind.BRIGADE) and leads(formation))
        side = battle.side_of_formation(formation.id)
        above = chain[1].id if len(chain) > 1 else ""
        block, id = formation.kind.upper(), formation.id
        # OT-CMD-7. A new commander may move in the turn in which he comes.
        found.append(Command(id, id, side, above, own, acts, block=block, replaces=formation.commander is not None))
    return command_tree(found)


def acts(battle: Battle, formation: str) -> bool:
    """Whether a formation is a command with units of its own."""
    return any(command_of(battle, unit) == formation for unit in battle.units if unit.of in battle.formation_by_id)
