"""Where words go: each is tried on sixteen bearings at five distances and set where it covers and wanders least.

Words are placed in order of importance; each takes its room. Cost: the part of the box that is taken (heavily) or
lightly used, the turn from the side where one looks first, and the distance. Beyond the nearest distances a thin
leader ties the word to its sign. What nobody would miss is left out rather than crammed in.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import pairwise

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass, field, replace
from battles.reports.fonts.metrics import blank_ends, rise, width
from battles.reports.scene.neighbours import Neighbours, nearest
from battles.reports.scene.room import Box, Cells, Room
from battles.reports.scene.strokes import Course
from battles.reports.scene.wording import AreaLabel, Label, LineLabel, Placed, PlacedOnLine, Style

BEARINGS = 16
GAPS = (1.6, 5.0, 10.0, 18.0, 28.0)
#: Words that must stand clear go as far as this before they are set upon their own sign.
FARTHER = (40.0, 56.0)
TAKEN_COST, USED_COST, TURN_COST, GAP_COST, STRANGER_COST = 130.0, 14.0, 7.0, 6.0, 11.0
#: Words are clear when no more of their box than this is taken, and nothing within it but for its outermost cells:
#: what a cell's edge may make of nothing.
CLEAR = 0.07
#: How deep words may lie in a sign's edge where their outermost cells are taken: cells are coarser than signs.
TOUCH = 0.5
LEADER_FROM = 2
PADDING = 0.8
MOST_TRIES = 21


Spot = tuple[float, float, float, Cells]
"""A place where words may stand: what its turn from the side where one looks first costs, the words' middle, and the
cells that they take, but for the outermost."""


class Spots:
    """Where words may stand beside signs for all that a room holds before the first words are set.

    They are kept by the words' size: all who letter a map with the same signs ask for the same.
    """

    __slots__ = ("_kept", "_room", "_scale")

    def __init__(self, room: Room, scale: float = 1.0) -> None:
        self._room = room
        self._scale = scale
        self._kept: dict[Hashable, dict[float, tuple[Spot, ...]]] = {}

    def beside(self, label: Label, size: Point) -> Callable[[float, float], Iterable[Spot]]:
        """What tells the places for words so long and high at a distance from a label's signs."""
        kept = self._kept.setdefault((label.around, label.bearing, size, label.clear), {})

        def found(distance: float, _: float) -> tuple[Spot, ...]:
            spots = kept.get(distance)
            if spots is None:
                spots = kept[distance] = tuple(_spots(self._room, self._scale, label, size, distance, math.inf))
            return spots

        return found


def _spots(room: Room, scale: float, label: Label, size: Point, distance: float, most: float) -> Iterator[Spot]:
    """Places at a distance from a label's signs whose turn costs no more than ``most``, the nearest turns first.

    Words that are to be clear are refused most places for what stands in the row of cells through their middle.
    """
    (long, high), clear = size, label.clear
    half_long, half_high = long / 2, high / 2
    (least_x, least_y, most_x, most_y), cell, taken = room.box, room.cell, room.taken
    floor, ceil = math.floor, math.ceil
    # The cells of a row that words take at least, but for the outermost.
    within_row = (1 << max(0, int(long / cell) - 2)) - 1
    for left, bottom, right, top in label.around:
        cx, cy = (left + right) / 2, (bottom + top) / 2
        wide = (right - left + long) / 2 + distance * scale
        deep = (top - bottom + high) / 2 + distance * scale
        for eastward, northward, turn_cost in _ways_round(label.bearing):
            if turn_cost > most:
                break
            x = cx + eastward * wide
            start = x - half_long
            if start < least_x or x + half_long > most_x:
                continue
            y = cy + northward * deep
            if y - half_high < least_y or y + half_high > most_y:
                continue
            if clear and taken[int((y - least_y) / cell)] >> int((start - least_x) / cell) + 1 & within_row:
                continue
            # The cells of the words but for the outermost.
            first, last = floor((start - least_x) / cell) + 1, ceil((x + half_long - least_x) / cell) - 1
            below, above = floor((y - half_high - least_y) / cell) + 1, ceil((y + half_high - least_y) / cell) - 1
            yield turn_cost, x, y, (below, above, ((1 << (last - first)) - 1) << first if last > first else 0)


