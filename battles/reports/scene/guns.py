"""The signs of guns: in battery, without their crew, on their limbers."""

from __future__ import annotations

from battles.reports.scene import palette
from battles.reports.scene.mould import PALE, Mould, box, half
from battles.reports.scene.picture import Contour, Ink
from battles.reports.scene.values import Tone


def _gun(x: float, y: float, size: float, turned: int = 1) -> tuple[list[Contour], list[Contour]]:
    """A gun from above: barrel and trail as shapes, wheels and axle as lines. ``turned`` -1 points to the rear."""
    barrel = (
        (x - 0.11 * size, y - 0.2 * size * turned),
        (x - 0.075 * size, y + 0.55 * size * turned),
        (x + 0.075 * size, y + 0.55 * size * turned),
        (x + 0.11 * size, y - 0.2 * size * turned),
    )
    trail = (
        (x - 0.1 * size, y),
        (x + 0.1 * size, y),
        (x + 0.2 * size, y - 0.62 * size * turned),
        (x - 0.2 * size, y - 0.62 * size * turned),
    )
    wheels = [
        ((x + side * 0.34 * size, y - 0.26 * size), (x + side * 0.34 * size, y + 0.26 * size)) for side in (-1, 1)
    ]
    return [barrel, trail], [*wheels, ((x - 0.34 * size, y), (x + 0.34 * size, y))]


def draw_battery(mould: Mould) -> None:
    """Two guns in a light frame, and a heavy bar on the side of the muzzles."""
    w, d = half(mould)
    inks = mould.inks
    k = mould.plate.k
    paper = inks.rest if inks.halved else palette.GROUND
    mould.add([box(-w, -d, w, d)], Ink(paper, inks.line, 0.45 * k))
    if mould.sign.tone is Tone.FRIEND:
        mould.add([box(-w, -d, w, d)], Ink(PALE[Tone.FRIEND], inks.line, 0.45 * k))
    mould.add([((-w, d), (w, d))], Ink(stroke=inks.line, width=1.5 * k, round=False), closed=False)
    size = 1.32 * min(w, d)
    metal = palette.OWN if mould.sign.tone is Tone.FRIEND else inks.solid
    for x in (-0.47 * w, 0.47 * w):
        shapes, lines = _gun(x, 0.02 * d, size)
        mould.add(shapes, Ink(paper if inks.halved else metal, inks.line, 0.5 * k))
        mould.add(lines, Ink(stroke=inks.line, width=1.05 * k, round=False), closed=False)


def draw_guns_left(mould: Mould) -> None:
    """Two guns in the open, as nobody serves them: in outline, within a broken frame, without a front."""
    w, d = half(mould)
    inks = mould.inks
    k = mould.plate.k
    mould.add([box(-w, -d, w, d)], Ink(fill=palette.GROUND))
    mould.add([box(-w, -d, w, d)], Ink(stroke=inks.line, width=0.6 * k, dash=(1.4 * k, 1.2 * k), round=False))
    size = 1.32 * min(w, d)
    for x in (-0.47 * w, 0.47 * w):
        shapes, lines = _gun(x, 0.02 * d, size)
        mould.add(shapes, Ink(palette.GROUND, inks.line, 0.6 * k))
        mould.add(lines, Ink(stroke=inks.line, width=1.05 * k, round=False), closed=False)


def draw_limbered(mould: Mould) -> None:
    """A gun drawn backwards by its limber and team."""
    w, d = half(mould)
    inks = mould.inks
    k = mould.plate.k
    paper = inks.rest if inks.halved else palette.GROUND
    mould.add([box(-w, -d, w, d)], Ink(paper, inks.line, 0.45 * k))
    size = 1.05 * min(w, d)
    shapes, lines = _gun(0.0, -0.42 * d, size, -1)
    mould.add(shapes, Ink(paper if inks.halved else inks.solid, inks.line, 0.5 * k))
    mould.add(lines, Ink(stroke=inks.line, width=0.95 * k, round=False), closed=False)
    limber = box(-0.2 * size, 0.18 * d, 0.2 * size, 0.34 * d)
    mould.add([limber], Ink(inks.solid, inks.line, 0.4 * k))
    team = [box(x - 0.07 * size, y * d, x + 0.07 * size, (y + 0.17) * d) for x in (-0.16, 0.16) for y in (0.46, 0.72)]
    mould.add(team, Ink(fill=inks.line))
