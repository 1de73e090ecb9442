"""A simulation for its umpire on two or three pages: who wins, where, at what price, who breaks, what changes it."""

from __future__ import annotations

from collections.abc import Sequence

from battles import rulesets
from battles.reports.documents import marks
from battles.reports.documents.charts import LINES, PALE
from battles.reports.documents.maps import map_size
from battles.reports.documents.page import Align, Document, Head
from battles.reports.documents.paper import A4, GAP, LIVE, MM, Paper
from battles.reports.documents.typeset import Style, fitted, wrapped
from battles.reports.fonts import Face
from battles.reports.scene import palette
from battles.reports.tongues import ENGLISH, Tongue
from battles.reports.tongues.battle_labels import SimulationLabels
from battles.simulation import plots
from battles.simulation.changes import Change
from battles.simulation.limits import Share
from battles.simulation.tally import Tally

#: More than this share of the decided battles for one side is one-sided, even if the limits were wide.
ONE_SIDED = 0.65
SIDE = 58 * MM
#: So many formations are shown at most, those that break most often; so few where the variants then need no third page.
SHOWN, FEW = 22, 12
#: The height of a row of the variants, and what stands over them.
ROW, OVER_ROWS = 15.0, 26 * MM
#: A map of so much of the page's width has no figures beside it.
WHOLE = 0.75
#: Heights of the figures under a map, and of what decided the battles: without its rows, of a row, and how many it has.
FIGURES, DECIDED, REASON, REASONS = 150.0, 92.0, 12.5, 9
#: Heights of the charts, at least and at most: where a page has room they are higher.
CHART, HIGH_CHART = 42 * MM, 84 * MM
#: What the page of the charts takes without them, their tables' rows and its commands.
AROUND_CHARTS, ARM, COMMAND = 62 * MM, 13.0, 12.4


def simulation_paper(tallies: Sequence[Tally], *, paper: Paper = A4, tongue: Tongue = ENGLISH) -> bytes:
    """The paper as a PDF. The first tally is the battle as it is, the others are its variants."""
    tally, labels = tallies[0], tongue.labels.simulation
    battle, ruleset = tally.battle, rulesets.find(tally.battle.ruleset)
    page = Document(
        paper,
        title=labels.title.format(battle=battle.title),
        subject=labels.subject.format(rules=ruleset.title),
        running=labels.running.format(battle=battle.title),
        tongue=tongue,
    )
    _first(page, tally, tongue)
    y = _price(page, tally, tongue, ROW * len(tallies) + OVER_ROWS if len(tallies) > 1 else 0.0)
    if len(tallies) > 1:
        _changes(page, tallies, tongue, y)
    return page.finish()


# ---- who wins, and where


def _first(page: Document, tally: Tally, tongue: Tongue) -> None:
    labels, battle = tongue.labels.simulation, tally.battle
    ruleset = rulesets.find(battle.ruleset)
    page.begin(labels.bookmark, foot=labels.foot)
    top, middle = page.paper.height, (page.left + page.right) / 2
    page.small_caps(page.left, top - 11 * MM, labels.report, 8.6)
    page.text(page.right, top - 11 * MM, ruleset.title, Face.SMALL_ITALIC, 8.6, palette.SECONDARY, Align.RIGHT)
    page.double_rule(top - 13.4 * MM)
    size = marks.fitting(battle.title, Face.ENGLISH, (34, 28, 24, 20), LIVE - 20)
    title = fitted(battle.title, Face.ENGLISH, size, LIVE)
    with page.tags.content("H1"):
        page.text(middle, top - 27 * MM, title, Face.ENGLISH, size, align=Align.MIDDLE)
    turns = f"{tally.turns.mean:.1f} {labels.turns}"
    played = labels.played.format(battles=_battles(tally, tongue), turns=turns, rules=ruleset.title)
    page.text(
        middle,
        top - 34 * MM,
        fitted(played, Face.TEXT_ITALIC, 11, LIVE),
        Face.TEXT_ITALIC,
        11,
        palette.SECONDARY,
        Align.MIDDLE,
    )
    y = page.section(page.left, top - 38 * MM, LIVE, labels.winners, labels.winners_note)
    y = plots.winners(page, tally, tongue, page.left, y, LIVE)
    judged = verdict(tally, labels)
    y = page.paragraph(page.left, y, LIVE, judged, Style(12, 15)) - 4 * MM
    note = page.section(page.left, y, LIVE, labels.ground, labels.ground_note)
    high, below = note - 5 - page.bottom, _height(tally)
    shown = map_size(plots.ground(tally, tongue), LIVE, high - below)
    whole = shown.width >= WHOLE * LIVE
    left = page.left + (LIVE - shown.width) / 2 if whole else page.left
    with page.tags.content("Figure", alt=f"{labels.ground}, {labels.ground_note}. {judged}"):
        room = (LIVE, high - below) if whole else (LIVE - SIDE - GAP, high)
        wide, deep = plots.field(page, tally, tongue, left, note - 5, *room)
    if whole:
        # A low field has the page's whole width, and the figures stand under it side by side.
        half, under = (LIVE - GAP) / 2, note - 5 - deep - 4 * MM
        _figures(page, tally, labels, page.left, under, half)
        _decided(page, tally, labels, page.left + half + GAP, under, half)
        return
    x = page.left + wide + GAP
    y = _figures(page, tally, labels, x, note, page.right - x)
    _decided(page, tally, labels, x, y - 12, page.right - x)


