"""The third page and on: the turn brigade by brigade, the rest of the side, and what was seen of the enemy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

from battles.engine.dataclasses import dataclass
from battles.engine.keeping import Same, Shelf
from battles.reports.documents import marks
from battles.reports.documents.data import TurnReportData
from battles.reports.documents.flow import Block, Drawn, Flow, Space, Together, height_of, lines
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import GAP, HALF, LIVE, MM
from battles.reports.documents.seen_table import enemy_table
from battles.reports.documents.setting import Setting
from battles.reports.documents.typeset import NOTE, Line, Style, fitted, set_lines
from battles.reports.facts import Account, Turn
from battles.reports.facts.enemy import Seen, seen_of_the_enemy
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues import BrigadeStory, SideNote, Throw, Tongue
from battles.reports.tongues.labels import StoryLabels
from battles.reports.tongues.rich import Rich, Span, bold, rich

#: How far under the upper edge of its block a title stands, as a part of its size.
RISE = 1.07
#: Text under a title begins on a page that has so much room for it.
LEAST = 14 * MM
#: The same where nobody met the enemy, so that a title of its own stands over what follows.
LEAST_TITLED = 34 * MM
#: Titles of side notes.
TITLE = Style(8.8, 10.4)


@dataclass(frozen=True, slots=True)
class Told:
    """What a report tells of the turn: of the commands of its seat, of other commands of its side, of the enemy.

    ``marched`` gives what those of its commands that only marched did, in a line each, by id.
    """

    own: tuple[BrigadeStory, ...]
    others: tuple[BrigadeStory, ...]
    enemy: tuple[Seen, ...]
    marched: Callable[[], Mapping[str, Rich]]


def told_in(data: TurnReportData, telling: Account) -> Told:
    """The stories of a seat's report, made once however often its pages are tried."""
    own = data.tongue.stories(telling, data.seat.formations)
    mine = {story.brigade for story in own}
    others = [story for story in data.tongue.stories(telling) if story.paragraphs and story.brigade not in mine]
    marched = cache(lambda: data.tongue.marched(telling, data.seat.formations))
    return Told(own, tuple(others), tuple(seen_of_the_enemy(telling.turn, data.knowledge)), marched)


def story_pages(flow: Flow, data: TurnReportData, telling: Account, told: Told) -> None:
    """Set the story."""
    labels = data.tongue.labels.story
    head = Head(labels.title, labels.about, data.tongue.labels.page.orders_by, data.deadline)
    fought = [_story(story, flow.page.setting)[0].height for story in _fought(told.own)[:1]]
    need = max([LEAST, *fought]) if fought else LEAST_TITLED
    flow.chapter(head, foot=labels.foot.format(rules=data.ruleset.title), need=need)
    if flow.page.setting.paired:
        _in_two_columns(flow, data.tongue, telling.turn, told)
        return
    set_stories(flow, told.own, labels)
    if told.others:
        _divide(flow)
        _in_columns(flow, labels.rest, labels.rest_note, told.others)
    enemy_table(flow, data.tongue, telling.turn, told.enemy)


def set_stories(flow: Flow, stories: Sequence[BrigadeStory], labels: StoryLabels, *, writ: bool = False) -> None:
    """Stories of those who met the enemy with their side notes, each with a bookmark; then briefly who only moved, and
    who stood. With ``writ`` the orders that each staff wrote follow."""
    left = flow.page.left
    between = Drawn(flow.page.setting.between, _hairline)
    fought = [_story(story, flow.page.setting) for story in _fought(stories)]
    flow.newspaper([left, left + HALF + GAP], fought, between)
    if moved := _moved(stories):
        _divide(flow)
        _in_columns(flow, labels.moved, labels.moved_note, moved)
    if quiet := _quiet(stories):
        _divide(flow)
        _idle(flow, labels.quiet, labels.quiet_note, quiet)
    for story in stories if writ else ():
        for words in story.writ:
            flow.blocks([*lines(rich(bold(f"{story.title}. "), words), LIVE, NOTE), Space(2)])


def _fought(stories: Sequence[BrigadeStory]) -> list[BrigadeStory]:
    """Those who met the enemy, what mattered more first."""
    return sorted((story for story in stories if story.paragraphs and story.numbers), key=_weight)


def _moved(stories: Sequence[BrigadeStory]) -> list[BrigadeStory]:
    """Those who marched and met nobody."""
    return [story for story in stories if story.paragraphs and not story.numbers and not story.quiet]


def _quiet(stories: Sequence[BrigadeStory]) -> list[BrigadeStory]:
    """Those who stood."""
    return [story for story in stories if story.paragraphs and story.quiet]


def _weight(story: BrigadeStory) -> tuple[bool, float, int]:
    """Who tells of a meeting comes before who had a part in it, what mattered more first; then by number on the map."""
    return not story.notes, -story.weight, min(story.numbers)


