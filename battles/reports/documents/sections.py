"""Sections: a ruleset's tables and the words of its orders, set as blocks in one column or two."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from battles.engine.protocol import TableSection
from battles.reports.documents.flow import Block, Drawn, Flow, Space, Together, lines
from battles.reports.documents.page import Document
from battles.reports.documents.paper import GAP, HALF, LIVE, MM
from battles.reports.documents.typeset import Style, set_lines
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette

CELL = Style(8.2, 9.2)
FINE = Style(7.8, 9.4, palette.SECONDARY)


def set_sections(flow: Flow, sections: Sequence[TableSection]) -> None:
    """Those that fit half the page down two columns, then the wide ones over its whole width."""
    narrow: list[TableSection] = []
    wide: list[TableSection] = []
    for section in sections:
        fits = sum(columns_of(section, HALF)) <= HALF + 0.1
        (narrow if fits else wide).append(section)
    groups = [_begun_and_ended_well(section_blocks(section, HALF)) for section in narrow]
    flow.newspaper([flow.page.left, flow.page.left + HALF + GAP], groups, Space(0), last=not wide)
    for section in wide:
        flow.blocks(_begun_and_ended_well(section_blocks(section, LIVE)))


def _begun_and_ended_well(blocks: Sequence[Block]) -> list[Block]:
    """A table that may go on on the next page, but neither its head nor its last rows stand there or here alone."""
    if len(blocks) <= BEGIN + END:
        return [Together(tuple(blocks))]
    return [Together(tuple(blocks[:BEGIN])), *blocks[BEGIN:-END], Together(tuple(blocks[-END:]))]


#: Title, head and two rows; the last rows, a note and the space behind it.
BEGIN, END = 4, 4


@lru_cache(maxsize=256)
def columns_of(section: TableSection, breadth: float) -> Sequence[float]:
    """Widths of a table's columns: what their words ask for; the first gains what is over.

    Where they ask for too much, two or three are as wide as makes the table low, of more the longest lose.
    """
    count = len(section.head)
    wanted = [
        max(
            [width(Face.SEMIBOLD, section.head[place], CELL.size)]
            + [width(Face.SMALL, row[place], CELL.size) for row in section.rows if place < len(row)]
        )
        + 7
        for place in range(count)
    ]
    total = sum(wanted)
    if total <= breadth:
        gaining = [0] if not _numeric(section, 0) else list(range(count))
        return [value + (breadth - total) / len(gaining) * (place in gaining) for place, value in enumerate(wanted)]
    if count in (2, 3):
        return _lowest(section, wanted, breadth)
    fair = breadth / count
    spare = sum(max(0.0, fair - value) for value in wanted)
    excess = sum(max(0.0, value - fair) for value in wanted)
    share = spare / excess if excess else 0.0
    return [value if value <= fair else fair + (value - fair) * share for value in wanted]


#: White between columns, and the steps in which widths are tried, in points.
GUTTER, STEP = 5.0, 4.0
#: Lines end at words: their text takes so much more than its width.
RAGGED = 1.1


def _lowest(section: TableSection, wanted: Sequence[float], breadth: float) -> list[float]:
    """The widths of two or three columns with which a table has fewest lines; none narrower than its longest word."""
    count = len(wanted)
    cells = [section.head, *(row for row in section.rows if len(row) == count)]
    long = [[width(Face.SMALL, cell, CELL.size) * RAGGED for cell in row] for row in cells]
    words = [[word for row in cells for word in row[place].split()] for place in range(count)]
    least = [max((width(Face.SEMIBOLD, word, CELL.size) for word in some), default=0.0) + GUTTER for some in words]
    spare = breadth - sum(least)
    if spare <= 0:
        return [value * breadth / sum(least) for value in least]

    def lines_with(columns: Sequence[float]) -> int:
        return sum(
            max(math.ceil(one / (column - GUTTER)) for one, column in zip(row, columns, strict=True)) for row in long
        )

    steps = [step * STEP for step in range(int(spare // STEP) + 1)]
    shares = (
        [(one,) for one in steps]
        if count == 2
        else [(one, two) for one in steps for two in steps if one + two <= spare]
    )
    choices = [
        [*(value + more for value, more in zip(least, share, strict=False)), least[-1] + spare - sum(share)]
        for share in shares
    ]
    return min(choices, key=lambda columns: (lines_with(columns), -min(columns)))


def section_blocks(section: TableSection, breadth: float) -> list[Block]:
    """A table: title with its clauses, head, rows, note."""
    columns = columns_of(section, breadth)
    clauses = ", ".join(section.clauses)

    def title(page: Document, x: float, top: float) -> None:
        page.section(x, top, breadth, section.title, clauses)

    right = [_numeric(section, place) for place in range(len(section.head))]
    table = object()
    blocks: list[Block] = [Drawn(18, title), _row(section.head, columns, right, table, head=True)]
    blocks.extend(_row(row, columns, right, table, head=False) for row in section.rows)
    if section.note:
        blocks.extend(lines(section.note, breadth, FINE))
    blocks.append(Space(3 * MM))
    return blocks


def _row(cells: Sequence[str], columns: Sequence[float], right: Sequence[bool], table: object, *, head: bool) -> Block:
    style = Style(CELL.size, CELL.leading, face=Face.SEMIBOLD if head else Face.SMALL)
    set_cells = [set_lines(cell, column - 5, style) for cell, column in zip(cells, columns, strict=False)]
    height = max([len(cell) for cell in set_cells] or [1]) * style.leading + 2.0

    def draw(page: Document, x: float, top: float) -> None:
        place = x
        for number, (cell, column) in enumerate(zip(set_cells, columns, strict=False)):
            for row, line in enumerate(cell):
                shift = column - 5 - line.width if right[number] else 0
                page.line(place + shift, top - 7.7 - row * style.leading, line)
            place += column
        weight, colour = (0.6, palette.INK) if head else (0.25, palette.HAIRLINE)
        page.rule(x, top - height, x + sum(columns), weight, colour)

    key = ("row", tuple(cells), tuple(columns), tuple(right), head)
    return Drawn(height, draw, key=key, table=table, cell="TH" if head else "TD")


def _numeric(section: TableSection, place: int) -> bool:
    """Whether a column holds figures, which are set flush right."""
    cells = [row[place] for row in section.rows if place < len(row) and row[place]]
    return bool(cells) and all(len(cell) <= 6 and cell[0] in "0123456789+-−–½×" for cell in cells)
