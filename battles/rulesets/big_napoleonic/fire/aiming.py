"""Who can fire at whom (BNB-FIRE-2 to 4, 7, 15 to 17): edges, lines of fire, cover."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT, distance, edges, length_inside, meetings, spans_inside
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.chronicle import Standing, Stay
from battles.rulesets.big_napoleonic.table.figures import Figure, Walls
from battles.rulesets.big_napoleonic.table.footprints import Layout, layout, place_box
from battles.rulesets.big_napoleonic.table.ground import Cover, Ground, Piece
from battles.rulesets.big_napoleonic.table.troops import Posture, Troop
from battles.rulesets.big_napoleonic.table.visibility import CLOSE_RANGE, THROUGH_CLOSE

# BNB-FIRE-4. In inches.
MIDDLE_RANGE = 12.0
LONG_RANGE = 18.0
# BNB-FIRE-2. To either side of straight ahead: the frontal quadrant.
FIRE_ARC = 45.0
# BNB-FIRE-2. Points of a target's outline lie so far apart.
OUTLINE = 0.5
# BNB-FIRE-3.
OVERHEAD = 3.0
# BNB-FIRE-10. A work shelters those so near behind it.
BEHIND_WORK = 1.0
# BNB-FIRE-15, BNB-FIRE-16. How far shot bounces, and how far behind a ridge guns fire blind.
BOUNCE = 3.0
# BNB-FIRE-17.
BOUNDARY_STEP = 0.1
BOUNDARY_ANGLE = 45.0

_LEVELS = (Cover.NONE, Cover.LIGHT, Cover.MEDIUM, Cover.STRONG)


@dataclass(frozen=True, slots=True)
class Muzzle:
    """An edge through which a base fires: the base's ground, and a flat box along the edge that faces outwards."""

    base: tuple[int, int]
    ground: Box
    edge: Box

    @property
    def middle(self) -> Point:
        return (self.edge.x, self.edge.y)


#: By rank and file of the base.
Muzzles = Mapping[tuple[int, int], Sequence[Muzzle]]


def muzzles(troop: Troop, posture: Posture) -> tuple[Muzzles, Muzzles]:
    """The edges through which a unit's bases fire, and those of markers from which a neighbour may (BNB-FIRE-1)."""
    if isinstance(posture.figure, Walls):
        return {}, {}
    rows = layout(posture.formation, troop.places, troop.mm)
    return _muzzles(posture.figure, posture.formation, rows, square=posture.square)


@lru_cache(maxsize=1024)
def _muzzles(ground: Box, formation: str, rows: Layout, *, square: bool) -> tuple[Muzzles, Muzzles]:
    own: dict[tuple[int, int], list[Muzzle]] = {}
    lent: dict[tuple[int, int], list[Muzzle]] = {}
    for rank, row in enumerate(rows if square else rows[:1]):
        for file, is_base in enumerate(row):
            place = place_box(ground, formation, rank, file)
            for edge in _outside(place, rows, rank, file, square=square):
                (own if is_base else lent).setdefault((rank, file), []).append(Muzzle((rank, file), place, edge))
    return own, lent


def _outside(place: Box, rows: Sequence[Sequence[bool]], rank: int, file: int, *, square: bool) -> Iterator[Box]:
    """The outer edges of a place, as flat boxes that face outwards: the front, and in square all that are free."""
    ux, uy = place.ux, place.uy
    hx, hy = -uy, ux
    if rank == 0:
        yield Box(place.x + place.hd * hx, place.y + place.hd * hy, ux, uy, place.hw, 0.0)
    if not square:
        return
    if file == 0:
        yield Box(place.x - place.hw * ux, place.y - place.hw * uy, hx, hy, place.hd, 0.0)
    if file == len(rows[rank]) - 1:
        yield Box(place.x + place.hw * ux, place.y + place.hw * uy, -hx, -hy, place.hd, 0.0)
    if rank == len(rows) - 1 or file >= len(rows[rank + 1]):
        yield Box(place.x - place.hd * hx, place.y - place.hd * hy, -ux, -uy, place.hw, 0.0)


