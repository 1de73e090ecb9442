"""Whether a general commands a unit (BNB-THROW-7)."""

from __future__ import annotations

import math

from battles.engine.battle import Point
from battles.engine.geometry import LIMIT, distance, nearest_on_segment
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.figures import Figure
from battles.rulesets.big_napoleonic.table.troops import General, Troop
from battles.rulesets.big_napoleonic.table.zones import CONTROL
from battles.rulesets.big_napoleonic.words import Kind

# In inches; half the general's base is added.
RADIUS = 6.0
_GRID = 0.5
_TOLERANCE = 0.05


def radius(general: General) -> float:
    """How far from his centre a general commands."""
    return RADIUS + general.stand / 2


def is_commanded(field: Field, troop: Troop) -> bool:
    """Whether a line of command leads to a unit from its corps commander or its army's."""
    return any(
        general.at is not None and would_command(field, general, general.at, troop)
        for general in generals_over(field, troop)
    )


def generals_over(field: Field, troop: Troop) -> list[General]:
    """The generals on the table who may command a unit."""
    return [
        general for general in field.generals if general.present and general.at is not None and is_over(general, troop)
    ]


def may_reach(general: General, figure: Figure) -> bool:
    """Whether a ground is near enough to a general to be commanded, if nothing bars the line."""
    return general.at is not None and figures.point_gap(figure, general.at) <= radius(general) + LIMIT


def is_over(general: General, troop: Troop) -> bool:
    """Whether a unit is one of a general's: of his corps, or of his army."""
    return general.id == troop.corps or (general.kind == Kind.ARMY and general.id in troop.lineage)


def would_command(field: Field, general: General, start: Point, troop: Troop) -> bool:
    """Whether a line leads from a general, standing there, to a unit: straight, or with one bend at half inches."""
    figure, most = troop.figure, radius(general)
    if figures.point_gap(figure, start) > most + LIMIT:
        return False
    limits = _limits(field, troop, start, most)
    if _clear(field, start, figures.nearest_point(figure, start), limits):
        return True
    low_x, high_x = math.ceil((start[0] - most) / _GRID), math.floor((start[0] + most) / _GRID)
    low_y, high_y = math.ceil((start[1] - most) / _GRID), math.floor((start[1] + most) / _GRID)
    bends = []
    for column in range(low_x, high_x + 1):
        for row in range(low_y, high_y + 1):
            bend = (column * _GRID, row * _GRID)
            length = distance(start, bend) + figures.point_gap(figure, bend)
            if length <= most + LIMIT:
                bends.append((length, bend))
    return any(
        _clear(field, start, bend, limits) and _clear(field, bend, figures.nearest_point(figure, bend), limits)
        for _, bend in sorted(bends)
    )


def _limits(field: Field, troop: Troop, start: Point, most: float) -> list[tuple[Figure, float]]:
    """The enemies to keep away from, and how far (BNB-AMB-7)."""
    found = []
    stand = figures.square(start, 0.0)
    for enemy in field.enemies_near(troop, stand, most + CONTROL):
        figure = enemy.figure
        reach = most + CONTROL + figure.radius
        if (
            math.dist(start, (figure.x, figure.y)) > reach
            or field.engaged(enemy)
            or not field.may_act_on(troop.side, enemy)
        ):
            continue
        keep = min(CONTROL, figures.gap(figure, troop.figure)) - _TOLERANCE
        if keep > 0.0:
            found.append((figure, keep))
    return found


def _clear(field: Field, start: Point, end: Point, limits: list[tuple[Figure, float]]) -> bool:
    """Whether a straight line of command is barred neither by enemies nor by the ground."""
    for figure, keep in limits:
        if _line_gap(figure, start, end) < keep - 1e-6:
            return False
    return not field.ground.bars_ride(start, end)


def _line_gap(figure: Figure, start: Point, end: Point) -> float:
    """The distance of a line from a figure."""
    foot = nearest_on_segment((figure.x, figure.y), start, end)
    if math.dist(foot, (figure.x, figure.y)) > figure.radius + CONTROL:
        return math.inf
    if figures.runs_over(figure, start, end):
        return 0.0
    ends = min(figures.point_gap(figure, start), figures.point_gap(figure, end))
    corners = min(math.dist(corner, nearest_on_segment(corner, start, end)) for corner in figure.corners)
    return min(ends, corners)
