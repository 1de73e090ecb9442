"""What the ground does (CR-VAL-4, CR-GEO-8, CR-TER-1 to 7): going, obstacles, sight, cover."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battles.engine.battle import Battle, Point, Shape, Terrain
from battles.engine.contact import bounds
from battles.engine.dataclasses import dataclass, field
from battles.engine.geometry import distance, distance_to_line, edges, meetings, spans_inside
from battles.engine.sight import Bar, Screen, Screens, hidden
from battles.engine.terrain import Span, areas_under, union

# CR-VAL-4. What each kind of ground may be drawn as (CR-DEF-6, CR-AMB-29).
TERRAIN: dict[str, tuple[Shape, ...]] = {
    "hill": (Shape.AREA,),
    "wood": (Shape.AREA,),
    "rough": (Shape.AREA,),
    "enclosure": (Shape.AREA,),
    "built": (Shape.AREA,),
    "redoubt": (Shape.AREA,),
    "impassable": (Shape.AREA, Shape.LINE),
    "minor": (Shape.LINE,),
    "major": (Shape.LINE,),
    "watershed": (Shape.LINE,),
    "entrenchment": (Shape.LINE,),
    "barricade": (Shape.LINE,),
    "crossing": (Shape.POINT,),
}
DIFFICULT = ("wood", "rough", "enclosure", "built", "redoubt")
OCCUPIED = ("enclosure", "built", "redoubt")
# CR-DEF-1. Lines that are crossed like a minor obstacle.
MINOR = ("minor", "entrenchment", "barricade")
OBSTACLES = (*MINOR, "major")
WORKS = ("entrenchment", "barricade")
CLEAR_GOING = "clear"

# CR-VAL-4. A crossing is this wide when its width is not given.
CROSSING_WIDTH = 2.0

# CR-GEO-8. How far one sees in a wood, and across a watershed.
SEEN_IN_WOOD = 3.0
SEEN_ACROSS = 3.0
_TOLERANCE = 0.03


@dataclass(eq=False)
class Ground:
    """The ground of one battle. ``gone`` are the barricades that are removed."""

    battle: Battle
    gone: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        pieces = self.battle.terrain
        self.by_id = self.battle.terrain_by_id
        self.difficult = [
            piece for piece in pieces if piece.kind in DIFFICULT and piece.extra.get("going") != CLEAR_GOING
        ]
        self.hills = [piece for piece in pieces if piece.kind == "hill"]
        self.woods = [piece for piece in pieces if piece.kind == "wood"]
        self.built = [piece for piece in pieces if piece.kind == "built"]
        self.redoubts = [piece for piece in pieces if piece.kind == "redoubt"]
        self.barring = [piece for piece in pieces if piece.kind == "impassable"]
        self.crossings = [piece for piece in pieces if piece.kind == "crossing"]
        self._lines = [piece for piece in pieces if piece.kind in OBSTACLES]
        self.gone |= {piece.id for piece in pieces if piece.extra.get("removed")}
        self.screens = Screens(
            rules=(
                Screen(tuple(piece.area for piece in self.woods), ends=SEEN_IN_WOOD + _TOLERANCE),
                Screen(tuple(piece.area for piece in self.built)),
            ),
            bars=tuple(self._bar(piece.line) for piece in pieces if piece.kind == "watershed"),
        )
        self.hides = bool(self.woods or self.built or self.screens.bars)
        self._seen: dict[tuple[Point, Point], bool] = {}

    # ---- obstacles

    @property
    def obstacles(self) -> list[Terrain]:
        """The lines that are obstacles now."""
        return [piece for piece in self._lines if piece.id not in self.gone]

    def at_crossing(self, line: str, point: Point) -> bool:
        """Whether a point lies at a crossing over an obstacle (CR-TER-5)."""
        return any(
            piece.extra.get("over") == line
            and piece.at is not None
            and distance(point, piece.at) <= float(piece.extra.get("width", CROSSING_WIDTH)) / 2 + _TOLERANCE
            for piece in self.crossings
        )

    def minor_between(self, start: Point, end: Point) -> int:
        """How many obstacles at a minor one's cost a straight line crosses, redoubts' edges among them (CR-DEF-11)."""
        count = 0
        for piece in self.obstacles:
            for at in meetings(piece.line, start, end):
                share = at / max(distance(start, end), 1e-9)
                point = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
                count += piece.kind in MINOR or self.at_crossing(piece.id, point)
        return count + sum(len(rims(piece, start, end)) for piece in self.redoubts)

    def major_between(self, start: Point, end: Point) -> bool:
        """Whether a straight line crosses a major obstacle away from its crossings."""
        for piece in self.obstacles:
            if piece.kind == "major":
                for at in meetings(piece.line, start, end):
                    share = at / max(distance(start, end), 1e-9)
                    point = (start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))
                    if not self.at_crossing(piece.id, point):
                        return True
        return False

    def barred_between(self, start: Point, end: Point) -> bool:
        """Whether a straight line meets impassable ground."""
        return any(
            spans_inside(piece.area, start, end) if piece.area else meetings(piece.line, start, end)
            for piece in self.barring
        )

    # ---- going

    def difficult_spans(self, start: Point, end: Point) -> list[Span]:
        """The stretches of a straight path in difficult ground, as distances from its start."""
        if not self.difficult:
            return []
        west, east = min(start[0], end[0]), max(start[0], end[0])
        south, north = min(start[1], end[1]), max(start[1], end[1])
        spans: list[Span] = []
        for piece in self.difficult:
            box = bounds(piece.area)
            if box[0] <= east and box[2] >= west and box[1] <= north and box[3] >= south:
                spans += spans_inside(piece.area, start, end)
        return union(spans)

    def difficult_length(self, start: Point, end: Point) -> float:
        """How much of a straight path lies in difficult ground."""
        return sum(stop - begin for begin, stop in self.difficult_spans(start, end))

    def afforded(self, start: Point, course: Point, left: float) -> float:
        """How far an allowance goes along a course, twice the length in difficult ground (CR-TER-1)."""
        if not self.difficult or left <= 1e-6:
            return left
        (sx, sy), (hx, hy), at = start, course, 0.0
        for begin, stop in self.difficult_spans(start, (sx + left * hx, sy + left * hy)):
            if begin - at >= left:
                break
            left -= begin - at
            if 2 * (stop - begin) >= left:
                return begin + left / 2
            left -= 2 * (stop - begin)
            at = stop
        return at + left

    def difficult_at(self, point: Point) -> bool:
        """Whether a point lies in difficult ground."""
        return any(True for _ in areas_under(self.difficult, point))

    def in_kind(self, pieces: Iterable[Terrain], point: Point) -> bool:
        """Whether a point lies in one of some areas."""
        return bool(areas_under(pieces, point))

    # ---- sight

    def sees(self, start: Point, end: Point) -> bool:
        """Whether the ground leaves the line between two points open (CR-GEO-8, CR-AMB-43)."""
        if not self.hides:
            return True
        key = (start, end)
        known = self._seen.get(key)
        if known is None:
            known = self._seen[key] = not hidden(self.screens, start, end)
        return known

    def _bar(self, line: Sequence[Point]) -> Bar:
        """A watershed hides what is behind it from all who are not close to it on the same level (CR-GEO-8)."""
        return lambda start, end, _: bool(meetings(line, start, end)) and not self._beside(line, start, end)

    def _beside(self, line: Sequence[Point], start: Point, end: Point) -> bool:
        """Whether both ends are so near a watershed, and on the same level, that they see each other across it."""
        return (
            distance_to_line(start, line) <= SEEN_ACROSS + _TOLERANCE
            and distance_to_line(end, line) <= SEEN_ACROSS + _TOLERANCE
            and self.level(start) == self.level(end)
        )

    def level(self, point: Point) -> int:
        """The level of the highest hill that holds a point, else 0."""
        return max((int(piece.extra.get("level", 1)) for piece in areas_under(self.hills, point)), default=0)


def rims(piece: Terrain, start: Point, end: Point) -> list[float]:
    """Where a straight path crosses the edge of an area, as distances from its start, the ends of the path excluded."""
    closed = (*piece.area, piece.area[0])
    length = distance(start, end)
    return [at for at in meetings(closed, start, end) if 1e-6 < at < length - 1e-6]


def outline(piece: Terrain) -> tuple[tuple[Point, Point], ...]:
    """The straight pieces of a line or of an area's edge."""
    if piece.area:
        return tuple(edges(piece.area))
    return tuple(zip(piece.line, piece.line[1:], strict=False))
