"""Marches seen in part: where troops come in sight and where they go out of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from battles.engine.battle import Point, Table

#: Table units between the looks at a march.
STEP = 2.0

Path = tuple[Point, Point]


def seen_part(
    start: Point, end: Point, in_view: Callable[[Sequence[Point]], list[bool]], *, in_sight: bool
) -> Path | None:
    """The part of a straight march that is in view; ``None`` when none of it is. ``in_sight``: seen at its start.

    Where it goes out of sight the part ends one step beyond the last place in view, so that it tells nothing of how
    far the march went on.
    """
    (end_in_view,) = in_view((end,))
    if in_sight and end_in_view:
        return (start, end)
    length = math.dist(start, end)
    step = ((end[0] - start[0]) / length * STEP, (end[1] - start[1]) / length * STEP)
    looks = [(start[0] + step[0] * i, start[1] + step[1] * i) for i in range(max(1, math.ceil(length / STEP)))]
    seen = [place for place, shown in zip(looks, in_view(looks), strict=True) if shown]
    if not seen:
        return (start, _beyond(start, step)) if in_sight else None
    return (start if in_sight else seen[0], end if end_in_view else _beyond(seen[-1], step))


def heading(path: Path, otherwise: float) -> float:
    """The direction of a path in degrees clockwise from north; ``otherwise`` when it leads nowhere."""
    (x0, y0), (x1, y1) = path
    return round(math.degrees(math.atan2(x1 - x0, y1 - y0)) % 360, 1) if path[0] != path[1] else otherwise


def on_table(point: Point, table: Table) -> Point:
    """The point of the table nearest to a point."""
    return (min(max(point[0], 0.0), table.width), min(max(point[1], 0.0), table.height))


def _beyond(point: Point, step: Point) -> Point:
    return (round(point[0] + step[0], 3), round(point[1] + step[1], 3))
