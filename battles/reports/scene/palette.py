"""The colours of the maps, one place for all pens. Sides differ by amount of ink first, by colour second."""

from __future__ import annotations

from functools import lru_cache

INK = "#231F1A"
SECONDARY = "#5E564B"
HAIRLINE = "#B9AF9E"
PANEL = "#F6F0E1"
PAPER = "#FFFFFF"
SEAL = "#8C1D18"

OWN = "#1B3A6B"
OWN_LINE = "#10254A"
OWN_PALE = "#DCE3F0"
FRIEND = "#7F97C2"
FRIEND_TEXT = "#3F5F9C"
ENEMY = "#B5311C"
ENEMY_LINE = "#7E1E10"
ENEMY_PALE = "#FBEAE3"
THIRD = "#2F6B4F"
THIRD_LINE = "#1B4330"
THIRD_PALE = "#E3EFE7"

GROUND = "#FCF8EC"
WOOD = "#E4EAD3"
WOOD_EDGE = "#8B9C76"
TREE = "#CBD6B4"
TREE_LINE = "#8E9F79"
CROP = "#FAF3DD"
CROP_MARK = "#C9B677"
WATER = "#CFE0EA"
WATER_LINE = "#4E7F9E"
MEADOW = "#EFF1DC"
HACHURE = "#B5A381"
ROAD = "#FFFDF6"
ROAD_EDGE = "#6A5F50"
STONE = "#4A4138"
YARD = "#EFE6CF"
VEIL = "#8D887C"
NATURE_TEXT = "#4C5A3C"
WATER_TEXT = "#35637F"
GROUND_TEXT = "#8A7445"

MARK_DISORDER = "#2E74B5"
MARK_FIRE = "#F2C230"
MARK_ABANDONED = "#E07B1A"


@lru_cache(maxsize=256)
def rgb(colour: str) -> tuple[int, int, int]:
    """``#RRGGBB`` as three numbers from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(maxsize=256)
def mix(colour: str, other: str, share: float) -> str:
    """``colour`` with ``share`` (0 to 1) of ``other`` in it."""
    pairs = zip(rgb(colour), rgb(other), strict=True)
    return "#" + "".join(f"{round(mine + (theirs - mine) * share):02X}" for mine, theirs in pairs)


def every_ink() -> tuple[str, ...]:
    """All colours of this module, in order."""
    return tuple(value for value in globals().values() if isinstance(value, str) and value.startswith("#"))
