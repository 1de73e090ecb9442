"""The tables of fire, row by row (OT-FIRE-3, OT-FIRE-4, OT-FIRE-8, OT-FIRE-11)."""

from __future__ import annotations

import pytest

from battles.rulesets.old_trousers.fire.tables import gun_points, hits

# OT-FIRE-8 as it is printed: points, then the highest total for no hit, one, two and three; above that four.
PRINTED = [
    ((1, 5), (8, 10, 99, 99)),
    ((6, 10), (5, 9, 10, 99)),
    ((11, 15), (4, 8, 10, 99)),
    ((16, 20), (4, 6, 9, 10)),
    ((21, 25), (3, 5, 9, 10)),
    ((26, 30), (2, 5, 7, 9)),
    ((31, 35), (1, 4, 6, 9)),
    ((36, 40), (0, 3, 6, 8)),
    ((41, 45), (-1, 2, 5, 7)),
    ((46, 50), (-1, 0, 4, 7)),
]


@pytest.mark.parametrize(("row", "tops"), PRINTED)
@pytest.mark.parametrize("total", range(-4, 16))
def test_ot_fire_8_hits_by_points_and_total(row, tops, total):
    expected = sum(total > top for top in tops)
    assert {hits(points, total) for points in range(row[0], row[1] + 1)} == {expected}


@pytest.mark.parametrize(
    ("points", "total", "expected"), [(54, 9, 5), (54, 8, 4), (100, 5, 6), (120, 7, 8), (50, 8, 4)]
)
def test_ot_fire_8_each_full_fifty_and_the_rest_are_looked_up_apart(points, total, expected):
    # OT-AMB-4
    assert hits(points, total) == expected


# OT-FIRE-4: pounders of a row, points a gun at canister, effective and long range.
GUNS = [
    ((13, 18, 24), (5, 3, 2)),
    ((12,), (5, 2, 1)),
    ((8, 9, 11), (4, 2, 1)),
    ((6, 7), (4, 1, 0)),
    ((3, 4, 5), (3, 1, 0)),
]
RANGES = [((0.0, 5.0, 8.0), 0), ((8.1, 20.0), 1), ((20.1, 35.0), 2)]


@pytest.mark.parametrize(("pounders", "points"), GUNS)
@pytest.mark.parametrize(("distances", "band"), RANGES)
def test_ot_fire_4_points_of_a_gun(pounders, points, distances, band):
    assert {gun_points(pounder, away) for pounder in pounders for away in distances} == {points[band]}


def test_ot_fire_4_nothing_reaches_beyond_35():
    assert gun_points(24, 35.1) == 0
