"""A map as a telephone shows it, alone on its screen: few and large words, a head and a foot, no sign cut."""

from __future__ import annotations

from dataclasses import replace

from battles.reports.documents import Due
from battles.reports.pens import png
from battles.reports.scene import Scene, engrave, screen_sheet
from battles.reports.scene.edges import holding
from battles.reports.scene.plaque import Plaque, framed
from battles.reports.tongues import Tongue

#: A part of the field grows by so much at most for those whom its border would cut.
WIDER = 1.2


def plaque(tongue: Tongue, title: str, what: str, hour: str, due: Due) -> Plaque:
    """The head and foot of a map: the battle, what is shown of it and (empty: at no hour) when, until when orders are
    due."""
    shown, labels = f"{what}, {hour}" if hour else what, tongue.labels
    until = f"{labels.page.orders_by} {tongue.short_deadline(due.at)}" if due.at else ""
    zone = f", {labels.front.zone.format(zone=due.zone)}" if until and due.zone else ""
    return Plaque(title, shown[:1].upper() + shown[1:], until[:1].upper() + until[1:] + zone)


def whole(scene: Scene) -> Scene:
    """A part of the field, a little larger where its border would cut a sign."""
    left, bottom, right, top = scene.window
    return replace(scene, window=holding(scene, scene.window, (WIDER * (right - left), WIDER * (top - bottom))))


def telephone_map(scene: Scene, plaque: Plaque, width_px: int) -> bytes:
    """A scene as a PNG between head and foot. It may be drawn twice as wide as it is shown, to be sharp."""
    scene = whole(scene)
    sheet = screen_sheet(scene, width_px)
    return png.render_picture(framed(engrave(scene, sheet), plaque, sheet), width_px)
