"""The plots of a simulation's paper: shares with their limits, the field with losses and front, histograms, bars."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from battles import rulesets
from battles.engine.battle import Battle, Point
from battles.reports.documents import marks
from battles.reports.documents.charts import LINES, PALE, SOLID
from battles.reports.documents.page import Align, Document
from battles.reports.documents.typeset import fitted
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.pens.pdf import draw_picture
from battles.reports.scene import palette
from battles.reports.scene.build import build_scene, cm_per_unit
from battles.reports.scene.engrave import engrave, paper_sheet
from battles.reports.scene.values import Scene
from battles.reports.tongues import Tongue
from battles.simulation.grid import Grid
from battles.simulation.limits import Share
from battles.simulation.tally import Tally

#: Steps of a histogram of losses, in parts of the whole.
STEPS = 20
#: The largest disc of loss on the map, as a part of a square of the grid.
LARGEST = 0.75


def percent(value: float) -> str:
    """A share as so many of a hundred."""
    return f"{100 * value:.0f}"


def winners(page: Document, tally: Tally, tongue: Tongue, x: float, top: float, breadth: float) -> float:
    """One bar: the first side from the left, the second from the right, undecided between; returns the y under it."""
    labels = tongue.labels.simulation
    first, second = tally.sides[:2]
    height, y = 26.0, top - 52
    px = x
    for index, side in enumerate((first, "", second)):
        won = tally.won(side)
        wide = breadth * won.value
        colour = palette.PANEL if not side else PALE[0] if side == first else palette.ENEMY_PALE
        line = palette.HAIRLINE if not side else LINES[0] if side == first else LINES[1]
        if wide:
            page.box(px, y, wide, height, fill=colour, stroke=line)
        if wide > 24:
            ink = palette.SECONDARY if not side else line
            page.text(px + wide / 2, y + 8, percent(won.value), Face.BOLD, 15, ink, Align.MIDDLE)
        if side:
            words = tally.battle.side_by_id[side].label
            at, align = (x, Align.LEFT) if index == 0 else (x + breadth, Align.RIGHT)
            size = marks.fitting(words, Face.ENGLISH, (15, 13, 11, 9.5), breadth * 0.42)
            page.text(
                at, y + height + 6, fitted(words, Face.ENGLISH, size, breadth * 0.42), Face.ENGLISH, size, line, align
            )
        elif wide > 46:
            page.text(
                px + wide / 2, y + height + 6, labels.undecided, Face.TEXT_ITALIC, 10, palette.SECONDARY, Align.MIDDLE
            )
        px += wide
    _limits(page, tally.won(first), x, breadth, y - 7, LINES[0])
    _limits(page, _turned(tally.won(second)), x, breadth, y - 13, LINES[1])
    for tenth in range(0, 11):
        px = x + breadth * tenth / 10
        page.path(f"{px:.2f} {y - 18:.2f} m {px:.2f} {y - 21:.2f} l", stroke=palette.HAIRLINE)
        if tenth % 5 == 0:
            page.text(px, y - 30, str(10 * tenth), Face.FIGURES, 8, palette.SECONDARY, _within(tenth, 10))
    return y - 34


def _within(place: int, last: int) -> Align:
    """How a figure of a scale stands at its place, so that the first and the last keep within it."""
    return Align.LEFT if not place else Align.RIGHT if place == last else Align.MIDDLE


def _turned(share: Share) -> Share:
    """A share as it is drawn from the right."""
    return replace(share, low=1.0 - share.high, high=1.0 - share.low)


def _limits(page: Document, share: Share, x: float, breadth: float, y: float, colour: str) -> None:
    low, high = x + breadth * share.low, x + breadth * share.high
    ends = " ".join(f"{px:.2f} {y - 2:.2f} m {px:.2f} {y + 2:.2f} l" for px in (low, high))
    page.path(f"{low:.2f} {y:.2f} m {high:.2f} {y:.2f} l {ends}", stroke=colour, weight=0.9)


# ---- the field


def field(
    page: Document, tally: Tally, tongue: Tongue, x: float, top: float, breadth: float, height: float
) -> tuple[float, float]:
    """The ground with a disc for what each side loses in a square, and the front at the end; returns its size."""
    scene, ruleset = ground(tally, tongue), rulesets.find(tally.battle.ruleset)
    sheet = replace(paper_sheet(scene, breadth, height), cartouche=False)
    picture = engrave(scene, sheet)
    low = top - picture.height
    draw_picture(page.canvas, picture, x, low)
    scale = cm_per_unit(ruleset) * sheet.cm

    def at(point: Point) -> Point:
        return x + sheet.band + point[0] * scale, low + sheet.band + point[1] * scale

    most = max((points for lost in tally.heat.values() for points in lost.values()), default=1.0)
    size = tally.grid.size * scale * LARGEST
    for square, lost in tally.heat.items():
        px, py = at(tally.grid.middle(*square))
        for index, side in enumerate(tally.sides[:2]):
            radius = size / 2 * math.sqrt(lost.get(side, 0.0) / most)
            if radius > 0.4:
                shift = size * 0.22 * (-1 if index == 0 else 1)
                page.disc(px + shift, py, radius, fill=SOLID[index], stroke=palette.PAPER, weight=0.3)
    for level, weight, dash in ((0.1, 0.7, "2 2"), (0.9, 0.7, "2 2"), (0.5, 2.2, "")):
        for start, end in fronts(tally.held, tally.grid, level):
            (ax, ay), (bx, by) = at(start), at(end)
            page.canvas.addLiteral(
                f"q 0.137 0.122 0.102 RG {weight} w [{dash}] 0 d {ax:.2f} {ay:.2f} m {bx:.2f} {by:.2f} l S Q"
            )
    return picture.width, picture.height


def ground(tally: Tally, tongue: Tongue) -> Scene:
    """The ground without troops."""
    battle = _empty(tally.battle)
    return build_scene(rulesets.find(battle.ruleset), battle, side="", words=tongue.labels.map, title=battle.title)


def _empty(battle: Battle) -> Battle:
    """The ground alone."""
    formations = tuple(replace(formation, commander=None) for formation in battle.formations)
    return replace(battle, units=(), formations=formations, log=())


def fronts(held: Sequence[float], grid: Grid, level: float) -> Iterator[tuple[Point, Point]]:
    """The pieces of the line along which the share held by the first side passes a level (marching squares)."""

    def value(column: int, row: int) -> float:
        return held[row * grid.columns + column]

    for row in range(grid.rows - 1):
        for column in range(grid.columns - 1):
            corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
            crossed = []
            for one, other in pairwise([*corners, corners[0]]):
                a, b = value(*one), value(*other)
                if (a >= level) != (b >= level):
                    part = (level - a) / (b - a)
                    (ax, ay), (bx, by) = grid.middle(*one), grid.middle(*other)
                    crossed.append((ax + part * (bx - ax), ay + part * (by - ay)))
            for number in range(0, len(crossed) - 1, 2):
                yield crossed[number], crossed[number + 1]


# ---- costs


def shares_lost(page: Document, tally: Tally, x: float, top: float, breadth: float, height: float) -> None:
    """How many battles cost each side how much: the first side above the line, the second below."""
    counts = [[0] * STEPS for _ in tally.sides[:2]]
    for index, side in enumerate(tally.sides[:2]):
        for lost in tally.shares(side):
            counts[index][min(STEPS - 1, int(lost * STEPS))] += 1
    last = max((place for row in counts for place, count in enumerate(row) if count), default=0)
    shown = max(last + 1, STEPS // 2)
    most = max((count for row in counts for count in row), default=1) or 1
    axis, reach, step = top - height / 2, height / 2 - 12, breadth / shown
    for place in range(shown):
        for index, row in enumerate(counts):
            tall = reach * row[place] / most
            if tall:
                low = axis + 5 if index == 0 else axis - 5 - tall
                fill = PALE[0] if index == 0 else palette.ENEMY_PALE
                page.box(x + place * step, low, step - 1.5, tall, fill=fill, stroke=LINES[index])
    for place in range(0, shown + 1, 2):
        px = x + place * step
        page.text(px, axis - 3, percent(place / STEPS), Face.FIGURES, 8, palette.INK, _within(place, shown))


def by_turn(page: Document, tally: Tally, x: float, top: float, breadth: float, height: float) -> None:
    """What each side loses in each turn, on the mean."""
    first = tally.battle.turn
    turns = range(first, tally.last_turn + 1)
    most = max((tally.mean_loss(side, turn=turn) for side in tally.sides for turn in turns), default=1.0) or 1.0
    axis, reach, step = top - height / 2, height / 2 - 16, breadth / max(1, len(turns))
    for place, turn in enumerate(turns):
        middle = x + (place + 0.5) * step
        page.text(middle, axis - 3, str(turn), Face.FIGURES, 8, align=Align.MIDDLE)
        for index, side in enumerate(tally.sides[:2]):
            points = tally.mean_loss(side, turn=turn)
            tall = reach * points / most
            low = axis + 6 if index == 0 else axis - 6 - tall
            if tall > 0.2:
                fill = PALE[0] if index == 0 else palette.ENEMY_PALE
                page.box(middle - step * 0.32, low, step * 0.64, tall, fill=fill, stroke=LINES[index])
            if points >= 0.05:
                words_y = low + tall + 2 if index == 0 else low - 8
                page.text(middle, words_y, f"{points:.1f}", Face.SMALL, 7.2, LINES[index], Align.MIDDLE)


def arms_and_causes(
    page: Document, tally: Tally, tongue: Tongue, side: str, index: int, x: float, top: float, breadth: float
) -> float:
    """The mean loss by arm and cause as figures; returns the y under them."""
    labels, ruleset = tongue.labels.simulation, rulesets.find(tally.battle.ruleset)
    headings: dict[str, list[str]] = {}
    for cause in tally.causes:
        headings.setdefault(tongue.cause(ruleset, cause), []).append(cause)
    columns = list(headings.items())[:5]
    first, step = x + 58, (breadth - 58 - 26) / max(1, len(columns))
    y = top - 10
    label = fitted(tally.battle.side_by_id[side].label, Face.SEMIBOLD, 9, breadth)
    page.text(x, y, label, Face.SEMIBOLD, 9, LINES[index])
    # Names too long for the first column have a line of their own over the heads of both tables.
    y -= 11 * any(width(Face.SEMIBOLD, one.label, 9) > first - x - 4 for one in tally.battle.sides)
    for place, (heading, _) in enumerate(columns):
        size = marks.fitting(heading, Face.SMALL, (7.6, 7.0, 6.4), step - 2)
        page.text(
            first + (place + 1) * step,
            y,
            fitted(heading, Face.SMALL, size, step - 2),
            Face.SMALL,
            size,
            align=Align.RIGHT,
        )
    page.small_caps(x + breadth, y, labels.all, 7.6, align=Align.RIGHT)
    for arm in tally.arms:
        y -= 13
        page.text(x, y, labels.arms.get(arm, arm), Face.SMALL, 9)
        for place, (_, causes) in enumerate(columns):
            points = sum(tally.mean_loss(side, arm=arm, cause=cause) for cause in causes)
            page.text(first + (place + 1) * step, y, _mean(points), Face.FIGURES, 9, align=Align.RIGHT)
        page.text(x + breadth, y, _mean(tally.mean_loss(side, arm=arm)), Face.BOLD, 9, LINES[index], Align.RIGHT)
        page.rule(x, y - 3.5, x + breadth, 0.3, palette.HAIRLINE)
    return y - 8


def _mean(points: float) -> str:
    return f"{points:.1f}" if points >= 0.05 else "–"


# ---- shares one under another


def share_row(
    page: Document,
    x: float,
    y: float,
    name: str,
    share: Share,
    note: str,
    breadth: float,
    colour: str,
    *,
    middle: bool = False,
) -> None:
    """A name, a bar or a point with its limits on a scale from 0 to 100, and the share in figures."""
    label, room = breadth * 0.44, breadth * 0.56 - 62
    start = x + label
    size = marks.fitting(name, Face.SMALL, (8.8, 8.0, 7.2), label - 8)
    page.text(x, y, fitted(name, Face.SMALL, size, label - 8), Face.SMALL, size)
    page.rule(start, y + 3, start + room, 0.3, palette.HAIRLINE)
    if middle:
        page.path(f"{start + room / 2:.2f} {y - 2:.2f} m {start + room / 2:.2f} {y + 8:.2f} l", stroke=palette.HAIRLINE)
        page.disc(start + room * share.value, y + 3, 2.6, fill=colour)
    elif share.value:
        page.box(start, y, room * share.value, 6, fill=colour)
    if share.trials:
        _limits(page, share, start, room, y + 3, palette.INK)
    page.text(start + room + 26, y, percent(share.value), Face.BOLD, 9, align=Align.RIGHT)
    page.text(x + breadth, y, note, Face.TEXT_ITALIC, 8.2, palette.SECONDARY, Align.RIGHT)
