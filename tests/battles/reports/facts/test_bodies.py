"""Units that marched alike are one body, and a command is told in few of them."""

from __future__ import annotations

import pytest

from battles.reports.facts.account import March
from battles.reports.facts.bodies import FEW, Way, bodies_of
from tests.battles.reports.papers import data

TURN = data().turn
UNITS = ("1/92", "2/92", "1/93", "2/93", "1/4L", "2/4L")


def march(unit: str, distance: float, *, formed: str = "", back: bool = False, stopped: str = "") -> March:
    start = TURN.before.unit_by_id[unit].at
    assert start is not None
    facing_north = -1 if back else 1
    end = (start[0], start[1] + facing_north * distance)
    return March(unit, distance, start, end, "move", formed, "", stopped)


def test_who_went_about_as_far_is_one_body_from_the_shortest_march_to_the_longest():
    (body,) = bodies_of(TURN, [march("1/92", 6), march("2/92", 4), march("1/93", 5)])
    assert body.units == ("2/92", "1/93", "1/92")
    assert (body.nearest, body.farthest, body.way) == (4, 6, Way.ON)


def test_who_went_much_farther_is_another_body():
    assert [body.units for body in bodies_of(TURN, [march("1/92", 3), march("2/92", 24)])] == [("1/92",), ("2/92",)]


def test_who_did_nothing_is_in_no_body():
    assert bodies_of(TURN, [march("1/92", 0)]) == ()


@pytest.mark.parametrize("distances", [(2, 6, 15, 40), (1, 5, 12, 26, 60)])
def test_many_bodies_are_told_as_few(distances):
    marches = [march(unit, far) for unit, far in zip(UNITS, distances, strict=False)]
    (body,) = bodies_of(TURN, marches)
    assert (body.nearest, body.farthest) == (distances[0], distances[-1])


def test_where_even_formations_make_too_many_they_are_counted():
    marches = [
        march(unit, 6, formed=formed) for unit, formed in zip(UNITS, ("", "line", "column", "skirmish"), strict=False)
    ]
    bodies = bodies_of(TURN, marches)
    assert len(bodies) <= FEW
    assert dict(bodies[0].formed) == {"line": 1, "column": 1, "skirmish": 1}


def test_what_held_up_a_march_is_counted():
    (body,) = bodies_of(TURN, [march("1/92", 6, stopped="friend"), march("2/92", 6)])
    assert dict(body.stops) == {"friend": 1}


def test_who_came_to_one_place_is_one_body_however_far_each_went():
    ends = [(40.5, 26.0), (41.0, 26.5)]
    marches = [March(unit, far, (40.0, 20.0), end, "move") for unit, far, end in
               zip(("1/92", "2/92"), (1.0, 12.0), ends, strict=True)]  # fmt: skip
    (body,) = bodies_of(TURN, marches)
    assert (body.units, body.nearest, body.farthest) == (("1/92", "2/92"), 1.0, 12.0)
    apart = [marches[0], March("2/92", 12.0, (40.0, 20.0), (92.0, 26.5), "move")]
    assert len(bodies_of(TURN, apart)) == 2
