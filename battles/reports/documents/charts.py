"""Charts of a battle: bands of strength over the day, squares of loss by arm and cause, bars by brigade and turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from battles.reports.documents.page import Align, Document
from battles.reports.documents.typeset import fitted
from battles.reports.facts.chronicle import Chronicle, SideBand
from battles.reports.facts.strength import amount_of
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene import palette
from battles.reports.tongues import Hours, Tongue
from battles.reports.tongues.labels import BattleLabels

#: Fills of the causes of loss, dark to pale, for the first side and the second.
INKS = (
    ("#10254A", "#44629B", "#9DB0D4", "#FFFFFF", "#DCE3F0"),
    ("#6B170C", "#B5311C", "#DF957F", "#FFFFFF", "#FBEAE3"),
)
LINES = (palette.OWN_LINE, palette.ENEMY_LINE)
SOLID = (palette.OWN, palette.ENEMY)
PALE = ("#A9B9DA", palette.ENEMY_PALE)


def day_in_men(
    page: Document, chronicle: Chronicle, tongue: Tongue, x: float, top: float, breadth: float, height: float
) -> None:
    """Two bands over the turns: points fit to fight, points lost ruled at the edge; the first side above the line."""
    bands, hours = chronicle.bands()[:2], tongue.hours(chronicle.clock)
    moments = [turn.before.turn for turn in chronicle.turns] + [chronicle.last.turn]
    most = max((value for band in bands for value in band.present), default=1) or 1
    label = 62.0
    left, right = x + label, x + breadth
    axis = top - height / 2
    reach = height / 2 - 30
    for index, band in enumerate(bands):
        _band(page, tongue.labels.battle, band, index, left, right, axis, reach / most, moments, x)
    step = max(1, len(moments) // 10)
    for place, moment in enumerate(moments):
        px = left + (right - left) * place / max(1, len(moments) - 1)
        page.path(f"{px:.2f} {axis + 9:.2f} m {px:.2f} {axis + 6.5:.2f} l", stroke=palette.INK, weight=0.5)
        if place % step == 0:
            align = Align.RIGHT if place == len(moments) - 1 else Align.MIDDLE
            page.text(px, axis - 3, hours.hour(moment), Face.FIGURES, 8.2, align=align)


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
    fit = [base + way * scale * max(0, p - lost) for p, lost in zip(band.present, band.lost, strict=True)]
    edge = [base + way * scale * value for value in band.present]
    body = " ".join(f"{px:.2f} {py:.2f} l" for px, py in zip(xs, fit, strict=True))
    page.path(f"{left:.2f} {base:.2f} m {body} {right:.2f} {base:.2f} l h", fill=PALE[index], stroke=LINES[index])
    page.box(left, base if way > 0 else base - 4, right - left, 4, fill=SOLID[index])
    _ruled(page, xs, fit, edge, LINES[index])
    _words(page, labels, band, index, xs, edge, base, scale, moments, x)


def _ruled(page: Document, xs: Sequence[float], fit: Sequence[float], edge: Sequence[float], colour: str) -> None:
    """What was lost, as upright strokes between what is left and what had come up."""
    strokes = []
    for place in range(len(xs) - 1):
        span = xs[place + 1] - xs[place]
        for part in range(int(span // 2.2)):
            share = part * 2.2 / span
            px = xs[place] + part * 2.2
            low = fit[place] + (fit[place + 1] - fit[place]) * share
            high = edge[place] + (edge[place + 1] - edge[place]) * share
            if abs(high - low) > 0.3:
                strokes.append(f"{px:.2f} {low:.2f} m {px:.2f} {high:.2f} l")
    outline = " ".join(
        f"{px:.2f} {py:.2f} {'m' if not i else 'l'}" for i, (px, py) in enumerate(zip(xs, edge, strict=True))
    )
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
    page.text(x, middle - 5, fitted(band.label, Face.ENGLISH, 15, 60), Face.ENGLISH, 15, colour)
    fit = band.present[-1] - band.lost[-1]
    page.text(
        xs[-1] - 4, base + way * scale * fit / 2 - 3, labels.fit.format(points=fit), Face.BOLD, 9, colour, Align.RIGHT
    )
    if band.lost[-1]:
        y = edge[-1] + (4 if way > 0 else -10)
        page.text(xs[-1] - 4, y, labels.fallen.format(points=band.lost[-1]), Face.BOLD, 9, colour, Align.RIGHT)
    last: dict[int, float] = {}
    for turn, name, points in band.arrivals:
        place = moments.index(turn) if turn in moments else 0
        y = last.get(place, edge[place] + (5 if way > 0 else -11))
        words = f"{name} +{points}"
        size = 8.2
        right_edge = xs[place] - 3
        if right_edge - width(Face.SEMIBOLD_ITALIC, words, size) < xs[0]:
            page.text(xs[0] + 2, y, words, Face.SEMIBOLD_ITALIC, size, colour)
        else:
            page.text(right_edge, y, words, Face.SEMIBOLD_ITALIC, size, colour, Align.RIGHT)
        last[place] = y + way * 9.5


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
    y = top - 10
    for place, cause in enumerate(causes):
        page.text(first + (place + 0.5) * step, y, cause.heading, Face.SMALL, 7.6, align=Align.MIDDLE)
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