def _idle(flow: Flow, title: str, note: str, quiet: Sequence[BrigadeStory]) -> None:
    """Who stood, in one paragraph by cause."""
    blocks = lines(_by_cause(quiet), LIVE, flow.page.setting.idle)
    _titled(flow, title, note, height_of(blocks))
    flow.blocks(blocks)


def _by_cause(quiet: Sequence[BrigadeStory]) -> Rich:
    """``No way past friends: Gauthier's Brigade.``"""
    causes: dict[str, list[str]] = {}
    for story in quiet:
        causes.setdefault(story.cause, []).append(story.title)
    parts: list[Span | str] = []
    for cause, names in causes.items():
        parts += [Span(f"{cause}: ", italic=True), f"{', '.join(names)}. "]
    return rich(*parts)


def _in_two_columns(flow: Flow, tongue: Tongue, turn: Turn, told: Told) -> None:
    """All stories, who marched, who stood and the rest of the side down two columns; under them what was seen."""
    setting, labels, left = flow.page.setting, tongue.labels.story, flow.page.left
    groups: list[Sequence[Block]] = [_story(story, setting) for story in _fought(told.own)]
    in_a_line = told.marched() if setting.terse else {}
    for title, stories in ((labels.moved, _moved(told.own)), (labels.rest, told.others)):
        blocks = [block for story in stories for block in _briefly(story, HALF, setting, in_a_line.get(story.brigade))]
        first, *others = blocks or [Space(0)]
        if stories:
            groups.append([Together((_title(title, setting.title), first)), *others])
    if quiet := _quiet(told.own):
        groups.append(
            [Together((_title(labels.quiet, setting.title), *lines(_by_cause(quiet), HALF, setting.briefly)))]
        )
    flow.newspaper([left, left + HALF + GAP], groups, Drawn(setting.between, _hairline))
    enemy_table(flow, tongue, turn, told.enemy)


def _titled(flow: Flow, title: str, note: str, need: float) -> None:
    """A title over the page's width with a note at the right, on a page that has so much room under it."""
    page, size = flow.page, flow.page.setting.title
    flow.need(size + 7 + need)
    page.text(page.left, flow.y - RISE * size, title, Face.ENGLISH, size)
    page.text(page.right, flow.y - RISE * size + 2, note, Face.TEXT_ITALIC, 9, palette.SECONDARY, Align.RIGHT)
    flow.y -= size + 7


def _divide(flow: Flow) -> None:
    if flow.room() > 30 * MM:
        white = flow.page.setting.divide
        flow.y -= 0.6 * white
        flow.page.rule(flow.page.left, flow.y, flow.page.right, 0.45, palette.HAIRLINE)
        flow.y -= 0.4 * white


def _hairline(page: Document, x: float, top: float) -> None:
    page.rule(x, top - page.setting.between * 0.4, x + HALF, 0.45, palette.HAIRLINE)


def _story(story: BrigadeStory, setting: Setting) -> Sequence[Block]:
    """A brigade's story with its side notes under it; its head stands with the first lines.

    Several settings of one type are tried, and all seats that command a brigade are told its story.
    """
    type_ = setting.title, setting.throw, Same(setting.facts), Same(setting.story), Same(setting.note)
    return _STORIES.get((Same(story), type_), lambda: _story_blocks(story, setting))


#: The stories that were set last.
_STORIES: Shelf[Sequence[Block]] = Shelf(256)


def _story_blocks(story: BrigadeStory, setting: Setting) -> list[Block]:
    first, *others = [block for words in story.paragraphs for block in (*lines(words, HALF, setting.story), Space(3))]
    head = Together((_heading(story, setting.title), *lines(story.facts, HALF, setting.facts), Space(2), first))
    return [head, *others, *(block for note in story.notes for block in _note_blocks(note, setting))]


def _heading(story: BrigadeStory, size: float) -> Block:
    def draw(page: Document, x: float, top: float) -> None:
        base = top - RISE * size
        key = f"story-{page.page}-{x:.0f}-{top:.0f}"
        page.entry(story.title, key, top, 1, closed=True)
        numbers = story.numbers[:8]
        for number in numbers:
            marks.ring_number(page, x + 6, base + 4.6, number)
            x += 14
        x += 3 if numbers else 0
        room = HALF - 14 * len(numbers) - 3
        page.text(x, base, fitted(story.title, Face.ENGLISH, size, room), Face.ENGLISH, size)

    return Drawn(size + 6, draw)


def _note_blocks(note: SideNote, setting: Setting) -> list[Block]:
    """A side note: its head with the rules, a row a throw."""
    titles = set_lines(rich(bold(note.title)), HALF - width(Face.SMALL, shortened(note.clauses), 6.8) - 8, TITLE)
    head = Drawn(2.0 + TITLE.leading * len(titles[:2]) + 2, partial(_note_head, note=note, titles=titles[:2]))
    blocks = [block for throw in note.throws for block in _throw_rows(throw, setting.throw)]
    if note.remark:
        blocks.extend(lines(note.remark, HALF, setting.note))
    return [Together((head, *blocks[:1])), *blocks[1:], Space(3)]


