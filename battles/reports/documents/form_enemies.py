"""The enemies on an order form, down three columns: what orders call each, what it looks like, where it stands."""

from __future__ import annotations

from functools import partial

from battles.reports.documents import marks
from battles.reports.documents.flow import Drawn, Flow, Space
from battles.reports.documents.form_data import FormEnemy, OrderForm
from battles.reports.documents.page import Align, Document
from battles.reports.documents.paper import GAP, LIVE
from battles.reports.documents.typeset import fitted
from battles.reports.fonts import Face
from battles.reports.scene import palette

COLUMNS = 3
BREADTH = (LIVE - (COLUMNS - 1) * GAP) / COLUMNS
#: The height of a row, of the section's head, and the white above that and under the list, in points.
ROW, HEAD, OVER, UNDER = 11.5, 19.0, 12.0, 10.0
#: Handles and squares in one size, what stands there in the largest of some that fits; the room for a square.
SIZE, SIZES, SQUARE = 8.4, (8.4, 7.8, 7.2, 6.6), 26.0
#: So many rows stand under the head, or the list begins on the next page.
LEAST_ROWS = 3


def set_enemies(flow: Flow, form: OrderForm) -> None:
    """List the enemies; nothing where there are none."""
    if not form.enemies:
        return
    rows = [Drawn(ROW, partial(_row, enemy=enemy)) for enemy in form.enemies]
    flow.need(OVER + HEAD + ROW * min(LEAST_ROWS, -(-len(rows) // COLUMNS)))
    page, labels = flow.page, form.labels
    note = "" if all(enemy.seen for enemy in form.enemies) else labels.enemies_note
    flow.down_to(page.section(page.left, flow.y - OVER, LIVE, labels.enemies, note) - 2)
    xs = [page.left + column * (BREADTH + GAP) for column in range(COLUMNS)]
    flow.newspaper(xs, [[row] for row in rows], Space(0))
    flow.down_to(flow.y - UNDER)


def _row(page: Document, x: float, top: float, *, enemy: FormEnemy) -> None:
    base = top - 0.76 * ROW
    colour = palette.INK if enemy.seen else palette.SECONDARY
    start = page.text(x, base, enemy.handle, Face.FIGURES, SIZE, colour) + 5
    room = x + BREADTH - SQUARE - start
    size = marks.fitting(enemy.name, Face.SMALL, SIZES, room)
    page.text(start, base, fitted(enemy.name, Face.SMALL, size, room), Face.SMALL, size, colour)
    page.text(x + BREADTH, base, enemy.square, Face.FIGURES, SIZE, colour, Align.RIGHT)
    page.rule(x, top - ROW + 0.3, x + BREADTH, 0.35, palette.HAIRLINE)
