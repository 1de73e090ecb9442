"""The last pages: the command unit by unit, its generals, what closes the report, orders, the dice."""

from __future__ import annotations

from battles.reports.documents import marks
from battles.reports.documents.closing import three_columns
from battles.reports.documents.command_columns import HEADS, columns_of, set_columns
from battles.reports.documents.command_generals import set_generals
from battles.reports.documents.command_table import head_of, table_of
from battles.reports.documents.command_told import Command
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Flow, height_of, lines, whole_if_short
from battles.reports.documents.form_data import OrderForm
from battles.reports.documents.order_form import form_height, set_form
from battles.reports.documents.page import Align, Head
from battles.reports.documents.paper import GAP, LIVE, MM, THIRD
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.tongues.rich import rich

#: Room for the roots of the dice.
DICE = 27.0
#: The height of lines too few for a page of their own.
LAST_LINES = 46.0
#: Room for the title over the form for a pen.
HEAD_OF_FORM = 12 * MM


def command_pages(flow: Flow, data: TurnReportData, command: Command) -> None:
    """Set the command and what hangs on it."""
    setting = flow.page.setting
    hour = data.hours.hour(data.after.turn)
    labels = data.tongue.labels.command
    head = Head(labels.title, labels.about.format(hour=hour), data.tongue.labels.page.orders_by, data.deadline)
    if setting.paired:
        groups = columns_of(data, command, setting)
        flow.chapter(head, foot=labels.foot, need=HEADS + groups[0][0].height)
        set_columns(flow, data, groups)
    else:
        table = table_of(data, command, setting)
        flow.chapter(head, foot=labels.foot, need=table[0].height)
        flow.blocks(table, again=head_of(data, again=True))
    flow.blocks(lines(rich(labels.reaches), LIVE, setting.writ))
    columns = three_columns(data, setting.closing)
    highest = max(height_of(column) for column in columns)
    closing = highest + DICE + 2 * MM
    set_generals(flow, data, command, closing)
    flow.y -= 1 * MM
    # Neither the dice, two lines, nor a column's last lines shall stand alone on a page.
    flow.need(closing if highest <= flow.room() + LAST_LINES else whole_if_short(closing))
    flow.columns(*((flow.page.left + place * (THIRD + GAP), column) for place, column in enumerate(columns)))
    _dice(flow, data)
    _orders(flow, data, command.form)


def _orders(flow: Flow, data: TurnReportData, form: OrderForm) -> None:
    """The order form for a pen, where the page has room for the whole of it: the form to fill in comes by itself."""
    if not form.brigades or flow.room() < form_height(form) + HEAD_OF_FORM:
        return
    flow.y -= 2 * MM
    span = f", {form.span}" if form.span else ""
    labels = data.tongue.labels.command
    title = labels.orders.format(turn=form.turn, span=span)
    page = flow.page
    flow.y = page.section(page.left, flow.y, LIVE, title, labels.orders_note)
    if page.trial:
        page.mark(flow.y - form_height(form))
    else:
        set_form(flow, form, None)


def _dice(flow: Flow, data: TurnReportData) -> None:
    """The root that settled the turn's dice, and the one that settles the next turn's."""
    if not (data.root or data.commitment):
        return
    flow.need(DICE)
    page, labels = flow.page, data.tongue.labels.command
    y = flow.y - 1 * MM
    page.rule(page.left, y, page.right, 0.45, palette.HAIRLINE)
    for label, value in (
        (labels.root.format(turn=data.before.turn), data.root),
        (labels.next_root.format(turn=data.after.turn), data.commitment),
    ):
        if value:
            y -= 12
            page.text(page.left, y, label, Face.SMALL, 8.6, palette.SECONDARY)
            size = marks.fitting(value, Face.FIGURES, (8.6, 7.6, 6.8), LIVE - 68 * MM)
            page.text(page.right, y, grouped(value), Face.FIGURES, size, align=Align.RIGHT)
    flow.y = y - 4


def grouped(value: str) -> str:
    """A long number in groups of eight."""
    return " ".join(value[start : start + 8] for start in range(0, len(value), 8))
