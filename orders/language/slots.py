"""Slots: what may fill each kind of slot. A reader answers where an argument ends, at what cost, and its value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from battles.engine import expressions as re
from orders.language.names.entries import Entry, NameKind, Pool
from orders.language.names.matching import named, read_list, read_name, without_filler
from orders.language.numbers import read_integer, read_number
from orders.language.places import read_direction, read_objective, read_place
from orders.language.scanning import LOOSE
from orders.language.search import AND_OR, Search, SlotReader, read_orders, read_rules
from orders.language.values import Named, NamedShares, Value

ADDRESSEE = re.compile(r"([^:]{1,80}?) ?:")
SHARE_FILLER = re.compile(r" ?(?:sps?|points?|x)?(?: (?:to|on|at|against|for))?(?![^\W_])")
KEY = re.compile(r"[a-z0-9]{4}(?: [a-z0-9]{4}){2}$|[a-z0-9][a-z0-9-]{2,39}$")
STRANGER = re.compile(r"[^\W_]+(?:[-/][^\W_]+)*(?= *(?:;|$))")
NOBODY = 0.3  # a word that is nobody's name, where a name was wanted
UMPIRE = re.compile(r"umpire(?![^\W_])")

Found = Iterator[tuple[int, float, Value]]


def read_formation(search: Search, at: int) -> Found:
    """A formation of troops, from the vocabulary."""
    yield from search.one_of(search.grammar.formations, without_filler(search, at))


def read_posture(search: Search, at: int) -> Found:
    """A posture of an intent, from the vocabulary."""
    yield from search.one_of(search.grammar.postures, at)


def read_target(search: Search, at: int) -> Found:
    """A unit to fight; where strangers are let through, also a word that is nobody's name."""
    found = False
    for end, cost, name in named(search, Pool.ANY_UNIT, at):
        found = True
        yield end, cost, name
    stranger = None if found or not search.strangers else STRANGER.match(search.line.text, search.line.skip(at))
    if stranger:
        said = search.line.raw_span(stranger.start(), stranger.end())
        yield stranger.end(), NOBODY, Named((Entry(NameKind.UNIT, said, said),), said)


def read_shares(search: Search, at: int) -> Found:
    """Points for several units: ``4 A1, 2 A2``."""
    reached: list[tuple[int, float, tuple[tuple[int, Named], ...]]] = [(at, 0.0, ())]
    for _ in range(12):
        following = []
        for start, so_far, shares in reached:
            for middle, first, points in read_integer(search, start):
                for end, second, name in named(search, Pool.ANY_UNIT, share_filler(search, middle)):
                    cost = so_far + first + second
                    if isinstance(points, int) and search.affords(cost):
                        following.append((end, cost, (*shares, (points, name))))
        reached = []
        for end, cost, shares in sorted(following, key=lambda item: item[1])[:4]:
            yield end, cost, NamedShares(shares)
            mark = AND_OR.match(search.line.text, end)
            if mark:
                reached.append((mark.end(), cost, shares))
        if not reached:
            return


def share_filler(search: Search, at: int) -> int:
    """The position after the words that may stand between a number of points and a name."""
    match = SHARE_FILLER.match(search.line.text, at)
    return match.end() if match else at


def read_key(search: Search, at: int) -> Found:
    """A key, as it was sent; its groups may stand apart."""
    start = search.line.skip(at)
    match = KEY.match(search.line.text, start)
    if match:
        yield match.end(), 0.0, match.group().upper().replace(" ", "-")


def read_addressee(search: Search, at: int) -> Found:
    """Whom a message is for: all up to the colon, or without one a name."""
    start = search.line.skip(at)
    match = ADDRESSEE.match(search.line.text, start)
    if match:
        columns = search.line.folded.columns
        yield match.end(1), 0.0, search.line.raw[columns[start] : columns[match.end(1) - 1] + 1]
        return
    for pool in (Pool.GENERAL, Pool.SIDE_COMMAND):
        for end, cost, name in named(search, pool, start):
            yield end, cost + LOOSE, name.entries[0].label
    umpire = UMPIRE.match(search.line.text, start)
    if umpire:
        yield umpire.end(), LOOSE, "umpire"


def read_text(search: Search, at: int) -> Found:
    """The rest of the line, in the writer's own words."""
    start = at
    while start < len(search.line.text) and search.line.text[start] == " ":
        start += 1
    if start < len(search.line.text):
        yield len(search.line.text), 0.0, search.line.raw[search.line.folded.columns[start] :].strip()


READERS: Mapping[str, SlotReader] = MappingProxyType(
    {
        "number": read_number,
        "integer": read_integer,
        "formation": read_formation,
        "posture": read_posture,
        "place": read_place,
        "objective": read_objective,
        "direction": read_direction,
        "ordered": read_name(Pool.ORDERED),
        "ordered_units": read_list(Pool.ORDERED),
        "grouped_units": read_list(Pool.ORDERED, apart=False),
        "unit": read_name(Pool.OWN_UNIT),
        "target": read_target,
        "targets": read_list(Pool.ANY_UNIT),
        "units": read_list(Pool.OWN_UNIT),
        "commands": read_list(Pool.SIDE_COMMAND),
        "command": read_name(Pool.COMMAND),
        "general": read_name(Pool.GENERAL),
        "scope": read_list(Pool.PRIORITY),
        "shares": read_shares,
        "unit_orders": read_orders("unit_orders"),
        "general_orders": read_orders("general_orders"),
        "command_orders": read_orders("command_orders"),
        "rules": read_rules,
        "key": read_key,
        "addressee": read_addressee,
        "text": read_text,
    }
)
