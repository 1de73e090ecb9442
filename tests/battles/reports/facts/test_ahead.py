"""What a unit has before it: room straight ahead, and whether its fire bears on anybody."""

import math
from dataclasses import replace

import pytest

from battles.reports.facts.ahead import ahead_of
from battles.reports.facts.enemy import Hand, nearest_enemies
from tests.battles.reports.papers import data

REPORT = data(told=())
TURN = REPORT.turn
AT = (75.0, 15.0)


def among(*placed):
    """The turn with the 1/92 facing north on open ground, these units placed about it, and nobody else near."""
    where = {"1/92": (AT, 0.0)} | {unit: (at, facing) for unit, at, facing in placed}
    units = tuple(
        replace(unit, at=where[unit.id][0], facing=where[unit.id][1])
        if unit.id in where
        else replace(unit, at=(5.0, 150.0))
        for unit in TURN.after.units
    )
    turn = replace(TURN, after=replace(TURN.after, units=units))
    return turn, [turn.after.unit_by_id["1/92"]]


def told(*placed):
    turn, units = among(*placed)
    return ahead_of(turn, REPORT.knowledge, units)["1/92"]


def test_with_nobody_near_there_is_room_without_end_and_no_target():
    assert told() == told(("2/92", (75.0, 40.0), 0.0))
    assert (told().room, told().who, told().bears) == (math.inf, "", False)


def test_a_friend_straight_ahead_leaves_room_from_edge_to_edge():
    found = told(("1/93", (75.0, 20.0), 0.0))
    deep = [
        TURN.ruleset.footprint(turn.after, turn.after.unit_by_id[unit])
        for turn, _ in [among()]
        for unit in ("1/92", "1/93")
    ]
    depths = [max(y for _, y in each) - min(y for _, y in each) for each in deep]
    assert found.who == "1/93"
    assert found.room == pytest.approx(5.0 - sum(depths) / 2)


def test_an_enemy_in_sight_stands_in_the_way_and_one_out_of_sight_is_not_told_of():
    placed = ("5M", (75.0, 21.0), 180.0)
    assert told(placed).who == "5M"
    turn, units = among(placed)
    hidden = tuple(replace(each, seen=each.subject != "5M") for each in REPORT.knowledge.contacts)
    found = ahead_of(turn, replace(REPORT.knowledge, contacts=hidden), units)["1/92"]
    assert (found.who, found.bears) == ("", False)


@pytest.mark.parametrize(
    ("at", "bears", "hand"),
    [
        ((75.0, 19.0), True, Hand.AHEAD),
        ((81.0, 17.5), True, Hand.RIGHT),
        ((69.0, 15.0), False, Hand.LEFT),
        ((75.0, 11.0), False, Hand.BEHIND),
        ((75.0, 28.0), False, Hand.AHEAD),
    ],
    ids=["ahead", "to the right, before the front line", "beside", "behind", "out of range"],
)
def test_fire_bears_on_who_stands_within_range_and_arc(at, bears, hand):
    placed = ("5M", at, 180.0)
    assert told(placed).bears is bears
    turn, units = among(placed)
    assert nearest_enemies(turn, REPORT.knowledge, units)["1/92"].hand is hand
