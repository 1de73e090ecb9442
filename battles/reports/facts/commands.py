"""The commands of a side that have troops of their own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from battles.engine.battle import Battle, Formation, Unit
from battles.engine.commands import Command, Commands, tree_of
from battles.engine.dataclasses import dataclass
from battles.engine.keeping import Same, Shelf
from battles.reports.facts.account import Turn


@dataclass(frozen=True, slots=True)
class CommandTroops:
    """A command as the ruleset has it, the formation that it is or is a part of, and its units in file order.

    ``above`` are the ids of the commands over it, its own among them.
    """

    command: Command
    formation: Formation
    units: tuple[Unit, ...]
    above: frozenset[str]

    @property
    def id(self) -> str:
        """What orders and events call it."""
        return self.command.id


def commands_of(turn: Turn, formations: Sequence[str] = (), others: Sequence[str] = ()) -> tuple[CommandTroops, ...]:
    """The commands of the side with troops (under certain formations or commands only, if any are given).

    Those that stand more narrowly under one of ``others`` are left out.

    They stand in file order, a part of a formation (a division's batteries) after all that stand under it.
    """
    tree = tree_of(turn.ruleset, turn.after)
    return tuple(troops for troops in _of_side(turn, tree) if under(tree, troops.command, formations, others))


_KEPT: Shelf[tuple[CommandTroops, ...]] = Shelf(16)


def _of_side(turn: Turn, tree: Commands) -> tuple[CommandTroops, ...]:
    """All commands of the side that have troops; kept for the battles asked for last."""
    battle = turn.after

    def found() -> tuple[CommandTroops, ...]:
        return tuple(
            CommandTroops(
                command,
                battle.formation_by_id[command.formation],
                tuple(battle.unit_by_id[unit] for unit in command.units),
                frozenset(link.id for link in tree.chain(command.id)),
            )
            for command in tree.parts_last
            if command.units and command.side == turn.side
        )

    return _KEPT.get((Same(tree), Same(battle), turn.side), found)


def under(tree: Commands, command: Command, formations: Collection[str], others: Collection[str] = ()) -> bool:
    """Whether a command is one of some formations or commands, or stands under one; always, when none are given.

    Where one of ``others`` is nearer above it, it is not.
    """
    for link in tree.chain(command.id):
        if link.id in formations or link.formation in formations:
            return True
        if link.id in others or link.formation in others:
            return False
    return not formations


def is_army(battle: Battle, commands: Sequence[CommandTroops]) -> bool:
    """Whether troops are of several bodies of an army, of which one is a corps at least: divisions alone are none."""
    chains = [battle.chain(command.formation.id) for command in commands]
    bodies = {lower.id: lower.kind for chain in chains for lower, upper in pairwise(chain) if upper.kind == "army"}
    return len(bodies) > 1 and "corps" in bodies.values()
