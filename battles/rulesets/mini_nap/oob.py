"""Mini-Nap and an order of battle (MN-FILE-5): what sources' words mean, how troops take the field, what goes back.

Guard, militia and Landwehr are matters of quality: they fight in line.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine.battle import Unit
from battles.engine.oob import Listed, OobWords, Returned, Troops
from battles.rulesets.mini_nap.command.ratings import MEN_PER_POINT, PIECES_PER_POINT
from battles.rulesets.mini_nap.words import IRREGULAR_TRAITS, QUALITIES, Arm, Kind, Stance

#: Mini-Nap's unit types by arm and by the source's word. Guard, militia and Landwehr are matters of quality: they
#: fight in line. Dragoons of the French and Swedish services are medium horse; light dragoons are light.
TROOPS: Mapping[tuple[str, str], Troops] = MappingProxyType(
    {
        ("infantry", "line"): Troops("line"),
        ("infantry", "guard"): Troops("line"),
        ("infantry", "grenadier"): Troops("line"),
        ("infantry", "militia"): Troops("line"),
        ("infantry", "landwehr"): Troops("line"),
        ("infantry", "streltsy"): Troops("line"),
        ("infantry", "garrison"): Troops("line"),
        ("infantry", "light"): Troops("light"),
        ("infantry", "jager"): Troops("light"),
        ("infantry", "rifle"): Troops("light"),
        ("cavalry", "heavy"): Troops("heavy"),
        ("cavalry", "cuirassier"): Troops("heavy"),
        ("cavalry", "carabinier"): Troops("heavy"),
        ("cavalry", "guard"): Troops("heavy"),
        ("cavalry", "medium"): Troops("medium"),
        ("cavalry", "dragoon"): Troops("medium"),
        ("cavalry", "light"): Troops("light"),
        ("cavalry", "light dragoon"): Troops("light"),
        ("cavalry", "hussar"): Troops("light"),
        ("cavalry", "chasseur"): Troops("light"),
        ("cavalry", "lancer"): Troops("light", ("lancer",)),
        ("cavalry", "landwehr lancer"): Troops("light", ("lancer",)),
        ("cavalry", "cossack"): Troops("light", ("cossack",)),
        ("cavalry", "irregular lancer"): Troops("light", ("cossack",)),
        ("artillery", "foot"): Troops("foot"),
        ("artillery", "foot battery"): Troops("foot"),
        ("artillery", "field guns"): Troops("foot"),
        ("artillery", "light field guns"): Troops("foot"),
        ("artillery", "battalion guns"): Troops("foot"),
        ("artillery", "horse"): Troops("horse"),
        ("artillery", "horse battery"): Troops("horse"),
        ("engineer", "sapper"): Troops("sapper"),
        ("engineer", "pioneer"): Troops("sapper"),
    }
)

#: Mini-Nap has rules for these nations; every other contingent is ``other``.
NATIONALITIES: Mapping[str, str] = MappingProxyType(
    {
        name: name
        for name in ("french", "british", "kgl", "austrian", "prussian", "russian", "danish", "swedish", "ottoman")
    }
)

WORDS = OobWords(
    troops=TROOPS,
    nations=NATIONALITIES,
    qualities=MappingProxyType({grade: grade for grade in QUALITIES}),
    light_under_lb=6,
    heavy_over_lb=9,
    most_strength=20,
    most_men=2049,
    most_pieces=12,
    battery_pieces=8,
)


def opening(arm: str, traits: Collection[str]) -> str:
    """The formation in which troops wait for orders."""
    if arm == Arm.ARTILLERY:
        return Stance.BATTERY.value
    irregular = any(trait in IRREGULAR_TRAITS for trait in traits)
    return Stance.SKIRMISH.value if irregular else Stance.COLUMN.value


class MiniNapOob:
    """An order of battle's troops on the table."""

    @property
    def words(self) -> OobWords:
        return WORDS

    def home(self, unit: Listed, kinds: Sequence[str], arms: Collection[str]) -> int:
        """A division's batteries stand under the division, as do guns that may not ride with a brigade of horse."""
        if unit.arm != Arm.ARTILLERY or len(kinds) < 2 or kinds[1] != Kind.DIVISION:
            return 0
        rides = unit.type == "horse" and unit.guns != "heavy"
        apart = set(arms) == {Arm.ARTILLERY} or (Arm.CAVALRY in arms and not rides)
        return 1 if apart else 0

    def unit(self, unit: Listed) -> Mapping[str, Any]:
        given = {"arm": unit.arm, "type": unit.type, "quality": unit.quality, "strength": unit.strength}
        optional = {"guns": unit.guns, "traits": list(unit.traits), "nation": unit.nation}
        kept = {key: value for key, value in optional.items() if value}
        return given | kept | {"formation": opening(unit.arm, unit.traits)}

    def commander(self, kind: str, name: str, rating: str, arms: Collection[str]) -> Mapping[str, Any] | None:
        """Brigadiers are not rated, and brigades of batteries alone have no commander on the table."""
        if not name or (kind == Kind.BRIGADE and set(arms) <= {Arm.ARTILLERY}):
            return None
        return {"name": name} | ({"rating": rating} if rating and kind != Kind.BRIGADE else {})

    def returned(self, began: Unit, ended: Unit) -> Returned:
        """Points lost as men or pieces; an eliminated unit has lost all it had, a retreated one what it lost before."""
        before, after = began.strength or 0, ended.strength or 0
        lost = before if ended.out == "eliminated" else max(0, before - after)
        guns = began.arm == Arm.ARTILLERY
        men, pieces = (0, lost * PIECES_PER_POINT) if guns else (lost * MEN_PER_POINT, 0)
        percent = -(-100 * lost // before) if before else 0
        return Returned(percent=percent, lost=lost, men=men, pieces=pieces, out=ended.out)


OOB = MiniNapOob()
