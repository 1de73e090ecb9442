"""The words of an Old Trousers battle file: arms, types, qualities, formations, orders, states (OT-FILE-1 to 5).

The values are those that stand in the file; the enumerations compare equal to them.
"""

from __future__ import annotations

from enum import StrEnum

from battles.engine.arms import Arm as Arm


class Stance(StrEnum):
    """How a unit stands: its formation."""

    LINE = "line"
    COMPANY_COLUMN = "company-column"
    ATTACK_COLUMN = "attack-column"
    SQUARE = "square"
    SKIRMISH = "skirmish"
    LIMBERED = "limbered"
    UNLIMBERED = "unlimbered"


class State(StrEnum):
    """The state of a unit's morale, best first."""

    GOOD = "good"
    SHAKEN = "shaken"
    ROUTED = "routed"


class Skirmish(StrEnum):
    """Whether infantry has skirmishers of its own, or can skirmish as a whole."""

    NONE = "none"
    ORGANIC = "organic"
    FULL = "full"


class Trait(StrEnum):
    """What sets a unit apart."""

    RIFLES = "rifles"
    UNTRAINED = "untrained"
    FRENCH_DRILL = "french-drill"
    ATTACK_COLUMN = "attack-column"
    LANCE = "lance"
    CUIRASS = "cuirass"
    IRREGULAR = "irregular"
    IMPETUOUS = "impetuous"


class Out(StrEnum):
    """Why a unit is off the table for good."""

    DESTROYED = "destroyed"
    CAPTURED = "captured"
    FLED = "fled"


class CommanderOut(StrEnum):
    """Why a commander leads nobody."""

    DISABLED = "disabled"


class Kind(StrEnum):
    """The kinds of formation, highest first."""

    ARMY = "army"
    CORPS = "corps"
    DIVISION = "division"
    BRIGADE = "brigade"


class OrderKind(StrEnum):
    """The orders under which commands act (OT-ORDER-1)."""

    ATTACK = "attack"
    ENGAGE = "engage"
    MANEUVER = "maneuver"
    DEFEND = "defend"
    WITHDRAW = "withdraw"
    RALLY = "rally"


class Baseline(StrEnum):
    """The edge of the table from which a side came."""

    SOUTH = "S"
    NORTH = "N"
    EAST = "E"
    WEST = "W"


class Staff(StrEnum):
    """How good the staff of an army is, best first."""

    SUPERB = "superb"
    PROFESSIONAL = "professional"
    COMPETENT = "competent"
    INEFFICIENT = "inefficient"
    INCOMPETENT = "incompetent"


class Chance(StrEnum):
    """The random events, by their number on the die (OT-EVENT-1)."""

    UNCONTROLLED_ROUT = "uncontrolled-rout"
    WRONG_TURN = "wrong-turn"
    TRAFFIC_JAM = "traffic-jam"
    COMMAND_CONFUSION = "command-confusion"
    DIFFICULT_TERRAIN = "difficult-terrain"
    INFLAMED_PILES = "inflamed-piles"
    WEATHER = "weather"
    HIDDEN_FORD = "hidden-ford"
    COMMAND_BONUS = "command-bonus"
    ROUT_HALTED = "rout-halted"


class Mode(StrEnum):
    """The modes of a move event."""

    MOVE = "move"
    OBLIQUE = "oblique"
    MARCH = "march"
    PROLONG = "prolong"
    CHARGE = "charge"
    COUNTER_CHARGE = "counter-charge"
    FOLLOW_UP = "follow-up"
    RETIRE = "retire"
    EVADE = "evade"
    FLEE = "flee"
    FALL_BACK = "fall-back"
    ROUT = "rout"
    BREAKTHROUGH = "breakthrough"


class Stop(StrEnum):
    """What ends a move early."""

    ALLOWANCE = "allowance"
    ENEMY = "enemy"
    FRIEND = "friend"
    TERRAIN = "terrain"
    EDGE = "edge"


# OT-FILE-1. Types, formations and traits of each arm, the default type and formation first.
TYPES = {
    Arm.INFANTRY: ("line", "light"),
    Arm.CAVALRY: ("medium", "light", "heavy"),
    Arm.ARTILLERY: ("foot", "horse"),
}
FORMATIONS = {
    Arm.INFANTRY: (Stance.LINE, Stance.COMPANY_COLUMN, Stance.ATTACK_COLUMN, Stance.SQUARE, Stance.SKIRMISH),
    Arm.CAVALRY: (Stance.LINE, Stance.COMPANY_COLUMN, Stance.ATTACK_COLUMN, Stance.SKIRMISH),
    Arm.ARTILLERY: (Stance.UNLIMBERED, Stance.LIMBERED),
}
TRAITS = {
    Arm.INFANTRY: (Trait.RIFLES, Trait.UNTRAINED, Trait.FRENCH_DRILL, Trait.ATTACK_COLUMN, Trait.IMPETUOUS),
    Arm.CAVALRY: (Trait.LANCE, Trait.CUIRASS, Trait.IRREGULAR, Trait.IMPETUOUS),
    Arm.ARTILLERY: (Trait.IMPETUOUS,),
}
QUALITIES = ("old-guard", "superior", "excellent", "good", "average", "fair", "poor")
DEFAULT_QUALITY = "average"
#: The nations for which the book has rules; any other word is a nation without.
NATIONS = ("british", "french", "russian", "turkish", "austrian")
#: Nations of the armies of the time for which it has none, and the word for whoever is left.
OTHER_NATIONS = ("prussian", "spanish", "portuguese", "other")

# OT-FILE-3. Best first; the rating of armies and corps, the tactical rating of all.
RATINGS = ("excellent", "good", "average", "fair", "poor")
TACTICAL = ("good", "average", "poor")
DEFAULT_RATING = "average"
RATED_KINDS = (Kind.ARMY, Kind.CORPS)

# OT-FILE-5.
WEATHERS = ("clear", "rain", "snow", "mud")

#: Orders that lead somewhere, and so need a marker (OT-FILE-6).
MARKED_ORDERS = (OrderKind.ATTACK, OrderKind.ENGAGE, OrderKind.MANEUVER)

# OT-SCALE-4. Formations without a facing; routed units and those in a town have none either.
FACELESS = frozenset({Stance.SQUARE, Stance.SKIRMISH, Stance.LIMBERED})
COLUMNS = frozenset({Stance.COMPANY_COLUMN, Stance.ATTACK_COLUMN})