def longest_range(troop: Troop) -> float:
    """How far a unit fires as it is (BNB-FIRE-4)."""
    return CLOSE_RANGE if troop.foot or not troop.good_order else LONG_RANGE


@lru_cache(maxsize=4096)
def outline(figure: Figure) -> tuple[Point, ...]:
    """The points of a target's outline: from each corner on, every half inch (BNB-FIRE-2)."""
    points = []
    for start, end in edges(figure.corners):
        length = distance(start, end)
        step = 0.0
        while step < length - LIMIT or step == 0.0:
            share = step / length if length else 0.0
            points.append((start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])))
            step += OUTLINE
    return tuple(points)


class Sights:
    """Lines of fire over one state of the table: how everybody stands."""

    def __init__(self, ground: Ground, standing: Standing) -> None:
        self.ground = ground
        self.standing = standing

    def around(self, figures: Iterable[Figure]) -> list[Stay]:
        """All who may stand between some figures."""
        listed = list(figures)
        return self.standing.around(
            (min(f.x - f.radius for f in listed), min(f.y - f.radius for f in listed)),
            (max(f.x + f.radius for f in listed), max(f.y + f.radius for f in listed)),
        )

    # ---- eligibility

    def eligible(
        self,
        troop: Troop,
        posture: Posture,
        muzzle: Muzzle,
        target: Troop,
        there: Posture,
        around: Iterable[Stay],
        away: float,
        *,
        any_way: bool = False,
    ) -> bool:
        """Whether a base may fire through an edge at a target at this range (BNB-FIRE-2).

        ``around`` are those who may stand in the way, with others; ``any_way`` for those who are assaulted, or assault:
        they need no quadrant.
        """
        figure = there.figure
        if away > longest_range(troop) + LIMIT:
            return False
        edge = muzzle.edge
        if not any_way and not zones.of_quadrant(edge, figure.corners) and not zones.of_quadrant(edge, outline(figure)):
            return False
        middle = muzzle.middle
        blockers = self._between(troop, middle, target, figure, around)
        screens = away > CLOSE_RANGE + LIMIT and self._screens(middle, figure)
        if troop.guns and blockers and self.ground.high:
            blockers = [other for other in blockers if not self._over_unit(posture, there, other)]
        if not (blockers or screens):
            return True
        if any(figures.hides(other, middle, figure) for other in blockers):
            return False
        points = outline(figure) if any_way else zones.of_quadrant(edge, outline(figure))
        return any(
            not (screens and self._screened(troop, posture, middle, there, point))
            for point in figures.in_sight(middle, points, blockers)
        )

    def _between(
        self, troop: Troop, middle: Point, target: Troop, figure: Figure, around: Iterable[Stay]
    ) -> list[Figure]:
        """Those who may stand in the way: a quick first choice."""
        x, y = middle
        width = figure.radius
        dx, dy = figure.x - x, figure.y - y
        length = math.hypot(dx, dy)
        farthest = length + width
        # All lines to the target run in a cone that is no wider than the circle about it.
        spread = width / math.sqrt(length * length - width * width) if length > width else math.inf
        hx, hy = (dx / length, dy / length) if length else (0.0, 1.0)
        found = []
        for stay in around:
            other = stay.posture.figure
            radius = other.radius + LIMIT
            ox, oy = other.x - x, other.y - y
            ahead = ox * hx + oy * hy
            if ahead < -radius or ahead > farthest + radius:
                continue
            aside = abs(oy * hx - ox * hy) - radius
            if aside > width or aside > spread * (ahead + radius):
                continue
            if stay.troop is not troop and stay.troop is not target:
                found.append(other)
        return found

    def _screens(self, middle: Point, figure: Figure) -> bool:
        """Whether ground may hide the target at all."""
        corners = figure.corners
        return any(
            not piece.beside(middle, corner)
            for corner in corners
            for piece in (*self.ground.close, *self.ground.ridges)
        )

    def _screened(self, troop: Troop, posture: Posture, start: Point, there: Posture, end: Point) -> bool:
        """Whether ground hides a point (BNB-FIRE-3)."""
        for piece in self.ground.close:
            if piece.beside(start, end) or piece.id in (posture.town, there.town):
                continue
            if length_inside(piece.area, start, end) > THROUGH_CLOSE + LIMIT and not (
                troop.guns and self._over_area(posture, there, piece, start, end)
            ):
                return True
        for ridge in self.ground.ridges:
            if ridge.beside(start, end) or not meetings(ridge.line, start, end):
                continue
            if not any(_touches(ridge.parts, figure) for figure in (posture.figure, there.figure)):
                return True
        return False

    def _over_unit(self, posture: Posture, there: Posture, blocker: Figure) -> bool:
        """Whether guns fire over a unit (BNB-FIRE-3)."""
        return self._overhead(posture, there, blocker, self.ground.height_at((blocker.x, blocker.y)))

    def _overhead(self, posture: Posture, there: Posture, blocker: Figure, height: float) -> bool:
        """Whether guns fire over something: one end stands higher, and both are well away (BNB-FIRE-3)."""
        highest = max(self.ground.height_at((place.x, place.y)) for place in (posture, there))
        return highest > height and all(
            figures.gap(place.figure, blocker) >= OVERHEAD - LIMIT for place in (posture, there)
        )

    def _over_area(self, posture: Posture, there: Posture, piece: Piece, start: Point, end: Point) -> bool:
        spans = spans_inside(piece.area, start, end)
        if not spans:
            return True
        at = (spans[0][0] + spans[0][1]) / 2 / distance(start, end)
        middle = (start[0] + at * (end[0] - start[0]), start[1] + at * (end[1] - start[1]))
        return self._overhead(posture, there, self.ground.outline(piece), self.ground.height_at(middle))

    # ---- bouncing and blind shot

    def bounced(self, troop: Troop, posture: Posture, target: Troop, there: Posture) -> list[Troop]:
        """The enemies beyond a target whom its shot reaches (BNB-FIRE-15)."""
        figure = posture.figure
        if not isinstance(figure, Box) or not self.ground.is_good(there.figure):
            return []
        start = (figure.x - figure.hd * figure.uy, figure.y + figure.hd * figure.ux)
        end, impact = _impact(start, there.figure)
        if impact == math.inf:
            return []
        found = []
        front = Box(start[0], start[1], figure.ux, figure.uy, figure.hw, 0.0)
        for stay in self._on_line(start, end):
            other, stood = stay.troop, stay.posture
            if other.side == troop.side or other is target:
                continue
            met = [span[0] for span in figures.spans_over(stood.figure, start, end)]
            if not met or not impact - LIMIT <= min(met) <= impact + BOUNCE + LIMIT:
                continue
            if figures.gap(front, stood.figure) <= LONG_RANGE + LIMIT and self.ground.is_good(stood.figure):
                found.append(other)
        return found

    def blind(self, troop: Troop, posture: Posture, target: Troop, there: Posture) -> float:
        """The range of a shot over a ridge at somebody behind it; infinite where there is none (BNB-FIRE-16)."""
        figure = posture.figure
        if not isinstance(figure, Box) or not troop.good_order or not self.ground.is_good(there.figure):
            return math.inf
        front = Box(
            figure.x - figure.hd * figure.uy, figure.y + figure.hd * figure.ux, figure.ux, figure.uy, figure.hw, 0.0
        )
        start = (front.x, front.y)
        centre = (there.figure.x, there.figure.y)
        away = figures.gap(front, there.figure)
        _, impact = _impact(start, there.figure)
        if away > LONG_RANGE + LIMIT or impact == math.inf:
            return math.inf
        length = distance(start, centre)
        for ridge in self.ground.ridges:
            for at in meetings(ridge.line, start, centre):
                point = (
                    start[0] + at / length * (centre[0] - start[0]),
                    start[1] + at / length * (centre[1] - start[1]),
                )
                if not 0.0 <= impact - at <= BOUNCE + LIMIT or at <= CLOSE_RANGE + LIMIT:
                    continue
                if not zones.in_quadrant(front, point):
                    continue
                blockers = self._between(troop, start, target, there.figure, self.around((figure, there.figure)))
                if not any(figures.runs_over(other, start, point) for other in blockers) and not any(
                    length_inside(piece.area, start, point) > THROUGH_CLOSE + LIMIT for piece in self.ground.close
                ):
                    return away
        return math.inf

    def _on_line(self, start: Point, end: Point) -> list[Stay]:
        """All on whom a line may run, in file order."""
        (ax, ay), (bx, by) = start, end
        there = self.standing.around((min(ax, bx), min(ay, by)), (max(ax, bx), max(ay, by)))
        return sorted(there, key=lambda stay: stay.troop.index)


