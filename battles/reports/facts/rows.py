"""The figures of a command: unit by unit, what is on the way to it, and what it lost. No words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from battles.engine.battle import Point, Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.dataclasses import dataclass
from battles.engine.protocol import Ruleset
from battles.engine.squares import square_order
from battles.reports.facts.account import Account, Turn
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.places import square_name
from battles.reports.facts.strength import Toll, present

#: The command status that is no worry.
IN_COMMAND = "in"


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A unit of a command: its strength as left, lost this turn and lost before, and its state.

    ``square`` is where it stands, or where it fell if that was this turn. ``states`` are the codes of what marks it,
    ``reach`` is in table units, ``status`` is how it is commanded, ``out`` why it is off the table.
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
    """A command with its units.

    ``statuses`` counts the units in play by how they are commanded, where that is told; ``counted`` says that the
    measure of strength adds up over units.
    """

    command: CommandTroops
    rows: tuple[UnitRow, ...]
    statuses: Mapping[str, int]
    counted: bool = True

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
        """Strength left; units that still fight, where the measure does not add up."""
        return self._sum(lambda row: row.left)

    @property
    def full(self) -> int:
        """The strength it came with, counted alike."""
        return self._sum(lambda row: row.full)

    @property
    def lost_now(self) -> int:
        """Strength lost this turn, counted alike."""
        return self._sum(lambda row: row.left + row.lost_now) - self.left

    def _sum(self, amount: Callable[[UnitRow], int]) -> int:
        return sum(amount(row) if self.counted else amount(row) > 0 for row in self.rows)

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
    measure = turn.ruleset.measure
    lost = turn.lost
    fell = {unit_id: place for episode in telling.episodes for unit_id, place in episode.stood.items()}
    # A meeting that began earlier may have ended later: who fell in it fell there.
    for episode in telling.episodes:
        lost_in = (one.unit for one in episode.events if drawn_as(turn.ruleset.catalogue, one) is Drawn.LOST)
        fell.update({unit_id: episode.stood[unit_id] for unit_id in lost_in if unit_id in episode.stood})
    found = []
    for command in commands_of(turn, formations):
        rows = tuple(
            _row(turn, unit, lost, started or {}, fell.get(unit.id)) for unit in command.units if unit.arrives is None
        )
        if rows:
            found.append(CommandRows(command, rows, _statuses(turn, command.units), measure.counted))
    return tuple(found)


def _row(turn: Turn, unit: Unit, lost: Mapping[str, int], started: Mapping[str, int], fell: Point | None) -> UnitRow:
    ruleset = turn.ruleset
    before = turn.before.unit_by_id.get(unit.id)
    measure = ruleset.measure
    left, had = measure.amount(unit), measure.amount(before) if before is not None else 0
    now = min(lost.get(unit.id, 0), had)
    destroyed = before is not None and not before.out and bool(unit.out) and _destroyed(turn, unit.id)
    if destroyed:
        now = had
    started_with = started.get(unit.id) or measure.whole(unit) or left + now
    earlier = max(0, started_with - left - now)
    size = ruleset.vocabulary.square
    if unit.out:
        square = square_name(fell, size) if destroyed and fell is not None else ""
        return UnitRow(unit, square, left, now, earlier, 0.0, out=unit.out)
    return UnitRow(
        unit=unit,
        square=square_name(unit.at or (0.0, 0.0), size),
        left=left,
        lost_now=now,
        lost_before=earlier,
        reach=ruleset.reach(turn.after, unit),
        states=states_of(ruleset, unit),
        status=ruleset.command_status(turn.after, unit),
    )


def _destroyed(turn: Turn, unit_id: str) -> bool:
    """Whether a unit was lost in the turn, and did not merely leave the table."""
    catalogue = turn.ruleset.catalogue
    return any(event.unit == unit_id and drawn_as(catalogue, event) is Drawn.LOST for event in turn.events)


def states_of(ruleset: Ruleset, unit: Unit) -> tuple[str, ...]:
    """The codes of what marks a unit: the key, or its value where that is a word of a state.

    A value is none where the signs have badges for others of its key and not for it: ``good`` is not told of everybody.
    """
    known, badges = ruleset.lexicon().states, ruleset.signs.states
    usual = {mark.key for mark in badges if mark.values} - {mark.key for mark in badges if mark.shown_by(unit)}
    found = [key for key, value in unit.extra.items() if value is True]
    found += [
        str(value)
        for key, value in unit.extra.items()
        if isinstance(value, str) and value in known and key not in usual
    ]
    return tuple(found)


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


def enemy_lost(turn: Turn) -> tuple[Mapping[str, int], int]:
    """Strength that the enemy's units were seen to lose this turn, by their ids, and how many were seen destroyed."""
    lost = {unit_id: count for unit_id, count in turn.lost.items() if count and not turn.own(unit_id)}
    catalogue = turn.ruleset.catalogue
    gone = (event for event in turn.events if drawn_as(catalogue, event) is Drawn.LOST)
    units = sum(not turn.own(event.unit) for event in gone)
    return lost, units


def squares_of(turn: Turn, units: Sequence[Unit]) -> tuple[str, ...]:
    """The squares of the map in which units stand, by column and row."""
    size = turn.ruleset.vocabulary.square
    squares = {square_name(unit.at, size) for unit in units if unit.in_play and unit.at}
    return tuple(sorted(squares, key=square_order))
