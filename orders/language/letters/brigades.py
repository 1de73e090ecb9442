"""Brigades told by their number within a division: *die zweite Brigade von Foy*, *la 1re brigade de la 9e division*."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

WORDS = {
    "first": 1, "erste": 1, "ersten": 1, "erster": 1, "premiere": 1, "première": 1, "second": 2, "zweite": 2,
    "zweiten": 2, "zweiter": 2, "seconde": 2, "deuxieme": 2, "deuxième": 2, "third": 3, "dritte": 3, "dritten": 3,
    "dritter": 3, "troisieme": 3, "troisième": 3,
}  # fmt: skip
NTH = rf"(?:(?P<figure>[1-4])\s?(?:\.|st|nd|rd|th|re|ère|ere|e|ème|eme|nde)|(?P<word>{'|'.join(WORDS)}))"
WHOSE = r"(?P<whose>(?:(?:general|général|la|der|the)\s+)?(?:\d{1,2}\s?(?:\.|e|ème|th|nd|st|rd)\s*\w+|[A-ZÄÖÜÉ][\w-]+))"
BEFORE = re.compile(rf"\b{NTH}\s+Brigade\s+(?:of|von|vom|de|du|des|der|d['’])\s*{WHOSE}", re.IGNORECASE)
BEHIND = re.compile(rf"\b(?P<whose>[A-ZÄÖÜÉ]\w+?)['’]?s\s+{NTH}\s+Brigade\b")


def with_brigades(raw: str, world: World, troops_in: Callable[[Text], list[Troops]]) -> str:
    """A sentence with brigades by their commanders' names that it tells by their number in a division.

    ``troops_in`` finds the troops that some words name. What names no division stays as it is.
    """
    if "rigade" not in raw.lower():
        return raw

    def named(found: re.Match[str]) -> str:
        number = int(found["figure"] or WORDS[found["word"].lower()])
        whole = next((one for one in troops_in(Text(found["whose"])) if len(one.commands) == 1), None)
        below = brigades_of(world, whole.commands[0]) if whole is not None else []
        return f"Brigade {below[number - 1]}" if number <= len(below) else found[0]

    return BEHIND.sub(named, BEFORE.sub(named, raw))


def brigades_of(world: World, division: str) -> list[str]:
    """The brigades of a division in their order, without its guns; none of a brigade."""
    units = set(world.commands.get(division, ()))
    return [
        id
        for id in world.lowest
        if id != division
        and set(world.commands[id]) < units
        and any(world.own[unit].arm != "artillery" for unit in world.commands[id] if unit in world.own)
    ]
