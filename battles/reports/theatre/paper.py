"""A headquarters' paper: how matters stand, the theatre as it knows it, and tables of what came in, on A4 or Letter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from battles.engine.dataclasses import dataclass
from battles.reports.documents.flow import Block, Drawn, Flow, Space, Together, height_of, lines
from battles.reports.documents.page import Document, Head
from battles.reports.documents.paper import A4, LIVE, MM, Paper
from battles.reports.documents.spoken import spoken
from battles.reports.documents.trial import settled
from battles.reports.documents.typeset import FINE, NOTE, SITUATION, Line, set_lines
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.picture import Picture
from battles.reports.tongues import ENGLISH, Tongue

#: The map takes no more than this of the first page's height, in points, and no less where that saves a page.
MAP_HIGH, LEAST_MAP = 158 * MM, 96 * MM
UNDER_MAP = 2 * MM
#: A picture above a table is no higher than so, in points.
PICTURE_HIGH = 104 * MM
GUTTER = 7.0


@dataclass(frozen=True, slots=True)
class Ledger:
    """A table: its title, the heads of its columns, their shares of the breadth, its rows, and a picture above it."""

    title: str
    heads: tuple[str, ...]
    shares: tuple[float, ...]
    rows: tuple[tuple[str, ...], ...]
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class RoundPaper:
    """Everything that the paper says. ``right`` and ``due`` stand at the right of the head: what is due, and when."""

    title: str
    about: str
    right: str
    due: str
    situation: str
    picture: Picture
    ledgers: tuple[Ledger, ...]


def round_paper(data: RoundPaper, *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The paper as a PDF."""
    page = Document(paper, title=f"{data.title}, {data.about}", subject=data.about, tongue=tongue)
    following = Head(data.title, data.about)

    def compose(page: Document) -> None:
        top = page.begin_following(Head(data.title, data.about, data.right, data.due), bookmark=data.about)
        flow = Flow(page, top, lambda: page.begin_following(following, bookmark=""))
        flow.blocks([*lines(data.situation, LIVE, SITUATION), Space(3 * MM)])
        set_map_and_ledgers(flow, data.picture, MAP_HIGH, data.situation, data.ledgers)

    return settled(page, compose)


def set_map_and_ledgers(
    flow: Flow, picture: Picture, most: float, told: str, ledgers: Sequence[Ledger], between: Sequence[Block] = ()
) -> None:
    """A map, what stands ``between``, and tables. Where they would take but a little of another page the map is
    smaller, as far as it can be read."""
    rest = [*between, *(block for ledger in ledgers for block in _ledger_blocks(ledger))]
    high = map_block(picture, most).height
    over = high + height_of(rest) - flow.room() + 1
    if 0 < over <= high - LEAST_MAP:
        most = high - UNDER_MAP - over
    flow.blocks([map_block(picture, most, told=told), *between])
    for ledger in ledgers:
        set_ledger(flow, ledger)


def map_block(picture: Picture, most: float = MAP_HIGH, *, told: str = "") -> Block:
    """A map in the full breadth, or no higher than ``most`` points; ``told`` says in words what it shows."""
    scale = min(LIVE / picture.width, most / picture.height)
    high = picture.height * scale

    def draw(page: Document, x: float, top: float) -> None:
        with page.tags.content("Figure", alt=spoken(picture.description or picture.title, told)):
            draw_picture(page.canvas, picture, x + (LIVE - picture.width * scale) / 2, top - high, scale)

    return Drawn(high + UNDER_MAP, draw)


def set_ledger(flow: Flow, ledger: Ledger) -> None:
    """A table down the page; its head stays with its first rows, and no row is split."""
    blocks = _ledger_blocks(ledger)
    if blocks:
        flow.need(blocks[0].height)
        flow.blocks(blocks, again=_head_of(ledger, again=True))


def _ledger_blocks(ledger: Ledger) -> list[Block]:
    """The head of a table with its first rows, and the others."""
    if not ledger.rows:
        return []
    breadths = [LIVE * share - GUTTER for share in ledger.shares]
    rows = [_row(ledger, breadths, row) for row in ledger.rows]
    title = Drawn(8.5 * MM, partial(_title, title=ledger.title))
    head = _head_of(ledger)
    above = (map_block(ledger.picture, PICTURE_HIGH),) if ledger.picture is not None else ()
    return [Together((Space(2 * MM), title, *above, head, *rows[:2])), *rows[2:]]


def _head_of(ledger: Ledger, *, again: bool = False) -> Block:
    """The heads of a table's columns; those that stand ``again`` on another page are for the eye alone."""
    cells = [
        set_lines(head, LIVE * share - GUTTER, FINE) for head, share in zip(ledger.heads, ledger.shares, strict=True)
    ]
    draw = partial(_cells, ledger=ledger, cells=cells, ruled=False)
    if again:
        return Drawn(FINE.leading + 2, partial(_for_the_eye, draw=draw))
    return Drawn(FINE.leading + 2, draw, table=ledger.title, cell="TH")


def _for_the_eye(page: Document, x: float, top: float, *, draw: Callable[[Document, float, float], None]) -> None:
    with page.tags.artifact():
        draw(page, x, top)


def _title(page: Document, x: float, top: float, *, title: str) -> None:
    page.section(x, top - 1 * MM, LIVE, title)


def _row(ledger: Ledger, breadths: Sequence[float], row: Sequence[str]) -> Block:
    cells = [set_lines(cell, breadth, NOTE) for cell, breadth in zip(row, breadths, strict=True)]
    high = max((len(cell) for cell in cells), default=1) * NOTE.leading + 3.4
    return Drawn(high, partial(_cells, ledger=ledger, cells=cells, ruled=True), table=ledger.title)


def _cells(
    page: Document, x: float, top: float, *, ledger: Ledger, cells: Sequence[Sequence[Line]], ruled: bool
) -> None:
    style = NOTE if ruled else FINE
    at = x
    for cell, share in zip(cells, ledger.shares, strict=True):
        whole = object()
        page.tags.empty(whole)
        for number, line in enumerate(cell):
            page.line(at, top - style.leading * (number + 0.78), line, style.colour, of=whole)
        at += LIVE * share
    if ruled:
        low = top - max((len(cell) for cell in cells), default=1) * style.leading - 2.2
        page.rule(x, low, x + LIVE, 0.3, palette.HAIRLINE)
