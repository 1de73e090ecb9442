"""The umpire's report of a turn: the whole field with everything, both sides' stories, orders, and the full log.

Never for players: it is made from the true battle.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.dice import RULED
from battles.engine.events import Event
from battles.engine.handles import short_handle
from battles.engine.knowledge import Certainty, Knowledge
from battles.engine.log import Log
from battles.engine.orders import Intent
from battles.engine.protocol import Ruleset
from battles.reports.documents.flow import (
    Block,
    Drawn,
    Flow,
    SetLine,
    Space,
    Together,
    height_of,
    lines,
    whole_if_short,
)
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, GAP, HALF, LIVE, MM, Paper
from battles.reports.documents.spoken import forces, spoken
from battles.reports.documents.telling import set_stories
from battles.reports.documents.trial import settled
from battles.reports.documents.typeset import Style, capitals, fitted, remark, set_lines
from battles.reports.facts import Account, Clock, Turn, account
from battles.reports.facts.chronicle import Chronicle, PlayedTurn
from battles.reports.facts.rows import command_rows
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene
from battles.reports.scene.edges import holding
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.livery import livery_of
from battles.reports.scene.values import Detail, Scene
from battles.reports.tongues import ENGLISH, BrigadeStory, Hours, Tongue
from battles.reports.tongues.rich import Span, bold, plain, rich

PANEL = 38 * MM
#: The least height of the panel under a map, and a row of it.
UNDER, ARMY_ROW = 42 * MM, 9.4
HEAD_AND_FOOT = 34 * MM
#: From this breadth on the panel shows both armies side by side.
TWO_ABREAST = 80 * MM
ROW = Style(8.2, 9.8)
ORDER = Style(8.8, 10.8)


@dataclass(frozen=True, slots=True)
class UmpireReportData:
    """A turn as it truly was. ``knowledge`` by side, ``orders`` the sheets as given, ``needs`` what waits for him.

    ``intents`` tells by side what led each unit that had no line of its own, ``started`` what every unit had at the
    start of the battle, so that the umpire's figures are those of the players.
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
    started: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))

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
    labels = data.tongue.labels.umpire
    title = labels.title.format(battle=data.after.title, turn=data.before.turn)
    subject = labels.subject.format(rules=data.ruleset.title)
    livery = livery_of(data.after)
    page = Document(data.paper, title=title, subject=subject, running=title, tongue=data.tongue, livery=livery)
    stories = {side.id: data.tongue.stories(data.telling(side.id)) for side in data.before.sides}

    def compose(page: Document) -> None:
        _sheet(page, data)
        flow: Flow | None = None
        for side in data.before.sides:
            flow = _story(page, flow, data, side.id, stories[side.id])
        flow = _orders(page, flow, data)
        _log(page, flow, data)

    return settled(page, compose)


#: Room under the title of a chapter that begins on the page of the one before.
CHAPTER_ROOM = 40 * MM


def _chapter(page: Document, flow: Flow | None, head: Head, foot: str = "") -> Flow:
    """Begin a chapter after the one before, or on a page of its own if there is none."""
    if flow is None:
        top = page.begin_following(head, foot=foot)
        return Flow(page, top, lambda: page.begin_following(head, foot=foot, bookmark=""))
    flow.chapter(head, foot=foot, need=CHAPTER_ROOM)
    return flow


def _sheet(page: Document, data: UmpireReportData) -> None:
    """The map of everything, over the page's height or its width, whichever shows the troops larger; what needs the
    umpire and both armies in figures beside or under it."""
    if page.trial:
        page.begin("")
        page.mark(page.bottom)
        return
    labels = data.tongue.labels.umpire
    scene = scene_of_everything(data)
    left, bottom, right, top = scene.window
    upright, lying = data.paper, data.paper.turned()
    tall = min(LIVE / (right - left), (upright.height - HEAD_AND_FOOT - UNDER) / (top - bottom))
    beside = lying.width - 2 * lying.left - PANEL - GAP
    wide = min(beside / (right - left), (lying.height - HEAD_AND_FOOT) / (top - bottom))
    paper = upright if tall > wide else lying
    page.begin(labels.sheet, foot=labels.sheet_foot, paper=paper)
    y = paper.height - 12 * MM
    day = data.hours.day(data.before.turn)
    hour = data.hours.hour(data.after.turn)
    resolved = labels.resolved.format(turn=data.before.turn, hour=hour)
    words = ", ".join(part for part in (data.after.title, day, resolved) if part)
    note = width(Face.SEMIBOLD, labels.sheet_note, 10)
    words = remark(words, Face.TEXT_ITALIC, 10.5, page.right - page.left - note - 10)
    with page.tags.content("H1"):
        page.text(page.left, y, words, Face.TEXT_ITALIC, 10.5)
    page.text(page.right, y, labels.sheet_note, Face.SEMIBOLD, 10, palette.SEAL, Align.RIGHT)
    y -= 3 * MM
    room = LIVE if paper is upright else beside
    high = y - page.bottom - (UNDER if paper is upright else 0)
    picture = engrave(scene, paper_sheet(scene, room, high, detail=Detail.SECTOR))
    told = _in_words(data)
    if paper is upright:
        with page.tags.content("Figure", alt=told):
            draw_picture(page.canvas, picture, page.left + (room - picture.width) / 2, y - picture.height)
        _panel(page, data, page.left, y - picture.height - 2 * MM, page.right - page.left)
    else:
        with page.tags.content("Figure", alt=told):
            draw_picture(page.canvas, picture, page.left, y - picture.height)
        x = page.left + picture.width + GAP
        _panel(page, data, x, y, page.right - x)


