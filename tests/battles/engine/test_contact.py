"""Gaps, depths and sweeps of convex figures."""

import math

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from battles.engine import advance, boxes
from battles.engine.contact import (
    Disc,
    apart,
    depth,
    gap,
    halt,
    meeting,
    overlaps,
    overlaps_area,
    overlaps_line,
    passage,
    shifted,
    swept,
    touches,
)
from battles.engine.geometry import rectangle

LINE = rectangle((60, 20), 5, 2, 0)


def line_at(x, y, facing=0):
    return rectangle((x, y), 5, 2, facing)


places = st.tuples(st.floats(-9, 9), st.floats(-9, 9))
facings = st.one_of(st.sampled_from([0.0, 90.0, 180.0, 45.0]), st.floats(0, 359.99))
sizes = st.sampled_from([(5.0, 2.0), (2.5, 4.0), (5.5, 4.0), (2.5, 8.0), (3.0, 3.0)])


@st.composite
def rectangles(draw):
    width, length = draw(sizes)
    return rectangle(draw(places), width, length, draw(facings))


figures = st.one_of(rectangles(), st.builds(Disc, places, st.just(1.25)))


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (line_at(60, 23), 1),
        (line_at(60, 22), 0),
        (line_at(66, 20), 1),
        (line_at(68, 26), 5),
        (rectangle((60, 23), 2, 2, 45), 2 - math.sqrt(2)),
        (Disc((60, 24), 1.25), 1.75),
        (Disc((65.5, 25), 1.25), 5 - 1.25),
    ],
)
def test_the_gap_is_the_shortest_distance(other, expected):
    assert gap(LINE, other) == pytest.approx(expected)
    assert gap(other, LINE) == pytest.approx(expected)
    assert depth(LINE, other) == pytest.approx(0)


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (line_at(60, 21.5), 0.5),
        (line_at(64.9, 21.9), 0.1),
        (LINE, 2),
        (Disc((60, 22), 1.25), 0.25),
        (Disc((60, 20), 1.25), 2.25),
    ],
)
def test_the_depth_is_the_shortest_way_out(other, expected):
    assert depth(LINE, other) == pytest.approx(expected)
    assert gap(LINE, other) == 0


def test_two_discs_have_a_gap_and_a_depth():
    assert gap(Disc((0, 0), 1), Disc((3, 4), 1.5)) == pytest.approx(2.5)
    assert depth(Disc((0, 0), 1), Disc((1, 0), 1.5)) == pytest.approx(1.5)


def test_contact_reaches_to_the_tolerance_and_overlap_begins_beyond_it():
    assert touches(LINE, line_at(60, 22.049))
    assert not touches(LINE, line_at(60, 22.06))
    assert not overlaps(LINE, line_at(60, 21.951))
    assert overlaps(LINE, line_at(60, 21.94))


@given(figures, figures)
@settings(max_examples=100)
def test_gap_and_depth_are_symmetric_and_never_both(a, b):
    assert gap(a, b) == pytest.approx(gap(b, a), abs=1e-9)
    assert depth(a, b) == pytest.approx(depth(b, a), abs=1e-9)
    assert min(gap(a, b), depth(a, b)) == 0
    if apart(a, b):
        assert gap(a, b) > 0


@given(figures, figures, facings, st.sampled_from([0.0, 0.1, 6.0, -0.05]))
@settings(max_examples=100)
def test_a_passage_begins_and_ends_exactly_at_its_clearance(mover, obstacle, facing, clearance):
    met = passage(mover, obstacle, facing, clearance)
    assume(met is not None)
    for at in met:
        moved = shifted(mover, facing, at)
        assert gap(moved, obstacle) - depth(moved, obstacle) == pytest.approx(clearance, abs=1e-6)


@given(figures, figures, facings)
@settings(max_examples=100)
def test_what_never_meets_stays_clear_all_the_way(mover, obstacle, facing):
    assume(meeting(mover, obstacle, facing) is None)
    assert all(depth(shifted(mover, facing, at / 4), obstacle) <= 0.002 for at in range(1, 100))


