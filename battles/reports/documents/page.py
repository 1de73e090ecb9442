"""Pages: a canvas with the house's head and foot, text with kerning, rules, boxes and bookmarks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from contextlib import AbstractContextManager
from datetime import datetime
from enum import StrEnum

from reportlab.pdfbase import pdfdoc

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.keeping import Shelf
from battles.reports.abbreviation import abbreviated, without_the_last
from battles.reports.documents.paper import MM, Paper
from battles.reports.documents.paths import circle
from battles.reports.documents.setting import USUAL
from battles.reports.documents.typeset import BODY, TRACKING, Line, Style, remark, set_lines, typographic
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.pens.binding import bound
from battles.reports.pens.pdf import new_canvas
from battles.reports.pens.tags import Tags
from battles.reports.pens.type import Needed, need, noting_letters, said, text_code
from battles.reports.scene import palette
from battles.reports.scene.livery import Livery
from battles.reports.tongues import ENGLISH, Tongue
from battles.reports.tongues.rich import Rich

#: What marks a page from a place on.
Drawing = Callable[["Document", float, float], None]
#: The operators of what was drawn before, about the origin, with the letters that they need.
_REPEATED: Shelf[tuple[str, Needed]] = Shelf(4096)
#: The title of a following page from its upper edge, and content from the title.
HEADING, UNDER_HEADING = 16.5 * MM, 7 + 5 * MM
#: The operator that sets how much one sees through what follows.
SEEN_THROUGH = " gs"


class Align(StrEnum):
    """Where a line of text stands against its point."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a following page: its title, what it is about, and a word at the right."""

    title: str
    about: str = ""
    right: str = ""
    right_strong: str = ""


