"""Refusals: why a line was not taken, in words for the player, and what he may write instead.

A line for troops that are not the writer's is ``not-yours``, whether anybody bears the name or not: the same words
answer for an enemy he has never seen and for a name that nobody bears. All else is ``unreadable``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, replace
from battles.engine.orders import RefusalReason, RefusedLine, Suggestion
from battles.engine.worded import Worded, either, listed, worded
from orders.language.assembly import action_of
from orders.language.folding import fold
from orders.language.mistakes import answer_for
from orders.language.names import Names
from orders.language.names.entries import Entry, Pool
from orders.language.names.matching import named
from orders.language.normal_form import actions_text
from orders.language.patterns import Colon
from orders.language.reading import (
    MOST_NEAR,
    Context,
    PriorityItem,
    first_words,
    kind_agrees,
    near_readings,
    normal_text,
)
from orders.language.scanning import ALNUM
from orders.language.search import Reading, Search
from orders.language.values import (
    Named,
    NamedList,
    NamedPlace,
    NamedShares,
    Orders,
    Phrased,
    Ruling,
    Rulings,
    Toward,
    Value,
    ambiguous,
    slots_in,
)

MOST_SEARCHES = 40  # lines of a sheet for which near readings are sought
MOST_STEPS = 60_000  # steps of all these searches together
MOST_WORDS = 6
SURE_ENOUGH = 2.0  # slips up to which a refused line counts as the header it was probably meant to be
END_OF_LINE = "the end of the line"
WHO = worded("Whom is this for? Begin the line with the name of a unit and a colon.")
# What may fill a slot, in words for the player; empty where the words of the slot speak for themselves.
EXPLAINED = {
    "number": worded("a distance"),
    "integer": worded("a number"),
    "place": worded("a place (a unit, terrain, x,y or a map square)"),
    "objective": worded("a place (a unit, terrain, x,y or a map square)"),
    "direction": worded("a direction (N, NE, ..., degrees or a place)"),
    "target": worded("a unit you know of"),
    "targets": worded("a unit you know of"),
    "unit": worded("a unit of yours"),
    "units": worded("units of yours"),
    "commands": worded("your commands"),
    "ordered": worded("a unit of yours"),
    "ordered_units": worded("units of yours"),
    "grouped_units": worded("units of yours"),
    "command": worded("one of your commands"),
    "general": worded("one of your generals"),
    "scope": worded("your commands or units"),
    "formation": "",
    "posture": "",
    "choice": "",
    "shares": worded("shares such as 4 A1, 2 A2"),
    "key": worded("a key"),
    "text": worded("your words"),
    "addressee": worded("a name and a colon"),
    "unit_orders": "",
    "general_orders": "",
    "command_orders": "",
    "rules": "",
}
NAME_SLOTS = frozenset({"place", "objective", "target", "targets", "unit", "ordered", "command", "general", "scope"})
NAME_STRETCH = re.compile(r"[^;,:]{1,40}")
OTHER_STRETCH = re.compile(r"[^\W_]+")


def no_order(block: str) -> Worded:
    """The answer to a line that begins like no order; ``block`` is the word for a block of the rulebook."""
    return worded(
        "I cannot read this as an order. A line begins with the name of a unit and a colon, or with a word such as "
        "{block}, INTENT, STANDING, GENERAL, MESSAGE TO or PRIORITY.",
        block=block,
    )


@dataclass(frozen=True, slots=True)
class Judgement:
    """A refused line, and the form it was probably meant to have."""

    refused: RefusedLine
    form: str = ""


@dataclass(slots=True)
class Refuser:
    """Finds reasons and suggestions for the refused lines of one sheet.

    ``mentioned`` holds the units that have a line of their own somewhere on the sheet: a misspelt name is less likely
    one of those.
    """

    names: Names
    mentioned: frozenset[str]
    searches: int = 0
    steps: int = 0

    def judge(self, number: int, raw: str, search: Search, context: Context, block_units: Iterable[str]) -> Judgement:
        """Why a line is refused, and what may be written instead."""
        explanation = explained(search)
        reason = RefusalReason.UNREADABLE
        stranger = stranger_in(search)
        if stranger:
            reason, explanation = RefusalReason.NOT_YOURS, not_yours(stranger, self.names)
        search.likely = frozenset(block_units or self.names.ordered) - self.mentioned
        refused = RefusedLine(number, raw, reason, explanation)
        nameless = search.orders(search.grammar.unit_orders, 0)
        if nameless:
            return Judgement(
                replace(refused, explanation=WHO, suggestions=tuple(self.for_likely(search, nameless[0][1])))
            )
        if self.searches >= MOST_SEARCHES or self.steps >= MOST_STEPS:
            return Judgement(refused)
        self.searches += 1
        before = search.steps
        near = near_readings(search, context)
        self.steps += search.steps - before
        suggestions = tuple(
            Suggestion(text, confidence(cost, [other for other, _, _ in near], place))
            for place, (cost, _, text) in enumerate(near)
        )
        return Judgement(
            replace(refused, suggestions=suggestions), near[0][1] if near and near[0][0] <= SURE_ENOUGH else ""
        )

    def for_likely(self, search: Search, actions: tuple[Phrased, ...]) -> Iterator[Suggestion]:
        """Orders that lack a name, for the units that have none yet."""
        text = actions_text(tuple(action_of(action, 0) for action in actions))
        for unit in [unit for unit in self.names.ordered if unit in search.likely][:MOST_NEAR]:
            yield Suggestion(f"{unit}: {text}", round(0.5 / max(1, len(search.likely)), 2))

    def unknown_in_priority(self, number: int, raw: str, items: tuple[PriorityItem, ...], at: int) -> RefusedLine:
        """The refusal of one name of a ``PRIORITY`` line; the other names count. Suggested is the whole line."""
        said = items[at].said
        near = [(slips, entry) for slips, entry in self.nearest(said) if entry.id not in {item.id for item in items}]
        suggestions = []
        for slips, entry in near[:MOST_NEAR]:
            ids = [entry.id if place == at else self.likely_id(item) for place, item in enumerate(items)]
            line = f"PRIORITY {', '.join(identifier for identifier in ids if identifier)}"
            suggestions.append(Suggestion(line, confidence(slips, [other for other, _ in near], 0)))
        return RefusedLine(number, raw, RefusalReason.NOT_YOURS, not_yours(said, self.names), tuple(suggestions))

    def nearest(self, said: str) -> list[tuple[float, Entry]]:
        """The commands and units that a name in a ``PRIORITY`` line was probably meant to be."""
        return self.names.near(fold(said).text, Pool.PRIORITY, 2.0)

    def likely_id(self, item: PriorityItem) -> str:
        """The id that an item of a ``PRIORITY`` line has or was probably meant to have; else empty."""
        return item.id or next((entry.id for _, entry in self.nearest(item.said)), "")


def confidence(cost: float, costs: list[float], place: int) -> float:
    """How sure a suggestion is, from 0 to 1: less the more slips it takes, and when others are as near."""
    sure = max(0.05, 1.0 - 0.2 * cost)
    rivals = sum(1 for other in costs if abs(other - cost) < 0.15) - 1
    return round(sure / (1 + rivals) if rivals > 0 else sure * (0.8**place), 2)


def not_yours(said: str, names: Names) -> Worded:
    """The answer to an order for troops that are not the writer's: the same whether they exist or not."""
    gone = names.gone(said)
    if gone:
        return worded("{unit} is out of the battle and takes no more orders.", unit=gone)
    return worded("No troops that take your orders answer to “{said}”.", said=said)


