"""What the players answered in advance, and the conditions on which they did (CR-ORD-4, section d)."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.orders import Condition
from battles.engine.play.standing import ALWAYS, Choice, number_of
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.table.zones import TOLERANCE

# CR-CC-14, section d. How far troops fall back: the default, and the most.
FALL_BACK = {"NEAR": 2.0, "FAR": 4.0}
# CR-IRR-4. How far irregulars evade.
EVADE = 8.0


def choose(field: Field, troop: Troop, decision: str, enemy: Troop | None = None) -> Choice:
    """A unit's decision about an enemy; the nearest one where a condition asks about none in particular."""
    return field.answers.choose(troop, decision, lambda condition: _holds(field, troop, condition, enemy))


def always(field: Field, troop: Troop, decision: str, enemy: Troop | None = None) -> bool:
    """Whether a decision between always and never is for it."""
    return choose(field, troop, decision, enemy).name == ALWAYS


def fall_back_distance(field: Field, troop: Troop, enemy: Troop | None) -> float:
    """How far a unit chooses to fall back: 2 to 4 (section d, CR-AMB-20)."""
    choice = choose(field, troop, "fall back", enemy)
    wanted = choice.number()
    if wanted is None:
        return FALL_BACK[choice.name]
    return max(FALL_BACK["NEAR"], min(FALL_BACK["FAR"], wanted))


def evade_distance(field: Field, troop: Troop, enemy: Troop) -> float:
    """How far irregulars choose to evade an enemy; 0: they stand."""
    choice = choose(field, troop, "evade", enemy)
    wanted = choice.number()
    if wanted is not None:
        return max(0.0, min(EVADE, wanted))
    return EVADE if choice.name == ALWAYS else 0.0


def _holds(field: Field, troop: Troop, condition: Condition, enemy: Troop | None) -> bool:
    if condition.name == "SELF":
        return is_such(troop, str(condition.arguments.get("word", "")))
    if condition.name == "SELF UNIT":
        return troop.id == condition.arguments.get("unit")
    other = enemy or field.nearest_enemy(troop)
    if other is None:
        return False
    if condition.name == "WITHIN":
        return gap(troop.box, other.box) <= number_of(condition) + TOLERANCE
    if condition.name == "TARGET":
        return is_such(other, str(condition.arguments.get("word", "")))
    return other.id == condition.arguments.get("target")


def is_such(troop: Troop, word: str) -> bool:
    """Whether a word fits a unit: its arm, type, quality, cohesion or formation (CR-ORD-4)."""
    said = word.casefold()
    return said in (
        troop.arm.casefold(),
        troop.type.casefold(),
        troop.quality.casefold(),
        troop.cohesion.value,
        troop.formation.casefold(),
    )