def _height(tally: Tally) -> float:
    """How high the figures are, and what decided the battles beside them."""
    return max(FIGURES, DECIDED + REASON * min(REASONS, len(tally.reasons)))


def _battles(tally: Tally, tongue: Tongue) -> str:
    return tongue.counted(tally.count, "battle")


def verdict(tally: Tally, labels: SimulationLabels = ENGLISH.labels.simulation) -> str:
    """Whether it is fair, in a sentence: fair while the limits of the decided battles hold the half."""
    first, second = tally.sides[:2]
    side = first if tally.won(first).count >= tally.won(second).count else second
    won = tally.won_of_decided(side)
    if not won.trials:
        return labels.none_decided
    words = labels.fair if won.low <= 0.5 else labels.one_sided if won.value > ONE_SIDED else labels.leans
    return words.format(
        side=tally.battle.side_by_id[side].label,
        share=plots.percent(won.value),
        low=plots.percent(won.low),
        high=plots.percent(won.high),
    )


def _figures(page: Document, tally: Tally, labels: SimulationLabels, x: float, top: float, breadth: float) -> float:
    """The figures: shares with limits, losses, length; returns the y under them."""
    sides = tally.sides[:2]
    columns = (x + breadth * 0.68, x + breadth)
    low = y = page.section(x, top - 2, breadth, labels.figures) - 14
    for index, side in enumerate(sides):
        label = wrapped(tally.battle.side_by_id[side].label, Face.SEMIBOLD, 9, breadth * 0.31)
        low = min(low, marks.stacked(page, columns[index], y, label, 9, LINES[index]))
    y = low
    page.rule(x, y - 4, x + breadth, 0.5)
    rows = (
        (labels.won, [_limits(tally.won(side)) for side in sides]),
        (labels.won_of_decided, [_limits(tally.won_of_decided(side)) for side in sides]),
        (labels.lost, [_spread(tally, labels, side) for side in sides]),
    )
    for name, cells in rows:
        y -= 14
        page.text(x, y, name, Face.SMALL, 8.6)
        for index, (value, limits) in enumerate(cells):
            page.text(columns[index], y, value, Face.BOLD, 9.4, LINES[index], Align.RIGHT)
            page.text(columns[index], y - 9, limits, Face.SMALL, 7, palette.SECONDARY, Align.RIGHT)
        y -= 11
        page.rule(x, y - 2, x + breadth, 0.3, palette.HAIRLINE)
    turns = tally.turns
    y -= 14
    page.text(x, y, labels.turns, Face.SMALL, 8.6)
    spread = labels.spread.format(low=f"{turns.low:.0f}", high=f"{turns.high:.0f}")
    page.text(x + breadth, y, spread, Face.BOLD, 9.4, align=Align.RIGHT)
    return y


def _decided(page: Document, tally: Tally, labels: SimulationLabels, x: float, top: float, breadth: float) -> None:
    """How it was decided, and what the signs of the map mean."""
    sides = tally.sides[:2]
    y = page.section(x, top - 2, breadth, labels.decided_by) - 3
    for (winner, reason), count in list(tally.reasons.items())[:REASONS]:
        y -= REASON
        label = tally.battle.side_by_id[winner].label if winner else ""
        words = labels.reasons.get(reason, reason.replace("-", " "))
        text = f"{label}, {words}" if label else words
        size = marks.fitting(text, Face.SMALL, (8.6, 8.0, 7.4), breadth - 26)
        page.text(x, y, fitted(text, Face.SMALL, size, breadth - 26), Face.SMALL, size)
        page.text(x + breadth, y, plots.percent(count / tally.count), Face.BOLD, 9, align=Align.RIGHT)
    y -= 24
    for index, side in enumerate(sides):
        page.disc(x + 5, y + 3, 4, fill=LINES[index])
        words = labels.first_nearest.format(side=tally.battle.side_by_id[side].label)
        size = marks.fitting(words, Face.SMALL, (8.2, 7.6, 7.0), breadth - 16)
        page.text(x + 16, y, fitted(words, Face.SMALL, size, breadth - 16), Face.SMALL, size)
        y -= 12
    page.rule(x, y + 3, x + 12, 2.2)
    page.text(x + 16, y, fitted(labels.line, Face.SMALL, 8.2, breadth - 16), Face.SMALL, 8.2)
    y -= 12
    page.rule(x, y + 3, x + 4, 0.7)
    page.rule(x + 7, y + 3, x + 12, 0.7)
    page.text(x + 16, y, fitted(labels.line_between, Face.SMALL, 8.2, breadth - 16), Face.SMALL, 8.2)


