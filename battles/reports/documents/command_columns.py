"""The table of the command in two columns, for a command that a table over the width of the page would make too long.

It tells what the wide one does: a loss stands as struck boxes and behind what is left, who is badly commanded under
his command, and a name that its column does not hold on a line of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from battles.engine.dataclasses import dataclass
from battles.engine.keeping import Same, Shelf
from battles.reports.documents import marks
from battles.reports.documents.command_table import TABLE, Reaches, in_table, kept_together, unit_reaches
from battles.reports.documents.command_told import Command, badly_commanded, gone_before, run_on
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Block, Drawn, Flow, Space, lines
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import GAP, HALF
from battles.reports.documents.setting import Setting
from battles.reports.documents.typeset import fitted
from battles.reports.facts.rows import CommandRows, UnitRow
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.values import Tone
from battles.reports.tongues.labels import CommandLabels
from battles.reports.tongues.rich import Rich

#: Columns from the left edge of one of both, in points; those of figures by their right edge.
HANDLE, NAME, SQUARE, STRENGTH = 14.0, 42.0, 106.0, 111.0
REACH, CHARGE, FIRE, NEAREST = 177.0, 192.0, 206.0, 210.0
#: Room for how far a unit may go.
REACH_ROOM = 19.0
#: White between what a unit lost and how far it may go, at least.
CLEAR = 3.0
#: The breadth of the boxes of strength, and one box at most.
BOXES, BOX = 32.0, 4.6
#: The height of the heads, which stand by turns on two lines, and of a line under a row.
HEADS, MORE = 24.0, 9.0
#: Under a command's line of type its rule stands so far, and so far in its height a row's line of type does.
UNDER, LINE = 3.2, 0.79
#: The height of the sum of all.
SUM = 16.0
#: Columns that tell nothing of a whole command: reach, charge, fire, and the nearest enemy.
OF_UNITS = 4


def columns_of(data: TurnReportData, command: Command, setting: Setting) -> Sequence[Sequence[Block]]:
    """The table as groups of blocks, one a command with what its staff wrote under it, and the sum of all.

    Several settings of one type are tried.
    """
    type_ = setting.row, setting.command_row, Same(setting.writ)
    return _TABLES.get((Same(data), Same(command), type_), lambda: _groups(data, command, setting))


#: The tables that were set last.
_TABLES: Shelf[Sequence[Sequence[Block]]] = Shelf(8)


def _groups(data: TurnReportData, command: Command, setting: Setting) -> list[list[Block]]:
    groups = [
        _command(setting, data, command, brigade, words)
        for brigade, words in zip(command.brigades, command.written, strict=True)
    ]
    return [*groups, [Drawn(SUM, partial(in_table, _sum, data=data, brigades=command.brigades))]]


def set_columns(flow: Flow, data: TurnReportData, groups: Sequence[Sequence[Block]]) -> None:
    """Set the table's groups down two columns."""
    left, labels = flow.page.left, data.tongue.labels.command
    first, again = (
        Drawn(HEADS, partial(_head, labels=labels, unit=data.ruleset.unit_of_length, read=read))
        for read in (True, False)
    )
    flow.newspaper([left, left + HALF + GAP], groups, Space(2), heads=(first, again))


def _command(
    setting: Setting, data: TurnReportData, command: Command, brigade: CommandRows, words: Sequence[Rich]
) -> list[Block]:
    """A command's line, its units, and what is written under them."""
    note = data.tongue.command_note(data.turn, brigade) if len(brigade.statuses) == 1 else ""
    first = Drawn(
        setting.command_row,
        partial(in_table, _brigade_row, data=data, brigade=brigade, note=note, high=setting.command_row),
    )
    rows = [_unit(data, row, command, setting.row) for row in brigade.rows if not gone_before(row)]
    texts = [text for text in (badly_commanded(data, brigade), *words) if text]
    under = lines(run_on(texts), HALF, setting.writ) if texts else []
    return kept_together(first, rows, under)


