"""What closes the report of a command, side by side: what is expected, messages, and the standing plan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Block, Drawn, Space, Together, lines
from battles.reports.documents.page import Document
from battles.reports.documents.paper import THIRD
from battles.reports.documents.typeset import Style
from battles.reports.facts.rows import expected
from battles.reports.tongues.rich import Rich, Span, bold, rich

SMALL_STYLE = Style(9.2, 11.4)


def three_columns(data: TurnReportData) -> list[list[Block]]:
    """What is expected, messages, and the standing plan, side by side."""
    labels = data.tongue.labels.command
    columns = (
        (labels.expected, _expected(data)),
        (labels.messages, _messages(data)),
        (labels.standing, _standing(data)),
    )
    return [
        [
            Together((Drawn(19, partial(_column_head, title=title)), *texts[:1])),
            *texts[1:],
        ]
        for title, texts in columns
    ]


def _column_head(page: Document, x: float, top: float, *, title: str) -> None:
    page.section(x, top, THIRD, title)


def _set(texts: Sequence[Rich], nothing: str) -> list[Block]:
    blocks: list[Block] = []
    for text in texts or [rich(Span(nothing, italic=True))]:
        # None below the last: it would ask for room that nothing needs.
        blocks.extend([Space(2.5)] if blocks else [])
        blocks.extend(lines(text, THIRD, SMALL_STYLE))
    return blocks


def _expected(data: TurnReportData) -> list[Block]:
    labels = data.tongue.labels.command
    texts = []
    for row in expected(data.turn, data.seat.formations):
        time = data.clock.at(row.turn)
        arrival = labels.expected_row.format(
            toll=data.tongue.toll(data.ruleset, row.strength),
            square=row.square,
            time=labels.at_about.format(hour=f"{time:%H:%M}") if time else "",
            turn=row.turn,
        )
        texts.append(rich(bold(data.tongue.command(data.turn, row.command)), arrival))
    return _set(texts, labels.nobody_expected)


def _messages(data: TurnReportData) -> list[Block]:
    texts = []
    for letter in data.messages:
        sender = f"{letter.sender}, {letter.when}." if letter.when else f"{letter.sender}."
        texts.append(rich(bold(sender), " ", Span(letter.text, italic=True)))
    return _set(texts, data.tongue.labels.command.no_messages)


def _standing(data: TurnReportData) -> list[Block]:
    texts = [rich(line) for line in data.standing]
    labels, shoots = data.tongue.labels.command, data.turn.ruleset.vocabulary.shoots_at_will
    return _set(texts, labels.no_standing_shoot if shoots else labels.no_standing)
