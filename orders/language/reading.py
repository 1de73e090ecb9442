"""Readings of one line: which forms may stand where, the exact reading, and the near ones."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from types import MappingProxyType

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from battles.engine.worded import either, listed, worded
from orders.language.assembly import line_text, narrowed, parts_of
from orders.language.grammar import FORMS
from orders.language.names import Names
from orders.language.names.entries import Pool
from orders.language.names.matching import named
from orders.language.patterns import Colon, Pattern
from orders.language.scanning import SHORTENED, WORD_MISSING
from orders.language.search import AND_OR, Reading, Search
from orders.language.values import Named

KIND_BEFORE_NAME = re.compile(r" *(?:brigade|division|corps|army) +", re.IGNORECASE)
BUDGETS = (1.3, 2.2, 2.8)
MOST_NEAR = 3
PROSE = 3  # a line of more words than this of which not even the first could be read is no order with slips in it
OTHER_KIND = 0.6  # a block's header that names a formation of another kind than it says
ELSEWHERE = 0.8  # what it costs to read a line as a form that may not stand there, or lacks its first word


class Context(StrEnum):
    """Where a line stands: outside all blocks, in one, or under a unit's name on a line of its own."""

    SIDE = "side"
    FORMATION = "formation"
    TROOPS = "troops"
    UNIT = "unit"


# Forms without a word or name of their own at the beginning, by the only contexts in which they are clear.
ONLY_IN = {
    "BLOCK GENERAL": (Context.FORMATION,),
    "COMMAND": (Context.FORMATION,),
    "POSTURE": (Context.FORMATION,),
    "ORDERS": (Context.TROOPS, Context.UNIT),
}
HEADERS = frozenset({"BLOCK", "BLOCK INTENT", "BLOCK STANDING", "BLOCK ORDER", "BATTERY", "GROUP"})


def fits(form: str, context: Context) -> bool:
    """Whether a form of the grammar may stand in a context."""
    return context in ONLY_IN.get(form, (context,))


FORMS_IN = MappingProxyType({context: tuple(form for form in FORMS if fits(form, context)) for context in Context})


def exact_readings(search: Search, context: Context, forms: tuple[str, ...] = ()) -> list[Reading]:
    """The exact readings of a line, best first: the cheapest, then the one whose form is tried first.

    ``forms`` are those that it may have, where that is known; else any that may stand there.
    Nothing goes before the first of them in which every word is as it should be: it is then the only one.
    """
    readings: list[Reading] = []
    for pattern in search.beginning(search.grammar.forms(forms or FORMS_IN[context]), 0):
        for reading in search.readings(pattern):
            if reading.cost == 0.0:
                return [reading]
            readings.append(reading)
    return sorted(readings, key=lambda reading: reading.cost)


def exact_reading(search: Search, context: Context, forms: tuple[str, ...] = ()) -> Reading | None:
    """The exact reading of a line as one of some forms, or as any that may stand there; ``None`` without one.

    Words that were cut so short that they fit two orders equally well give none.
    """
    readings = exact_readings(search, context, forms)
    if not readings:
        return None
    best = readings[0]
    if best.cost >= SHORTENED:
        texts = {
            normal_text(reading, search.names) for reading in readings if reading.cost - best.cost < SHORTENED / 10
        }
        if len(texts) > 1:
            search.objections.setdefault(0, worded("This may mean {orders}.", orders=listed(sorted(texts), either)))
            return None
    return best


def normal_text(reading: Reading, names: Names) -> str:
    """The normal form of a reading's line."""
    return line_text(parts_of(narrowed(reading), 0), names)


def near_readings(search: Search, context: Context) -> list[tuple[float, str, str]]:
    """The readings that the line was probably meant to have: cost, form and normal form, the likeliest first."""
    hopeless = bool(search.objections) or (search.furthest == 0 and search.line.text.count(" ") >= PROSE)
    for budget in BUDGETS[: 1 if hopeless else None]:
        search.again(budget)
        found: dict[str, tuple[float, str]] = {}
        for reading in all_near(search, context):
            cost = reading.cost + (0.0 if kind_agrees(reading) else OTHER_KIND)
            if cost <= budget and (reading.form not in ("MESSAGE", "KEY") or cost < WORD_MISSING):
                text = normal_text(reading, search.names)
                if text and (text not in found or found[text][0] > cost):
                    found[text] = (cost, reading.form)
        if found:
            ranked = sorted((cost, form, text) for text, (cost, form) in found.items())
            return ranked[:MOST_NEAR]
    return []


def kind_agrees(reading: Reading) -> bool:
    """Whether a block's header names a formation of the kind it says."""
    named, kind = reading.values.get("formation"), reading.values.get("kind")
    if not isinstance(named, Named) or not isinstance(kind, str):
        return True
    return any(entry.block == kind for entry in named.entries)


def all_near(search: Search, context: Context) -> Iterator[Reading]:
    """Lenient readings as every form, those that lack their first word included."""
    for form in FORMS:
        if form == "BLANK":
            continue
        for reading in search.readings(search.grammar.statements[form]):
            if fits(form, context):
                yield reading
            elif form == "POSTURE":
                yield Reading("INTENT", reading.cost + ELSEWHERE, reading.values)
    for form, pattern in search.grammar.headless.items():
        for reading in search.readings(pattern):
            yield Reading(form, reading.cost + ELSEWHERE, reading.values)


def first_words(search: Search, form: str) -> int | None:
    """The position after the first words of a form, when the line begins with them; else ``None``."""
    pattern: Pattern = search.grammar.statements[form]
    return next((step.end for step in search.sequence(pattern.nodes[:1], 0, 0.0)), None)


@dataclass(frozen=True, slots=True)
class PriorityItem:
    """One name of a ``PRIORITY`` line: as it was said, and its id when it is one of the writer's."""

    said: str
    id: str = ""


def read_priority(search: Search) -> tuple[PriorityItem, ...]:
    """The names of a ``PRIORITY`` line one by one; empty for any other line."""
    at = first_words(search, "PRIORITY")
    if at is None or search.line.at_end(at):
        return ()
    items: list[PriorityItem] = []
    at = next((step.end for step in search.sequence((Colon(),), at, 0.0)), at)
    while at < len(search.line.text):
        item, end = priority_item(search, at)
        if item.said:
            items.append(item)
        mark = AND_OR.match(search.line.text, end)
        if mark is None:
            break
        at = mark.end()
    return tuple(items)


def priority_item(search: Search, at: int) -> tuple[PriorityItem, int]:
    """The name that begins at a position, behind the kind of its command if that is said, and where it ends."""
    kind = KIND_BEFORE_NAME.match(search.line.text, at)
    for start in (at, kind.end()) if kind else (at,):
        for end, _, name in named(search, Pool.PRIORITY, start):
            if len(name.entries) == 1 and (search.line.at_end(end) or AND_OR.match(search.line.text, end)):
                return PriorityItem(name.said, name.entries[0].id), end
    mark = AND_OR.search(search.line.text, at)
    end = mark.start() if mark else len(search.line.text)
    return PriorityItem(search.line.raw_span(search.line.skip(at), end).strip(" .,;:\"'")), end
