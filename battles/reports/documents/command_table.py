"""The table of the command over the width of the page: a row for each unit under that of its command."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from battles.engine.dataclasses import dataclass
from battles.reports.documents import marks
from battles.reports.documents.command_told import Command, gone_before, run_on
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Block, Drawn, Space, Together, lines
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import LIVE, MM
from battles.reports.documents.setting import Setting
from battles.reports.documents.typeset import Line, Style, fitted, set_lines
from battles.reports.facts.rows import CommandRows, UnitRow
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.values import Tone
from battles.reports.tongues.labels import CommandLabels
from battles.reports.tongues.rich import Rich

#: Columns of the table, from the left edge.
HANDLE, NAME, SQUARE, STRENGTH, NOW, ALL = 9 * MM, 27 * MM, 70 * MM, 72.5 * MM, 101.5 * MM, 110.5 * MM
REACH, CHARGE, FIRE, NEAREST, GAP_AT = 122 * MM, 133.5 * MM, 146 * MM, 148.5 * MM, 168 * MM
#: Room for how far a unit may go.
REACH_ROOM = 11 * MM
#: How far under a command's line of type its rule stands.
UNDER = 3.2
#: By this the rows of the table know that they are one.
TABLE = "command"
#: Those that tell of the living alone: reach, charge, fire, and the nearest enemy.
LIVE_COLUMNS = (REACH, CHARGE, FIRE, NEAREST)
#: So many rows stand under a command's line, and so many over what is written under it.
LEAST, LAST = 2, 2
#: Where the line of type of a row stands, as a part of its height.
LINE = 0.79


def table_of(data: TurnReportData, command: Command, setting: Setting) -> list[Block]:
    """The table as blocks, with what its staff wrote under each command, and the sum of all; its head stands with the
    first rows."""
    labels = data.tongue.labels.command
    blocks: list[Block] = []
    for brigade, words in zip(command.brigades, command.written, strict=True):
        name, note = data.tongue.command(data.turn, brigade.command), data.tongue.command_note(data.turn, brigade)
        aside = _aside(words, note, setting.writ)
        first = Drawn(
            setting.command_row,
            partial(
                in_table,
                _brigade_row,
                labels=labels,
                brigade=brigade,
                name=name,
                note=note,
                aside=aside,
                setting=setting,
            ),
        )
        rows = [
            Drawn(
                setting.row,
                partial(in_table, _unit_row, data=data, row=row, command=command),
            )
            for row in brigade.rows
            if not gone_before(row)
        ]
        under = lines(run_on(words), LIVE, setting.writ) if words and not aside else []
        blocks += [*kept_together(first, rows, under), Space(1 if under else 0)]
    blocks.append(Drawn(15.5, partial(_sum_row, data=data, brigades=command.brigades)))
    return [Together((head_of(data), blocks[0])), *blocks[1:]]


def head_of(data: TurnReportData, *, again: bool = False) -> Block:
    """The heads of the columns; those that stand ``again`` over what goes on on another page are for the eye alone."""
    labels, unit = data.tongue.labels.command, data.ruleset.unit_of_length
    return Drawn(15, partial(_table_head, labels=labels, unit=unit, again=again))


def kept_together(first: Block, rows: Sequence[Block], under: Sequence[Block]) -> list[Block]:
    """A command's line, the rows of its units and what is written under them: neither the first rows nor the last ones
    stand alone, and no writing without rows."""
    if len(rows) <= LEAST + LAST:
        return [Together((first, *rows, *under[:1])), *under[1:]]
    return [Together((first, *rows[:LEAST])), *rows[LEAST:-LAST], Together((*rows[-LAST:], *under[:1])), *under[1:]]


def _aside(words: Sequence[Rich], note: str, style: Style) -> Line | None:
    """What is written under a command as one line, if there is room for it in the command's own row."""
    if len(words) != 1:
        return None
    room = LIVE - ALL - 8 - width(Face.TEXT_ITALIC, note, 8.8) - 8
    found = set_lines(words[0], room, style)
    return found[0] if len(found) == 1 else None


def in_table(draw: Callable[..., None], page: Document, x: float, top: float, **told: object) -> None:
    """Draw a row of the table of the command; each of its texts is a cell."""
    with page.tags.element("Table", key=TABLE), page.tags.element("TR", "TD"):
        draw(page, x, top, **told)


def _table_head(page: Document, x: float, top: float, *, labels: CommandLabels, unit: str, again: bool) -> None:
    base = top - 10
    if again:
        with page.tags.artifact():
            _heads(page, x, base, labels, unit)
    else:
        with page.tags.element("Table", key=TABLE), page.tags.element("TR", "TH"):
            _heads(page, x, base, labels, unit)
    page.rule(x, base - 4.5, x + LIVE, 0.8)


