"""Who stands near a point: elements with men by squares of the map, so that nobody is compared with everybody."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Element

CELL = 3000.0
SLACK = 1.08  # quick distances are this right

Standing = list[tuple[float, float, Element]]


class Nearby:
    """The elements of each side that have men, by squares of three kilometres."""

    def __init__(self, campaign: Campaign) -> None:
        self.chart = campaign.chart
        self.cells: dict[str, dict[tuple[int, int], Standing]] = {side.id: {} for side in campaign.sides}
        # The squares about a square that somebody stands in: asked for again by all who stand together.
        self._about: dict[tuple[str, int, int, int], list[Standing]] = {}
        flat = self.chart.flat
        for element in campaign.elements:
            if element.state != "gone" and element.men > 0:
                x, y = flat(element.x, element.y)
                self.cells[element.side].setdefault((floor(x / CELL), floor(y / CELL)), []).append((x, y, element))

    def any_about(self, side: str, x: float, y: float, metres: float) -> bool:
        """Whether somebody of a side may stand within so many metres; false only where nobody does."""
        fx, fy = self.chart.flat(x, y)
        return bool(self._squares(side, fx, fy, metres * SLACK + 1.0))

    def _squares(self, side: str, fx: float, fy: float, reach: float) -> list[Standing]:
        """Who stands in the squares within reach of a point's square."""
        i, j, wide = floor(fx / CELL), floor(fy / CELL), int(reach / CELL) + 1
        key = (side, i, j, wide)
        found = self._about.get(key)
        if found is None:
            cells = self.cells[side]
            found = self._about[key] = (
                [
                    cells[square]
                    for a in range(i - wide, i + wide + 1)
                    for b in range(j - wide, j + wide + 1)
                    if (square := (a, b)) in cells
                ]
                if (2 * wide + 1) ** 2 < 4 * len(cells)
                else [here for (a, b), here in cells.items() if abs(a - i) <= wide and abs(b - j) <= wide]
            )
        return found

    def of(self, side: str, x: float, y: float, metres: float) -> Iterator[tuple[int, Element]]:
        """The elements of a side within so many metres straight, with the distance; in no order."""
        fx, fy = self.chart.flat(x, y)
        reach = metres * SLACK + 1.0
        most = reach * reach
        exact = self.chart.metres
        for here in self._squares(side, fx, fy, reach):
            for ex, ey, element in here:
                if (ex - fx) ** 2 + (ey - fy) ** 2 <= most:
                    distance = exact(x, y, element.x, element.y)
                    if distance <= metres:
                        yield distance, element

    def nearest(self, side: str, x: float, y: float, metres: float) -> int | None:
        """The distance of the nearest element of a side within so many metres."""
        return min((distance for distance, _ in self.of(side, x, y, metres)), default=None)