def _in_words(data: UmpireReportData) -> str:
    """The map for whoever hears it: who is on the field, and what was done, whoever did it."""
    turn = PlayedTurn(data.before, data.events, data.after)
    story = plain(data.tongue.turn_story(Chronicle(data.ruleset, (turn,), data.clock), turn))
    labels = data.tongue.labels
    return spoken(labels.umpire.map, forces(data.ruleset, data.after, data.tongue), story or labels.battle.no_blows)


def scene_of_everything(data: UmpireReportData) -> Scene:
    """The part of the table that the troops of all sides take, with everything; it cuts no sign."""
    margin = data.ruleset.lengths.margin / 2
    places = [unit.at for unit in data.after.units if unit.in_play and unit.at is not None]
    places += [
        formation.commander.at
        for formation in data.after.formations
        if formation.commander is not None and formation.commander.at is not None
    ]
    table = data.after.table
    xs, ys = [x for x, _ in places] or [0.0, table.width], [y for _, y in places] or [0.0, table.height]
    window = (
        max(0.0, math.floor(min(xs) - margin)),
        max(0.0, math.floor(min(ys) - margin)),
        min(table.width, math.ceil(max(xs) + margin)),
        min(table.height, math.ceil(max(ys) + margin)),
    )
    scene = build_scene(
        data.ruleset,
        data.after,
        side="",
        before=data.before,
        events=data.events,
        radii=True,
        unseen=data.unseen if data.knowledge else (),
        sights=data.knowledge,
        window=window,
        title=data.tongue.labels.umpire.map,
        clock=data.hours.hour,
        words=data.tongue.labels.map,
    )
    return replace(scene, window=holding(scene, scene.window, (scene.width, scene.height)))


def _panel(page: Document, data: UmpireReportData, x: float, top: float, breadth: float) -> None:
    """What needs the umpire, both sides' brigades in points, and what the map's lines and brackets say."""
    labels = data.tongue.labels.umpire
    y = page.section(x, top, breadth, labels.needs)
    for number, need in enumerate(data.needs or (labels.no_needs,), start=1):
        text = f"{number} {need}" if data.needs else need
        for line in set_lines(text, breadth, ROW):
            if y < page.bottom + 30 * MM:
                break
            y -= ROW.leading
            page.line(x, y, line)
    y -= 4
    note = remark(labels.brackets_note, Face.TEXT_ITALIC, 8.2, breadth)
    page.text(x, y - 8, note, Face.TEXT_ITALIC, 8.2, palette.SECONDARY)
    y -= 10
    abreast = breadth >= TWO_ABREAST and len(data.after.sides) == 2
    column = (breadth - GAP) / 2 if abreast else breadth
    for index, side in enumerate(data.after.sides):
        under = _army(page, data, side.id, x + index * (column + GAP) if abreast else x, y, column, index)
        y = y if abreast else under


