"""Entries: what can be named, in which places of an order, and how names are cut into plain tokens."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import lru_cache

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from orders.language.wordings import ABBREVIATIONS

TOKEN = re.compile(r"[^\W_]+|[^\w\s]|_")
ORDINAL = re.compile(r"^(\d+)(?:st|nd|rd|th|er|re|e|eme|ieme|nde|ste|de|te|ten)$")
ROMAN = re.compile(r"^(x{0,3})(ix|iv|v?i{0,3})$")
ROMAN_FIGURES = {"i": 1, "v": 5, "x": 10}
DROPPED = frozenset("'\"()[]{}*_-.`")
FULL_WORDS = {short: word for word, listed in ABBREVIATIONS.items() for short in listed.split()}


class NameKind(StrEnum):
    """What a name names.

    ``PART`` is a command that is a part of a formation, such as a division's own guns; ``HANDLE`` an enemy by the short
    word that the map has for him, which counts only where nothing but troops may stand: as a place it is a square.
    """

    UNIT = "unit"
    FORMATION = "formation"
    PART = "part"
    COMMANDER = "commander"
    TERRAIN = "terrain"
    HANDLE = "handle"


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
    ENEMY_GENERAL = "a general of the enemy"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing with a name. ``id`` is the formation's for a commander. ``orderable``: it takes the writer's orders.

    ``rank`` is the kind of a formation, and ``block`` the word that heads the orders of a command.
    """

    kind: NameKind
    id: str
    label: str
    friendly: bool = False
    orderable: bool = False
    of: str = ""
    rank: str = ""
    block: str = ""
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


def in_pool(entry: Entry, pool: Pool) -> bool:
    """Whether an entry may stand where the pool is asked for."""
    kind = entry.kind
    troops = kind in (NameKind.FORMATION, NameKind.PART, NameKind.COMMANDER)
    match pool:
        case Pool.ORDERED:
            return kind is NameKind.UNIT and entry.orderable
        case Pool.OWN_UNIT:
            return kind is NameKind.UNIT and entry.friendly
        case Pool.ANY_UNIT:
            return kind in (NameKind.UNIT, NameKind.HANDLE)
        case Pool.COMMAND:
            return troops and entry.orderable
        case Pool.SIDE_COMMAND:
            return troops and entry.friendly
        case Pool.GENERAL:
            return entry.general and entry.orderable and kind in (NameKind.FORMATION, NameKind.COMMANDER)
        case Pool.PRIORITY:
            return entry.orderable
        case Pool.ENEMY_GENERAL:
            return kind is NameKind.COMMANDER and not entry.friendly
        case Pool.PLACE:
            return kind in (NameKind.UNIT, NameKind.TERRAIN) or entry.general


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
