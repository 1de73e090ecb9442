"""What a report is made from: views of the battle that hold only what its reader may know, and the turn's paperwork."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cached_property
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.events import Event
from battles.engine.knowledge import Knowledge, as_seen_by, observer_of, public_id, recognised, witness
from battles.engine.orders import Intent
from battles.engine.protocol import Ruleset
from battles.reports.documents.paper import A4, Paper
from battles.reports.facts import Account, Clock, Turn, account
from battles.reports.facts.enemy import in_sight
from battles.reports.tongues import ENGLISH, Hours, Tongue


@dataclass(frozen=True, slots=True)
class SeatBrief:
    """Who reads: his name in the game, the formations he commands (none: his whole side), words for them, his key.

    ``others`` are formations that others order in his stead, though they may stand under his.
    """

    name: str
    formations: tuple[str, ...] = ()
    command: str = ""
    key: str = ""
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Due:
    """Until when orders are asked for. ``at`` is in the campaign's own zone, ``zone`` its name for people."""

    at: datetime | None = None
    zone: str = ""


@dataclass(frozen=True, slots=True)
class Letter:
    """A message to the reader: from whom, when (game time or real), and its words."""

    sender: str
    text: str
    when: str = ""


@dataclass(frozen=True)
class TurnReportData:
    """A turn's report for one seat.

    ``before``, ``after`` and ``events`` are views (see ``battles.engine.knowledge``); ``started`` gives the strength
    of each of his units at the battle's start, ``intents`` what led each unit of his side that had no line of its own.
    ``ordered`` are the orders that he gave for it (see ``facts.ordered``), ``standing`` is the plan that holds if he
    sends nothing, one line each, ``asked`` what the umpire or the program asks of him. ``root`` settled the dice of the
    turn that was resolved, ``commitment`` those of the next, in hexadecimal. ``made`` is the date that the file bears:
    when the orders that it tells of were due.
    """

    ruleset: Ruleset
    side: str
    before: Battle
    after: Battle
    events: tuple[Event, ...]
    knowledge: Knowledge
    known_before: Knowledge
    seat: SeatBrief
    clock: Clock
    due: Due = field(default_factory=Due)
    started: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    intents: Mapping[str, Intent] = field(default_factory=lambda: MappingProxyType({}))
    ordered: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    messages: tuple[Letter, ...] = ()
    standing: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    root: str = ""
    commitment: str = ""
    made: datetime | None = None
    paper: Paper = A4
    tongue: Tongue = ENGLISH

    @property
    def hours(self) -> Hours:
        """Game time in the reader's language."""
        return self.tongue.hours(self.clock)

    @property
    def deadline(self) -> str:
        """Until when orders are asked for, in a few words."""
        return self.tongue.short_deadline(self.due.at)

    @cached_property
    def turn(self) -> Turn:
        """The turn to be taken apart."""
        seen = frozenset(public_id(contact) for contact in in_sight(self.knowledge))
        return Turn(self.ruleset, self.side, self.before, self.after, self.events, self.clock, self.intents, seen)

    @cached_property
    def telling(self) -> Account:
        """The turn taken apart."""
        return account(self.turn)


def player_data(
    ruleset: Ruleset,
    before: Battle,
    events: Sequence[Event],
    after: Battle,
    *,
    side: str,
    seat: SeatBrief,
    clock: Clock,
    previous: Knowledge | None = None,
    **paperwork: object,
) -> TurnReportData:
    """A seat's report from the true battle, through the eyes of its side. ``paperwork`` fills the other fields."""
    seen = witness(ruleset, before, events, after, observer_of(before, side), previous)
    words = ruleset.lexicon().contacts
    return seen_data(
        ruleset,
        as_seen_by(before, side, recognised(seen.start, seen.end), words),
        seen.events,
        as_seen_by(after, side, seen.end, words),
        side=side,
        seat=seat,
        clock=clock,
        knowledge=seen.end,
        known_before=seen.start,
        **paperwork,
    )


def seen_data(
    ruleset: Ruleset,
    before: Battle,
    events: Sequence[Event],
    after: Battle,
    *,
    side: str,
    seat: SeatBrief,
    clock: Clock,
    knowledge: Knowledge,
    known_before: Knowledge,
    **paperwork: object,
) -> TurnReportData:
    """A seat's report from views that were made and stored when the turn was resolved."""
    data = TurnReportData(
        ruleset=ruleset,
        side=side,
        before=before,
        after=after,
        events=tuple(events),
        knowledge=knowledge,
        known_before=known_before,
        seat=seat,
        clock=clock,
    )
    return replace(data, **paperwork)  # type: ignore[arg-type]
