"""Places in words that stand on the map: squares, and the named ground that tells most."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.reports.facts.places import Nearness, square_name, where_is
from tests.battles.reports import gemioncourt

FIELD = gemioncourt.battle()


@pytest.mark.parametrize(
    ("point", "square"),
    [((0, 0), "A1"), ((11.9, 11.9), "A1"), ((12, 0), "B1"), ((25 * 12, 24), "Z3"), ((26 * 12, 0), "AA1")],
)
def test_squares_are_lettered_from_the_west_and_numbered_from_the_south(point, square):
    assert square_name(point, 12.0) == square


@given(st.integers(0, 1000), st.integers(0, 200))
def test_no_two_squares_have_one_name(column, row):
    here = square_name((column * 12 + 6, row * 12 + 6), 12.0)
    assert here != square_name((column * 12 + 18, row * 12 + 6), 12.0)
    assert here != square_name((column * 12 + 6, row * 12 + 18), 12.0)


def test_one_is_in_a_wood_at_a_village_and_on_a_ridge():
    found = [where_is(FIELD, point, 12.0, 3.0) for point in ((20.0, 40.0), (47.0, 34.0), (80.0, 10.0))]
    assert [where.nearness for where in found] == [Nearness.IN, Nearness.AT, Nearness.ON]
    assert [where.ground.id for where in found if where.ground] == ["bossu", "farm", "ridge"]


def test_one_is_by_ground_that_is_near_but_never_by_a_rise():
    assert where_is(FIELD, (52.0, 34.0), 12.0, 3.0).nearness is Nearness.BY
    assert where_is(FIELD, (80.0, 18.0), 12.0, 3.0).nearness is Nearness.SQUARE


def test_far_from_all_names_the_square_must_do():
    where = where_is(FIELD, (110.0, 50.0), 12.0, 3.0)
    assert (where.nearness, where.ground, where.square) == (Nearness.SQUARE, None, "J5")
