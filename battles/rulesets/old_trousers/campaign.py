"""Old Trousers and a campaign: how regiments take the field, and what a battle cost them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.campaign import CampaignRules, Regiment, TableScale, part_lost
from battles.rulesets.old_trousers.numbers import guns_of
from battles.rulesets.old_trousers.words import RATED_KINDS, WEATHERS, Arm, Kind, Out, Stance, State

QUALITIES = MappingProxyType(
    {"guard": "old-guard", "elite": "excellent", "veteran": "good", "trained": "average", "untrained": "poor"}
)
RATINGS = MappingProxyType(
    {"excellent": "excellent", "good": "good", "average": "average", "poor": "fair", "dreadful": "poor"}
)
POUNDER = 6


class OldTrousersCampaign(CampaignRules):
    """One unit of each regiment; of brigadiers only those of cavalry have a stand."""

    scale = TableScale(side=84, metres=36, minutes=20, width=3, depth=6, gap=24)
    kinds = tuple(Kind)
    weathers = WEATHERS
    edge_key = "baseline"
    destroyed = (Out.DESTROYED.value, Out.CAPTURED.value)

    def unit(self, regiments: Sequence[Regiment], *, wear: int, mounted: bool) -> Mapping[str, Any]:  # noqa: ARG002
        (regiment,) = regiments
        arm, type_ = regiment.arm, regiment.type
        guns = arm == Arm.ARTILLERY
        if arm == Arm.INFANTRY:
            type_ = "light" if type_ == "light" else "line"
        keys: dict[str, Any] = {"arm": arm, "type": type_, "quality": QUALITIES[regiment.quality]}
        keys |= {"pieces": regiment.guns, "pounder": POUNDER} if guns else {"men": regiment.men}
        keys["formation"] = Stance.LIMBERED.value if guns else Stance.COMPANY_COLUMN.value
        if wear == 2:
            keys["state"] = State.SHAKEN.value
        elif wear:
            keys["disordered"] = True
        return keys

    def leads(self, arms: Collection[str] | None, *, commander: bool) -> bool:
        return commander and (arms is None or set(arms) == {Arm.CAVALRY})

    def rating(self, word: str, kind: str) -> str:
        return RATINGS[word] if kind in RATED_KINDS else ""

    def share_lost(self, began: Mapping[str, Any], ended: Mapping[str, Any]) -> int:
        """By figures or guns: a file that arises counts men and pieces, of which the book makes its own number."""
        if began.get("pieces") is not None or began.get("guns") is not None:
            guns = began.get("guns", guns_of(began.get("pieces", 0)))
            return part_lost(guns, ended.get("guns", guns)) or 0
        full = began.get("figures", ended.get("full"))
        return part_lost(full, ended.get("figures", full)) or 0


CAMPAIGN = OldTrousersCampaign()
