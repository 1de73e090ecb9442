"""The words of a Mini-Nap battle file: arms, types, qualities, formations, nations (MN-FILE, MN-SCALE-5, MN-QR-1).

The values are those that stand in the file; the enumerations compare equal to them.
"""

from __future__ import annotations

from enum import StrEnum

from battles.engine.arms import Arm as Arm


class Stance(StrEnum):
    """How a unit stands."""

    LINE = "line"
    COLUMN = "column"
    SQUARE = "square"
    EMERGENCY_SQUARE = "emergency-square"
    SKIRMISH = "skirmish"
    BATTERY = "battery"


class Kind(StrEnum):
    """The kinds of command, highest first."""

    ARMY = "army"
    CORPS = "corps"
    DIVISION = "division"
    BRIGADE = "brigade"


class Role(StrEnum):
    """What a brigade is made of."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    MIXED = "mixed"
    ARTILLERY = "artillery"


class Out(StrEnum):
    """Why a unit is off the table for good."""

    ELIMINATED = "eliminated"
    RETREATED = "retreated"


class CommanderOut(StrEnum):
    """Why a commander's stand was removed."""

    OVERRUN = "overrun"
    LOSSES = "losses"
    UNIT = "unit"
    NO_ROOM = "no-room"


class Status(StrEnum):
    """How well a unit is commanded, best first."""

    IN = "in"
    CAUTIOUS = "cautious"
    OUT = "out"


class Marker(StrEnum):
    """Unit keys that are true while a marker lies beside the unit. Blue: the first two; yellow: the others."""

    REACTED = "reacted"
    DISORDERED = "disordered"
    RETURNED_FIRE = "returned_fire"
    SUPPRESSED = "suppressed"


# MN-FILE-1. Types and formations of each arm.
TYPES = {
    Arm.INFANTRY: ("line", "light"),
    Arm.CAVALRY: ("heavy", "medium", "light"),
    Arm.ARTILLERY: ("foot", "horse"),
}
FORMATIONS = {
    Arm.INFANTRY: (
        Stance.LINE,
        Stance.COLUMN,
        Stance.SQUARE,
        Stance.EMERGENCY_SQUARE,
        Stance.SKIRMISH,
    ),
    Arm.CAVALRY: (Stance.LINE, Stance.COLUMN, Stance.SKIRMISH),
    Arm.ARTILLERY: (Stance.BATTERY,),
}
DEFAULT_FORMATION = {
    Arm.INFANTRY: Stance.LINE,
    Arm.CAVALRY: Stance.LINE,
    Arm.ARTILLERY: Stance.BATTERY,
}
GUNS = ("light", "medium", "heavy")
TRAITS = ("lancer", "cossack", "arab")
IRREGULAR_TRAITS = ("cossack", "arab")

# MN-FILE-2.
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

# MN-FILE-3. Best first.
RATINGS = ("excellent", "good", "average", "poor", "dreadful")

# MN-FILE-4.
WEATHERS = ("clear", "rain", "mud", "fog")

# MN-QR-1. The least D6 that passes a test, and that hits in hand-to-hand.
QUALITY_RATING = {"guard": 1, "elite": 2, "veteran": 3, "trained": 4, "untrained": 5}
QUALITIES = tuple(QUALITY_RATING)

# MN-SCALE-5.
FORMED = frozenset({Stance.LINE, Stance.COLUMN, Stance.SQUARE, Stance.EMERGENCY_SQUARE})
SQUARES = frozenset({Stance.SQUARE, Stance.EMERGENCY_SQUARE})
