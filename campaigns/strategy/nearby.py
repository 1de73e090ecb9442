"""Who stands near a point: elements with men by squares of the map, so that nobody is compared with everybody."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Element

CELL = 3000.0
BLOCK = 9000.0  # nobody sees farther than a block, so that a look at nine blocks tells who is far from every enemy
SLACK = 1.08  # quick distances are this right


class Nearby:
    """The elements of each side that have men, by squares of three kilometres."""

    def __init__(self, campaign: Campaign) -> None:
        self.chart = campaign.chart
        self.cells: dict[str, dict[tuple[int, int], list[tuple[float, float, Element]]]] = {
            side.id: {} for side in campaign.sides
        }
        self.blocks: dict[str, set[tuple[int, int]]] = {side.id: set() for side in campaign.sides}
        for element in campaign.elements:
            if element.state != "gone" and element.men > 0:
                x, y = self.chart.flat(element.x, element.y)
                cell = (floor(x / CELL), floor(y / CELL))
                here = self.cells[element.side]
                if cell not in here:
                    here[cell] = []
                    block = (floor(x / BLOCK), floor(y / BLOCK))
                    self.blocks[element.side].update(
                        (block[0] + i, block[1] + j) for i in (-1, 0, 1) for j in (-1, 0, 1)
                    )
                here[cell].append((x, y, element))

    def any_about(self, side: str, x: float, y: float) -> bool:
        """Whether somebody of a side may stand within a block's width; false only where nobody does."""
        fx, fy = self.chart.flat(x, y)
        return (floor(fx / BLOCK), floor(fy / BLOCK)) in self.blocks[side]

    def of(self, side: str, x: float, y: float, metres: float) -> Iterator[tuple[int, Element]]:
        """The elements of a side within so many metres straight, with the distance; in no order."""
        cells = self.cells[side]
        if not cells or (metres * SLACK + 1.0 <= BLOCK and not self.any_about(side, x, y)):
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
