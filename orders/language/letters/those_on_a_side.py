"""Those on a side: some of a command who are told by where they stand.

*All his battalions that are south of the brook*: without this the whole of it would do what is told of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import repeat

from battles.engine import expressions as re
from battles.engine.battle import Terrain
from battles.engine.geometry import distance
from orders.language.letters.outlines import nearest_in
from orders.language.letters.pointing_back import PointingBack
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

UNITS = r"(?:battalions|regiments|batteries|units|troops|squadrons|guns|lot|men)"
STAND = r"(?:(?:that|which|who)\s+)?(?:(?:are|is|stands?|sits?)\s+)?(?:(?:still|now|already|currently|left)\s+)*"
WAYS = {"north": (0, 1), "south": (0, -1), "east": (1, 0), "west": (-1, 0)}
# *All of Bijlandt's battalions that are south of the brook go back*
ON_A_SIDE = re.keyed(
    rf"^(?P<lead>\W*)(?P<whose>(?:(?:all|those|any|the|every|each)\s+)+(?:of\s+)?[^,;:.!?]{{0,30}}?\b{UNITS}\b(?:\s+of\s+[A-Z][\w'’-]+)?)\s+{STAND}"
    r"(?:(?:on\s+the|to\s+the)\s+)?(?P<way>north|south|east|west)(?:\s+(?:side|bank))?\s+of\s+(?P<what>(?:the\s+)?[\w'’-]+(?:\s+(?:wood|brook|stream|road|bridge))?)"
    r"(?=\s+(?:must|shall|should|will|can|may|are|do|stay|remain|go|move|keep|form|charge|fire|hold|advance|fall|march|wait|limber|deploy|"
    r"face|follow|support|attack|stop|pull|come|stand|never|turn|retire|withdraw|retreat|cross|recross|get|to)\b)",
    re.IGNORECASE,
)


class ThoseOnASide(PointingBack):
    """Calls by their names those of whom it is told on which side of something they stand."""

    def those_on_a_side(self, raw: str) -> str:
        """A sentence with the units by their names that stand on that side of the ground it names."""
        found = ON_A_SIDE.match(raw)
        if found is None:
            return raw
        among = [one for one in self.troops_in(Text(found["whose"])) if one.own]
        family, comrades = self.spotter.family, self.spotter.comrades
        ground = [spot.value for spot in self.spotter.spots(Text(found["what"])) if spot.kind in ("ground", "kind")]
        self.spotter.family, self.spotter.comrades = family, comrades
        if len(among) != 1 or len(ground) != 1:
            return raw
        value = ground[0]
        pieces = self.world.of_kind(value) if isinstance(value, str) else value if isinstance(value, tuple) else ()
        if isinstance(value, str) and value != "stream" and len(pieces) > 1:
            return raw  # east of the road: of which?
        own = on_that_side(self.world, among[0], [one for one in pieces if isinstance(one, Terrain)], found["way"])
        return f"{found['lead']}{', '.join(own)}{raw[found.end() :]}" if own else raw


def on_that_side(world: World, among: Troops, pieces: Sequence[Terrain], way: str) -> tuple[str, ...]:
    """Of some units those on that side of the nearest of some pieces of ground."""
    across, up = WAYS[way.lower()]
    here: list[str] = []
    for id in among.own:
        at = world.own[id].at
        if id not in world.present or at is None or not pieces:
            continue
        there = min(map(nearest_in, pieces, repeat(at)), key=partial(distance, at))
        if (at[0] - there[0]) * across + (at[1] - there[1]) * up > 0:
            here.append(id)
    return tuple(here)
