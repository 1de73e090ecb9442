"""How sure a share is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.simulation.limits import share, spread


@pytest.mark.parametrize(
    ("count", "trials", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (620, 1000, 0.5895, 0.6496)],
)
def test_the_limits_are_those_of_wilsons_score_interval(count, trials, low, high):
    found = share(count, trials)
    assert (found.low, found.high) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_nothing_tried_says_nothing():
    assert (share(0, 0).low, share(0, 0).high, share(0, 0).value) == (0.0, 1.0, 0.0)


@given(st.integers(1, 2000).flatmap(lambda trials: st.tuples(st.integers(0, trials), st.just(trials))))
def test_a_share_lies_between_its_limits_and_more_trials_narrow_them(pair):
    count, trials = pair
    found, more = share(count, trials), share(4 * count, 4 * trials)
    assert 0.0 <= found.low <= found.value <= found.high <= 1.0
    assert more.high - more.low < found.high - found.low


def test_a_spread_tells_the_mean_the_middle_and_the_tenths():
    found = spread([float(value) for value in range(11)])
    assert (found.mean, found.low, found.median, found.high) == (5.0, 1.0, 5.0, 9.0)
