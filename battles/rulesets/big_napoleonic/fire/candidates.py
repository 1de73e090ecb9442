"""What a base has for a possible target, wherever that may be shot at (BNB-FIRE-2, 5, 7, 8, 17)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from heapq import heapify, heappop, heappush

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT
from battles.rulesets.big_napoleonic.fire.aiming import (
    Muzzle,
    Muzzles,
    Sights,
    boundary_towards,
    longest_range,
    muzzles,
)
from battles.rulesets.big_napoleonic.fire.fire_tables import LONGEST_SHOT, gun_points, infantry_points
from battles.rulesets.big_napoleonic.movement.towns import BOUNDARY_PER_BASE
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.chronicle import Stay
from battles.rulesets.big_napoleonic.table.field import Moved
from battles.rulesets.big_napoleonic.table.figures import Walls
from battles.rulesets.big_napoleonic.table.troops import Posture, Troop
from battles.rulesets.big_napoleonic.table.visibility import CLOSE_RANGE

# BNB-FIRE-6. Targets are equally near within this.
Place = tuple[int, int]
GARRISON: Place = (-1, -1)
# Ranges are compared rounded to four decimals: a least range for the time being stays below by more than that.
ROUNDED = 1e-4
# How far a circle of radius 1 reaches across a line at 45 degrees.
_ASLANT = math.sqrt(2.0)


@dataclass(frozen=True, slots=True)
class Aim:
    """One base, or one stretch of a town's boundary, aimed at a target as it stood at one place."""

    target: Troop
    there: Posture
    range: float
    points: float
    start: Point
    enfilade: bool
    defile: bool = False
    bases: int = 1
    blind: bool = False


@dataclass(eq=False, slots=True)
class Candidate:
    """A possible target of a unit: the places at which it may be shot at, and how all stood then.

    ``spots`` are path points, or its present place: posture, whether it passes a defile there, whether it is the place
    where it met the firing unit in an assault.
    """

    firer: Troop
    target: Troop
    posture: Posture
    sights: Sights
    spots: list[tuple[Posture, bool, bool]]
    moved: Moved | None = None
    _edges: tuple[Muzzles, Muzzles] | None = None
    _between: list[Stay] | None = None

    def _muzzles(self, place: Place) -> Sequence[Muzzle]:
        if self._edges is None:
            self._edges = muzzles(self.firer, self.posture)
        own, lent = self._edges
        return own.get(place) or lent.get(place, ())

    @property
    def _around(self) -> list[Stay]:
        """All who may stand between the unit and its target at any of the places."""
        if self._between is None:
            self._between = self.sights.around((self.posture.figure, *(there.figure for there, _, _ in self.spots)))
        return self._between

    def aim(self, place: Place) -> Aim | None:
        """The best aim of a base: the nearest place at which the target may be shot at, the latest of equals.

        Points never rise with range, so that it is also the place of most points (BNB-FIRE-5).
        """
        return next((aim for _, aim in nearest_first((self,), place)), None)

    def ranges(self, place: Place) -> Iterator[tuple[float, int, Muzzle]]:
        """A range below which a base surely is not from each of the target's places; the place, and through which edge.

        Those that are surely too far off are left out.
        """
        reach = longest_range(self.firer)
        for muzzle in self._muzzles(place):
            edge = muzzle.edge
            x, y, ux, uy, hw = edge.x, edge.y, edge.ux, edge.uy, edge.hw
            for number, (there, _, met) in enumerate(self.spots):
                figure = there.figure
                radius = figure.radius
                dx, dy = figure.x - x, figure.y - y
                if not met:
                    # The circle about the target is wholly behind the front, or wholly beside the quadrant.
                    ahead = dy * ux - dx * uy
                    if ahead + radius < -LIMIT or abs(dx * ux + dy * uy) - ahead > hw + LIMIT + _ASLANT * radius:
                        continue
                least = math.hypot(dx, dy) - hw - radius
                if least <= reach:
                    yield least - ROUNDED, number, muzzle

    def range(self, number: int, muzzle: Muzzle) -> float:
        """How far one of the target's places is from an edge."""
        return figures.gap(muzzle.edge, self.spots[number][0].figure)

    def at(self, number: int, muzzle: Muzzle, away: float) -> Aim | None:
        """The aim through an edge at one of the target's places, so far off, if it may be shot at there."""
        there, defile, met = self.spots[number]
        sights, around = self.sights, self._around
        if not sights.eligible(self.firer, self.posture, muzzle, self.target, there, around, away, any_way=met):
            return None
        return Aim(
            self.target,
            there,
            away,
            points_of(self.firer, away, square=self.posture.square),
            muzzle.middle,
            is_enfilade(muzzle.ground, there),
            defile,
        )

    def points_at(self, number: int, place: Place) -> float:
        """The points of a base at one of the target's places, 0 where it could not fire there (BNB-FIRE-12)."""
        if place == GARRISON:
            aim = self.garrison_at(number)
            return aim.points if aim is not None else 0.0
        aims = [
            aim
            for muzzle in self._muzzles(place)
            if (aim := self.at(number, muzzle, self.range(number, muzzle))) is not None
        ]
        return max((aim.points for aim in aims), default=0.0)

    # ---- garrisons

    def garrison_at(self, number: int) -> Aim | None:
        """What a garrison has for the target at one of its places (BNB-FIRE-17)."""
        walls = self.posture.figure
        there, defile, _ = self.spots[number]
        if not isinstance(walls, Walls) or not figures.near(walls, there.figure, CLOSE_RANGE):
            return None
        inches, middle = boundary_towards(walls, there.figure)
        near = figures.nearest_point(there.figure, middle)
        if inches <= 0.0 or any(
            figures.runs_over(stay.posture.figure, middle, near)
            for stay in self._around
            if stay.troop not in (self.firer, self.target)
        ):
            return None
        bases = max(1, int(inches / BOUNDARY_PER_BASE + LIMIT))
        points = points_of(self.firer, 0.0, square=False)
        away = figures.gap(walls, there.figure)
        enfilade = isinstance(there.figure, Box) and not there.square and zones.in_flank_zone(there.figure, walls)
        return Aim(self.target, there, away, points * bases, middle, enfilade, defile, bases)

    def garrison_aim(self) -> Aim | None:
        """The best place for a garrison: most bases, then nearest, then latest."""
        aims = [(aim, number) for number in range(len(self.spots)) if (aim := self.garrison_at(number)) is not None]
        best = max(aims, key=lambda pair: (pair[0].bases, -round(pair[0].range, 4), pair[1]), default=None)
        return best[0] if best else None


