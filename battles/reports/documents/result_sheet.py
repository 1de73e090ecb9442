"""The result sheet of a battle that is played on a table: filled in with a pen or on a screen, and mailed back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from urllib.parse import quote

from battles.engine.dataclasses import dataclass
from battles.reports.documents.fields import Fields
from battles.reports.documents.flow import Block, Drawn, Flow, Together
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, LIVE, MM, Paper
from battles.reports.documents.trial import settled
from battles.reports.documents.typeset import fitted
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.tongues import ENGLISH, Tongue

#: The hidden field that says of which battle a sheet is.
BATTLE = "result"
#: Where the columns of losses begin, and how wide each is.
COLUMNS, BREADTH = 86 * MM, 19 * MM
ROW, BOX = 17.0, 8.0


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A unit, or a commander: its id, its name, and what it had (men, guns; a commander's rank) in words."""

    id: str
    name: str
    had: str = ""


@dataclass(frozen=True, slots=True)
class ResultWords:
    """The words of a sheet. ``losses`` and ``fates`` are pairs of the word that is read back and its heading."""

    head: str
    about: str
    how: str
    foot: str
    field: str
    outcome: str
    ended: str
    leaders: str
    losses: Sequence[tuple[str, str]]
    outcomes: Sequence[tuple[str, str]]
    fates: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class ResultSheet:
    """A battle whose result is asked for. ``sides``: id, name and units; ``until``: the hour at which it ends."""

    battle: str
    title: str
    until: str
    sides: Sequence[tuple[str, str, Sequence[ResultRow]]]
    leaders: Sequence[ResultRow]
    nobody: tuple[str, str]
    words: ResultWords


def result_sheet(data: ResultSheet, *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The sheet as a PDF with fields."""
    words = data.words
    page = Document(paper, title=data.title, subject=words.head, running=data.title, tongue=tongue)
    fields = Fields(page.canvas, page.tags)
    fields.note(BATTLE, data.battle)

    def compose(page: Document) -> None:
        def following(bookmark: str | None = "") -> float:
            return page.begin_following(Head(words.head, words.about), foot=words.foot, bookmark=bookmark)

        flow = Flow(page, following(None), following)
        boxes = [(id, name) for id, name, _rows in data.sides]
        flow.blocks(
            [
                Drawn(16, partial(_line, text=words.how)),
                Drawn(22, partial(_choice, fields=fields, name="field", said=words.field, boxes=[*boxes, data.nobody])),
                Drawn(22, partial(_choice, fields=fields, name="outcome", said=words.outcome, boxes=words.outcomes)),
                Drawn(24, partial(_ended, fields=fields, said=words.ended, until=data.until)),
            ]
        )
        for _id, name, rows in data.sides:
            heading = Drawn(30, partial(_heading, name=name, columns=words.losses))
            drawn: list[Block] = [
                Drawn(ROW, partial(_unit, fields=fields, row=row, columns=words.losses)) for row in rows
            ]
            flow.blocks([Together((heading, *drawn[:2])), *drawn[2:]])
        leaders = [_leader_row(fields, row, words.fates) for row in data.leaders]
        if leaders:
            flow.blocks(
                [Together((Drawn(30, partial(_heading, name=words.leaders, columns=())), *leaders[:1])), *leaders[1:]]
            )
        if not page.trial:
            fields.finish()

    return settled(page, compose)


def _leader_row(fields: Fields, row: ResultRow, fates: Sequence[tuple[str, str]]) -> Block:
    said = f"{row.name}, {row.had}" if row.had else row.name
    return Drawn(ROW, partial(_choice, fields=fields, name=f"leader:{_key(row.id)}", said=said, boxes=fates))


def _line(page: Document, x: float, top: float, *, text: str) -> None:
    page.text(x, top - 9, fitted(text, Face.TEXT_ITALIC, 9.4, LIVE), Face.TEXT_ITALIC, 9.4, palette.SECONDARY)


def _choice(
    page: Document, x: float, top: float, *, fields: Fields, name: str, said: str, boxes: Sequence[tuple[str, str]]
) -> None:
    base = top - 12
    page.text(x, base, fitted(said, Face.SMALL, 9, COLUMNS - 8), Face.SMALL, 9)
    step = (LIVE - COLUMNS) / max(3, len(boxes))
    places = []
    for number, (value, words) in enumerate(boxes):
        at = x + COLUMNS + number * step
        page.box(at, base - 1, BOX, BOX, stroke=palette.INK, weight=0.5)
        page.text(at + BOX + 4, base, fitted(words, Face.SMALL, 8.8, step - BOX - 6), Face.SMALL, 8.8)
        places.append((_key(value), at, base - 1))
    fields.choice(name, places, BOX, tip=said)


def _ended(page: Document, x: float, top: float, *, fields: Fields, said: str, until: str) -> None:
    base = top - 12
    page.text(x, base, said, Face.SMALL, 9)
    page.rule(x + COLUMNS, base - 2, x + COLUMNS + BREADTH, 0.35, palette.HAIRLINE)
    fields.text("ended", x + COLUMNS, base - 3, BREADTH, 12, value=until, tip=said)


def _heading(page: Document, x: float, top: float, *, name: str, columns: Sequence[tuple[str, str]]) -> None:
    base = top - 20
    page.text(x, base, fitted(name, Face.BOLD, 10.4, COLUMNS - 6), Face.BOLD, 10.4)
    for number, (_what, heading) in enumerate(columns):
        at = x + COLUMNS + (number + 1) * BREADTH - 3
        page.text(
            at, base, fitted(heading, Face.SMALL_ITALIC, 8.4, BREADTH - 2), Face.SMALL_ITALIC, 8.4, align=Align.RIGHT
        )
    page.rule(x, base - 4, x + LIVE, 0.8)


def _unit(
    page: Document, x: float, top: float, *, fields: Fields, row: ResultRow, columns: Sequence[tuple[str, str]]
) -> None:
    base = top - 12
    page.text(x, base, fitted(row.name, Face.SMALL, 9, COLUMNS - 30 * MM), Face.SMALL, 9)
    page.text(x + COLUMNS - 6, base, row.had, Face.FIGURES, 8.4, palette.SECONDARY, Align.RIGHT)
    for number, (what, heading) in enumerate(columns):
        at = x + COLUMNS + number * BREADTH
        fields.text(f"loss:{_key(row.id)}:{what}", at + 2, base - 3, BREADTH - 4, 13, tip=f"{row.name}: {heading}")
    page.rule(x, base - 4, x + LIVE, 0.3, palette.HAIRLINE)


def _key(id: str) -> str:
    """An id as a part of a field's name, in which a full stop would begin a field below it."""
    return quote(id, safe="").replace(".", "%2E")
