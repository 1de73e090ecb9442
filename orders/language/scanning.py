"""Scanning: finding words in a folded line, as they should be written or with slips of the finger.

All costs are in slips; those below one half only rank readings in which nothing is amiss. A line remembers what it
has found, because the search asks for the same word at the same place again and again.
"""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from orders.language.folding import Folded
from orders.language.patterns import Wording, Words
from orders.language.spelling import letters, prefix_distances
from orders.language.wordings import EVERYDAY, NEVER_SHORTENED

LOOSE = 0.01  # a filler word, another separator, an accepted synonym
SHORTENED = 0.05  # a word cut to its first three letters or more
GLUED = 0.75  # two words written as one
SMALL_WORD_MISSING = 0.8
HINTED = 0.9  # another word that points to this one
SHORT = 0.9  # a word cut to one or two letters
WORD_MISSING = 1.6

SMALL_WORDS = frozenset({"to", "at", "on", "vs", "as", "the", "of"})
SKIPPED = re.compile(r"[ \"'()\[\]{}*`]+")
ALNUM = re.compile(r"[^\W_]+")
LINE_END = re.compile(r"[\s.;,:!*\"')\]-]*$")
LONGEST_SLIP = 3.0
KEPT = 3

Ends = tuple[tuple[int, float], ...]


def is_shortened(typed: str, word: str) -> bool:
    """Whether a word was cut to its first three letters or more, and what is left means nothing else."""
    return len(typed) >= 3 and word.startswith(typed) and word not in NEVER_SHORTENED and typed not in EVERYDAY


@dataclass(slots=True)
class Line:
    """A line to be read, folded and as it was typed."""

    folded: Folded
    raw: str
    text: str = field(init=False)
    skips: list[int] = field(init=False)
    tokens: dict[int, str] = field(default_factory=dict)
    word_ends: dict[tuple[str, int, bool], Ends] = field(default_factory=dict)
    slip_ends: dict[tuple[str, int], Ends] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.text = text = self.folded.text
        self.skips = skips = list(range(len(text) + 1))
        for found in SKIPPED.finditer(text):
            start, end = found.span()
            skips[start:end] = [end] * (end - start)

    def skip(self, at: int) -> int:
        """The next position that is neither space, quote nor bracket."""
        return self.skips[at]

    def at_end(self, at: int) -> bool:
        """Whether nothing but closing marks follows."""
        return LINE_END.match(self.folded.text, at) is not None

    def raw_span(self, start: int, end: int) -> str:
        """The text as it was typed between two positions of the folded text."""
        columns = self.folded.columns
        if start >= end or start >= len(columns):
            return ""
        return self.raw[columns[start] : columns[min(end, len(columns)) - 1] + 1]

    def raw_from(self, start: int) -> str:
        """The text as it was typed from a position of the folded text on."""
        columns = self.folded.columns
        return self.raw[columns[start] :] if start < len(columns) else ""

    def token(self, start: int) -> str:
        """The letters and figures that begin at a position; empty when none do."""
        if start not in self.tokens:
            found = ALNUM.match(self.folded.text, start)
            self.tokens[start] = found.group() if found else ""
        return self.tokens[start]

    def words(self, node: Words, at: int, budget: float) -> Ends:
        """The ends at which the words of a node can be read, the cheapest first. Without a budget no slip counts."""
        best: dict[int, float] = {}
        start = self.skip(at)
        if not budget:
            for number, wording in node.by_letter.get(self.folded.text[start : start + 1], ()):
                for end, cost in self.wording(wording, at, LOOSE if number else 0.0, 0.0):
                    best[end] = min(cost, best.get(end, cost))
            return tuple(sorted(best.items(), key=lambda item: item[1])) if best else ()
        typed = self.token(start)
        for number, wording in enumerate(node.wordings):
            if wording.hint and (budget < HINTED or wording.words[0] != typed):
                continue
            base = HINTED if wording.hint else (LOOSE if number else 0.0)
            for end, cost in self.wording(wording, at, base, budget):
                best[end] = min(cost, best.get(end, cost))
        return tuple(sorted(best.items(), key=lambda item: item[1]))

    def wording(self, wording: Wording, at: int, base: float, budget: float) -> Ends:
        """The ends at which some words can be read one after the other."""
        reached = {at: base}
        for place, word in enumerate(wording.words):
            following: dict[int, float] = {}
            for start, so_far in reached.items():
                ends = self.word(word, start, place > 0)
                if budget and not wording.hint:
                    ends += self.slips(word, self.begin(start, place > 0))
                for end, more in ends:
                    cost = so_far + more
                    if (cost <= budget or not budget) and cost < following.get(end, LONGEST_SLIP):
                        following[end] = cost
            reached = following
            if not reached:
                break
        return tuple(reached.items())

    def begin(self, at: int, joined: bool) -> int:
        """Where a word may begin; ``joined``: after another one, with a hyphen or the dot of a short word between."""
        start = self.skip(at)
        if joined and self.folded.text[start : start + 1] in ("-", "."):
            start = self.skip(start + 1)
        return start

    def word(self, word: str, at: int, joined: bool) -> Ends:
        """The ends at which one word can be read without slips."""
        asked = (word, at, joined)
        if asked not in self.word_ends:
            self.word_ends[asked] = self.exact_ends(word, self.begin(at, joined))
        return self.word_ends[asked]

    def exact_ends(self, word: str, start: int) -> Ends:
        """As :meth:`word`, without memory: the word itself, before a figure, shortened, or in the plural."""
        if not word[0].isalnum():
            return ((start + len(word), 0.0),) if self.folded.text.startswith(word, start) else ()
        typed = self.token(start)
        end = start + len(typed)
        if typed == word:
            return ((end, 0.0),)
        if typed.startswith(word) and typed[len(word) :].isdecimal():
            return ((start + len(word), LOOSE),)
        if typed == word + "s" or is_shortened(typed, word):
            return ((end, SHORTENED),)
        return ()

    def slips(self, word: str, start: int) -> Ends:
        """The ends at which a word can be read with slips: misspelt, glued to the next, cut short, missing."""
        asked = (word, start)
        if asked not in self.slip_ends:
            self.slip_ends[asked] = tuple(self.slipped(word, start))
        return self.slip_ends[asked]

    def slipped(self, word: str, start: int) -> list[tuple[int, float]]:
        """As :meth:`slips`, without memory."""
        text = self.folded.text
        typed = self.token(start)
        ends = [(start, SMALL_WORD_MISSING if word in SMALL_WORDS else WORD_MISSING)]
        if typed and len(typed) < 3 and word.startswith(typed) and typed != word:
            ends.append((start + len(typed), SHORT))
        if len(word) < 2:
            return ends
        most = 1.0 if len(word) < 4 else 2.0 if len(word) < 8 else 3.0
        stretch = text[start : start + len(word) + 3]
        if (letters(word) & ~letters(stretch)).bit_count() > most:
            return ends
        row = prefix_distances(word, stretch)
        near = []
        for length, distance in enumerate(row[1:], start=1):
            if distance > most:
                continue
            end = start + length
            whole = end >= len(text) or not text[end].isalnum() or not text[end - 1].isalnum()
            if distance or not whole:
                near.append((end, distance if whole else distance + GLUED))
        return ends + sorted(near, key=lambda pair: pair[1])[:KEPT]
