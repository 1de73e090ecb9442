"""The register: everything a writer can name, with the ways it may be worded."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from battles.engine.battle import Battle, Formation, Unit
from orders.language.folding import fold
from orders.language.names.entries import Entry, Exactness, NameKind, plain_tokens
from orders.language.wordings import GENERIC

KIND_WORDS = {"brigade": "brigade", "division": "division", "corps": "corp", "army": "army"}


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
    if isinstance(thing, Unit) and thing.arm == "artillery" and f"{thing.of}/artillery" in own:
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
                orderable or (own is not None and f"{formation.id}/artillery" in own),
                formation.id,
                "artillery",
            )
            called = [
                f"{name} {word}" for name in names for word in ("artillery", "guns", "battery", "division artillery")
            ]
            yield guns, (guns.id, *called)
