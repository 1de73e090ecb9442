"""What troops and commanders see, for the fog of war.

The rulebook lets both sides see the whole table; a battle by mail shows each side what it could have seen. The ground
hides as it hides from fire (MN-X-TERR-4), and in fog nobody sees farther than he could fire (MN-X-WEA-1).
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from battles.engine.battle import Battle, Unit
from battles.engine.geometry import LIMIT
from battles.engine.play.known import Looks
from battles.engine.sight import Eyesight, eyesight
from battles.rulesets.mini_nap.settings import setting
from battles.rulesets.mini_nap.table.ground import screens
from battles.rulesets.mini_nap.table.roster import Roster
from battles.rulesets.mini_nap.table.troops import Stand, Troop, troop_of
from battles.rulesets.mini_nap.words import FORMATIONS, Arm, Stance

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


def looks(battle: Battle, roster: Roster, stands: Iterable[Stand]) -> Looks[Troop]:
    """What of the troops at work can be seen (contract, section 1: the setting ``fog``)."""

    def left(unit: Unit, index: int) -> Troop:
        fits = unit.formation in FORMATIONS[Arm(unit.arm)]
        return troop_of(battle, unit if fits else battle.unit_by_id[unit.id], index)

    return Looks(
        of_side=roster.of_side,
        stands=lambda side: [(stand.id, (stand.x, stand.y)) for stand in stands if stand.side == side and stand.free],
        ground=lambda troop: troop.box,
        corners=lambda troop: troop.box.corners,
        shown=lambda troop: replace(
            troop.unit, at=(troop.x, troop.y), facing=troop.facing, formation=troop.formation, arrives=None
        ),
        left=left,
        stamp=lambda: roster.stamp,
    )
