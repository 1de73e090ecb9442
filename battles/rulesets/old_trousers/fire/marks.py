"""Targets as they are fired at: where they stand now, or how they stood on their way (OT-FIRE-13)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import distance, nearest_on_segment
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.footprints import is_column
from battles.rulesets.old_trousers.table.fronts import behind_front
from battles.rulesets.old_trousers.table.troops import Act, Troop, postures
from battles.rulesets.old_trousers.words import FACELESS, Stance


@dataclass(frozen=True)
class Mark:
    """A target as it is fired at: where it stands now, or how it stood on its way (OT-FIRE-13)."""

    troop: Troop
    box: Box
    formation: str
    faceless: bool
    passing: bool = False

    @property
    def centre(self) -> Point:
        return (self.box.x, self.box.y)

    @property
    def routed(self) -> bool:
        return self.troop.routed

    @cached_property
    def column(self) -> bool:
        return not self.routed and is_column(self.troop.build, self.formation)

    @property
    def in_square(self) -> bool:
        return not self.routed and self.formation == Stance.SQUARE

    @property
    def in_skirmish(self) -> bool:
        return not self.routed and self.formation == Stance.SKIRMISH

    @cached_property
    def unlimbered(self) -> bool:
        return not self.routed and self.formation == Stance.UNLIMBERED

    @cached_property
    def in_line(self) -> bool:
        return not self.routed and self.formation == Stance.LINE

    def flanked_from(self, place: Point) -> bool:
        """Whether a place lies in its flank zone (OT-SCALE-4)."""
        return not self.faceless and behind_front(self.box, place)


class Marks:
    """All targets of a subsegment of fire. Made anew for each: while it lasts nobody moves, changes or falls."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self._standing: dict[int, Mark] = {}
        self._passing: dict[int, tuple[Mark, ...]] = {}
        #: The troops of the active side that moved in this phase, with the bounds of their ways.
        moved = [troop for troop in field.of_side(field.active) if troop.phase.trail]
        self._passers = [(troop, *_bounds(troop.phase.trail)) for troop in moved]

    def standing(self, troop: Troop) -> Mark:
        """A target where it stands now."""
        known = self._standing.get(troop.index)
        if known is None:
            known = self._standing[troop.index] = Mark(troop, troop.box, troop.formation, self.field.all_round(troop))
        return known

    def on_its_way(self, troop: Troop) -> tuple[Mark, ...]:
        """A target as it stood at each point of its way, in order."""
        known = self._passing.get(troop.index)
        if known is None:
            known = self._passing[troop.index] = tuple(
                self._at(troop, posture.box, posture.formation) for posture in postures(troop)
            )
        return known

    def _at(self, troop: Troop, ground: Box, formation: str) -> Mark:
        faceless = formation in FACELESS or troop.routed or self.field.ground.town_at((ground.x, ground.y))
        return Mark(troop, ground, formation, faceless, passing=True)

    def passers(self, place: Point, far: float) -> list[Troop]:
        """The active troops who came within a distance of a place on their way, by circles, in file order."""
        x, y = place
        return [
            troop
            for troop, west, south, east, north in self._passers
            if west - far <= x <= east + far
            and south - far <= y <= north + far
            and _passes_near(place, troop.phase.trail, far)
        ]


def _bounds(trail: Iterable[Act]) -> tuple[float, float, float, float]:
    """West, south, east and north end of all that a way may have covered."""
    grounds = [ground for act in trail for ground in (act.began, act.ended)]
    widest = max(ground.radius for ground in grounds)
    xs, ys = [ground.x for ground in grounds], [ground.y for ground in grounds]
    return (min(xs) - widest, min(ys) - widest, max(xs) + widest, max(ys) + widest)


def _passes_near(place: Point, trail: Iterable[Act], far: float) -> bool:
    """Whether somebody came within a distance of a place on his way, by circles."""
    for act in trail:
        began, ended = act.began, act.ended
        reach = far + max(began.radius, ended.radius)
        if distance(place, nearest_on_segment(place, (began.x, began.y), (ended.x, ended.y))) <= reach:
            return True
    return False
