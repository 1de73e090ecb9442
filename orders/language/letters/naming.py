"""Naming: what in the words of a letter is a name: of troops, of their commanders, of ground, and with slips in it."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Terrain
from battles.engine.dataclasses import dataclass, field
from battles.engine.handles import short_handle
from orders.language.folding import fold
from orders.language.letters.bearers import MEANT, NO_FEATURE
from orders.language.letters.designations import ARTICLE, OF
from orders.language.letters.lexicon import NO_SLIPS
from orders.language.letters.lexicon.compiled import parted_verbs
from orders.language.letters.measuring import SQUARE, Measuring
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.names import Stretch
from orders.language.names.entries import Entry, Exactness, NameKind, Pool, plain_token
from orders.language.spelling import distance, letters

SMALL_WORDS = frozenset({"relation", "link", "they", "not", "if"})
EVERYDAY = frozenset(
    [
        "best",
        "cold",
        "pack",
        "may",
        "hill",
        "long",
        "grant",
        "park",
        "will",
        "white",
        "brown",
        "black",
        "green",
        "rich",
        "young",
        "king",
        "page",
    ]
)


@dataclass(slots=True)
class Naming(Measuring):
    """Recognises names. What it has looked up it remembers."""

    known: dict[str, tuple[Entry, ...]] = field(default_factory=dict, init=False)
    named: dict[tuple[str, int], list[Stretch]] = field(default_factory=dict, init=False)
    borne: dict[str, tuple[frozenset[str], bool]] = field(default_factory=dict, init=False)
    spelt: list[tuple[str, str, int]] = field(default_factory=list, init=False)

    def stretches(self, folded: str, start: int) -> list[Stretch]:
        """The stretches of a folded text from a position on that name anything."""
        asked = (folded, start)
        if asked not in self.named:
            self.named[asked] = self.world.names.stretches(folded, start)
        return self.named[asked]

    def ground_at(self, text: Text, at: int) -> Spot | None:
        """A piece of ground by its name."""
        word = text.words[at]
        start = at
        if word.text in ARTICLE and at + 1 < len(text.words):
            start = at + 1
        folded, begins = text.folded.text, text.words[start].start
        stretches = self.stretches(folded, begins)
        for match in self.world.names.matches_among(stretches, folded, begins, Pool.PLACE):
            entries = [entry for entry in match.entries if entry.kind is NameKind.TERRAIN]
            if not entries or len(entries) < len(match.entries):
                continue
            end = self.word_at(text, match.end)
            said = folded[begins : match.end]
            if end is None or (end == start + 1 and (len(said) < 4 or self.is_plain(said))):
                continue
            pieces = tuple(self.world.view.terrain_by_id[entry.id] for entry in entries)
            return Spot("ground", pieces, at, end)
        if (
            word.text in self.world.initials
            and (word.big or not self.lexicon.at([word.text], 0))
            and not SQUARE.match(word.text)
        ):
            return Spot("ground", (self.world.initials[word.text],), at, at + 1)
        return None

    def name_at(self, text: Text, at: int) -> tuple[int, tuple[Entry, ...], Exactness] | None:
        """The longest name of troops that begins at a word."""
        folded = text.folded.text
        start = text.words[at].start
        stretches = self.stretches(folded, start)
        if not stretches or (self.is_small_word(text.words[at].text) and (not text.words[at].big or not at)):
            return None
        raw = text.raw[text.folded.columns[start] :]
        found: list[tuple[int, tuple[Entry, ...], Exactness]] = []
        for pool in (Pool.PRIORITY, Pool.ANY_UNIT, Pool.ENEMY_GENERAL):
            for match in self.world.names.matches_among(stretches, folded, start, pool, raw):
                end = self.word_at(text, match.end)
                if text.bare[at] == "i" and end == at + 1:
                    continue  # the writer, and no corps
                entries = tuple(e for e in match.entries if e.friendly or self.is_called(e, match.rank))
                if end == at + 1 and not text.words[at].big and text.has_capitals and self.is_everyday(text.bare[at]):
                    continue
                if entries and entries[0].kind is NameKind.HANDLE and end is not None and self.is_square(text, at, end):
                    continue
                if end is not None and match.rank is Exactness.PART_OF_NAME and text.bare[end - 1] in OF:
                    continue  # the lancers of | Wathiez
                if end is not None and entries:
                    found.append((end, entries, match.rank))
                    break
        return max(found, key=lambda item: item[0]) if found else None

    def is_called(self, entry: Entry, rank: Exactness) -> bool:
        """Whether an enemy is named by what matched: *guns* is what a stranger looks like, and no name of anybody."""
        if entry.kind is NameKind.COMMANDER:
            return entry.id in self.world.enemy_commands and rank < Exactness.PART_OF_NAME  # Husson's columns
        stranger = entry.kind is not NameKind.HANDLE and bool(short_handle(entry.id))
        return entry.id in self.world.enemy and (not stranger or rank <= Exactness.PLAIN_ID)

    def is_square(self, text: Text, at: int, end: int) -> bool:
        """Whether a word is a square of the map: *e7*, which an enemy may be called as well."""
        return end == at + 1 and self.square_place(text, at) is not None

    def near_name(self, said: str, big: bool) -> tuple[str, Troops | tuple[Terrain, ...]] | None:
        """A name of a command, unit or piece of ground with slips in it; ``None`` when it is not clear."""
        if len(said) < 5 or said.isdecimal() or said in NO_SLIPS:
            return None
        if said not in self.known:
            limit = 1.0 if len(said) < 7 else 2.0
            found = [
                (slips, entry)
                for pool in (Pool.PRIORITY, Pool.PLACE)
                for slips, entry in self.world.names.near(said, pool, limit)
                if entry.friendly or entry.kind is NameKind.TERRAIN
            ]
            best = min((slips for slips, _ in found), default=9.0)
            near = dict.fromkeys((e.id, e.kind is NameKind.TERRAIN) for s, e in found if s <= best + 0.2)
            clear = len(near) == 1 and (best <= 1.0 or big or len(said) > 7)
            self.known[said] = tuple(e for s, e in found if s <= best + 0.2)[:1] if clear else ()
        entries = self.known[said]
        if not entries:
            return None
        if entries[0].kind is NameKind.TERRAIN:
            return "ground", (self.world.view.terrain_by_id[entries[0].id],)
        return "troops", self.troops_of(entries, said)

    def troops_of(self, entries: tuple[Entry, ...], said: str) -> Troops:
        """The troops that names stand for."""
        own: list[str] = []
        commands: list[str] = []
        general = ""
        for entry in entries:
            if entry.kind in (NameKind.UNIT, NameKind.HANDLE):
                own.append(entry.id)
                continue
            if entry.id in self.world.enemy_commands and entry.id not in self.world.commands:
                own += self.world.enemy_commands[entry.id]
                continue
            own += self.world.commands.get(entry.id, ())
            commands.append(entry.id)
            if entry.kind is NameKind.COMMANDER or self.is_commanders_name(entry, said):
                general = entry.id
        mine = tuple(id for id in dict.fromkeys(own) if id in self.world.own)
        theirs = tuple(id for id in dict.fromkeys(own) if id in self.world.enemy)
        return Troops(mine, theirs, tuple(dict.fromkeys(commands)), general if len(commands) == 1 else "", said)

    def feature(self, word: str) -> tuple[frozenset[str], bool]:
        """The units that bear a word in their names, and whether it took a slip to find them."""
        if word not in self.borne:
            self.borne[word] = self.bearers(word)
        return self.borne[word]

    @property
    def alike(self) -> Sequence[tuple[str, str, int]]:
        """The words in units' names and all that mean the same: each with that which is meant, and its letters."""
        if not self.spelt:
            meant = ((known, MEANT.get(known, known)) for known in (*self.world.features, *MEANT))
            self.spelt = [(known, word, letters(known)) for known, word in meant if word in self.world.features]
        return self.spelt

    def bearers(self, word: str) -> tuple[frozenset[str], bool]:
        """The same, looked up."""
        forms = {MEANT.get(form, form) for form in (word, plain_token(word))} & self.world.features.keys()
        if not forms and word.endswith("ern") and word[:-1] in self.world.features:
            forms = {word[:-1]}  # außer den Jägern
        if forms:
            return frozenset(id for form in forms for id in self.world.features[form]), False
        plain = word in NO_FEATURE or word in NO_SLIPS or word in parted_verbs()
        if len(word) >= 5 and not plain and not self.lexicon.at([word], 0):
            bits = letters(word)
            limit = 1.0 if len(word) < 6 else 2.0
            near = []
            for known, meant, known_bits in self.alike:
                if (known_bits ^ bits).bit_count() <= 4 and abs(len(known) - len(word)) <= 2:
                    slips = distance(known, word, limit)
                    if slips is not None:
                        near.append((slips, meant))
            if near:
                best = min(near)[0]
                meant_words = {meant for slips, meant in near if slips <= best + 0.1}
                if len(meant_words) == 1:
                    return self.world.features[meant_words.pop()], True
        return frozenset(), False

    def means_something(self, word: str, *, small: bool = True) -> bool:
        """Whether a word is one of the languages of the letter, ``small`` or not, or out of units' names."""
        senses = [sense for _, found in self.lexicon.at([word], 0) for sense in found]
        known = bool(senses) if small else any(sense.kind not in SMALL_WORDS for sense in senses)
        named = bool(self.feature(word)[0]) or word in self.world.words_of_ground
        return known or (small and word in NO_SLIPS) or named

    def is_commanders_name(self, entry: Entry, said: str) -> bool:
        """Whether a formation was called by the bare name of its commander."""
        formation = self.world.view.formation_by_id.get(entry.id)
        commander = formation.commander if formation else None
        if not commander or not said:
            return False
        name = fold(commander.name).text
        titled = formation is not None and formation.kind in ("corps", "army") and name.endswith(f" of {said}")
        return name == said or titled or (len(said) > 4 and distance(name, said, 2.0) is not None)

    def is_everyday(self, word: str) -> bool:
        """Whether a name that is written small is an everyday word: *had best*, *pack up*."""
        return word in EVERYDAY or any(s.kind not in ("arm", "side") for _, f in self.lexicon.at([word], 0) for s in f)

    def is_plain(self, said: str) -> bool:
        """Whether a word that is part of a name is an everyday word as well: bridge, pond, heights, *petits*."""
        return any(
            self.lexicon.at([word], 0) for word in {said, said.removesuffix("s"), said.removesuffix("es")} if word
        )

    def is_small_word(self, word: str) -> bool:
        """Whether a word that stands in somebody's name, too, is a preposition or the like: *with* the Poles."""
        return word not in ARTICLE and bool(self.lexicon.at([word], 0, SMALL_WORDS))

    def word_at(self, text: Text, position: int) -> int | None:
        """The number of the word that ends at a position of the folded text, plus one."""
        return next((number + 1 for number, word in enumerate(text.words) if word.end == position), None)