def stranger_in(search: Search) -> str:
    """The name of whom a line is for, when it would be an order but for the name; else empty.

    Only the writer's own names decide, so that the answer cannot tell an unknown enemy from nobody.
    """
    for form, pools in (("BATTERY", (Pool.ORDERED, Pool.COMMAND)), ("BLOCK", (Pool.COMMAND,)), ("GROUP", ())):
        at = first_words(search, form)
        if at is not None and search.line.skip(at) < len(search.line.text):
            if form == "GROUP":
                return stranger_among(search, at)
            return "" if any(called(search, pool, at) for pool in pools) else head(search, at)
    at = first_words(search, "GENERAL")
    if at is not None:
        return stranger_before(search, at, Pool.GENERAL, orders=("general_orders",))
    at = first_words(search, "STANDING")
    if at is not None:
        return stranger_before(search, at, Pool.PRIORITY, rules=True)
    return stranger_before(search, 0, Pool.ORDERED, orders=("unit_orders",), rules=True, colon_or_figure=True)


def called(search: Search, pool: Pool, at: int) -> bool:
    """Whether a name of one's own begins here. What goes on with a stroke is another name: 2/92 is not the II Corps."""
    return any(not search.line.text.startswith("/", end) for end, _, _ in named(search, pool, at))


def stranger_among(search: Search, at: int) -> str:
    """The first of a list of units that is not the writer's own; else empty."""
    for item in NAME_STRETCH.finditer(search.line.text, at):
        start = search.line.skip(item.start())
        if start < item.end() and not called(search, Pool.ORDERED, start):
            return search.line.raw_span(start, item.end()).strip()
        if search.line.text.startswith(":", item.end()):
            break
    return ""


