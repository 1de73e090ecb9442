"""Rectangles answer as the general figures of ``contact`` do, only quicker."""

import math

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from battles.engine import advance, boxes, contact
from battles.engine.geometry import forward, length_inside, rectangle

coordinates = st.floats(0, 20).map(lambda value: round(value, 3))
sizes = st.sampled_from([(5.0, 2.0), (2.5, 4.0), (5.5, 2.0), (3.0, 3.0), (2.5, 8.0)])
facings = st.one_of(st.sampled_from([0.0, 90.0, 180.0, 270.0, 45.0]), st.floats(0, 359.9).map(lambda f: round(f, 2)))
footprints = st.tuples(coordinates, coordinates, sizes, facings)
often = settings(max_examples=100, deadline=None)


def both(footprint):
    """The same footprint as a box and as a polygon."""
    x, y, (width, depth), facing = footprint
    return boxes.box(x, y, width, depth, facing), rectangle((x, y), width, depth, facing)


@given(footprints)
@often
def test_corners_run_clockwise_from_the_front_left(footprint):
    box, polygon = both(footprint)
    for found, expected in zip(box.corners, polygon, strict=True):
        assert found == pytest.approx(expected)


@given(footprints, footprints)
@often
def test_gaps_and_depths_are_those_of_the_polygons(first, second):
    (a, a_polygon), (b, b_polygon) = both(first), both(second)
    assert boxes.gap(a, b) == pytest.approx(contact.gap(a_polygon, b_polygon), abs=1e-9)
    assert max(0.0, -boxes.separation(a, b)) == pytest.approx(contact.depth(a_polygon, b_polygon), abs=1e-9)
    assert boxes.gap(b, a) == pytest.approx(boxes.gap(a, b), abs=1e-9)


@given(footprints, st.lists(footprints, max_size=6), st.floats(0, 15))
# Corner to corner, where the gap is what the circles about them leave.
@example((0.0, 7.0, (3.0, 3.0), 45.0), [(0.0, 0.0, (3.0, 3.0), 45.0)], 0.0)
@often
def test_quick_answers_about_gaps_are_those_of_the_gaps(first, others, reach):
    a, found = both(first)[0], [both(other)[0] for other in others]
    gaps = [boxes.gap(a, b) for b in found]
    assert boxes.least_gap(a, found) == min(gaps, default=math.inf)
    for limit in (reach, *gaps):
        assert [boxes.is_within(a, b, limit) for b in found] == [gap <= limit for gap in gaps]


@given(footprints, footprints, facings, st.sampled_from([0.0, 0.1, 3.5, 12.0]))
@often
def test_straight_paths_come_within_reach_where_the_polygons_do(first, second, heading, reach):
    (a, a_polygon), (b, b_polygon) = both(first), both(second)
    expected = contact.passage(a_polygon, b_polygon, heading, reach)
    found = advance.first_within(a, b, *forward(heading), reach)
    if expected is None or expected[1] < 0:
        # A touch in passing may be seen by one and not by the other.
        assert found == math.inf or boxes.gap(a, b) <= reach or expected is None
    else:
        assert found == pytest.approx(max(0.0, expected[0]), abs=1e-6)


@given(footprints, footprints, facings)
@often
def test_halts_are_those_of_the_polygons(first, second, heading):
    (a, a_polygon), (b, b_polygon) = both(first), both(second)
    expected = contact.halt(a_polygon, b_polygon, heading, 30.0)
    found = advance.halt(a, b, *forward(heading), 30.0)
    assert found == (math.inf if expected is None else pytest.approx(expected, abs=1e-6))


def test_a_straight_charge_ends_at_a_gap_of_nothing():
    charger, target = boxes.box(60, 30, 5, 2, 0), boxes.box(60, 37, 5, 2, 180)
    assert advance.contact_at(charger, target, 0.0, 1.0) == pytest.approx(5.0)