def _note_head(page: Document, x: float, top: float, *, note: SideNote, titles: Sequence[Line]) -> None:
    for row, line in enumerate(titles):
        page.line(x, top - 10 - row * TITLE.leading, line)
    clauses = shortened(note.clauses)
    page.text(x + HALF, top - 10, clauses, Face.SMALL, 6.8, palette.SECONDARY, Align.RIGHT)


def shortened(clauses: Sequence[str]) -> str:
    """Clause ids in a row, what they share written once: ``MN-CC-6, 7``."""
    shown: list[str] = []
    stem = ""
    for name in clauses:
        head, _, number = name.rpartition("-")
        shown.append(number if head == stem and number.isdigit() else name)
        stem = head
    return ", ".join(shown)


def _throw_rows(throw: Throw, high: float) -> list[Block]:
    """A throw's dice, chips and result; its chips on a second row when they need one."""
    dice_width = len(throw.dice) * 10.5 + 4
    result_width = width(Face.SEMIBOLD, throw.result, 8.6) + 4
    chips_width = sum(marks.chip_width(label, value) + 3 for label, value in throw.chips)
    per_row = max(1, int((HALF - result_width) // 10.5))
    if len(throw.dice) > per_row:
        return _long_throw(throw, per_row, high)
    if dice_width + chips_width + result_width <= HALF:
        return [Drawn(high, partial(_throw_line, throw=throw, chips=throw.chips))]
    rows: list[Block] = [Drawn(high, partial(_throw_line, throw=throw, chips=()))]
    rows.extend(_chip_rows(throw.chips, high))
    return [Together(tuple(rows))]


def _long_throw(throw: Throw, per_row: int, high: float) -> list[Block]:
    """Many dice over several rows, the result in the first."""
    order = sorted(range(len(throw.dice)), key=lambda index: (not throw.counted[index], -throw.dice[index], index))
    rows: list[Block] = []
    for start in range(0, len(order), per_row):
        part = order[start : start + per_row]
        piece = Throw(
            tuple(throw.dice[i] for i in part),
            tuple(throw.counted[i] for i in part),
            (),
            throw.result if not start else "",
            throw.enemy,
        )
        rows.append(Drawn(high, partial(_throw_line, throw=piece, chips=())))
    return [Together((*rows, *_chip_rows(throw.chips, high)))]


def _chip_rows(chips: Sequence[tuple[str, str]], high: float) -> list[Block]:
    rows: list[list[tuple[str, str]]] = [[]]
    used = 0.0
    for label, value in chips:
        breadth = marks.chip_width(label, value) + 3
        if rows[-1] and used + breadth > HALF:
            rows.append([])
            used = 0.0
        rows[-1].append((label, value))
        used += breadth
    return [Drawn(high, partial(_chips_line, chips=tuple(row))) for row in rows if row]


def _chips_line(page: Document, x: float, top: float, *, chips: Sequence[tuple[str, str]]) -> None:
    for label, value in chips:
        x = marks.chip(page, x, top - 12, label, value) + 3


def _throw_line(page: Document, x: float, top: float, *, throw: Throw, chips: Sequence[tuple[str, str]]) -> None:
    colour = palette.ENEMY_LINE if throw.enemy else palette.INK
    after = marks.dice_row(page, x, top - 11, throw, colour)
    after += 4
    for label, value in chips:
        after = marks.chip(page, after, top - 12, label, value) + 3
    # The enemy's are told apart without colours too: by their slant, as his names are everywhere.
    face = Face.SEMIBOLD_ITALIC if throw.enemy else Face.SEMIBOLD
    page.text(x + HALF, top - 9.4, throw.result, face, 8.6, colour, Align.RIGHT)


def _in_columns(flow: Flow, title: str, note: str, stories: Sequence[BrigadeStory]) -> None:
    """Several brigades told briefly, in up to three columns."""
    count = min(3, len(stories))
    breadth = (LIVE - (count - 1) * GAP) / count
    groups: list[list[Block]] = []
    for story in stories:
        groups.append(_briefly(story, breadth, flow.page.setting))
    _titled(flow, title, note, max(LEAST, groups[0][0].height))
    page = flow.page
    flow.newspaper([page.left + place * (breadth + GAP) for place in range(count)], groups, Space(0))


def _briefly(story: BrigadeStory, breadth: float, setting: Setting, line: Rich | None = None) -> list[Block]:
    """A command's story as one paragraph that begins with its name; or the ``line`` that tells it."""
    if line:
        return [*lines(rich(bold(f"{story.title}: "), line), breadth, setting.briefly), Space(1)]
    words = rich(bold(f"{story.title}. "), *[part for text in story.paragraphs for part in (text, " ")])
    return [*lines(words, breadth, setting.briefly), Space(4)]


def _title(title: str, size: float) -> Block:
    """A title over a column."""

    def draw(page: Document, x: float, top: float) -> None:
        page.text(x, top - RISE * size, title, Face.ENGLISH, size)

    return Drawn(size + 6, draw)
