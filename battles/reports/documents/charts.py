"""Charts of a battle: bands of strength over the day, squares of loss by arm and cause, bars by brigade and turn."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import dataclass
from battles.reports.documents import marks
from battles.reports.documents.page import Align, Document
from battles.reports.documents.typeset import Style, fitted, set_lines, wrapped
from battles.reports.facts.chronicle import Chronicle, SideBand
from battles.reports.facts.course import Kind, milestones
from battles.reports.facts.strength import amount_of
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues import Hours, Tongue
from battles.reports.tongues.battle_labels import BattleLabels
from battles.reports.tongues.rich import rich

#: Fills of the causes of loss, dark to pale, for the first side and the second.
INKS = (
    ("#10254A", "#44629B", "#9DB0D4", "#FFFFFF", "#DCE3F0"),
    ("#6B170C", "#B5311C", "#DF957F", "#FFFFFF", "#FBEAE3"),
)
LINES = (palette.OWN_LINE, palette.ENEMY_LINE)
SOLID = (palette.OWN, palette.ENEMY)
#: Room for a side's name before its band, in points, and the lines that it may take.
SIDE, LINES_OF_SIDE = 60.0, 3
PALE = ("#A9B9DA", palette.ENEMY_PALE)


#: Marks of the day over the chart: rows of them, and how high a row is.
ROWS_OF_MARKS, ROW_OF_MARKS = 3, 11.0


def day_in_men(
    page: Document, chronicle: Chronicle, tongue: Tongue, x: float, top: float, breadth: float, height: float
) -> None:
    """Two bands over the turns: points fit to fight, points lost ruled at the edge; the first side above the line."""
    bands, hours = chronicle.bands()[:2], tongue.hours(chronicle.clock)
    moments = [turn.before.turn for turn in chronicle.turns] + [chronicle.last.turn]
    most = max((value for band in bands for value in band.present), default=1) or 1
    label = 62.0
    left, right = x + label, x + breadth
    marks_ = _marks_rows(chronicle, tongue, moments, left, right)
    signs = ROW_OF_MARKS * (1 + max((row for _, _, row in marks_), default=-1))
    axis = top - signs - (height - signs) / 2
    reach = (height - signs) / 2 - 30
    for px, words, row in marks_:
        y = top - 7 - row * ROW_OF_MARKS
        steps = range(int((y - 3 - axis - 9) // 2.6))
        dots = " ".join(f"{px:.2f} {y - 3 - 2.6 * n:.2f} m {px:.2f} {y - 4.2 - 2.6 * n:.2f} l" for n in steps)
        page.path(dots, stroke=palette.SECONDARY, weight=0.4)
        page.text(px, y, words, Face.TEXT_ITALIC, 8.2, align=Align.MIDDLE)
    for index, band in enumerate(bands):
        _band(page, tongue.labels.battle, band, index, left, right, axis, reach / most, moments, x)
    step = max(1, len(moments) // 10)
    for place, moment in enumerate(moments):
        px = left + (right - left) * place / max(1, len(moments) - 1)
        page.path(f"{px:.2f} {axis + 9:.2f} m {px:.2f} {axis + 6.5:.2f} l", stroke=palette.INK, weight=0.5)
        if place % step == 0:
            align = Align.RIGHT if place == len(moments) - 1 else Align.MIDDLE
            page.text(px, axis - 3, hours.hour(moment), Face.FIGURES, 8.2, align=align)


def _marks_rows(
    chronicle: Chronicle, tongue: Tongue, moments: Sequence[int], left: float, right: float
) -> list[tuple[float, str, int]]:
    """The marks of the day over the chart: where, in what words, in which row; those that find no room are left out.

    Ground that changed hands comes first, then commands that were spent, then commanders who fell.
    """
    order = (Kind.TAKEN, Kind.RETAKEN, Kind.SPENT, Kind.FELL)
    rows: list[list[tuple[float, float]]] = [[] for _ in range(ROWS_OF_MARKS)]
    found = []
    for one in sorted(milestones(chronicle), key=lambda mark: (order.index(mark.kind) // 2, mark.moment)):
        share = (one.moment - moments[0]) / max(1, moments[-1] - moments[0])
        px, words = left + (right - left) * share, tongue.milestone(one)
        half = width(Face.TEXT_ITALIC, words, 8.2) / 2 + 4
        px = min(px, right - half)
        for row, taken in enumerate(rows):
            if all(px + half <= low or px - half >= high for low, high in taken):
                taken.append((px - half, px + half))
                found.append((px, words, row))
                break
    return found


def _band(
    page: Document,
    labels: BattleLabels,
    band: SideBand,
    index: int,
    left: float,
    right: float,
    axis: float,
    scale: float,
    moments: Sequence[int],
    x: float,
) -> None:
    way = 1 if index == 0 else -1
    base = axis + way * 9
    count = max(1, len(moments) - 1)
    xs = [left + (right - left) * place / count for place in range(len(moments))]
    fit: list[tuple[float, float]] = []
    edge: list[tuple[float, float]] = []
    for place in range(count):
        came = band.present[place]
        # Who comes up is there at once: the band rises in a step.
        for at, lost in ((place, band.lost[place]), (place + 1, band.lost[min(place + 1, len(band.lost) - 1)])):
            px = xs[min(at, len(xs) - 1)]
            fit.append((px, base + way * scale * max(0, came - lost)))
            edge.append((px, base + way * scale * came))
    body = " ".join(f"{px:.2f} {py:.2f} l" for px, py in fit)
    page.path(f"{left:.2f} {base:.2f} m {body} {right:.2f} {base:.2f} l h", fill=PALE[index], stroke=LINES[index])
    page.box(left, base if way > 0 else base - 4, right - left, 4, fill=SOLID[index])
    _ruled(page, fit, edge, LINES[index])
    ends = [base + way * scale * value for value in band.present]
    _words(page, labels, band, index, xs, ends, base, scale, moments, x)


def _ruled(
    page: Document, fit: Sequence[tuple[float, float]], edge: Sequence[tuple[float, float]], colour: str
) -> None:
    """What was lost, as upright strokes between what is left and what had come up."""
    strokes = []
    for (ax, ay), (bx, by), (_, top) in zip(fit, fit[1:], edge, strict=False):
        for part in range(int((bx - ax) // 2.2)):
            px = ax + part * 2.2
            low = ay + (by - ay) * (part * 2.2 / (bx - ax))
            if abs(top - low) > 0.3:
                strokes.append(f"{px:.2f} {low:.2f} m {px:.2f} {top:.2f} l")
    outline = " ".join(f"{px:.2f} {py:.2f} {'m' if not i else 'l'}" for i, (px, py) in enumerate(edge))
    page.path(" ".join([*strokes, outline]), stroke=colour, weight=0.4)


def _words(
    page: Document,
    labels: BattleLabels,
    band: SideBand,
    index: int,
    xs: Sequence[float],
    edge: Sequence[float],
    base: float,
    scale: float,
    moments: Sequence[int],
    x: float,
) -> None:
    colour, way = LINES[index], 1 if index == 0 else -1
    middle = base + way * scale * band.present[0] / 2
    size = marks.fitting(max(band.label.split(), key=len, default=""), Face.ENGLISH, (15, 13, 11, 9.5), SIDE)
    size = size if len(wrapped(band.label, Face.ENGLISH, size, SIDE, LINES_OF_SIDE + 1)) <= LINES_OF_SIDE else 9.5
    lines = wrapped(band.label, Face.ENGLISH, size, SIDE, LINES_OF_SIDE)
    for number, line in enumerate(lines):
        page.text(x, middle - 5 + ((len(lines) - 1) / 2 - number) * size, line, Face.ENGLISH, size, colour)
    fit = band.present[-1] - band.lost[-1]
    page.text(
        xs[-1] - 4, base + way * scale * fit / 2 - 3, labels.fit.format(points=fit), Face.BOLD, 9, colour, Align.RIGHT
    )
    if band.lost[-1]:
        y = edge[-1] + (4 if way > 0 else -10)
        page.text(xs[-1] - 4, y, labels.fallen.format(points=band.lost[-1]), Face.BOLD, 9, colour, Align.RIGHT)
    taken: list[tuple[float, float, float]] = []
    for turn, name, points in band.arrivals:
        place = moments.index(turn) if turn in moments else 0
        words, size = f"{name} +{points}", 8.2
        wide = width(Face.SEMIBOLD_ITALIC, words, size)
        start = max(xs[place] - 3 - wide, xs[0] + 2)
        y = edge[place] + (5 if way > 0 else -11)
        while any(start < high and start + wide > low and abs(y - other) < 9 for low, high, other in taken):
            y += way * 9.5
        taken.append((start - 3, start + wide + 3, y))
        page.text(start, y, words, Face.SEMIBOLD_ITALIC, size, colour)


#: The heading of a cause of losses, on as many lines as it needs.
HEADING = Style(7.6, 8.6, face=Face.SMALL)


def squares(
    page: Document, chronicle: Chronicle, tongue: Tongue, side: str, index: int, x: float, top: float, breadth: float
) -> float:
    """Losses by arm and cause as squares whose area is the loss; returns the y under them."""
    causes = causes_of(chronicle, tongue, side)
    labels = tongue.labels.battle
    arms = [arm for arm in labels.arms if any(u.arm == arm for u in chronicle.first.units)]
    most = (
        max((chronicle.lost_by(side, arm=arm, causes=cause.codes) for arm in arms for cause in causes), default=1) or 1
    )
    first, step = x + 58, (breadth - 58 - 24) / max(1, len(causes))
    headings = [set_lines(rich(cause.heading), step - 4, HEADING) for cause in causes]
    y = top - 10 - HEADING.leading * (max(map(len, headings), default=1) - 1)
    for place, words in enumerate(headings):
        for above, line in enumerate(reversed(words)):
            middle = first + (place + 0.5) * step
            page.line(middle - line.width / 2, y + above * HEADING.leading, line)
    page.small_caps(x + breadth, y, labels.all, 7.6, align=Align.RIGHT)
    for arm in arms:
        y -= 27
        page.text(x, y + 8, labels.arms[arm], Face.SMALL, 9)
        for place, cause in enumerate(causes):
            points = chronicle.lost_by(side, arm=arm, causes=cause.codes)
            middle = first + (place + 0.5) * step
            if not points:
                page.text(middle, y + 8, "–", Face.FIGURES, 8.6, palette.HAIRLINE, Align.MIDDLE)
                continue
            size = max(4.0, 25 * (points / most) ** 0.5)
            fill = INKS[index][cause.ink]
            page.box(middle - size / 2 - 5, y + 11 - size / 2, size, size, fill=fill, stroke=LINES[index])
            page.text(middle + size / 2 - 2, y + 8, str(points), Face.BOLD, 9)
        page.text(x + breadth, y + 8, str(chronicle.lost_by(side, arm=arm)), Face.BOLD, 10, LINES[index], Align.RIGHT)
        page.rule(x, y - 4, x + breadth, 0.35, palette.HAIRLINE)
    return y - 6


def brigade_bars(
    page: Document, chronicle: Chronicle, tongue: Tongue, side: str, index: int, x: float, top: float, breadth: float
) -> float:
    """A bar for each brigade, by cause; returns the y under them."""
    rows, common = [], tongue.labels.page
    causes = causes_of(chronicle, tongue, side)
    for command in chronicle.commands(side):
        ids = [unit.id for unit in command.units]
        full = amount_of(chronicle.ruleset, command.units)
        parts = [chronicle.lost_by(side, causes=cause.codes, units=ids) for cause in causes]
        rows.append((tongue.command(chronicle.setting(side), command), full, parts))
    rows = [row for row in rows if row[1]]
    most = max((sum(parts) for _, _, parts in rows), default=1) or 1
    room = breadth - 118 - 34
    y = top
    step = 13.4 if len(rows) <= 14 else 11.2
    for name, full, parts in rows:
        y -= step
        short = name.replace(common.command_noun, "").removesuffix(common.possessive)
        page.text(x, y, fitted(short, Face.SMALL, 8.8, 96), Face.SMALL, 8.8)
        page.text(x + 114, y, str(full), Face.FIGURES, 8, palette.SECONDARY, Align.RIGHT)
        px = x + 118
        for cause, points in zip(causes, parts, strict=True):
            wide = points * min(room / most, 11)
            if points:
                page.box(px, y - 1.5, wide, 8.5, fill=INKS[index][cause.ink], stroke=LINES[index], weight=0.4)
            px += wide
        lost = sum(parts)
        if lost:
            page.text(px + 4, y, str(lost), Face.BOLD, 8.6, LINES[index])
        share = round(100 * lost / full)
        colour = palette.SEAL if share >= 25 else palette.INK
        page.text(x + breadth, y, str(share), Face.FIGURES, 8.6, colour, Align.RIGHT)
    return y - 6


@dataclass(frozen=True, slots=True)
class CauseColumn:
    """Causes of loss that are told under one heading, and the place of their ink."""

    heading: str
    codes: frozenset[str]
    ink: int


def causes_of(chronicle: Chronicle, tongue: Tongue, side: str) -> tuple[CauseColumn, ...]:
    """The causes of a side's losses by heading; the same heading has the same ink for both sides."""
    headings: dict[str, set[str]] = {}
    for code in chronicle.causes():
        headings.setdefault(tongue.cause(chronicle.ruleset, code), set()).add(code)
    columns = (
        CauseColumn(heading, frozenset(codes), place % len(INKS[0]))
        for place, (heading, codes) in enumerate(headings.items())
    )
    return tuple(column for column in columns if chronicle.lost_by(side, causes=column.codes))


