"""The ground's alphabet: every rulebook's word for terrain and the way it is drawn; an unknown one is drawn plainly."""

from __future__ import annotations

from enum import StrEnum

from battles.engine.dataclasses import dataclass
from battles.reports.scene.values import Ground


class Way(StrEnum):
    """A way of drawing ground."""

    WOOD = "wood"
    CROP = "crop"
    MARSH = "marsh"
    ROUGH = "rough"
    LAKE = "lake"
    HILL = "hill"
    BUILT = "built"
    ENCLOSED = "enclosed"
    WORKS = "works"
    BARRED = "barred"
    PLAIN = "plain"
    ROAD = "road"
    STREAM = "stream"
    RIVER = "river"
    WALL = "wall"
    HEDGE = "hedge"
    FENCE = "fence"
    DITCH = "ditch"
    RIDGE = "ridge"
    BRIDGE = "bridge"
    FORD = "ford"


@dataclass(frozen=True, slots=True)
class Style:
    """A way of drawing and how strong: thickness of a wood, rows of a slope, breadth of a road."""

    way: Way
    weight: float = 1.0


# fmt: off
AREAS: dict[str, Style] = {
    "wood":         Style(Way.WOOD, 0.8),
    "light-woods":  Style(Way.WOOD, 0.5),
    "medium-woods": Style(Way.WOOD, 0.8),
    "heavy-woods":  Style(Way.WOOD, 1.0),
    "forest":       Style(Way.WOOD, 1.0),
    "field":        Style(Way.CROP),
    "crop":         Style(Way.CROP),
    "standing-crop": Style(Way.CROP),
    "rye":          Style(Way.CROP),
    "marsh":        Style(Way.MARSH),
    "swamp":        Style(Way.MARSH),
    "brush":        Style(Way.ROUGH, 0.8),
    "rough":        Style(Way.ROUGH, 1.0),
    "poor":         Style(Way.ROUGH, 0.6),
    "lake":         Style(Way.LAKE),
    "pond":         Style(Way.LAKE),
    "hill":         Style(Way.HILL, 2),
    "steep":        Style(Way.HILL, 4),
    "village":      Style(Way.BUILT),
    "town":         Style(Way.BUILT, 1.4),
    "built":        Style(Way.BUILT),
    "farm":         Style(Way.BUILT),
    "enclosure":    Style(Way.ENCLOSED),
    "redoubt":      Style(Way.WORKS, 1.3),
    "entrenchment": Style(Way.WORKS),
    "impassable":   Style(Way.BARRED),
}
LINES: dict[str, Style] = {
    "road":         Style(Way.ROAD, 1.0),
    "street":       Style(Way.ROAD, 0.8),
    "track":        Style(Way.ROAD, 0.5),
    "stream":       Style(Way.STREAM, 1.0),
    "minor":        Style(Way.STREAM, 0.7),
    "major":        Style(Way.RIVER, 0.6),
    "river":        Style(Way.RIVER, 1.0),
    "wall":         Style(Way.WALL),
    "impassable":   Style(Way.WALL, 1.6),
    "hedge":        Style(Way.HEDGE),
    "fence":        Style(Way.FENCE),
    "ditch":        Style(Way.DITCH),
    "entrenchment": Style(Way.WORKS),
    "barricade":    Style(Way.WORKS, 0.8),
    "redoubt":      Style(Way.WORKS, 1.3),
    "ridge":        Style(Way.RIDGE, 2),
    "watershed":    Style(Way.RIDGE, 1),
    "bridge":       Style(Way.BRIDGE),
    "crossing":     Style(Way.BRIDGE),
    "ford":         Style(Way.FORD),
}
# fmt: on

#: Words in a road's name that make it a lane; a lane is drawn half as broad.
LANES = ("lane", "track", "path", "chemin", "weg")


def style_of(piece: Ground) -> Style:
    """How a piece of ground is drawn."""
    kind = piece.kind.lower().replace("_", "-").replace(" ", "-")
    if piece.area:
        return AREAS.get(kind, Style(Way.PLAIN))
    style = LINES.get(kind, Style(Way.DITCH))
    if style.way is Way.ROAD and any(word in piece.name.lower().split() for word in LANES):
        return Style(Way.ROAD, 0.5)
    return style
