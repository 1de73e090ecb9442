"""Settings: how closely a report's text and tables stand. Sizes are points."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, replace
from battles.reports.documents.paper import MM
from battles.reports.documents.typeset import NOTE, Style
from battles.reports.scene import palette


@dataclass(frozen=True, slots=True)
class Setting:
    """The type of stories and of what is told briefly, heights of rows, and the sheets' smallest scale.

    ``title`` is the size of a story's title, ``facts`` what stands under it, ``between`` and ``divide`` the white
    between stories and kinds of them. ``row`` and ``command_row`` are of the table of the command, ``writ`` what its
    staff wrote; ``seen`` is of the enemy's, ``general`` of the generals', ``sign`` of the signs'. ``least`` is in
    millimetres to the table centimetre, ``facing`` how far from one's troops on paper an enemy is shown with them on
    their sheet, ``field`` the breadth of the maps before and after the turn; ``foot`` the white
    over a page's foot. ``paired`` sets what stands over the page's width in two columns: the table of the command, and
    who marched or stood and what was seen behind the stories. ``terse`` is for a vast army: who only marched is told in
    a line, since the table has where he stands, enemies of unknown strength are signs with a handle, and the turn in
    order has more actions in a row.
    """

    title: float
    between: float
    divide: float
    facts: Style
    story: Style
    briefly: Style
    closing: Style
    note: Style
    idle: Style
    throw: float
    seen: float
    row: float
    command_row: float
    writ: Style
    general: float
    sign: float
    least: float
    field: float
    facing: float
    foot: float
    paired: bool = False
    terse: bool = False


USUAL = Setting(
    title=14.0,
    between=10.0,
    divide=5 * MM,
    facts=Style(8.8, 11.0, palette.SECONDARY, italic=True),
    story=Style(9.8, 12.2),
    briefly=Style(9.2, 11.4),
    closing=Style(9.2, 11.4),
    note=NOTE,
    idle=Style(),
    throw=14.0,
    seen=11.4,
    row=10.4,
    command_row=13.6,
    writ=Style(7.8, 8.8, palette.SECONDARY),
    general=10.4,
    sign=5.2 * MM,
    least=2.0,
    foot=4 * MM,
    field=32 * MM,
    facing=25.0,
)
CLOSE = Setting(
    title=13.0,
    between=8.5,
    divide=4 * MM,
    facts=Style(8.4, 10.2, palette.SECONDARY, italic=True),
    story=Style(9.4, 11.4),
    briefly=Style(8.8, 10.6),
    closing=Style(8.8, 10.6),
    note=Style(8.4, 10.0),
    idle=Style(9.4, 11.4),
    throw=13.0,
    seen=10.6,
    row=9.9,
    command_row=12.6,
    writ=Style(7.6, 8.4, palette.SECONDARY),
    general=9.9,
    sign=4.8 * MM,
    least=1.75,
    foot=3 * MM,
    field=28 * MM,
    facing=25.0,
)
PAIRED = replace(CLOSE, paired=True)
NEARER = replace(PAIRED, facing=6.0)
SMALLER = replace(NEARER, least=1.4, field=21 * MM)
SMALLEST = replace(
    SMALLER,
    title=12.0,
    between=6.4,
    divide=3 * MM,
    facts=Style(8.0, 9.4, palette.SECONDARY, italic=True),
    story=Style(9.0, 10.3),
    briefly=Style(8.4, 9.7),
    closing=Style(8.4, 9.8),
    note=Style(8.0, 9.2),
    idle=Style(8.4, 9.7),
    throw=11.8,
    seen=9.0,
    row=8.9,
    command_row=11.0,
    writ=Style(7.3, 7.7, palette.SECONDARY),
    general=9.4,
    sign=4.3 * MM,
    foot=2 * MM,
)
#: The last for armies that would take too many pages otherwise.
SETTINGS = (USUAL, CLOSE, PAIRED, NEARER, SMALLER, SMALLEST, replace(SMALLEST, least=1.2))
#: For vast armies that would still take too many; the first need not be so small, as what it leaves out gives room.
TERSE = (replace(SMALLER, least=1.0, terse=True), replace(SMALLEST, least=1.0, terse=True))