@dataclass(slots=True)
class Placer:
    """Places words one after the other in the room that is left.

    On a map that tells of enemies one by one each stands ``alone``: his handle is owed whatever it takes.
    """

    room: Room
    scale: float = 1.0
    signs: Neighbours = field(default_factory=lambda: Neighbours(()))
    spots: Spots | None = None
    alone: bool = False
    placed: list[Placed] = field(default_factory=list)
    owed: list[Label] = field(default_factory=list)
    on_lines: list[PlacedOnLine] = field(default_factory=list)

    def size_of(self, text: str, style: Style) -> tuple[float, float, float]:
        """Width, height above and depth below the baseline of words in a style."""
        size = style.size * self.scale
        return width(style.face, text, size, style.tracking * self.scale), rise(text) * size, 0.2 * size

    def place(self, label: Label) -> Placed | None:
        """Place words by their sign; ``None`` when every place costs more than the label's limit."""
        long, above, below = self.size_of(label.text, label.style)
        covered, taken_cells, own = self.room.covered, self.room.taken, label.of or label.around
        half_long, half_high, middle, clear = long / 2, (above + below) / 2, label.middle, label.clear
        before, after = blank_ends(label.style.face, label.text, label.style.size * self.scale)
        blank = (max(0.0, before), max(0.0, after))
        spots = (
            self.spots.beside(label, (long, above + below))
            if self.spots is not None
            else partial(_spots, self.room, self.scale, label, (long, above + below))
        )
        found: Box | None = None
        cost, far = label.limit, 0
        gaps = GAPS if len(label.around) == 1 else GAPS[:3]
        # A map with many troops asks for a hundred thousand places, so what is dear is asked last.
        for step, distance in enumerate((*gaps, *FARTHER) if clear else gaps):
            farther = GAP_COST * step
            if cost < farther or (found is not None and cost == farther):
                break
            for turn_cost, x, y, (low, high, span) in spots(distance, cost - farther):
                base = turn_cost + farther
                if base > cost:
                    continue
                # What is taken is mostly the middle.
                if clear and (taken_cells[(low + high) // 2] & span or any(map(span.__and__, taken_cells[low:high]))):
                    continue
                if middle is not None:
                    base += 0.09 * math.dist((x, y), middle) / self.scale
                if base > cost or (found is not None and base == cost):
                    continue
                box = (x - half_long, y - half_high, x + half_long, y + half_high)
                most = (cost - base) / TAKEN_COST
                taken, used = covered(box, min(most, CLEAR) if clear else most)
                here = base + TAKEN_COST * taken + USED_COST * used
                if here > cost or (found is not None and here == cost):
                    continue
                if clear and taken and not self._is_clear(box, taken):
                    continue
                here += STRANGER_COST if self.signs.is_nearer_another(box, own, blank) else 0.0
                if here < cost or (found is None and here == cost):
                    cost, found, far = here, box, step
        if found is None:
            shorter = label.brief not in ("", label.text)
            if shorter and label.within is not None:
                return self.place(replace(label, text=label.brief))
            if shorter or (self.alone and label.brief and label.within is None):
                self.owed.append(replace(label, text=label.brief, brief=""))
            return self._upon(label) if label.within is not None else None
        tied = far >= LEADER_FROM or self.signs.is_nearer_another(found, own, blank)
        leader = self._leader(found, own) if tied else None
        placed = Placed(label.text, label.style, (found[0], found[1] + below), found, leader, cost, label.title, own)
        self._keep(placed)
        return placed

    def _is_clear(self, box: Box, taken: float) -> bool:
        """Whether what is taken of a box, whose inner cells are free, is little and no part of a sign."""
        if taken > CLEAR:
            return False
        touch = TOUCH * self.scale
        return not self.signs.cover((box[0] + touch, box[1] + touch, box[2] - touch, box[3] - touch))

    def _leader(self, box: Box, own: Collection[Box]) -> tuple[Point, Point]:
        """A line from the words to the nearest of their signs, edge to edge."""
        near = self.signs.of(min(own, key=lambda sign: self.signs.off(box, sign)))
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        end = nearest(near, middle)
        return (min(max(end[0], box[0]), box[2]), min(max(end[1], box[1]), box[3])), end

    def _upon(self, label: Label) -> Placed:
        """Set words upon their own sign, where no place beside it is clear."""
        long, above, below = self.size_of(label.text, label.style)
        x, y = label.within or (0.0, 0.0)
        box = (x - long / 2, y - (above + below) / 2, x + long / 2, y + (above + below) / 2)
        placed = Placed(
            label.text, label.style, (box[0], box[1] + below), box, None, 0.0, label.title, label.of or label.around
        )
        self._keep(placed)
        return placed

    def place_in_area(self, label: AreaLabel) -> Placed | None:
        """Write words within an area."""
        long, above, below = self.size_of(label.text, label.style)
        best: Placed | None = None
        for order, (x, y) in enumerate(label.places):
            box = (x - long / 2, y - (above + below) / 2, x + long / 2, y + (above + below) / 2)
            if not self.room.holds(box):
                continue
            taken, used = self.room.covered(box)
            if taken:
                continue
            cost = 0.9 * order + TAKEN_COST * taken + 0.4 * USED_COST * used
            if best is None or cost < best.cost:
                best = Placed(label.text, label.style, (box[0], box[1] + below), box, None, cost)
        if best is None or best.cost > label.limit:
            return None
        self._keep(best)
        return best

    def place_on_line(self, label: LineLabel) -> PlacedOnLine | None:
        """Write words along a line where it is straight and free enough, as near its middle as may be."""
        size = label.style.size * self.scale
        steps = _steps(label.text, label.style, self.scale)
        long = steps[-1]
        course = Course(label.line)
        if course.length < long * 1.08:
            return None
        count = max(1, min(MOST_TRIES, int((course.length - long) / (size * 1.5))))
        best_cost, best = label.limit, None
        for order in range(count):
            index = (count - 1) // 2 + (order + 1) // 2 * (1 if order % 2 else -1)
            base = order * 0.15
            if base >= best_cost:
                break
            start = (course.length - long) * (index + 0.5) / count
            places, bend = _spread(course, start, steps, label.lift * self.scale)
            cost = base + bend * 0.7
            if cost < best_cost and all(self.room.holds((x, y, x, y)) for x, y, _ in places):
                cost += sum(self._cost_at(place, size) for place in places) / len(places)
                if cost < best_cost:
                    best_cost, best = cost, places
        if best is None:
            return None
        for place in best:
            self.room.take_box(_glyph_box(place, size))
        placed = PlacedOnLine(label.text, label.style, best)
        self.on_lines.append(placed)
        return placed

    def _cost_at(self, place: tuple[float, float, float], size: float) -> float:
        taken, used = self.room.covered(_glyph_box(place, size))
        return TAKEN_COST * taken + USED_COST * used

    def _keep(self, placed: Placed) -> None:
        left, bottom, right, top = placed.box
        pad = PADDING * self.scale
        self.room.take_box((left - 2 * pad, bottom - pad, right + 2 * pad, top + pad))
        self.placed.append(placed)


def _glyph_box(place: tuple[float, float, float], size: float) -> Box:
    """The room of one character on a line: a square about its middle."""
    x, y, angle = place
    turn = math.radians(angle)
    cx, cy = (
        x + size * (0.2 * math.cos(turn) - 0.25 * math.sin(turn)),
        y + size * (0.2 * math.sin(turn) + 0.25 * math.cos(turn)),
    )
    half = 0.28 * size
    return cx - half, cy - half, cx + half, cy + half


@lru_cache(maxsize=256)
def _ways_round(first: float) -> tuple[tuple[float, float, float], ...]:
    """The bearings round a box, nearest to the first one first: where they meet the square about it, and their cost."""
    ways = []
    for step in range(BEARINGS):
        quarter = (step + 1) // 2 * (1 if step % 2 else -1)
        bearing = math.radians(first + quarter * 360 / BEARINGS)
        cos, sin = math.cos(bearing), math.sin(bearing)
        most = max(abs(cos), abs(sin))
        ways.append((cos / most, sin / most, TURN_COST * (abs(quarter) / (BEARINGS / 2))))
    return tuple(ways)


def _steps(text: str, style: Style, scale: float) -> list[float]:
    """The distance of every character from the start of the words, and of their end."""
    size, tracking = style.size * scale, style.tracking * scale
    steps = [0.0]
    for index in range(1, len(text) + 1):
        steps.append(width(style.face, text[:index], size) + tracking * index)
    steps[-1] -= tracking
    return steps


def _spread(
    course: Course, start: float, steps: Sequence[float], lift: float
) -> tuple[tuple[tuple[float, float, float], ...], float]:
    """Characters along a line from a distance on, read from left to right, and how much the line bends below them."""
    long = steps[-1]
    backwards = course.at(start + long)[0] < course.at(start)[0]
    places = []
    angles = []
    for step, following in pairwise(steps):
        middle = (step + following) / 2
        x, y, dx, dy = course.at(start + (long - middle if backwards else middle))
        if backwards:
            dx, dy = -dx, -dy
        half = (following - step) / 2
        angle = math.degrees(math.atan2(dy, dx))
        places.append((x - dx * half - dy * lift, y - dy * half + dx * lift, angle))
        angles.append(angle)
    turns = [abs((after - before + 180) % 360 - 180) for before, after in pairwise(angles)]
    return tuple(places), sum(turns) / max(1, len(turns)) * 3 + max(turns, default=0.0)


def place_all(placer: Placer, labels: Iterable[Label | AreaLabel | LineLabel]) -> None:
    """Place labels in order."""
    for label in labels:
        if isinstance(label, Label):
            placer.place(label)
        elif isinstance(label, AreaLabel):
            placer.place_in_area(label)
        else:
            placer.place_on_line(label)


#: The greatest cost at which an enemy's handle alone is set, on a map that tells of none together.
LAST_LIMIT = 75.0


def place_last(placer: Placer) -> None:
    """Place what is owed where all else has left room; where enemies stand alone as far off as it takes, as orders can
    name nobody by his sign."""
    left = [label for label in placer.owed if placer.place(label) is None]
    if placer.alone:
        place_all(placer, [replace(label, limit=LAST_LIMIT) for label in left])
