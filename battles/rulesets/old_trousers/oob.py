"""Old Trousers and an order of battle (OT-FILE-1 to 3): what sources' words mean, how troops take the field, what goes
back.

Guard, militia and Landwehr are matters of quality: they fight in line.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass
from battles.engine.oob import Listed, OobWords, Returned, Troops
from battles.rulesets.old_trousers.measure import MEASURE
from battles.rulesets.old_trousers.numbers import FIGURES_A_STAND, MEN_A_FIGURE, MOST_FIGURES, MOST_STANDS, PIECES_A_GUN
from battles.rulesets.old_trousers.numbers import POUNDERS as POUNDS
from battles.rulesets.old_trousers.words import RATED_KINDS, Arm, Kind, Out, Skirmish, Stance, Trait

_FOOT = {
    **dict.fromkeys(("line", "guard", "grenadier", "militia", "landwehr", "garrison", "streltsy"), Troops("line")),
    **dict.fromkeys(("light", "jager"), Troops("light")),
    "rifle": Troops("light", (Trait.RIFLES.value,)),
}
_HORSE = {
    **dict.fromkeys(("heavy", "guard"), Troops("heavy")),
    **dict.fromkeys(("cuirassier", "carabinier"), Troops("heavy", (Trait.CUIRASS.value,))),
    **dict.fromkeys(("medium", "dragoon", "horse grenadier"), Troops("medium")),
    **dict.fromkeys(("light", "light dragoon", "hussar", "chasseur"), Troops("light")),
    **dict.fromkeys(("lancer", "landwehr lancer"), Troops("light", (Trait.LANCE.value,))),
    "cossack": Troops("light", (Trait.IRREGULAR.value,)),
    "irregular": Troops("light", (Trait.IRREGULAR.value,)),
    "irregular lancer": Troops("light", (Trait.IRREGULAR.value, Trait.LANCE.value)),
}
_GUNS = {
    **dict.fromkeys(
        ("foot", "foot battery", "field guns", "light field guns", "battalion guns", "siege guns"), Troops("foot")
    ),
    **dict.fromkeys(("horse", "horse battery"), Troops("horse")),
}

POUND_LEAST, POUND_MOST = POUNDS
#: The weight of shot by a source's class of guns, where it gives no weight.
POUNDERS: Mapping[str, int] = MappingProxyType({"light": 4, "medium": 6, "heavy": 12})
#: What an order of battle may call guns: a class, or the weight of their shot.
GUNS = (*POUNDERS, *(str(weight) for weight in range(POUND_LEAST, POUND_MOST + 1)))
#: Nations whose battalions of the line had a company of skirmishers of their own.
WITH_SKIRMISHERS = ("french", "british", "prussian", "portuguese", "spanish")

# How the ratings of sources are read for those whom the book rates by their tactics alone.
_TACTICAL = MappingProxyType({"excellent": "good", "good": "good", "average": "average"})
_RATED = MappingProxyType({"dreadful": "poor"})


@dataclass(frozen=True, slots=True)
class PounderWords(OobWords):
    """The classes of troops, with guns told apart by the very weight of their shot."""

    def guns(self, weight_lb: float) -> str:
        """The weight in whole pounds."""
        return str(max(POUND_LEAST, min(POUND_MOST, round(weight_lb))))


WORDS = PounderWords(
    troops=MappingProxyType(
        {
            (arm.value, word): troops
            for arm, kinds in ((Arm.INFANTRY, _FOOT), (Arm.CAVALRY, _HORSE), (Arm.ARTILLERY, _GUNS))
            for word, troops in kinds.items()
        }
    ),
    nations=MappingProxyType(
        {name: name for name in ("british", "french", "russian", "austrian", "prussian", "spanish", "portuguese")}
        | {"kgl": "british", "ottoman": "turkish", "turkish": "turkish"}
    ),
    qualities=MappingProxyType(
        {"guard": "superior", "elite": "excellent", "veteran": "good", "trained": "average", "untrained": "poor"}
    ),
    light_under_lb=6,
    heavy_over_lb=9,
    most_strength=MOST_STANDS * FIGURES_A_STAND,
    most_men=MOST_STANDS * FIGURES_A_STAND * MEN_A_FIGURE,
    most_pieces=12,
    battery_pieces=8,
)


def opening(arm: str) -> str:
    """The formation in which troops wait for orders."""
    if arm == Arm.ARTILLERY:
        return Stance.LIMBERED.value
    return Stance.COMPANY_COLUMN.value if arm == Arm.INFANTRY else Stance.LINE.value


def pounder_of(guns: str) -> int:
    """The weight of shot of guns as an order of battle calls them."""
    return POUNDERS.get(guns) or (int(guns) if guns.isdigit() else POUNDERS["medium"])


class OldTrousersOob:
    """An order of battle's troops on the table."""

    @property
    def words(self) -> OobWords:
        return WORDS

    def home(self, unit: Listed, kinds: Sequence[str], arms: Collection[str]) -> int:
        """A division's batteries stand under the division; other troops under their brigade."""
        return 1 if unit.arm == Arm.ARTILLERY and set(arms) == {Arm.ARTILLERY} and len(kinds) > 1 else 0

    def unit(self, unit: Listed) -> Mapping[str, Any]:
        given: dict[str, Any] = {"arm": unit.arm, "type": unit.type}
        given["quality"] = WORDS.quality(unit.quality) or unit.quality
        if unit.arm == Arm.ARTILLERY:
            given |= {"guns": max(1, unit.strength), "pounder": pounder_of(unit.guns)}
        else:
            figures = max(1, min(MOST_FIGURES, unit.strength))
            given |= {"stands": min(MOST_STANDS, math.ceil(figures / FIGURES_A_STAND)), "full": figures}
        skirmish = _skirmish(unit)
        if skirmish is not Skirmish.NONE:
            given["skirmish"] = skirmish.value
        kept = {key: value for key, value in (("traits", list(unit.traits)), ("nation", unit.nation)) if value}
        return given | kept | {"formation": opening(unit.arm)}

    def commander(self, kind: str, name: str, rating: str, arms: Collection[str]) -> Mapping[str, Any] | None:
        """Brigades of infantry or of guns alone have no commander on the table (OT-FILE-3)."""
        if not name or (kind == Kind.BRIGADE and (Arm.INFANTRY in arms or Arm.CAVALRY not in arms)):
            return None
        if not rating:
            return {"name": name}
        tactical = _TACTICAL.get(rating, "poor")
        if kind in RATED_KINDS:
            return {"name": name, "rating": _RATED.get(rating, rating), "tactical": tactical}
        return {"name": name, "tactical": tactical}

    def returned(self, began: Unit, ended: Unit) -> Returned:
        """Figures lost as men, model guns as pieces; those who fled lost what fire and steel had cost them before."""
        before = MEASURE.amount(began)
        kept = 0 if ended.out in (Out.DESTROYED, Out.CAPTURED) else MEASURE.left(ended)
        lost = max(0, before - kept)
        percent = -(-100 * lost // before) if before else 0
        if began.arm == Arm.ARTILLERY:
            return Returned(percent=percent, lost=lost, men=0, pieces=lost * PIECES_A_GUN, out=ended.out)
        return Returned(percent=percent, lost=lost, men=lost * MEN_A_FIGURE, pieces=0, out=ended.out)


def _skirmish(unit: Listed) -> Skirmish:
    """Whether infantry skirmishes as a whole, or has skirmishers of its own (OT-FILE-1)."""
    if unit.arm != Arm.INFANTRY:
        return Skirmish.NONE
    if unit.type == "light":
        return Skirmish.FULL
    return Skirmish.ORGANIC if unit.nation in WITH_SKIRMISHERS else Skirmish.NONE


OOB = OldTrousersOob()
