"""The umpire's settings: where the rulebook leaves two readings, and an agreed end (CR-VAL-1)."""

from __future__ import annotations

from battles.engine.dice import AVERAGE, Die
from battles.engine.settings import Choice, Setting, Whole

AVERAGE_DIE = "average_die"
FIRE_SHARE = "fire_share"
REDEPLOY_DOUBLE = "redeploy_double"
SQUARE_FIRE = "square_fire"
TIME_LIMIT = "time_limit"

LATEST_LIMIT = 999

SETTINGS: tuple[Setting, ...] = (
    Choice(
        AVERAGE_DIE,
        ("233445", "12345"),
        "CR-AMB-2",
        "The die for command points: an average die with the faces 2, 3, 3, 4, 4, 5, or a die with five sides.",
    ),
    Choice(
        FIRE_SHARE,
        ("more", "half"),
        "CR-AMB-8",
        "A modifier of fire counts when it fits more than half of the points, or half of them already.",
    ),
    Choice(
        REDEPLOY_DOUBLE,
        ("forbid", "allow"),
        "CR-AMB-7",
        "Whether a redeployment may be one of two orders that a unit far from the enemy gets in one turn.",
    ),
    Choice(
        SQUARE_FIRE,
        ("one", "each"),
        "CR-AMB-10",
        "A square fires one base in all, or one base at each enemy within reach.",
    ),
    Whole(
        TIME_LIMIT,
        1,
        LATEST_LIMIT,
        "CR-MOR-4",
        "The last turn of the battle; without it the battle goes on until an army breaks.",
    ),
)

# CR-AMB-2. The dice that the setting chooses between.
COMMAND_DICE = {"233445": AVERAGE, "12345": Die(5)}
