"""Names: what a writer may call things, and what he means by it.

Identifiers always win; then full names; then names shortened in ways that stay unambiguous. Units and formations of
other sides are known only as far as the writer knows them: a name he does not know and a name nobody bears are treated
alike everywhere, so that no answer tells them apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from battles.engine.battle import Battle, Table
from battles.engine.commands import Commands, command_tree
from battles.engine.dataclasses import dataclass, field, replace
from orders.language.folding import fold
from orders.language.names.entries import (
    DROPPED,
    TOKEN,
    Entry,
    Exactness,
    Match,
    NameKind,
    Pool,
    in_pool,
    plain_token,
    plain_tokens,
)
from orders.language.names.register import Own, formation_names, handles, unit_names, wordings
from orders.language.spelling import distance, letters

SHORTEST_BEGINNING = 3
Ranked = Sequence[tuple[Exactness, Entry]]


class Trie:
    """Names by their tokens. ``here`` holds what ends at this token: how exactly it is named, and the entry."""

    __slots__ = ("beginnings", "best", "following", "here", "pools")

    def __init__(self) -> None:
        self.following: dict[str, Trie] = {}
        self.beginnings: dict[str, list[tuple[str, Trie]]] | None = None
        self.here: list[tuple[Exactness, Entry]] = []
        self.best = Exactness.PART_OF_NAME  # of what ends here
        self.pools: dict[Pool, Ranked] = {}

    def among(self, pool: Pool) -> Ranked:
        """Those of a pool that end here; sorted out once, because most names are asked for in pools they are not in."""
        found = self.pools.get(pool)
        if found is None:
            found = self.pools[pool] = tuple(named for named in self.here if in_pool(named[1], pool))
        return found

    def only_one_beginning_with(self, word: str) -> Trie | None:
        """What follows the only token that begins with a word of three letters or more; ``None`` for several."""
        if len(word) < SHORTEST_BEGINNING or not word.isalpha():
            return None
        if self.beginnings is None:
            self.beginnings = {}
            for token, node in self.following.items():
                self.beginnings.setdefault(token[:SHORTEST_BEGINNING], []).append((token, node))
        near = self.beginnings.get(word[:SHORTEST_BEGINNING], ())
        longer = [node for token, node in near if token.startswith(word)]
        return longer[0] if len(longer) == 1 else None

    def add(self, tokens: Iterable[str], rank: Exactness, entry: Entry) -> None:
        node = self
        for token in tokens:
            node = node.following.setdefault(token, Trie())
        if node is not self and (rank, entry) not in node.here:
            node.here.append((rank, entry))
            node.best = min(node.best, rank)


#: Text that names something: where it ends, what is called so, and whether a word of it was cut short.
Stretch = tuple[int, Trie, bool]


def no_commands() -> Commands:
    """No commands, as a field's default: names of other games are of no battle."""
    return command_tree(())


