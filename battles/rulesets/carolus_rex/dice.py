"""The throws of Carolus Rex by label: how many dice of which kind, and who throws them (section f)."""

from __future__ import annotations

from types import MappingProxyType

from battles.engine.dice import D6, Die, Throw

# Who throws for no unit, formation or side in particular.
TABLE = "table"
MOST_GENERALS = 99

CARDS = "cards"
COMMAND = "command"
RALLY = "rally"
REDEPLOY = "redeploy"
CHARGE = "charge"
OPPORTUNITY = "opportunity"
EVADE = "evade"
OVERRUN = "overrun"
CROSSING = "crossing"
SHOT = "shot"
CLOSE = "close"
MELEE = "melee"
PASSED = "passed"
RESTRAIN = "restrain"
RETURN = "return"
DIVISION = "division"
FIRE = "fire"
COMBAT = "combat"
PURSUIT = "pursuit"
GENERAL = "general"
REPLACEMENT = "replacement"

# CR-COH-2. The occasions of a test of cohesion.
TESTS = (
    RALLY,
    REDEPLOY,
    CHARGE,
    OPPORTUNITY,
    EVADE,
    OVERRUN,
    CROSSING,
    SHOT,
    CLOSE,
    MELEE,
    PASSED,
    RESTRAIN,
    RETURN,
    DIVISION,
)
SINGLE = (FIRE, COMBAT, PURSUIT, GENERAL, REPLACEMENT)

THROWS = MappingProxyType(
    {
        CARDS: Throw(D6, 1, MOST_GENERALS, falling=True),
        COMMAND: Throw(Die(5), 1, 3),
        **dict.fromkeys(TESTS, Throw(D6, 2, 2)),
        **dict.fromkeys(SINGLE, Throw(D6, 1, 1)),
    }
)
