"""English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from battles.engine.battle import Unit
from battles.engine.knowledge import Contact, Knowledge
from battles.engine.lexicon import spelt
from battles.engine.orders import Intent
from battles.engine.protocol import Ruleset
from battles.reports.facts.account import Account, Action, Turn
from battles.reports.facts.chronicle import GUNFIRE, MUSKETRY, Chronicle, PlayedTurn, TurningPoint
from battles.reports.facts.clock import Clock
from battles.reports.facts.commands import CommandTroops
from battles.reports.facts.course import Blow, Milestone
from battles.reports.facts.enemy import Seen
from battles.reports.facts.fallen import Fallen
from battles.reports.facts.idle import Reason
from battles.reports.facts.places import Where
from battles.reports.facts.rows import CommandRows, UnitRow
from battles.reports.facts.strength import Toll
from battles.reports.tongues.en import (
    day,
    labels,
    marched,
    questions,
    sentences,
    situation,
    staff_work,
    story,
    strip,
    summary,
    tables,
    words,
)
from battles.reports.tongues.rich import Rich
from battles.reports.tongues.told import BrigadeStory, TurnSummary


class English:
    """Tells facts in English; see :class:`battles.reports.tongues.protocol.Tongue`."""

    language = words.LANGUAGE
    labels = labels.LABELS

    def hours(self, clock: Clock) -> words.EnglishHours:
        return words.EnglishHours(clock)

    def date(self, time: datetime) -> str:
        return words.date(time)

    def weekday(self, time: datetime) -> str:
        return words.DAYS[time.weekday()]

    def numbers(self, turn: Turn) -> str:
        return words.turn_numbers(turn)

    def span(self, turn: Turn) -> str:
        return words.turn_span(turn)

    def deadline(self, at: datetime | None) -> str:
        return f"{words.DAYS[at.weekday()]} {words.date(at)}" if at else "When the umpire calls"

    def short_deadline(self, at: datetime | None) -> str:
        if at is None:
            return "the umpire's call"
        return f"{words.DAYS[at.weekday()][:3]} {at.day} {words.MONTHS[at.month - 1][:3]}, {at:%H:%M}"

    def figure(self, value: float) -> str:
        return words.figure(value)

    def place(self, where: Where) -> str:
        return words.place_name(where)

    def listed(self, items: Sequence[str]) -> str:
        return words.listed(items)

    def counted(self, count: int, one: str, many: str = "") -> str:
        return words.counted(count, one, many)

    def ordinal(self, count: int) -> str:
        return words.ordinal(count)

    def toll(self, ruleset: Ruleset, toll: Toll) -> str:
        return words.toll_words(ruleset, toll)

    def present(self, ruleset: Ruleset, units: Sequence[Unit]) -> str:
        return words.present_words(ruleset, units)

    def commands(self, turn: Turn, commands: Sequence[CommandTroops]) -> str:
        return sentences.commands_kind(turn, commands).many

    def headline(
        self, telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
    ) -> str:
        return situation.headline(telling, formations, knowledge, known_before)

    def situation(
        self, telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
    ) -> Rich:
        return situation.situation(telling, formations, knowledge, known_before)

    def summary(
        self, telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge
    ) -> TurnSummary:
        return summary.turn_summary(telling, formations, knowledge, known_before)

    def stories(self, telling: Account, formations: Sequence[str] = ()) -> tuple[BrigadeStory, ...]:
        return story.brigade_stories(telling, formations)

    def marched(self, telling: Account, formations: Sequence[str] = ()) -> Mapping[str, Rich]:
        return marched.marched_words(telling, formations)

    def questions(
        self, turn: Turn, formations: Sequence[str], rows: Sequence[CommandRows], knowledge: Knowledge
    ) -> tuple[str, ...]:
        return questions.question_words(turn, formations, rows, knowledge)

    def silence(self, turn: Turn, intent: Intent, reason: Reason) -> str:
        return staff_work.silence_words(turn, intent, reason)

    def deed(self, telling: Account, action: Action) -> tuple[str, str]:
        return strip.deed(telling, action)

    def command(self, turn: Turn, command: CommandTroops) -> str:
        return sentences.command_name(turn, command)

    def lost_general(self, turn: Turn, lost: Fallen) -> Rich:
        return sentences.lost_general(turn, lost)

    def amount(self, ruleset: Ruleset, unit: Unit, left: int) -> str:
        return str(left) if ruleset.measure.counted else ruleset.measure.label(unit)

    def unit_state(self, turn: Turn, row: UnitRow) -> str:
        return tables.unit_state(turn, row)

    def unit_marks(self, turn: Turn, row: UnitRow) -> str:
        return tables.unit_marks(turn, row)

    def command_note(self, turn: Turn, rows: CommandRows) -> str:
        return tables.command_note(turn, rows)

    def seen_name(self, turn: Turn, row: Seen) -> str:
        return tables.seen_name(turn, row)

    def cluster(self, ruleset: Ruleset, contacts: Sequence[Contact]) -> str:
        return tables.cluster_words(ruleset.lexicon(self.language), contacts)

    def estimate(self, contact: Contact) -> str:
        return tables.estimate_words(contact)

    def strength(self, ruleset: Ruleset, amount: int | None = None) -> str:
        lexicon = ruleset.lexicon(self.language)
        if amount is not None and not ruleset.measure.counted:
            return f"{amount} unit{'' if amount == 1 else 's'}"
        if amount is None:
            return lexicon.strength.many
        noun = lexicon.strength_short
        return f"{amount} {noun.of(amount)}"

    def turn_story(self, chronicle: Chronicle, turn: PlayedTurn) -> Rich:
        return day.turn_words(chronicle, turn)

    def day(self, chronicle: Chronicle) -> Rich:
        return day.day_words(chronicle)

    def milestone(self, one: Milestone) -> str:
        return day.mark_words(one)

    def blow(self, chronicle: Chronicle, blow: Blow) -> str:
        return day.blow_words(chronicle, blow)

    def die(self, chronicle: Chronicle, label: str, who: str) -> str:
        unit = chronicle.unit_by_id.get(who)
        return f"{spelt(label)}, {unit.label if unit is not None else who}" if who else spelt(label)

    def turning_point(self, point: TurningPoint) -> Rich:
        return story.turning_point_words(point)

    def cause(self, ruleset: Ruleset, code: str) -> str:
        words_ = ruleset.lexicon(self.language).cause(code)
        return {MUSKETRY: "musketry", GUNFIRE: "gunfire"}.get(code) or words_.heading or words_.how


ENGLISH = English()
