"""What closes the report of a command, side by side: what is expected, messages, and the standing plan."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Block, Drawn, Space, Together, height_of, lines
from battles.reports.documents.page import Document
from battles.reports.documents.paper import THIRD
from battles.reports.documents.typeset import Style
from battles.reports.facts.rows import expected
from battles.reports.tongues.rich import Rich, Span, bold, rich


def three_columns(data: TurnReportData, style: Style) -> list[list[Block]]:
    """What is expected, messages, and the standing plan, side by side.

    Where a list of the expected is longer than the others are together, they share a column and it takes two.
    """
    labels = data.tongue.labels.command
    expected, messages, standing = (
        _headed(labels.expected, _expected(data, style)),
        _headed(labels.messages, _messages(data, style)),
        _headed(labels.standing, _standing(data, style)),
    )
    others = [*messages, Space(style.leading / 2), *standing]
    if height_of(expected) <= height_of(others):
        return [expected, messages, standing]
    head, *texts = expected
    left = height_of(expected) / 2 - head.height / 2
    cut = next(place for place in range(len(texts) + 1) if height_of(texts[:place]) >= left)
    while cut < len(texts) and isinstance(texts[cut], Space):
        cut += 1
    # The second part begins where the first does, under the title.
    return [[head, *texts[:cut]], [Space(HEAD), *texts[cut:]], others]


#: The height of a column's title.
HEAD = 19.0


def _headed(title: str, texts: Sequence[Block]) -> list[Block]:
    """A column with its title, which stays with its first text."""
    return [Together((Drawn(HEAD, partial(_column_head, title=title)), *texts[:1])), *texts[1:]]


def _column_head(page: Document, x: float, top: float, *, title: str) -> None:
    page.section(x, top, THIRD, title)


def _set(texts: Sequence[Rich], nothing: str, style: Style) -> list[Block]:
    blocks: list[Block] = []
    for text in texts or [rich(Span(nothing, italic=True))]:
        # None below the last: it would ask for room that nothing needs.
        blocks.extend([Space(2.5)] if blocks else [])
        blocks.extend(lines(text, THIRD, style))
    return blocks


def _expected(data: TurnReportData, style: Style) -> list[Block]:
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
    return _set(texts, labels.nobody_expected, style)


def _messages(data: TurnReportData, style: Style) -> list[Block]:
    texts = []
    for letter in data.messages:
        sender = f"{letter.sender}, {letter.when}." if letter.when else f"{letter.sender}."
        texts.append(rich(bold(sender), " ", Span(letter.text, italic=True)))
    return _set(texts, data.tongue.labels.command.no_messages, style)


def _standing(data: TurnReportData, style: Style) -> list[Block]:
    texts = [rich(line) for line in data.standing]
    labels, shoots = data.tongue.labels.command, data.turn.ruleset.vocabulary.shoots_at_will
    return _set(texts, labels.no_standing_shoot if shoots else labels.no_standing, style)
