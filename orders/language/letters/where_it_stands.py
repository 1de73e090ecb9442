"""Where it stands: a square behind a name that only tells where its bearer is now, as it is listed in the call.

*Saxe-Weimar E9 goes forward to 2/2Nas*, *7L (F12) down to G10*: nobody is to go to E9 or F12.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

# A name, the square, and what is to be done; *Husson H5 and hold* tells where to.
LISTED = re.compile(
    r"^(?P<lead>\W*)(?P<name>(?!\d+\s)[^\s,;:!?()][^,;:!?()]{0,38}?)\s*[,:]?\s+(?P<open>\()?(?:at\s+|in\s+|en\s+)?(?P<square>[A-Za-z]{1,2}\d{1,2})"
    r"(?(open)\))(?P<mark>\s*[:,–-])?\s+(?P<rest>(?!(?:and|und|et|then|dann|puis|or|oder|ou|if|wenn|si)\b)[^\W\d_].*)$",
    re.IGNORECASE | re.DOTALL,
)
IS_IN = re.compile(
    r"\b(?:in|at|to|from|of|near|nach|bei|aus|von|en|à|vers|de|goes?|moves?|geht|va|is|are|ist|sind|est|sont)$",
    re.IGNORECASE,
)


def without_where_it_stands(raw: str, stand_there: Callable[[str, str, str], bool]) -> str:
    """A line without the square behind the name with which it begins, where those stand in it.

    ``stand_there`` tells of a name, a square and the words behind whether somebody of the writer's bears the name and
    stands in the square.
    """
    found = LISTED.match(raw)
    if (
        found is None
        or IS_IN.search(found["name"])
        or not stand_there(found["name"], found["square"].upper(), found["rest"])
    ):
        return raw
    mark = ":" if (found["mark"] or "").strip() == ":" else ""
    return f"{found['lead']}{found['name']}{mark} {found['rest']}"


def stand_there(world: World, troops: Troops, square: str, *, some: bool) -> bool:
    """Whether all of some troops of his stand in a square, or the general of the one command that is meant does.

    ``some``: of a command, which is listed by the squares over which it stretches, one of them will do.
    """
    whose = troops.general or (troops.commands[0] if len(troops.commands) == 1 else "")
    at = world.generals.get(whose) if whose else None
    if at is not None and world.square_of(at) == square:
        return True
    enough = any if troops.commands and some else all
    return bool(troops.own) and enough(world.stands(id, square) for id in troops.own)
