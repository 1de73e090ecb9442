"""Wedges, flanks, axes and lanes of fire, against figures drawn by hand."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.engine.boxes import Box, box, stretch_over
from battles.engine.geometry import along
from battles.engine.play.zones import (
    Edge,
    Wedge,
    axis_meets,
    before_front,
    centre_point,
    edge_middles,
    foremost,
    hindmost,
    lane_open,
    length_through,
)

# Two wide, one deep, facing north: the front edge runs from (-1, 0.5) to (1, 0.5).
UNIT = box(0.0, 0.0, 2.0, 1.0, 0.0)
ARC = Wedge.of_degrees(22.5, 3.0)


class Body:
    """Anything with a footprint."""

    def __init__(self, ground: Box) -> None:
        self.box = ground


def test_the_centre_point_is_the_middle_of_the_front():
    assert centre_point(UNIT) == (0.0, 0.5)
    assert centre_point(box(5, 5, 2, 4, 90)) == pytest.approx((7.0, 5.0))
    assert before_front(UNIT, (0.25, 2.0)) == (0.25, 1.5)
    assert (foremost(UNIT, ((0, 2), (0, -3))), hindmost(UNIT, ((0, 2), (0, -3)))) == (1.5, -3.5)


def test_the_middles_of_the_edges_look_outwards():
    middles = edge_middles(UNIT)
    assert middles[Edge.RIGHT] == ((1.0, 0.0), (1.0, 0.0))
    assert middles[Edge.REAR] == ((0.0, -0.5), (0.0, -1.0))
    assert middles[Edge.LEFT] == ((-1.0, 0.0), (-1.0, 0.0))


@pytest.mark.parametrize(
    ("point", "inside"),
    [
        ((0, 0.5), True),
        ((0, 0.4), False),
        ((0, 3.5), True),
        ((0, 3.6), False),
        ((2.2, 3.5), True),
        ((2.3, 3.5), False),
        ((-1.4, 1.5), True),
        ((-1.5, 1.5), False),
    ],
)
def test_a_trapezoid_widens_by_its_tangent_on_each_side(point, inside):
    assert ARC.holds(UNIT, point) is inside
    assert math.tan(math.radians(22.5)) == pytest.approx(0.4142, abs=1e-4)


def test_a_quadrant_has_no_end():
    quadrant = Wedge(1.0)
    assert quadrant.holds(UNIT, (99.0, 99.5))
    assert not quadrant.holds(UNIT, (99.0, 98.0))
    with pytest.raises(ValueError, match="without depth"):
        quadrant.corners(UNIT)


def test_the_corners_of_a_trapezoid_run_clockwise_from_its_near_left():
    assert [pytest.approx(corner, abs=1e-3) for corner in ARC.corners(UNIT)] == [
        (-1.0, 0.5),
        (-2.2426, 3.5),
        (2.2426, 3.5),
        (1.0, 0.5),
    ]


@pytest.mark.parametrize(
    ("other", "meets"),
    [
        (box(0, 2, 1, 1, 0), True),
        (box(0, -2, 1, 1, 0), False),
        (box(3.5, 2, 1, 1, 0), False),
        (box(2.4, 3.2, 1, 1, 0), True),
        (box(0, 4.2, 9, 1, 0), False),
        (box(0, 1, 30, 0.2, 0), True),
    ],
)
def test_a_figure_meets_a_wedge_when_some_part_of_it_lies_inside(other, meets):
    assert ARC.meets(UNIT, other.corners) is meets


def test_a_figure_may_have_to_lie_deeper_than_a_touch():
    grazing = box(0, 3.98, 1, 1, 0)
    assert ARC.meets(UNIT, grazing.corners)
    assert not ARC.meets(UNIT, grazing.corners, deeper=0.05)


@given(st.floats(0, 360), st.floats(-4, 4), st.floats(-1, 8), st.floats(0.1, 3), st.floats(0.1, 3), st.floats(0, 360))
def test_a_wedge_turns_with_its_unit(facing, right, ahead, width, depth, other_facing):
    near, far = box(0, 0, 2, 1, 0), box(10, -7, 2, 1, facing)
    there = box(right, ahead, width, depth, other_facing)
    x, y = along(along((10, -7), facing, ahead), facing + 90, right)
    moved = box(x, y, width, depth, other_facing + facing)
    part = ARC.part_of(near, there.corners)
    spans = [max(axis) - min(axis) for axis in zip(*part, strict=True)] if part else [0.0]
    if not part or min(spans) > 1e-6:
        assert ARC.meets(far, moved.corners) is ARC.meets(near, there.corners) or min(spans) < 1e-3


@pytest.mark.parametrize(
    ("other", "met"),
    [
        (box(0, 5, 2, 1, 180), (4.0, Edge.FRONT)),
        (box(0, 5, 2, 1, 0), (4.0, Edge.REAR)),
        (box(0, 5, 2, 1, 90), (3.5, Edge.RIGHT)),
        (box(0, 5, 2, 1, 270), (3.5, Edge.LEFT)),
        (box(3, 5, 2, 1, 0), None),
        (box(0, -5, 2, 1, 0), None),
        (box(0, 0.5, 2, 1, 0), (0.0, Edge.REAR)),
    ],
)
def test_the_axis_meets_an_edge_of_whoever_stands_on_it(other, met):
    found = axis_meets(UNIT, other)
    if met is None:
        assert found is None
    else:
        assert found is not None
        assert (found[0], found[1]) == (pytest.approx(met[0]), met[1])


def test_a_lane_is_closed_by_whoever_stands_in_it():
    start, end = (0.0, 0.0), (0.0, 10.0)
    across, aside = box(0, 5, 2, 1, 0), box(2, 5, 2, 1, 0)
    assert length_through(start, end, across) == pytest.approx(1.0)
    assert length_through(start, end, aside) == 0.0
    assert length_through(start, end, box(0, 12, 2, 1, 0)) == 0.0
    assert lane_open(start, end, [Body(aside)])
    assert not lane_open(start, end, [Body(aside), Body(across)])


def test_a_lane_may_graze_a_corner():
    grazed = box(1.02, 5, 2, 1, 0)
    assert not lane_open((0.1, 0), (0.1, 10), [Body(grazed)])
    assert lane_open((0.04, 0), (0.04, 10), [Body(grazed)], shrunk=0.05)
    slanting = length_through((-0.5, 4.9), (0.5, 4.3), grazed)
    assert lane_open((-0.5, 4.9), (0.5, 4.3), [Body(grazed)], through=slanting)


@pytest.mark.parametrize("seed", range(50))
def test_a_line_runs_through_a_footprint_as_far_as_over_its_box(seed):
    chance = random.Random(seed)
    other = box(*(chance.uniform(-6, 6) for _ in range(2)), chance.uniform(0.5, 5), chance.uniform(0.5, 3), seed * 17)
    for _ in range(40):
        start, end = [(chance.uniform(-8, 8), chance.uniform(-8, 8)) for _ in range(2)]
        over = stretch_over(other, start, end) or (0.0, 0.0)
        expected = (over[1] - over[0]) * math.dist(start, end)
        assert length_through(start, end, other) == pytest.approx(expected, abs=1e-6)
