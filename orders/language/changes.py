"""Changes: what a new sheet says otherwise than the one it replaces, by what each order is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from battles.engine.dataclasses import dataclass, replace
from battles.engine.orders import Action, OrderSheet
from battles.engine.worded import worded
from orders.language.normal_form import actions_text, intent_text
from orders.language.plainly import purpose
from orders.language.speaking import Speaker, in_a_row
from orders.language.standing_said import standing_said

Subject = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """What a sheet says about one subject: at a line (0 where it has none), in normal form and in plain words.

    ``unit`` is that unit's id which alone it is about, if it is about one.
    """

    line: int
    about: str
    text: str
    words: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """One difference. ``before`` is empty for what is new, ``now`` for what is no longer there.

    ``says`` and ``said`` are the same two in plain words, ``unit`` the unit that alone it is about.
    """

    line: int
    about: str
    now: str
    before: str
    says: str = ""
    said: str = ""
    unit: str = ""


def changes(before: OrderSheet, now: OrderSheet, speaker: Speaker) -> tuple[Change, ...]:
    """What differs between two sheets in meaning: spelling, order of blocks and line numbers make no difference."""
    earlier, later = subjects(before, speaker), subjects(now, speaker)
    found = []
    for subject, said in later.items():
        was = earlier.get(subject)
        if was is None or was.text != said.text:
            text, words = (was.text, was.words) if was else ("", "")
            found.append(Change(said.line, said.about, said.text, text, said.words, words, said.unit))
    found.sort(key=lambda change: change.line)
    gone = [
        Change(0, said.about, "", said.text, said=said.words, unit=said.unit)
        for subject, said in earlier.items()
        if subject not in later
    ]
    return (*found, *gone)


def subjects(sheet: OrderSheet, speaker: Speaker) -> dict[Subject, Said]:
    """What a sheet says, by subject; a second word on the same subject is a subject of its own."""
    seen: Counter[Subject] = Counter()
    found = {}
    for subject, said in all_said(sheet, speaker):
        seen[subject] += 1
        found[(*subject, str(seen[subject]))] = said
    return found


def all_said(sheet: OrderSheet, speaker: Speaker) -> Iterator[tuple[Subject, Said]]:
    """Everything a sheet says, with its subject."""
    names = speaker.names

    def labels(ids: tuple[str, ...]) -> str:
        return in_a_row(names.label(identifier) for identifier in ids) or worded("all")

    if sheet.priority:
        priority = ", ".join(sheet.priority)
        yield ("priority",), Said(0, "PRIORITY", priority, labels(sheet.priority))
    if sheet.concede:
        yield ("concede",), Said(0, "CONCEDE", "CONCEDE", "CONCEDE")
    if sheet.intent:
        words = purpose(sheet.intent, speaker)
        yield ("intent",), Said(sheet.intent.line, worded("all"), intent_text(sheet.intent), words)
    for block in sheet.blocks:
        about = labels(block.scope)
        if block.intent:
            words = purpose(block.intent, speaker)
            yield ("intent", *block.scope), Said(block.intent.line, about, intent_text(block.intent), words)
        if block.actions:
            yield ("command", *block.scope), acted(block.actions[0].line, about, block.actions, speaker)
    for order in sheet.units:
        said = acted(order.line, labels((order.unit,)), order.actions, speaker)
        yield ("unit", order.unit), replace(said, unit=order.unit)
    for group in sheet.groups:
        yield ("group", *group.units), acted(group.line, labels(group.units), group.actions, speaker)
    for general in sheet.generals:
        name, words = names.general_name(general.formation), speaker.actions(general.actions, of_general=True)
        yield ("general", general.formation), Said(general.line, name, actions_text(general.actions), words)
    for standing in sheet.standing:
        subject = ("standing", standing.decision, *standing.scope)
        about = worded("standing order for {command}", command=labels(standing.scope))
        words = worded("“{said}”", said=standing_said(standing, speaker.grammar.vocabulary, names.label))
        yield subject, Said(standing.line, about, words, words)
    for message in sheet.messages:
        yield ("message", message.to), Said(message.line, f"MESSAGE TO {message.to}", message.body, message.body)


def acted(line: int, about: str, actions: tuple[Action, ...], speaker: Speaker) -> Said:
    """What some troops are told to do."""
    return Said(line, about, actions_text(actions), speaker.actions(actions))
