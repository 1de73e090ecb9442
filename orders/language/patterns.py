"""Patterns: the notation of phrases read into nodes, with the synonyms of their words.

A pattern that does not follow the notation (``notation.py``) is a mistake of ours and raises ``ValueError`` when the
vocabulary is compiled, not when the first player writes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from battles.engine.dataclasses import dataclass, field
from battles.engine.orders import Phrase
from orders.language.folding import fold
from orders.language.notation import Blank, Either, Item, items_of


@dataclass(frozen=True, slots=True)
class Wording:
    """One way to write some words: split into words, without accents and joining marks.

    A ``hint`` is no accepted wording, only a pointer to what was probably meant.
    """

    words: tuple[str, ...]
    hint: bool = False


@dataclass(frozen=True, slots=True)
class Words:
    """Words that stand for themselves; ``text`` is how the normal form writes them."""

    text: str
    wordings: tuple[Wording, ...]
    by_letter: Mapping[str, tuple[tuple[int, Wording], ...]] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Sort the accepted wordings by their first character, with their places: most can be told apart by it."""
        sorted_out: dict[str, list[tuple[int, Wording]]] = {}
        for number, wording in enumerate(self.wordings):
            if not wording.hint:
                sorted_out.setdefault(wording.words[0][0], []).append((number, wording))
        object.__setattr__(self, "by_letter", {letter: tuple(found) for letter, found in sorted_out.items()})


@dataclass(frozen=True, slots=True)
class Colon:
    """A mark between a name and its orders, which may be missing."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for an argument: of a type, or one of the ``choices``, each a value and its words."""

    name: str
    type: str
    choices: tuple[tuple[str, Words], ...] = ()


@dataclass(frozen=True, slots=True)
class Option:
    """What may be left out. With a ``flag`` its being there is itself the argument."""

    body: tuple[Node, ...]
    flag: str = ""


Node = Words | Colon | Slot | Option


@dataclass(frozen=True, slots=True)
class Pattern:
    """A compiled phrase: its name and the nodes of its wording.

    ``letters`` are the characters that it may begin with, ``None`` where a name or figure may stand first; ``wanted``
    is what is missing where the text goes on with none of them.
    """

    name: str
    nodes: tuple[Node, ...]
    letters: frozenset[str] | None = field(init=False, compare=False, repr=False)
    wanted: tuple[str, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        """Find out once how it begins."""
        object.__setattr__(self, "letters", first_letters(self.nodes))
        object.__setattr__(self, "wanted", tuple(first_wanted(self.nodes)))


class Patterns(tuple[Pattern, ...]):
    """Patterns that may stand at the same place, in the order in which they are tried."""

    def beginning_with(self, letter: str) -> Sequence[tuple[tuple[str, ...], Pattern | None]]:
        """Those that may begin with a character, each behind what is missing for those before it that may not."""
        found: list[tuple[tuple[str, ...], Pattern | None]] = []
        missing: tuple[str, ...] = ()
        for pattern in self:
            if pattern.letters is not None and letter not in pattern.letters:
                missing += pattern.wanted
            else:
                found.append((missing, pattern))
                missing = ()
        return (*found, (missing, None))

    @cached_property
    def sorted_out(self) -> Mapping[str, Sequence[tuple[tuple[str, ...], Pattern | None]]]:
        """The same for every character that one of them may begin with, and for any other as for none."""
        letters = frozenset("").union(*(pattern.letters for pattern in self if pattern.letters is not None))
        return MappingProxyType({letter: self.beginning_with(letter) for letter in (*letters, "")})


def first_letters(nodes: Iterable[Node]) -> frozenset[str] | None:
    """The characters with which some nodes may begin, slips apart; ``None``: with any."""
    found: frozenset[str] = frozenset()
    for node in nodes:
        match node:
            case Words():
                return found.union(node.by_letter)
            case Slot(choices=choices) if choices:
                return found.union(*(words.by_letter for _, words in choices))
            case Option(body) if (letters := first_letters(body)) is not None:
                found |= letters
            case _:
                return None
    return None


def first_wanted(nodes: Iterable[Node]) -> Iterator[str]:
    """What is wanted where some nodes begin, in the order in which it is looked for."""
    for node in nodes:
        match node:
            case Words(text):
                yield text
                return
            case Slot(_, type, choices):
                yield from (words.text for _, words in choices)
                yield type
                return
            case Option(body):
                yield from first_wanted(body)
            case _:
                return


@dataclass(frozen=True, slots=True)
class Synonyms:
    """Other wordings: what may stand for which words, and what only hints at them. All folded, with spaces around."""

    accepted: tuple[tuple[str, str], ...] = ()
    hinted: tuple[tuple[str, str], ...] = ()

    @classmethod
    def of(cls, accepted: Iterable[tuple[str, str]], hinted: Iterable[tuple[str, str]]) -> Synonyms:
        """Synonyms from pairs of another wording and the words of a phrase."""
        return cls(pairs(accepted), pairs(hinted))

    def words(self, text: str) -> Words:
        """The words of a phrase with every other wording that the synonyms give them."""
        own = f" {spread(text)} "
        wordings = {Wording(tuple(own.split())): None}
        for replacements, hint in ((self.accepted, False), (self.hinted, True)):
            for other, meant in replacements:
                if meant in own:
                    wordings.setdefault(Wording(tuple(own.replace(meant, other).split()), hint))
        return Words(text, tuple(wordings))


def pairs(wordings: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Pairs of wordings, spread, with spaces around."""
    return tuple((f" {spread(other)} ", f" {spread(meant)} ") for other, meant in wordings)


def spread(text: str) -> str:
    """Words as single folded words with spaces between: ``RE-MAN`` is ``re man``."""
    return " ".join(fold(text).text.replace("-", " ").split())


def compile_phrase(phrase: Phrase, synonyms: Synonyms) -> Pattern:
    """The pattern of a phrase. Raises ``ValueError`` for a pattern that does not follow the notation."""
    return Pattern(phrase.name, tuple(nodes_of(items_of(phrase.pattern), synonyms)))


def choice_words(values: Iterable[str], synonyms: Synonyms) -> tuple[tuple[str, Words], ...]:
    """Values that may fill a slot, each with its words."""
    return tuple((value, synonyms.words(value.upper().replace("-", " "))) for value in values)


def nodes_of(items: Iterable[Item], synonyms: Synonyms) -> Iterator[Node]:
    """Nodes of a list of items; single words that follow each other become one node, so that synonyms may span them."""
    run: list[str] = []
    for item in items:
        if isinstance(item, Either) and len(item.words) == 1:
            run += item.words
            continue
        if run:
            yield synonyms.words(" ".join(run))
            run = []
        yield node_of(item, synonyms)
    if run:
        yield synonyms.words(" ".join(run))


def node_of(item: Item, synonyms: Synonyms) -> Node:
    """The node of one item that is more than a single word."""
    if item is None:
        return Colon()
    if isinstance(item, Either):
        alternatives = [synonyms.words(word) for word in item.words]
        return Words(alternatives[0].text, tuple(wording for words in alternatives for wording in words.wordings))
    if isinstance(item, Blank):
        return Slot(item.name, item.type, choice_words(item.choices, synonyms))
    body = tuple(nodes_of(item.items, synonyms))
    only_words = all(isinstance(node, Words) for node in body)
    flag = "_".join(fold(node.text).text.replace(" ", "_") for node in body if isinstance(node, Words))
    return Option(body, flag if only_words else "")
