"""Carolus Rex and a campaign: how regiments take the field, and what a battle cost them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.campaign import CampaignRules, GroundWords, Regiment, TableScale
from battles.rulesets.carolus_rex.oob import PERCENT_GONE
from battles.rulesets.carolus_rex.words import NATIONS, WEATHERS, Arm, Cohesion, Kind, Rating, Stance, Trait, Type

TYPES = MappingProxyType(
    {Arm.INFANTRY.value: Type.MUSKET.value, Arm.CAVALRY.value: Type.LINE.value, Arm.ARTILLERY.value: Type.MEDIUM.value}
)
QUALITIES = MappingProxyType({"guard": "A", "elite": "A", "veteran": "B", "trained": "C", "untrained": "D"})
RATINGS = MappingProxyType(
    {
        "excellent": Rating.STRONG.value,
        "good": Rating.STRONG.value,
        "average": Rating.COMPETENT.value,
        "poor": Rating.WEAK.value,
        "dreadful": Rating.WEAK.value,
    }
)
#: A unit of fewer men is small.
SMALL_BELOW = MappingProxyType({Arm.INFANTRY.value: 300, Arm.CAVALRY.value: 200})


class CarolusRexCampaign(CampaignRules):
    """Divisions under one army a side; every command has its general, whom the book cannot do without."""

    scale = TableScale(side=60, metres=50, minutes=20, width=2, depth=4, gap=24)
    kinds = tuple(Kind)
    weathers = WEATHERS
    ground = GroundWords(
        road="", river="major", stream="minor", built="built", crossing="crossing", barriers=("major", "minor")
    )
    nations = NATIONS
    one_army = True
    edge_key = "edge"

    def unit(self, regiments: Sequence[Regiment], *, wear: int, mounted: bool) -> Mapping[str, Any]:  # noqa: ARG002
        (regiment,) = regiments
        arm = regiment.arm
        guns = arm == Arm.ARTILLERY
        keys: dict[str, Any] = {"arm": arm, "type": TYPES[arm], "quality": QUALITIES[regiment.quality]}
        keys["formation"] = Stance.LIMBERED.value if guns else Stance.COLUMN.value
        small = not guns and regiment.men < SMALL_BELOW[arm]
        if small:
            keys["traits"] = [Trait.SMALL.value]
        if wear:
            shaken = wear == 2 and not small and not guns
            keys["cohesion"] = Cohesion.SHAKEN.value if shaken else Cohesion.DISORDERED.value
        return keys

    def body(self, kind: str, above: Sequence[str]) -> str:  # noqa: ARG002 - all bodies alike
        return "" if Kind.DIVISION in above else Kind.DIVISION.value

    def leads(self, arms: Collection[str] | None, *, commander: bool) -> bool:  # noqa: ARG002 - everybody does
        return True

    def rating(self, word: str, kind: str) -> str:  # noqa: ARG002 - all alike
        return RATINGS[word]

    def share_lost(self, began: Mapping[str, Any], ended: Mapping[str, Any]) -> int:  # noqa: ARG002 - units begin whole
        """Who has left the colours by its cohesion: the book counts no men."""
        return PERCENT_GONE[Cohesion(ended.get("cohesion") or Cohesion.GOOD)]


CAMPAIGN = CarolusRexCampaign()
