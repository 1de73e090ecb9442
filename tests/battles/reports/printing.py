"""What a paper's pages hold, taken down while they are printed: every line of text with its place, and every map.

Lengths are points from the page's lower left corner.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import takewhile
from typing import Any
from unittest.mock import patch

from reportlab.pdfgen.canvas import Canvas

from battles.reports.documents.page import Align, Document
from battles.reports.documents.typeset import Line, typographic
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene.picture import Picture
from battles.reports.scene.values import Scene, Sheet

#: Points by which a line may reach into another or over the margin.
TOUCH = 1.0
#: Text of this size is a title.
TITLE = 11.5
#: Above this height lines of type of a size stand: capitals and figures; none reach far below the baseline.
RISE = 0.62


@dataclass(frozen=True)
class Text:
    """A line of text on its baseline."""

    words: str
    x: float
    y: float
    to_x: float
    size: float


@dataclass
class Page:
    """A page: its paper, its texts, and the lowest and highest places of its maps."""

    wide: float
    high: float
    left: float
    right: float
    bottom: float
    texts: list[Text] = field(default_factory=list)
    maps: list[tuple[float, float]] = field(default_factory=list)

    @property
    def body(self) -> list[Text]:
        """The texts between the running head and the foot."""
        return [text for text in self.texts if self.bottom - 2 < text.y < self.high - 48]

    @property
    def fill(self) -> float:
        """How much of the page's height is taken, from its head to the lowest mark."""
        lowest = min([text.y for text in self.body] + [low for low, _ in self.maps], default=self.high)
        return (self.high - lowest) / (self.high - self.bottom)


def framed(scene: Scene, sheet: Sheet) -> Picture:
    """The frame of a map, as large as the map that is engraved in it."""
    left, bottom, right, top = scene.window
    return Picture((right - left) * sheet.cm + 2 * sheet.band, (top - bottom) * sheet.cm + 2 * sheet.band, ())


def printed(make: Callable[[], bytes], *, maps: bool = True) -> list[Page]:
    """Print a paper and give what its pages hold; without ``maps`` these are empty frames, which are quickly drawn."""
    pages: list[Page] = []
    begin, text, line = Document.begin, Document.text, Document.line

    def begun(self: Document, *given: object, **named: object) -> None:
        begin_at = len(pages)
        pages.append(Page(0, 0, 0, 0, 0))
        begin(self, *given, **named)  # type: ignore[arg-type]
        page = pages[begin_at]
        page.wide, page.high = self.paper.width, self.paper.height
        page.left, page.right = self.left, self.right
        # Where a page could end; the program may end it higher, to leave more for the next.
        page.bottom = self.paper.foot + self.setting.foot

    def wrote(
        self: Document, x: float, y: float, words: str, face: Face = Face.TEXT, size: float = 10.4,
        colour: str = "#000000", align: Align = Align.LEFT, tracking: float = 0.0, **more: object,
    ) -> float:  # fmt: skip
        if words:
            breadth = width(face, typographic(words), size, tracking)
            start = x - (breadth if align is Align.RIGHT else breadth / 2 if align is Align.MIDDLE else 0)
            pages[-1].texts.append(Text(words, start, y, start + breadth, size))
        return text(self, x, y, words, face, size, colour, align, tracking, **more)  # type: ignore[arg-type]

    def lined(
        self: Document, x: float, y: float, set_line: Line, colour: str = "#000000", *, of: Hashable = None
    ) -> None:
        for piece in set_line.pieces:
            end = x + piece.x + width(piece.face, piece.text, piece.size)
            pages[-1].texts.append(Text(piece.text, x + piece.x, y, end, piece.size))
        line(self, x, y, set_line, colour, of=of)

    def whole(
        self: Document, key: Hashable, x: float, y: float, draw: Callable[[Document, float, float], None]
    ) -> None:
        with self.tags.content():
            draw(self, x, y)

    def pictured(module: object) -> Callable[..., None]:
        draw = module.draw_picture  # type: ignore[attr-defined]

        def drawn(canvas: Canvas, picture: Picture, x: float, y: float, scale: float = 1.0) -> None:
            pages[-1].maps.append((y, y + picture.height * scale))
            draw(canvas, picture, x, y, scale)

        return drawn

    patches = [
        patch.object(Document, "begin", begun),
        patch.object(Document, "text", wrote),
        patch.object(Document, "line", lined),
        patch.object(Document, "repeated", whole),
        *(patch.object(module, "draw_picture", pictured(module)) for module in map(import_module, DRAWING)),
        *(_only_frames() for _ in range(not maps)),
    ]
    for each in patches:
        each.start()
    try:
        make()
    finally:
        for each in patches:
            each.stop()
    return pages


def without_maps(make: Callable[[], bytes]) -> bytes:
    """A paper in which maps are empty frames: the same words on the same pages."""
    with _only_frames():
        return make()


def _only_frames() -> Any:
    return patch.object(import_module("battles.reports.documents.maps"), "engrave", framed)


#: The modules that set maps and charts on pages.
DRAWING = (
    "battles.simulation.plots",
    *(
        f"battles.reports.documents.{name}"
        for name in ("maps", "umpire_report", "battle_title", "table_papers", "turn_by_turn")
    ),
)


#: Every page of a paper of more than one is filled so far at least.
HALF = 0.5
#: No page has so few lines and nothing else.
ALONE = 3


def loose(pages: list[Page]) -> list[str]:
    """Which pages of a paper of more than one are half empty, hold but a few lines, or end with a title."""
    found = []
    for number, page in enumerate(pages, start=1):
        if len(pages) > 1 and page.fill < HALF:
            found.append(f"page {number} half empty")
        lines = {round(text.y) for text in page.body}
        if not page.maps and len(lines) <= ALONE:
            found.append(f"page {number} has {len(lines)} lines alone")
        # The deadline stands large at the foot of the first page.
        if number > 1 and (title := _last_title(page)):
            found.append(f"page {number} ends with the title {title}")
    return found


def _last_title(page: Page) -> str:
    """The title that a page ends with."""
    lowest = min(page.body, key=lambda text: text.y, default=None)
    if lowest is None or lowest.size < TITLE or any(low < lowest.y for low, _ in page.maps):
        return ""
    return lowest.words


def cut(page: Page) -> Iterator[str]:
    """Texts that were cut short."""
    for text in page.texts:
        if "…" in text.words:
            yield f"cut: {text.words}"


def outside(page: Page) -> Iterator[str]:
    """Texts that reach over the margins."""
    for text in page.texts:
        if text.x < page.left - TOUCH or text.to_x > page.right + TOUCH:
            yield f"over the margin: {text.words}"
        if text.y < page.bottom - 24 or text.y > page.high:
            yield f"below the foot: {text.words}"


def colliding(page: Page) -> Iterator[str]:
    """Texts that run into each other."""
    texts = sorted(page.texts, key=lambda text: text.y)
    for place, one in enumerate(texts):
        above = takewhile(lambda other: other.y - one.y < RISE * one.size - TOUCH, texts[place + 1 :])  # noqa: B023
        for other in above:
            if min(one.to_x, other.to_x) - max(one.x, other.x) > TOUCH:
                yield f"colliding: {one.words} | {other.words}"


CHECKS = (cut, outside, colliding)


def faults(pages: list[Page]) -> list[str]:
    """What is wrong with the texts of some pages, each after the page's number."""
    return [
        f"page {number} {fault}"
        for number, page in enumerate(pages, start=1)
        for check in CHECKS
        for fault in check(page)
    ]