def _heads(page: Document, x: float, base: float, labels: CommandLabels, unit: str) -> None:
    for offset, words, align in (
        (HANDLE, labels.handle, Align.LEFT),
        (NAME, labels.unit, Align.LEFT),
        (SQUARE, labels.square, Align.RIGHT),
        (STRENGTH, labels.strength, Align.LEFT),
        (NOW, labels.turn, Align.RIGHT),
        (ALL, labels.in_all, Align.RIGHT),
        (REACH, labels.reach, Align.RIGHT),
        (CHARGE, labels.charge, Align.RIGHT),
        (FIRE, labels.fire, Align.RIGHT),
        (NEAREST, labels.nearest.format(unit=unit), Align.LEFT),
        (LIVE, labels.command, Align.RIGHT),
    ):
        page.small_caps(x + offset, base, words, 7.0, align=align)


def _brigade_row(
    page: Document,
    x: float,
    top: float,
    *,
    labels: CommandLabels,
    brigade: CommandRows,
    name: str,
    note: str,
    aside: Line | None,
    setting: Setting,
) -> None:
    base, tags = top - setting.command_row + UNDER, page.tags
    tags.empty()
    page.text(x, base, fitted(name, Face.SEMIBOLD, 9.8, STRENGTH - 6), Face.SEMIBOLD, 9.8, palette.OWN_LINE)
    tags.empty()
    with tags.content():
        after = page.text(x + STRENGTH, base, str(brigade.left), Face.BOLD, 9.6, palette.OWN_LINE)
        page.text(after + 3, base, labels.of.format(whole=brigade.full), Face.FIGURES, 8.6, palette.SECONDARY)
    _loss(page, x + NOW, base, brigade.lost_now, strong=True)
    _loss(page, x + ALL, base, brigade.lost, strong=True, colour=palette.INK)
    for _ in LIVE_COLUMNS:
        tags.empty()
    with tags.content():
        if aside is not None:
            page.line(x + ALL + 8, base, aside, setting.writ.colour)
        colour = palette.SEAL if brigade.worried else palette.SECONDARY
        page.text(x + LIVE, base, note, Face.TEXT_ITALIC, 8.8, colour, Align.RIGHT)
    page.rule(x, base - UNDER, x + LIVE, 0.35, palette.HAIRLINE)


def _unit_row(page: Document, x: float, top: float, *, data: TurnReportData, row: UnitRow, command: Command) -> None:
    """A unit: who and where, what it has and lost, how far it may go, charge and fire, whom it has nearest."""
    base, unit = top - LINE * page.setting.row, row.unit
    near = command.nearest.get(unit.id)
    if row.left:
        marks.unit_sign(page, x + 11, base + 3, unit, data.ruleset.signs, Tone.OWN, most=12, row=page.setting.row)
    tags = page.tags
    size = marks.fitting(unit.id, Face.FIGURES, (8.4, 7.6, 6.8, 6.0), NAME - HANDLE - 3)
    page.text(x + HANDLE, base, unit.id, Face.FIGURES, size)
    state = data.tongue.unit_marks(data.turn, row)
    shown = unit.label if unit.label != unit.id else ""
    room = SQUARE - NAME - 24 - (width(Face.SMALL_ITALIC, state, 8) + 3 if state else 0)
    with tags.content():
        after = page.text(x + NAME, base, fitted(shown, Face.SMALL, 8.6, room), Face.SMALL, 8.6)
        page.text(after + (3 if shown else 0), base, state, Face.SMALL_ITALIC, 8, palette.SEAL)
    with tags.content():
        page.text(x + SQUARE, base, row.square, Face.FIGURES, 8.6, align=Align.RIGHT)
    size = 5.6 if row.full < 10 else max(2.6, 60 / min(row.full, 20) - 1)
    with tags.content():
        after = marks.strength_boxes(page, x + STRENGTH, base - 0.4, row.left, row.lost_now, row.lost_before, size)
        page.text(after + 3, base, data.tongue.amount(data.ruleset, unit, row.left), Face.BOLD, 8.6)
    _loss(page, x + NOW, base, row.lost_now)
    _loss(page, x + ALL, base, row.lost_now + row.lost_before, colour=palette.INK)
    unit_reaches(page, x, base, data, row, command, Reaches(REACH, CHARGE, FIRE, REACH_ROOM, arcs=True))
    with tags.content():
        if near is not None and not row.out:
            size = marks.fitting(near.handle, Face.FIGURES, (8.4, 7.6, 6.8, 6.0), GAP_AT - NEAREST - 20)
            page.text(x + NEAREST, base, near.handle, Face.FIGURES, size, palette.ENEMY_LINE)
            page.text(x + GAP_AT, base, data.tongue.figure(near.gap), Face.FIGURES, 8.6, align=Align.RIGHT)
            hand = data.tongue.labels.command.hands[near.hand]
            page.text(x + GAP_AT + 3, base, hand, Face.SMALL_ITALIC, 7.2, palette.SECONDARY)
    with tags.content():
        status = data.tongue.labels.command.statuses.get(row.status)
        if status and not row.out:
            page.text(x + LIVE, base, status, Face.SMALL_ITALIC, 8, palette.SEAL, Align.RIGHT)


