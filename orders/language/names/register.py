"""The register: everything a writer can name, with the ways it may be worded."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from battles.engine.battle import Battle
from battles.engine.commands import Command, Commands
from battles.engine.dataclasses import replace
from battles.engine.handles import short_handle
from orders.language.folding import fold
from orders.language.names.entries import Entry, Exactness, NameKind, plain_token, plain_tokens
from orders.language.wordings import GENERIC


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
            yield Exactness.SHORT_NAME, tuple("battalion" if token == "/" else token for token in tokens)
            yield Exactness.SHORT_NAME, tuple(token for token in tokens if token.isalnum() or token == "/")
        if full == Exactness.PLAIN_ID:
            continue
        kind = plain_token(entry.rank) if entry.rank else ""
        if kind and kind in words and len(words) > 1:
            yield Exactness.SHORT_NAME, tuple(word for word in words if word != kind)
        elif kind:
            yield Exactness.SHORT_NAME, (*words, kind)
            yield Exactness.SHORT_NAME, (kind, *words)
        if entry.kind is not NameKind.PART:
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


class Own:
    """What takes a writer's orders: of what is his and what is others', the narrowest above a thing decides.

    ``own`` and ``others`` are ids of units and commands; ``own`` is ``None`` for a writer who has the whole side.
    """

    def __init__(self, commands: Commands, own: Collection[str] | None, others: Collection[str]) -> None:
        self.commands = commands
        self.own = None if own is None else frozenset(own)
        self.others = frozenset(others) - (self.own or frozenset())
        self._with_units: dict[str, bool] = {}

    def command(self, id: str) -> bool:
        """Whether a command of his side is the writer's."""
        return self._decided(link.id for link in self.commands.chain(id))

    def unit(self, id: str) -> bool:
        """Whether a unit of his side is the writer's."""
        if self.own is not None and id in self.own:
            return True
        if id in self.others:
            return False
        command = self.commands.of_unit.get(id)
        if command is None:
            return self.own is None
        # The units of a command go together, but for those that are named by themselves.
        if command.id not in self._with_units:
            above = self.commands.chain(command.id)
            self._with_units[command.id] = self._decided(name for link in above for name in (link.id, link.formation))
        return self._with_units[command.id]

    def topmost(self, battle: Battle, side: str) -> tuple[str, ...]:
        """The commands that are the writer's with all below them while none above them is, and his other units.

        Nothing for a writer who has the whole side.
        """
        if self.own is None and not self.others:
            return ()
        shared = {link.id for other in self.others for link in self.commands.chain(other)}
        shared |= {self.commands.of_unit[other].id for other in self.others if other in self.commands.of_unit}
        ours = [command for command in self.commands.all if command.side == side]
        whole = {command.id for command in ours if command.id not in shared and self.command(command.id)}
        units = (unit.id for unit in battle.units if battle.side_of.get(unit.id) == side and self.unit(unit.id))
        return (
            *(command.id for command in ours if command.id in whole and command.above not in whole),
            *(unit for unit in units if self.commands.of_unit[unit].id not in whole),
        )

    def _decided(self, links: Iterable[str]) -> bool:
        for link in links:
            if self.own is not None and link in self.own:
                return True
            if link in self.others:
                return False
        return self.own is None


def unit_names(
    battle: Battle, his: Own, side: str, known: Collection[str] | None
) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The units the writer knows of, each with its id and name."""
    for unit in battle.units:
        friendly = battle.side_of.get(unit.id, "") == side
        if not friendly and known is not None and unit.id not in known:
            continue
        orders = friendly and his.unit(unit.id)
        entry = _unit_entry(
            NameKind.UNIT, unit.id, unit.label, friendly, orders and not unit.out, unit.of, orders and bool(unit.out)
        )
        yield entry, tuple(filter(None, (unit.id, unit.name)))


@lru_cache(maxsize=4096)
def _unit_entry(kind: NameKind, id: str, label: str, friendly: bool, orderable: bool, of: str, gone: bool) -> Entry:
    """The entry of a unit: all writers of a side have the same of most."""
    return Entry(kind, id, label, friendly, orderable, of, gone=gone)


def handles(entries: Iterable[Entry]) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The short words for enemies without a name: ``e7`` for ``enemy-7``, as maps have them."""
    for entry in entries:
        if entry.kind is not NameKind.UNIT or entry.friendly:
            continue
        if short := short_handle(entry.id):
            handle = _unit_entry(
                NameKind.HANDLE, entry.id, entry.label, entry.friendly, entry.orderable, entry.of, entry.gone
            )
            yield handle, (short,)


def formation_names(
    battle: Battle, his: Own, side: str, known: Collection[str] | None
) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The formations and commanders the writer knows of, and the commands of his that are parts of formations."""
    parts_of: dict[str, list[Command]] = {}
    for command in his.commands.all:
        if command.part:
            parts_of.setdefault(command.formation, []).append(command)
    for formation in battle.formations:
        friendly = battle.side_of_formation(formation.id) == side
        if not friendly and known is not None and formation.id not in known:
            continue
        orderable = friendly and his.command(formation.id)
        commander = formation.commander
        as_command = his.commands.by_id.get(formation.id)
        entry = Entry(
            NameKind.FORMATION,
            formation.id,
            formation.label,
            friendly,
            orderable,
            formation.of,
            formation.kind,
            as_command.block if as_command else "",
            general=commander is not None and (not commander.out or (as_command is not None and as_command.replaces)),
        )
        names = tuple(filter(None, (formation.id, formation.name)))
        yield entry, names
        if commander is not None and commander.name:
            yield replace(entry, kind=NameKind.COMMANDER, label=commander.name), (commander.name,)
            names = (*names, commander.name)
        for part in parts_of.get(formation.id, ()) if friendly else ():
            named = Entry(
                NameKind.PART,
                part.id,
                f"{formation.label} {part.called[0] if part.called else part.part}",
                friendly,
                his.command(part.id),
                formation.id,
                block=part.block,
            )
            yield named, (part.id, *(f"{name} {word}" for name in names for word in part.called))
