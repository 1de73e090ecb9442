"""What troops and commanders see, for the fog of war.

The rulebook lets both sides see the whole table; a battle by mail shows each side what it could have seen. The ground
hides as it hides from fire (MN-X-TERR-4), and in fog nobody sees farther than he could fire (MN-X-WEA-1).
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle, Commander, Point, Unit
from battles.engine.contact import middle
from battles.engine.geometry import LIMIT, distance
from battles.engine.sight import hidden
from battles.rulesets.mini_nap.ground import screens
from battles.rulesets.mini_nap.settings import setting

FOG_SIGHT = 20


def sees(battle: Battle, watcher: Unit | Commander, target: Sequence[Point]) -> bool:
    """Whether a watcher sees the middle or a corner of the ground given by its corners."""
    eye = place_of(battle, watcher)
    if eye is None or not target:
        return False
    screening = screens(battle)
    centre = middle(tuple(target))
    foggy = battle.weather == "fog" and setting(battle.settings, "weather_effects")
    return any(
        not (foggy and distance(eye, point) > FOG_SIGHT + LIMIT) and not hidden(screening, eye, point, (eye, centre))
        for point in dict.fromkeys((centre, *target))
    )


def place_of(battle: Battle, watcher: Unit | Commander) -> Point | None:
    """From where a unit or commander watches; ``None`` when he is not on the table."""
    if watcher.out or watcher.arrives is not None:
        return None
    if isinstance(watcher, Commander) and watcher.attached:
        return battle.unit_by_id[watcher.attached].at
    return watcher.at
