"""The words of a Carolus Rex battle file: arms, types, formations, cohesion (CR-VAL-2, CR-VAL-3, CR-COH-1)."""

from __future__ import annotations

from enum import StrEnum


class Arm(StrEnum):
    """The arms. Irregulars are horse, but never counted as cavalry."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    IRREGULAR = "irregular"
    ARTILLERY = "artillery"


class Type(StrEnum):
    """The types, each of one arm (CR-AMB-3)."""

    MUSKET = "musket"
    PIKE = "pike"
    SHOCK = "shock"
    LINE = "line"
    IRREGULAR = "irregular"
    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"


class Stance(StrEnum):
    """How a unit stands."""

    LINE = "line"
    COLUMN = "column"
    SQUARE = "square"
    UNLIMBERED = "unlimbered"
    LIMBERED = "limbered"


class Trait(StrEnum):
    """What sets a unit apart from others of its type."""

    GUARD = "guard"
    SMALL = "small"
    FRAGILE = "fragile"
    WIDE = "wide"


class Cohesion(StrEnum):
    """The levels of order, best first."""

    GOOD = "good"
    DISORDERED = "disordered"
    SHAKEN = "shaken"
    BROKEN = "broken"


class Kind(StrEnum):
    """The kinds of command, highest first."""

    ARMY = "army"
    DIVISION = "division"


class Rating(StrEnum):
    """What a general is worth, best first."""

    STRONG = "strong"
    COMPETENT = "competent"
    WEAK = "weak"


class Out(StrEnum):
    """Why a unit is not on the table."""

    ELIMINATED = "eliminated"
    OFF_TABLE = "off-table"


class GeneralOut(StrEnum):
    """Why a general is not on the table."""

    LOST = "lost"
    OFF_TABLE = "off-table"


class Edge(StrEnum):
    """The edges of the table."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"


class Replacements(StrEnum):
    """The column of the table of replaced generals."""

    SWEDISH = "swedish"
    RUSSIAN = "russian"


QUALITIES = ("A", "B", "C", "D")
GOOD_TROOPS = ("A", "B")
WEATHERS = ("clear",)
NATIONS = ("swedish", "russian", "saxon", "polish", "danish", "prussian", "cossack", "ottoman", "hanoverian", "other")

# CR-VAL-3. What each arm may be.
TYPES = {
    Arm.INFANTRY: (Type.MUSKET, Type.PIKE),
    Arm.CAVALRY: (Type.SHOCK, Type.LINE),
    Arm.IRREGULAR: (Type.IRREGULAR,),
    Arm.ARTILLERY: (Type.LIGHT, Type.MEDIUM, Type.HEAVY),
}
TRAITS = {
    Arm.INFANTRY: (Trait.GUARD, Trait.SMALL, Trait.FRAGILE),
    Arm.CAVALRY: (Trait.GUARD, Trait.SMALL, Trait.FRAGILE),
    Arm.IRREGULAR: (Trait.WIDE,),
    Arm.ARTILLERY: (),
}
FORMATIONS = {
    Arm.INFANTRY: (Stance.LINE, Stance.COLUMN, Stance.SQUARE),
    Arm.CAVALRY: (Stance.LINE, Stance.COLUMN),
    Arm.IRREGULAR: (Stance.LINE, Stance.COLUMN),
    Arm.ARTILLERY: (Stance.UNLIMBERED, Stance.LIMBERED),
}

# The formation in which an arm fights.
DEPLOYED = {
    Arm.INFANTRY: Stance.LINE,
    Arm.CAVALRY: Stance.LINE,
    Arm.IRREGULAR: Stance.LINE,
    Arm.ARTILLERY: Stance.UNLIMBERED,
}

# CR-COH-4. The levels in order, and how far down each is.
LEVELS = tuple(Cohesion)
DEPTH = {level: depth for depth, level in enumerate(LEVELS)}


def levels_of(arm: str, *, small: bool) -> tuple[Cohesion, ...]:
    """The levels that a unit knows, best first (CR-VAL-3): guns never break, small and loose bodies never shake."""
    if arm == Arm.ARTILLERY:
        return (Cohesion.GOOD, Cohesion.DISORDERED)
    if arm == Arm.IRREGULAR or small:
        return (Cohesion.GOOD, Cohesion.DISORDERED, Cohesion.BROKEN)
    return LEVELS
