"""Changes: what a new sheet says otherwise than the one it replaces, by what each order is about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from battles.engine.orders import OrderSheet, Vocabulary
from battles.engine.worded import worded
from orders.language.names import Names
from orders.language.normal_form import actions_text, intent_text
from orders.language.standing_said import standing_said

Subject = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """What a sheet says about one subject: at a line (0 where it has none), and the words."""

    line: int
    about: str
    text: str


@dataclass(frozen=True, slots=True)
class Change:
    """One difference. ``before`` is empty for what is new, ``now`` for what is no longer there."""

    line: int
    about: str
    now: str
    before: str


def changes(before: OrderSheet, now: OrderSheet, names: Names, vocabulary: Vocabulary) -> tuple[Change, ...]:
    """What differs between two sheets in meaning: spelling, order of blocks and line numbers make no difference."""
    earlier, later = subjects(before, names, vocabulary), subjects(now, names, vocabulary)
    found = [
        Change(said.line, said.about, said.text, earlier[subject].text if subject in earlier else "")
        for subject, said in later.items()
        if subject not in earlier or earlier[subject].text != said.text
    ]
    found.sort(key=lambda change: change.line)
    gone = [Change(0, said.about, "", said.text) for subject, said in earlier.items() if subject not in later]
    return (*found, *gone)


def subjects(sheet: OrderSheet, names: Names, vocabulary: Vocabulary) -> dict[Subject, Said]:
    """What a sheet says, by subject; a second word on the same subject is a subject of its own."""
    seen: Counter[Subject] = Counter()
    found = {}
    for subject, said in all_said(sheet, names, vocabulary):
        seen[subject] += 1
        found[(*subject, str(seen[subject]))] = said
    return found


def all_said(sheet: OrderSheet, names: Names, vocabulary: Vocabulary) -> Iterator[tuple[Subject, Said]]:
    """Everything a sheet says, with its subject."""

    def labels(ids: tuple[str, ...]) -> str:
        return ", ".join(names.label(identifier) for identifier in ids) or worded("all")

    if sheet.priority:
        yield ("priority",), Said(0, "PRIORITY", ", ".join(sheet.priority))
    if sheet.concede:
        yield ("concede",), Said(0, "CONCEDE", "CONCEDE")
    if sheet.intent:
        yield ("intent",), Said(sheet.intent.line, worded("INTENT for all"), intent_text(sheet.intent))
    for block in sheet.blocks:
        if block.intent:
            about: str = worded("INTENT of {command}", command=labels(block.scope))
            yield ("intent", *block.scope), Said(block.intent.line, about, intent_text(block.intent))
        if block.actions:
            line = block.actions[0].line
            yield ("command", *block.scope), Said(line, labels(block.scope), actions_text(block.actions))
    for order in sheet.units:
        yield ("unit", order.unit), Said(order.line, labels((order.unit,)), actions_text(order.actions))
    for group in sheet.groups:
        yield ("group", *group.units), Said(group.line, labels(group.units), actions_text(group.actions))
    for general in sheet.generals:
        about = names.general_name(general.formation)
        yield ("general", general.formation), Said(general.line, about, actions_text(general.actions))
    for standing in sheet.standing:
        subject = ("standing", standing.decision, *standing.scope)
        about = worded("standing order for {command}", command=labels(standing.scope))
        yield subject, Said(standing.line, about, f"“{standing_said(standing, vocabulary, names.label)}”")
    for message in sheet.messages:
        yield ("message", message.to), Said(message.line, f"MESSAGE TO {message.to}", message.body)
