"""Smooth lines of a picture: through all their points, and turned and moved with them."""

from __future__ import annotations

import itertools
import math

import pytest

from battles.reports.scene.picture import beziers, flattened

BEND = ((0.0, 0.0), (10.0, 2.0), (14.0, 11.0), (30.0, 12.0))


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize("steps", [1, 4, 6])
def test_a_smooth_line_goes_through_all_its_points(closed: bool, steps: int) -> None:
    drawn = flattened(BEND, closed, steps)
    through = drawn[::steps]
    expected = (*BEND, BEND[0]) if closed else BEND
    assert len(through) == len(expected)
    for found, point in zip(through, expected, strict=True):
        assert found == pytest.approx(point)


def test_it_leaves_each_point_as_it_came_to_it() -> None:
    curves = list(beziers(BEND, closed=False))
    for (_, arriving, at), (leaving, _, _) in itertools.pairwise(curves):
        into = math.atan2(at[1] - arriving[1], at[0] - arriving[0])
        out = math.atan2(leaving[1] - at[1], leaving[0] - at[0])
        assert into == pytest.approx(out)


def test_two_points_are_a_straight_line_and_points_in_a_row_stay_straight() -> None:
    assert flattened(BEND[:2], closed=False) == BEND[:2]
    row = ((0.0, 0.0), (3.0, 1.5), (6.0, 3.0), (12.0, 6.0))
    assert all(y == pytest.approx(x / 2) for x, y in flattened(row, closed=False))


def test_it_moves_with_its_points() -> None:
    moved = tuple((x + 5, y - 7) for x, y in BEND)
    for (x, y), found in zip(flattened(BEND, closed=True), flattened(moved, closed=True), strict=True):
        assert found == pytest.approx((x + 5, y - 7))
