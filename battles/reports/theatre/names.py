"""Names on a picture of a theatre: each is written where it covers no sign, no other name and not the frame.

Signs and lines are told first, then what is to be written beside them. The weightiest is written first, and what would
have to be crammed in is left out where nobody would miss it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.labels import Placer
from battles.reports.scene.picture import CurvedLettering, Ink, Item, Lettering, Shape
from battles.reports.scene.room import Box, Room
from battles.reports.scene.wording import Label, LineLabel, Style
from battles.reports.theatre.values import Spot

#: Breadth of a cell of the room that is reckoned with, in points.
CELL = 1.5
#: From one line of a name of several to the next, as a share of its size.
LEADING = 1.1
HALO = 1.2
ROWS = "\n"
NEVER_LEFT_OUT = float("inf")


class _Rows(Placer):
    """Places names of several lines, one above the other."""

    def size_of(self, text: str, style: Style) -> tuple[float, float, float]:
        """Width, height above and depth below the last baseline."""
        rows = text.split(ROWS)
        long = max(width(style.face, row, style.size, style.tracking) for row in rows)
        return long, 0.66 * style.size + (len(rows) - 1) * LEADING * style.size, 0.2 * style.size


class Names:
    """What is to be written on a picture ``wide`` by ``high`` points, and the signs that it must not cover."""

    def __init__(self, wide: float, high: float) -> None:
        self._room = Room((0.0, 0.0, wide, high), CELL)
        self._wanted: list[tuple[float, Label | LineLabel]] = []

    def sign(self, box: Box) -> None:
        """Nothing may be written over a sign."""
        self._room.take_box(box)

    def line(self, points: Sequence[Spot], breadth: float) -> None:
        """Over a road or river one writes if one must."""
        self._room.take_line(points, breadth)

    def column(self, points: Sequence[Spot], breadth: float) -> None:
        """Nothing may be written over troops on the march."""
        self._room.take_line(points, breadth, lightly=False)

    def beside(
        self, rows: Iterable[str], style: Style, box: Box, weight: float, bearing: float = 0.0,
        limit: float = NEVER_LEFT_OUT,
    ) -> None:  # fmt: skip
        """Write rows beside a sign, first to be tried at a bearing in degrees anticlockwise from east.

        They are left out where every place costs more than ``limit``.
        """
        text = ROWS.join(rows)
        if text:
            self._wanted.append((weight, Label(text, style, (box,), bearing, limit)))

    def along(self, text: str, style: Style, line: Sequence[Spot], weight: float) -> None:
        """Write a name along a line where it is straight enough, or not at all."""
        if text and len(line) > 1:
            self._wanted.append((weight, LineLabel(text, style, tuple(line))))

    def written(self) -> Iterable[Item]:
        """The names in their places, with thin lines to signs they stand far from."""
        placer = _Rows(self._room)
        for _, label in sorted(self._wanted, key=lambda one: -one[0]):
            if isinstance(label, Label):
                placer.place(label)
            else:
                placer.place_on_line(label)
        leaders = tuple(placed.leader for placed in placer.placed if placed.leader)
        if leaders:
            yield Shape(leaders, Ink(stroke=palette.SECONDARY, width=0.4), closed=False)
        for one in placer.on_lines:
            style = one.style
            yield CurvedLettering(one.text, one.places, style.face, style.size, style.colour, palette.GROUND, 0.9)
        for placed in placer.placed:
            style, (x, y) = placed.style, placed.at
            rows = placed.text.split(ROWS)
            for up, row in enumerate(reversed(rows)):
                at = (x, y + up * LEADING * style.size)
                yield Lettering(
                    row, at, style.face, style.size, style.colour, tracking=style.tracking, halo=palette.GROUND,
                    halo_width=HALO,
                )  # fmt: skip


def small(colour: str, size: float) -> Style:
    """The lettering of numbers and headquarters."""
    return Style(Face.SMALL, size, colour)
