"""The order form: a block for each brigade of a seat, to be filled in on screen and mailed back, or by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from battles.engine.battle import Unit
from battles.reports.documents import marks
from battles.reports.documents.fields import Fields
from battles.reports.documents.flow import Drawn, Flow, height_of
from battles.reports.documents.form_data import GENERAL, FormBrigade, OrderForm, field_id
from battles.reports.documents.form_enemies import set_enemies
from battles.reports.documents.order_words import order_words
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, HALF, LIVE, MM
from battles.reports.documents.sections import set_sections
from battles.reports.documents.typeset import fitted
from battles.reports.facts.ordered import GENERAL as GENERALS_ORDER
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette

LINE = 19.5
#: Room for the line of priorities, and for the lines at the end of the form, in points.
RANKS, CLOSING = 26.0, 78.0
#: The head over the commands of one division, and how far from its left edge a unit's line begins.
UNDER, UNIT = 14.0, 36 * MM
BOX = 9.0


def order_form(form: OrderForm) -> bytes:
    """The fillable form as a PDF."""
    labels = form.labels
    title = labels.title.format(battle=form.title, turn=form.turn, name=form.seat.name)
    page = Document(form.paper, title=title, subject=labels.subject, running=title, tongue=form.tongue)
    fields = Fields(page.canvas, page.tags)
    head = Head(labels.head.format(turn=form.turn), form.span, labels.due, form.deadline)
    y = page.begin_following(head, foot=labels.foot)
    y = _top(page, form, y, fields)
    flow = Flow(page, y, lambda: page.begin_following(head, foot=labels.foot, bookmark=""))
    set_form(flow, form, fields)
    set_enemies(flow, form)
    fields.finish()
    words = order_words(form.ruleset, form.tongue.labels.words)
    back = Head(form.tongue.labels.words.title, form.ruleset.title)
    foot = form.tongue.labels.words.foot
    flow.chapter(back, foot=foot, need=WORDS)
    set_sections(flow, words)
    return page.finish()


#: Room for the first words of orders on the page of the lines to fill in.
WORDS = 70 * MM


def _top(page: Document, form: OrderForm, y: float, fields: Fields) -> float:
    """Who orders, with the key that ties the form to his seat."""
    y -= 12
    end = page.text(page.left, y, form.labels.addressee, Face.TEXT, 10)
    end = page.text(end, y, form.seat.name, Face.SEMIBOLD, 10)
    if form.seat.command:
        page.text(end, y, form.labels.command.format(command=form.seat.command), Face.TEXT, 10)
    if form.seat.key:
        end = page.right - width(Face.FIGURES, form.seat.key, 10)
        page.text(end, y, form.seat.key, Face.FIGURES, 10)
        page.text(end - 4, y, form.labels.key, Face.TEXT_ITALIC, 9, palette.SECONDARY, Align.RIGHT)
    fields.note("key", form.seat.key)
    fields.note("turn", str(form.turn))
    return y - 8


def set_form(flow: Flow, form: OrderForm, fields: Fields | None) -> None:
    """The blocks of the form. Without ``fields`` the lines are for a pen."""
    labels = form.labels
    if form.ruleset.vocabulary.ranked:
        flow.blocks([Drawn(RANKS, lambda page, x, top: _priority(page, x, top, form, fields))])
    _set_blocks(flow, list(_blocks(form, fields)))
    if form.generals:
        flow.blocks([_generals(form, fields)])
    flow.need(CLOSING)
    if form.ruleset.vocabulary.groups:
        flow.blocks([Drawn(22, _wide_line("group:1", labels.group, labels.group_tip, fields))])
    for name, label, tip in (
        ("standing", labels.standing, labels.standing_tip),
        ("message", labels.message, labels.message_tip),
        ("more", labels.more, labels.more_tip),
    ):
        flow.blocks([Drawn(22, _wide_line(name, label, tip, fields))])


def form_height(form: OrderForm) -> float:
    """How much room the blocks of the form take on one page."""
    ranks = RANKS if form.ruleset.vocabulary.ranked else 0.0
    generals = _generals(form, None).height if form.generals else 0.0
    groups = 22.0 if form.ruleset.vocabulary.groups else 0.0
    blocks = list(_blocks(form, None))
    cut = _balanced(blocks)
    return ranks + max(height_of(blocks[:cut]), height_of(blocks[cut:])) + generals + groups + CLOSING


def _set_blocks(flow: Flow, blocks: list[Drawn]) -> None:
    """Blocks in two columns, read down the first and on in the second, page by page; the last page's are balanced."""
    while blocks:
        room = flow.room()
        cut = _balanced(blocks)
        if max(height_of(blocks[:cut]), height_of(blocks[cut:])) > room:
            cut = max(1, _fitting(blocks, room))
        end = cut + max(1 if cut < len(blocks) else 0, _fitting(blocks[cut:], room))
        flow.columns((flow.page.left, blocks[:cut]), (flow.page.left + HALF + GAP, blocks[cut:end]))
        blocks = blocks[end:]
        if blocks:
            flow.turn()