@dataclass(frozen=True)
class Names:
    """All names that one writer may use, made by :meth:`for_side`.

    ``units`` holds the ids of the units at or below each formation of his side, in file order; ``turn`` is the open
    turn. ``commands`` holds the topmost commands and units of a writer who commands only a part of his side; what he
    orders for ALL is for these. It is empty for a writer who commands the whole. ``tree`` are the commands of the
    battle, by its rulebook.
    """

    side: str
    turn: int
    table: Table
    entries: tuple[Entry, ...]
    spoken: tuple[tuple[str, ...], ...]
    units: Mapping[str, tuple[str, ...]]
    commands: tuple[str, ...] = ()
    tree: Commands = field(default_factory=no_commands)

    @classmethod
    def for_side(
        cls,
        battle: Battle,
        side: str,
        commands: Commands,
        *,
        known: Collection[str] | None = None,
        own: Collection[str] | None = None,
        others: Collection[str] = (),
    ) -> Names:
        """The names for a writer of ``side``; ``commands`` are those of the battle, by its rulebook.

        ``known`` holds the ids of the units and formations of other sides that he knows of (``None``: all of the
        battle given, which may itself be only what his side knows). ``own`` holds the ids of the units and commands
        that take his orders, commands with everything below them (``None``: the whole side). ``others`` are those that
        take the orders of others on his side; of two above each other the narrower decides.
        """
        his = Own(commands, own, others)
        register = [*unit_names(battle, his, side, known), *formation_names(battle, his, side, known)]
        register += list(handles(entry for entry, _ in register))
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
            his.topmost(battle, side),
            commands,
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
    def spellings_by_length(self) -> Mapping[tuple[Pool, int], Sequence[tuple[int, str, int, Entry]]]:
        """The same, each with its place among all, by the pools they are in and by how long they are."""
        found: dict[tuple[Pool, int], list[tuple[int, str, int, Entry]]] = {}
        for pool in Pool:
            for place, (spelling, bits, entry) in enumerate(self.spellings):
                if in_pool(entry, pool):
                    found.setdefault((pool, len(spelling)), []).append((place, spelling, bits, entry))
        return MappingProxyType(found)

    @cached_property
    def ordered(self) -> tuple[str, ...]:
        """The units that take the writer's orders, in file order."""
        return tuple(entry.id for entry in self.entries if in_pool(entry, Pool.ORDERED))

    @cached_property
    def with_hash(self) -> tuple[str, ...]:
        """Names with a ``#`` in them, which begins no comment there."""
        return tuple(name for spoken in self.spoken for name in spoken if "#" in name)

    @cached_property
    def generals_called(self) -> dict[str, str]:
        """How the normal form calls the commanders that were asked for."""
        return {}

    def general_name(self, formation: str) -> str:
        """How the normal form calls a formation's commander: by his name where that is clear, else by the id."""
        if formation not in self.generals_called:
            self.generals_called[formation] = self.name_of_general(formation)
        return self.generals_called[formation]

    def name_of_general(self, formation: str) -> str:
        """The same, looked up."""
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
        return self.matches_among(self.stretches(text, at), text, at, pool, raw)

    def matches_among(self, stretches: Iterable[Stretch], text: str, at: int, pool: Pool, raw: str = "") -> list[Match]:
        """As :meth:`matches`, of the stretches of text from a position on that name anything."""
        found: list[Match] = []
        for end, node, shortened in stretches:
            match = best_of(node, pool, text[at:end], raw, end) if node.among(pool) else None
            if match:
                found.append(replace(match, rank=Exactness.PART_OF_NAME) if shortened else match)
        return found[::-1]

    def stretches(self, text: str, at: int) -> list[Stretch]:
        """The stretches of folded text from a position on that name anything, whoever may be named, shortest first."""
        return [stretch for stretch in self.followed(text, at) if stretch[1].here]

    def is_beginning(self, text: str, at: int) -> bool:
        """Whether everything from a position on may be the beginning of a name that goes on behind it."""
        end = max((end for end, _, _ in self.followed(text, at)), default=at)
        return end > at and not any(token not in DROPPED for token in TOKEN.findall(text, end))

    def followed(self, text: str, at: int) -> Iterator[Stretch]:
        """The words from a position on that are a name's: where each ends, what follows, whether one was cut short."""
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
                return
            node = following
            yield token.end(), node, shortened

    def near(self, span: str, pool: Pool, limit: float) -> list[tuple[float, Entry]]:
        """Entries of the pool spelt at most ``limit`` slips from a folded stretch of text, nearest first."""
        plain = " ".join(plain_tokens(span)).replace(" / ", "/")
        found: dict[Entry, float] = {}
        for typed in {span, plain} - {""}:
            bits, more = letters(typed), int(limit)
            alike = [
                (place, spelling, entry)
                for length in range(len(typed) - more, len(typed) + more + 1)
                for place, spelling, spelling_bits, entry in self.spellings_by_length.get((pool, length), ())
                if (spelling_bits ^ bits).bit_count() <= 2 * limit
            ]
            for _, spelling, entry in sorted(alike, key=lambda one: one[0]):
                slips = distance(spelling, typed, min(limit, slips_allowed(spelling)))
                if slips is not None and slips < found.get(entry, limit + 1):
                    found[entry] = slips
        return sorted(((slips, entry) for entry, slips in found.items()), key=lambda pair: pair[0])


def slips_allowed(spelling: str) -> float:
    """How many slips may lie between a spelling and what was typed for it: short names bear few."""
    return 1.0 if len(spelling) <= 5 else 2.0


def best_of(node: Trie, pool: Pool, span: str, raw: str, end: int) -> Match | None:
    """Of the entries of the pool that end at a place those that a stretch of text names most exactly, or ``None``."""
    named: list[Entry] = []
    best = Exactness.PART_OF_NAME
    for rank, entry in node.among(pool):
        if rank is Exactness.PLAIN_ID and fold(entry.id).text == span:
            rank = Exactness.EXACT_ID if raw.startswith(entry.id) else Exactness.FOLDED_ID
        if rank < best:
            named, best = [], rank
        if rank is best:
            named.append(entry)
    if best is Exactness.PART_OF_NAME and node.best < best:
        # What is somebody's own name is no part of another's: Foy is the general, not Foy's battery.
        return None
    if len(named) == 1:
        return Match(end, best, (named[0],))
    entries = tuple(dict.fromkeys(named))
    if pool is Pool.ANY_UNIT and len(entries) > 1:
        # Orders at a unit are nearly always at an enemy: a friend of the same name is not meant.
        entries = tuple(entry for entry in entries if not entry.friendly) or entries
    return Match(end, best, one_per_thing(entries))


def one_per_thing(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """A formation and its commander are one thing to the writer, of whichever kind comes first."""
    kept: dict[tuple[str, bool], Entry] = {}
    for entry in entries:
        kept.setdefault((entry.id, entry.kind is NameKind.TERRAIN), entry)
    return tuple(kept.values())
