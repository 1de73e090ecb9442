"""What every tongue can tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol

from battles.engine.battle import Unit
from battles.engine.knowledge import Contact, Knowledge
from battles.engine.orders import Intent
from battles.engine.protocol import Ruleset
from battles.reports.facts.account import Account, Action, Turn
from battles.reports.facts.chronicle import Chronicle, PlayedTurn, TurningPoint
from battles.reports.facts.clock import Clock
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.course import Blow, Milestone
from battles.reports.facts.enemy import Seen
from battles.reports.facts.fallen import Fallen
from battles.reports.facts.idle import Reason
from battles.reports.facts.places import Where
from battles.reports.facts.rows import CommandRows, UnitRow
from battles.reports.facts.strength import Toll
from battles.reports.tongues.labels import Labels
from battles.reports.tongues.rich import Rich
from battles.reports.tongues.told import BrigadeStory, TurnSummary


class Hours(Protocol):
    """Game time in words."""

    def hour(self, moment: float) -> str:
        """A moment counted in turns: the time of day, or the turn where there is no clock."""

    def span(self, turn: int) -> str:
        """A turn's time; empty without a clock."""

    def between(self, first: float, last: float) -> str:
        """From one moment to another; empty without a clock."""

    def day(self, turn: int) -> str:
        """The weekday and date of a turn; empty without a clock."""


class Tongue(Protocol):
    """A language's way of telling facts. It has no state; a ruleset's own words come from the ruleset's lexicon."""

    language: str

    @property
    def labels(self) -> Labels:
        """Headings, labels and table heads of the printed papers."""

    # ---- small words

    def hours(self, clock: Clock) -> Hours:
        """Game time by a battle's clock."""

    def date(self, time: datetime) -> str:
        """Day and month."""

    def weekday(self, time: datetime) -> str:
        """The name of the day."""

    def numbers(self, turn: Turn) -> str:
        """Which game turns are told."""

    def span(self, turn: Turn) -> str:
        """The game time told; empty without a clock."""

    def deadline(self, at: datetime | None) -> str:
        """The day on which orders are due, or that the umpire will call."""

    def short_deadline(self, at: datetime | None) -> str:
        """Day and hour at which orders are due, as short as may be."""

    def figure(self, value: float) -> str:
        """A number with at most one decimal."""

    def place(self, where: Where) -> str:
        """Where something is, for a sentence."""

    def listed(self, items: Sequence[str]) -> str:
        """Names as an enumeration."""

    def counted(self, count: int, one: str, many: str = "") -> str:
        """A number with its noun."""

    def ordinal(self, count: int) -> str:
        """A place in an order."""

    def toll(self, ruleset: Ruleset, toll: Toll) -> str:
        """What troops or losses stand for, in figures; empty for nothing."""

    def present(self, ruleset: Ruleset, units: Sequence[Unit]) -> str:
        """What units in play stand for; empty for nothing."""

    def commands(self, turn: Turn, commands: Sequence[CommandTroops]) -> str:
        """What several commands are called together."""

    # ---- a turn

    def headline(
        self, telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
    ) -> str:
        """A few words for a subject line."""

    def situation(
        self, telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
    ) -> Rich:
        """The turn in two or three sentences."""

    def summary(
        self, telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
    ) -> TurnSummary:
        """What a mail says of a turn."""

    def stories(self, telling: Account, formations: Sequence[str] = ()) -> tuple[BrigadeStory, ...]:
        """The turn, command by command."""

    def marched(self, telling: Account, formations: Sequence[str] = ()) -> Mapping[str, Rich]:
        """Of the commands that did nothing but march what they did, in a line each, by the command's id."""

    def questions(
        self, turn: Turn, formations: Sequence[str], rows: Sequence[CommandRows], knowledge: Knowledge
    ) -> tuple[str, ...]:
        """What the turn asks of a commander."""

    def silence(self, turn: Turn, intent: Intent, reason: Reason) -> str:
        """Which intent gives somebody no orders, and why."""

    def deed(self, telling: Account, action: Action) -> tuple[str, str]:
        """Who acted in an action and what they did, in a few words each."""

    # ---- tables

    def command(self, turn: Turn, command: CommandTroops) -> str:
        """A command by name."""

    def lost_general(self, turn: Turn, lost: Fallen) -> Rich:
        """How a general of the reader's left the field."""

    def amount(self, ruleset: Ruleset, unit: Unit, left: int) -> str:
        """What a unit has left, for a column of figures."""

    def unit_state(self, turn: Turn, row: UnitRow) -> str:
        """Formation and states of a unit, or how it went."""

    def unit_marks(self, turn: Turn, row: UnitRow) -> str:
        """What marks a unit beyond what its sign shows, or how it went; empty for most."""

    def command_note(self, turn: Turn, rows: CommandRows) -> str:
        """How a command is held."""

    def seen_name(self, turn: Turn, row: Seen) -> str:
        """What was seen of a contact."""

    def cluster(self, ruleset: Ruleset, contacts: Sequence[Contact]) -> str:
        """Enemies who stand together, by number and kind, and by nation where they are all of one."""

    def estimate(self, contact: Contact) -> str:
        """How strong a contact was judged."""

    def strength(self, ruleset: Ruleset, amount: int | None = None) -> str:
        """The measure of strength by name, counted when an amount is given."""

    # ---- a battle

    def turn_story(self, chronicle: Chronicle, turn: PlayedTurn) -> Rich:
        """A turn in a few sentences, whoever did it."""

    def day(self, chronicle: Chronicle) -> Rich:
        """The whole day in a few sentences; empty where nothing stands out."""

    def milestone(self, one: Milestone) -> str:
        """A mark of the day for a chart."""

    def blow(self, chronicle: Chronicle, blow: Blow) -> str:
        """A main blow on the map."""

    def die(self, chronicle: Chronicle, label: str, who: str) -> str:
        """What was thrown for and by whom, for the record of the dice."""

    def turning_point(self, point: TurningPoint) -> Rich:
        """What came of a throw on which much hung."""

    def cause(self, ruleset: Ruleset, code: str) -> str:
        """A cause of loss as a table's heading; several may share one."""