def _balanced(blocks: Sequence[Drawn]) -> int:
    """Where to cut so that both parts are about as high."""
    return min(range(len(blocks) + 1), key=lambda cut: (abs(height_of(blocks[:cut]) - height_of(blocks[cut:])), -cut))


def _fitting(blocks: Sequence[Drawn], room: float) -> int:
    """How many fit under one another."""
    return sum(height_of(blocks[: count + 1]) <= room for count in range(len(blocks)))


def _blocks(form: OrderForm, fields: Fields | None) -> Iterator[Drawn]:
    if len(form.brigades) == 1:
        yield from _halves(form.brigades[0], form, fields)
        return
    several = len({brigade.under for brigade in form.brigades}) > 1
    for under, brigades in groupby(form.brigades, key=lambda brigade: brigade.under):
        for place, brigade in enumerate(brigades):
            yield _block(brigade, form, fields, under if several and not place else "")


def _halves(brigade: FormBrigade, form: OrderForm, fields: Fields | None) -> Iterator[Drawn]:
    """The only command of a form over both columns: its intent with its first units, and the others beside them."""
    high = _block(replace(brigade, units=()), form, None).height
    room = (high + len(brigade.units) * LINE) / 2
    count = min(len(brigade.units), max(1, round((room - high) / LINE) + 1))

    def draw(page: Document, x: float, top: float) -> None:
        base = top - 12
        page.rule(x, base - 3.6, x + HALF, 0.5, palette.OWN_LINE)
        _units(page, x, base, brigade, brigade.units[count:], form, fields)

    yield _block(brigade, form, fields, first=count)
    yield Drawn(20 + (len(brigade.units) - count + 1) * LINE + 10, draw)


def _priority(page: Document, x: float, top: float, form: OrderForm, fields: Fields | None) -> None:
    base = top - 16
    page.text(x, base, form.labels.priority, Face.SEMIBOLD, 9)
    places = min(4, max(1, len(form.brigades)))
    start = x + 52
    breadth = (LIVE - 52) / 4
    for place in range(places):
        left = start + place * breadth
        page.text(left, base, str(place + 1), Face.FIGURES, 9, palette.SECONDARY)
        tip = form.labels.place_tip.format(place=place + 1)
        _line(page, left + 10, base, breadth - 18, f"priority:{place + 1}", tip, fields)


def _line(page: Document, x: float, base: float, breadth: float, name: str, tip: str, fields: Fields | None) -> None:
    page.rule(x, base - 3, x + breadth, 0.5, palette.SECONDARY)
    if fields is not None:
        fields.text(name, x, base - 3.5, breadth, 14, tip=tip)


def _generals(form: OrderForm, fields: Fields | None) -> Drawn:
    """A line for each general, two to a row."""
    labels = form.labels
    rows = (len(form.generals) + 1) // 2

    def draw(page: Document, x: float, top: float) -> None:
        page.text(x, top - 12, labels.generals, Face.SEMIBOLD, 9)
        for number, general in enumerate(form.generals):
            row, column = divmod(number, 2)
            left, base = x + column * (HALF + GAP), top - 12 - (row + 1) * LINE
            page.text(left, base, fitted(general.name, Face.TEXT, 8.8, 30 * MM), Face.TEXT, 8.8)
            name, tip = f"{GENERAL}:{field_id(general.id)}", labels.general_of.format(name=general.name)
            _line(page, left + 31 * MM, base, HALF - 31 * MM, name, tip, fields)
            _last(
                page, left + 31 * MM, base, HALF - 31 * MM, form.ordered.get(f"{GENERALS_ORDER}{general.id}", ""), form
            )

    return Drawn(18 + rows * LINE + 6, draw)


def _wide_line(name: str, label: str, tip: str, fields: Fields | None) -> Callable[[Document, float, float], None]:
    def draw(page: Document, x: float, top: float) -> None:
        base = top - 15
        page.text(x, base, label, Face.SEMIBOLD, 9)
        _line(page, x + 24 * MM, base, LIVE - 24 * MM, name, tip, fields)

    return draw


