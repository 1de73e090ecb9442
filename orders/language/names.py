"""Names: what a writer may call things, and what he means by it.

Identifiers always win; then full names; then names shortened in ways that stay unambiguous. Units and formations of
other sides are known only as far as the writer knows them: a name he does not know and a name nobody bears are treated
alike everywhere, so that no answer tells them apart.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from functools import cached_property, lru_cache
from types import MappingProxyType

from battles.engine.battle import Battle, Formation, Table, Unit
from orders.language.folding import fold
from orders.language.spelling import distance, letters
from orders.language.wordings import ABBREVIATIONS, GENERIC

TOKEN = re.compile(r"[^\W_]+|[^\w\s]|_")
ORDINAL = re.compile(r"^(\d+)(?:st|nd|rd|th|er|re|e|eme|ieme|nde|ste|de|te|ten)$")
ROMAN = re.compile(r"^(x{0,3})(ix|iv|v?i{0,3})$")
ROMAN_FIGURES = {"i": 1, "v": 5, "x": 10}
DROPPED = frozenset("'\"()[]{}*_-.`")
FULL_WORDS = {short: word for word, listed in ABBREVIATIONS.items() for short in listed.split()}
SHORTEST_BEGINNING = 3
KIND_WORDS = {"brigade": "brigade", "division": "division", "corps": "corp", "army": "army"}


class NameKind(StrEnum):
    """What a name names. A division's own batteries answer to the division's name with ``artillery``."""

    UNIT = "unit"
    FORMATION = "formation"
    ARTILLERY = "artillery"
    COMMANDER = "commander"
    TERRAIN = "terrain"


class Pool(StrEnum):
    """Which names may stand at a place of an order."""

    ORDERED = "a unit of yours"
    OWN_UNIT = "a unit of your side"
    ANY_UNIT = "a unit"
    COMMAND = "a command of yours"
    SIDE_COMMAND = "a command of your side"
    GENERAL = "a general of yours"
    PRIORITY = "a command or unit of yours"
    PLACE = "a place"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing with a name. ``id`` is the formation's for a commander. ``orderable``: it takes the writer's orders."""

    kind: NameKind
    id: str
    label: str
    friendly: bool = False
    orderable: bool = False
    of: str = ""
    rank: str = ""
    general: bool = False
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A stretch of text that names something: where it ends, how exactly it was named, and all that it may mean."""

    end: int
    rank: Exactness
    entries: tuple[Entry, ...]


class Exactness(IntEnum):
    """How exactly a thing was named; smaller wins."""

    EXACT_ID = 0
    FOLDED_ID = 1
    PLAIN_ID = 2
    FULL_NAME = 3
    SHORT_NAME = 4
    PART_OF_NAME = 5


@lru_cache(maxsize=8192)
def plain_token(token: str) -> str:
    """A word without ordinal ending, plural or abbreviation: ``92nd`` is ``92``, ``Bde`` is ``brigade``."""
    ordinal = ORDINAL.match(token)
    if ordinal:
        return ordinal[1]
    if token in FULL_WORDS:
        return FULL_WORDS[token]
    if token[0] in "ivx" and ROMAN.match(token):
        return str(roman_number(token))
    if len(token) > 3 and token.endswith("s") and not token.endswith("ss") and token.isalpha():
        return token[:-1]
    return token


def roman_number(numeral: str) -> int:
    """The value of a Roman numeral up to 39, in small letters."""
    values = [ROMAN_FIGURES[figure] for figure in numeral]
    return sum(-value if value < max(values[at:]) else value for at, value in enumerate(values))


@lru_cache(maxsize=16384)
def plain_tokens(name: str) -> tuple[str, ...]:
    """A folded name as plain tokens, without quotes, brackets and joining marks."""
    return tuple(plain_token(token) for token in TOKEN.findall(name) if token not in DROPPED)


class Trie:
    """Names by their tokens. ``here`` holds what ends at this token: how exactly it is named, and the entry."""

    __slots__ = ("following", "here")

    def __init__(self) -> None:
        self.following: dict[str, Trie] = {}
        self.here: list[tuple[Exactness, Entry]] = []

    def only_one_beginning_with(self, word: str) -> Trie | None:
        """What follows the only token that begins with a word of three letters or more; ``None`` for several."""
        if len(word) < SHORTEST_BEGINNING or not word.isalpha():
            return None
        longer = [node for token, node in self.following.items() if token.startswith(word)]
        return longer[0] if len(longer) == 1 else None

    def add(self, tokens: Iterable[str], rank: Exactness, entry: Entry) -> None:
        node = self
        for token in tokens:
            node = node.following.setdefault(token, Trie())
        if node is not self and (rank, entry) not in node.here:
            node.here.append((rank, entry))


@dataclass(frozen=True)
class Names:
    """All names that one writer may use, made by :meth:`for_side`.

    ``units`` holds the ids of the units at or below each formation of his side, in file order; ``turn`` is the open
    turn. ``commands`` holds the topmost formations and units of a writer who commands only a part of his side; what he
    orders for ALL is for these. It is empty for a writer who commands the whole.
    """

    side: str
    turn: int
    table: Table
    entries: tuple[Entry, ...]
    spoken: tuple[tuple[str, ...], ...]
    units: Mapping[str, tuple[str, ...]]
    commands: tuple[str, ...] = ()

    @classmethod
    def for_side(
        cls, battle: Battle, side: str, *, known: Collection[str] | None = None, own: Collection[str] | None = None
    ) -> Names:
        """The names for a writer of ``side``.

        ``known`` holds the ids of the units and formations of other sides that he knows of (``None``: all of the
        battle given, which may itself be only what his side knows). ``own`` holds the ids of the units and formations
        that take his orders, formations with everything below them (``None``: the whole side).
        """
        register = [*unit_names(battle, side, known, own), *formation_names(battle, side, known, own)]
        register += [
            (Entry(NameKind.TERRAIN, piece.id, piece.name or piece.id), tuple(filter(None, (piece.id, piece.name))))
            for piece in battle.terrain
        ]
        units = {
            formation.id: tuple(unit.id for unit in battle.units_of(formation.id))
            for formation in battle.formations
            if battle.side_of_formation(formation.id) == side
        }
        return cls(
            side,
            battle.turn,
            battle.table,
            tuple(entry for entry, _ in register),
            tuple(spoken for _, spoken in register),
            MappingProxyType(units),
            topmost(battle, side, own) if own is not None else (),
        )

    @cached_property
    def trie(self) -> Trie:
        """Every way to name every entry."""
        root = Trie()
        for entry, spoken in zip(self.entries, self.spoken, strict=True):
            for rank, tokens in wordings(entry, spoken):
                root.add(tokens, rank, entry)
        return root

    @cached_property
    def by_id(self) -> Mapping[str, Entry]:
        """Units, formations and terrain by id; of equal ids the first."""
        found: dict[str, Entry] = {}
        for entry in self.entries:
            if entry.kind is not NameKind.COMMANDER:
                found.setdefault(entry.id, entry)
        return MappingProxyType(found)

    @cached_property
    def spellings(self) -> tuple[tuple[str, int, Entry], ...]:
        """Ids and full names in plain spelling with their letters, for finding near ones."""
        found: dict[tuple[str, Entry], None] = {}
        for entry, spoken in zip(self.entries, self.spoken, strict=True):
            for name in spoken:
                folded = fold(name).text
                for spelling in (folded, " ".join(plain_tokens(folded)).replace(" / ", "/")):
                    if spelling:
                        found.setdefault((spelling, entry))
        return tuple((spelling, letters(spelling), entry) for spelling, entry in found)

    @cached_property
    def ordered(self) -> tuple[str, ...]:
        """The units that take the writer's orders, in file order."""
        return tuple(entry.id for entry in self.entries if in_pool(entry, Pool.ORDERED))

    @cached_property
    def with_hash(self) -> tuple[str, ...]:
        """Names with a ``#`` in them, which begins no comment there."""
        return tuple(name for spoken in self.spoken for name in spoken if "#" in name)

    def general_name(self, formation: str) -> str:
        """How the normal form calls a formation's commander: by his name where that is clear, else by the id."""
        commander = next((e for e in self.entries if e.kind is NameKind.COMMANDER and e.id == formation), None)
        if commander is not None:
            folded = fold(commander.label).text
            matches = self.matches(folded, 0, Pool.SIDE_COMMAND, commander.label)
            clear = matches and matches[0].end == len(folded) and [e.id for e in matches[0].entries] == [formation]
            if clear and not set(commander.label) & set(":;,#\n\r"):
                return commander.label
        return formation

    def gone(self, said: str) -> str:
        """The name of a unit of the writer's side that is out of the battle, when it was called so; else empty."""
        folded = fold(said).text
        for match in self.matches(folded, 0, Pool.OWN_UNIT, said):
            entry = match.entries[0]
            if match.end == len(folded) and len(match.entries) == 1 and entry.gone:
                return entry.label
        return ""

    @cached_property
    def longest(self) -> int:
        """The number of tokens of the longest name."""
        return max((len(TOKEN.findall(spelling)) for spelling, _, _ in self.spellings), default=1)

    def label(self, identifier: str) -> str:
        """The name of a unit, formation or piece of terrain for people; the id itself when it has none."""
        entry = self.by_id.get(identifier)
        return entry.label if entry else identifier

    def matches(self, text: str, at: int, pool: Pool, raw: str = "") -> list[Match]:
        """What the folded ``text`` names from position ``at`` on, longest stretch first.

        For each stretch only what is named most exactly counts: ids as written, ids in another case, ids with ordinals
        or joining marks, full names, names without their generic words, and parts that only one name has. ``raw`` is
        the text before folding from the same position, to tell ids apart that differ in case alone.
        """
        found: list[Match] = []
        node = self.trie
        shortened = False
        for token in TOKEN.finditer(text, at):
            word = token.group()
            following = node.following.get(plain_token(word))
            if following is None and word in DROPPED and node is not self.trie:
                continue
            if following is None:
                following = node.only_one_beginning_with(word)
                shortened = True
            if following is None:
                break
            node = following
            match = best_of(node.here, pool, text[at : token.end()], raw, token.end())
            if match:
                found.append(replace(match, rank=Exactness.PART_OF_NAME) if shortened else match)
        return found[::-1]

    def near(self, span: str, pool: Pool, limit: float) -> list[tuple[float, Entry]]:
        """Entries of the pool spelt at most ``limit`` slips from a folded stretch of text, nearest first."""
        plain = " ".join(plain_tokens(span)).replace(" / ", "/")
        found: dict[Entry, float] = {}
        for typed in {span, plain} - {""}:
            bits = letters(typed)
            for spelling, spelling_bits, entry in self.spellings:
                if (spelling_bits ^ bits).bit_count() > 2 * limit or abs(len(spelling) - len(typed)) > limit:
                    continue
                if not in_pool(entry, pool):
                    continue
                slips = distance(spelling, typed, min(limit, slips_allowed(spelling)))
                if slips is not None and slips < found.get(entry, limit + 1):
                    found[entry] = slips
        return sorted(((slips, entry) for entry, slips in found.items()), key=lambda pair: pair[0])


