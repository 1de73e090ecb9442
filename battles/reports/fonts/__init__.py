"""The typefaces of every report, shipped with the package: the one place where the reports read package data."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib import resources


class Face(StrEnum):
    """A typeface by its part on the page; the value is its file's stem and, in PDFs, its registered name."""

    TEXT = "text"
    TEXT_ITALIC = "text-italic"
    SMALL = "small"
    SMALL_ITALIC = "small-italic"
    CAPITALS = "capitals"
    CAPITALS_SMALL = "capitals-small"
    FIGURES = "figures"
    MEDIUM_ITALIC = "medium-italic"
    SEMIBOLD = "semibold"
    SEMIBOLD_ITALIC = "semibold-italic"
    BOLD = "bold"
    ENGLISH = "english"
    ENGLISH_ITALIC = "english-italic"


#: Which face is asked next for a character that a face lacks. ``TEXT`` has the widest range and ends the search.
STAND_INS: dict[Face, Face] = {
    Face.TEXT_ITALIC: Face.MEDIUM_ITALIC,
    Face.SMALL: Face.TEXT,
    Face.SMALL_ITALIC: Face.TEXT_ITALIC,
    Face.CAPITALS: Face.TEXT,
    Face.CAPITALS_SMALL: Face.CAPITALS,
    Face.FIGURES: Face.TEXT,
    Face.MEDIUM_ITALIC: Face.TEXT,
    Face.SEMIBOLD: Face.TEXT,
    Face.SEMIBOLD_ITALIC: Face.MEDIUM_ITALIC,
    Face.BOLD: Face.TEXT,
    Face.ENGLISH: Face.TEXT,
    Face.ENGLISH_ITALIC: Face.TEXT_ITALIC,
}


#: Whose figures a face is set with. Its own are old style: their 1 is a small capital I, and I10 and 110 look alike.
FIGURES_OF: dict[Face, Face] = {
    Face.TEXT: Face.FIGURES,
    Face.TEXT_ITALIC: Face.MEDIUM_ITALIC,
    Face.SMALL: Face.FIGURES,
    Face.SMALL_ITALIC: Face.MEDIUM_ITALIC,
    Face.CAPITALS: Face.FIGURES,
    Face.CAPITALS_SMALL: Face.FIGURES,
}


@cache
def font_bytes(face: Face) -> bytes:
    """The TrueType file of a face."""
    return resources.files(__package__).joinpath(f"{face}.ttf").read_bytes()
