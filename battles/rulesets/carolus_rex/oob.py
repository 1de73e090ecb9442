"""Carolus Rex and an order of battle: what sources' words mean, how troops take the field, what goes back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Unit
from battles.engine.oob import Listed, OobWords, Returned, Troops
from battles.rulesets.carolus_rex.words import DEPTH, NATIONS, Arm, Cohesion, Kind, Out, Stance

#: Carolus Rex's unit types by arm and by the source's word. Regiments of foot carried pikes as a rule.
TROOPS: Mapping[tuple[str, str], Troops] = MappingProxyType(
    {
        ("infantry", "line"): Troops("pike"),
        ("infantry", "guard"): Troops("pike", ("guard",)),
        ("infantry", "grenadier"): Troops("musket"),
        ("infantry", "militia"): Troops("musket"),
        ("infantry", "garrison"): Troops("musket"),
        ("infantry", "streltsy"): Troops("musket"),
        ("infantry", "light"): Troops("musket"),
        ("cavalry", "heavy"): Troops("shock"),
        ("cavalry", "cuirassier"): Troops("shock"),
        ("cavalry", "guard"): Troops("shock", ("guard",)),
        ("cavalry", "dragoon"): Troops("line"),
        ("cavalry", "medium"): Troops("line"),
        ("cavalry", "light"): Troops("line"),
        ("cavalry", "horse grenadier"): Troops("line"),
        ("cavalry", "cossack"): Troops("irregular"),
        ("cavalry", "irregular"): Troops("irregular"),
        ("artillery", "foot"): Troops("medium"),
        ("artillery", "field guns"): Troops("medium"),
        ("artillery", "light field guns"): Troops("light"),
        ("artillery", "battalion guns"): Troops("light"),
        ("artillery", "regimental guns"): Troops("light"),
        ("artillery", "siege guns"): Troops("heavy"),
    }
)

#: Of a hundred men, how many are no longer with the colours of a unit that ends a battle so.
PERCENT_GONE = MappingProxyType({Cohesion.GOOD: 10, Cohesion.DISORDERED: 20, Cohesion.SHAKEN: 35, Cohesion.BROKEN: 50})

WORDS = OobWords(
    troops=TROOPS,
    nations=MappingProxyType({nation: nation for nation in NATIONS}),
    qualities=MappingProxyType({"guard": "A", "elite": "A", "veteran": "B", "trained": "C", "untrained": "D"}),
    light_under_lb=5,
    heavy_over_lb=9,
    most_strength=1,
    most_men=1000,
    most_pieces=12,
    battery_pieces=6,
)


def opening(arm: str) -> str:
    """The formation in which troops wait for orders: deployed for battle, guns on their limbers."""
    return Stance.LIMBERED.value if arm == Arm.ARTILLERY else Stance.LINE.value


class CarolusRexOob:
    """An order of battle's troops on the table. Each unit of it is one unit there; strength plays no part."""

    @property
    def words(self) -> OobWords:
        return WORDS

    def home(self, unit: Listed, kinds: Sequence[str], arms: Collection[str]) -> int:  # noqa: ARG002 - as it says
        """Units stand directly under their division."""
        return next((index for index, kind in enumerate(kinds) if kind == Kind.DIVISION), 0)

    def unit(self, unit: Listed) -> Mapping[str, Any]:
        irregular = unit.arm == Arm.CAVALRY and unit.type == "irregular"
        arm = Arm.IRREGULAR.value if irregular else unit.arm
        type_ = unit.guns if arm == Arm.ARTILLERY and unit.guns else unit.type
        given = {
            "arm": arm,
            "type": type_,
            "quality": WORDS.quality(unit.quality) or unit.quality,
            "formation": opening(arm),
        }
        return given | ({"traits": list(unit.traits)} if unit.traits else {})

    def commander(self, kind: str, name: str, rating: str, arms: Collection[str]) -> Mapping[str, Any] | None:  # noqa: ARG002
        return {"name": name, "rating": rating or "competent"} if name else {"rating": rating or "competent"}

    def returned(self, began: Unit, ended: Unit) -> Returned:
        """Stages of cohesion lost, and about how many men have left the colours; these rules do not count them."""
        if ended.out == Out.ELIMINATED:
            return Returned(percent=100, lost=len(DEPTH) - 1, men=0, pieces=0, out=ended.out)
        before, after = (Cohesion(unit.extra.get("cohesion", Cohesion.GOOD)) for unit in (began, ended))
        return Returned(
            percent=PERCENT_GONE[after], lost=max(0, DEPTH[after] - DEPTH[before]), men=0, pieces=0, out=ended.out
        )


OOB = CarolusRexOob()
