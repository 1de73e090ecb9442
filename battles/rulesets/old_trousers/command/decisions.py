"""What the players answered in advance, and the conditions on which they did (OT-DEC-1)."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT
from battles.engine.orders import Condition
from battles.engine.play.standing import ALWAYS, Choice, number_of
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop


@dataclass(frozen=True, slots=True)
class Voice:
    """A side, or a command of it, as far as its decisions go."""

    side: str
    lineage: tuple[str, ...] = ()


def choose(
    field: Field, troop: Troop, decision: str, against: Troop | None = None, *, flank: bool = False, default: str = ""
) -> Choice:
    """A unit's decision about an enemy; the nearest one where a condition asks about none in particular.

    ``flank`` says that it is charged from its flank zone.
    """

    def holds(condition: Condition) -> bool:
        return _holds(field, troop, condition, against, flank=flank)

    return field.answers.choose(troop, decision, holds, arm=troop.arm, default=default)


def always(field: Field, troop: Troop, decision: str, against: Troop | None = None) -> bool:
    """Whether a decision between always and never is for it."""
    return choose(field, troop, decision, against).name == ALWAYS


def choose_for_side(field: Field, side: str, decision: str) -> Choice:
    """A decision that a side makes as a whole; conditions about units do not hold for it."""
    return field.answers.choose(Voice(side), decision, lambda _: False)


def choose_for_command(field: Field, formation: str, decision: str) -> Choice:
    """A decision about a whole command."""
    lineage = tuple(link.id for link in field.battle.chain(formation))
    return field.answers.choose(Voice(field.active, lineage), decision, lambda _: False)


def _holds(field: Field, troop: Troop, condition: Condition, against: Troop | None, *, flank: bool) -> bool:
    if condition.name == "FLANK":
        return flank
    if condition.name == "STRENGTH >=":
        return troop.strength >= number_of(condition, "strength")
    if condition.name == "STRENGTH <=":
        return troop.strength <= number_of(condition, "strength")
    other = against or field.nearest_enemy(troop)
    if other is None:
        return False
    if condition.name == "WITHIN":
        return gap(troop.box, other.box) <= number_of(condition) + LIMIT
    if condition.name == "TARGET ARM":
        return other.arm.casefold() == str(condition.arguments.get("arm", "")).casefold()
    return other.id == condition.arguments.get("target")