def stranger_before(
    search: Search,
    at: int,
    pool: Pool,
    *,
    orders: tuple[str, ...] = (),
    rules: bool = False,
    colon_or_figure: bool = False,
) -> str:
    """The words from ``at`` to where readable orders or decisions begin, unless they are a name of one's own."""
    if called(search, pool, at) or (colon_or_figure and called(search, Pool.COMMAND, at)):
        return ""
    for token in list(ALNUM.finditer(search.line.text, at))[:8]:
        start, said = token.end(), search.line.text[search.line.skip(at) : token.end()]
        colon = search.line.text[start:].lstrip(" \"')").startswith((":", "=", "-"))
        if colon_or_figure and not colon and not any(character.isdecimal() for character in said):
            continue
        for step in search.sequence((Colon(),), start, 0.0):
            readable = any(search.orders(getattr(search.grammar, kind), step.end) for kind in orders)
            after_word = first_words_at(search, step.end) if pool is Pool.ORDERED else step.end
            if readable or (rules and after_word is not None and search.rulings(after_word)):
                return search.line.raw_span(search.line.skip(at), start).strip()
    return ""


def first_words_at(search: Search, at: int) -> int | None:
    """The position after the word STANDING at ``at``, or ``None``."""
    standing = search.grammar.statements["STANDING"].nodes[:1]
    return next((step.end for step in search.sequence(standing, at, 0.0)), None)


def head(search: Search, at: int) -> str:
    """The raw text from a position up to a colon or the end."""
    start = search.line.skip(at)
    end = search.line.text.find(":", start)
    return search.line.raw_span(start, end if end > start else len(search.line.text)).strip(" .,;:\"'")


def explained(search: Search) -> Worded:
    """Why a line cannot be read: what is wrong, at which column, and what would be accepted there."""
    answer = answer_for(search.line.text)
    if answer:
        return answer
    at = min(search.furthest, len(search.line.text))
    objection = search.objections.get(at) or next(iter(search.objections.values()), None)
    if objection is not None:
        return objection
    if at == 0:
        return no_order(search.grammar.vocabulary.blocks[0])
    wanted = expectation(tuple(search.expected))
    if search.line.at_end(at):
        return worded("Something is missing at the end: I expected {wanted}.", wanted=wanted)
    stretch = OTHER_STRETCH if NAME_SLOTS.isdisjoint(search.expected) else NAME_STRETCH
    found = stretch.match(search.line.text, at)
    typed = search.line.raw_span(at, found.end() if found else at + 1).strip()
    column = search.line.folded.column(at)
    said = {"typed": typed, "column": column, "wanted": wanted}
    return worded("I cannot read “{typed}” at column {column}: I expected {wanted}.", **said)


def expectation(wanted: tuple[str, ...]) -> str:
    """What would have been accepted, in a few words."""
    kinds: list[str] = list(dict.fromkeys(EXPLAINED[word] for word in wanted if EXPLAINED.get(word)))
    words = [word for word in wanted if word not in EXPLAINED and word != END_OF_LINE]
    words = [word for word in words if word != "STANDING"] or words
    if len(words) > MOST_WORDS:
        words = [worded("one of {words} and others", words=", ".join(words[:MOST_WORDS]))]
    nothing = worded("the end of the line") if END_OF_LINE in wanted else worded("an order")
    return listed([*kinds, *words] or [nothing], either)


@dataclass(frozen=True, slots=True)
class Doubt:
    """An ambiguous name in a line that was read otherwise."""

    explanation: Worded
    suggestions: tuple[Suggestion, ...]


