"""The text of a letter as the reader works on it: sentences of words that know where they stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field, replace
from orders.language.folding import Folded, fold

WORD = re.compile(r"\d+[.,]\d+(?![^\W_])|[^\W_]+|[^\w\s]|_")
# French words that lose their vowel before another: the apostrophe parts two words (l'ennemi, qu'elle, jusqu'au).
ELISION = re.compile(r"\b([ldnmtscj]|qu|jusqu|lorsqu|puisqu|quelqu)['’‘ʼ](?=[^\W\d_])", re.IGNORECASE)
GLUED = re.compile(r"[^\W_]-[^\W_]")  # a hyphen within a word: cross-roads
EDGE = re.compile(
    r"((?:nord|sud|sued)(?:ost|west)?|ost|west)(rand|kante|ecke|seite|ausgang|saum|spitze|ende)"
    r"|(zwolf|sechs|acht|drei|zwanzig)(pfunder[n]?)"
)
SHORTEST_EDGE = 7  # letters: nordrand, ostrand
ARROW = re.compile(r"[-=~]+>|[→⇒➜➔➡➝⟶»]>?|>>+")
AT_SIGN = re.compile(r"(?<!\w)@(?!\w{4,}\.)")  # fire @ E7
POSSESSIVE = re.compile(r"(?<=[^\W\d_])['’‘ʼ]s?(?![^\W_])")


ARROW_MARK = "⇨"  # what all arrows become; folding leaves it alone


@dataclass(frozen=True, slots=True)
class Word:
    """A word or mark: folded, and where it stands in the folded text."""

    text: str
    start: int
    end: int
    big: bool = False

    @property
    def is_mark(self) -> bool:
        return not self.text[0].isalnum()


@dataclass(slots=True)
class Stretch:
    """A stretch of a letter, a sentence or a line: what was written, and the line it begins on."""

    raw: str
    line: int
    head: bool = False
    """Whether it stands on a line of its own."""
    joined: bool = False
    last_line: int = 0

    @property
    def said(self) -> str:
        """The words as they were written, in one line."""
        return " ".join(self.raw.split())

    def saying(self, raw: str) -> Stretch:
        """The same stretch in these words; most are in the words that they were in."""
        return self if raw == self.raw else replace(self, raw=raw)


@dataclass
class Text:
    """A sentence made ready: folded, cut into words. Elisions are parted, possessive marks left out."""

    raw: str
    folded: Folded = field(init=False)
    words: Sequence[Word] = field(init=False)
    bare: list[str] = field(init=False)
    """The words alone, for look-up in a lexicon."""

    def __post_init__(self) -> None:
        self.folded, self.words, self.bare = made_ready(self.raw)

    @cached_property
    def has_capitals(self) -> bool:
        """Whether its writer uses capitals at all."""
        return any(word.big for word in self.words)

    def raw_between(self, first: int, last: int) -> str:
        """What was written from one word up to before another."""
        if first >= last:
            return ""
        columns = self.folded.columns
        return self.raw[columns[self.words[first].start] : columns[self.words[last - 1].end - 1] + 1]


@lru_cache(maxsize=8)
def made_ready(raw: str) -> tuple[Folded, tuple[Word, ...], list[str]]:
    """A sentence folded, its words and marks, and the words alone. One is asked for several times before the next."""
    plain = raw
    if "'" in raw or not raw.isascii():
        plain = ELISION.sub(lambda found: f"{found[1]} ", plain)
        plain = POSSESSIVE.sub(lambda found: " " * len(found[0]), plain)
    if ">" in raw or not raw.isascii():
        plain = ARROW.sub(lambda found: ARROW_MARK.ljust(len(found[0])), plain)
    if "@" in raw:
        plain = AT_SIGN.sub(" ", plain)
    folded = fold(plain)
    words = tuple(words_in(folded, raw))
    return folded, words, [word.text for word in words]


def words_in(folded: Folded, raw: str) -> Iterator[Word]:
    """The words and marks of a folded sentence, as big as they were written."""
    text, columns = folded.text, folded.columns
    for found in WORD.finditer(text):
        said, start = found.group(), found.start()
        if said == "-" and GLUED.match(text, max(0, start - 1)):
            continue
        edge = EDGE.fullmatch(said) if len(said) >= SHORTEST_EDGE else None
        cut = start + len(edge[1] or edge[3]) if edge else found.end()
        yield Word(text[start:cut], start, cut, raw[columns[start]].isupper())
        if edge:
            yield Word(text[cut : found.end()], cut, found.end())
