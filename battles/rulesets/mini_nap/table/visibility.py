"""What troops and commanders see, for the fog of war.

The rulebook lets both sides see the whole table; a battle by mail shows each side what it could have seen. The ground
hides as it hides from fire (MN-X-TERR-4), and in fog nobody sees farther than he could fire (MN-X-WEA-1).
"""

from __future__ import annotations

import math

from battles.engine.battle import Battle
from battles.engine.geometry import LIMIT
from battles.engine.play.known import Looks, as_left, shown_with
from battles.engine.sight import Eyesight, eyesight
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.table.ground import screens
from battles.rulesets.mini_nap.table.troops import Troop, troop_of
from battles.rulesets.mini_nap.words import FORMATIONS, Stance

#: The book gives no ground scale; a battalion of 600 men in line, 125 m of front, has 5 cm.
METRES_PER_CM = 25.0
FOG_SIGHT = 20


def eyesight_of(battle: Battle) -> Eyesight:
    """How the troops of a battle see."""
    weather = battle.weather if setting(battle.settings, "weather_effects") else "clear"
    return eyesight(
        METRES_PER_CM,
        weather,
        screens(battle),
        seen_metres=battle.settings.get("sight"),
        limit=FOG_SIGHT + LIMIT if weather == "fog" else math.inf,
        loose=(Stance.SKIRMISH,),
    )


def looks(battle: Battle) -> Looks[Troop]:
    """What of the troops at work can be seen (contract, section 1: the setting ``fog``)."""
    return Looks(
        ground=lambda troop: troop.box,
        corners=lambda troop: troop.box.corners,
        shown=shown_with,
        left=as_left(battle, FORMATIONS, troop_of),
    )
