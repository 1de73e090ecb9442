"""The words of source tables and what they mean to a ruleset: troops, quality, nations, guns.

Tables are data: a spreadsheet with other words needs a row here, no code. What a table does not know is refused by the
reader with the words that are allowed, never guessed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

#: Other ways of writing the arms, in lower case.
ARMS: Mapping[str, str] = MappingProxyType(
    {
        "infantry": "infantry",
        "inf": "infantry",
        "foot": "infantry",
        "cavalry": "cavalry",
        "cav": "cavalry",
        "horse": "cavalry",
        "artillery": "artillery",
        "art": "artillery",
        "guns": "artillery",
        "engineer": "engineer",
        "engineers": "engineer",
        "pioneer": "engineer",
    }
)

#: Other ways of writing the qualities, in lower case.
QUALITIES: Mapping[str, str] = MappingProxyType(
    {
        "guard": "guard",
        "guards": "guard",
        "elite": "elite",
        "élite": "elite",
        "veteran": "veteran",
        "regular": "trained",
        "trained": "trained",
        "conscript": "trained",
        "untrained": "untrained",
        "raw": "untrained",
        "militia": "untrained",
    }
)


@dataclass(frozen=True, slots=True)
class Troops:
    """What a source's troop type is in the ruleset: its type, and traits that go with it."""

    type: str
    traits: tuple[str, ...] = ()


#: Mini-Nap's unit types by arm and by the source's word. Guard, militia and Landwehr are matters of quality: they
#: fight in line. Dragoons of the French and Swedish services are medium horse; light dragoons are light.
MINI_NAP_TROOPS: Mapping[tuple[str, str], Troops] = MappingProxyType(
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
MINI_NAP_NATIONS: Mapping[str, str] = MappingProxyType(
    {
        name: name
        for name in ("french", "british", "kgl", "austrian", "prussian", "russian", "danish", "swedish", "ottoman")
    }
)


@dataclass(frozen=True, slots=True)
class RulesetWords:
    """How one ruleset classes troops.

    ``heavy_over_lb`` and ``light_under_lb`` are the limits of a shot's weight in pounds beyond which a battery is
    heavy or light. ``most_strength`` is the most that a unit may have, which ``most_men`` just give; ``battery_pieces``
    are the pieces of an ordinary battery, by which a park of more than ``most_pieces`` is divided.
    """

    troops: Mapping[tuple[str, str], Troops]
    nations: Mapping[str, str]
    light_under_lb: float
    heavy_over_lb: float
    most_strength: int
    most_men: int
    most_pieces: int
    battery_pieces: int

    def nation(self, nationality: str) -> str:
        """The ruleset's nation for a contingent."""
        return self.nations.get(nationality.strip().lower(), "other")

    def guns(self, weight_lb: float) -> str:
        """The class of a battery by the weight of its shot (MN-FILE-1: light, medium, heavy)."""
        if weight_lb < self.light_under_lb:
            return "light"
        return "heavy" if weight_lb > self.heavy_over_lb else "medium"


WORDS: Mapping[str, RulesetWords] = MappingProxyType(
    {
        "mini-nap": RulesetWords(
            troops=MINI_NAP_TROOPS,
            nations=MINI_NAP_NATIONS,
            light_under_lb=6,
            heavy_over_lb=9,
            most_strength=20,
            most_men=2049,
            most_pieces=12,
            battery_pieces=8,
        )
    }
)
