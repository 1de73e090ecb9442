"""The colour of the ground under words, in which their halos are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from battles.engine.battle import Point
from battles.reports.scene import palette
from battles.reports.scene.ground.alphabet import Way, style_of
from battles.reports.scene.plate import Plate
from battles.reports.scene.strokes import inside
from battles.reports.scene.values import Scene
from battles.reports.scene.veil import TINT

#: The tints of ground, topmost first.
TINTS = {Way.LAKE: palette.WATER, Way.WOOD: palette.WOOD, Way.MARSH: palette.MEADOW, Way.CROP: palette.CROP}


class Beneath:
    """What lies under the words of a map: tinted areas, and the veil over ground that nobody sees."""

    __slots__ = ("_plate", "_seen", "_tinted")

    def __init__(self, plate: Plate, scene: Scene) -> None:
        self._plate = plate
        found = [(style_of(piece).way, piece.area) for piece in scene.ground if piece.area and plate.shows(piece.area)]
        self._tinted = [(area, TINTS[way]) for wanted in TINTS for way, area in found if way is wanted]
        self._seen = _Bands(scene.seen) if scene.seen is not None else None

    def colour(self, at: Point) -> str:
        """The colour of the ground at a point of the picture."""
        spot = ((at[0] - self._plate.left) / self._plate.cm, (at[1] - self._plate.lower) / self._plate.cm)
        colour = next((colour for ring, colour in self._tinted if inside(spot, ring)), palette.GROUND)
        if self._seen is not None and not self._seen.hold(spot):
            return palette.mix(colour, palette.VEIL, TINT)
        return colour


class _Bands:
    """Rings around ground, their sides by level bands: hundreds of words ask for rings of hundreds of corners."""

    __slots__ = ("_bands", "_bottom", "_high")

    MOST = 64

    def __init__(self, rings: Sequence[Sequence[Point]]) -> None:
        levels = [y for _, y in chain.from_iterable(rings)]
        self._bottom = min(levels, default=0.0)
        self._high = max((max(levels, default=0.0) - self._bottom) / self.MOST, 1e-9)
        self._bands: list[list[tuple[Point, Point]]] = [[] for _ in range(self.MOST + 1)]
        for ring in rings:
            a = ring[-1]
            for b in ring:
                for band in range(self._band(min(a[1], b[1])), self._band(max(a[1], b[1])) + 1):
                    self._bands[band].append((a, b))
                a = b

    def _band(self, y: float) -> int:
        return int((y - self._bottom) / self._high)

    def hold(self, point: Point) -> bool:
        """Whether a point lies within the rings (even-odd): in one, but in no hole of it."""
        x, y = point
        band = self._band(y)
        if y < self._bottom or band > self.MOST:
            return False
        within = False
        for (ax, ay), (bx, by) in self._bands[band]:
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                within = not within
        return within