def slips_allowed(spelling: str) -> float:
    """How many slips may lie between a spelling and what was typed for it: short names bear few."""
    return 1.0 if len(spelling) <= 5 else 2.0


def best_of(here: list[tuple[Exactness, Entry]], pool: Pool, span: str, raw: str, end: int) -> Match | None:
    """The entries of the pool that a stretch of text names most exactly, or ``None``."""
    ranked: dict[Exactness, list[Entry]] = {}
    for rank, entry in here:
        if not in_pool(entry, pool):
            continue
        if rank == Exactness.PLAIN_ID and fold(entry.id).text == span:
            rank = Exactness.EXACT_ID if raw.startswith(entry.id) else Exactness.FOLDED_ID
        ranked.setdefault(rank, []).append(entry)
    if not ranked:
        return None
    rank = min(ranked)
    if rank is Exactness.PART_OF_NAME and any(better < rank for better, _ in here):
        # What is somebody's own name is no part of another's: Foy is the general, not Foy's battery.
        return None
    entries = tuple(dict.fromkeys(ranked[rank]))
    if pool is Pool.ANY_UNIT and len(entries) > 1:
        # Orders at a unit are nearly always at an enemy: a friend of the same name is not meant.
        entries = tuple(entry for entry in entries if not entry.friendly) or entries
    return Match(end, rank, one_per_thing(entries))