def test_grazing_is_no_contact():
    charger, beside = boxes.box(60, 30, 5, 2, 0), boxes.box(65, 37, 5, 2, 180)
    assert advance.contact_at(charger, beside, 0.0, 1.0) == math.inf


def test_who_stands_at_the_corner_is_met_later_than_who_stands_ahead():
    mover = boxes.box(60, 30, 5, 2, 0)
    corner = boxes.box(66, 40, 5, 2, 0)
    # 1 aside of the corner: a reach of 2 is met when the corners are the root of 3 apart along the path.
    assert advance.first_within(mover, corner, 0.0, 1.0, 2.0) == pytest.approx(8 - math.sqrt(3))


def test_who_is_too_near_already_may_go_off_but_not_nearer():
    mover, other = boxes.box(60, 30, 5, 2, 0), boxes.box(60, 32.08, 5, 2, 0)
    assert advance.stop_short(mover, other, 0.0, 1.0, 0.1) == 0.0
    assert advance.stop_short(mover, other, 0.0, -1.0, 0.1) == math.inf
    assert advance.stop_short(mover, other, 1.0, 0.0, 0.1) == math.inf


def test_neighbours_in_a_line_of_battle_slide_past_each_other():
    mover, neighbour = boxes.box(60, 30, 5, 2, 0), boxes.box(65, 31, 5, 2, 0)
    assert advance.halt(mover, neighbour, 0.0, 1.0, 10.0) == math.inf


def test_a_triangle_that_only_touches_a_box_does_not_overlap_it():
    triangle = ((58.5, 10.0), (61.5, 10.0), (60.0, 20.0))
    assert boxes.triangle_overlap(triangle, boxes.box(60, 15, 5, 2, 0))
    assert not boxes.triangle_overlap(triangle, boxes.box(60, 21, 5, 2, 0))
    assert not boxes.triangle_overlap(triangle, boxes.box(64, 12, 5, 2, 0))


def test_what_lies_beyond_the_front_is_ahead():
    unit = boxes.box(60, 30, 5, 2, 0)
    assert boxes.beyond_front(unit, boxes.box(70, 30, 5, 2, 0)) == pytest.approx(0.0)
    assert boxes.beyond_front(unit, boxes.box(70, 33, 5, 2, 0)) == pytest.approx(3.0)


def test_points_near_a_box():
    unit = boxes.box(60, 30, 5, 2, 0)
    assert boxes.point_gap(unit, 60, 34) == pytest.approx(3.0)
    assert boxes.point_gap(unit, 65.5, 35) == pytest.approx(5.0)
    assert boxes.point_depth(unit, 60, 30.5) == pytest.approx(0.5)
    assert advance.point_within(unit, 60, 40, 0.0, 1.0, 1.25) == pytest.approx(7.75)
    assert advance.point_within(unit, 70, 40, 0.0, 1.0, 1.25) == math.inf


def test_the_nearest_point_of_a_box_may_lie_on_an_edge_or_be_the_point_itself():
    line = boxes.box(60, 20, 5, 2, 0)
    assert boxes.nearest_point(line, 60, 30) == (60, 21)
    assert boxes.nearest_point(line, 70, 30) == (62.5, 21)
    assert boxes.nearest_point(line, 60.5, 20) == (60.5, 20)


@given(footprints, st.tuples(coordinates, coordinates), st.tuples(coordinates, coordinates))
@often
def test_a_line_runs_over_a_box_as_over_its_polygon(footprint, start, end):
    box, polygon = both(footprint)
    over = boxes.stretch_over(box, start, end)
    length = math.dist(start, end)
    # Along its very edge a line runs over nothing, or over all; that is left open.
    depths = [
        boxes.point_depth(box, *point) for point in (start, end, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    ]
    if length > 1e-3 and all(abs(depth) > 1e-6 for depth in depths):
        expected = length_inside(polygon, start, end)
        assert ((over[1] - over[0]) * length if over else 0.0) == pytest.approx(expected, abs=1e-6)
