"""Big Napoleonic Battles and a campaign: how regiments take the field, and what a battle cost them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.campaign import CampaignRules, Regiment, TableScale, nearest, part_lost
from battles.rulesets.big_napoleonic.words import HORSE_GUNS, NATIONS, SIZES, WEATHERS, Arm, Deployment, Kind, Quality

QUALITIES = MappingProxyType(
    {
        "guard": Quality.VETERAN.value,
        "elite": Quality.VETERAN.value,
        "veteran": Quality.VETERAN.value,
        "trained": Quality.TRAINED.value,
        "untrained": Quality.RAW.value,
    }
)
MEN_A_BASE = MappingProxyType({Arm.INFANTRY.value: 500, Arm.CAVALRY.value: 250})


class BigNapoleonicCampaign(CampaignRules):
    """The troops of a body make one unit an arm; a body is a corps unless it is under one, or under an army."""

    scale = TableScale(side=36, metres=150, minutes=60, width=4, depth=3, gap=8)
    kinds = tuple(Kind)
    weathers = WEATHERS
    nations = NATIONS
    one_unit_an_arm = True
    intents_by_command = False

    def unit(self, regiments: Sequence[Regiment], *, wear: int, mounted: bool) -> Mapping[str, Any]:  # noqa: ARG002
        arm = regiments[0].arm
        keys: dict[str, Any] = {"arm": arm}
        if arm == Arm.ARTILLERY:
            keys["type"] = HORSE_GUNS if all(one.type == HORSE_GUNS for one in regiments) else "field"
        keys["quality"] = QUALITIES[regiments[0].quality]
        if arm == Arm.ARTILLERY:
            keys |= {"size": 1, "formation": Deployment.UNLIMBERED.value}
        else:
            bases = nearest(sum(one.men for one in regiments), MEN_A_BASE[arm])
            keys |= {"size": max(SIZES[0], min(SIZES[1], bases)), "formation": Deployment.DEPTH.value}
        return keys | ({"ds": wear} if wear else {})

    def body(self, kind: str, above: Sequence[str]) -> str:  # noqa: ARG002 - all bodies alike
        return "" if any(one in tuple(Kind) for one in above) else Kind.CORPS.value

    def share_lost(self, began: Mapping[str, Any], ended: Mapping[str, Any]) -> int:
        shares = (part_lost(began.get(key), ended.get(key)) for key in ("bases", "size"))
        return next((share for share in shares if share is not None), 0)


CAMPAIGN = BigNapoleonicCampaign()
