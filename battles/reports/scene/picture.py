"""A picture: what the pens draw. Points with y upwards; shapes, stamps, lettering and groups, in drawing order.

A :class:`~battles.reports.scene.values.Scene` says what there is to show; ``engrave`` turns it into a picture for one
sheet; the pens know pictures only. So the three pens stay small and cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.reports.fonts import Face

Contour = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Ink:
    """How a shape is painted: colours ``#RRGGBB`` or ``""`` for none, width and dashes in points."""

    fill: str = ""
    stroke: str = ""
    width: float = 0.0
    dash: tuple[float, ...] = ()
    round: bool = True
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Shape:
    """Polygons (``closed``) or polylines in one ink. ``smooth`` draws a curve through the points.

    With ``holes`` contours within contours are cut out (even-odd); without it they must not overlap.
    """

    contours: tuple[Contour, ...]
    ink: Ink
    closed: bool = True
    smooth: bool = False
    holes: bool = False


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle."""

    centre: Point
    radius: float
    ink: Ink


@dataclass(frozen=True, slots=True)
class Symbol:
    """A small drawing about the origin that is stamped many times, such as a tree."""

    name: str
    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Stamps:
    """One symbol at many places: x, y, size."""

    symbol: Symbol
    places: tuple[tuple[float, float, float], ...]


@dataclass(frozen=True, eq=False, slots=True)
class Drawing:
    """Shapes about the origin, such as a unit's sign. Equal signs share one object, so that a pen can keep its work."""

    shapes: tuple[Shape | Disc, ...]


@dataclass(frozen=True, slots=True)
class Imprint:
    """A drawing set down at a place."""

    drawing: Drawing
    at: Point


class Anchor(StrEnum):
    """Which point of a text its position names."""

    START = "start"
    MIDDLE = "middle"
    END = "end"


@dataclass(frozen=True, slots=True)
class Lettering:
    """A line of text on its baseline. ``angle`` is in degrees anticlockwise, ``halo`` a ring in another colour."""

    text: str
    at: Point
    face: Face
    size: float
    colour: str
    anchor: Anchor = Anchor.START
    angle: float = 0.0
    tracking: float = 0.0
    halo: str = ""
    halo_width: float = 0.0


@dataclass(frozen=True, slots=True)
class CurvedLettering:
    """A text whose characters stand one by one on a curve: x, y and angle of each baseline start."""

    text: str
    places: tuple[tuple[float, float, float], ...]
    face: Face
    size: float
    colour: str
    halo: str = ""
    halo_width: float = 0.0


@dataclass(frozen=True, slots=True)
class Group:
    """Items that belong together: moved, clipped to a rectangle (left, bottom, right, top), titled for those who ask.

    ``offset`` moves the items and their clip. A ``key`` promises that equal keys mean equal items, so that a pen may
    draw the group once and use it again.
    """

    items: tuple[Item, ...]
    clip: tuple[float, float, float, float] | None = None
    title: str = ""
    key: str = ""
    offset: Point = (0.0, 0.0)


Item = Shape | Disc | Stamps | Imprint | Lettering | CurvedLettering | Group


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing of ``width`` by ``height`` points, its origin at the lower left. ``title`` says what it shows."""

    width: float
    height: float
    items: tuple[Item, ...]
    title: str = ""
    description: str = ""


def beziers(contour: Contour, closed: bool) -> Iterator[tuple[Point, Point, Point]]:
    """The cubic curves of a smooth line through the points (Catmull-Rom): two control points and the end of each."""
    count = len(contour)
    for index in range(count if closed else count - 1):
        before = contour[index - 1] if index or closed else contour[0]
        start = contour[index]
        end = contour[(index + 1) % count]
        after = contour[(index + 2) % count] if closed or index + 2 < count else end
        yield (
            (start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            (end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
            end,
        )


def flattened(contour: Contour, closed: bool, steps: int = 6) -> Contour:
    """The smooth line of :func:`beziers` as short straight pieces."""
    if len(contour) < 3:
        return contour
    points = [contour[0]]
    start = contour[0]
    for first, second, end in beziers(contour, closed):
        for step in range(1, steps + 1):
            t = step / steps
            u = 1 - t
            a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            points.append(
                (
                    a * start[0] + b * first[0] + c * second[0] + d * end[0],
                    a * start[1] + b * first[1] + c * second[1] + d * end[1],
                )
            )
        start = end
    return tuple(points)
