"""Fought by foot: *Gauthier nimmt sich 2/2Nas vor*, *bekämpft 5M*: a battery fires at him, a brigade attacks him."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

WHO = r"(?P<who>[^,;:.!?]{2,40}?)"
FIGHTS = re.compile(
    rf"^(?P<lead>\W*(?:(?:und|aber|dann)\s+)?){WHO}\s+bekämpf(?P<n>t|en)\s+(?P<whom>[^,;:.!?]{{2,40}}?)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
SHALL_FIGHT = re.compile(
    rf"^(?P<lead>\W*(?:(?:und|aber|dann)\s+)?){WHO}(?P<shall>\s+(?:soll|sollen|muss|müssen|wird|werden|darf|dürfen)\s+[^,;:.!?]{{2,40}}?\s+)bekämpfen(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)


def fought_by_foot(raw: str, troops_in: Callable[[Text], list[Troops]], are_guns: Callable[[Troops], bool]) -> str:
    """A sentence in which a brigade of foot or horse fights somebody, as one in which it attacks him."""
    if "bekämpf" not in raw.lower():
        return raw
    for said in (FIGHTS, SHALL_FIGHT):
        found = said.match(raw)
        named = [one for one in troops_in(Text(found["who"])) if one.own] if found is not None else []
        if found is None or len(named) != 1 or not named[0].commands or are_guns(named[0]):
            continue
        if said is SHALL_FIGHT:
            return f"{raw[: found.end('shall')]}angreifen{raw[found.end() :]}"
        does = "greift" if found["n"].lower() == "t" else "greifen"
        return f"{found['lead']}{found['who']} {does} {found['whom']} an{raw[found.end() :]}"
    return raw