class Document:
    """A PDF in the making. Pages are numbered when it is finished, as only then their count is known.

    ``made`` is the date that the file bears, ``livery`` exchanges the colours of the sides. ``raised`` are pages whose
    content ends so many points higher, so that the next one has more.
    """

    #: Whether nothing is drawn.
    trial = False

    def __init__(
        self,
        paper: Paper,
        *,
        title: str,
        subject: str,
        running: str = "",
        tongue: Tongue = ENGLISH,
        made: datetime | None = None,
        livery: Livery = (),
    ) -> None:
        labels = tongue.labels.page
        self._labels = labels
        self.livery = livery
        self._colours = dict(livery)
        self.paper = paper
        self._usual_paper = paper
        self._numbers: list[tuple[float, float]] = []
        self.running = running
        self.canvas = new_canvas(
            (paper.width, paper.height), title=title, subject=subject, lang=labels.locale, made=made
        )
        self.canvas.setViewerPreference("DisplayDocTitle", "true")
        self.tags = Tags(self.canvas)
        self.setting = USUAL
        self.raised: Mapping[int, float] = {}
        self._page = 0

    @property
    def page(self) -> int:
        """The number of the page that is open, from 1."""
        return self._page

    @property
    def left(self) -> float:
        """The left edge of the live area."""
        return self.paper.left

    @property
    def right(self) -> float:
        """The right edge of the live area."""
        return self.paper.right

    @property
    def bottom(self) -> float:
        """The lowest place for content on the open page."""
        return self.paper.foot + self.setting.foot + self.raised.get(self._page, 0.0)

    @property
    def depth(self) -> float:
        """How much height a following page has for content, under its title."""
        return self.paper.height - HEADING - UNDER_HEADING - self.paper.foot - self.setting.foot

    # ---- pages

    def begin(self, bookmark: str, *, foot: str = "", level: int = 0, paper: Paper | None = None) -> None:
        """Open a page with its bookmark and foot line, on other paper than the page before if need be."""
        if self._page:
            self._end_page()
        self.paper = paper or self._usual_paper
        self.canvas.setPageSize((self.paper.width, self.paper.height))
        self._page += 1
        self._numbers.append((self.right, self.paper.foot - 9.5))
        key = f"page-{self._page}"
        self.canvas.bookmarkPage(key)
        if bookmark:
            self.canvas.addOutlineEntry(bookmark, key, level, closed=False)
        self._draw_foot(foot)

    def begin_following(self, head: Head, *, foot: str = "", bookmark: str | None = None, level: int = 0) -> float:
        """Open a page with a title over a double rule; returns where content begins."""
        self.begin(head.title if bookmark is None else bookmark, foot=foot, level=level)
        top = self.paper.height
        with self.tags.artifact():
            self.text(self.left, top - 9.4 * MM, self.running, Face.SMALL_ITALIC, 8.2, palette.SECONDARY)
        return self.heading(head, top - HEADING)

    def heading(self, head: Head, y: float) -> float:
        """A title on the line y over a double rule; returns where content begins."""
        with self.tags.content("H1"):
            self.text(self.left, y, head.title, Face.ENGLISH, 19)
        after = self.left + width(Face.ENGLISH, head.title, 19) + 10
        strong = width(Face.BOLD, head.right_strong, 9.4)
        taken = strong + width(Face.CAPITALS_SMALL, head.right.lower(), 8.2) + 8.2 * TRACKING * len(head.right)
        about = remark(head.about, Face.TEXT_ITALIC, 11, self.right - taken - after - 10)
        self.text(after, y, about, Face.TEXT_ITALIC, 11, palette.SECONDARY)
        self.text(self.right, y, head.right_strong, Face.BOLD, 9.4, palette.SEAL, Align.RIGHT)
        self.small_caps(self.right - strong - (4 if strong else 0), y, head.right, 8.2, align=Align.RIGHT)
        self.double_rule(y - 7)
        return y - UNDER_HEADING

    def heads(self) -> AbstractContextManager[None]:
        """What is set within is the title of the paper."""
        return self.tags.content("H1")

    def entry(self, title: str, key: str, y: float, level: int, *, closed: bool = False) -> None:
        """A bookmark for a place on the open page."""
        self.canvas.bookmarkHorizontal(key, 0, y)
        self.canvas.addOutlineEntry(title, key, level, closed=closed)

    def mark(self, y: float) -> None:
        """Something reaches down to a height of the open page; only who counts pages asks for it."""

    def double_rule(self, y: float) -> None:
        """The heavy and the light rule under a head."""
        self.rule(self.left, y, self.right, 1.3)
        self.rule(self.left, y - 2.6, self.right, 0.45)

    def finish(self) -> bytes:
        """Close the document and give its bytes."""
        for number in range(1, self._page + 1):
            self._number_page(number)
        self._end_page()
        self.tags.finish()
        return bound(self.canvas)

    def _end_page(self) -> None:
        self.tags.end_page()

    def _draw_foot(self, foot: str) -> None:
        with self.tags.artifact():
            self._foot(foot)

    def _foot(self, foot: str) -> None:
        y = self.paper.foot
        self.rule(self.left, y, self.right, 0.45, palette.HAIRLINE)
        base = y - 9.5
        self.small_caps(self.left, base, self._labels.house, 8.6, colour=palette.SECONDARY)
        middle = (self.left + self.right) / 2
        self.text(middle, base, foot, Face.TEXT_ITALIC, 9, palette.SECONDARY, Align.MIDDLE)
        self.canvas.doForm(f"number-{self._page}")

    def _number_page(self, number: int) -> None:
        """Give a page the form that its foot asked for: ``2 of 4``, which is known only at the end."""
        text, size = self._labels.number.format(number=number, count=self._page), 9
        right, y = self._numbers[number - 1]
        code = text_code(self.canvas._doc, Face.TEXT, text, size)
        form = pdfdoc.PDFFormXObject(0, 0, round(right + 1, 2), round(y + size, 2))
        x = right - width(Face.TEXT, text, size)
        shown = f"{_fill(palette.SECONDARY)} BT 1 0 0 1 {x:.2f} {y:.2f} Tm {code} ET"
        form.Contents = pdfdoc.PDFStream(content=shown.encode("ascii"))
        self.canvas._doc.addForm(f"number-{number}", form)

    # ---- what looks alike

    def _fill(self, colour: str) -> str:
        return _fill(self._colours.get(colour, colour))

    def _stroke(self, colour: str) -> str:
        return _stroke(self._colours.get(colour, colour))

    def repeated(self, key: Hashable, x: float, y: float, draw: Drawing) -> None:
        """Draw at (x, y) what looks the same wherever it stands, in whatever paper; equal keys mean equal looks.

        ``draw`` marks the page from the place it is given. Raises ``TypeError`` if it uses forms.
        """
        code, needed = _REPEATED.get((key, self.livery) if self.livery else key, lambda: self._recorded(draw))
        if SEEN_THROUGH in code:
            # What one sees through is called by a name that only the paper has in which it was drawn first.
            with self.tags.content():
                self.canvas.saveState()
                self.canvas.translate(x, y)
                draw(self, 0.0, 0.0)
                self.canvas.restoreState()
            return
        need(self.canvas._doc, needed)
        self.tags.show(f"q 1 0 0 1 {x:.2f} {y:.2f} cm\n{code}\nQ")

    def _recorded(self, draw: Drawing) -> tuple[str, Needed]:
        """The operators by which something is drawn at the origin, and the letters it needs."""
        canvas = self.canvas
        before, canvas._code = canvas._code, []
        forms = len(canvas._formsinuse)
        try:
            with noting_letters(canvas._doc) as needed, self.tags.muted():
                draw(self, 0.0, 0.0)
            code = "\n".join(canvas._code)
        finally:
            canvas._code = before
        if len(canvas._formsinuse) > forms:
            raise TypeError("what is drawn by forms cannot be repeated")
        return code, needed()

    # ---- marks on paper

    def text(
        self,
        x: float,
        y: float,
        text: str,
        face: Face = Face.TEXT,
        size: float = 10.4,
        colour: str = palette.INK,
        align: Align = Align.LEFT,
        tracking: float = 0.0,
        read: str = "",
    ) -> float:
        """One line of text; returns the x after it. ``read`` are the words where the letters are others."""
        if not text:
            return x
        text = typographic(text)
        breadth = width(face, text, size, tracking)
        start = x - (breadth if align is Align.RIGHT else breadth / 2 if align is Align.MIDDLE else 0)
        code = text_code(self.canvas._doc, face, text, size, tracking=tracking)
        shown = f"BT 1 0 0 1 {start:.2f} {y:.2f} Tm {code} ET"
        self.tags.show(f"{self._fill(colour)} {said(read, shown) if read else shown}")
        return start + breadth

    def small_caps(
        self, x: float, y: float, text: str, size: float = 10.4, *, colour: str = palette.INK, align: Align = Align.LEFT
    ) -> float:
        """A line of letterspaced small capitals."""
        face = Face.CAPITALS_SMALL if size < 9 else Face.CAPITALS
        low = text.lower()
        read = typographic(text) if text != low else ""
        return self.text(x, y, low, face, size, colour, align, tracking=size * TRACKING, read=read)

    def line(self, x: float, y: float, line: Line, colour: str = palette.INK, *, of: Hashable = None) -> None:
        """A line that was set before; lines of the same ``of`` are one paragraph."""
        parts = [f"{self._fill(colour)} BT"]
        for piece in line.pieces:
            code = text_code(self.canvas._doc, piece.face, piece.text, piece.size)
            parts.append(f"1 0 0 1 {x + piece.x:.2f} {y:.2f} Tm {code}")
        self.tags.show(" ".join([*parts, "ET"]), of)

    def paragraph(self, x: float, y: float, measure: float, text: Rich | str, style: Style = BODY) -> float:
        """A paragraph with its first baseline one leading under ``y``; returns the y under it."""
        whole = object()
        for line in set_lines(text, measure, style):
            y -= style.leading
            self.line(x, y, line, style.colour, of=whole)
        return y

    def rule(self, x: float, y: float, to_x: float, weight: float = 0.45, colour: str = palette.INK) -> None:
        """A level rule."""
        self.tags.adorn(f"{self._stroke(colour)} {weight:.3g} w {x:.2f} {y:.2f} m {to_x:.2f} {y:.2f} l S")

    def box(
        self,
        x: float,
        y: float,
        breadth: float,
        height: float,
        *,
        fill: str = "",
        stroke: str = "",
        weight: float = 0.45,
        dash: str = "",
    ) -> None:
        """A rectangle with its lower left corner at (x, y)."""
        operator = "B" if fill and stroke else "f" if fill else "S"
        edge = f"{self._stroke(stroke)} {weight:.3g} w [{dash}] 0 d" if stroke else ""
        paint = f"{self._fill(fill) if fill else ''} {edge}"
        self.tags.adorn(f"q {paint} {x:.2f} {y:.2f} {breadth:.2f} {height:.2f} re {operator} Q")

    def path(self, code: str, *, fill: str = "", stroke: str = "", weight: float = 0.6) -> None:
        """A path given as PDF operators."""
        operator = "B" if fill and stroke else "f" if fill else "S"
        paint = f"{self._fill(fill) if fill else ''} {f'{self._stroke(stroke)} {weight:.3g} w' if stroke else ''}"
        self.tags.adorn(f"q {paint} {code} {operator} Q")

    def disc(self, x: float, y: float, radius: float, *, fill: str = "", stroke: str = "", weight: float = 0.6) -> None:
        """A disc."""
        self.path(circle(x, y, radius), fill=fill, stroke=stroke, weight=weight)

    def dots(self, places: Iterable[Point], radius: float, colour: str) -> None:
        """Small discs: the dice of a paper have a thousand, so each is the round end of a line that goes nowhere."""
        path = " ".join([f"{x:.2f} {y:.2f} m {x:.2f} {y:.2f} l" for x, y in places])
        self.tags.adorn(f"q {self._stroke(colour)} {2 * radius:.3g} w 1 J {path} S Q")

    def hidden_text(self, x: float, y: float, text: str, size: float = 6) -> None:
        """Text that is read and copied but not seen, for what a picture says."""
        code = text_code(self.canvas._doc, Face.SMALL, text, size)
        self.tags.show(f"BT 3 Tr 1 0 0 1 {x:.2f} {y:.2f} Tm {code} 0 Tr ET")

    def section(self, x: float, y: float, breadth: float, title: str, note: str = "") -> float:
        """A section's head: small capitals over a hairline, a note at the right; returns the y under it."""
        base = y - 10
        size = 10.4
        while size > 7 and width(Face.CAPITALS, title.lower(), size, size * TRACKING) > breadth * (0.78 if note else 1):
            size -= 0.4
        room = breadth * (0.78 if note else 1)

        def fits(words: str) -> bool:
            return width(Face.CAPITALS, words.lower(), size, size * TRACKING) <= room

        # Of a list of names those that have room; where not even the first has, it is shortened by rule.
        title = without_the_last(title, fits) or abbreviated(title, fits)
        with self.tags.content("H2"):
            end = self.small_caps(x, base, title, size)
        if note:
            room = breadth - (end - x) - 8
            face, size = Face.TEXT_ITALIC, 9.0
            while width(face, note, size) > room and size > 6.5:
                size -= 0.25
            self.text(x + breadth, base, remark(note, face, size, room), face, size, palette.SECONDARY, Align.RIGHT)
        self.rule(x, base - 3.6, x + breadth, 0.45)
        return base - 3.6


def _fill(colour: str) -> str:
    red, green, blue = palette.rgb(colour)
    return f"{red / 255:.3f} {green / 255:.3f} {blue / 255:.3f} rg"


def _stroke(colour: str) -> str:
    return _fill(colour).replace("rg", "RG")
