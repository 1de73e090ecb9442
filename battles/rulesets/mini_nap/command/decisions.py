"""What the players answered in advance (MN-ORD-1, MN-ORD-2): standing orders, intents, defaults.

The narrowest standing order whose conditions hold decides; of equally narrow ones the later line. Then the intent of
the unit's block, then the default of the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battles.engine.boxes import Box, gap
from battles.engine.geometry import LIMIT, turn_between
from battles.engine.orders import Condition
from battles.engine.play.standing import ALWAYS, NEVER, Choice, number_of
from battles.rulesets.mini_nap.charges.assault import outflanks
from battles.rulesets.mini_nap.movement.facing import TOO_FAR
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working


def choose(
    working: Working, troop: Troop, decision: str, enemy: Troop | None = None, meeting: Box | None = None
) -> Choice:
    """The unit's decision about this enemy, or the nearest one where a condition asks about none in particular.

    ``meeting`` is the ground on which the unit would meet the enemy; left out, where it stands.
    """
    return working.answers.choose(
        troop, decision, lambda condition: _holds(working, troop, condition, enemy, meeting), arm=troop.arm
    )


def always(working: Working, troop: Troop, decision: str, enemy: Troop | None = None) -> bool:
    """Whether a decision between always and never is for it."""
    return choose(working, troop, decision, enemy).name == ALWAYS


def reaches(working: Working, troop: Troop, decision: str, full: float) -> tuple[float, ...]:
    """From how near a unit may charge an enemy who passes: its reach, shortened by ``IF WITHIN n`` (MN-REACT-9).

    Several lengths when standing orders of several widths give several; empty when it never will.
    """
    found: set[float] = set()
    for standing in working.answers.standing(troop, decision):
        if standing.choice != NEVER:
            limits = [number_of(condition) for condition in standing.conditions if condition.name == "WITHIN"]
            found.add(min((full, *limits)))
        if not standing.conditions:
            return tuple(sorted(found, reverse=True))
    if working.answers.otherwise(troop, decision, arm=troop.arm) != NEVER:
        found.add(full)
    return tuple(sorted(found, reverse=True))


def _holds(working: Working, troop: Troop, condition: Condition, enemy: Troop | None, meeting: Box | None) -> bool:
    if condition.name == "STRENGTH >=":
        return troop.strength >= number_of(condition, "strength")
    if condition.name == "STRENGTH <=":
        return troop.strength <= number_of(condition, "strength")
    other = enemy or working.roster.nearest_enemy(troop)
    return other is not None and _ABOUT_ENEMY[condition.name](troop, other, condition, meeting)


_ABOUT_ENEMY: Mapping[str, Callable[[Troop, Troop, Condition, Box | None], bool]] = {
    "WITHIN": lambda troop, enemy, condition, _: gap(troop.box, enemy.box) <= number_of(condition) + LIMIT,
    "TARGET ARM": lambda _, enemy, condition, __: enemy.arm == str(condition.arguments.get("arm", "")).lower(),
    "TARGET": lambda _, enemy, condition, __: enemy.id == condition.arguments.get("target"),
    "FLANK": lambda troop, enemy, _, meeting: outflanks(meeting or troop.box, enemy),
}


def cut_turn(troop: Troop, facing: float) -> float:
    """A wanted facing, cut to a turn of 90 degrees (MN-ORD-1: feint and rally facing)."""
    turn = turn_between(troop.facing, facing)
    return troop.facing + max(-TOO_FAR, min(TOO_FAR, turn))
