"""Trial settings of a paper, on which nothing is drawn: where its pages end, and how to leave none of them half empty.

A paper is composed by a function that is given the document. It is composed once on a trial, and again after every
change until no page is less than half full; then it is drawn.
"""

from __future__ import annotations

# ruff: noqa: ARG002, what a trial is told and does not need
from collections.abc import Callable, Hashable, Iterable
from contextlib import AbstractContextManager, nullcontext

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.reports.documents.page import HEADING, UNDER_HEADING, Align, Document, Drawing, Head
from battles.reports.documents.paper import Paper
from battles.reports.documents.setting import USUAL, Setting
from battles.reports.documents.typeset import BODY, Line, Style, set_lines
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.tongues.rich import Rich

#: Sets a paper's pages on a document.
Compose = Callable[[Document], None]
#: No page is filled less than so far: half of it, and a little, as the lowest line stands over the end of its block.
FULL = 0.525
#: The lower edge of a page is raised in such steps, in points, and so often at most in all.
STEP, TRIALS = 22.0, 16


class Trial(Document):
    """A document on which nothing is drawn, and which remembers how low each of its pages reaches."""

    trial = True

    def __init__(self, like: Document, setting: Setting, raised: dict[int, float]) -> None:
        self.paper = self._usual_paper = like.paper
        self.setting, self.raised = setting, raised
        self.reached: list[float] = []
        self._page = 0
        self._papers: list[Paper] = []

    @property
    def fills(self) -> list[float]:
        """How much of each page's height is taken, from its head to the lowest mark."""
        pages = zip(self.reached, self._papers, strict=True)
        return [(paper.height - low) / (paper.height - paper.foot - self.setting.foot) for low, paper in pages]

    def mark(self, y: float) -> None:
        """Something reaches down to a height of the open page."""
        self.reached[-1] = min(self.reached[-1], y)

    def begin(self, bookmark: str, *, foot: str = "", level: int = 0, paper: Paper | None = None) -> None:
        """Count a page."""
        self.paper = paper or self._usual_paper
        self._page += 1
        self.reached.append(self.paper.height)
        self._papers.append(self.paper)

    def begin_following(self, head: Head, *, foot: str = "", bookmark: str | None = None, level: int = 0) -> float:
        """Count a page with a title."""
        self.begin("")
        return self.heading(head, self.paper.height - HEADING)

    def heading(self, head: Head, y: float) -> float:
        """Where content begins under a title."""
        self.mark(y)
        return y - UNDER_HEADING

    def entry(self, title: str, key: str, y: float, level: int, *, closed: bool = False) -> None:
        """No bookmark."""

    def heads(self) -> AbstractContextManager[None]:
        """Nothing is tagged."""
        return nullcontext()

    def path(self, code: str, *, fill: str = "", stroke: str = "", weight: float = 0.6) -> None:
        """No path."""

    def dots(self, places: Iterable[Point], radius: float, colour: str) -> None:
        """No dots."""

    def hidden_text(self, x: float, y: float, text: str, size: float = 6) -> None:
        """No text."""

    def repeated(self, key: Hashable, x: float, y: float, draw: Drawing) -> None:
        """Nothing is drawn."""

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
        """A line stands here; its end is not worked out."""
        if text:
            self.mark(y)
        return x

    def line(self, x: float, y: float, line: Line, colour: str = palette.INK, *, of: Hashable = None) -> None:
        """A line stands here."""
        self.mark(y)

    def paragraph(self, x: float, y: float, measure: float, text: Rich | str, style: Style = BODY) -> float:
        """Where a paragraph ends."""
        y -= style.leading * len(set_lines(text, measure, style))
        self.mark(y)
        return y

    def section(self, x: float, y: float, breadth: float, title: str, note: str = "") -> float:
        """Where content begins under a section's head."""
        self.mark(y - 10)
        return y - 13.6

    def rule(self, x: float, y: float, to_x: float, weight: float = 0.45, colour: str = palette.INK) -> None:
        """No rule."""

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
        """No box."""


@dataclass(frozen=True, slots=True)
class Balance:
    """How a paper is set so that its pages are filled: how many they are, which lower edges are raised by how many
    points, by the number of the page, and whether none is less than half full."""

    pages: int
    raised: dict[int, float]
    full: bool


def balanced(like: Document, compose: Compose, setting: Setting = USUAL, *, raising: bool = True) -> Balance:
    """How to set a paper in a setting: each page that would be half empty is given what stands at the foot of the one
    before it, as long as that takes no more pages. Without ``raising`` none is."""
    raised: dict[int, float] = {}
    count, best = 0, Balance(0, {}, full=False)
    for _ in range(TRIALS):
        trial = Trial(like, setting, raised)
        compose(trial)
        fills = trial.fills
        empty = [number for number, fill in enumerate(fills, start=1) if fill < FULL]
        full = not empty or len(fills) == 1
        if not count or (full and len(fills) == count):
            count, best = len(fills), Balance(len(fills), raised, full)
        if full or not raising or len(fills) != count or empty[0] == 1:
            break
        before = empty[-1] - 1
        wanted = (FULL - fills[before]) * like.paper.height / 2
        raised = {**raised, before: raised.get(before, 0.0) + max(STEP, wanted)}
    return best


def settled(page: Document, compose: Compose) -> bytes:
    """A paper as a PDF, its pages balanced."""
    page.raised = balanced(page, compose).raised
    compose(page)
    return page.finish()