def _limits(share: Share) -> tuple[str, str]:
    return plots.percent(share.value), f"{plots.percent(share.low)}–{plots.percent(share.high)}"


def _spread(tally: Tally, labels: SimulationLabels, side: str) -> tuple[str, str]:
    lost = tally.lost(side)
    return plots.percent(lost.mean), labels.spread.format(low=plots.percent(lost.low), high=plots.percent(lost.high))


# ---- what it costs, and who breaks


def _price(page: Document, tally: Tally, tongue: Tongue, following: float) -> float:
    """What it costs and who breaks; returns the y under it. Both leave room for what is ``following``."""
    labels = tongue.labels.simulation
    strength = tongue.strength(rulesets.find(tally.battle.ruleset))
    y = page.begin_following(Head(labels.price, labels.price_note.format(strength=strength)))
    half = (LIVE - GAP) / 2
    right = page.left + half + GAP
    commands = max(sum(tally.battle.side_of_formation(id) == side for id in tally.broken) for side in tally.sides[:2])
    room = y - page.bottom - AROUND_CHARTS - ARM * len(tally.arms)
    beside = int((room - CHART - following) // COMMAND)
    shown = beside if FEW <= beside < SHOWN else SHOWN
    high = min(HIGH_CHART, max(CHART, room - COMMAND * min(shown, commands) - following))
    page.section(page.left, y, half, labels.by_turn)
    plots.by_turn(page, tally, page.left, y - 16, half, high)
    page.section(right, y, half, labels.lost_of_a_hundred)
    plots.shares_lost(page, tally, right, y - 16, half, high)
    y -= 16 + high + 1 * MM
    page.section(page.left, y, LIVE, labels.by_arm, labels.price_note.format(strength=strength))
    lowest = min(
        plots.arms_and_causes(page, tally, tongue, side, index, page.left + index * (half + GAP), y - 16, half)
        for index, side in enumerate(tally.sides[:2])
    )
    y = page.section(page.left, lowest - 4 * MM, LIVE, labels.breaking, labels.breaking_note)
    return min(
        _breaking(page, tally, labels, side, index, page.left + index * (half + GAP), y - 2, half, shown)
        for index, side in enumerate(tally.sides[:2])
    )


def _breaking(
    page: Document,
    tally: Tally,
    labels: SimulationLabels,
    side: str,
    index: int,
    x: float,
    top: float,
    breadth: float,
    shown: int,
) -> float:
    """The formations of a side that broke most often, so many at most; returns the y under them."""
    battle = tally.battle
    rows = [(id, *found) for id, found in tally.broken.items() if battle.side_of_formation(id) == side]
    rows.sort(key=lambda row: -row[1].count)
    label = fitted(battle.side_by_id[side].label, Face.SEMIBOLD, 9, breadth)
    page.text(x, top - 14, label, Face.SEMIBOLD, 9, LINES[index])
    y = top - 18
    fill = PALE[0] if index == 0 else PALE[1]
    room = int((y - page.bottom) // COMMAND)
    for id, broken, turn in rows[: min(shown, room)]:
        y -= COMMAND
        note = labels.broke_at.format(turn=f"{turn:.0f}") if broken.count else labels.never
        plots.share_row(page, x, y, battle.formation_by_id[id].label, broken, note, breadth, fill)
    return y


# ---- what would change it


def _changes(page: Document, tallies: Sequence[Tally], tongue: Tongue, y: float) -> None:
    """On a page of its own when there is no room under ``y``."""
    labels, battle = tongue.labels.simulation, tallies[0].battle
    first = battle.sides[0]
    if y - page.bottom < OVER_ROWS + ROW * len(tallies):
        y = page.begin_following(Head(labels.sensitivity, labels.sensitivity_note))
    else:
        y = page.section(page.left, y - 6 * MM, LIVE, labels.sensitivity, labels.sensitivity_note)
    page.text(page.left, y - 14, first.label, Face.SEMIBOLD, 9, LINES[0])
    y -= 14
    for tally in tallies:
        y -= ROW
        won = tally.won_of_decided(first.id)
        name = _change_words(tally, labels) if tally.label else labels.as_it_is
        note = f"{plots.percent(won.low)}–{plots.percent(won.high)}"
        plots.share_row(page, page.left, y, name, won, note, LIVE, LINES[0], middle=True)


def _change_words(tally: Tally, labels: SimulationLabels) -> str:
    change = Change.of(tally.label)
    battle = tally.battle
    about = battle.formation_by_id[change.about].label if change.about in battle.formation_by_id else change.about
    return labels.changes[change.kind].format(side=battle.side_by_id[change.side].label, about=about)
