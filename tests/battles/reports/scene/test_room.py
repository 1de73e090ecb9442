"""The room that is left on a map: cells taken and used, and how much of a box they cover."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.reports.scene.room import Room

PLACES = st.floats(-5, 45)
BOXES = st.builds(
    lambda x, y, wide, high: (x, y, x + wide, y + high), PLACES, PLACES, st.floats(0.1, 20), st.floats(0.1, 20)
)


def room():
    return Room((0, 0, 40, 30), 1.0)


def test_a_box_takes_its_cells_and_those_it_cuts():
    field = room()
    field.take_box((10, 10, 20, 15))
    assert field.covered((10, 10, 20, 15)) == (1.0, 0.0)
    assert field.covered((15, 10, 25, 15)) == (0.5, 0.0)
    assert field.covered((20, 10, 30, 15)) == (0.0, 0.0)
    field.take_box((30.5, 20.5, 30.6, 20.6))
    assert field.covered((30, 20, 31, 21)) == (1.0, 0.0)


def test_roads_are_used_and_not_taken():
    field = room()
    field.take_line(((0, 5.5), (40, 5.5)), 0.8)
    assert field.covered((10, 5, 20, 6)) == (0.0, 1.0)
    field.take_line(((5.5, 0), (5.5, 30)), 0.8, lightly=False)
    taken, used = field.covered((5, 10, 7, 20))
    assert (taken, used) == (0.5, 0.0)


def test_a_polygon_takes_what_lies_between_its_edges():
    field = room()
    field.take_polygon(((10, 10), (20, 10), (20, 20), (10, 20)))
    assert field.covered((10, 10, 20, 20)) == (1.0, 0.0)
    diamond = room()
    diamond.take_polygon(((20, 5), (30, 15), (20, 25), (10, 15)))
    assert diamond.covered((19, 14, 21, 16)) == (1.0, 0.0)
    assert diamond.covered((10, 5, 12, 7)) == (0.0, 0.0)


def test_beyond_the_map_there_is_no_room():
    field = room()
    assert field.holds((0, 0, 40, 30))
    assert not field.holds((-0.1, 0, 5, 5))
    assert not field.holds((35, 25, 40.1, 30))
    assert field.covered((50, 50, 60, 60)) == (1.0, 1.0)


@given(st.lists(BOXES, max_size=6), st.lists(BOXES, max_size=3), BOXES, st.floats(-0.5, 1.5))
def test_counting_may_stop_when_enough_is_taken_and_answers_the_same_otherwise(taken, used, box, enough):
    field = room()
    for each in taken:
        field.take_box(each)
    for each in used:
        field.take_box(each, lightly=True)
    exactly = field.covered(box)
    found = field.covered(box, enough)
    if exactly[0] <= enough:
        assert found == exactly
    else:
        assert enough - 1e-9 <= found[0] <= exactly[0] or found == pytest.approx(exactly)
