"""The umpire's report of a turn: the whole field with everything, both sides' stories, orders, and the full log.

Never for players: it is made from the true battle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.knowledge import Certainty, Knowledge
from battles.engine.log import Log
from battles.engine.orders import Intent
from battles.engine.protocol import Ruleset
from battles.reports.documents import marks
from battles.reports.documents.page import (
    Align,
    Block,
    Document,
    Drawn,
    Flow,
    Head,
    SetLine,
    Space,
    Together,
    height_of,
    lines,
    whole_if_short,
)
from battles.reports.documents.paper import A4, GAP, HALF, LIVE, MM, Paper
from battles.reports.documents.telling import set_stories
from battles.reports.documents.typeset import Style, fitted, set_lines
from battles.reports.facts import Account, Clock, Turn, account
from battles.reports.facts.rows import command_rows
from battles.reports.fonts import Face
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.tongues import ENGLISH, Hours, Tongue
from battles.reports.tongues.rich import Span, bold, rich

PANEL = 38 * MM
#: From this breadth on the panel shows both armies side by side.
TWO_ABREAST = 90 * MM
ROW = Style(8.2, 9.8)
ORDER = Style(8.8, 10.8)


@dataclass(frozen=True, slots=True)
class UmpireReportData:
    """A turn as it truly was. ``knowledge`` by side, ``orders`` the sheets as given, ``needs`` what waits for him.

    ``intents`` tells by side what led each unit that had no line of its own.
    """

    ruleset: Ruleset
    before: Battle
    after: Battle
    events: tuple[Event, ...]
    clock: Clock
    knowledge: Mapping[str, Knowledge] = field(default_factory=lambda: MappingProxyType({}))
    orders: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    needs: tuple[str, ...] = ()
    seed: str = ""
    commitment: str = ""
    paper: Paper = A4
    intents: Mapping[str, Mapping[str, Intent]] = field(default_factory=lambda: MappingProxyType({}))

    tongue: Tongue = ENGLISH

    @property
    def hours(self) -> Hours:
        """Game time in the umpire's language."""
        return self.tongue.hours(self.clock)

    def telling(self, side: str) -> Account:
        """The turn from one side's place, with everything told."""
        intents = self.intents.get(side, {})
        return account(Turn(self.ruleset, side, self.before, self.after, self.events, self.clock, intents))

    @property
    def unseen(self) -> frozenset[str]:
        """Units on the table that the other side does not see now."""
        seen = {
            contact.subject
            for knowledge in self.knowledge.values()
            for contact in knowledge.contacts
            if contact.seen and not contact.fate
        }
        return frozenset(unit.id for unit in self.after.units if unit.in_play and unit.id not in seen)


def umpire_report(data: UmpireReportData) -> bytes:
    """The report as a PDF."""
    title = f"{data.after.title}, turn {data.before.turn}: the umpire's report"
    page = Document(data.paper, title=title, subject=f"Umpire's report, {data.ruleset.title}", running=title)
    _sheet(page, data)
    for side in data.before.sides:
        _story(page, data, side.id, side.label)
    _orders(page, data)
    _log(page, data)
    return page.finish()


def _sheet(page: Document, data: UmpireReportData) -> None:
    """The map of everything on a page lying on its side, with both armies in figures beside it."""
    paper = data.paper.turned()
    page.begin("The umpire's sheet", foot="Complete: not for players", paper=paper)
    top = paper.height - 12 * MM
    day = data.hours.day(data.before.turn)
    hour = data.hours.hour(data.after.turn)
    words = ", ".join(part for part in (data.after.title, day, f"turn {data.before.turn} resolved: {hour}") if part)
    page.text(page.left, top, words, Face.TEXT_ITALIC, 10.5)
    page.text(page.right, top, "Complete; not for players", Face.SEMIBOLD, 10, palette.SEAL, Align.RIGHT)
    unseen = data.unseen if data.knowledge else ()
    scene = build_scene(
        data.ruleset,
        data.after,
        side="",
        before=data.before,
        events=data.events,
        radii=True,
        unseen=unseen,
        title="Everything",
        clock=data.hours.hour,
    )
    room = page.right - page.left - PANEL - GAP
    picture = engrave(scene, paper_sheet(scene, room, top - 3 * MM - page.bottom))
    draw_picture(page.canvas, picture, page.left, top - 3 * MM - picture.height)
    _panel(page, data, page.left + picture.width + GAP, top - 3 * MM)


