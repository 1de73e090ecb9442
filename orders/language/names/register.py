"""The register: everything a writer can name, with the ways it may be worded."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from battles.engine.battle import Battle, Formation
from battles.engine.commands import Command, Commands
from battles.engine.knowledge import short_handle
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


def topmost(battle: Battle, commands: Commands, side: str, own: Collection[str]) -> tuple[str, ...]:
    """The commands and units of a side that are a writer's own while none above them is."""
    units = [unit.id for unit in battle.units if battle.side_of.get(unit.id) == side and unit.id in own]
    return (
        *(
            command.id
            for command in commands.all
            if command.side == side
            and command.id in own
            and not any(link.id in own for link in commands.chain(command.above))
        ),
        *(unit for unit in units if not commands.holds(set(own) - {unit}, unit)),
    )


def unit_names(
    battle: Battle, commands: Commands, side: str, known: Collection[str] | None, own: Collection[str] | None
) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The units the writer knows of, each with its id and name."""
    for unit in battle.units:
        friendly = battle.side_of.get(unit.id, "") == side
        if not friendly and known is not None and unit.id not in known:
            continue
        his = own is None or commands.holds(own, unit.id)
        entry = Entry(
            NameKind.UNIT,
            unit.id,
            unit.label,
            friendly,
            friendly and not unit.out and his,
            unit.of,
            gone=bool(unit.out) and his,
        )
        yield entry, tuple(filter(None, (unit.id, unit.name)))


def handles(entries: Iterable[Entry]) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The short words for enemies without a name: ``e7`` for ``enemy-7``, as maps have them."""
    for entry in entries:
        short = short_handle(entry.id)
        if short and entry.kind is NameKind.UNIT and not entry.friendly:
            yield replace(entry, kind=NameKind.HANDLE), (short,)


def formation_names(
    battle: Battle, commands: Commands, side: str, known: Collection[str] | None, own: Collection[str] | None
) -> Iterator[tuple[Entry, tuple[str, ...]]]:
    """The formations and commanders the writer knows of, and the commands of his that are parts of formations."""
    parts_of: dict[str, list[Command]] = {}
    for command in commands.all:
        if command.part:
            parts_of.setdefault(command.formation, []).append(command)
    for formation in battle.formations:
        friendly = battle.side_of_formation(formation.id) == side
        if not friendly and known is not None and formation.id not in known:
            continue
        orderable = friendly and (own is None or _holds(battle.chain(formation.id), own))
        commander = formation.commander
        as_command = commands.by_id.get(formation.id)
        entry = Entry(
            NameKind.FORMATION,
            formation.id,
            formation.label,
            friendly,
            orderable,
            formation.of,
            formation.kind,
            as_command.block if as_command else "",
            general=commander is not None and not commander.out,
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
                orderable or (own is not None and part.id in own),
                formation.id,
                block=part.block,
            )
            yield named, (part.id, *(f"{name} {word}" for name in names for word in part.called))


def _holds(chain: Iterable[Formation], own: Collection[str]) -> bool:
    return any(formation.id in own for formation in chain)