def _head(page: Document, x: float, top: float, *, labels: CommandLabels, unit: str, read: bool) -> None:
    """The heads of the columns; those over the second column are for the eye alone."""
    if read:
        with page.tags.element("Table", key=TABLE), page.tags.element("TR", "TH"):
            _heads(page, x, top, labels, unit)
    else:
        with page.tags.artifact():
            _heads(page, x, top, labels, unit)
    page.rule(x, top - HEADS + 2.5, x + HALF, 0.8)


def _heads(page: Document, x: float, top: float, labels: CommandLabels, unit: str) -> None:
    upper, lower = top - 9.0, top - 17.5
    for offset, words, align, base in (
        (HANDLE, labels.handle, Align.LEFT, lower),
        (NAME, labels.unit, Align.LEFT, upper),
        (SQUARE, labels.square, Align.RIGHT, lower),
        (STRENGTH, labels.strength, Align.LEFT, upper),
        (REACH, labels.reach, Align.RIGHT, lower),
        (CHARGE, labels.charge, Align.RIGHT, upper),
        (FIRE, labels.fire, Align.RIGHT, lower),
        (HALF, labels.nearest.format(unit=unit), Align.RIGHT, upper),
    ):
        page.small_caps(x + offset, base, words, 6.8, align=align)


def _brigade_row(
    page: Document, x: float, top: float, *, data: TurnReportData, brigade: CommandRows, note: str, high: float
) -> None:
    base, tags, labels = top - high + UNDER, page.tags, data.tongue.labels.command
    room = HALF - width(Face.TEXT_ITALIC, note, 8.8) - 6
    strength = f"{labels.of.format(whole=brigade.full)}"
    figures = width(Face.BOLD, f"{brigade.left}", 9.6) + width(Face.FIGURES, strength, 8.6) + 24
    tags.empty()
    name = fitted(data.tongue.command(data.turn, brigade.command), Face.SEMIBOLD, 9.8, room - figures)
    after = page.text(x, base, name, Face.SEMIBOLD, 9.8, palette.OWN_LINE) + 6
    tags.empty()
    with tags.content():
        after = page.text(max(after, x + STRENGTH), base, str(brigade.left), Face.BOLD, 9.6, palette.OWN_LINE)
        after = page.text(after + 3, base, strength, Face.FIGURES, 8.6, palette.SECONDARY)
        _loss(page, after + 3, base, brigade.lost_now)
    for _ in range(OF_UNITS - 1):
        tags.empty()
    with tags.content():
        colour = palette.SEAL if brigade.worried else palette.SECONDARY
        page.text(x + HALF, base, note, Face.TEXT_ITALIC, 8.8, colour, Align.RIGHT)
    page.rule(x, base - UNDER, x + HALF, 0.35, palette.HAIRLINE)


@dataclass(frozen=True, slots=True)
class _Words:
    """The name and state of a unit, and whether they need a line of their own."""

    name: str
    state: str
    below: bool


def _unit(data: TurnReportData, row: UnitRow, command: Command, high: float) -> Drawn:
    """A unit's row."""
    name = row.unit.label if row.unit.label != row.unit.id else ""
    state = data.tongue.unit_marks(data.turn, row)
    wide = width(Face.SMALL, name, 8.2) + (width(Face.SMALL_ITALIC, state, 8) + 3 if state else 0)
    words = _Words(name, state, below=wide > SQUARE - 16 - NAME)
    drawing = partial(in_table, _unit_row, data=data, row=row, command=command, words=words, high=high)
    return Drawn(high + MORE * words.below, drawing)