def _panel(page: Document, data: UmpireReportData, x: float, top: float) -> None:
    """Both sides' brigades in points, what needs the umpire, and the turn in figures."""
    breadth = page.right - x
    title = "The umpire's sheet"
    page.text(x, top - 15, title, Face.ENGLISH, marks.fitting(title, Face.ENGLISH, (19, 16, 14, 12, 10), breadth))
    y = top - 22
    abreast = breadth >= TWO_ABREAST and len(data.after.sides) == 2
    column = (breadth - GAP) / 2 if abreast else breadth
    ends = []
    for index, side in enumerate(data.after.sides):
        ends.append(_army(page, data, side.id, x + index * (column + GAP) if abreast else x, y, column, index))
        y = y if abreast else ends[-1]
    y = min(ends, default=y)
    y = page.section(x, y - 8, breadth, "Needs you")
    for number, need in enumerate(data.needs or ("Nothing.",), start=1):
        text = f"{number} {need}" if data.needs else need
        for line in set_lines(text, breadth, ROW):
            if y < page.bottom + 12 * MM:
                break
            y -= ROW.leading
            page.line(x, y, line)
    y = page.section(x, y - 8, breadth, "This turn")
    for label, value in (("events", str(len(data.events))), ("(brackets)", "not seen by the enemy")):
        y -= 10
        page.text(x, y, label, Face.SMALL, 8.2)
        page.text(x + breadth, y, value, Face.SMALL, 8.2, align=Align.RIGHT)


def _army(page: Document, data: UmpireReportData, side: str, x: float, y: float, breadth: float, index: int) -> float:
    """A side's brigades in points; returns the y under them."""
    rows = command_rows(data.telling(side))
    colour = palette.OWN_LINE if index == 0 else palette.ENEMY_LINE
    y -= 14
    left, full = sum(row.left for row in rows), sum(row.full for row in rows)
    page.small_caps(x, y, data.after.side_by_id[side].label, 9.4, colour=colour)
    page.text(x + breadth, y, f"{left} of {full}", Face.BOLD, 9.4, colour, Align.RIGHT)
    page.rule(x, y - 3, x + breadth, 0.5, colour)
    y -= 3
    for row in rows:
        if y < page.bottom + 30 * MM:
            break
        y -= 9.6
        name = data.tongue.command(data.telling(side).turn, row.command).replace(" Brigade", "")
        page.text(x, y, fitted(name, Face.SMALL, 8.2, breadth - 34), Face.SMALL, 8.2)
        page.text(x + breadth - 16, y, str(row.left), Face.BOLD, 8.2, align=Align.RIGHT)
        if row.lost_now:
            page.text(x + breadth, y, f"−{row.lost_now}", Face.FIGURES, 8.2, palette.SEAL, Align.RIGHT)
    return y


def _story(page: Document, data: UmpireReportData, side: str, label: str) -> None:
    """One side's turn, brigade by brigade, with everything."""
    head = Head(f"The {label} turn", "everything, command by command", "", "not for players")
    foot = f"Letters and numbers beside the dice are the rules applied: look them up in {data.ruleset.title}"

    def following() -> float:
        return page.begin_following(head, foot=foot, bookmark="")

    flow = Flow(page, page.begin_following(head, foot=foot), following)
    set_stories(flow, data.tongue.stories(data.telling(side)), "Not engaged", "neither marched nor fought")
    knowledge = data.knowledge.get(side)
    if knowledge is not None:
        _known(flow, data, knowledge)


