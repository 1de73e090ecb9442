"""Shapes and lettering in the operators of the PDF language.

Shapes are written as operators directly, since a map has thousands.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache

from reportlab.pdfgen.canvas import Canvas

from battles.reports.fonts.metrics import width as width_of
from battles.reports.pens.type import said, text_code
from battles.reports.scene import palette
from battles.reports.scene.picture import (
    Anchor,
    Contour,
    CurvedLettering,
    Disc,
    Ink,
    Lettering,
    Shape,
    beziers,
)

CIRCLE = 0.5522847498
"""Length of the control arm of a quarter circle drawn as a cubic curve."""


@lru_cache(maxsize=256)
def _paint(colour: str, operator: str) -> str:
    red, green, blue = (f"{part / 255:.3f}".rstrip("0").rstrip(".") for part in palette.rgb(colour))
    return f"{red or 0} {green or 0} {blue or 0} {operator}"


def _ink_code(ink: Ink) -> str:
    """The operators that set an ink, within a saved state."""
    parts = []
    if ink.fill:
        parts.append(_paint(ink.fill, "rg"))
    if ink.stroke:
        cap = 1 if ink.round else 0
        parts.append(f"{_paint(ink.stroke, 'RG')} {ink.width:.3g} w {cap} J {cap} j")
        if ink.dash:
            parts.append(f"[{' '.join(f'{part:.3g}' for part in ink.dash)}] 0 d")
    return " ".join(parts)


def shapes_code(items: Iterable[Shape | Disc], digits: int = 2) -> str:
    """The operators that draw shapes; neighbours in the same ink share its setting."""
    code: list[str] = []
    ink: Ink | None = None
    for item in items:
        if item.ink != ink:
            if ink is not None:
                code.append("Q")
            ink = item.ink
            code.append("q " + _ink_code(ink))
        if isinstance(item, Disc):
            code.append(_disc_path(item))
            closed = True
        else:
            code.extend(_shape_path(item, digits))
            closed = item.closed
        fills, strokes = bool(ink.fill) and closed, bool(ink.stroke)
        code.append("B*" if fills and strokes else "f*" if fills else "S" if strokes else "n")
    if ink is not None:
        code.append("Q")
    return "\n".join(code)


def _shape_path(shape: Shape, digits: int) -> Iterable[str]:
    """The path of a shape's contours."""
    end = " h" if shape.closed else ""
    for contour in shape.contours:
        if shape.smooth and len(contour) > 2:
            yield _smooth_path(contour, shape.closed, digits) + end
        elif digits == 2:
            yield (
                f"{contour[0][0]:.2f} {contour[0][1]:.2f} m "
                + " ".join([f"{x:.2f} {y:.2f} l" for x, y in contour[1:]])
                + end
            )
        else:
            yield (
                f"{contour[0][0]:.{digits}f} {contour[0][1]:.{digits}f} m "
                + " ".join([f"{x:.{digits}f} {y:.{digits}f} l" for x, y in contour[1:]])
                + end
            )


def _smooth_path(contour: Contour, closed: bool, digits: int) -> str:
    parts = [f"{contour[0][0]:.{digits}f} {contour[0][1]:.{digits}f} m"]
    parts += [
        f"{a[0]:.{digits}f} {a[1]:.{digits}f} {b[0]:.{digits}f} {b[1]:.{digits}f} {c[0]:.{digits}f} {c[1]:.{digits}f} c"
        for a, b, c in beziers(contour, closed)
    ]
    return " ".join(parts)


def _disc_path(disc: Disc) -> str:
    (x, y), radius = disc.centre, disc.radius
    arm = radius * CIRCLE
    # A map has a thousand discs with few ends between them: each is written once.
    here, up = f"{x:.2f}", f"{y:.2f}"
    east, west, north, south = f"{x + radius:.2f}", f"{x - radius:.2f}", f"{y + radius:.2f}", f"{y - radius:.2f}"
    right, left, above, below = f"{x + arm:.2f}", f"{x - arm:.2f}", f"{y + arm:.2f}", f"{y - arm:.2f}"
    return (
        f"{east} {up} m\n{east} {above} {right} {north} {here} {north} c\n{left} {north} {west} {above} {west} {up} c\n"
        f"{west} {below} {left} {south} {here} {south} c\n{right} {south} {east} {below} {east} {up} c\nh"
    )


def lettering_code(canvas: Canvas, text: Lettering) -> str:
    """A line of text, its halo first. The halo says nothing, so that readers hear the words once."""
    back = 0.0
    if text.anchor is not Anchor.START:
        back = width_of(text.face, text.text, text.size, text.tracking)
        back *= 0.5 if text.anchor is Anchor.MIDDLE else 1.0
    turn = math.radians(text.angle)
    cos, sin = math.cos(turn), math.sin(turn)
    x, y = text.at[0] - back * cos, text.at[1] - back * sin
    place = _place(cos, sin, x, y)
    shown = text_code(canvas._doc, text.face, text.text, text.size, tracking=text.tracking)
    code = ["q"]
    if text.halo:
        ring = f"{_paint(text.halo, 'RG')} {2 * text.halo_width:.3g} w 1 j"
        code.append(said("", f"{ring} BT 1 Tr {place} {shown} ET"))
    code.append(f"{_paint(text.colour, 'rg')} BT 0 Tr {place} {shown} ET Q")
    return "\n".join(code)


def _place(cos: float, sin: float, x: float, y: float) -> str:
    """Where and how turned text stands. Numbers have no exponents, which PDF does not know."""
    return f"{cos:.4f} {sin:.4f} {-sin:.4f} {cos:.4f} {x:.2f} {y:.2f} Tm"


def curved_code(canvas: Canvas, text: CurvedLettering) -> str:
    """A text along a curve, character by character within one text object."""
    shown = []
    for character, (x, y, angle) in zip(text.text, text.places, strict=True):
        turn = math.radians(angle)
        cos, sin = math.cos(turn), math.sin(turn)
        shown.append(f"{_place(cos, sin, x, y)} {text_code(canvas._doc, text.face, character, text.size)}")
    body = "\n".join(shown)
    code = ["q"]
    if text.halo:
        ring = f"{_paint(text.halo, 'RG')} {2 * text.halo_width:.3g} w 1 j"
        code.append(said("", f"{ring} BT 1 Tr\n{body} ET"))
    # Character by character it would be read as single letters.
    code.append(said(text.text, f"{_paint(text.colour, 'rg')} BT 0 Tr\n{body} ET") + " Q")
    return "\n".join(code)