def doubt_about(reading: Reading, names: Names) -> Doubt | None:
    """What is ambiguous in a reading, with one suggestion for each meaning; ``None`` when all is clear."""
    doubtful = next((name for value in reading.values.values() for name in ambiguous(value)), None)
    if doubtful is None:
        return other_kind(reading, names)
    meanings = doubtful.entries[:5]
    told = ", ".join(f"{entry.label} ({entry.id})" if entry.label != entry.id else entry.id for entry in meanings)
    suggestions = tuple(
        Suggestion(normal_text(chosen(reading, doubtful, entry), names), round(0.9 / len(doubtful.entries), 2))
        for entry in meanings
    )
    if len(doubtful.entries) > len(meanings):
        asked = worded(
            "“{said}” may mean {meanings} and others. Please write which.", said=doubtful.said, meanings=told
        )
    else:
        asked = worded("“{said}” may mean {meanings}. Please write which.", said=doubtful.said, meanings=told)
    return Doubt(asked, suggestions)


def own_target(reading: Reading) -> Doubt | None:
    """The doubt about an action against a unit of the writer's own side."""
    orders = reading.values.get("orders")
    for phrase in orders.items if isinstance(orders, Orders) else ():
        kinds = {node.name for node in slots_in(phrase.pattern.nodes) if node.type in ("target", "targets")}
        for slot in kinds & phrase.values.keys():
            for target in names_in(phrase.values[slot]):
                if all(entry.friendly for entry in target.entries):
                    said = worded(
                        "“{said}” is a unit of your own side: {order} takes an enemy.",
                        said=target.said,
                        order=phrase.pattern.name.lower(),
                    )
                    return Doubt(said, ())
    return None


def names_in(value: Value) -> tuple[Named, ...]:
    """The names that a target, or a list of them, is made of."""
    if isinstance(value, NamedList):
        return value.items
    return (value,) if isinstance(value, Named) else ()


def other_kind(reading: Reading, names: Names) -> Doubt | None:
    """The doubt about a header that names, other than by id, a formation of another kind than it says."""
    named = reading.values.get("formation")
    if not isinstance(named, Named) or named.exact or kind_agrees(reading):
        return None
    kind = str(reading.values["kind"]).lower()
    explanation = worded("“{said}” is no {kind} of yours.", said=named.said, kind=kind)
    return Doubt(explanation, (Suggestion(normal_text(reading, names), 0.75),))


def chosen(reading: Reading, doubtful: Named, entry: Entry) -> Reading:
    """The reading with an ambiguous name meaning one of its entries."""
    values = {slot: settle_on(value, doubtful, entry) for slot, value in reading.values.items()}
    return replace(reading, values=values)


def settle_on(value: Value, doubtful: Named, entry: Entry) -> Value:
    """A value with an ambiguous name, wherever it stands in it, meaning one entry."""

    def phrase(phrased: Phrased) -> Phrased:
        inner = {slot: settle_on(held, doubtful, entry) for slot, held in phrased.values.items()}
        return Phrased(phrased.pattern, inner)

    match value:
        case Named():
            return replace(value, entries=(entry,)) if value is doubtful else value
        case NamedPlace(held):
            return NamedPlace(replace(held, entries=(entry,))) if held is doubtful else value
        case Toward(NamedPlace(held)):
            return Toward(NamedPlace(replace(held, entries=(entry,)))) if held is doubtful else value
        case Orders(items):
            return Orders(tuple(phrase(item) for item in items))
        case Rulings(items):
            return Rulings(
                tuple(Ruling(item.decision, phrase(item.choice), tuple(map(phrase, item.conditions))) for item in items)
            )
        case _:
            return replace_in_list(value, doubtful, entry)


def replace_in_list(value: Value, doubtful: Named, entry: Entry) -> Value:
    """A list of names with an ambiguous one meaning one entry; any other value as it is."""
    match value:
        case NamedList(items):
            return NamedList(tuple(replace(i, entries=(entry,)) if i is doubtful else i for i in items))
        case NamedShares(shares):
            return NamedShares(
                tuple((points, replace(i, entries=(entry,)) if i is doubtful else i) for points, i in shares)
            )
        case _:
            return value