def causes_key(page: Document, chronicle: Chronicle, tongue: Tongue, side: str, x: float, y: float, index: int) -> None:
    """What the inks of the bars mean."""
    for cause in causes_of(chronicle, tongue, side):
        page.box(x, y, 6, 6, fill=INKS[index][cause.ink], stroke=LINES[index], weight=0.4)
        x = page.text(x + 8.5, y, cause.heading, Face.SMALL, 8) + 8


def when_it_fell(
    page: Document, chronicle: Chronicle, hours: Hours, x: float, top: float, breadth: float, height: float
) -> None:
    """Points lost in each turn: the first side above the line, the second below."""
    sides = [side.id for side in chronicle.first.sides[:2]]
    turns = [turn.before.turn for turn in chronicle.turns]
    lost = {
        (side, turn): sum(
            loss.points for loss in chronicle.losses if loss.turn == turn and chronicle.side_of(loss.unit) == side
        )
        for side in sides
        for turn in turns
    }
    most = max(lost.values(), default=1) or 1
    axis, step = top - height / 2, breadth / max(1, len(turns))
    reach = height / 2 - 19
    bar = min(22.0, step * 0.55)
    every = max(1, int(28 // max(step, 1)) + (1 if step < 28 else 0))
    for place, turn in enumerate(turns):
        middle = x + (place + 0.5) * step
        if place % every == 0:
            page.text(middle, axis - 3, hours.hour(turn), Face.FIGURES, 8, align=Align.MIDDLE)
        for index, side in enumerate(sides):
            points = lost[side, turn]
            if not points:
                continue
            tall = max(1.5, reach * points / most)
            y = axis + 8 if index == 0 else axis - 7 - tall
            fill = SOLID[0] if index == 0 else palette.ENEMY_PALE
            page.box(middle - bar / 2, y, bar, tall, fill=fill, stroke=LINES[index], weight=0.5)
            if index == 1:
                page.box(middle - bar / 2, axis - 9, bar, 2, fill=palette.ENEMY)
            words_y = axis + 10 + tall if index == 0 else axis - 15 - tall
            page.text(middle, words_y, str(points), Face.BOLD, 8, LINES[index], Align.MIDDLE)
