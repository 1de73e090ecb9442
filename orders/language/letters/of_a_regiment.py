"""Of a regiment: two of its battalions told by their numbers before its name, *the first and second Nassau*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.world import World

ORDINALS = {"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4}
ANY = "|".join(ORDINALS)
TWO = re.keyed(
    rf"\b(?:the\s+)?(?P<one>{ANY})\s+(?:and|&)\s+(?:the\s+)?(?P<two>{ANY})(?:\s+(?:battalions?|batt?all?ions?|bns?))?\s+"
    r"(?:of\s+(?:the\s+)?)?(?:(?P<number>\d{1,2})(?:st|nd|rd|th)?\s+)?(?P<name>[A-Z][a-z]{3,})\b",
    re.IGNORECASE,
)


# *the 1st battalion, 92nd Line*: the one of that regiment
ONE_AND_ITS_REGIMENT = re.keyed(
    rf"\b(?:the\s+)?(?P<one>{ANY})\s+(?:battalion|batt?n?\.?|bn\.?)\s*,\s*(?:the\s+)?(?P<number>\d{{1,3}})(?:st|nd|rd|th|e)?"
    r"(?P<name>\s+(?:line|ligne|light|léger|leger|foot|regiment|infantry|of\s+the\s+line))?(?!\s*/)(?=\W)",
    re.IGNORECASE,
)
# *108th all three bns to I4*, *61st both battalions*: all of that regiment
ALL_OF_IT = re.keyed(
    r"\b(?P<number>\d{1,3}(?:st|nd|rd|th|e)?)(?P<name>\s+(?:line|ligne|light|léger|leger|regiment|infantry|chasseurs|lancers|foot))?\s*[,(]?\s*(?P<all>both|all\s+(?:two|three|four|\d))"
    r"\s+(?:of\s+)?(?:(?:its|his|their|the)\s+)?(?:battalions|batt?n?s|btns|bns|btls|regiments)\b\s*[,)]?",
    re.IGNORECASE,
)


def one_of_a_regiment(raw: str, world: World) -> str:
    """A sentence with such a battalion by its number, where there is one of that number in the regiment."""

    def named(found: re.Match[str]) -> str:
        number, regiment = ORDINALS[found["one"].lower()], found["number"]
        ids = [id for id in world.own if re.match(rf"{number}/{regiment}(?!\d)", id)]
        return ids[0] if len(ids) == 1 else found[0]

    return ALL_OF_IT.sub(r"\g<all> battalions of the \g<number>\g<name> ", ONE_AND_ITS_REGIMENT.sub(named, raw))


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
