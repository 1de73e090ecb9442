"""This rulebook and an order of battle: what sources' words mean, how troops take the field, what goes back."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Unit
from battles.engine.oob import Listed, OobWords, Returned, Troops
from battles.rulesets.big_napoleonic.measure import GUNS_PER_BASE, MEN_PER_BASE
from battles.rulesets.big_napoleonic.words import NATIONS, SIZES, Arm, Deployment, Kind, Quality, Trait

_FOOT = {
    "line": "line",
    "grenadier": "guard",
    "guard": "guard",
    "militia": "militia",
    "landwehr": "militia",
    "garrison": "militia",
    "streltsy": "line",
    "light": "light",
    "jager": "light",
    "rifle": "light",
}
_HORSE = {
    "heavy": "heavy",
    "cuirassier": "heavy",
    "carabinier": "heavy",
    "guard": "guard",
    "medium": "line",
    "dragoon": "line",
    "light": "light",
    "light dragoon": "light",
    "hussar": "light",
    "chasseur": "light",
    "lancer": "light",
    "landwehr lancer": "militia",
    "cossack": "light",
    "irregular lancer": "light",
}
_GUNS = {
    "foot": "field",
    "foot battery": "field",
    "field guns": "field",
    "light field guns": "field",
    "battalion guns": "field",
    "heavy": "reserve",
    "reserve": "reserve",
    "horse": "horse",
    "horse battery": "horse",
}

# What the grades of sources come to.
QUALITIES: Mapping[str, str] = MappingProxyType(
    {
        "guard": Quality.VETERAN.value,
        "elite": Quality.VETERAN.value,
        "veteran": Quality.VETERAN.value,
        "trained": Quality.TRAINED.value,
        "untrained": Quality.RAW.value,
    }
)

WORDS = OobWords(
    troops=MappingProxyType(
        {("infantry", word): Troops(type_) for word, type_ in _FOOT.items()}
        | {
            ("cavalry", word): Troops(type_, (Trait.AGGRESSIVE.value,) if type_ == "heavy" else ())
            for word, type_ in _HORSE.items()
        }
        | {("artillery", word): Troops(type_) for word, type_ in _GUNS.items()}
    ),
    nations=MappingProxyType({name: name for name in NATIONS if name != "other"}),
    qualities=QUALITIES,
    light_under_lb=6,
    heavy_over_lb=9,
    most_strength=SIZES[1],
    most_men=SIZES[1] * MEN_PER_BASE[Arm.INFANTRY],
    most_pieces=GUNS_PER_BASE,
    battery_pieces=GUNS_PER_BASE,
)


def opening(arm: str) -> str:
    """The deployment in which troops wait for orders."""
    return Deployment.LIMBERED.value if arm == Arm.ARTILLERY else Deployment.DEPTH.value


def bases_of(arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
    """The bases that men or pieces make, rounded to the nearest, one at least."""
    if arm == Arm.ARTILLERY:
        return 1
    per_base = MEN_PER_BASE[Arm(arm)]
    return max(1, min(SIZES[1], round((men or 0) / per_base))) if pieces is None else 1


class BigNapoleonicOob:
    """An order of battle's troops on the table."""

    @property
    def words(self) -> OobWords:
        return WORDS

    def home(self, unit: Listed, kinds: Sequence[str], arms: Collection[str]) -> int:  # noqa: ARG002 - as the protocol
        """Units stand directly under their corps, or under the army."""
        return next((index for index, kind in enumerate(kinds) if kind in list(Kind)), len(kinds) - 1)

    def unit(self, unit: Listed) -> Mapping[str, Any]:
        size = 1 if unit.arm == Arm.ARTILLERY else max(SIZES[0], min(SIZES[1], unit.strength))
        given: dict[str, Any] = {
            "arm": unit.arm,
            "type": unit.type,
            "quality": WORDS.quality(unit.quality) or Quality.TRAINED.value,
            "size": size,
            "formation": opening(unit.arm),
        }
        traits = [trait for trait in unit.traits if trait in list(Trait)]
        return given | ({"traits": traits} if traits else {}) | ({"nation": unit.nation} if unit.nation else {})

    def commander(self, kind: str, name: str, rating: str, arms: Collection[str]) -> Mapping[str, Any] | None:  # noqa: ARG002
        """Armies and corps have generals; nobody is rated."""
        return {"name": name} if name and kind in list(Kind) else None

    def returned(self, began: Unit, ended: Unit) -> Returned:
        """Bases lost as men or guns; an eliminated unit has lost all it had."""
        before = int(began.extra.get("bases", began.extra.get("size", 1)))
        after = 0 if ended.out == "eliminated" else int(ended.extra.get("bases", before))
        lost = max(0, before - after)
        percent = -(-100 * lost // before) if before else 0
        if began.arm == Arm.ARTILLERY:
            return Returned(percent=percent, lost=lost, men=0, pieces=lost * GUNS_PER_BASE, out=ended.out)
        return Returned(percent=percent, lost=lost, men=lost * MEN_PER_BASE[Arm(began.arm)], pieces=0, out=ended.out)


OOB = BigNapoleonicOob()
