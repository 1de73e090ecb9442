"""The last pages: the command unit by unit, its generals, what closes the report, orders, the dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from battles.reports.documents import marks
from battles.reports.documents.closing import three_columns
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Drawn, Flow, Space, Together, height_of, lines, whole_if_short
from battles.reports.documents.order_form import form_generals, form_height, form_of, set_form
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, HALF, LIVE, MM, THIRD
from battles.reports.documents.setting import Setting
from battles.reports.documents.typeset import Line, Style, fitted, set_lines
from battles.reports.facts.enemy import Nearest, nearest_enemies
from battles.reports.facts.generals import General, generals
from battles.reports.facts.rows import CommandRows, UnitRow
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.values import Tone
from battles.reports.tongues import BrigadeStory
from battles.reports.tongues.labels import CommandLabels
from battles.reports.tongues.rich import Rich, bold, rich

#: Columns of the table, from the left edge.
HANDLE, NAME, SQUARE, STRENGTH, NOW, ALL = 9 * MM, 27 * MM, 70 * MM, 75 * MM, 103 * MM, 112 * MM
REACH, CHARGE, FIRE, NEAREST, GAP_AT = 124 * MM, 136 * MM, 146 * MM, 150 * MM, 174 * MM
#: How far under a command's line of type its rule stands.
UNDER = 3.2
#: The table begins on a page that has so much room for it.
CHAPTER_ROOM = 16 * MM
#: By this the rows of the table know that they are one.
TABLE = "command"
#: Those that tell of the living alone: reach, charge, fire, and the nearest enemy.
LIVE_COLUMNS = (REACH, CHARGE, FIRE, NEAREST)
#: So many rows of a table stand under its head.
LEAST_ROWS = 3
#: Generals and what follows them stand on one page if they are no higher than this.
TOGETHER = 110 * MM
#: Where the line of type of a row stands, as a part of its height.
LINE = 0.79
#: What the head of a section takes.
SECTION = 14.0
#: Room for the roots of the dice.
DICE = 27.0
#: The height of lines too few for a page of their own.
LAST_LINES = 46.0
#: Room for the title over the form for a pen.
HEAD_OF_FORM = 12 * MM
#: A line under a general's, with who stands just outside his reach.
BEYOND = 9.6


@dataclass(frozen=True, slots=True)
class Command:
    """What a report tells of the command, made once however often its pages are tried.

    ``written`` is what stands under each of its brigades, ``nearest`` the enemy before each unit.
    """

    brigades: Sequence[CommandRows]
    written: Sequence[Sequence[Rich]]
    nearest: Mapping[str, Nearest]
    generals: Sequence[General]


def command_of(data: TurnReportData, brigades: Sequence[CommandRows], stories: Sequence[BrigadeStory]) -> Command:
    """The command of a seat, with what its staff wrote in the stories of its brigades."""
    told = {story.brigade: story for story in stories}
    return Command(
        brigades,
        [_under(data, brigade, told.get(brigade.command.id)) for brigade in brigades],
        nearest_enemies(data.turn, data.knowledge, [unit for brigade in brigades for unit in brigade.units]),
        generals(data.turn, {general.id for general in form_generals(data.turn, data.seat)}),
    )


def command_pages(flow: Flow, data: TurnReportData, command: Command) -> None:
    """Set the command and what hangs on it."""
    setting = flow.page.setting
    hour = data.hours.hour(data.after.turn)
    labels = data.tongue.labels.command
    head = Head(labels.title, labels.about.format(hour=hour), data.tongue.labels.page.orders_by, data.deadline)
    flow.chapter(head, foot=labels.foot, need=CHAPTER_ROOM)
    flow.blocks([Drawn(15, partial(_table_head, labels=labels, unit=data.ruleset.unit_of_length))])
    for brigade, words in zip(command.brigades, command.written, strict=True):
        name, note = data.tongue.command(data.turn, brigade.command), data.tongue.command_note(data.turn, brigade)
        aside = _aside(words, note, setting.writ)
        first = Drawn(
            setting.command_row,
            partial(
                _in_table,
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
                partial(_in_table, _unit_row, data=data, row=row, near=command.nearest.get(row.unit.id)),
            )
            for row in brigade.rows
            if not _gone_before(row)
        ]
        flow.blocks([Together((first, *rows[:2])), *rows[2:]])
        if words and not aside:
            flow.blocks([*lines(_run_on(words), LIVE, setting.writ), Space(1)])
    flow.blocks([Drawn(15.5, partial(_sum_row, data=data, brigades=command.brigades))])
    columns = three_columns(data, setting.closing)
    highest = max(height_of(column) for column in columns)
    closing = highest + DICE + 2 * MM
    _generals(flow, data, command.generals, closing)
    flow.y -= 1 * MM
    # Neither the dice, two lines, nor a column's last lines shall stand alone on a page.
    flow.need(closing if highest <= flow.room() + LAST_LINES else whole_if_short(closing))
    flow.columns(*((flow.page.left + place * (THIRD + GAP), column) for place, column in enumerate(columns)))
    _dice(flow, data)
    _orders(flow, data)


def _under(data: TurnReportData, brigade: CommandRows, story: BrigadeStory | None) -> list[Rich]:
    """What is written under a command: who is gone, what the reader ordered, what the staff wrote."""
    writ = story.writ if story is not None else ()
    if all(map(_gone_before, brigade.rows)):
        return [_gone(data, brigade)]
    return [words for words in (_gone(data, brigade), _given(data, brigade, led=bool(writ)), *writ) if words]


def _run_on(texts: Sequence[Rich]) -> Rich:
    """Texts as one paragraph."""
    first, *others = texts
    return rich(first, *(rich(" ", text) for text in others))


def _aside(words: Sequence[Rich], note: str, style: Style) -> Line | None:
    """What is written under a command as one line, if there is room for it in the command's own row."""
    if len(words) != 1:
        return None
    room = LIVE - ALL - 8 - width(Face.TEXT_ITALIC, note, 8.8) - 8
    found = set_lines(words[0], room, style)
    return found[0] if len(found) == 1 else None