def _known(flow: Flow, data: UmpireReportData, knowledge: Knowledge) -> None:
    """What the side knows of the enemy, with the truth beside it."""
    blocks: list[Block] = []
    for contact in knowledge.contacts:
        if contact.commander:
            continue
        truth = data.before.unit_by_id[contact.subject].label
        known = {Certainty.NAMED: "by name", Certainty.KIND: "its kind", Certainty.ARM: "its arm"}[contact.certainty]
        state = contact.fate or ("seen now" if contact.seen else f"last seen {data.hours.hour(contact.moment)}")
        words = rich(bold(truth), f" as {contact.alias}: known {known}, {state}")
        blocks.extend(lines(words, HALF, ROW))
    half = -(-len(blocks) // 2)
    flow.need(whole_if_short(8 * MM + height_of(blocks[:half])))
    page = flow.page
    flow.y = page.section(page.left, flow.y - 3 * MM, LIVE, "What this side knows", "how sure, and when last seen") - 3
    flow.columns((page.left, blocks[:half]), (page.left + HALF + GAP, blocks[half:]))


def _orders(page: Document, data: UmpireReportData) -> None:
    """The orders as given, side by side."""
    if not data.orders:
        return
    head = Head("The orders as given", f"turn {data.before.turn}", "", "not for players")
    flow = Flow(page, page.begin_following(head), lambda: page.begin_following(head, bookmark=""))
    set_orders(flow, data.orders, {side.id: side.label for side in data.before.sides})


def set_orders(flow: Flow, orders: Mapping[str, str], labels: Mapping[str, str]) -> None:
    """Order sheets in two columns, line by line, as they were written."""
    columns = []
    for side, text in orders.items():
        blocks: list[Block] = [Together((Drawn(20, partial(_orders_head, title=labels.get(side, side))),))]
        for line in text.splitlines() or ["(none)"]:
            indent = 9.0 if line[:1].isspace() else 0.0
            broken = set_lines(line.strip(), HALF - indent, ORDER)
            blocks.extend(SetLine(one, ORDER, indent) for one in broken)
        columns.append(blocks)
    for start in range(0, len(columns), 2):
        pair = columns[start : start + 2]
        flow.columns(*((flow.page.left + place * (HALF + GAP), blocks) for place, blocks in enumerate(pair)))


def _orders_head(page: Document, x: float, top: float, *, title: str) -> None:
    page.section(x, top, HALF, title)


def _log(page: Document, data: UmpireReportData) -> None:
    """Every event with its rule, dice and wording."""
    head = Head("The log", f"turn {data.before.turn}, event by event", "", "not for players")
    flow = Flow(page, page.begin_following(head), lambda: page.begin_following(head, bookmark=""))
    set_log(flow, data.ruleset.log(data.before, data.tongue.language), data.events)
    if data.seed:
        flow.blocks([Space(6), *lines(f"Seed of turn {data.before.turn}: {data.seed}", LIVE, ROW)])
    if data.commitment:
        flow.blocks(lines(f"Hash of the next seed: {data.commitment}", LIVE, ROW))


def set_log(flow: Flow, log: Log, events: Sequence[Event]) -> None:
    """Events in two columns, the rule in front of the words, the dice behind them."""
    blocks: list[Block] = []
    for event in events:
        dice = ""
        if event.roll is not None:
            need = f", {event.roll.need}+ needed" if event.roll.need is not None else ""
            dice = f" [{' '.join(str(value) for value in event.roll.dice)}{need}]"
        words = rich(
            Span(f"{event.n} ", italic=True),
            bold(f"{event.clause} ") if event.clause else "",
            event.text or log.text(event),
            dice,
        )
        blocks.extend(lines(words, HALF, ROW))
        blocks.append(Space(1.5))
    while blocks:
        left, right = _two(blocks, flow)
        flow.columns((flow.page.left, left), (flow.page.left + HALF + GAP, right))
        blocks = blocks[len(left) + len(right) :]
        if blocks:
            flow.turn()


def _two(blocks: Sequence[Block], flow: Flow) -> tuple[list[Block], list[Block]]:
    """As many blocks as fit in two columns of what is left of the page."""
    columns: tuple[list[Block], list[Block]] = ([], [])
    place = 0
    for column in columns:
        room = flow.room()
        while place < len(blocks) and blocks[place].height <= room:
            room -= blocks[place].height
            column.append(blocks[place])
            place += 1
        if not column and place < len(blocks):
            column.append(blocks[place])
            place += 1
    return columns
