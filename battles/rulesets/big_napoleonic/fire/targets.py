"""What each base may fire at, and what it does fire at (BNB-FIRE-1, 5, 6, 15 to 17)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT
from battles.rulesets.big_napoleonic.assaults.assault import FRONT
from battles.rulesets.big_napoleonic.fire.aiming import (
    LONG_RANGE,
    Muzzle,
    Sights,
    boundary_towards,
    longest_range,
    muzzles,
)
from battles.rulesets.big_napoleonic.fire.fire_tables import LONGEST_SHOT, gun_points, infantry_points
from battles.rulesets.big_napoleonic.movement.towns import BOUNDARY_PER_BASE
from battles.rulesets.big_napoleonic.settings import NEW
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.chronicle import Stay
from battles.rulesets.big_napoleonic.table.field import Field, Moved, Phase
from battles.rulesets.big_napoleonic.table.figures import Figure, Walls
from battles.rulesets.big_napoleonic.table.footprints import place_box
from battles.rulesets.big_napoleonic.table.troops import Posture, Troop
from battles.rulesets.big_napoleonic.table.visibility import CLOSE_RANGE

# BNB-FIRE-6. Targets are equally near within this.
EVEN = 0.05
Place = tuple[int, int]
GARRISON: Place = (-1, -1)
# Ranges are compared rounded to four decimals: a least range for the time being stays below by more than that.
_ROUNDED = 1e-4


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


@dataclass(eq=False)
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

    @cached_property
    def _muzzles(self) -> dict[Place, list[Muzzle]]:
        found: dict[Place, list[Muzzle]] = {}
        for listed in muzzles(self.firer, self.posture):
            for muzzle in listed:
                found.setdefault(muzzle.base, []).append(muzzle)
        return found

    @cached_property
    def _around(self) -> list[Stay]:
        """All who may stand between the unit and its target at any of the places."""
        return self.sights.around((self.posture.figure, *(there.figure for there, _, _ in self.spots)))

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
        for muzzle in self._muzzles.get(place, ()):
            edge = muzzle.edge
            for number, (there, _, _) in enumerate(self.spots):
                figure = there.figure
                least = figures.gap_of_centres(edge, figure) - edge.radius - figure.radius
                if least <= reach:
                    yield least - _ROUNDED, number, muzzle

    def at(self, number: int, muzzle: Muzzle) -> Aim | None:
        """The aim through an edge at one of the target's places, if it may be shot at there."""
        there, defile, met = self.spots[number]
        away = self.sights.eligible(self.firer, self.posture, muzzle, self.target, there, self._around, any_way=met)
        if away == math.inf:
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
        aims = [aim for muzzle in self._muzzles.get(place, ()) if (aim := self.at(number, muzzle)) is not None]
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
    waiting: list[tuple[float, int, int, int, Muzzle | None]] = []
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
            muzzle = edges[entry]
            away = figures.gap(muzzle.edge, candidate.spots[-number][0].figure)
            if away <= longest_range(candidate.firer) + LIMIT:
                heappush(waiting, (round(away, 4), order, number, entry, muzzle))
            continue
        aim = candidate.at(-number, known)
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


# ---- whom a unit may fire at


class _Way:
    """The way of a unit that moved: where it may be shot at, and what was to be seen of it."""

    def __init__(self, moved: Moved, sights: Sights) -> None:
        self.moved = moved
        self.sights = sights
        figures_ = [point.posture.figure for point in moved.points]
        self._west = min(figure.x - figure.radius for figure in figures_)
        self._east = max(figure.x + figure.radius for figure in figures_)
        self._south = min(figure.y - figure.radius for figure in figures_)
        self._north = max(figure.y + figure.radius for figure in figures_)

    def near(self, figure: Figure, reach: float) -> bool:
        """Whether any of it may be within reach of a figure: a quick first test."""
        reach += figure.radius
        return (
            self._west <= figure.x + reach
            and self._east >= figure.x - reach
            and self._south <= figure.y + reach
            and self._north >= figure.y - reach
        )


