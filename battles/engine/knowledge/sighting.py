"""How far troops see, how near they must be to know whom they see, and how well they count.

The distances are of the ground, in metres, after the drill-books of the time: masses of troops are made out at a mile
and more, horse from foot at three quarters of a mile, coats and facings at half of that, and a regiment is known by
its colours at two or three hundred paces.
"""

from __future__ import annotations

from battles.engine.battle import Battle, Unit
from battles.engine.knowledge.contacts import Certainty
from battles.engine.protocol import Ruleset

#: Metres at which troops are seen at all in open country, by weather; the setting ``sight`` (metres) overrules it.
SIGHT_METRES = {"clear": 2500, "mud": 2500, "rain": 1200, "fog": 500}

#: Metres up to which a contact is identified, the surest first.
IDENTIFIED_WITHIN = ((Certainty.NAMED, 300), (Certainty.KIND, 1000))

#: Troops in loose order show no colours and no front: they count as so many times as far away.
LOOSE_ORDER = 2
LOOSE_FORMATIONS = frozenset({"skirmish"})

#: Metres within which nothing hides troops from each other.
UNDER_THE_NOSE = 75

#: Width of the bands, in strength points, in which strength is judged.
BANDS = {Certainty.NAMED: 2, Certainty.KIND: 4}


def sight_range(ruleset: Ruleset, battle: Battle) -> float:
    """How far troops see in open country, in table units."""
    metres = battle.settings.get("sight") or SIGHT_METRES.get(battle.weather, SIGHT_METRES["clear"])
    return float(metres) / metres_per_unit(ruleset)


def hiding_range(ruleset: Ruleset) -> float:
    """How near troops must be to hide from nobody, in table units."""
    return UNDER_THE_NOSE / metres_per_unit(ruleset)


def certainty_at(ruleset: Ruleset, formation: str, distance: float) -> Certainty:
    """How surely troops in this formation are identified at a distance in table units."""
    metres = distance * metres_per_unit(ruleset) * (LOOSE_ORDER if formation in LOOSE_FORMATIONS else 1)
    return next((certainty for certainty, within in IDENTIFIED_WITHIN if metres <= within), Certainty.ARM)


def estimate(unit: Unit, certainty: Certainty) -> tuple[int, int] | None:
    """Strength as an officer would judge it: the band it lies in, ``None`` when he cannot tell.

    A battery's guns are counted by the same bands as a battalion's men.
    """
    width = BANDS.get(certainty)
    if width is None or unit.strength is None or unit.strength < 1:
        return None
    low = (unit.strength - 1) // width * width + 1
    return (low, low + width - 1)


def metres_per_unit(ruleset: Ruleset) -> float:
    """The ruleset's ground scale; 25 m to the unit where its book gives none."""
    return ruleset.metres_per_unit or 25.0
