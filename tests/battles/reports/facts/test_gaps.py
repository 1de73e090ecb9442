"""The nearest of several is found as if every gap had been measured."""

from hypothesis import given
from hypothesis import strategies as st

from battles.engine.contact import gap
from battles.reports.facts.gaps import Grounds

PLACES = st.tuples(st.integers(0, 60), st.integers(0, 60))


def ground(place):
    x, y = place
    return ((x, y), (x + 4.0, y + 1.0), (x + 3.5, y + 3.0), (x - 0.5, y + 2.0))


@given(PLACES, st.lists(PLACES, max_size=12))
def test_the_nearest_is_that_of_the_smallest_gap_and_of_equals_the_first_id(own, others):
    grounds = {f"e{number}": ground(place) for number, place in enumerate(others)}
    measured = [(gap(ground(own), other), unit) for unit, other in grounds.items()]
    assert Grounds(grounds).nearest(ground(own)) == min(measured, default=(float("inf"), ""))


def test_what_covers_no_ground_is_not_near():
    assert Grounds({"gone": (), "there": ground((9, 9))}).nearest(ground((0, 0)))[1] == "there"
