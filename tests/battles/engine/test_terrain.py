"""What lies under a place and along a path, and what hides."""

import pytest

from battles.engine.battle import Terrain
from battles.engine.contact import Disc
from battles.engine.geometry import rectangle
from battles.engine.sight import Screens, hidden
from battles.engine.terrain import (
    areas_under,
    near_spans,
    overlap_spans,
    path_cost,
    reach,
    union,
    within_of_line,
    without,
)

WOOD = Terrain("wood", "wood", area=((0, 30), (20, 30), (20, 80), (0, 80)))
COPSE = Terrain("copse", "wood", area=((15, 40), (40, 40), (40, 50), (15, 50)))
HILL = Terrain("hill", "hill", area=((50, 40), (70, 40), (70, 60), (50, 60)))
BROOK = Terrain("brook", "stream", line=((0, 20), (120, 20)))
LANE = Terrain("lane", "road", line=((10, 0), (10, 60)))

RATES = {"wood": 2.0, "hill": 1.0}
TOLLS = {"stream": 2.0, "road": 0.0}


def rate(piece):
    return RATES[piece.kind]


def toll(piece):
    return TOLLS[piece.kind]


def test_a_place_may_lie_in_several_areas():
    assert areas_under((WOOD, COPSE, HILL, BROOK), (18, 45)) == (WOOD, COPSE)
    assert areas_under((WOOD, COPSE, HILL, BROOK), (60, 10)) == ()


def test_near_a_line_means_within_reach_of_its_nearest_stretch():
    assert within_of_line(LANE, (11.5, 30), 1.5)
    assert not within_of_line(LANE, (11.6, 30), 1.5)
    assert not within_of_line(LANE, (11.5, 62), 1.5)


def test_the_dearest_of_overlapping_areas_is_paid_once():
    assert path_cost((WOOD, COPSE), (0, 45), (40, 45), rate, toll) == pytest.approx(80)
    assert path_cost((WOOD, COPSE), (5, 45), (19, 45), rate, toll) == pytest.approx(28)


def test_a_crossing_costs_its_toll_once():
    assert path_cost((BROOK,), (60, 10), (60, 25), rate, toll) == pytest.approx(17)
    assert path_cost((BROOK,), (60, 10), (60, 20), rate, toll) == pytest.approx(10)


def test_exempt_stretches_cost_nothing_extra():
    assert path_cost((WOOD,), (10, 30), (10, 50), rate, toll, exempt=[(0, 5)]) == pytest.approx(35)


@pytest.mark.parametrize(
    ("start", "facing", "budget", "length"),
    [
        ((60, 10), 0, 6, 6),
        ((60, 18), 0, 6, 4),
        ((60, 15), 0, 6, 5),
        ((60, 15), 0, 7, 5),
        ((60, 20), 0, 6, 4),
        ((10, 28), 0, 6, 4),
        ((10, 40), 0, 6, 3),
        ((10, 78), 0, 6, 4),
        ((60, 10), 0, 0, 0),
    ],
)
def test_a_budget_goes_as_far_as_the_ground_lets_it(start, facing, budget, length):
    assert reach((WOOD, BROOK, HILL), start, facing, budget, rate, toll) == pytest.approx(length)


def test_what_is_within_reach_costs_no_more_than_the_budget():
    pieces = (WOOD, COPSE, BROOK)
    for tenths in range(0, 300, 7):
        length = reach(pieces, (5, 10), 10, tenths / 10, rate, toll)
        end = (5 + length * 0.17364817766693033, 10 + length * 0.984807753012208)
        assert path_cost(pieces, (5, 10), end, rate, toll) <= tenths / 10 + 1e-6


def test_the_stretches_of_a_march_that_overlap_an_area():
    mover = rectangle((60, 30), 5, 2, 0)
    assert overlap_spans(HILL, mover, (60, 30), 0, 50, 0.05) == [(pytest.approx(9.05), pytest.approx(30.95))]
    assert overlap_spans(HILL, mover, (60, 30), 180, 50, 0.05) == []
    assert overlap_spans(HILL, mover, (60, 30), 0, 9, 0.05) == []


def test_the_stretches_of_a_path_near_a_line():
    assert near_spans(LANE.line, (0, 30), 90, 20, 1.5) == [(pytest.approx(8.5), pytest.approx(11.5))]
    assert near_spans(LANE.line, (10, 30), 0, 20, 1.5) == [(pytest.approx(0), pytest.approx(20))]
    assert near_spans(LANE.line, (30, 30), 0, 20, 1.5) == []


def test_stretches_join_where_they_meet_and_are_cut():
    assert union([(5, 8), (0, 5), (10, 12)]) == [(0, 8), (10, 12)]
    assert without([(0, 10)], [(2, 3), (8, 12)]) == [(0, 2), (3, 8)]
    assert without([(0, 10)], [(0, 10)]) == []


SCREENS = Screens.of((WOOD, COPSE, HILL, BROOK), thickets=("wood",), depth=4, masses=("hill",))


@pytest.mark.parametrize(
    ("start", "end", "unseen"),
    [
        ((30, 35), (18, 35), False),
        ((30, 35), (16, 35), False),
        ((30, 35), (15.9, 35), True),
        ((10, 35), (10, 38.9), False),
        ((60, 30), (60, 70), True),
        ((60, 30), (60, 45), False),
        ((60, 50), (60, 90), False),
        ((80, 30), (80, 90), False),
        ((23, 38), (17, 44), True),
    ],
)
def test_one_sees_a_little_way_into_woods_and_not_through_hills(start, end, unseen):
    assert hidden(SCREENS, start, end) is unseen


def test_a_hill_on_which_either_of_the_two_stands_hides_nothing():
    assert hidden(SCREENS, (60, 38), (60, 70))
    assert not hidden(SCREENS, (60, 38), (60, 70), ends=((60, 41), (60, 70)))


def test_a_stand_is_round():
    assert overlap_spans(HILL, Disc((45, 38), 1.25), (45, 38), 90, 20, 0.05) == []
