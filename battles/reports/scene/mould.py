"""What signs are drawn with: the inks of the sides, and shapes laid on the plate in a unit's own axes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.reports.scene import palette
from battles.reports.scene.picture import Ink, Shape
from battles.reports.scene.plate import Plate
from battles.reports.scene.values import Tone, UnitSign

Corners = Sequence[Point]


@dataclass(frozen=True, slots=True)
class Inks:
    """The inks of a tone: the solid part, the rest, the outline, and lines upon the solid part."""

    solid: str
    rest: str
    line: str
    upon: str
    halved: bool


INKS: dict[Tone, Inks] = {
    Tone.OWN: Inks(palette.OWN, palette.OWN, palette.OWN_LINE, palette.GROUND, halved=False),
    Tone.FRIEND: Inks(palette.FRIEND, palette.FRIEND, palette.OWN, palette.GROUND, halved=False),
    Tone.ENEMY: Inks(palette.ENEMY, palette.ENEMY_PALE, palette.ENEMY_LINE, palette.ENEMY_PALE, halved=True),
    Tone.THIRD: Inks(palette.THIRD, palette.THIRD_PALE, palette.THIRD_LINE, palette.THIRD_PALE, halved=True),
}

PALE: dict[Tone, str] = {
    Tone.OWN: palette.OWN_PALE,
    Tone.FRIEND: palette.OWN_PALE,
    Tone.ENEMY: palette.ENEMY_PALE,
    Tone.THIRD: palette.THIRD_PALE,
}


class Mould:
    """Lays shapes given in a unit's own axes (cm right of its centre, cm ahead of it) on the plate."""

    __slots__ = ("_ahead", "_right", "centre", "inks", "plate", "sign")

    def __init__(self, plate: Plate, sign: UnitSign) -> None:
        self.plate = plate
        self.sign = sign
        self.inks = INKS[sign.tone]
        self.centre = plate.at(sign.at)
        turn = math.radians(sign.facing)
        cm = plate.cm
        self._right = (math.cos(turn) * cm, -math.sin(turn) * cm)
        self._ahead = (math.sin(turn) * cm, math.cos(turn) * cm)

    def place(self, right: float, ahead: float) -> Point:
        """A place in the unit's axes, as a point of the picture."""
        return (
            self.centre[0] + right * self._right[0] + ahead * self._ahead[0],
            self.centre[1] + right * self._right[1] + ahead * self._ahead[1],
        )

    def add(self, rings: Iterable[Corners], ink: Ink, *, closed: bool = True) -> None:
        """Shapes in one ink."""
        contours = tuple([tuple([self.place(*corner) for corner in ring]) for ring in rings])
        if contours:
            self.plate.items.append(Shape(contours, ink, closed))

    def outline(self) -> Ink:
        """The thin line around every part of a sign."""
        return Ink(stroke=self.inks.line, width=0.6 * self.plate.k)


def box(left: float, rear: float, right: float, front: float) -> tuple[Point, ...]:
    """A rectangle in a unit's axes."""
    return ((left, rear), (left, front), (right, front), (right, rear))


def half(mould: Mould) -> tuple[float, float]:
    """Half of a sign's width and of its depth."""
    return mould.sign.width / 2, mould.sign.depth / 2
