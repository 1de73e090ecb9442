"""Orders to single units: which a line holds (CR-ORD-3), and a general's activation, in which they are given."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import dataclass
from battles.engine.orders import Action
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK, RETREAT
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import General
from battles.rulesets.carolus_rex.vocabulary import NOT_ORDERS

REDEPLOY, RALLY, PROBE, OCCUPY = "redeploy", "rally", "probe", "occupy"
MOVES = (ADVANCE, FALL_BACK, RETREAT)
_VERBS = {
    "FALL BACK": FALL_BACK,
    "RETREAT": RETREAT,
    "RALLY": RALLY,
    "CHARGE": CHARGE,
    "PROBE": PROBE,
    "OCCUPY": OCCUPY,
}
_FURTHER = ("MOVE", "MOVE TO", "WHEEL", "WHEEL TO")


@dataclass(frozen=True, slots=True)
class Order:
    """One order: its verb, and the actions of the line that make it up. ``steps`` are of a move made by the staff."""

    verb: str
    actions: tuple[Action, ...]
    line: int = 0
    steps: tuple[marching.Step, ...] = ()

    @property
    def action(self) -> Action:
        return self.actions[0]

    @property
    def march(self) -> tuple[marching.Step, ...]:
        return self.steps or marching.steps_of(self.actions)


@dataclass(eq=False)
class Session:
    """A general's activation: his points, and whether he has passed or is not there (CR-CMD-1)."""

    field: Field
    general: General
    points: int = 0
    passed: bool = False
    absent: bool = False


def orders_in(actions: Sequence[Action], line: int) -> list[Order]:
    """The orders in a line: what continues a move belongs to it, everything else begins anew (CR-ORD-3)."""
    found: list[list[Action]] = []
    verbs: list[str] = []
    for action in actions:
        if action.verb in NOT_ORDERS:
            continue
        if action.verb in _FURTHER and verbs and verbs[-1] in MOVES:
            found[-1].append(action)
            continue
        advances = action.verb in _FURTHER or action.verb.startswith("ADVANCE")
        verbs.append(ADVANCE if advances else _VERBS.get(action.verb, REDEPLOY))
        found.append([action])
    return [Order(verb, tuple(group), line) for verb, group in zip(verbs, found, strict=True)]
