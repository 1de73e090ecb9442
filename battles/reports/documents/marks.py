"""Small marks in tables and margins: signs of troops, dice, strength boxes, chips, numbers in rings, certainty."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Unit
from battles.engine.signs import Arm, Form, Kit, Signs
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paths import rounded, star
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.generals import draw_commander
from battles.reports.scene.livery import recoloured
from battles.reports.scene.picture import Picture
from battles.reports.scene.plate import Plate
from battles.reports.scene.signs import draw_unit, usual_size
from battles.reports.scene.troops import form_of
from battles.reports.scene.values import (
    Certainty,
    CommanderSign,
    Rank,
    Sheet,
    Tone,
    UnitSign,
)
from battles.reports.tongues import Throw

#: Places of the pips of a die, by its face, in thirds from the middle.
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, 1), (1, 1), (-1, -1), (1, -1)),
    5: ((-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)),
    6: ((-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)),
}


#: So much lower than its row a sign in a table is.
APART = 2.0


def sign(
    page: Document,
    x: float,
    y: float,
    arm: Arm,
    form: Form,
    tone: Tone,
    *,
    cm: float = 4.2,
    certainty: Certainty = Certainty.SEEN,
    most: float = 22.0,
    row: float = 22.0,
    kit: Kit | None = None,
) -> None:
    """A unit's sign with its middle at (x, y), shrunk if it would be larger than ``most``, or deeper than ``row``."""
    breadth, depth = usual_size(arm, form)
    plate = Plate((0.0, 0.0, 0.0, 0.0), Sheet(cm=min(cm, most / max(breadth, depth), row / depth)), (x, y))
    draw_unit(plate, UnitSign((0.0, 0.0), breadth, depth, 0.0, arm, form, tone, certainty, kit=kit))
    with page.tags.artifact():
        draw_picture(page.canvas, recoloured(Picture(1, 1, tuple(plate.items)), page.livery), 0, 0)


def unit_sign(
    page: Document,
    x: float,
    y: float,
    unit: Unit,
    signs: Signs,
    tone: Tone,
    certainty: Certainty = Certainty.SEEN,
    most: float = 17.0,
    row: float = 17.0,
) -> None:
    """The sign of a unit in a table, no wider than ``most``, which stands apart from those over and under it in rows of
    a height."""
    arm = signs.arms.get(unit.arm, Arm.UNKNOWN)
    kit = signs.kit(unit)
    sign(page, x, y, arm, form_of(signs, unit), tone, cm=2.6, certainty=certainty, most=most, row=row - APART, kit=kit)


def commander_sign(page: Document, x: float, y: float, rank: Rank, tone: Tone, cm: float = 4.4) -> None:
    """A general's stand."""
    plate = Plate((-10, -10, 10, 10), Sheet(cm=cm), (x - 10 * cm, y - 10 * cm))
    draw_commander(plate, CommanderSign((0.0, -0.6), rank, tone))
    with page.tags.artifact():
        draw_picture(page.canvas, recoloured(Picture(1, 1, tuple(plate.items)), page.livery), 0, 0)


def die(
    page: Document, x: float, y: float, value: int, *, dark: bool, size: float = 8.6, colour: str = palette.INK
) -> None:
    """A die with its lower left corner at (x, y); dark when it counts. Its number is there to be read as text."""
    look = (value, dark, size, colour)
    page.repeated(("die", *look), x, y, lambda page, x, y: _die(page, x, y, *look))


def _die(page: Document, x: float, y: float, value: int, dark: bool, size: float, colour: str) -> None:
    page.path(
        rounded(x, y, size, size, size * 0.2),
        fill=colour if dark else palette.PAPER,
        stroke=colour,
        weight=0.55,
    )
    pips = PIPS.get(value)
    if pips is None:
        face = palette.PAPER if dark else colour
        page.text(x + size / 2, y + size * 0.24, str(value), Face.BOLD, size * 0.78, face, Align.MIDDLE)
        return
    step, radius = size * 0.25, size * 0.085
    middles = [(x + size / 2 + right * step, y + size / 2 + up * step) for right, up in pips]
    page.dots(middles, radius, palette.PAPER if dark else colour)
    page.hidden_text(x, y + 1, f"{value} ", size * 0.6)


def dice_row(page: Document, x: float, y: float, throw: Throw, colour: str = palette.INK, size: float = 8.6) -> float:
    """The dice of a throw, those that count first in dark; returns the x after them."""
    order = sorted(range(len(throw.dice)), key=lambda index: (not throw.counted[index], -throw.dice[index], index))
    for index in order:
        die(page, x, y, throw.dice[index], dark=throw.counted[index], size=size, colour=colour)
        x += size + 1.9
    return x


