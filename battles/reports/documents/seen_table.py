"""What was seen of the enemy, a row each, with how sure it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from battles.engine.battle import Unit
from battles.engine.handles import short_handle
from battles.engine.keeping import Same
from battles.engine.knowledge import public_id
from battles.reports.documents import marks
from battles.reports.documents.flow import Block, Drawn, Flow, Space, Together, lines
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import GAP, HALF, LIVE, MM
from battles.reports.documents.typeset import Style, fitted
from battles.reports.facts import Turn
from battles.reports.facts.enemy import Seen
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.scene.values import Certainty, Tone
from battles.reports.tongues import Tongue
from battles.reports.tongues.rich import Span, rich

#: So many rows of the table stand under its head, and so many at the head of a page on which it goes on.
LEAST_ROWS = 3
COLUMNS = 2
#: So many enemies of unknown strength stand side by side.
SIGNS = 7
#: Where the line of type of a row stands, as a part of its height.
LINE = 0.755


def enemy_table(flow: Flow, tongue: Tongue, turn: Turn, rows: Sequence[Seen]) -> None:
    """Set the table, its rows in two columns."""
    labels, page = tongue.labels.story, flow.page
    deep = -(-len(rows) // COLUMNS)
    # A table of which either part would have too few rows is not divided.
    flow.need(10 * MM + page.setting.seen * (deep if deep < 2 * LEAST_ROWS else LEAST_ROWS))
    flow.y -= 3 * MM
    _head(flow, tongue, turn)
    if not rows:
        flow.blocks(lines(labels.nobody_seen, LIVE, Style(10, 16)))
        return
    barely = [row for row in rows if _barely(row)] if page.setting.terse else []
    judged = [row for row in rows if row not in barely]
    if judged:
        _table(flow, _rows(tongue, turn, judged, page.setting.seen), partial(_head, flow, tongue, turn))
    if barely:
        flow.blocks(_signs(tongue, turn, barely, page.setting.seen))


def _head(flow: Flow, tongue: Tongue, turn: Turn) -> None:
    """The head of the table, on every page on which it stands."""
    labels, page = tongue.labels.story, flow.page
    note = labels.seen_note.format(strength=tongue.strength(turn.ruleset))
    flow.y = page.section(page.left, flow.y, LIVE, labels.seen, note)


def _table(flow: Flow, blocks: Sequence[Block], head: Callable[[], None]) -> None:
    """Rows down two columns, page by page; no page begins with fewer than it should of those that are left."""
    while len(blocks) > (here := int(flow.room() // flow.page.setting.seen) * COLUMNS):
        first = max(0, min(here, len(blocks) - LEAST_ROWS * COLUMNS))
        _set(flow, blocks[:first])
        blocks = blocks[first:]
        flow.turn()
        head()
    _set(flow, blocks)


def _barely(row: Seen) -> bool:
    """Whether of an enemy in sight nothing is known but what he looks like and where he is."""
    return row.contact.seen and not row.contact.fate and row.contact.strength is None and bool(row.alias)


def _signs(tongue: Tongue, turn: Turn, rows: Sequence[Seen], high: float) -> list[Block]:
    """Enemies of whom no strength is known as signs with handle and square, those of a kind together."""
    alike = sorted(rows, key=lambda row: (row.contact.arm, row.contact.formation, -row.contact.at[1]))
    title = lines(rich(Span(tongue.labels.story.unjudged, italic=True)), LIVE, Style(8.8, high + 3, palette.SECONDARY))
    parts = [alike[start : start + SIGNS] for start in range(0, len(alike), SIGNS)]
    first, *others = (
        Drawn(
            high,
            partial(_signs_row, tongue=tongue, turn=turn, rows=part, high=high),
            key=("seen", tongue.language, Same(turn.after), tuple(Same(row.contact) for row in part), high),
        )
        for part in parts
    )
    return [Together((*title, first)), *others]


def _signs_row(
    page: Document, x: float, top: float, *, tongue: Tongue, turn: Turn, rows: Sequence[Seen], high: float
) -> None:
    base, step = top - LINE * high, LIVE / SIGNS
    for place, row in enumerate(rows):
        start, contact = x + place * step, row.contact
        unit = Unit(id="", of="", arm=contact.arm, formation=contact.formation)
        marks.unit_sign(page, start + 8, base + 3, unit, turn.ruleset.signs, Tone.ENEMY, most=13, row=high)
        handle, name = short_handle(row.alias) or row.alias, tongue.seen_name(turn, row)
        after = page.text(start + 19, base, handle, Face.FIGURES, 8.6, read=f"{handle} {name},")
        page.text(max(after + 4, start + 41), base, row.square, Face.FIGURES, 8.6, palette.SECONDARY)
    page.rule(x, top - high + 0.3, x + LIVE, 0.35, palette.HAIRLINE)


def _set(flow: Flow, blocks: Sequence[Block]) -> None:
    left = flow.page.left
    flow.newspaper([left, left + HALF + GAP], [[block] for block in blocks], Space(0))


def _rows(tongue: Tongue, turn: Turn, rows: Sequence[Seen], high: float) -> list[Block]:
    known = (tongue.language, Same(turn.after))
    return [
        Drawn(
            high,
            partial(_seen_row, tongue=tongue, turn=turn, row=row, high=high),
            key=("seen", *known, Same(row.contact), high),
        )
        for row in rows
    ]


def _handle(row: Seen) -> str:
    """What orders call an enemy: his number, or the word of the battle's file for one who is known by name, where that
    is not his name. Nobody orders anything against those who are gone."""
    if row.alias:
        return short_handle(row.alias) or row.alias
    identifier = public_id(row.contact)
    return "" if row.contact.fate or identifier == row.contact.name else identifier


def _seen_row(page: Document, x: float, top: float, *, tongue: Tongue, turn: Turn, row: Seen, high: float) -> None:
    base = top - LINE * high
    contact = row.contact
    unit = Unit(id="", of="", arm=contact.arm, formation=contact.formation)
    certainty = Certainty.DESTROYED if contact.fate else Certainty.SEEN if contact.seen else Certainty.LAST_SEEN
    marks.unit_sign(page, x + 10, base + 3, unit, turn.ruleset.signs, Tone.ENEMY, certainty, most=13, row=high)
    marks.sure_dots(page, x + HALF, base + 3, row.sure)
    page.text(x + HALF - 24, base, tongue.estimate(contact), Face.FIGURES, 8.6, align=Align.RIGHT)
    page.text(x + HALF - 84, base, row.square, Face.FIGURES, 8.6)
    room = HALF - 88 - 24
    start = x + 24
    handle = _handle(row)
    if handle:
        start = page.text(start, base, handle, Face.FIGURES, 8.6, palette.ENEMY_LINE) + 4
    words = fitted(tongue.seen_name(turn, row), Face.SMALL, 8.8, room - (start - x - 24))
    page.text(start, base, words, Face.SMALL, 8.8)
    page.rule(x, top - high + 0.3, x + HALF, 0.35, palette.HAIRLINE)
