"""How troops and generals see, for the fog of war: past what hides from fire (BNB-FIRE-3, BNB-AMB-13)."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from battles.engine.battle import Battle, Point, Unit
from battles.engine.geometry import meetings
from battles.engine.play.known import Looks, shown_with
from battles.engine.sight import Eyesight, Screen, Screens, eyesight
from battles.rulesets.big_napoleonic.table.figures import Walls
from battles.rulesets.big_napoleonic.table.ground import RIDGE, TERRAIN, TOWN
from battles.rulesets.big_napoleonic.table.troops import Stir, Troop
from battles.rulesets.big_napoleonic.words import DEPLOYMENTS, Arm, Deployment

#: The book's ground scale (BNB-GEO-1).
METRES_PER_INCH = 150.0
# In inches. BNB-FIRE-4, and how far one sees into close ground (BNB-FIRE-3).
CLOSE_RANGE = 3.0
THROUGH_CLOSE = 1.0


def eyesight_of(battle: Battle) -> Eyesight:
    """How the troops of a battle see: an inch into close ground, over no ridge; within 3 nothing hides."""
    close = [piece for piece in battle.terrain if piece.area and piece.extra.get("close", TERRAIN[piece.kind].close)]
    ridges = tuple(piece.line for piece in battle.terrain if piece.kind == RIDGE)

    def behind_a_ridge(start: Point, end: Point, _places: Sequence[Point]) -> bool:
        return any(meetings(line, start, end) for line in ridges)

    screens = Screens(
        (
            Screen(tuple(piece.area for piece in close if piece.kind == TOWN), THROUGH_CLOSE),
            Screen(tuple(piece.area for piece in close if piece.kind != TOWN), THROUGH_CLOSE, THROUGH_CLOSE),
        ),
        (behind_a_ridge,) if ridges else (),
    )
    return replace(eyesight(METRES_PER_INCH, battle.weather, screens, limit=math.inf), unhidden=CLOSE_RANGE)


_KEYS = ("bases", "square", "town")


def looks(battle: Battle, walls: Mapping[str, Walls]) -> Looks[Troop]:
    """What of the troops at work can be seen (contract, section 1: the setting ``fog``)."""

    def left(unit: Unit, index: int) -> Troop:
        garrison = unit.formation == Deployment.TOWN
        fits = unit.formation in DEPLOYMENTS[Arm(unit.arm)] and (not garrison or unit.extra.get("town") in walls)
        return Troop(battle, unit if fits else battle.unit_by_id[unit.id], index, dict(walls), Stir())

    return Looks(
        ground=lambda troop: troop.figure,
        corners=lambda troop: troop.figure.corners,
        shown=_shown,
        left=left,
        keys=_KEYS,
    )


def _shown(troop: Troop) -> Unit:
    square: dict[str, Any] = {"square": True} if troop.square else {}
    town: dict[str, Any] = {"town": troop.town} if troop.town else {}
    return shown_with(troop, _KEYS, bases=troop.bases, **square, **town)
