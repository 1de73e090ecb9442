"""Of a regiment: two of its battalions told by their numbers before its name, *the first and second Nassau*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.world import World

ORDINALS = {"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4}
ANY = "|".join(ORDINALS)
TWO = re.compile(
    rf"\b(?:the\s+)?(?P<one>{ANY})\s+(?:and|&)\s+(?:the\s+)?(?P<two>{ANY})(?:\s+(?:battalions?|batt?all?ions?|bns?))?\s+"
    r"(?:of\s+(?:the\s+)?)?(?:(?P<number>\d{1,2})(?:st|nd|rd|th)?\s+)?(?P<name>[A-Z][a-z]{3,})\b",
    re.IGNORECASE,
)


def two_of_a_regiment(raw: str, world: World) -> str:
    """A sentence with the names of two such battalions, where one regiment only bears the name and has both."""

    def named(found: re.Match[str]) -> str:
        bearing = world.features.get(found["name"].lower(), frozenset()) & world.own.keys() & world.present
        first = re.compile(rf"\S+\s+{found['name']}", re.IGNORECASE)  # not the Orange-Nassau
        plain = [id for id in bearing if first.match(world.own[id].label)] or bearing
        number = found["number"] or ""
        regiments = sorted({id.partition("/")[2] for id in plain if "/" in id})
        pairs = [
            [f"{ORDINALS[found[which].lower()]}/{regiment}" for which in ("one", "two")]
            for regiment in regiments
            if re.match(rf"{number}(?!\d)", regiment) or not number  # the 2nd, and not the 28th
        ]
        there = [pair for pair in pairs if world.own.keys() >= set(pair)]
        return " and ".join(there[0]) if len(there) == 1 else found[0]

    return TWO.sub(named, raw)