@dataclass(frozen=True, slots=True)
class Reaches:
    """Where the columns of a table end that tell how far a unit may go, charge and fire; ``room`` is for the first.

    With ``arcs`` it is told how far to either side a unit fires.
    """

    go: float
    charge: float
    fire: float
    room: float
    arcs: bool = False


def unit_reaches(
    page: Document, x: float, base: float, data: TurnReportData, row: UnitRow, command: Command, columns: Reaches
) -> None:
    """How far a unit may go, charge and fire; nothing for who is gone.

    Before how far it may go stands where it meets somebody straight ahead. In bold what reaches an enemy: a charge the
    nearest one, fire one within its arc.
    """
    if row.out:
        for _ in range(3):
            page.tags.empty()
        return
    figure, labels = data.tongue.figure, data.tongue.labels.command
    near, ahead = command.nearest.get(row.unit.id), command.ahead.get(row.unit.id)
    shown = figure(row.reach) if row.reach else "–"
    if ahead is not None and ahead.who:
        shown = labels.room.format(room=figure(ahead.room), reach=shown)
    size = marks.fitting(shown, Face.FIGURES, (8.6, 8.0, 7.2, 6.4, 5.6), columns.room)
    page.text(x + columns.go, base, shown, Face.FIGURES, size, align=Align.RIGHT)
    charge = data.ruleset.charge_reach(data.after, row.unit)
    face = Face.BOLD if near is not None and 0 < near.gap <= charge else Face.FIGURES
    page.text(x + columns.charge, base, figure(charge) if charge else "–", face, 8.6, align=Align.RIGHT)
    fire = data.ruleset.fire_range(data.after, row.unit)
    with page.tags.content():
        right = x + columns.fire
        if fire and columns.arcs:
            arc = labels.arc.format(arc=figure(data.ruleset.fire_arc(data.after, row.unit)))
            page.text(right, base, arc, Face.FIGURES, 6.4, palette.SECONDARY, Align.RIGHT)
            right -= width(Face.FIGURES, arc, 6.4) + 1.5
        face = Face.BOLD if ahead is not None and ahead.bears else Face.FIGURES
        page.text(right, base, figure(fire) if fire else "–", face, 8.6, align=Align.RIGHT)


def _loss(
    page: Document, right: float, y: float, points: int, *, strong: bool = False, colour: str = palette.SEAL
) -> None:
    face = Face.BOLD if strong else Face.FIGURES
    shown, ink = (str(points), colour) if points else ("–", palette.HAIRLINE)
    page.text(right, y, shown, face, 8.8, ink, Align.RIGHT)


def _sum_row(page: Document, x: float, top: float, *, data: TurnReportData, brigades: Sequence[CommandRows]) -> None:
    labels = data.tongue.labels.command
    base = top - 12.5
    page.rule(x, top - 1, x + LIVE, 0.8)
    tags = page.tags
    tags.empty()
    page.text(x, base, labels.all, Face.SEMIBOLD, 9.8)
    tags.empty()
    left, full = sum(brigade.left for brigade in brigades), sum(brigade.full for brigade in brigades)
    with tags.content():
        after = page.text(x + STRENGTH, base, str(left), Face.BOLD, 9.8)
        whole = labels.of.format(whole=data.tongue.strength(data.ruleset, full))
        page.text(after + 3, base, whole, Face.SMALL, 8.6, palette.SECONDARY)
    for _ in (NOW, ALL, *LIVE_COLUMNS):
        tags.empty()
    edge = x + LIVE - 52 * MM
    with tags.content():
        for kind, words in (((1, 0, 0), labels.left), ((0, 1, 0), labels.lost_now), ((0, 0, 1), labels.lost_before)):
            edge = marks.strength_boxes(page, edge, base, *kind) + 2
            edge = page.text(edge, base, words, Face.SMALL, 8.2) + 7
