"""The lexica made ready: phrases in a tree of words, by language, with single slips of the finger allowed for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from orders.language.folding import fold
from orders.language.letters.lexicon import de, en, fr
from orders.language.letters.lexicon.inflection import inflected

LANGUAGES: Mapping[str, Mapping[str, Mapping[str, str]]] = {"en": en.WORDS, "fr": fr.WORDS, "de": de.WORDS}
# Kinds that are asked for only where a sentence or a condition makes room for them.
ANYWHERE = frozenset(kind for words in LANGUAGES.values() for kind in words) - {"trigger", "noted", "unit of length"}
TELLING = ("link", "not", "modal", "they", "because", "if", "relation", "filler")  # kinds that tell a language
SLIPPING = frozenset(
    {"verb", "formation", "arm", "kind", "compass", "group"}
)  # kinds that are found with a slip in them
SHORTEST_SLIP = 5
CLEAR = 25  # clear words that a letter needs before a language is left out
MARKED = 0.08  # a language with this share of the clear words of the first is read as well


@dataclass(frozen=True, slots=True)
class Sense:
    """What a phrase may mean: its kind (``verb``), its value (``go``) and the language."""

    kind: str
    value: str
    language: str


@dataclass(slots=True)
class Node:
    """A place in the tree: what ends here, and which words may follow, whole or by their beginning."""

    senses: list[Sense] = field(default_factory=list)
    words: dict[str, Node] = field(default_factory=dict)
    beginnings: dict[str, Node] = field(default_factory=dict)

    def following(self, word: str) -> list[Node]:
        """The places that a word leads to, the word as a whole first."""
        found = [self.words[word]] if word in self.words else []
        if self.beginnings:
            for length in range(len(word), 1, -1):
                node = self.beginnings.get(word[:length])
                if node is not None:
                    found.append(node)
        return found


@dataclass(slots=True)
class Lexicon:
    """The phrases of some languages, the first of which counts most."""

    languages: tuple[str, ...]
    root: Node = field(default_factory=Node)
    slips: dict[str, list[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, languages: tuple[str, ...]) -> Lexicon:
        """The lexicon of these languages."""
        lexicon = cls(languages)
        for language in languages:
            for kind, values in LANGUAGES[language].items():
                for value, listed in values.items():
                    sense = Sense(kind, value, language)
                    for entry in listed.split(","):
                        for phrase in inflected(entry.strip(), language):
                            lexicon.add(words_of(phrase), sense)
        for word, node in lexicon.root.words.items():
            if len(word) >= SHORTEST_SLIP and any(sense.kind in SLIPPING for sense in node.senses):
                for shorter in {word, *without_one(word)}:
                    lexicon.slips.setdefault(shorter, []).append(word)
        return lexicon

    def add(self, words: tuple[str, ...], sense: Sense) -> None:
        """Enter a phrase; its last word may stand for all words that begin so."""
        node = self.root
        for word in words:
            if word.endswith("*"):
                node = node.beginnings.setdefault(word[:-1], Node())
            else:
                node = node.words.setdefault(word, Node())
        if words and sense not in node.senses:
            node.senses.append(sense)

    def at(self, words: Sequence[str], start: int, kinds: frozenset[str] = ANYWHERE) -> list[tuple[int, list[Sense]]]:
        """The phrases of some kinds that begin at a word, longest first: how many words, and what they may mean."""
        found: dict[int, list[Sense]] = {}
        places = [self.root]
        for length, word in enumerate(words[start : start + 7], start=1):
            places = [following for place in places for following in place.following(word)]
            if not places:
                break
            senses = [sense for place in places for sense in place.senses if sense.kind in kinds]
            if senses:
                found[length] = senses
        return sorted(found.items(), key=lambda item: -item[0])

    def near(self, word: str) -> list[Sense]:
        """What a word with one slip in it may mean; empty when nothing or several things lie near."""
        if len(word) < SHORTEST_SLIP or not word.isalpha():
            return []
        near = {known for shorter in (word, *without_one(word)) for known in self.slips.get(shorter, ())}
        meant = {self.root.words[known].senses[0] for known in near if abs(len(known) - len(word)) <= 1}
        values = {(sense.kind, sense.value) for sense in meant}
        return sorted(meant, key=lambda sense: sense.language)[:1] if len(values) == 1 else []


def without_one(word: str) -> Iterable[str]:
    """The word with each of its letters left out."""
    return (word[:at] + word[at + 1 :] for at in range(len(word)))


def words_of(phrase: str) -> tuple[str, ...]:
    """The words of a phrase of the lexicon, folded; a star stays with its word."""
    return tuple(fold(phrase).text.replace("-", " ").split())


@lru_cache(maxsize=32)
def lexicon_for(languages: tuple[str, ...]) -> Lexicon:
    """The lexicon of some languages, made once."""
    return Lexicon.of(languages)


@lru_cache(maxsize=1)
def telling_words() -> Mapping[str, str]:
    """Words that belong to one language alone, with that language."""
    owners: dict[str, set[str]] = {}
    for language, words in LANGUAGES.items():
        for values in words.values():
            for listed in values.values():
                for entry in listed.split(","):
                    for phrase in inflected(entry.strip(), language):
                        folded = words_of(phrase)
                        if len(folded) == 1 and len(folded[0]) > 1 and not folded[0].endswith("*"):
                            owners.setdefault(folded[0], set()).add(language)
    return {word: next(iter(found)) for word, found in owners.items() if len(found) == 1}


def likely_languages(words: Iterable[str]) -> tuple[str, ...]:
    """The languages of a letter, the likeliest first. English is always read: the sheet's own words are."""
    telling = telling_words()
    counts = Counter(telling[word] for word in words if word in telling)
    most = max(counts.values(), default=0)
    if counts.total() < CLEAR:
        clear = tuple(language for language, _ in counts.most_common())
        return clear + tuple(language for language in LANGUAGES if language not in clear)
    found = [language for language, count in counts.most_common() if count >= max(2, MARKED * most)]
    return tuple(found if "en" in found else [*found, "en"])
