"""Of those who suffered: what they have left, the nearest enemy in sight, the nearest friend."""

from __future__ import annotations

from dataclasses import replace

from battles.reports.facts.account import account
from battles.reports.facts.outlook import Near, nearest_seen, outlooks
from battles.reports.tongues.en.outlook import how_near
from tests.battles.reports.papers import data

REPORT = data()
GAUTHIER = [unit for unit in REPORT.turn.after.units if unit.of == "gauthier"]


def test_who_lost_a_third_of_what_it_had_is_told_of_and_nobody_else():
    (worst,) = outlooks(account(REPORT.turn), GAUTHIER)
    assert (worst.unit.id, worst.left, worst.last) == ("1/92", 3, False)
    assert worst.friend is not None
    assert worst.friend.unit != "1/92"


def test_the_last_point_is_said_to_be_the_last():
    after = REPORT.turn.after
    weak = replace(after, units=tuple(replace(u, strength=1) if u.id == "1/93" else u for u in after.units))
    turn = replace(REPORT.turn, after=weak)
    assert [(one.unit.id, one.last) for one in outlooks(account(turn), [weak.unit_by_id["1/93"]])] == [("1/93", True)]


def test_enemies_out_of_sight_are_before_nobody():
    assert nearest_seen(REPORT.turn, "1/92") is not None
    assert nearest_seen(replace(REPORT.turn, seen=frozenset()), "1/92") is None


def test_guns_come_upon_nobody_however_near_they_are():
    turn = REPORT.turn
    guns, foot = (next(unit.id for unit in turn.after.units if unit.arm == arm) for arm in ("artillery", "infantry"))
    assert how_near(turn, Near(guns, 0.0), many=False) == "is a few paces off"
    assert how_near(turn, Near(foot, 0.0), many=False) == "is upon it"
    assert how_near(turn, Near(guns, 10.0), many=False) == "is 250 metres off"