def _army(page: Document, data: UmpireReportData, side: str, x: float, y: float, breadth: float, index: int) -> float:
    """A side's brigades in points; returns the y under them."""
    rows = command_rows(data.telling(side), started=data.started)
    colour = palette.OWN_LINE if index == 0 else palette.ENEMY_LINE
    y -= 14
    left, full = sum(row.left for row in rows), sum(row.full for row in rows)
    share = data.tongue.labels.umpire.share.format(part=left, whole=full)
    page.text(x + breadth, y, share, Face.BOLD, 9.4, colour, Align.RIGHT)
    room = breadth - width(Face.BOLD, share, 9.4) - 8
    page.small_caps(x, y, capitals(data.after.side_by_id[side].label, 9.4, room), 9.4, colour=colour)
    page.rule(x, y - 3, x + breadth, 0.5, colour)
    y -= 3
    columns = 2 if breadth >= TWO_ABREAST - GAP else 1
    measure = (breadth - (columns - 1) * GAP) / columns
    high = int((y - page.bottom) // ARMY_ROW)
    for place, row in enumerate(rows[: columns * high]):
        across, down = divmod(place, max(1, -(-min(len(rows), columns * high) // columns)))
        start, base = x + across * (measure + GAP), y - (down + 1) * ARMY_ROW
        name = data.tongue.command(data.telling(side).turn, row.command).replace(
            data.tongue.labels.page.command_noun, ""
        )
        page.text(start, base, fitted(name, Face.SMALL, 8.2, measure - 34), Face.SMALL, 8.2)
        page.text(start + measure - 16, base, str(row.left), Face.BOLD, 8.2, align=Align.RIGHT)
        if row.lost_now:
            page.text(start + measure, base, f"−{row.lost_now}", Face.FIGURES, 8.2, palette.SEAL, Align.RIGHT)
    return y - ARMY_ROW * -(-min(len(rows), columns * high) // columns)


def _story(
    page: Document, flow: Flow | None, data: UmpireReportData, side: str, stories: Sequence[BrigadeStory]
) -> Flow:
    """One side's turn, brigade by brigade, with everything."""
    label = data.before.side_by_id[side].label
    labels, told = data.tongue.labels.umpire, data.tongue.labels.story
    head = Head(labels.story.format(side=label), labels.story_note, "", labels.not_for_players)
    flow = _chapter(page, flow, head, told.foot.format(rules=data.ruleset.title))
    set_stories(flow, stories, told, writ=True)
    knowledge = data.knowledge.get(side)
    if knowledge is not None:
        _known(flow, data, knowledge)
    return flow


def _known(flow: Flow, data: UmpireReportData, knowledge: Knowledge) -> None:
    """What the side knows of the enemy, with the truth beside it."""
    labels = data.tongue.labels.umpire
    ways = {Certainty.NAMED: labels.by_name, Certainty.KIND: labels.by_kind, Certainty.ARM: labels.by_arm}
    blocks: list[Block] = []
    for contact in knowledge.contacts:
        if contact.commander:
            continue
        truth = data.before.unit_by_id[contact.subject].label
        last_seen = labels.last_seen.format(hour=data.hours.hour(contact.moment))
        fate = data.ruleset.lexicon(data.tongue.language).fates.get(contact.fate, contact.fate)
        state = fate or (labels.seen_now if contact.seen else last_seen)
        alias = short_handle(contact.alias) or contact.alias
        known = labels.known.format(alias=alias, how=ways[contact.certainty], state=state)
        words = rich(bold(truth), known)
        blocks.extend(lines(words, HALF, ROW))
    half = -(-len(blocks) // 2)
    flow.need(whole_if_short(8 * MM + height_of(blocks[:half])))
    page = flow.page
    flow.y = page.section(page.left, flow.y - 3 * MM, LIVE, labels.knowledge, labels.knowledge_note) - 3
    flow.columns((page.left, blocks[:half]), (page.left + HALF + GAP, blocks[half:]))


def _orders(page: Document, flow: Flow | None, data: UmpireReportData) -> Flow | None:
    """The orders as given, side by side."""
    if not data.orders:
        return flow
    labels = data.tongue.labels.umpire
    head = Head(labels.orders, labels.turn.format(turn=data.before.turn), "", labels.not_for_players)
    flow = _chapter(page, flow, head)
    set_orders(flow, data.tongue, data.orders, {side.id: side.label for side in data.before.sides})
    return flow


def set_orders(flow: Flow, tongue: Tongue, orders: Mapping[str, str], labels: Mapping[str, str]) -> None:
    """Order sheets in two columns, line by line, as they were written."""
    columns = []
    for side, text in orders.items():
        blocks: list[Block] = [Together((Drawn(20, partial(_orders_head, title=labels.get(side, side))),))]
        for line in text.splitlines() or [tongue.labels.umpire.no_orders]:
            indent = 9.0 if line[:1].isspace() else 0.0
            broken = set_lines(line.strip(), HALF - indent, ORDER)
            blocks.extend(SetLine(one, ORDER, indent) for one in broken)
        columns.append(blocks)
    for start in range(0, len(columns), 2):
        pair = columns[start : start + 2]
        flow.columns(*((flow.page.left + place * (HALF + GAP), blocks) for place, blocks in enumerate(pair)))


def _orders_head(page: Document, x: float, top: float, *, title: str) -> None:
    page.section(x, top, HALF, title)


def _log(page: Document, flow: Flow | None, data: UmpireReportData) -> None:
    """Every event with its rule, dice and wording."""
    labels, turn = data.tongue.labels.umpire, data.before.turn
    head = Head(labels.log, labels.log_note.format(turn=turn), "", labels.not_for_players)
    flow = _chapter(page, flow, head)
    set_log(flow, data.tongue, data.ruleset.log(data.before, data.tongue.language), data.events)
    if data.seed:
        flow.blocks([Space(6), *lines(labels.seed.format(turn=turn, seed=data.seed), LIVE, ROW)])
    if data.commitment:
        flow.blocks(lines(labels.seed_hash.format(hash=data.commitment), LIVE, ROW))


def set_log(flow: Flow, tongue: Tongue, log: Log, events: Sequence[Event]) -> None:
    """Events in two columns, the rule in front of the words, the dice behind them."""
    blocks: list[Block] = []
    for event in events:
        dice = ""
        if event.roll is not None:
            labels = tongue.labels.umpire
            need = labels.needed.format(need=event.roll.need) if event.roll.need is not None else ""
            ruled = labels.ruled if event.roll.mark == RULED else ""
            dice = f" [{' '.join(str(value) for value in event.roll.dice)}{need}{ruled}]"
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
