"""The lexica made ready: phrases in a tree of words for each language, with single slips of the finger allowed for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, lru_cache

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from orders.language.folding import fold
from orders.language.letters.lexicon import de, en, fr
from orders.language.letters.lexicon.de import conjugation
from orders.language.letters.lexicon.inflection import inflected
from orders.language.spelling import letters

LANGUAGES: Mapping[str, Mapping[str, Mapping[str, str]]] = {"en": en.WORDS, "fr": fr.WORDS, "de": de.WORDS}
# Words of everyday speech in which no slip is seen, however much they look like one.
NO_SLIPS = frozenset(f"{en.NO_SLIPS} {fr.NO_SLIPS} {de.NO_SLIPS}".split())
# Kinds that are asked for only where a sentence or a condition makes room for them.
ANYWHERE = frozenset(kind for words in LANGUAGES.values() for kind in words) - {"trigger", "noted", "unit of length"}
SLIPPING = frozenset(
    {"verb", "formation", "arm", "kind", "compass", "group"}
)  # kinds that are found with a slip in them
# Kinds of words that keep their meaning where a form of a verb sounds like them.
LISTED = frozenset({"filler", "not", "link", "ordinal", "arm", "kind", "side", "all", "if", "they", "because"})
SHORTEST_SLIP = 5
LONGEST_PHRASE = 7  # words
REMEMBERED = 20_000  # look-ups
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
    below: frozenset[str] | None = None

    def kinds(self) -> frozenset[str]:
        """The kinds of all phrases that end here or go on from here; found once, when the tree is made."""
        if self.below is None:
            further = (node.kinds() for node in (*self.words.values(), *self.beginnings.values()))
            self.below = frozenset(sense.kind for sense in self.senses).union(*further)
        return self.below

    def following(self, word: str) -> list[Node]:
        """The places that a word leads to, the word as a whole first; *ue* may stand for a letter with two dots."""
        found = [self.words[word]] if word in self.words else []
        if not found and (plain := without_e(word)) in self.words:
            found = [self.words[plain]]
        if self.beginnings:
            for length in range(len(word), 1, -1):
                node = self.beginnings.get(word[:length])
                if node is not None:
                    found.append(node)
        return found

    def add(self, words: tuple[str, ...], sense: Sense) -> None:
        """Enter a phrase; a word with a star stands for all words that begin so."""
        node = self
        for word in words:
            ways, key = (node.beginnings, word[:-1]) if word.endswith("*") else (node.words, word)
            following = ways.get(key)
            if following is None:
                following = ways[key] = Node()
            node = following
        if words and sense not in node.senses:
            node.senses.append(sense)


@dataclass(slots=True)
class Root(Node):
    """The root of a tree. The phrases that begin with a word are entered when it is first asked for.

    A letter has but a few hundred of the many thousand words with which the phrases of a language begin.
    """

    waiting: dict[str, list[tuple[str, Sense, bool]]] = field(default_factory=dict)
    """The phrases that are not entered yet by their first words, and whether they are forms that were made."""

    def following(self, word: str) -> list[Node]:
        """The places that a word leads to."""
        for key in (word, without_e(word), *(f"{word[:length]}*" for length in range(len(word), 1, -1))):
            self.enter(key)
        return Node.following(self, word)

    def enter(self, key: str) -> None:
        """Enter the phrases that begin with a word."""
        for phrase, sense, made in self.waiting.pop(key, ()):
            # A form that is made yields to a word that is listed: maintenant, voila.
            listed = made and key in self.words and any(one.kind in LISTED for one in self.words[key].senses)
            if not listed:
                self.add(words_of(phrase), sense)

    def first_words(self) -> Iterator[str]:
        """The words with which phrases begin."""
        yield from self.words
        yield from (key for key in self.waiting if not key.endswith("*"))

    def knows(self, word: str) -> bool:
        """Whether phrases begin with a word."""
        return word in self.words or word in self.waiting

    def senses_of(self, word: str) -> list[Sense]:
        """What a word by itself may mean."""
        self.enter(word)
        return self.words[word].senses

    def seen_through(self, word: str) -> list[Sense]:
        """What a word means in which a slip is seen through; nothing for any other."""
        senses = self.senses_of(word)
        return senses[:1] if any(sense.kind in SLIPPING for sense in senses) else []


UMLAUT = re.compile("(?<=[ao])e|(?<=(?<![aeq])u)e")


def without_e(word: str) -> str:
    """A word in which an umlaut is written with two letters, as it is folded: *rueckt*, *zurueck*."""
    return UMLAUT.sub("", word) if "ue" in word or "ae" in word or "oe" in word else word


@cache
def parted_verbs() -> Mapping[str, Mapping[str, Sense]]:
    """Forms of German verbs that stand apart from their beginning, with each of these: *rückt* and *vor*."""
    found: dict[str, dict[str, Sense]] = {}
    for kind, values in LANGUAGES["de"].items():
        for value, listed in values.items():
            for entry in listed.split(","):
                verb = entry.strip().removesuffix("~")
                two = conjugation.parted(verb) if entry.endswith("~") and " " not in verb else None
                for form in two[1] if two else ():
                    found.setdefault(form, {}).setdefault(two[0] if two else "", Sense(kind, value, "de"))
    return found


@cache
def tree_of(language: str) -> Root:
    """The phrases of a language, sorted once by the words that they begin with."""
    waiting: dict[str, list[tuple[str, Sense, bool]]] = {}
    forms: list[tuple[str, str, Sense]] = []
    for kind, values in LANGUAGES[language].items():
        for value, listed in values.items():
            sense = Sense(kind, value, language)
            for entry in listed.split(","):
                for phrase in inflected(entry.strip(), language):
                    first, *more = beginning_of(phrase)
                    if "~" in entry and not more:
                        forms.append((first, phrase, sense))
                    elif first:
                        waiting.setdefault(first, []).append((phrase, sense, False))
    for word, phrase, sense in forms:  # behind what is listed
        waiting.setdefault(word, []).append((phrase, sense, True))
    return Root(waiting=waiting)


@dataclass
class Lexicon:
    """The phrases of some languages, the first of which counts most. What was looked up is remembered."""

    languages: tuple[str, ...]
    known: dict[tuple[frozenset[str], tuple[str, ...]], list[tuple[int, list[Sense]]]] = field(default_factory=dict)
    begun: dict[str, frozenset[str]] = field(default_factory=dict)

    @cached_property
    def roots(self) -> list[Root]:
        return [tree_of(language) for language in self.languages]

    def at(self, words: Sequence[str], start: int, kinds: frozenset[str] = ANYWHERE) -> list[tuple[int, list[Sense]]]:
        """The phrases of some kinds that begin at a word, longest first: how many words, and what they may mean."""
        if start >= len(words):
            return []
        begun = self.begun.get(words[start])
        if kinds.isdisjoint(self.begun_with(words[start]) if begun is None else begun):
            return []
        ahead = tuple(words[start : start + LONGEST_PHRASE])
        key = (kinds, ahead)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= REMEMBERED:
                self.known.clear()
            found = self.known[key] = self.look_up(ahead, kinds)
        return found

    def begun_with(self, word: str) -> frozenset[str]:
        """The kinds of the phrases that begin with a word."""
        found = self.begun.get(word)
        if found is None:
            if len(self.begun) >= REMEMBERED:
                self.begun.clear()
            nodes = (node for root in self.roots for node in root.following(word))
            found = self.begun[word] = frozenset().union(*(node.kinds() for node in nodes))
        return found

    def look_up(self, ahead: tuple[str, ...], kinds: frozenset[str]) -> list[tuple[int, list[Sense]]]:
        """The phrases of some kinds with which some words begin."""
        found: dict[int, list[Sense]] = {}
        places: Sequence[Node] = self.roots
        for length, word in enumerate(ahead, start=1):
            places = [following for place in places for following in place.following(word)]
            if not places:
                break
            senses = [sense for place in places for sense in place.senses if sense.kind in kinds]
            if senses:
                found[length] = senses
        return sorted(found.items(), key=lambda item: -item[0])

    @cached_property
    def slippable(self) -> Mapping[tuple[int, str], list[tuple[int, str, Root]]]:
        """Words in which a slip may be seen through, by length and first or last letters, with the letters in them.

        One slip leaves the first two letters of a word as they are, or the last two.
        """
        found: dict[tuple[int, str], list[tuple[int, str, Root]]] = {}
        for root in self.roots:
            for word in root.first_words():
                if len(word) >= SHORTEST_SLIP:
                    entry = (letters(word), word, root)
                    for end in {f"{word[:2]}-", f"-{word[-2:]}"}:
                        found.setdefault((len(word), end), []).append(entry)
        return found

    def near(self, word: str) -> list[Sense]:
        """What a word with one slip in it may mean; empty when nothing or several things lie near."""
        if len(word) < SHORTEST_SLIP or not word.isalpha() or word in NO_SLIPS:
            return []
        bits, shorter = letters(word), {word, *without_one(word)}
        near = {
            sense
            for length in (len(word) - 1, len(word), len(word) + 1)
            for end in (f"{word[:2]}-", f"-{word[-2:]}")
            for other, known, root in self.slippable.get((length, end), ())
            if known[0] == word[0]
            and (other ^ bits).bit_count() <= 2
            and not shorter.isdisjoint({known, *without_one(known)})
            for sense in root.seen_through(known)
        }
        values = {(sense.kind, sense.value) for sense in near}
        return sorted(near, key=lambda sense: sense.language)[:1] if len(values) == 1 else []


def without_one(word: str) -> Iterator[str]:
    """The word with each of its letters left out."""
    return (word[:at] + word[at + 1 :] for at in range(len(word)))


def words_of(phrase: str) -> tuple[str, ...]:
    """The words of a phrase of the lexicon, folded; a star stays with its word."""
    plain = phrase.lower() if phrase.isascii() and "'" not in phrase else fold(phrase).text
    return tuple(plain.replace("-", " ").split())


def beginning_of(phrase: str) -> Sequence[str]:
    """The first word of a phrase and what is behind it, if anything; an empty word of an empty phrase."""
    if phrase.isascii() and "'" not in phrase and "-" not in phrase:
        return phrase.lower().split(None, 1) or ("",)
    return words_of(phrase) or ("",)


@lru_cache(maxsize=32)
def lexicon_for(languages: tuple[str, ...]) -> Lexicon:
    """The lexicon of some languages, made once."""
    return Lexicon(languages)


@cache
def single_words(language: str) -> frozenset[str]:
    """The words that are phrases of a language by themselves, found without its tree: most letters need one or two."""
    phrases = (
        phrase
        for values in LANGUAGES[language].values()
        for listed in values.values()
        for entry in listed.split(",")
        if " " not in entry.strip()
        for phrase in inflected(entry.strip(), language)
    )
    return frozenset(words[0] for words in map(words_of, phrases) if len(words) == 1 and not words[0].endswith("*"))


def language_told_by(word: str) -> str:
    """The language that a word belongs to alone; empty for a word of several languages or of none."""
    owners = [language for language in LANGUAGES if word in single_words(language)] if len(word) > 1 else []
    return owners[0] if len(owners) == 1 else ""


def likely_languages(words: Iterable[str]) -> tuple[str, ...]:
    """The languages of a letter, the likeliest first. English is always read: the sheet's own words are."""
    counts = Counter(language for word in words if (language := language_told_by(word)))
    most = max(counts.values(), default=0)
    if counts.total() < CLEAR:
        clear = tuple(language for language, _ in counts.most_common())
        return clear + tuple(language for language in LANGUAGES if language not in clear)
    found = [language for language, count in counts.most_common() if count >= max(2, MARKED * most)]
    return tuple(found if "en" in found else [*found, "en"])
