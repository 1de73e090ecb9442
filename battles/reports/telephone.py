"""A map as a telephone shows it, alone on its screen: few and large words, a head and a foot, no sign cut."""

from __future__ import annotations

from dataclasses import replace

from battles.reports.pens import png
from battles.reports.scene import Scene, engrave, screen_sheet
from battles.reports.scene.edges import holding
from battles.reports.scene.plaque import Plaque, framed

#: A part of the field grows by so much at most for those whom its border would cut.
WIDER = 1.2


def whole(scene: Scene) -> Scene:
    """A part of the field, a little larger where its border would cut a sign."""
    left, bottom, right, top = scene.window
    return replace(scene, window=holding(scene, scene.window, (WIDER * (right - left), WIDER * (top - bottom))))


def telephone_map(scene: Scene, plaque: Plaque, width_px: int) -> bytes:
    """A scene as a PNG between head and foot. It may be drawn twice as wide as it is shown, to be sharp."""
    scene = whole(scene)
    sheet = screen_sheet(scene, width_px)
    return png.render_picture(framed(engrave(scene, sheet), plaque, sheet), width_px)
