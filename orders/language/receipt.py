"""The receipt: what became of a sheet, line by line, and what will happen if it stays as it is.

It is computed from the sheet, the writer's names and what his side knows; nothing else can get into it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Battle
from battles.engine.commands import is_under
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.knowledge import Knowledge
from battles.engine.orders import (
    OrderSheet,
    RefusedLine,
    Standing,
    Vocabulary,
)
from battles.engine.protocol import Ruleset
from battles.engine.squares import square_name
from orders.language.changes import Change, changes
from orders.language.echo import Lines, Understood, ghosts
from orders.language.forecasts import Forecast
from orders.language.grammar import SHELF
from orders.language.letters.results import LetterReading, Noted, Question
from orders.language.names import Names
from orders.language.plainly import commands, order_said
from orders.language.sheet import parse
from orders.language.speaking import Speaker
from orders.language.standing_said import standing_said


@dataclass(frozen=True, slots=True)
class Idle:
    """Troops that nothing on the sheet moves: a whole command, or some units of one (``part``)."""

    command: str
    label: str
    units: tuple[str, ...]
    part: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """How one decision stands for a scope (empty: all): by the writer's order or by default. ``said``: as people do."""

    decision: str
    choice: str
    scope: tuple[str, ...] = ()
    given: bool = False
    said: str = ""


@dataclass(frozen=True, slots=True)
class Receipt:
    """All that a player is told about his sheet. ``changes`` is ``None`` for the first sheet of a turn.

    ``asked`` and ``noted`` are the other ends that his words may come to, when they were read as a letter.
    """

    turn: int
    unit_of_length: str
    understood: tuple[Understood, ...]
    refused: tuple[RefusedLine, ...]
    idle: tuple[Idle, ...]
    rules: tuple[Rule, ...]
    changes: tuple[Change, ...] | None
    labels: Mapping[str, str]
    fires_at_will: bool = False
    asked: tuple[Question, ...] = ()
    noted: tuple[Noted, ...] = ()
    choices: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The lines of the questions' choices in plain words, by their normal form; without those that have none."""
    whole: Mapping[str, frozenset[str]] = field(default_factory=lambda: MappingProxyType({}))
    """The units in play of each of his commands."""

    @property
    def without_orders(self) -> tuple[Idle, ...]:
        """The commands for which the sheet holds nothing at all."""
        return tuple(idle for idle in self.idle if not idle.part)

    @property
    def telling(self) -> tuple[Understood, ...]:
        """The understood lines but for headings with nothing below them."""
        return tuple(line for line in self.understood if not line.bare)

    @property
    def refused_lines(self) -> int:
        """How many lines were refused, wholly or in part."""
        return len({refused.line for refused in self.refused})

    def as_mapping(self, words: Callable[[str], Any] = str) -> dict[str, Any]:
        """The receipt as JSON: the contract's ``accepted`` and ``refused``, and the rest of it under further keys.

        ``text`` of an accepted line is its normal form, of every other one what was sent; ``read`` are the words that
        an order was read from, where they are not in the order language. ``did_you_mean`` is empty when nothing that
        would be accepted lies near. ``words`` says what becomes of sentences: English text, or what is stored of them.
        """
        return {
            "accepted": [accepted_mapping(line, words) for line in self.understood],
            "asked": [one.as_mapping(words) for one in self.asked],
            "noted": [{"line": one.line, "text": one.said} for one in self.noted],
            "refused": [refusal_mapping(refused, words) for refused in self.refused],
            "without_orders": [{"command": idle.command, "name": idle.label} for idle in self.without_orders],
            "idle_units": [unit for idle in self.idle for unit in idle.units],
            "standing": [
                {"decision": rule.decision, "choice": rule.choice, "scope": list(rule.scope), "given": rule.given}
                for rule in self.rules
            ],
            "forecasts": [forecast_mapping(found) for line in self.understood for found in line.forecasts],
            "changes": None if self.changes is None else [change_mapping(change, words) for change in self.changes],
        }


def accepted_mapping(line: Understood, words: Callable[[str], Any]) -> dict[str, Any]:
    """An accepted line as JSON."""
    said = {"read": line.read, "because": [words(told) for told in line.because]} if line.read else {}
    return {"line": line.line, "text": line.normal, **said}


def refusal_mapping(refused: RefusedLine, words: Callable[[str], Any]) -> dict[str, Any]:
    """A refused line as JSON."""
    best = refused.suggestions[0] if refused.suggestions else None
    return {
        "line": refused.line,
        "text": refused.text,
        "reason": refused.reason.value,
        "did_you_mean": best.text if best else "",
        "confidence": best.confidence if best else 0.0,
        "explanation": words(refused.explanation),
        "suggestions": [suggestion.text for suggestion in refused.suggestions],
    }


def forecast_mapping(found: Forecast) -> dict[str, Any]:
    """A forecast as JSON."""
    return {
        "unit": found.unit,
        "square": found.square,
        "marched": round(found.marched, 2),
        "wanted": round(found.wanted, 2),
        "falls_short": found.falls_short,
    }


def change_mapping(change: Change, words: Callable[[str], Any]) -> dict[str, Any]:
    """A change as JSON."""
    return {"line": change.line, "about": words(change.about), "now": change.now, "before": change.before}