def _block(
    brigade: FormBrigade, form: OrderForm, fields: Fields | None, under: str = "", *, first: int | None = None
) -> Drawn:
    """A brigade: its intent, and a line for each unit and for its standing orders; over it what it stands ``under``.

    With ``first`` it ends with so many units, as the others stand elsewhere.
    """
    rows = 2 if len(form.postures) > 4 else 1
    count = len(brigade.units) + 1 if first is None else first
    height = 20 + rows * 13 + (count + 1) * LINE + 10 + (UNDER if under else 0)

    def draw(page: Document, x: float, top: float) -> None:
        if under:
            page.small_caps(x, top - 12, under, 8.6)
        base = top - 12 - (UNDER if under else 0)
        name = f"{brigade.block} {brigade.name}"
        page.text(x, base, fitted(name, Face.SEMIBOLD, 9.8, HALF), Face.SEMIBOLD, 9.8, palette.OWN_LINE)
        page.rule(x, base - 3.6, x + HALF, 0.5, palette.OWN_LINE)
        base = _intent(page, x, base - 16, brigade, form, fields)
        if first is None:
            _units(page, x, base, brigade, brigade.units, form, fields)
        else:
            _unit_lines(page, x, base, brigade, brigade.units[:first], form, fields)

    return Drawn(height, draw)


def _units(
    page: Document,
    x: float,
    base: float,
    brigade: FormBrigade,
    units: Sequence[Unit],
    form: OrderForm,
    fields: Fields | None,
) -> None:
    """A line for each unit, and the one for standing orders."""
    base = _unit_lines(page, x, base, brigade, units, form, fields) - LINE
    page.text(x, base, form.labels.brigade_standing, Face.TEXT_ITALIC, 8.6, palette.SECONDARY)
    tip = form.labels.standing_of.format(name=brigade.name)
    _line(page, x + 24 * MM, base, HALF - 24 * MM, f"{brigade.key}:standing", tip, fields)


def _unit_lines(
    page: Document,
    x: float,
    base: float,
    brigade: FormBrigade,
    units: Sequence[Unit],
    form: OrderForm,
    fields: Fields | None,
) -> float:
    """A line for each unit; returns the baseline of the last."""
    for unit in units:
        base -= LINE
        _unit_line(page, x, base, brigade, unit, form, fields)
    return base


def _intent(
    page: Document, x: float, base: float, brigade: FormBrigade, form: OrderForm, fields: Fields | None
) -> float:
    """Boxes for the posture and a line for its objective; returns the baseline of the last row."""
    labels, words = form.labels, form.postures
    page.text(x, base, labels.intent, Face.SEMIBOLD, 8.6)
    start, step = x + 15 * MM, 19 * MM
    boxes = []
    for index, word in enumerate(words):
        row, column = divmod(index, 4)
        left, y = start + column * step, base - row * 13
        page.box(left, y - 0.8, BOX, BOX, stroke=palette.SECONDARY, weight=0.5)
        page.text(left + BOX + 2.5, y, word.lower(), Face.SMALL, 8.2)
        boxes.append((word, left, y - 0.8))
    if fields is not None:
        fields.choice(f"{brigade.key}:intent", boxes, BOX, tip=labels.intent_of.format(name=brigade.name))
    base -= ((len(words) - 1) // 4) * 13 + LINE
    page.text(x, base, labels.where, Face.TEXT_ITALIC, 8.6, palette.SECONDARY)
    key = f"{brigade.key}:where"
    _line(page, x + 24 * MM, base, HALF - 24 * MM, key, labels.objective_of.format(name=brigade.name), fields)
    _last(page, x + 24 * MM, base, HALF - 24 * MM, form.ordered.get(brigade.id, "").removeprefix("INTENT "), form)
    return base


def _unit_line(
    page: Document, x: float, base: float, brigade: FormBrigade, unit: Unit, form: OrderForm, fields: Fields | None
) -> None:
    """A unit by its id, with its name where there is room for it, and the line for its orders."""
    size = marks.fitting(unit.id, Face.FIGURES, (8.8, 7.8, 6.8), UNIT - 2)
    after = page.text(x, base, fitted(unit.id, Face.FIGURES, size, UNIT - 2), Face.FIGURES, size) + 4
    if unit.label != unit.id:
        name = fitted(unit.label, Face.SMALL, 7.4, max(0.0, x + UNIT - 2 - after))
        page.text(after, base, name, Face.SMALL, 7.4, palette.SECONDARY)
    key = f"{brigade.key}:unit:{field_id(unit.id)}"
    tip = form.labels.orders_of.format(name=unit.label)
    _line(page, x + UNIT, base, HALF - UNIT, key, tip, fields)
    _last(page, x + UNIT, base, HALF - UNIT, form.ordered.get(unit.id, ""), form)


def _last(page: Document, x: float, base: float, breadth: float, words: str, form: OrderForm) -> None:
    """What was ordered last, small and grey under the line."""
    if words:
        told = form.labels.last.format(words=words)
        page.text(x, base - 9, fitted(told, Face.SMALL, 6.2, breadth), Face.SMALL, 6.2, palette.SECONDARY)
