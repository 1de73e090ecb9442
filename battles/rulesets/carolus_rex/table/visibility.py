"""How troops and generals see, for the fog of war: past what hides from fire (CR-GEO-8)."""

from __future__ import annotations

from battles.engine.battle import Battle, Unit
from battles.engine.play.known import Looks, as_left, shown_with
from battles.engine.sight import Eyesight, eyesight
from battles.rulesets.carolus_rex.table.ground import Ground
from battles.rulesets.carolus_rex.table.troops import Troop, troop_of
from battles.rulesets.carolus_rex.words import FORMATIONS

#: The book gives no ground scale; a battalion of 500 men in line, 120 m of front, has 2.4 inches.
METRES_PER_INCH = 50.0


def eyesight_of(battle: Battle, ground: Ground) -> Eyesight:
    """How the troops of a battle see."""
    return eyesight(METRES_PER_INCH, battle.weather, ground.screens)


_KEYS = ("cohesion", "occupying")


def looks(battle: Battle) -> Looks[Troop]:
    """What of the troops at work can be seen (contract, section 1: the setting ``fog``)."""
    return Looks(
        ground=lambda troop: (troop.x, troop.y, troop.facing, troop.formation, troop.occupying),
        corners=lambda troop: troop.box.corners,
        shown=_shown,
        left=as_left(battle, FORMATIONS, troop_of),
        keys=_KEYS,
    )


def _shown(troop: Troop) -> Unit:
    area = {"occupying": troop.occupying} if troop.occupying else {}
    return shown_with(troop, _KEYS, cohesion=troop.cohesion.value, **area)