# ---- cover


def cover_of(ground: Ground, start: Point, there: Posture) -> Cover:
    """What shelters a target from a base that fires from a point (BNB-FIRE-10)."""
    best = Cover.NONE
    if not (ground.covering or ground.works):
        return best
    figure = there.figure
    near = figures.nearest_point(figure, start)
    for piece in ground.covering:
        if piece.away_from(near[0], near[1], CONTACT) or _LEVELS.index(piece.cover) <= _LEVELS.index(best):
            continue
        if figures.point_gap(ground.outline(piece), near) <= CONTACT:
            best = piece.cover
    for piece in ground.works:
        if _LEVELS.index(piece.cover) <= _LEVELS.index(best) or not meetings(piece.line, start, near):
            continue
        if any(figures.within(part, figure, BEHIND_WORK + LIMIT) for part in piece.parts):
            best = piece.cover
    return best


def _touches(parts: Sequence[Box], figure: Figure) -> bool:
    return any(figures.touching(part, figure) for part in parts)


def _impact(start: Point, figure: Figure) -> tuple[Point, float]:
    """The end of a long line through a target's centre, and how far along it the target is first met."""
    length = distance(start, (figure.x, figure.y))
    if length <= LIMIT:
        return start, math.inf
    far = (length + figure.radius + BOUNCE + 1.0) / length
    end = (start[0] + far * (figure.x - start[0]), start[1] + far * (figure.y - start[1]))
    met = [span[0] for span in figures.spans_over(figure, start, end)]
    return end, min(met, default=math.inf)


def boundary_towards(walls: Walls, figure: Figure) -> tuple[float, Point]:
    """The inches of a town's boundary within 3 of a target and facing it, and their middle point (BNB-FIRE-17)."""
    pieces: list[tuple[float, float, Point]] = []
    for start, end in edges(walls.area):
        length = distance(start, end)
        count = max(1, round(length / BOUNDARY_STEP))
        out = math.degrees(math.atan2(end[0] - start[0], end[1] - start[1])) - 90.0
        for number in range(count):
            share = (number + 0.5) / count
            middle = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
            near = figures.nearest_point(figure, middle)
            away = distance(middle, near)
            if away > CLOSE_RANGE + LIMIT:
                continue
            toward = math.degrees(math.atan2(near[0] - middle[0], near[1] - middle[1])) if away > LIMIT else out
            if abs((toward - out + 180.0) % 360.0 - 180.0) <= BOUNDARY_ANGLE + LIMIT:
                pieces.append((away, length / count, middle))
    if not pieces:
        return 0.0, (walls.x, walls.y)
    return sum(length for _, length, _ in pieces), min(pieces)[2]
