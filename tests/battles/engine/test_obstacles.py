"""Who stands in the way of a march straight ahead."""

import math

import pytest

from battles.engine.geometry import rectangle
from battles.engine.obstacles import first_met

MOVER = rectangle((0.0, 0.0), 4.0, 2.0, 0.0)


def test_the_first_of_those_on_the_way_is_met_where_the_edges_touch():
    others = [
        ("far", rectangle((0.0, 9.0), 4.0, 2.0, 0.0)),
        ("near", rectangle((3.0, 6.0), 4.0, 2.0, 0.0)),
        ("beside", rectangle((8.0, 4.0), 4.0, 2.0, 0.0)),
        ("behind", rectangle((0.0, -4.0), 4.0, 2.0, 0.0)),
    ]
    room, who = first_met(MOVER, 0.0, 12.0, others)
    assert who == "near"
    assert room == pytest.approx(4.0)


@pytest.mark.parametrize(
    ("at", "length"),
    [((0.0, 9.0), 6.0), ((0.0, 2.0), 6.0), ((5.0, 5.0), 6.0)],
    ids=["beyond the march", "touched from the start", "passed by"],
)
def test_nobody_is_met(at, length):
    assert first_met(MOVER, 0.0, length, [("other", rectangle(at, 4.0, 2.0, 0.0))]) == (math.inf, "")


def test_who_is_not_on_the_table_meets_nobody():
    assert first_met((), 0.0, 6.0, [("other", MOVER)]) == (math.inf, "")