def make_receipt(
    sheet: OrderSheet,
    names: Names,
    ruleset: Ruleset,
    view: Battle,
    *,
    previous: OrderSheet | None = None,
    knowledge: Knowledge | None = None,
    letter: LetterReading | None = None,
) -> Receipt:
    """The receipt of a sheet. ``letter`` is how it was read, where the text was not wholly in the order language.

    ``view`` is the battle as the writer's side knows it, ``previous`` the sheet that this one replaces. With the side's
    ``knowledge`` the receipt says which of the enemies that are named are out of sight.
    """
    vocabulary = ruleset.vocabulary
    squares = {unit.id: square_name(unit.at, vocabulary.square) for unit in view.units if unit.at is not None}
    speaker = Speaker(names, SHELF.grammar_of(vocabulary), ruleset.unit_of_length, squares)
    lines = Lines(sheet, names, ruleset, view, speaker, ghosts(knowledge, vocabulary.square))
    rules = tuple(standing_plan(sheet, vocabulary, speaker.label))
    bare = bare_headings(sheet, letter.refused if letter else ())
    return Receipt(
        turn=names.turn,
        unit_of_length=ruleset.unit_of_length,
        understood=tuple(said_back(replace(line, bare=line.line in bare), letter) for line in lines.understood()),
        refused=tuple(sorted((*sheet.refused, *(letter.refused if letter else ())), key=lambda refused: refused.line)),
        idle=tuple(idle_troops(sheet, names, view)),
        rules=rules,
        changes=None if previous is None else tuple(in_mail(one, letter) for one in changes(previous, sheet, speaker)),
        labels={entry.id: entry.label for entry in names.by_id.values()},
        fires_at_will=shoot_at_will(sheet, vocabulary),
        asked=letter.asked if letter else (),
        noted=letter.noted if letter else (),
        choices=choices_said(letter.asked, lines, vocabulary) if letter else {},
        whole=lines.whole,
    )


def bare_headings(sheet: OrderSheet, refusals: Sequence[RefusedLine] = ()) -> frozenset[int]:
    """The lines that head a block in which nothing stands, whether it was understood or not.

    ``refusals`` are what was refused besides, of the words about the sheet.
    """
    empty = {block.line for block in sheet.blocks if block.intent is None and not block.actions}
    refused = [one.line for one in (*sheet.refused, *refusals)]
    last = max([line.line for line in sheet.lines] + refused, default=0) + 1
    found = set()
    for place, line in enumerate(sheet.lines):
        following = sheet.lines[place + 1] if place + 1 < len(sheet.lines) else None
        end = following.line if following else last
        below = following is not None and following.depth > line.depth
        if line.line in empty and not below and not any(line.line <= one < end for one in refused):
            found.add(line.line)
    return frozenset(found)


def choices_said(asked: Iterable[Question], lines: Lines, vocabulary: Vocabulary) -> dict[str, str]:
    """The lines of the choices of questions in plain words, by their normal form."""
    said = {}
    for choice in dict.fromkeys(line for question in asked for one in question.choices for line in one.split("\n")):
        told = order_said(parse(choice, lines.names, vocabulary), lines.whole, lines.speaker, lines.names)
        if told:
            said[choice] = told
    return said


def shoot_at_will(sheet: OrderSheet, vocabulary: Vocabulary) -> bool:
    """Whether troops without orders shoot at what comes before them: by an order for all, else by default."""
    shooting = vocabulary.shooting
    if shooting is None:
        return False
    for_all = [one for one in sheet.standing if one.decision == shooting.name and not (one.scope or one.conditions)]
    return for_all[-1].choice in shooting.shooting if for_all else vocabulary.shoots_at_will


def said_back(line: Understood, letter: LetterReading | None) -> Understood:
    """An understood line with the words it was read from, and the line of the mail on which they stand."""
    if letter is None:
        return line
    item = letter.read.get(line.line)
    source = letter.lines.get(line.line, line.line)
    if item is None:
        return replace(line, line=source)
    return replace(line, line=source, read=item.said, because=item.because, head=line.plainly or line.head)


def in_mail(change: Change, letter: LetterReading | None) -> Change:
    """A change with the line of the mail on which it stands."""
    return change if letter is None else replace(change, line=letter.lines.get(change.line, change.line))


def idle_troops(sheet: OrderSheet, names: Names, view: Battle) -> Iterator[Idle]:
    """The writer's troops that no line and no intent of the sheet moves, by command."""
    if sheet.intent is not None:
        return
    lines = {order.unit for order in sheet.units} | {unit for order in sheet.groups for unit in order.units}
    covered = [block.scope for block in sheet.blocks if block.intent or block.actions]
    for command, units in commands(names, view):
        idle = tuple(
            unit.id
            for unit in units
            if unit.id not in lines and not any(is_under(view, names.tree, scope, unit) for scope in covered)
        )
        if idle:
            whole = len(idle) == len(units)
            yield Idle(command, names.label(command), idle, part=not whole)


def standing_plan(sheet: OrderSheet, vocabulary: Vocabulary, label: Callable[[str], str] = str) -> Iterator[Rule]:
    """How every decision stands: what was ordered, wide scopes first, then what holds by default.

    ``label`` gives the name of a unit that an order speaks of.
    """
    for decision in vocabulary.decisions:
        given = [standing for standing in sheet.standing if standing.decision == decision.name]
        for one in sorted(given, key=lambda one: bool(one.scope)):
            said = standing_said(one, vocabulary, label)
            yield Rule(decision.name, choice_text(one), one.scope, given=True, said=said)
        if not any(not standing.scope and not standing.conditions for standing in given):
            arms = ", ".join(f"{arm} {choice}" for arm, choice in decision.default_by_arm)
            yield Rule(decision.name, f"{decision.default} ({arms})" if arms else decision.default)


def choice_text(standing: Standing) -> str:
    """The choice of a standing order with its conditions."""
    return standing.text.removeprefix(f"{standing.decision}: ")