class Watch:
    """A fire phase as one side sees it: the states of the table, and the candidates of each of its units."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.reacting = field.journal.phase == Phase.REACTION
        self.now = Sights(field.ground, field.snapshot())
        self._at_start = Sights(field.ground, field.at_start)
        self._ways = [
            _Way(moved, Sights(field.ground, moved.others))
            for moved in field.moved
            if moved.troop.present and moved.others is not None
        ]
        self._movers = {moved.troop.id for moved in field.moved}
        # Those who stood elsewhere, or otherwise, when the player turn began; they may have hidden somebody.
        self._gone = [
            stood
            for id, stood in field.at_start.items()
            if not field.by_id[id].present or field.by_id[id].figure is not stood.figure
        ]

    def candidates(self, troop: Troop) -> list[Candidate]:
        """The enemies whom a unit may perhaps fire at, in the order in which fire is adjudicated."""
        return self._of_movers(troop) + self._of_others(troop) if self.reacting else self._present(troop)

    def _of_movers(self, troop: Troop) -> list[Candidate]:
        found = []
        reach = longest_range(troop)
        still = self.field.stood_still(troop)
        for way in self._ways:
            moved = way.moved
            if still and not way.near(troop.figure, reach):
                continue
            posture = way.sights.standing.get(troop.id)
            if posture is None:
                continue
            own = posture.figure
            spots = [
                (point.posture, point.defile, point.contact and self._met_by(moved.troop, troop))
                for point in moved.points
                if figures.near(own, point.posture.figure, reach)
            ]
            if spots:
                found.append(Candidate(troop, moved.troop, posture, way.sights, spots, moved))
        return found

    def _met_by(self, mover: Troop, troop: Troop) -> bool:
        """Whether a mover has met a unit in assault on its front, or on any edge of its square (BNB-FIRE-2)."""
        return any(
            assault.troop is mover and assault.target is troop and (assault.edge == FRONT or troop.square)
            for assault in self.field.assaults
        )

    def _of_others(self, troop: Troop) -> list[Candidate]:
        """Units that did not move, where somebody who hid them has gone (BNB-FIRE-5)."""
        return [
            Candidate(troop, enemy, troop.posture, self.now, [(enemy.posture, False, False)])
            for enemy in self.field.enemies_near(troop, troop.figure, longest_range(troop))
            if enemy.id not in self._movers and self._uncovered(troop, enemy)
        ]

    def _uncovered(self, troop: Troop, enemy: Troop) -> bool:
        """Whether anybody stood between a unit and an enemy who stands elsewhere now: a quick first test."""
        start = self.field.at_start
        if troop.id not in start or enemy.id not in start:
            return True
        if start[troop.id].figure is not troop.figure or start[enemy.id].figure is not enemy.figure:
            return True
        reach = figures.gap_of_centres(troop.figure, enemy.figure) + troop.figure.radius + enemy.figure.radius
        for posture in self._gone:
            between = figures.gap_of_centres(troop.figure, posture.figure) + figures.gap_of_centres(
                enemy.figure, posture.figure
            )
            if between <= reach + 2 * posture.figure.radius:
                return True
        return False

    def _present(self, troop: Troop) -> list[Candidate]:
        target = next(
            (assault.target for assault in self.field.assaults if assault.troop is troop and not assault.off), None
        )
        return [
            Candidate(troop, enemy, troop.posture, self.now, [(enemy.posture, False, enemy is target)])
            for enemy in self.field.enemies_near(troop, troop.figure, longest_range(troop))
        ]

    def allowed(self, candidate: Candidate, place: Place) -> bool:
        """Whether a base may fire at this target in reaction: new ones only, where that is asked (BNB-AMB-9)."""
        if not self.reacting or (candidate.moved is not None and self.field.settings["reaction_fire"] != NEW):
            return True
        before = self.field.at_start
        firer, target = candidate.firer, candidate.target
        if firer.id not in before or target.id not in before:
            return True
        earlier = Candidate(firer, target, before[firer.id], self._at_start, [(before[target.id], False, False)])
        return (earlier.garrison_aim() if place == GARRISON else earlier.aim(place)) is None


# ---- what is fired at


@dataclass(frozen=True, slots=True)
class Shot:
    """The fire of one base, or of a garrison at one target."""

    firer: Troop
    place: Place
    aim: Aim
    candidate: Candidate | None

    @property
    def points(self) -> float:
        return self.aim.points


def shots_of(watch: Watch, troop: Troop, choice: str, fire_at: str, blind_at: str) -> list[Shot]:
    """All that a unit fires in a phase (BNB-FIRE-1, BNB-FIRE-6)."""
    candidates = watch.candidates(troop)
    close_only = choice == "CLOSE"
    if troop.in_town:
        return _garrison_shots(watch, troop, candidates)
    posture = troop.posture
    own, lent = muzzles(troop, posture)
    places = list(dict.fromkeys(muzzle.base for muzzle in own))
    markers = {muzzle.base for muzzle in lent}
    shots: list[Shot] = []
    for place in places:
        shot = _shot(watch, troop, place, candidates, fire_at, blind_at, close_only=close_only)
        if shot is None:
            for beside in ((place[0], place[1] - 1), (place[0], place[1] + 1)):
                if beside in markers:
                    shot = _shot(watch, troop, beside, candidates, fire_at, blind_at, close_only=close_only)
                    if shot is not None:
                        markers.discard(beside)
                        break
        if shot is not None:
            shots.append(shot)
            shots += _bounces(troop, shot)
    return shots


def _shot(
    watch: Watch,
    troop: Troop,
    place: Place,
    candidates: Sequence[Candidate],
    fire_at: str,
    blind_at: str,
    *,
    close_only: bool,
) -> Shot | None:
    """The target of one base (BNB-FIRE-6)."""
    reach = CLOSE_RANGE if close_only else math.inf
    even, nearest = _even(watch, candidates, place, reach)
    if troop.guns and nearest > CLOSE_RANGE + LIMIT:
        if blind_at and not close_only:
            blind = _blind(candidates, troop, blind_at, place)
            if blind is not None:
                return blind
        if not even:
            return None
        candidate, aim = _chosen(watch, troop, candidates, place, even, fire_at)
        return Shot(troop, place, aim, candidate)
    if not even:
        return None
    candidate, aim = min(even, key=lambda pair: _rank(watch, troop, pair[0].target, fire_at))
    return Shot(troop, place, aim, candidate)


def _even(
    watch: Watch, candidates: Sequence[Candidate], place: Place, reach: float
) -> tuple[list[tuple[Candidate, Aim]], float]:
    """The nearest targets of a base within reach, those that count as even with the nearest, and its range."""
    found: list[tuple[Candidate, Aim]] = []
    for candidate, aim in nearest_first(candidates, place):
        if aim.range > reach + LIMIT or (found and aim.range > found[0][1].range + EVEN + _ROUNDED):
            break
        if watch.allowed(candidate, place):
            found.append((candidate, aim))
    nearest = min((aim.range for _, aim in found), default=math.inf)
    return [pair for pair in found if pair[1].range <= nearest + EVEN], nearest


def _rank(watch: Watch, troop: Troop, target: Troop, fire_at: str) -> tuple[int, int]:
    """Of equally near targets: whoever assaults the unit, then the one ordered, then file order."""
    if any(assault.troop is target and assault.target is troop for assault in watch.field.assaults):
        return 0, target.index
    return (1 if target.id == fire_at else 2), target.index


def _chosen(
    watch: Watch,
    troop: Troop,
    candidates: Sequence[Candidate],
    place: Place,
    nearest: Sequence[tuple[Candidate, Aim]],
    fire_at: str,
) -> tuple[Candidate, Aim]:
    """The target of guns beyond 3: the one ordered, else by their standing orders."""
    for candidate in candidates:
        if candidate.target.id == fire_at:
            aim = candidate.aim(place)
            if aim is not None and watch.allowed(candidate, place):
                return candidate, aim
    if watch.field.choose(troop, "artillery target").name == "LARGEST":
        for candidate in sorted(candidates, key=lambda each: (-each.target.bases, each.target.index)):
            aim = candidate.aim(place)
            if aim is not None and watch.allowed(candidate, place):
                return candidate, aim
    return min(nearest, key=lambda pair: (round(pair[1].range, 4), pair[0].target.index))


def _blind(candidates: Iterable[Candidate], troop: Troop, target: str, place: Place) -> Shot | None:
    """Fire over a ridge at a target behind it (BNB-FIRE-16)."""
    for candidate in candidates:
        if candidate.target.id != target:
            continue
        for there, defile, _ in reversed(candidate.spots):
            away = candidate.sights.blind(troop, candidate.posture, candidate.target, there)
            if away == math.inf:
                continue
            points = points_of(troop, away, square=False, far=True)
            box = candidate.posture.figure
            enfilade = isinstance(box, Box) and is_enfilade(box, there)
            start = (box.x, box.y)
            return Shot(
                troop, place, Aim(candidate.target, there, away, points, start, enfilade, defile, blind=True), candidate
            )
    return None


def _bounces(troop: Troop, shot: Shot) -> list[Shot]:
    """What a shot does beyond its target (BNB-FIRE-15)."""
    aim, candidate = shot.aim, shot.candidate
    if not troop.guns or aim.blind or aim.range <= CLOSE_RANGE + LIMIT or candidate is None:
        return []
    found = []
    posture = candidate.posture
    for enemy in candidate.sights.bounced(troop, posture, candidate.target, aim.there):
        if not enemy.present:
            continue
        there = candidate.sights.standing[enemy.id]
        box = posture.figure
        enfilade = isinstance(box, Box) and is_enfilade(place_box(box, posture.formation, 0, 0), there)
        points = points_of(troop, LONG_RANGE, square=False, far=True)
        found.append(Shot(troop, shot.place, Aim(enemy, there, aim.range, points, aim.start, enfilade), None))
    return found


def _garrison_shots(watch: Watch, troop: Troop, candidates: Sequence[Candidate]) -> list[Shot]:
    """A garrison's fire: nearest target first, in all no more than its bases or its boundary bear (BNB-FIRE-17)."""
    walls = troop.figure
    if not isinstance(walls, Walls):
        return []
    left = min(troop.bases, int(walls.perimeter / BOUNDARY_PER_BASE + LIMIT))
    aims = [
        (aim, candidate)
        for candidate in candidates
        if (aim := candidate.garrison_aim()) is not None and watch.allowed(candidate, GARRISON)
    ]
    shots = []
    for aim, candidate in sorted(aims, key=lambda pair: (round(pair[0].range, 2), pair[1].target.index)):
        bases = min(left, aim.bases)
        if bases <= 0:
            break
        left -= bases
        each = aim.points / aim.bases
        cut = Aim(aim.target, aim.there, aim.range, each * bases, aim.start, aim.enfilade, aim.defile, bases)
        shots.append(Shot(troop, GARRISON, cut, candidate))
    return shots