def chip_width(label: str, value: str) -> float:
    """How wide a chip is."""
    return width(Face.SMALL, label, 7.6) + (width(Face.FIGURES, value, 7.6) + 6 if value else 0) + 6.5


def chip(page: Document, x: float, y: float, label: str, value: str) -> float:
    """A chip with a label and a value; returns the x after it."""
    label_width = width(Face.SMALL, label, 7.6)
    whole = chip_width(label, value)
    page.path(rounded(x, y, whole, 10.2, 2.2), fill=palette.PANEL, stroke=palette.HAIRLINE, weight=0.5)
    page.text(x + 3, y + 2.9, label, Face.SMALL, 7.6)
    if value:
        divide = x + label_width + 5
        page.path(f"{divide:.2f} {y + 0.6:.2f} m {divide:.2f} {y + 9.6:.2f} l", stroke=palette.HAIRLINE, weight=0.5)
        page.text(divide + 3, y + 2.9, value, Face.FIGURES, 7.6)
    return x + whole


def ring_number(page: Document, x: float, y: float, number: int, *, radius: float = 6.0, dark: bool = False) -> None:
    """A number in a ring with its middle at (x, y)."""
    look = (number, radius, dark)
    page.repeated(("ring", *look), x, y, lambda page, x, y: _ring_number(page, x, y, *look))


def _ring_number(page: Document, x: float, y: float, number: int, radius: float, dark: bool) -> None:
    page.disc(x, y, radius, fill=palette.INK if dark else palette.PAPER, stroke=palette.INK, weight=0.75)
    size = radius * (1.35 if number < 10 else 1.15)
    colour = palette.PAPER if dark else palette.INK
    page.text(x, y - size * 0.34, str(number), Face.BOLD, size, colour, Align.MIDDLE)


def strength_boxes(page: Document, x: float, y: float, left: int, now: int, before: int, size: float = 6.2) -> float:
    """Boxes of strength: full for what is left, struck for what this turn took, open for what went before.

    Twenty boxes at most; the figure beside them says the rest. Returns the x after them.
    """
    shown = ["left"] * left + ["now"] * now + ["before"] * before
    step = size + 1.0
    for kind in shown[:20]:
        if kind == "left":
            page.box(x, y, size, size, fill=palette.OWN, stroke=palette.OWN_LINE, weight=0.4)
        else:
            colour = palette.SEAL if kind == "now" else palette.OWN_LINE
            page.box(x, y, size, size, stroke=colour, weight=0.55)
        if kind == "now":
            page.path(f"{x:.2f} {y:.2f} m {x + size:.2f} {y + size:.2f} l", stroke=palette.SEAL, weight=0.6)
        x += step
    return x


def sure_dots(page: Document, right: float, y: float, sure: int) -> None:
    """Three dots, as many full as one may be sure."""
    page.repeated(("sure", sure), right, y, lambda page, right, y: _sure_dots(page, right, y, sure))


def _sure_dots(page: Document, right: float, y: float, sure: int) -> None:
    for index in range(3):
        full = index < sure
        page.disc(
            right - (2 - index) * 6.2 - 2.2,
            y,
            2.1,
            fill=palette.ENEMY_LINE if full else "",
            stroke=palette.ENEMY_LINE,
            weight=0.6,
        )


def ornament(page: Document, x: float, y: float, half: float, colour: str = palette.INK) -> None:
    """A rule that swells towards a lozenge in its middle."""
    page.path(
        f"{x - half:.2f} {y:.2f} m {x:.2f} {y + 0.55:.2f} l {x + half:.2f} {y:.2f} l {x:.2f} {y - 0.55:.2f} l h",
        fill=colour,
    )
    page.path(star(x, y, 3.2), fill=colour)


def stacked(
    page: Document, right: float, y: float, lines: Sequence[str], size: float, colour: str, face: Face = Face.SEMIBOLD
) -> float:
    """Lines under one another with their right ends at a place, as one piece of text; the baseline of the last."""
    with page.tags.content():
        for number, line in enumerate(lines):
            page.text(right, y - number * size * 1.08, line, face, size, colour, Align.RIGHT)
    return y - (len(lines) - 1) * size * 1.08


def fitting(text: str, face: Face, sizes: Sequence[float], measure: float) -> float:
    """The largest of some sizes at which a text fits a measure; the last one when none does."""
    return next((size for size in sizes if width(face, text, size) <= measure), sizes[-1])
