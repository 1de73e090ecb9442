"""The names that a writer may use in a battle, with the commands of its rulebook."""

from __future__ import annotations

from collections.abc import Collection

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.commands import Commands
from battles.engine.keeping import Same, Shelf
from orders.language.names import Names


def names_of(battle: Battle, side: str, own: Collection[str] | None = None, others: Collection[str] = ()) -> Names:
    """The names for a writer of a side: ``own`` takes his orders (``None``: the whole side), ``others`` does not."""
    commands = _COMMANDS.get(Same(battle), lambda: rulesets.find(battle.ruleset).commands(battle))
    return Names.for_side(battle, side, commands, own=own, others=others)


#: The commands of the battles asked about last, for all who write in them.
_COMMANDS: Shelf[Commands] = Shelf(4)
