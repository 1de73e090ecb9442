"""The figures of a command: unit by unit, what is on the way to it, and what it lost. No words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from battles.engine.battle import Unit
from battles.reports.facts.account import Account, Turn
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.places import square_name
from battles.reports.facts.strength import Toll, losses, present

#: The command status that is no worry.
IN_COMMAND = "in"


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A unit of a command: its strength as left, lost this turn and lost before, and its state.

    ``states`` are the codes of what marks it, ``reach`` is in table units, ``status`` is how it is commanded, ``out``
    why it is off the table.
    """

    unit: Unit
    square: str
    left: int
    lost_now: int
    lost_before: int
    reach: float
    states: tuple[str, ...] = ()
    status: str = ""
    out: str = ""

    @property
    def full(self) -> int:
        """The strength it came with."""
        return self.left + self.lost_now + self.lost_before


@dataclass(frozen=True, slots=True)
class CommandRows:
    """A command with its units. ``statuses`` counts the units in play by how they are commanded, where that is told."""

    command: CommandTroops
    rows: tuple[UnitRow, ...]
    statuses: Mapping[str, int]

    @property
    def units(self) -> tuple[Unit, ...]:
        """The units of the rows."""
        return tuple(row.unit for row in self.rows)

    @property
    def worried(self) -> bool:
        """Whether some unit is not fully in command."""
        return any(status != IN_COMMAND for status in self.statuses)

    @property
    def left(self) -> int:
        """Strength left."""
        return sum(row.left for row in self.rows)

    @property
    def full(self) -> int:
        """The strength it came with."""
        return sum(row.full for row in self.rows)

    @property
    def lost_now(self) -> int:
        """Strength lost this turn."""
        return sum(row.lost_now for row in self.rows)

    @property
    def lost(self) -> int:
        """Strength lost in the battle."""
        return self.full - self.left


@dataclass(frozen=True, slots=True)
class Expected:
    """A reinforcement: which command, what it stands for, in which turn, by which square of the map."""

    command: CommandTroops
    strength: Toll
    turn: int
    square: str


def command_rows(
    telling: Account, formations: Sequence[str] = (), started: Mapping[str, int] | None = None
) -> tuple[CommandRows, ...]:
    """The commands of a seat as the turn left them. ``started`` gives strengths at the start of the battle."""
    turn = telling.turn
    lost = losses(turn.events)
    found = []
    for command in commands_of(turn, formations):
        rows = tuple(_row(turn, unit, lost, started or {}) for unit in command.units if unit.arrives is None)
        if rows:
            found.append(CommandRows(command, rows, _statuses(turn, command.units)))
    return tuple(found)


def _row(turn: Turn, unit: Unit, lost: Mapping[str, int], started: Mapping[str, int]) -> UnitRow:
    ruleset = turn.ruleset
    before = turn.before.unit_by_id.get(unit.id)
    left = 0 if unit.out else unit.strength or 0
    now = min(lost.get(unit.id, 0), before.strength or 0) if before is not None else 0
    if before is not None and not before.out and unit.out and unit.out != "retreated":
        now = before.strength or 0
    earlier = max(0, started.get(unit.id, left + now) - left - now)
    if unit.out:
        return UnitRow(unit, "", left, now, earlier, 0.0, out=unit.out)
    return UnitRow(
        unit=unit,
        square=square_name(unit.at or (0.0, 0.0), ruleset.vocabulary.square),
        left=left,
        lost_now=now,
        lost_before=earlier,
        reach=ruleset.reach(turn.after, unit),
        states=states_of(unit),
        status=ruleset.command_status(turn.after, unit),
    )


def states_of(unit: Unit) -> tuple[str, ...]:
    """The codes of what marks a unit."""
    return tuple(key for key, value in unit.extra.items() if value is True)


def _statuses(turn: Turn, units: Sequence[Unit]) -> Mapping[str, int]:
    statuses = [turn.ruleset.command_status(turn.after, unit) for unit in units if unit.in_play]
    return Counter(status for status in statuses if status) if any(statuses) else {}


def expected(turn: Turn, formations: Sequence[str] = ()) -> tuple[Expected, ...]:
    """Reinforcements of a command still to come, by turn and command."""
    found: list[Expected] = []
    for command in commands_of(turn, formations):
        for arrives in sorted({unit.arrives for unit in command.units if unit.arrives is not None}):
            coming = [unit for unit in command.units if unit.arrives == arrives]
            square = square_name(coming[0].at or (0.0, 0.0), turn.ruleset.vocabulary.square)
            found.append(Expected(command, present(turn.ruleset, coming), arrives, square))
    return tuple(sorted(found, key=lambda row: row.turn))


def enemy_lost(turn: Turn) -> tuple[int, int]:
    """Strength that the enemy was seen to lose this turn, and units seen destroyed."""
    points = sum(count for unit_id, count in losses(turn.events).items() if not turn.own(unit_id))
    units = sum(event.kind == "eliminated" and not turn.own(event.unit) for event in turn.events)
    return points, units


def squares_of(turn: Turn, units: Sequence[Unit]) -> tuple[str, ...]:
    """The squares of the map in which units stand, sorted."""
    size = turn.ruleset.vocabulary.square
    return tuple(sorted({square_name(unit.at, size) for unit in units if unit.in_play and unit.at}))
