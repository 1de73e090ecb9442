"""Acting commands and their actions: who acts as one in a turn, and which events belong to whose action.

A battle file knows formations; what acts as one is the rulebook's to say: a brigade, a division with its guns apart, a
general's card, a whole side. Reports, receipts and knowledge speak of commands and activations and of nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Protocol

from battles.engine.battle import Battle, Unit
from battles.engine.dataclasses import dataclass
from battles.engine.events import Event
from battles.engine.keeping import Same, Shelf


@dataclass(frozen=True, slots=True)
class Command:
    """A command of a side.

    ``id`` is what orders and events call it; ``formation`` is the formation of the battle file that it is, or is a part
    of: its commander leads it. ``part`` is the lexicon's code for that part, and is empty for the whole. ``above`` is
    the command over it, empty at the top of a side. ``units`` are its own units, not those of commands below it, in
    file order. ``acts`` says whether it is activated as one. ``block`` is the word that heads its orders (``BRIGADE``),
    and ``called`` are words that may stand for a part behind the formation's name (``guns``). ``replaces`` says that a
    commander who is out may have a successor by the time when he would act, so that he takes orders all the same.
    """

    id: str
    formation: str
    side: str
    above: str = ""
    units: tuple[str, ...] = ()
    acts: bool = True
    part: str = ""
    block: str = ""
    called: tuple[str, ...] = ()
    replaces: bool = False


@dataclass(frozen=True)
class Commands:
    """All commands of a battle in file order, with the ways from units and formations to them."""

    all: tuple[Command, ...]
    by_id: Mapping[str, Command]
    of_unit: Mapping[str, Command]

    def chain(self, id: str) -> tuple[Command, ...]:
        """A command and all above it, lowest first; nothing for an unknown id."""
        if id not in self._chains:
            found: dict[str, Command] = {}
            above = id
            while above in self.by_id and above not in found:
                found[above] = self.by_id[above]
                above = found[above].above
            self._chains[id] = tuple(found.values())
        return self._chains[id]

    @cached_property
    def _chains(self) -> dict[str, tuple[Command, ...]]:
        """The chains that were asked for: every map and story asks again."""
        return {}

    def below(self, id: str) -> tuple[Command, ...]:
        """A command and all below it, in file order."""
        return tuple(command for command in self.all if any(link.id == id for link in self.chain(command.id)))

    def units_under(self, id: str) -> tuple[str, ...]:
        """The units of a command and of all below it, by command."""
        return tuple(unit for command in self.below(id) for unit in command.units)

    @cached_property
    def parts_last(self) -> tuple[Command, ...]:
        """All commands, each part of a formation behind the last that stands under the formation."""
        found: list[Command] = []
        waiting: list[Command] = []
        for command in self.all:
            above = {link.id for link in self.chain(command.id)}
            found.extend(part for part in waiting if part.above not in above)
            waiting = [part for part in waiting if part.above in above]
            (waiting if command.part else found).append(command)
        return (*found, *waiting)

    def holds(self, scope: Iterable[str], unit: str) -> bool:
        """Whether a scope of orders (ids of units, commands or formations) holds a unit."""
        named = set(scope)
        command = self.of_unit.get(unit)
        return unit in named or (
            command is not None and any(link.id in named or link.formation in named for link in self.chain(command.id))
        )


def is_under(battle: Battle, commands: Commands, scope: Iterable[str], unit: Unit) -> bool:
    """Whether a scope of orders holds a unit, be it by a formation that is only a name to its rulebook."""
    named = set(scope)
    return commands.holds(named, unit.id) or any(link.id in named for link in battle.chain(unit.of))


def command_tree(commands: Sequence[Command]) -> Commands:
    """The commands with their indexes."""
    return Commands(
        tuple(commands),
        MappingProxyType({command.id: command for command in commands}),
        MappingProxyType({unit: command for command in commands for unit in command.units}),
    )


def commands_by_formation(battle: Battle, acting: Iterable[str], blocks: Mapping[str, str]) -> Commands:
    """The plainest tree: every formation is a command; those of a kind in ``acting`` act.

    ``blocks`` gives for each kind the word that heads its orders.
    """
    acts = frozenset(acting)
    units: dict[str, list[str]] = {}
    for unit in battle.units:
        units.setdefault(unit.of, []).append(unit.id)
    return command_tree(
        [
            Command(
                id=formation.id,
                formation=formation.id,
                side=battle.side_of_formation(formation.id),
                above=formation.of,
                units=tuple(units.get(formation.id, ())),
                acts=formation.kind in acts,
                block=blocks.get(formation.kind, formation.kind.upper()),
            )
            for formation in battle.formations
        ]
    )


@dataclass(frozen=True, slots=True)
class Activation:
    """A part of a turn in which somebody acts: the events numbered ``first`` to ``last``.

    ``commands`` are the ids of the commands that act, empty where a whole side does or nobody was left to.
    ``opening`` is the number of the event that opened it, and ``mode`` a word of the rulebook for its manner.
    """

    side: str
    commands: tuple[str, ...]
    first: int
    last: int
    opening: int = 0
    mode: str = ""

    def events(self, events: Sequence[Event]) -> tuple[Event, ...]:
        """Those of some events that belong to it."""
        return tuple(event for event in events if self.first <= event.n <= self.last)


class Commanding(Protocol):
    """Whoever says which commands a battle has: a ruleset."""

    def commands(self, battle: Battle) -> Commands:
        """The commands of a battle."""


_TREES: Shelf[Commands] = Shelf(16)


def tree_of(ruleset: Commanding, battle: Battle) -> Commands:
    """The commands of a battle; kept for the battles asked for last, as every paper of a turn asks many times."""
    return _TREES.get((Same(ruleset), Same(battle)), lambda: ruleset.commands(battle))
