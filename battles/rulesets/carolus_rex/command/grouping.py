"""What makes units a group, and the walks of its units (CR-CMD-9)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from battles.engine.battle import Point
from battles.engine.boxes import gap, overlap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import forward, turn_between
from battles.rulesets.carolus_rex.command.orders import MOVES, Order, Session
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.opportunity import seizes
from battles.rulesets.carolus_rex.movement.walk import FRIEND, Walk
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

# CR-CMD-9. How far units of a group may be out of line and apart.
SAME_FACING = 5.0
OUT_OF_LINE = 0.8
APART, APART_GUNS = 2.0, 1.0
_STEP_BACK = 0.05


@dataclass(frozen=True, slots=True)
class Group:
    """Units that form a group, the lead first: from right to left in line, from head to tail in column."""

    troops: tuple[Troop, ...]
    in_line: bool

    @property
    def lead(self) -> Troop:
        return self.troops[0]

    @property
    def tag(self) -> tuple[str, ...]:
        """Who belongs to it, whatever their order: what a second order is compared with (CR-CMD-10)."""
        return tuple(sorted(troop.id for troop in self.troops))

    def turned_about(self) -> Group:
        """The group after it has faced about: what was its left is its right, what was its tail its head."""
        return Group(self.troops[::-1], self.in_line)


def group_of(troops: Sequence[Troop]) -> Group | None:
    """The group that some units form, if they do (CR-AMB-47)."""
    first = troops[0]
    if any(
        troop.division != first.division or abs(turn_between(first.facing, troop.facing)) > SAME_FACING
        for troop in troops
    ):
        return None
    hx, hy = forward(first.facing)

    def ahead(point: Point) -> float:
        return point[0] * hx + point[1] * hy

    def aside(point: Point) -> float:
        return point[0] * hy - point[1] * hx

    abreast = sorted(troops, key=lambda troop: -aside(troop.centre))
    fronts = [ahead(troop.centre_point) for troop in troops]
    if max(fronts) - min(fronts) <= OUT_OF_LINE + zones.TOLERANCE and _neighbours(abreast):
        return Group(tuple(abreast), in_line=True)
    behind = sorted(troops, key=lambda troop: -ahead(troop.centre))
    lanes = [aside(troop.centre) for troop in troops]
    if max(lanes) - min(lanes) <= OUT_OF_LINE + zones.TOLERANCE and _neighbours(behind):
        return Group(tuple(behind), in_line=False)
    return None


def _neighbours(troops: Sequence[Troop]) -> bool:
    """Whether each is near enough to the next."""
    for one, other in itertools.pairwise(troops):
        most = APART_GUNS if one.artillery or other.artillery else APART
        if gap(one.box, other.box) > most + zones.TOLERANCE:
            return False
    return True


def walks_of(session: Session, group: Group, order: Order) -> list[Walk]:
    assert order.verb in MOVES
    field = session.field
    return [
        marching.begin(
            field,
            troop,
            order.verb,
            second=troop.deeds.orders > 1,
            companions=tuple(other for other in group.troops if other is not troop),
        )
        for troop in group.troops
    ]


def keep_apart(walks: Sequence[Walk]) -> None:
    """Members whose fronts are not quite parallel come back, all alike, until none stands on another (CR-MOVE-8)."""
    while any(overlap(one.troop.box, other.troop.box) for one, other in itertools.combinations(walks, 2)):
        come_back = [walk for walk in walks if walk.back(_STEP_BACK)]
        if not come_back:
            return
        for walk in come_back:
            walk.stopped = FRIEND


def challenged_by(field: Field, walk: Walk) -> Callable[[Troop], bool]:
    return lambda enemy: seizes(field, enemy, walk.troop)
