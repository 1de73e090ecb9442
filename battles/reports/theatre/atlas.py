"""The atlas of a campaign: a title page, strength day by day, a map a day, its battles, and who knew what when."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from battles.engine.dataclasses import dataclass
from battles.reports.documents.flow import Block, Drawn, Flow, Space, lines
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, LIVE, MM, Paper
from battles.reports.documents.trial import settled
from battles.reports.documents.typeset import BODY, SITUATION, Style
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.scene.livery import Livery
from battles.reports.scene.picture import Picture
from battles.reports.theatre.paper import Ledger, set_ledger, set_map_and_ledgers
from battles.reports.tongues import ENGLISH, Tongue

TITLE, LEAST_TITLE = 46.0, 22.0
SUBTITLE = Style(13, 17, palette.SECONDARY, italic=True)
CHART_HIGH, LABEL = 62 * MM, 44.0
DAY_MAP = 172 * MM
CURVES = ((palette.OWN, ""), (palette.ENEMY, "4 2"))


@dataclass(frozen=True, slots=True)
class Curve:
    """The men of a side at each moment of a chart."""

    name: str
    men: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part with a page of its own: its heading, words, a map if it has one, and tables.

    ``heard`` is what the map shows for whoever hears it.
    """

    title: str
    about: str
    words: tuple[str, ...]
    picture: Picture | None
    ledgers: tuple[Ledger, ...]
    heard: str = ""


@dataclass(frozen=True, slots=True)
class AtlasPaper:
    """Everything that the atlas says. ``moments`` are the hours at which the ``curves`` have their values.

    ``livery`` exchanges the colours of the curves; the maps come in their own.
    """

    title: str
    subtitle: str
    words: tuple[str, ...]
    ledgers: tuple[Ledger, ...]
    moments: tuple[str, ...]
    curves: tuple[Curve, ...]
    curves_title: str
    chapters: tuple[Chapter, ...]
    livery: Livery = ()


def atlas_paper(data: AtlasPaper, *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The atlas as a PDF."""
    page = Document(
        paper, title=data.title, subject=data.subtitle, running=data.title, tongue=tongue,
        livery=data.livery,
    )  # fmt: skip
    return settled(page, partial(_compose, data=data))


def _compose(page: Document, *, data: AtlasPaper) -> None:
    page.begin(data.title)
    following = Head(data.title, data.subtitle)
    flow = Flow(page, _title(page, data), lambda: page.begin_following(following, bookmark=""))
    flow.blocks([block for words in data.words for block in [*lines(words, LIVE, SITUATION), Space(2 * MM)]])
    if len(data.moments) > 1:
        chart = Drawn(CHART_HIGH + 12 * MM, partial(_chart, data=data))
        flow.need(chart.height)
        flow.blocks([Space(3 * MM), chart])
    for ledger in data.ledgers:
        set_ledger(flow, ledger)
    for chapter in data.chapters:
        _chapter(page, chapter)


def _title(page: Document, data: AtlasPaper) -> float:
    size = TITLE
    while size > LEAST_TITLE and width(Face.ENGLISH, data.title, size) > page.right - page.left:
        size -= 1
    middle, y = (page.left + page.right) / 2, page.paper.height - 34 * MM
    with page.heads():
        page.text(middle, y, data.title, Face.ENGLISH, size, palette.INK, Align.MIDDLE)
    page.text(middle, y - 9 * MM, data.subtitle, Face.TEXT_ITALIC, SUBTITLE.size, SUBTITLE.colour, Align.MIDDLE)
    page.double_rule(y - 14 * MM)
    return y - 20 * MM


def _chapter(page: Document, chapter: Chapter) -> None:
    head = Head(chapter.title, chapter.about)
    flow = Flow(
        page, page.begin_following(head, bookmark=chapter.title), lambda: page.begin_following(head, bookmark="")
    )
    blocks: list[Block] = [Space(2 * MM)]
    for words in chapter.words:
        blocks += [*lines(words, LIVE, BODY), Space(1.6 * MM)]
    if chapter.picture is not None:
        most = min(DAY_MAP, flow.room() - 12 * MM)
        set_map_and_ledgers(flow, chapter.picture, most, chapter.heard, chapter.ledgers, blocks)
        return
    flow.blocks(blocks)
    for ledger in chapter.ledgers:
        set_ledger(flow, ledger)


def _chart(page: Document, x: float, top: float, *, data: AtlasPaper) -> None:
    """Men with the colours over the campaign: a line a side, named at its end; the scale begins at nothing."""
    page.section(x, top, LIVE, data.curves_title)
    high = max(max(curve.men, default=0) for curve in data.curves) or 1
    step = _round_step(high)
    left, right = x + LABEL, x + LIVE - 70
    foot, head = top - CHART_HIGH - 4 * MM, top - 12 * MM
    scale = (head - foot) / (-(-high // step) * step)
    for value in range(0, high + step, step):
        y = foot + value * scale
        page.rule(left, y, right, 0.3, palette.HAIRLINE)
        page.text(left - 4, y - 2.6, f"{value:,}", Face.FIGURES, 8.2, palette.SECONDARY, Align.RIGHT)
    xs = [left + (right - left) * place / (len(data.moments) - 1) for place in range(len(data.moments))]
    every = max(1, -(-len(data.moments) // 6))
    for place, moment in enumerate(data.moments):
        if place % every == 0:
            page.text(xs[place], foot - 11, moment, Face.SMALL, 7.6, palette.SECONDARY, Align.MIDDLE)
    ends = _apart([foot + curve.men[-1] * scale for curve in data.curves])
    for curve, (colour, dash), end in zip(data.curves, CURVES, ends, strict=False):
        points = " ".join(
            f"{px:.2f} {foot + men * scale:.2f} {'m' if place == 0 else 'l'}"
            for place, (px, men) in enumerate(zip(xs, curve.men, strict=True))
        )
        page.path(f"[{dash}] 0 d {points}", stroke=colour, weight=1.6)
        page.text(right + 5, end - 3, curve.name, Face.TEXT, 10, colour)


def _apart(ends: Sequence[float], least: float = 12.0) -> list[float]:
    """Heights of names that would stand on each other, moved apart."""
    if len(ends) == 2 and abs(ends[0] - ends[1]) < least:
        middle, up = sum(ends) / 2, ends[0] >= ends[1]
        return [middle + (least / 2 if up else -least / 2), middle - (least / 2 if up else -least / 2)]
    return list(ends)


def _round_step(high: int) -> int:
    """The step of a scale with some four lines, in a round number."""
    size = 10 ** (len(str(high)) - 1)
    return next(step for step in (size // 5 or 1, size // 2 or 1, size, size * 2, size * 5) if high / step <= 5)
