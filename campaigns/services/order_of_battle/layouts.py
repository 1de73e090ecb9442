"""Column layouts of flat orders of battle: one row a unit, its formations named in columns.

A layout says which column holds what; the first layout whose required columns are all there is taken. Another
spreadsheet is one more value here.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the command tree: its kind, and the columns that name the formation, its commander and his rating."""

    kind: str
    name: str
    commander: str = ""
    rating: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a flat table keeps what. A column name that is empty means that the table has no such column."""

    id: str
    levels: tuple[Level, ...]
    row_id: str = "id"
    side: str = "side"
    nationality: str = "nationality"
    unit: str = "unit"
    unit_commander: str = "unit_commander"
    arm: str = "arm"
    type: str = "type"
    lancers: str = "lancers"
    battalions: str = "battalions"
    squadrons: str = "squadrons"
    guns: str = "guns"
    gun_weight: str = "gun_weight_lb"
    howitzers: str = "howitzers"
    men: str = "strength_men"
    quality: str = "quality"
    #: Groupings that stand for "directly under the formation above", in lower case.
    no_formation: tuple[str, ...] = ()

    @property
    def required(self) -> tuple[str, ...]:
        """Columns without which the table is not of this layout."""
        return (self.side, self.unit, self.arm, self.type, self.men, self.quality, *(at.name for at in self.levels))


REGULAR = Layout(
    id="corps-division-brigade",
    levels=(
        Level("army", "army", "army_commander"),
        Level("corps", "corps", "corps_commander", "corps_commander_rating"),
        Level("division", "division", "division_commander", "division_commander_rating"),
        Level("brigade", "brigade", "brigade_commander"),
    ),
    no_formation=("corps reserve",),
)

WINGS_AND_COLUMNS = Layout(
    id="wing-column",
    levels=(
        Level("army", "army", "army_commander"),
        Level("division", "wing", "wing_commander"),
        Level("brigade", "column_or_line", "column_commander"),
    ),
    howitzers="",
)

LAYOUTS = (REGULAR, WINGS_AND_COLUMNS)


def layout_for(columns: Collection[str]) -> Layout | None:
    """The layout that a table with these columns has, or ``None``."""
    present = set(columns)
    return next((layout for layout in LAYOUTS if present.issuperset(layout.required)), None)
