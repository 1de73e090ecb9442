"""Mini-Nap and a campaign: how regiments take the field, and what a battle cost them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from battles.engine.campaign import CampaignRules, GroundWords, Regiment, TableScale, nearest, part_lost
from battles.rulesets.mini_nap.words import NATIONS, QUALITIES, RATINGS, WEATHERS, Arm, Kind, Stance

MEN_A_POINT, GUNS_A_POINT = 100, 2
#: Least and most points of a unit, and of a battery.
TROOPS, BATTERIES = (2, 20), (2, 6)


class MiniNapCampaign(CampaignRules):
    """One unit of each regiment; batteries of a division stand directly under it."""

    scale = TableScale(side=120, metres=25, minutes=20, width=4, depth=10, gap=30)
    kinds = tuple(Kind)
    weathers = WEATHERS
    ground = GroundWords(ford="ford")
    nations = NATIONS
    own_cells = True

    def unit(self, regiments: Sequence[Regiment], *, wear: int, mounted: bool) -> Mapping[str, Any]:
        (regiment,) = regiments
        arm, type_ = regiment.arm, regiment.type
        if arm == Arm.INFANTRY:
            type_ = "light" if type_ == "light" else "line"
        elif arm == Arm.ARTILLERY and mounted:
            type_ = "horse"
        quality = QUALITIES[min(len(QUALITIES) - 1, QUALITIES.index(regiment.quality) + wear)]
        keys: dict[str, Any] = {"arm": arm, "type": type_, "quality": quality}
        if arm == Arm.ARTILLERY:
            points = regiment.guns // GUNS_A_POINT
            return keys | {"guns": "medium", "strength": _within(BATTERIES, points), "formation": Stance.BATTERY.value}
        points = nearest(regiment.men, MEN_A_POINT)
        return keys | {"strength": _within(TROOPS, points), "formation": Stance.COLUMN.value}

    def body(self, kind: str, above: Sequence[str]) -> str:
        under = next((one for one in above if one in tuple(Kind)), "")
        return "" if kind == "battery" and under == Kind.DIVISION else Kind.BRIGADE.value

    def rating(self, word: str, kind: str) -> str:
        return word if word in RATINGS and kind != Kind.BRIGADE else ""

    def share_lost(self, began: Mapping[str, Any], ended: Mapping[str, Any]) -> int:
        return part_lost(began.get("strength"), ended.get("strength")) or 0


def _within(limits: tuple[int, int], points: int) -> int:
    return max(limits[0], min(limits[1], points))


CAMPAIGN = MiniNapCampaign()
