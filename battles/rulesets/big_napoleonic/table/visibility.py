"""How troops and generals see, for the fog of war: past what hides from fire (BNB-FIRE-3, BNB-AMB-13)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from battles.engine.battle import Battle, Point
from battles.engine.geometry import meetings
from battles.engine.sight import Eyesight, Screen, Screens, eyesight
from battles.rulesets.big_napoleonic.fire.aiming import CLOSE_RANGE, THROUGH_CLOSE
from battles.rulesets.big_napoleonic.table.ground import RIDGE, TERRAIN, TOWN

#: The book's ground scale (BNB-GEO-1).
METRES_PER_INCH = 150.0


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