def _gone_before(row: UnitRow) -> bool:
    """Whether a unit had left the table before this turn: it has no row, as no order can be given to it."""
    return bool(row.out) and not row.lost_now


def _gone(data: TurnReportData, brigade: CommandRows) -> Rich:
    """The units that were gone before this turn, by how they went: ``Destroyed before: 1/2L, 3/2L.``"""
    ways: dict[str, list[str]] = {}
    for row in filter(_gone_before, brigade.rows):
        ways.setdefault(data.tongue.unit_marks(data.turn, row), []).append(row.unit.id)
    labels = data.tongue.labels.command
    told = [
        part
        for fate, units in ways.items()
        for part in (bold(labels.gone_before.format(fate=fate.capitalize())), f" {', '.join(units)}. ")
    ]
    return rich(*told) if told else ()


def _given(data: TurnReportData, brigade: CommandRows, *, led: bool) -> Rich:
    """The reader's own orders for a command and its units, those of one text together.

    The intent of a command that its staff ``led`` stands with what the staff wrote.
    """
    alike: dict[str, list[str]] = {}
    for row in brigade.rows:
        if row.unit.id in data.ordered:
            alike.setdefault(data.ordered[row.unit.id], []).append(row.unit.id)
    told = [f"{', '.join(units)}: {words}" for words, units in alike.items()]
    whole = "" if led else data.ordered.get(brigade.command.id, "")
    words = "; ".join([whole, *told] if whole else told)
    return rich(bold(data.tongue.labels.command.ordered), f" {words}.") if words else ()


def _in_table(draw: Callable[..., None], page: Document, x: float, top: float, **told: object) -> None:
    """Draw a row of the table of the command; each of its texts is a cell."""
    with page.tags.element("Table", key=TABLE), page.tags.element("TR", "TD"):
        draw(page, x, top, **told)


def _table_head(page: Document, x: float, top: float, *, labels: CommandLabels, unit: str) -> None:
    base = top - 10
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


def _unit_row(
    page: Document, x: float, top: float, *, data: TurnReportData, row: UnitRow, near: Nearest | None
) -> None:
    """A unit: who and where, what it has and lost, how far it may go, charge and fire, whom it has before it."""
    base, unit = top - LINE * page.setting.row, row.unit
    if row.left:
        marks.unit_sign(page, x + 11, base + 3, unit, data.ruleset.signs, Tone.OWN, most=12)
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
    _reaches(page, x, base, data, row, near)
    with tags.content():
        if near is not None and not row.out:
            size = marks.fitting(near.handle, Face.FIGURES, (8.4, 7.6, 6.8, 6.0), GAP_AT - NEAREST - 20)
            page.text(x + NEAREST, base, near.handle, Face.FIGURES, size, palette.ENEMY_LINE)
            page.text(x + GAP_AT, base, data.tongue.figure(near.gap), Face.FIGURES, 8.6, align=Align.RIGHT)
    with tags.content():
        status = data.tongue.labels.command.statuses.get(row.status)
        if status and not row.out:
            page.text(x + LIVE, base, status, Face.SMALL_ITALIC, 8, palette.SEAL, Align.RIGHT)


def _reaches(page: Document, x: float, base: float, data: TurnReportData, row: UnitRow, near: Nearest | None) -> None:
    """How far a unit may go, charge and fire, in bold when the nearest enemy is within; nothing for who is gone."""
    if row.out:
        for _ in (REACH, CHARGE, FIRE):
            page.tags.empty()
        return
    charge = data.ruleset.charge_reach(data.after, row.unit)
    fire = data.ruleset.fire_range(data.after, row.unit)
    for right, far in ((REACH, row.reach), (CHARGE, charge), (FIRE, fire)):
        shown = data.tongue.figure(far) if far else "–"
        within = near is not None and right != REACH and 0 < near.gap <= far
        face = Face.BOLD if within else Face.FIGURES
        page.text(x + right, base, shown, face, 8.6, align=Align.RIGHT)


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


def _generals(flow: Flow, data: TurnReportData, rows: Sequence[General], closing: float) -> None:
    """Who leads, where he stands and how far he commands, in two columns.

    Where they are short they stand with what closes the report, which is a few lines that shall not stand alone.
    """
    labels = data.tongue.labels.command
    if not rows:
        return
    half, high = -(-len(rows) // 2), flow.page.setting.general
    flow.y -= 1 * MM
    whole = SECTION + max(sum(high + BEYOND * bool(row.beyond) for row in part) for part in (rows[:half], rows[half:]))
    flow.need(whole + closing if whole + closing <= TOGETHER else min(whole, SECTION + LEAST_ROWS * (high + BEYOND)))
    note = labels.generals_note.format(unit=data.ruleset.unit_of_length)
    flow.y = flow.page.section(flow.page.left, flow.y, LIVE, labels.generals, note)
    blocks = [
        [Drawn(high + (BEYOND if row.beyond else 0), partial(_general_row, data=data, row=row)) for row in part]
        for part in (rows[:half], rows[half:])
    ]
    flow.columns((flow.page.left, blocks[0]), (flow.page.left + HALF + GAP, blocks[1]))


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


def _orders(flow: Flow, data: TurnReportData) -> None:
    """The order form for a pen, where the page has room for the whole of it: the form to fill in comes by itself."""
    form = form_of(data)
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