def _unit_row(
    page: Document,
    x: float,
    top: float,
    *,
    data: TurnReportData,
    row: UnitRow,
    command: Command,
    words: _Words,
    high: float,
) -> None:
    """A unit: who and where, what it has and lost, how far it may go, charge and fire, whom it has before it."""
    base, unit, tags = top - LINE * high, row.unit, page.tags
    near = command.nearest.get(unit.id)
    if row.left:
        marks.unit_sign(page, x + 6, base + 3, unit, data.ruleset.signs, Tone.OWN, most=11, row=high)
    size = marks.fitting(unit.id, Face.FIGURES, (8.4, 7.6, 6.8, 6.0), NAME - HANDLE - 2)
    page.text(x + HANDLE, base, unit.id, Face.FIGURES, size)
    with tags.content():
        start, line = (HANDLE, base - MORE) if words.below else (NAME, base)
        name = fitted(words.name, Face.SMALL, 8.2, HALF - HANDLE - width(Face.SMALL_ITALIC, words.state, 8) - 3)
        after = page.text(x + start, line, name, Face.SMALL, 8.2)
        page.text(after + (3 if name else 0), line, words.state, Face.SMALL_ITALIC, 8, palette.SEAL)
    with tags.content():
        page.text(x + SQUARE, base, row.square, Face.FIGURES, 8.4, align=Align.RIGHT)
    box = max(1.2, min(BOX, BOXES / max(1, min(row.full, 20)) - 1))
    with tags.content():
        after = marks.strength_boxes(page, x + STRENGTH, base, row.left, row.lost_now, row.lost_before, box)
        after = page.text(after + 2, base, data.tongue.amount(data.ruleset, unit, row.left), Face.BOLD, 8.4)
        after = _loss(page, after + 2, base, row.lost_now)
    room = min(REACH_ROOM, x + REACH - after - CLEAR)
    unit_reaches(page, x, base, data, row, command, Reaches(REACH, CHARGE, FIRE, room))
    with tags.content():
        if near is not None and not row.out:
            size = marks.fitting(near.handle, Face.FIGURES, (8.2, 7.4, 6.8, 6.0), HALF - NEAREST - 18)
            page.text(x + NEAREST, base, near.handle, Face.FIGURES, size, palette.ENEMY_LINE)
            page.text(x + HALF, base, data.tongue.figure(near.gap), Face.FIGURES, 8.4, align=Align.RIGHT)


def _loss(page: Document, x: float, base: float, points: int) -> float:
    """What was lost; returns where it ends."""
    return page.text(x, base, f"−{points}", Face.BOLD, 8.2, palette.SEAL) if points else x


def _sum(page: Document, x: float, top: float, *, data: TurnReportData, brigades: Sequence[CommandRows]) -> None:
    """What all have left, and what the boxes mean."""
    labels, tags = data.tongue.labels.command, page.tags
    base = top - 12.0
    page.rule(x, top - 1, x + HALF, 0.8)
    tags.empty()
    page.text(x, base, labels.all, Face.SEMIBOLD, 9.8)
    tags.empty()
    left, full = sum(brigade.left for brigade in brigades), sum(brigade.full for brigade in brigades)
    with tags.content():
        after = page.text(x + NAME - 14, base, str(left), Face.BOLD, 9.8)
        whole = labels.of.format(whole=data.tongue.strength(data.ruleset, full))
        after = page.text(after + 3, base, whole, Face.SMALL, 8.4, palette.SECONDARY)
        _loss(page, after + 3, base, sum(brigade.lost_now for brigade in brigades))
    for _ in range(OF_UNITS - 1):
        tags.empty()
    kinds = (((1, 0, 0), labels.left), ((0, 1, 0), labels.lost_now), ((0, 0, 1), labels.lost_before))
    edge = x + HALF - sum(width(Face.SMALL, words, 7.8) + 14.2 for _, words in kinds) + 6
    with tags.content():
        for kind, words in kinds:
            edge = marks.strength_boxes(page, edge, base, *kind, BOX) + 1.6
            edge = page.text(edge, base, words, Face.SMALL, 7.8) + 6
