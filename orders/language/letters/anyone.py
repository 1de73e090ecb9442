"""Any of them: where a writer leaves open which of his units he means, the ones that are best placed for it."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.geometry import distance
from battles.engine.orders import Place
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

# With one of these he means certain ones.
CERTAIN_WORDS = (
    "the this that these those both le la les l ces cette ce der die das den dem des diese dieser jene beiden his its "
    "their my our your"
)
CERTAIN = frozenset(CERTAIN_WORDS.split())
OWNER = re.compile(r"[^\W\d]\S*(?:['’]s|s['’])\s")
# How many these are is not said.
SEVERAL = frozenset(
    {"half", "part", "several", "most", "hälfte", "teil", "teile", "mehrere", "einige", "moitié", "partie", "plusieurs"}
)


def of_those(who: Troops, spoken_of: Sequence[Troops | None]) -> Troops:
    """``Husson advances, two battalions in front``: so many of those who were spoken of, not of the whole army."""
    for whole in spoken_of:
        both = tuple(id for id in who.own if whole is not None and id in whole.own)
        if both and len(both) < len(who.own):
            return replace(who, own=both)
    return who


def of_several(who: Troops, acts: Sequence[Act], world: World, busy: frozenset[str]) -> tuple[str, ...]:
    """``A battalion of Husson's in skirmish order``: the foremost, light ones first, rather idle than ``busy``.

    Nobody where certain ones are meant, or so many as there are.
    """
    several = who.some or any(act.some for act in acts)
    said = who.said.lower().replace("'", " ").replace("’", " ").split()
    if not SEVERAL.isdisjoint(said):
        return ()
    certain = bool(said) and (said[0] in CERTAIN or OWNER.match(who.said) is not None)  # Husson's five battalions
    if not several or who.unclear or who.rest or not said or certain or any(act.unknown for act in acts):
        return ()
    here = [id for id in who.own if id in world.present]
    count = who.some or 1
    arms = {world.own[id].arm for id in here}
    if not count < len(here) or len(arms) != 1 or arms == {"artillery"}:
        return ()
    enemies = [at for unit in world.enemy.values() if (at := unit.at)]

    stays = next((act for act in acts if act.verb == "hold" and act.stays), None)
    there = next((part.to.point for part in stays.parts if isinstance(part.to, Place)), None) if stays else None

    def rank(id: str) -> tuple[bool, bool, float]:
        at = world.own[id].at
        if there is not None and at is not None:
            return False, False, distance(at, there)  # a battalion stays at H5: the one that is there
        nearest = min((distance(at, there) for there in enemies), default=0.0) if at else 0.0
        return id in busy, world.own[id].type != "light", nearest

    chosen = sorted(here, key=rank)[:count]
    return tuple(id for id in who.own if id in chosen)