def nearest_first(candidates: Sequence[Candidate], place: Place) -> Iterator[tuple[Candidate, Aim]]:
    """The best aim of a base at each of some candidates, the nearest first; as far as they are asked for.

    Exact ranges, and whether the line of fire is free, are only found for those that may be the next. Of a candidate's
    places at the same range the latest comes first.
    """
    waiting: list[tuple[float, int, int, int, float | None]] = []
    edges: list[Muzzle] = []
    for order, candidate in enumerate(candidates):
        for least, number, muzzle in candidate.ranges(place):
            waiting.append((least, order, -number, len(edges), None))
            edges.append(muzzle)
    heapify(waiting)
    met: set[int] = set()
    while waiting:
        _, order, number, entry, known = heappop(waiting)
        if order in met:
            continue
        candidate = candidates[order]
        if known is None:
            away = candidate.range(-number, edges[entry])
            if away <= longest_range(candidate.firer) + LIMIT:
                heappush(waiting, (round(away, 4), order, number, entry, away))
            continue
        aim = candidate.at(-number, edges[entry], known)
        if aim is not None:
            met.add(order)
            yield candidate, aim


def is_enfilade(base: Box, there: Posture) -> bool:
    """Whether a base fires from a target's flank zone (BNB-FIRE-7)."""
    if there.square or not isinstance(there.figure, Box):
        return False
    return zones.in_flank_zone(there.figure, base)


def points_of(troop: Troop, away: float, *, square: bool, far: bool = False) -> float:
    """The points of a base at a range; ``far`` for bounced and blind shot, which counts as the longest."""
    if troop.foot:
        return infantry_points(troop.quality, troop.traits, good_order=troop.good_order, square=square)
    return LONGEST_SHOT[troop.type] if far else gun_points(troop.type, away, good_order=troop.good_order)
