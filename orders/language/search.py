"""Reading one line: the cheapest way through the grammar that accounts for every character.

One search serves both readings. *Exactly*, only what the language accepts counts, and small costs decide between two
ways of reading the same words (a whole word before a shortened one). *Leniently*, slips of the finger, missing and
superfluous words are paid for as well, up to a budget: the cheapest reading is then what was probably meant, and its
cost says how sure that is. Every search is bounded by a number of steps, whatever the text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from battles.engine.worded import Worded
from orders.language.grammar import Grammar
from orders.language.names import Names, Stretch
from orders.language.names.entries import Match, Pool
from orders.language.patterns import Colon, Node, Option, Pattern, Patterns, Slot, Words
from orders.language.scanning import ALNUM, KEPT, LOOSE, Ends, Line
from orders.language.values import Orders, Phrased, Ruling, Rulings, Value

SEPARATOR_MISSING = 0.8
SUPERFLUOUS = 1.25  # a word too many
SEPARATOR = re.compile(
    r"[\s\"')\]*]*(?:(?P<usual>;)|[,:&+|/]|->|=>|\.(?!\d)|-(?!\d)|!|(?:and )?then\b|and\b)"
    r"(?:[\s;,:.&+|>-]|(?:and )?then\b|and\b)*"
)
COLON = re.compile(r"[\s\"')\]*]*(?:(?P<usual>:)|[=>,;.|-])?[\s:=>,;.|-]*")
AND_OR = re.compile(r"[\s\"')\]*]*(?:,\s*(?:and|or|then)\b|[,;&+>]|->|\b(?:and|or|then)\b)+[\s,]*")
MOST_STEPS = 12_000
MOST_ACTIONS = 30

Read = TypeVar("Read")
Filled = tuple[tuple[str, Value], ...]  # slots by name, with what fills them


@dataclass(frozen=True, slots=True)
class Step:
    """A place in the line that was reached: at which cost, and with which slots filled."""

    end: int
    cost: float
    values: Filled = ()


@dataclass(frozen=True, slots=True)
class Reading:
    """A whole line read as one form of the grammar."""

    form: str
    cost: float
    values: Mapping[str, Value]


SlotReader = Callable[["Search", int], Iterator[tuple[int, float, Value]]]


@dataclass(slots=True)
class Search:
    """The search through one line. ``readers`` fill the slots by type; see ``slots``.

    With ``strangers`` a target may bear a name that nobody is known by (see ``parse``).
    ``likely`` holds the units that a slip of the pen most probably meant: those of the block without a line so far.
    ``furthest`` and ``expected`` tell where an exact reading failed, and what would have been accepted there.
    ``objections`` holds what is wrong with something that is well written but cannot be, such as a square off the
    table.
    """

    line: Line
    names: Names
    grammar: Grammar
    readers: Mapping[str, SlotReader]
    budget: float = 0.0
    likely: frozenset[str] = frozenset()
    steps: int = 0
    strangers: bool = False
    furthest: int = 0
    expected: dict[str, None] = field(default_factory=dict)
    objections: dict[int, Worded] = field(default_factory=dict)
    tails: dict[tuple[int, int], list[tuple[float, tuple[Phrased, ...]]]] = field(default_factory=dict)
    known_words: dict[tuple[int, int], Ends] = field(default_factory=dict)
    known_names: dict[int, list[Stretch]] = field(default_factory=dict)
    known_fillings: dict[tuple[int | str, int], Sequence[tuple[int, float, Value]]] = field(default_factory=dict)

    @property
    def lenient(self) -> bool:
        """Whether slips are paid for."""
        return self.budget > 0

    def affords(self, cost: float) -> bool:
        """Whether a reading of this cost is still of interest: any exact one is."""
        return not self.lenient or cost <= self.budget

    def miss(self, at: int, *wanted: str) -> None:
        """Remember what was wanted where the text goes on otherwise, for the place reached last."""
        at = self.line.skip(at)
        if not wanted or at < self.furthest:
            return
        if at > self.furthest:
            self.furthest = at
            self.expected.clear()
        for one in wanted:
            self.expected.setdefault(one)

    def begins(self, pattern: Pattern, at: int) -> bool:
        """Whether the next character lets a pattern begin here. If not, what it wants is missing here."""
        if pattern.letters is None or self.lenient:
            return True
        start = self.line.skip(at)
        if self.line.text[start : start + 1] in pattern.letters:
            return True
        self.miss(start, *pattern.wanted)
        return False

    def beginning(self, patterns: Patterns, at: int) -> Iterator[Pattern]:
        """Those of some patterns that the next character lets begin here; what the others want is missing here."""
        if self.lenient:
            yield from patterns
            return
        start = self.line.skip(at)
        letter = self.line.text[start : start + 1]
        for missing, pattern in patterns.sorted_out.get(letter) or patterns.sorted_out[""]:
            if start >= self.furthest:
                self.miss(start, *missing)
            if pattern is not None:
                yield pattern

    def matches(self, at: int, pool: Pool) -> list[Match]:
        """What the line names from a position on, longest stretch first; it is looked for once for all pools."""
        if at not in self.known_names:
            self.known_names[at] = self.names.stretches(self.line.text, at)
        stretches = self.known_names[at]
        if not stretches:
            return []
        return self.names.matches_among(stretches, self.line.text, at, pool, self.line.raw_from(at))

    def readings(self, pattern: Pattern, start: int = 0) -> Iterator[Reading]:
        """The ways to read the line from ``start`` to its end as one form."""
        if not self.begins(pattern, start):
            return
        for step in self.sequence(pattern.nodes, start, 0.0):
            if self.line.at_end(step.end):
                yield Reading(pattern.name, step.cost, dict(step.values))
            elif not self.lenient:
                self.miss(step.end, "the end of the line")

    def sequence(
        self, nodes: Sequence[Node], at: int, cost: float, first: int = 0, values: Filled = ()
    ) -> Iterator[Step]:
        """The ways to read some nodes one after the other, from the ``first`` on; ``values`` fill those before it."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            return
        if first == len(nodes):
            yield Step(at, cost, values)
            return
        following = first + 1
        for step in self.node(nodes[first], at, cost):
            if following < len(nodes):
                yield from self.sequence(nodes, step.end, step.cost, following, values + step.values)
            else:
                yield Step(step.end, step.cost, values + step.values)

    def node(self, node: Node, at: int, cost: float) -> Iterator[Step]:
        """The ways to read one node; leniently also after a superfluous word."""
        match node:
            case Colon():
                mark = COLON.match(self.line.text, at)
                end = mark.end() if mark else at
                yield Step(end, cost if mark and mark["usual"] else cost + LOOSE)
                return
            case Option(body, flag):
                for step in self.sequence(body, at, cost):
                    yield Step(step.end, step.cost, (*step.values, (flag, True)) if flag else step.values)
                yield Step(at, cost)
                return
            case Words():
                for end, more in self.words(node, at):
                    if self.affords(cost + more):
                        yield Step(end, cost + more)
            case Slot(name):
                for end, more, value in self.fillings(node, at):
                    if self.affords(cost + more):
                        yield Step(end, cost + more, ((name, value),))
        if self.lenient and cost + SUPERFLUOUS <= self.budget:
            word = ALNUM.match(self.line.text, self.line.skip(at))
            if word:
                yield from self.node(node, word.end(), cost + SUPERFLUOUS)

    def one_of(self, choices: tuple[tuple[str, Words], ...], at: int) -> Iterator[tuple[int, float, str]]:
        """The values whose words can be read."""
        for value, words in choices:
            for end, cost in self.words(words, at):
                yield end, cost, value

    def words(self, node: Words, at: int) -> Ends:
        """The ends at which the words of a node can be read; worked out once for each budget."""
        asked = (id(node), at)
        if asked not in self.known_words:
            self.steps += 1
            self.known_words[asked] = self.line.words(node, at, self.budget)
        ends = self.known_words[asked]
        if not ends:
            self.miss(at, node.text)
        return ends

    def is_missing(self, node: Words, at: int) -> bool:
        """Whether words cannot be read here, and no slip is paid for that could make up for it."""
        return not self.lenient and not self.words(node, at)

    def fillings(self, slot: Slot, at: int) -> Sequence[tuple[int, float, Value]]:
        """The ways to fill a slot; worked out once for each budget."""
        asked = (id(slot) if slot.choices else slot.type, at)
        if asked not in self.known_fillings:
            self.steps += 1
            found = self.one_of(slot.choices, at) if slot.choices else self.readers[slot.type](self, at)
            self.known_fillings[asked] = tuple(found)
        fillings = self.known_fillings[asked]
        if not fillings:
            self.miss(at, slot.type)
        return fillings

    def again(self, budget: float) -> None:
        """Search the same line once more, with another budget for slips. The number of steps goes on."""
        self.budget = budget
        self.tails.clear()
        self.known_words.clear()
        self.known_fillings.clear()

    def orders(self, patterns: Patterns, at: int, depth: int = 0) -> list[tuple[float, tuple[Phrased, ...]]]:
        """The best ways to read the rest of the line as actions, each with its cost."""
        place = (id(patterns), at)
        if place not in self.tails:
            self.tails[place] = []
            self.tails[place] = self.best_orders(patterns, at, depth)
        return self.tails[place]

    def best_orders(self, patterns: Patterns, at: int, depth: int) -> list[tuple[float, tuple[Phrased, ...]]]:
        """As :meth:`orders`, without memory."""
        found: list[tuple[float, tuple[Phrased, ...]]] = []
        for pattern in self.beginning(patterns, at):
            for step in self.sequence(pattern.nodes, at, 0.0):
                if step.end <= at:
                    continue
                action = Phrased(pattern, dict(step.values))
                if self.line.at_end(step.end):
                    found.append((step.cost, (action,)))
                    continue
                for start, more in self.separated(step.end):
                    if depth + 1 >= MOST_ACTIONS or not self.affords(step.cost + more):
                        continue
                    for cost, actions in self.orders(patterns, start, depth + 1):
                        if self.affords(step.cost + more + cost):
                            found.append((step.cost + more + cost, (action, *actions)))
        return cheapest(found)

    def separated(self, at: int) -> Iterator[tuple[int, float]]:
        """Where the next of several orders may begin."""
        mark = SEPARATOR.match(self.line.text, at)
        if mark:
            yield mark.end(), 0.0 if mark["usual"] else LOOSE
        else:
            self.miss(at, "';' or the end of the line")
            if self.lenient:
                yield at, SEPARATOR_MISSING

    def rulings(self, at: int, depth: int = 0) -> list[tuple[float, tuple[Ruling, ...]]]:
        """The best ways to read the rest of the line as decisions, each with a choice and conditions."""
        found: list[tuple[float, tuple[Ruling, ...]]] = []
        for heading in self.beginning(self.grammar.rules.headings, at):
            rule = self.grammar.rules.by_name[heading.name]
            for step in self.sequence(heading.nodes, at, 0.0):
                for choice in self.beginning(rule.choices, step.end):
                    for chosen in self.sequence(choice.nodes, step.end, step.cost):
                        phrase = Phrased(choice, dict(chosen.values))
                        for end, cost, conditions in self.conditions(chosen.end, chosen.cost):
                            ruling = Ruling(heading.name, phrase, conditions)
                            if self.line.at_end(end):
                                found.append((cost, (ruling,)))
                            elif depth < MOST_ACTIONS:
                                found += self.further_rulings(ruling, end, cost, depth)
        return cheapest(found)

    def further_rulings(
        self, ruling: Ruling, at: int, cost: float, depth: int
    ) -> Iterator[tuple[float, tuple[Ruling, ...]]]:
        """A ruling followed by more of them on the same line, which may repeat the word STANDING."""
        mark = SEPARATOR.match(self.line.text, at)
        if mark is None:
            self.miss(at, "IF or the end of the line")
            return
        for more, others in self.rulings(mark.end(), depth + 1):
            if self.affords(cost + more):
                yield cost + more, (ruling, *others)

    def conditions(self, at: int, cost: float) -> Iterator[tuple[int, float, tuple[Phrased, ...]]]:
        """The ways to read conditions (IF ... AND ...), first among them none."""
        yield at, cost, ()
        joint: Words = self.grammar.joining[0]
        reached: list[tuple[int, float, tuple[Phrased, ...]]] = [(at, cost, ())]
        for _ in range(4):
            following = []
            for start, so_far, conditions in reached:
                if self.is_missing(joint, start):
                    continue
                for pattern in self.grammar.conditions:
                    for step in self.sequence((joint, *pattern.nodes), start, so_far):
                        condition = Phrased(pattern, dict(step.values))
                        following.append((step.end, step.cost, (*conditions, condition)))
            reached = sorted(following, key=lambda item: item[1])[: 2 * KEPT]
            yield from reached
            joint = self.grammar.joining[1]


def cheapest(found: list[tuple[float, Read]]) -> list[tuple[float, Read]]:
    """The few cheapest of some readings, in the order in which they were found where equal."""
    return sorted(found, key=lambda item: item[0])[:KEPT]


def read_orders(kind: str) -> SlotReader:
    """A reader of a slot that holds actions of a kind, to the end of the line."""

    def read(search: Search, at: int) -> Iterator[tuple[int, float, Value]]:
        patterns: Patterns = getattr(search.grammar, kind)
        for cost, actions in search.orders(patterns, at):
            yield len(search.line.text), cost, Orders(actions)

    return read


def read_rules(search: Search, at: int) -> Iterator[tuple[int, float, Value]]:
    """Read decisions with their choices, to the end of the line."""
    for cost, rulings in search.rulings(at):
        yield len(search.line.text), cost, Rulings(rulings)
