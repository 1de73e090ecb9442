"""A gazette: its name over a double rule, the day, and what it prints in two columns, on A4 or Letter."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Protocol

from battles.engine.dataclasses import dataclass
from battles.reports.documents.flow import Block, Drawn, Flow, Space, Together, height_of, lines
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, GAP, HALF, MM, Paper
from battles.reports.documents.trial import settled
from battles.reports.documents.typeset import Style
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues import ENGLISH, Tongue

NAME, LEAST_NAME, HEAD_HIGH = 46.0, 20.0, 42 * MM
BODY = Style(11.2, 14.2, face=Face.ENGLISH)
HEADING = Style(14, 17, face=Face.ENGLISH)
SIGNED = Style(10.4, 13.4, italic=True)


class Article(Protocol):
    """A piece of a gazette: its head, if it has one, its paragraphs, and who signs it."""

    @property
    def head(self) -> str: ...

    @property
    def paragraphs(self) -> Sequence[str]: ...

    @property
    def signed(self) -> str: ...


@dataclass(frozen=True, slots=True)
class GazettePaper:
    """An issue: the paper's name, what stands at the left and right under it, and the news, the greatest first."""

    name: str
    number: str
    date: str
    news: Sequence[Article]


def gazette_paper(data: GazettePaper, *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The issue as a PDF."""
    page = Document(paper, title=f"{data.name}, {data.number}", subject=data.date, tongue=tongue)
    return settled(page, partial(_compose, data=data))


def _compose(page: Document, *, data: GazettePaper) -> None:
    page.begin(data.name)
    top = _masthead(page, data)
    following = Head(data.name, f"{data.number}, {data.date}")
    flow = Flow(page, top, lambda: page.begin_following(following, bookmark=""))
    # Whole pages are filled column by column; what is left of the news stands in two columns of one height.
    waiting = [block for one in data.news for block in _news(one)]
    while waiting:
        height = _height(waiting, flow.room())
        left, rest = _filled(waiting, height)
        right, waiting = _filled(rest, flow.room() if rest and height < flow.room() else height)
        flow.columns((page.left, left), (page.left + HALF + GAP, right))
        if waiting:
            flow.turn()


def _height(blocks: Sequence[Block], room: float) -> float:
    """How high a column may be: the room there is, or less when two shorter ones hold all."""
    whole = height_of(blocks)
    return room if whole / 2 > room else min(room, whole / 2 + BODY.leading)


def _filled(blocks: Sequence[Block], height: float) -> tuple[list[Block], list[Block]]:
    """The blocks that a column of a height takes, one at least, and the rest."""
    taken: list[Block] = []
    for number, block in enumerate(blocks):
        if taken and height_of(taken) + block.height > height:
            return taken, list(blocks[number:])
        taken.append(block)
    return taken, []


def _masthead(page: Document, data: GazettePaper) -> float:
    size = NAME
    while size > LEAST_NAME and width(Face.ENGLISH, data.name, size) > page.right - page.left:
        size -= 1
    middle, y = (page.left + page.right) / 2, page.paper.height - 27 * MM
    with page.heads():
        page.text(middle, y, data.name, Face.ENGLISH, size, palette.INK, Align.MIDDLE)
    y -= 8 * MM
    page.rule(page.left, y + 5 * MM, page.right, 0.45)
    page.text(page.left, y, data.number, Face.TEXT_ITALIC, 11)
    page.text(page.right, y, data.date, Face.TEXT_ITALIC, 11, palette.INK, Align.RIGHT)
    page.double_rule(y - 3 * MM)
    return page.paper.height - HEAD_HIGH - 3 * MM


def _news(news: Article) -> Iterator[Block]:
    """A piece in blocks: its head stays with its first lines."""
    body = [block for paragraph in news.paragraphs for block in _paragraph(paragraph)]
    heads = [_heading(news.head)] if news.head else []
    yield Together((*heads, Space(1 * MM), *body[:2]))
    yield from body[2:]
    if news.signed:
        yield Drawn(SIGNED.leading + 1, partial(_signed, name=news.signed))
    yield Drawn(6 * MM, _end_mark)


def _heading(words: str) -> Block:
    """The head of a piece, for the ear too."""
    blocks = lines(words, HALF, HEADING)

    def draw(page: Document, x: float, top: float) -> None:
        with page.tags.element("Sect", "H2"):
            for block in blocks:
                block.draw(page, x, top)
                top -= block.height

    return Drawn(height_of(blocks), draw)


def _paragraph(words: str) -> list[Block]:
    # A writer's own lines are kept; verses are printed too.
    return [block for line in words.splitlines() for block in lines(line, HALF, BODY)] + [Space(1.6 * MM)]


def _signed(page: Document, x: float, top: float, *, name: str) -> None:
    page.text(x + HALF, top - SIGNED.leading * 0.8, name, Face.TEXT_ITALIC, SIGNED.size, palette.SECONDARY, Align.RIGHT)


def _end_mark(page: Document, x: float, top: float) -> None:
    page.rule(x + HALF / 2 - 10 * MM, top - 2 * MM, x + HALF / 2 + 10 * MM, 0.45, palette.HAIRLINE)
