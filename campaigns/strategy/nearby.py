"""Who stands near a point: elements with men by squares of the map, so that nobody is compared with everybody."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Element

CELL = 3000.0
SLACK = 1.08  # quick distances are this right


class Nearby:
    """The elements of each side that have men, by squares of three kilometres."""

    def __init__(self, campaign: Campaign) -> None:
        self.chart = campaign.chart
        self.cells: dict[str, dict[tuple[int, int], list[tuple[float, float, Element]]]] = {
            side.id: {} for side in campaign.sides
        }
        for element in campaign.elements:
            if element.state != "gone" and element.men > 0:
                x, y = self.chart.flat(element.x, element.y)
                cell = (floor(x / CELL), floor(y / CELL))
                self.cells[element.side].setdefault(cell, []).append((x, y, element))

    def of(self, side: str, x: float, y: float, metres: float) -> Iterator[tuple[int, Element]]:
        """The elements of a side within so many metres straight, with the distance; in no order."""
        cells = self.cells[side]
        if not cells:
            return
        fx, fy = self.chart.flat(x, y)
        reach = metres * SLACK + 1.0
        most = reach * reach
        exact = self.chart.metres
        for i in range(floor((fx - reach) / CELL), floor((fx + reach) / CELL) + 1):
            for j in range(floor((fy - reach) / CELL), floor((fy + reach) / CELL) + 1):
                for ex, ey, element in cells.get((i, j), ()):
                    if (ex - fx) ** 2 + (ey - fy) ** 2 <= most:
                        distance = exact(x, y, element.x, element.y)
                        if distance <= metres:
                            yield distance, element

    def nearest(self, side: str, x: float, y: float, metres: float) -> int | None:
        """The distance of the nearest element of a side within so many metres."""
        return min((distance for distance, _ in self.of(side, x, y, metres)), default=None)
