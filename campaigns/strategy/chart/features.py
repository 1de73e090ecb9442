"""Rivers and woods of a map."""

from __future__ import annotations

from typing import Any


class River:
    """A river's course in map coordinates."""

    __slots__ = ("given", "id", "kind", "line", "name")

    def __init__(self, id: str, kind: str, line: list[tuple[float, float]], name: str, given: dict[str, Any]) -> None:
        self.id = id
        self.kind = kind
        self.line = line
        self.name = name
        self.given = given


class Wood:
    """A wood's outline in map coordinates."""

    __slots__ = ("area", "box", "given", "id")

    def __init__(self, id: str, area: list[tuple[float, float]], given: dict[str, Any]) -> None:
        self.id = id
        self.area = area
        self.given = given
        xs, ys = [x for x, _ in area], [y for _, y in area]
        self.box = (min(xs, default=0.0), min(ys, default=0.0), max(xs, default=0.0), max(ys, default=0.0))

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in the wood."""
        west, south, east, north = self.box
        if not (west <= x <= east and south <= y <= north):
            return False
        inside = False
        for (x1, y1), (x2, y2) in zip(self.area, self.area[1:] + self.area[:1], strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        return inside