@given(rectangles(), rectangles(), facings)
@settings(max_examples=100)
def test_the_quick_boxes_agree_with_the_general_figures(a, b, facing):
    hx, hy = math.sin(math.radians(facing)), math.cos(math.radians(facing))
    first, second = _as_box(a), _as_box(b)
    assert boxes.gap(first, second) == pytest.approx(gap(a, b), abs=1e-6)
    assert boxes.overlap(first, second, 0.05) == overlaps(a, b, 0.05) or abs(depth(a, b) - 0.05) < 1e-6
    quick, exact = advance.contact_at(first, second, hx, hy), meeting(a, b, facing)
    if exact is not None and math.isfinite(quick):
        assert quick == pytest.approx(exact, abs=1e-6)


def _as_box(corners):
    (ax, ay), (bx, by), (cx, cy), _ = corners
    width, length = math.hypot(bx - ax, by - ay), math.hypot(cx - bx, cy - by)
    middle = ((ax + cx) / 2, (ay + cy) / 2)
    return boxes.Box(*middle, (bx - ax) / width, (by - ay) / width, width / 2, length / 2)


def test_a_straight_charge_goes_exactly_to_contact():
    assert meeting(line_at(60, 30), line_at(60, 37, 180), 0) == pytest.approx(5)
    assert meeting(line_at(60, 30), line_at(66, 37, 180), 0) is None
    assert meeting(line_at(60, 30), line_at(60, 20), 0) is None


def test_a_path_that_only_grazes_a_flank_does_not_meet():
    assert meeting(line_at(60, 30), line_at(65, 37), 0) is None
    assert meeting(line_at(60, 30), line_at(64.99, 37), 0) == pytest.approx(5)


def test_one_who_keeps_a_clearance_stops_that_much_short():
    assert meeting(line_at(60, 30), line_at(60, 37), 0, 0.1) == pytest.approx(4.9)
    assert meeting(line_at(60, 30), line_at(60, 32.05), 0, 0.1) == 0


def test_neighbours_in_a_battle_line_slide_past_each_other():
    assert halt(line_at(60, 30), line_at(65, 32), 0, 6) is None
    assert halt(line_at(60, 30), line_at(64.96, 32), 0, 6) is None
    assert halt(line_at(60, 30), line_at(64.9, 34), 0, 6) == pytest.approx(2)


def test_a_mover_halts_where_it_first_touches_and_only_within_its_path():
    assert halt(line_at(60, 30), line_at(60, 37), 0, 6) == pytest.approx(5)
    assert halt(line_at(60, 30), line_at(60, 37), 0, 5.04) is None
    assert halt(line_at(60, 30), line_at(60, 37), 180, 6) is None


def test_a_sweep_covers_start_and_end():
    assert set(swept(LINE, 0, 6)) == {(57.5, 27), (62.5, 27), (62.5, 19), (57.5, 19)}


def test_an_area_is_overlapped_from_within_and_across_its_edge():
    horseshoe = ((0, 0), (0, 30), (6, 30), (6, 6), (24, 6), (24, 30), (30, 30), (30, 0))
    assert overlaps_area(line_at(3, 20, 90), horseshoe)
    assert not overlaps_area(line_at(15, 20), horseshoe)
    assert not overlaps_area(line_at(15, 7.04), horseshoe)
    assert overlaps_area(line_at(15, 6.9), horseshoe)
    assert not overlaps_area(Disc((15, 20), 1.25), horseshoe)
    assert overlaps_area(Disc((6, 20), 1.25), horseshoe)


def test_a_line_of_water_is_overlapped_only_deeper_than_the_tolerance():
    river = ((0, 40), (60, 40), (120, 50))
    assert not overlaps_line(line_at(30, 38.98), river)
    assert not overlaps_line(line_at(30, 39.04), river)
    assert overlaps_line(line_at(30, 39.1), river)
    assert overlaps_line(line_at(90, 45), river)
