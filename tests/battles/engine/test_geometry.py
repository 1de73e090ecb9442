"""Points, directions and plain figures."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.geometry import (
    along,
    bearing,
    clockwise,
    contains,
    crossings,
    distance,
    distance_to_line,
    forward,
    hull,
    length_inside,
    meetings,
    normal_angle,
    rectangle,
    rightward,
    spans_inside,
    turn_between,
)

UNIT_SQUARE = ((0.0, 0.0), (0.0, 10.0), (10.0, 10.0), (10.0, 0.0))
# A horseshoe open to the north: its two arms are 2 wide.
HORSESHOE = ((0.0, 0.0), (0.0, 10.0), (2.0, 10.0), (2.0, 2.0), (8.0, 2.0), (8.0, 10.0), (10.0, 10.0), (10.0, 0.0))

angles = st.floats(-720, 720)
numbers = st.floats(-200, 200)
points = st.tuples(numbers, numbers)


@pytest.mark.parametrize(
    ("facing", "ahead", "right"),
    [
        (0, (0, 1), (1, 0)),
        (90, (1, 0), (0, -1)),
        (180, (0, -1), (-1, 0)),
        (270, (-1, 0), (0, 1)),
        (360, (0, 1), (1, 0)),
        (-90, (-1, 0), (0, 1)),
    ],
)
def test_quarter_turns_are_exact(facing, ahead, right):
    assert forward(facing) == ahead
    assert rightward(facing) == right


@pytest.mark.parametrize(
    ("end", "degrees"),
    [((0, 5), 0), ((5, 5), 45), ((5, 0), 90), ((5, -5), 135), ((0, -5), 180), ((-5, 0), 270), ((0, 0), 0)],
)
def test_bearings_go_clockwise_from_north(end, degrees):
    assert bearing((0, 0), end) == pytest.approx(degrees)


@pytest.mark.parametrize(
    ("start", "end", "turn"),
    [(0, 90, 90), (90, 0, -90), (350, 10, 20), (10, 350, -20), (0, 180, 180), (180, 0, 180), (0, 181, -179)],
)
def test_the_shorter_turn_is_taken_and_half_a_turn_is_clockwise(start, end, turn):
    assert turn_between(start, end) == pytest.approx(turn)


def test_a_tiny_negative_angle_stays_below_360():
    assert 0 <= normal_angle(-1e-300) < 360


def test_corners_run_clockwise_from_the_front_left():
    assert rectangle((60, 20), 5, 2, 0) == ((57.5, 21), (62.5, 21), (62.5, 19), (57.5, 19))
    assert rectangle((60, 20), 5, 2, 90) == ((61, 22.5), (61, 17.5), (59, 17.5), (59, 22.5))


@given(points, angles, st.floats(0.1, 100))
@settings(max_examples=50)
def test_going_along_a_bearing_arrives(start, facing, length):
    end = along(start, facing, length)
    assert distance(start, end) == pytest.approx(length)
    turn = turn_between(bearing(start, end), facing)
    assert turn == pytest.approx(0, abs=1e-6)


def test_clockwise_turns_a_polygon_round_but_keeps_its_first_corner():
    assert clockwise(UNIT_SQUARE[::-1]) == ((10, 0), (0, 0), (0, 10), (10, 10))
    assert clockwise(UNIT_SQUARE) == UNIT_SQUARE


def test_a_hull_drops_inner_points_and_those_on_its_edges():
    assert set(hull((*UNIT_SQUARE, (5, 5), (0, 5)))) == set(UNIT_SQUARE)


@pytest.mark.parametrize(
    ("point", "inside"),
    [
        ((1, 5), True),
        ((5, 5), False),
        ((5, 1), True),
        ((0, 5), True),
        ((2, 5), True),
        ((5, 2), True),
        ((-0.01, 5), False),
        ((0, 0), True),
        ((10, 10), True),
        ((5, 10), False),
        ((12, 0), False),
        ((11, 10), False),
    ],
)
def test_a_point_on_the_edge_is_inside_and_one_between_the_arms_is_not(point, inside):
    assert contains(HORSESHOE, point) is inside


def test_a_line_through_both_arms_of_a_horseshoe_runs_inside_twice():
    assert spans_inside(HORSESHOE, (-5, 5), (15, 5)) == (
        (pytest.approx(5), pytest.approx(7)),
        (pytest.approx(13), pytest.approx(15)),
    )
    assert length_inside(HORSESHOE, (-5, 5), (15, 5)) == pytest.approx(4)
    assert length_inside(HORSESHOE, (1, 1), (9, 1)) == pytest.approx(8)
    assert length_inside(HORSESHOE, (5, 20), (5, 5)) == 0
    assert length_inside(HORSESHOE, (1, 1), (1, 1)) == 0


def test_a_path_that_ends_on_a_line_has_not_crossed_it_yet():
    brook = ((0, 40), (120, 40))
    assert crossings(brook, (60, 30), (60, 40)) == ()
    assert crossings(brook, (60, 40), (60, 50)) == (0,)
    assert crossings(brook, (60, 30), (60, 50)) == (pytest.approx(10),)
    assert meetings(brook, (60, 30), (60, 40)) == (pytest.approx(10),)


def test_a_crossing_at_a_bend_counts_once_and_running_along_a_line_not_at_all():
    assert crossings(((0, 0), (5, 5), (10, 0)), (5, 0), (5, 10)) == (pytest.approx(5),)
    assert crossings(((0, 0), (10, 0)), (2, 0), (8, 0)) == ()


def test_the_distance_to_a_line_is_to_its_nearest_stretch():
    line = ((0, 0), (10, 0), (10, 10))
    assert distance_to_line((5, 3), line) == 3
    assert distance_to_line((14, 13), line) == 5
    assert distance_to_line((1, 1), ((1, 3),)) == 2


@given(points, points)
@settings(max_examples=50)
def test_no_line_runs_farther_inside_than_it_is_long(start, end):
    inside = length_inside(HORSESHOE, start, end)
    assert -1e-9 <= inside <= distance(start, end) + 1e-6
    assert inside == pytest.approx(length_inside(HORSESHOE, end, start), abs=1e-6)
    assert math.isfinite(inside)
