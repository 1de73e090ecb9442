"""The words of a battle file of this rulebook (BNB-FILE-2, BNB-FILE-3).

The values are those that stand in the file; the enumerations compare equal to them.
"""

from __future__ import annotations

from enum import StrEnum

from battles.engine.arms import Arm as Arm


class Deployment(StrEnum):
    """How a unit stands: its ``formation`` in the file."""

    EXTENDED = "extended"
    DEPTH = "depth"
    DEPTH3 = "depth3"
    MARCH = "march"
    TOWN = "town"
    LIMBERED = "limbered"
    UNLIMBERED = "unlimbered"


class Quality(StrEnum):
    """Grades, lowest first."""

    RAW = "raw"
    TRAINED = "trained"
    VETERAN = "veteran"


class Trait(StrEnum):
    """What sets a unit apart from others of its grade."""

    AGGRESSIVE = "aggressive"
    FRAGILE = "fragile"
    STOIC = "stoic"
    PASSIVE = "passive"
    EFFECTIVE_FIRE = "effective-fire"
    WEAK_FIRE = "weak-fire"


class Kind(StrEnum):
    """The kinds of command, highest first."""

    ARMY = "army"
    CORPS = "corps"


class Out(StrEnum):
    """Why a unit is off the table for good."""

    ELIMINATED = "eliminated"
    LEFT = "left"


DISPLACED = "displaced"

# BNB-FILE-3. Types, deployments and the default of each arm.
HORSE_GUNS = "horse"
TYPES = {
    Arm.INFANTRY: ("line", "light", "heavy", "guard", "militia"),
    Arm.CAVALRY: ("line", "light", "heavy", "guard", "militia"),
    Arm.ARTILLERY: ("reserve", "field", HORSE_GUNS),
}
DEFAULT_TYPE = "line"
DEPLOYMENTS = {
    Arm.INFANTRY: (Deployment.EXTENDED, Deployment.DEPTH, Deployment.DEPTH3, Deployment.MARCH, Deployment.TOWN),
    Arm.CAVALRY: (Deployment.EXTENDED, Deployment.DEPTH, Deployment.DEPTH3, Deployment.MARCH),
    Arm.ARTILLERY: (Deployment.LIMBERED, Deployment.UNLIMBERED),
}
DEFAULT_DEPLOYMENT = {
    Arm.INFANTRY: Deployment.EXTENDED,
    Arm.CAVALRY: Deployment.EXTENDED,
    Arm.ARTILLERY: Deployment.UNLIMBERED,
}
SQUARING = (Deployment.EXTENDED, Deployment.DEPTH, Deployment.DEPTH3)
DEEP = (Deployment.DEPTH, Deployment.DEPTH3)
COLUMNS = (Deployment.MARCH, Deployment.LIMBERED)

FIRE_TRAITS = (Trait.EFFECTIVE_FIRE, Trait.WEAK_FIRE)
# Traits of which a unit has one at most.
OPPOSITES = ((Trait.FRAGILE, Trait.STOIC), FIRE_TRAITS)

SIZES = (3, 6)
LEAST_BASES = 2
MOST_MORALE_MARKERS = 3
MOST_DISRUPTION = 2
LEAST_PLACES_IN_THREE_RANKS = 5

# Nations have no rules in this book; the words are those that orders of battle and maps know.
NATIONS = (
    "french",
    "british",
    "kgl",
    "austrian",
    "prussian",
    "russian",
    "danish",
    "swedish",
    "ottoman",
    "other",
)
WEATHERS = ("clear",)