def one_per_thing(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """A formation and its commander are one thing to the writer, of whichever kind comes first."""
    kept: dict[tuple[str, bool], Entry] = {}
    for entry in entries:
        kept.setdefault((entry.id, entry.kind is NameKind.TERRAIN), entry)
    return tuple(kept.values())


def in_pool(entry: Entry, pool: Pool) -> bool:
    """Whether an entry may stand where the pool is asked for."""
    kind = entry.kind
    troops = kind in (NameKind.FORMATION, NameKind.ARTILLERY, NameKind.COMMANDER)
    match pool:
        case Pool.ORDERED:
            return kind is NameKind.UNIT and entry.orderable
        case Pool.OWN_UNIT:
            return kind is NameKind.UNIT and entry.friendly
        case Pool.ANY_UNIT:
            return kind is NameKind.UNIT
        case Pool.COMMAND:
            return troops and entry.orderable
        case Pool.SIDE_COMMAND:
            return troops and entry.friendly
        case Pool.GENERAL:
            return entry.general and entry.orderable and kind in (NameKind.FORMATION, NameKind.COMMANDER)
        case Pool.PRIORITY:
            return entry.orderable
        case Pool.PLACE:
            return kind in (NameKind.UNIT, NameKind.TERRAIN) or entry.general


def wordings(entry: Entry, spoken: tuple[str, ...]) -> Iterator[tuple[Exactness, tuple[str, ...]]]:
    """The ways to word an entry as plain tokens, with how exact each is. The first of ``spoken`` is the id, if any."""
    for name in spoken:
        folded = fold(name).text
        tokens = plain_tokens(folded)
        full = Exactness.PLAIN_ID if name == entry.id and entry.kind is not NameKind.COMMANDER else Exactness.FULL_NAME
        yield full, tokens
        words = tuple(token for token in tokens if token.isalnum())
        if words != tokens:
            yield Exactness.SHORT_NAME, words
            yield Exactness.SHORT_NAME, tuple(token for token in tokens if token.isalnum() or token == "/")
        if full == Exactness.PLAIN_ID:
            continue
        kind = KIND_WORDS.get(entry.rank, "")
        if kind and kind in words and len(words) > 1:
            yield Exactness.SHORT_NAME, tuple(word for word in words if word != kind)
        elif kind:
            yield Exactness.SHORT_NAME, (*words, kind)
            yield Exactness.SHORT_NAME, (kind, *words)
        if entry.kind is not NameKind.ARTILLERY:
            yield from ((Exactness.PART_OF_NAME, part) for part in parts(tokens))


def parts(tokens: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The runs of a name's tokens that could stand for it: at least one word is more than a generic one."""
    for start in range(len(tokens)):
        for end in range(start + 1, min(len(tokens), start + 5) + 1):
            run = tokens[start:end]
            if not run[0].isalnum() or not run[-1].isalnum() or len(run) == len(tokens):
                continue
            designation = len(run) >= 3 and "/" in run and run[run.index("/") - 1].isdecimal()
            if designation or any(len(word) > 2 and word not in GENERIC and not word.isdecimal() for word in run):
                yield run


def topmost(battle: Battle, side: str, own: Collection[str]) -> tuple[str, ...]:
    """The formations and units of a side that are a writer's own while none above them is."""
    things: list[Formation | Unit] = [f for f in battle.formations if battle.side_of_formation(f.id) == side]
    things += [unit for unit in battle.units if battle.side_of.get(unit.id) == side]
    return tuple(thing.id for thing in things if thing.id in own and not is_own(battle, replace(thing, id=""), own))


def unit_names(
    battle: Battle, side: str, known: Collection[str] | None, own: Collection[str] | None
) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The units the writer knows of, each with its id and name."""
    for unit in battle.units:
        friendly = battle.side_of.get(unit.id, "") == side
        if not friendly and known is not None and unit.id not in known:
            continue
        orderable = friendly and not unit.out and is_own(battle, unit, own)
        entry = Entry(
            NameKind.UNIT,
            unit.id,
            unit.label,
            friendly,
            orderable,
            unit.of,
            gone=bool(unit.out) and is_own(battle, unit, own),
        )
        yield entry, tuple(filter(None, (unit.id, unit.name)))


def is_own(battle: Battle, thing: Unit | Formation, own: Collection[str] | None) -> bool:
    """Whether a unit or formation, or a formation above it, is among those that take the writer's orders."""
    if own is None or thing.id in own:
        return True
    return any(formation.id in own for formation in battle.chain(thing.of))


def formation_names(
    battle: Battle, side: str, known: Collection[str] | None, own: Collection[str] | None
) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The formations and commanders the writer knows of, and the artillery of his divisions."""
    with_guns = {unit.of for unit in battle.units if unit.arm == "artillery"}
    for formation in battle.formations:
        friendly = battle.side_of_formation(formation.id) == side
        if not friendly and known is not None and formation.id not in known:
            continue
        orderable = friendly and is_own(battle, formation, own)
        commander = formation.commander
        general = commander is not None and not commander.out
        entry = Entry(
            NameKind.FORMATION,
            formation.id,
            formation.label,
            friendly,
            orderable,
            formation.of,
            formation.kind,
            general,
        )
        names = tuple(filter(None, (formation.id, formation.name)))
        yield entry, names
        if commander is not None and commander.name:
            named = Entry(
                NameKind.COMMANDER,
                formation.id,
                commander.name,
                friendly,
                orderable,
                formation.of,
                formation.kind,
                general,
            )
            yield named, (commander.name,)
            names = (*names, commander.name)
        if friendly and formation.kind == "division" and formation.id in with_guns:
            guns = Entry(
                NameKind.ARTILLERY,
                f"{formation.id}/artillery",
                f"{formation.label} artillery",
                friendly,
                orderable,
                formation.id,
                "artillery",
            )
            called = [
                f"{name} {word}" for name in names for word in ("artillery", "guns", "battery", "division artillery")
            ]
            yield guns, (guns.id, *called)
