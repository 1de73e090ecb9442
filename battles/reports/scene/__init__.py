"""Maps: one description of a field, engraved for a sheet, drawn by any pen.

``build_scene`` makes a ``Scene`` from a battle as its reader may know it; ``paper_sheet`` or ``screen_sheet`` chooses a
format; ``engrave`` makes the ``Picture`` that the pens draw.
"""

from battles.reports.scene.build import build_scene, own_places, sector_window, troops_window
from battles.reports.scene.engrave import MM, engrave, paper_sheet, screen_sheet
from battles.reports.scene.picture import Picture
from battles.reports.scene.plans import Plan
from battles.reports.scene.values import Detail, Scene, Sheet

__all__ = [
    "MM",
    "Detail",
    "Picture",
    "Plan",
    "Scene",
    "Sheet",
    "build_scene",
    "engrave",
    "own_places",
    "paper_sheet",
    "screen_sheet",
    "sector_window",
    "troops_window",
]
