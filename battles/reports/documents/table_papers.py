"""Papers for the table: the deployment map, and a quick reference sheet from the ruleset's own tables."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle
from battles.engine.knowledge import Knowledge
from battles.engine.protocol import Ruleset, TableSection
from battles.reports.documents.page import Align, Block, Document, Drawn, Flow, Head, Space, Together, lines
from battles.reports.documents.paper import A4, GAP, HALF, LIVE, MM, Paper
from battles.reports.documents.typeset import Style, set_lines
from battles.reports.facts import Clock
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.legend import key_of
from battles.reports.tongues import ENGLISH, Tongue

CELL = Style(8.2, 9.8)
FINE = Style(7.8, 9.4, palette.SECONDARY)


def deployment_map(
    ruleset: Ruleset,
    battle: Battle,
    *,
    side: str = "",
    knowledge: Knowledge | None = None,
    clock: Clock,
    paper: Paper = A4,
    tongue: Tongue = ENGLISH,
) -> bytes:
    """The table before the battle, to set it up by: a whole page, with command radii.

    For the umpire (``side`` empty) everything; for a side ``battle`` must be its view and ``knowledge`` what it knows.
    """
    labels = tongue.labels.table
    who = battle.side_by_id[side].label if side else labels.both_sides
    title = labels.deployment_title.format(battle=battle.title, who=who)
    wide = battle.table.width > battle.table.height
    subject = labels.deployment_subject.format(rules=ruleset.title)
    page = Document(paper, title=title, subject=subject, running=title, tongue=tongue)
    sheet = paper.turned() if wide else paper
    page.begin(labels.deployment, foot=labels.deployment_foot, paper=sheet)
    top = sheet.height - 12 * MM
    page.text(page.left, top, battle.title, Face.ENGLISH, 16)
    shown = labels.deployment_of.format(who=who)
    page.text(page.right, top, shown, Face.TEXT_ITALIC, 10.5, palette.SECONDARY, Align.RIGHT)
    scene = build_scene(
        ruleset,
        battle,
        side=side,
        knowledge=knowledge,
        radii=True,
        title=labels.deployment,
        subtitle=tongue.hours(clock).hour(battle.turn),
        clock=tongue.hours(clock).hour,
        words=tongue.labels.map,
    )
    room = (page.right - page.left, top - 4 * MM - page.bottom)
    picture = engrave(scene, paper_sheet(scene, *room))
    under = top - 4 * MM - picture.height
    draw_picture(page.canvas, picture, page.left + (room[0] - picture.width) / 2, under)
    key = key_of(scene, room[0])
    if under - key.height >= page.bottom:
        draw_picture(page.canvas, key, page.left, under - key.height)
    return page.finish()


def quick_reference(ruleset: Ruleset, *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The ruleset's tables in two columns, each with the clauses it comes from."""
    labels = tongue.labels.table
    title = labels.reference_title.format(rules=ruleset.title)
    page = Document(paper, title=title, subject=labels.reference, running=title, tongue=tongue)
    head = Head(labels.reference, ruleset.title)
    foot = labels.reference_foot
    flow = Flow(page, page.begin_following(head, foot=foot), lambda: page.begin_following(head, foot=foot, bookmark=""))
    narrow: list[TableSection] = []
    wide: list[TableSection] = []
    for section in ruleset.quick_reference:
        columns = _columns(section, HALF)
        (narrow if sum(columns) <= HALF + 0.1 else wide).append(section)
    columns_of: list[list[Block]] = [[], []]
    for section in narrow:
        shortest = min(columns_of, key=lambda blocks: sum(block.height for block in blocks))
        shortest.append(Together(tuple(_section(section, HALF))))
    flow.columns((page.left, columns_of[0]), (page.left + HALF + GAP, columns_of[1]))
    for section in wide:
        flow.blocks(_section(section, LIVE))
    return page.finish()


def _columns(section: TableSection, breadth: float) -> list[float]:
    """Widths of a table's columns: what their words ask for; the first gains what is over, the longest lose."""
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
    fair = breadth / count
    spare = sum(max(0.0, fair - value) for value in wanted)
    excess = sum(max(0.0, value - fair) for value in wanted)
    share = spare / excess if excess else 0.0
    return [value if value <= fair else fair + (value - fair) * share for value in wanted]


def _section(section: TableSection, breadth: float) -> list[Block]:
    """A table: title with its clauses, head, rows, note."""
    columns = _columns(section, breadth)
    clauses = ", ".join(section.clauses)

    def title(page: Document, x: float, top: float) -> None:
        page.section(x, top, breadth, section.title, clauses)

    right = [_numeric(section, place) for place in range(len(section.head))]
    blocks: list[Block] = [Drawn(18, title), _row(section.head, columns, right, head=True)]
    blocks.extend(_row(row, columns, right, head=False) for row in section.rows)
    if section.note:
        blocks.extend(lines(section.note, breadth, FINE))
    blocks.append(Space(4 * MM))
    return blocks


def _row(cells: Sequence[str], columns: Sequence[float], right: Sequence[bool], *, head: bool) -> Block:
    style = Style(CELL.size, CELL.leading, face=Face.SEMIBOLD if head else Face.SMALL)
    set_cells = [set_lines(cell, column - 5, style) for cell, column in zip(cells, columns, strict=False)]
    height = max([len(cell) for cell in set_cells] or [1]) * style.leading + 3

    def draw(page: Document, x: float, top: float) -> None:
        place = x
        for number, (cell, column) in enumerate(zip(set_cells, columns, strict=False)):
            for row, line in enumerate(cell):
                shift = column - 5 - line.width if right[number] else 0
                page.line(place + shift, top - 8.4 - row * style.leading, line)
            place += column
        weight, colour = (0.6, palette.INK) if head else (0.25, palette.HAIRLINE)
        page.rule(x, top - height, x + sum(columns), weight, colour)

    return Drawn(height, draw)


def _numeric(section: TableSection, place: int) -> bool:
    """Whether a column holds figures, which are set flush right."""
    cells = [row[place] for row in section.rows if place < len(row) and row[place]]
    return bool(cells) and all(len(cell) <= 6 and cell[0] in "0123456789+-−–½×" for cell in cells)
