"""The generals of a command: who leads, where he stands, how far he commands, who was lost."""

from __future__ import annotations

from functools import partial

from battles.reports.documents import marks
from battles.reports.documents.command_told import Command
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Drawn, Flow, height_of, lines
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import GAP, HALF, LIVE, MM
from battles.reports.documents.typeset import Style, fitted
from battles.reports.facts.generals import General
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues.rich import sentences

#: So many rows of a table stand under its head.
LEAST_ROWS = 3
#: Generals and what follows them stand on one page if they are no higher than this.
TOGETHER = 110 * MM
#: What the head of a section takes.
SECTION = 14.0
#: A line under a general's, with who stands just outside his reach.
BEYOND = 9.6
#: The line under them that says who was lost.
LOST = Style(8.6, 10.4, palette.SEAL)


def set_generals(flow: Flow, data: TurnReportData, command: Command, closing: float) -> None:
    """Who leads, where he stands and how far he commands, in two columns; under them whom the turn cost.

    Where they are short they stand with what closes the report, which is a few lines that shall not stand alone.
    """
    labels, rows = data.tongue.labels.command, command.generals
    lost = lines(sentences(data.tongue.lost_general(data.turn, one) for one in command.fallen), LIVE, LOST)
    if not rows:
        flow.blocks(lost)
        return
    half, high = -(-len(rows) // 2), flow.page.setting.general
    flow.y -= 1 * MM
    whole = SECTION + max(sum(high + BEYOND * bool(row.beyond) for row in part) for part in (rows[:half], rows[half:]))
    whole += height_of(lost)
    flow.need(whole + closing if whole + closing <= TOGETHER else min(whole, SECTION + LEAST_ROWS * (high + BEYOND)))
    note = labels.generals_note.format(unit=data.ruleset.unit_of_length)
    flow.y = flow.page.section(flow.page.left, flow.y, LIVE, labels.generals, note)
    blocks = [
        [Drawn(high + (BEYOND if row.beyond else 0), partial(_general_row, data=data, row=row)) for row in part]
        for part in (rows[:half], rows[half:])
    ]
    flow.columns((flow.page.left, blocks[0]), (flow.page.left + HALF + GAP, blocks[1]))
    flow.blocks(lost)


def _general_row(page: Document, x: float, top: float, *, data: TurnReportData, row: General) -> None:
    """A general in a paragraph of his own, his name first for who hears it."""
    with page.tags.content():
        _general(page, x, top - page.setting.general + 1.8, data, row)
    page.rule(x, top - page.setting.general - (BEYOND if row.beyond else 0) + 0.4, x + HALF, 0.25, palette.HAIRLINE)


def _general(page: Document, x: float, base: float, data: TurnReportData, row: General) -> None:
    lexicon = data.ruleset.lexicon(data.tongue.language)
    rating = lexicon.ratings.get(row.commander.rating, row.commander.rating)
    room = HALF - 54 - width(Face.SMALL_ITALIC, rating, 8.4)
    name = row.commander.name or row.formation.label
    command = "" if name == row.formation.label else row.formation.label
    size = marks.fitting(name, Face.SEMIBOLD, (8.9, 8.2, 7.4), room)
    after = page.text(x, base, fitted(name, Face.SEMIBOLD, size, room), Face.SEMIBOLD, size) + 5
    page.text(after, base, fitted(command, Face.SMALL, 8.6, max(0.0, x + room - after)), Face.SMALL, 8.6)
    page.text(x + HALF - 50, base, rating, Face.SMALL_ITALIC, 8.4, palette.SECONDARY, Align.RIGHT)
    page.text(x + HALF - 26, base, row.square, Face.FIGURES, 8.6, align=Align.RIGHT)
    radius = data.tongue.figure(row.radius) if row.radius else "–"
    page.text(x + HALF, base, radius, Face.FIGURES, 8.6, align=Align.RIGHT)
    if row.beyond:
        out = ", ".join(f"{unit.id} {data.tongue.figure(max(0.1, over))}" for unit, over in row.beyond)
        words = fitted(data.tongue.labels.command.beyond.format(units=out), Face.SMALL_ITALIC, 8, HALF - 8)
        page.text(x + 8, base - BEYOND, words, Face.SMALL_ITALIC, 8, palette.SEAL)
