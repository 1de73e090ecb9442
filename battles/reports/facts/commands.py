"""The commands of a side that have troops of their own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from battles.engine.battle import Formation, Unit
from battles.engine.commands import Command, Commands
from battles.reports.facts.account import Turn


@dataclass(frozen=True, slots=True)
class CommandTroops:
    """A command as the ruleset has it, the formation that it is or is a part of, and its units in file order."""

    command: Command
    formation: Formation
    units: tuple[Unit, ...]

    @property
    def id(self) -> str:
        """What orders and events call it."""
        return self.command.id


def commands_of(turn: Turn, formations: Sequence[str] = ()) -> tuple[CommandTroops, ...]:
    """The commands of the side with troops (under certain formations or commands only, if any are given).

    They stand in file order, a part of a formation (a division's batteries) after all that stand under it.
    """
    battle = turn.after
    tree = turn.ruleset.commands(battle)
    return tuple(
        CommandTroops(
            command, battle.formation_by_id[command.formation], tuple(battle.unit_by_id[unit] for unit in command.units)
        )
        for command in _parts_last(tree)
        if command.units and command.side == turn.side and under(tree, command, formations)
    )


def under(tree: Commands, command: Command, formations: Collection[str]) -> bool:
    """Whether a command is one of some formations or commands, or stands under one; always, when none are given."""
    return not formations or any(
        link.id in formations or link.formation in formations for link in tree.chain(command.id)
    )


def _parts_last(tree: Commands) -> list[Command]:
    """All commands, each part of a formation moved behind the last that stands under the formation."""
    found: list[Command] = []
    waiting: list[Command] = []
    for command in tree.all:
        above = {link.id for link in tree.chain(command.id)}
        found.extend(part for part in waiting if part.above not in above)
        waiting = [part for part in waiting if part.above in above]
        (waiting if command.part else found).append(command)
    return [*found, *waiting]
