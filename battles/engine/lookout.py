"""Looking at many places from one: the line of sight as ``sight.hidden`` has it, made ready for one pair of eyes.

1. Of each area that hides, a lookout knows between which directions it lies, and how near and far it reaches. Most
   lines pass beside it or run right through it, which that settles.
2. For the others it knows, from each corner of the area to the next in direction, which of its edges a line meets.
3. Where a line runs so close by a corner or an edge that rounding might decide, ``sight`` is asked.

Directions are in radians. What is known of an area is worked out when a line first comes near it.
"""

from __future__ import annotations

import itertools
import math
from bisect import bisect
from collections.abc import Iterable

from battles.engine.battle import Point
from battles.engine.contact import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import Polygon, contains, distance_to_line
from battles.engine.sight import Screen, Screens, hidden
from battles.engine.terrain import union

_TURN = 2 * math.pi
# Directions and lengths nearer to each other than this are left to ``sight``.
_NEAR_ANGLE = 1e-6
_NEAR = 1e-6

#: An edge as seen from an eye: the cross product of its two ends, and how far it leads east and north.
Edge = tuple[float, float, float]
Spans = list[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class _Piece:
    """An area that hides, with its bounds, a circle round it, and its bit in a set of areas."""

    area: Polygon
    box: Box
    middle: Point
    radius: float
    bit: int


class Survey:
    """The screens of a battle made ready for lookouts, of which it keeps one for each place."""

    def __init__(self, screens: Screens) -> None:
        self.screens = screens
        self.rules: list[tuple[Screen, list[_Piece]]] = []
        self._pieces: list[_Piece] = []
        for rule in screens.rules:
            pieces = [_piece(area, 1 << (len(self._pieces) + number)) for number, area in enumerate(rule.areas)]
            self.rules.append((rule, pieces))
            self._pieces += pieces
        self._lookouts: dict[Point, Lookout] = {}
        self._within: dict[Point, int] = {}

    def within(self, place: Point) -> int:
        """The areas in which a place lies, as a set of bits."""
        known = self._within.get(place)
        if known is None:
            x, y = place
            known = 0
            for piece in self._pieces:
                west, south, east, north = piece.box
                if west <= x <= east and south <= y <= north and contains(piece.area, place):
                    known |= piece.bit
            self._within[place] = known
        return known

    def touching(self, box: Box) -> int:
        """The areas that may reach into a box, as a set of bits."""
        west, south, east, north = box
        touched = 0
        for piece in self._pieces:
            if piece.box[0] <= east and piece.box[2] >= west and piece.box[1] <= north and piece.box[3] >= south:
                touched |= piece.bit
        return touched

    def lookout(self, eye: Point) -> Lookout:
        """The lookout at a place."""
        known = self._lookouts.get(eye)
        if known is None:
            known = self._lookouts[eye] = Lookout(self, eye)
        return known


class _View:
    """An area as seen from a place outside it: ``width`` from the direction ``first``, ``near`` to ``far``."""

    __slots__ = ("_corners", "_directions", "_slices", "far", "first", "near", "width")

    def __init__(self, eye: Point, area: Polygon) -> None:
        eye_x, eye_y = eye
        self._corners = [(x - eye_x, y - eye_y) for x, y in area]
        before_x, before_y = self._corners[-1]
        start = math.atan2(before_y, before_x)
        turned, farthest = 0.0, 0.0
        directions = []
        for x, y in self._corners:
            turned += math.atan2(before_x * y - before_y * x, before_x * x + before_y * y)
            directions.append(turned)
            farthest = max(farthest, x * x + y * y)
            before_x, before_y = x, y
        least = min(directions)
        self._directions = [direction - least + _NEAR_ANGLE for direction in directions]
        self.first = start + least - _NEAR_ANGLE
        self.width = max(directions) - least + 2 * _NEAR_ANGLE
        self.near = distance_to_line(eye, (*area, area[0])) - _NEAR
        self.far = math.sqrt(farthest) + _NEAR
        self._slices: tuple[list[float], list[tuple[Edge, ...]], list[float]] | None = None

    @property
    def doubtful(self) -> bool:
        """Whether the eye is so close to the area, or so wound round by it, that ``sight`` must be asked."""
        return self.near <= 0 or self.width >= _TURN

    def edges(self, turn: float) -> tuple[Edge, ...] | None:
        """The edges met in a direction, the nearest first; ``None`` when it is that of a corner."""
        if self._slices is None:
            self._slices = self._sliced()
        directions, edges, _ = self._slices
        place = bisect(directions, turn)
        if place == 0 or place == len(directions):
            return None
        if turn - directions[place - 1] < _NEAR_ANGLE or directions[place] - turn < _NEAR_ANGLE:
            return None
        return edges[place - 1]

    def front(self, low: float, high: float) -> float:
        """No nearer than where all lines between two directions have run into the area; infinite where some may not."""
        if self._slices is None:
            self._slices = self._sliced()
        directions, edges, fronts = self._slices
        start, stop = bisect(directions, low), bisect(directions, high)
        if start == 0 or stop == len(directions):
            return math.inf
        if start < stop:
            return max(fronts[start - 1 : stop])
        return max(_met(edges[start - 1][0], self.first + low), _met(edges[start - 1][0], self.first + high))

    def _sliced(self) -> tuple[list[float], list[tuple[Edge, ...]], list[float]]:
        corners, directions = self._corners, self._directions
        order = sorted(set(directions))
        reaching = []
        for place, (x, y) in enumerate(corners):
            before_x, before_y = corners[place - 1]
            low, high = sorted((directions[place - 1], directions[place]))
            reaching.append((low, high, (before_x * y - before_y * x, x - before_x, y - before_y)))
        edges: list[tuple[Edge, ...]] = []
        fronts: list[float] = []
        for start, stop in itertools.pairwise(order):
            met = [edge for low, high, edge in reaching if low <= start and high >= stop]
            if len(met) > 1:
                between = self.first + (start + stop) / 2
                x, y = math.cos(between), math.sin(between)
                met.sort(key=lambda edge: edge[0] / (x * edge[2] - y * edge[1]))
            edges.append(tuple(met))
            fronts.append(max(_met(met[0], self.first + start), _met(met[0], self.first + stop)))
        return order, edges, fronts


def _met(edge: Edge, direction: float) -> float:
    """How far it is to an edge in a direction; infinite along it."""
    cross, east, north = edge
    slant = math.cos(direction) * north - math.sin(direction) * east
    return cross / slant if slant else math.inf


#: An area in the way of a lookout: direction, width, near, far, bit, and the area until it is seen more closely.
_Ward = tuple[float, float, float, float, int, _Piece, _View | None]


class Lookout:
    """One pair of eyes at a place."""

    def __init__(self, survey: Survey, eye: Point) -> None:
        self._survey = survey
        self.eye = eye
        self._own = survey.within(eye)
        self._masses: list[_Ward] = []
        self._others: list[tuple[Screen, int, list[_Ward]]] = []
        for rule, pieces in survey.rules:
            if _is_mass(rule):
                self._masses += [self._ward(piece) for piece in pieces if not piece.bit & self._own]
            elif pieces:
                every = sum(piece.bit for piece in pieces)
                self._others.append((rule, every, [self._ward(piece) for piece in pieces]))

    def hides(self, place: Point, ends: int, middle: Point) -> bool:
        """Whether a place is hidden from here, being part of something in the middle of which ``ends`` areas lie."""
        x, y = place[0] - self.eye[0], place[1] - self.eye[1]
        away = math.hypot(x, y)
        direction = math.atan2(y, x)
        for number, (first, width, near, far, bit, piece, view) in enumerate(self._masses):
            turn = (direction - first) % _TURN
            if turn > width or away < near or ends & bit:
                continue
            if view is None:
                first, width, near, far, bit, piece, view = self._masses[number] = self._sharpened(piece)
                turn = (direction - first) % _TURN
                if turn > width or away < near:
                    continue
            if view.doubtful:
                return self._asked(place, middle)
            if away <= far or not _NEAR_ANGLE < turn < width - _NEAR_ANGLE:
                edges = view.edges(turn)
                if edges is None:
                    return self._asked(place, middle)
                cross, east, north = edges[0]
                met = away * cross / (x * north - y * east)
                if met - away > _NEAR:
                    continue
                if met - away > -_NEAR:
                    return self._asked(place, middle)
            if number:
                self._masses.insert(0, self._masses.pop(number))
            return True
        for rule, every, wards in self._others:
            hides = self._behind(rule, every & (ends | self._own), wards, x, y, away, direction)
            if hides is None:
                return self._asked(place, middle)
            if hides:
                return True
        return any(bar(self.eye, place, (self.eye, middle)) for bar in self._survey.screens.bars)

    def hides_all(self, middle: Point, radius: float, ends: int) -> bool:
        """Whether all within a radius of a place is surely hidden behind a single mass. ``False`` leaves it open."""
        x, y = middle[0] - self.eye[0], middle[1] - self.eye[1]
        away = math.hypot(x, y)
        if away <= radius:
            return False
        direction = math.atan2(y, x)
        half = math.asin(radius / away) + _NEAR_ANGLE
        for number, (first, width, near, _, bit, piece, view) in enumerate(self._masses):
            turn = (direction - first) % _TURN
            if not half < turn < width - half or away - radius <= near or ends & bit:
                continue
            if view is None:
                first, width, near, _, bit, piece, view = self._masses[number] = self._sharpened(piece)
                turn = (direction - first) % _TURN
                if not half < turn < width - half or away - radius <= near:
                    continue
            if not view.doubtful and (away - radius > view.far or away - radius > view.front(turn - half, turn + half)):
                if number:
                    self._masses.insert(0, self._masses.pop(number))
                return True
        return False

    def _asked(self, place: Point, middle: Point) -> bool:
        return hidden(self._survey.screens, self.eye, place, (self.eye, middle))

    def _behind(
        self, rule: Screen, ends: int, wards: list[_Ward], x: float, y: float, away: float, direction: float
    ) -> bool | None:
        """Whether a rule hides a line; ``None`` when rounding might decide."""
        allowed = max(rule.depth, rule.ends) if ends else rule.depth
        spans: Spans = []
        for number, (first, width, near, _, bit, piece, view) in enumerate(wards):
            turn = (direction - first) % _TURN
            if turn > width or away < near:
                continue
            cut: Spans | None
            if bit & self._own:
                cut = _cut_from_within(self.eye, piece.area, x, y, away)
            else:
                if view is None:
                    first, width, near, _, bit, piece, view = wards[number] = self._sharpened(piece)
                    turn = (direction - first) % _TURN
                    if turn > width or away < near:
                        continue
                edges = None if view.doubtful else view.edges(turn)
                cut = None if edges is None else _cut(edges, x, y, away)
            if cut is None:
                return None
            if rule.together:
                spans += cut
            elif _length(cut) > (max(rule.depth, rule.ends) if bit & ends else rule.depth):
                return True
        return bool(spans) and _length(union(spans) if len(spans) > 1 else spans) > allowed

    def _ward(self, piece: _Piece) -> _Ward:
        """What is known of an area at a glance: the circle round it."""
        x, y = piece.middle[0] - self.eye[0], piece.middle[1] - self.eye[1]
        away = math.hypot(x, y)
        if away <= piece.radius:
            return (0.0, _TURN, 0.0, away + piece.radius, piece.bit, piece, None)
        half = math.asin(piece.radius / away) + _NEAR_ANGLE
        first = math.atan2(y, x) - half
        return (first, 2 * half, away - piece.radius, away + piece.radius, piece.bit, piece, None)

    def _sharpened(self, piece: _Piece) -> tuple[float, float, float, float, int, _Piece, _View]:
        view = _View(self.eye, piece.area)
        return (view.first, view.width, view.near, view.far, piece.bit, piece, view)


def _piece(area: Polygon, bit: int) -> _Piece:
    xs, ys = [x for x, _ in area], [y for _, y in area]
    box = (min(xs), min(ys), max(xs), max(ys))
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    return _Piece(area, box, middle, max(math.dist(middle, corner) for corner in area) + _NEAR, bit)


def _is_mass(rule: Screen) -> bool:
    """Whether areas hide whatever lies behind them, and nothing from whom stands in them."""
    return rule.depth == 0 and math.isinf(rule.ends) and not rule.together


def _cut(edges: Iterable[Edge], x: float, y: float, away: float) -> Spans | None:
    """The stretches of a line inside an area, as distances; ``None`` where rounding might decide about one."""
    spans: Spans = []
    begun: float | None = None
    for cross, east, north in edges:
        met = away * cross / (x * north - y * east)
        if -_NEAR < met - away < _NEAR:
            return None
        if begun is None:
            if met > away:
                break
            begun = met
        else:
            spans.append((begun, min(met, away)))
            begun = None
    return spans


def _cut_from_within(eye: Point, area: Polygon, x: float, y: float, away: float) -> Spans | None:
    """The same for a line that starts inside the area."""
    if away < _NEAR or distance_to_line(eye, (*area, area[0])) < _NEAR:
        return None
    close = _NEAR * away
    meetings: list[float] = []
    before_x, before_y = area[-1][0] - eye[0], area[-1][1] - eye[1]
    before = x * before_y - y * before_x
    for corner_x, corner_y in area:
        east, north = corner_x - eye[0], corner_y - eye[1]
        now = x * north - y * east
        if -close < now < close and x * east + y * north > -close:
            return None
        if (before < 0 < now) or (now < 0 < before):
            met = away * (before_x * north - before_y * east) / (now - before)
            if -_NEAR < met - away < _NEAR:
                return None
            if 0 < met < away:
                meetings.append(met)
        before_x, before_y, before = east, north, now
    points = [0.0, *sorted(meetings)]
    if len(points) % 2:
        points.append(away)
    return list(zip(points[::2], points[1::2], strict=True))


def _length(spans: Iterable[tuple[float, float]]) -> float:
    return sum(stop - begin for begin, stop in spans)
