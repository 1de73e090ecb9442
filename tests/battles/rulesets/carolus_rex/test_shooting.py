"""Who fires how far at whom, how many points that makes, and what they do."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.carolus_rex.play import HOLD, play, unit
from tests.battles.rulesets.played import Played

#: Of the firer who stands at (24, 10) the front edge lies at 10.4; this battalion's three bases are centred at 12.8.
TARGET = unit("r1", "foot", (24, 12.8), 180)
MISS = ("fire", "r1", [1])


def shot(firer, *others, dice=(MISS,), sw="", **keys) -> Played:
    """A turn in which only the Swedes fire."""
    return play(firer, *(others or (TARGET,)), orders={"ru": HOLD, "sw": sw}, dice=list(dice), **keys)


def points(turn: Played, firer: str = "s1") -> int:
    fired = turn.all("fire", firer)
    return fired[0].effect["points"] if fired else 0


@pytest.mark.parametrize(("at", "fires"), [(13.35, 3), (13.44, 3), (13.5, 0)])
def test_fire_1_geo_1_geo_3_muskets_reach_three_inches_and_a_twentieth(at, fires):
    turn = shot(unit("s1"), unit("r1", "foot", (24, at), 180), dice=[MISS] if fires else [])
    assert points(turn) == fires


@pytest.mark.parametrize(
    ("kind", "keys"),
    [("foot", {"formation": "column"}), ("light", {"formation": "limbered"}), ("foot", {"cohesion": "broken"})],
)
def test_fire_1_columns_limbered_guns_and_broken_troops_do_not_fire(kind, keys):
    assert not shot(unit("s1", kind, **keys), dice=[]).all("fire", "s1")


def test_fire_1_amb_11_only_the_front_rank_of_irregulars_fires():
    assert points(shot(unit("s1", "irregulars"))) == 2


def test_fire_1_amb_9_a_base_is_hit_when_its_centre_lies_in_the_zone():
    """The zone of the right-hand base ends at 25.2 + 0.41 an inch; the left base of r1 is centred at 26.15 or 26.35."""
    assert points(shot(unit("s1"), unit("r1", "foot", (26.95, 12.8), 180))) == 1
    assert points(shot(unit("s1"), unit("r1", "foot", (27.15, 12.8), 180), dice=[])) == 0


@pytest.mark.parametrize(("at", "fires"), [((24, 14.1), 1), ((20.8, 10.8), 1), ((24, 15.2), 0)])
def test_fire_2_amb_10_a_square_fires_one_base_at_anybody_near(at, fires):
    """From the edge of the square, to whatever side: its left edge is at 23.2."""
    turn = shot(
        unit("s1", "foot", (24, 10), formation="square"),
        unit("r1", "foot", at, 180),
        dice=[MISS] if fires else [],
    )
    assert points(turn) == fires


def test_amb_10_an_umpire_may_let_a_square_fire_at_each():
    square = unit("s1", "foot", (24, 10), formation="square")
    enemies = (unit("r1", "foot", (24, 14), 180), unit("r2", "foot", (24, 6), 0))
    for setting, targets in (("one", ["r1"]), ("each", ["r1", "r2"])):
        turn = shot(square, *enemies, dice=[("fire", id, [1]) for id in targets], settings={"square_fire": setting})
        assert [event.target for event in turn.all("fire", "s1")] == targets


@pytest.mark.parametrize(("at", "fires"), [((24, 12.0), 2), ((24, 13), 0), ((25.7, 12.0), 0)])
def test_fire_3_cavalry_fires_its_front_at_whom_it_faces_in_contact(at, fires):
    """In contact but off the axis is nobody; nor is who is faced two inches off."""
    turn = shot(unit("s1", "horse"), unit("r1", "foot", at, 180), dice=[MISS] if fires else [])
    assert points(turn) == fires


@pytest.mark.parametrize(("kind", "reach"), [("light", 9), ("medium", 15), ("heavy", 24)])
def test_fire_4_amb_3_amb_5_guns_reach_straight_across_the_end_of_their_zone(kind, reach):
    for off, fires in ((reach - 0.02, True), (reach + 0.1, False)):
        turn = shot(unit("s1", kind, (24, 6)), unit("r1", "foot", (24, 6.4 + off), 180), dice=[MISS] if fires else [])
        assert bool(turn.all("fire", "s1")) is fires


def test_fire_4_amb_5_the_end_of_a_zone_is_straight_and_not_round():
    """At 8.9 ahead and 3 aside the centre is 9.4 away, and within the zone of a light gun."""
    assert points(shot(unit("s1", "light", (24, 6)), unit("r1", "foot", (27, 15.3), 180))) == 1


def test_fire_5_amb_31_a_base_fires_at_the_target_ordered_else_at_the_nearest():
    enemies = (unit("r1", "foot", (23.3, 12.9), 180), unit("r2", "horse", (25.6, 12.6), 180))
    both = [("fire", "r1", [1]), ("fire", "r2", [1])]
    turn = shot(unit("s1"), *enemies, dice=both)
    assert [(event.target, event.effect["points"]) for event in turn.all("fire", "s1")] == [("r1", 1), ("r2", 2)]
    ordered = shot(unit("s1"), *enemies, sw="s1: FIRE AT r1", dice=[("fire", "r1", [1])])
    assert [event.target for event in ordered.all("fire", "s1")] == ["r1"]
    assert points(ordered) == 3


@pytest.mark.parametrize(
    ("kind", "gap", "count"),
    [("foot", 1.04, 6), ("foot", 1.1, 3), ("light", 3.04, 2), ("light", 3.2, 1), ("irregulars", 0.9, 2)],
)
def test_fire_6_near_by_foot_and_guns_count_two_a_base(kind, gap, count):
    front = 10.8 if kind == "irregulars" else 10.4
    turn = shot(unit("s1", kind), unit("r1", "foot", (24, front + gap + 0.4), 180))
    assert points(turn) == count


@pytest.mark.parametrize(
    ("firer", "target", "modifier"),
    [
        ({"quality": "A"}, {}, 1),
        ({"quality": "B"}, {}, 1),
        ({"quality": "D"}, {}, -1),
        ({"cohesion": "disordered"}, {}, -1),
        ({"cohesion": "shaken"}, {}, -2),
        ({"type": "pike", "traits": ["small"]}, {}, -1),
        ({"kind": "light"}, {}, -1),
        ({"kind": "heavy"}, {}, 0),
        ({"kind": "irregulars"}, {}, -1),
        ({}, {"kind": "irregulars"}, -1),
    ],
)
def test_fire_7_what_is_added_and_taken_off(firer, target, modifier):
    own, other = dict(firer), dict(target)
    turn = shot(
        unit("s1", own.pop("kind", "foot"), **own),
        unit("r1", other.pop("kind", "foot"), (24, 13.0), 180, **other),
    )
    fire = turn.one("fire", "s1")
    assert fire.effect["modified"] - fire.effect["points"] == modifier


@pytest.mark.parametrize(("share", "modified"), [("more", 6), ("half", 5)])
def test_fire_7_amb_8_a_modifier_counts_for_more_than_half_of_the_points(share, modified):
    """Three points of the disordered battalion, three of its neighbour in good order."""
    turn = play(
        unit("s1", "foot", (22.8, 10), cohesion="disordered"),
        unit("s2", "foot", (25.2, 10)),
        TARGET,
        orders={"ru": HOLD},
        dice=[MISS],
        settings={"fire_share": share},
    )
    assert turn.one("fire").effect["points"] == 6
    assert turn.one("fire").effect["modified"] == modified


def test_fire_8_less_than_no_points_throw_no_die():
    """Two points of irregulars are one point less for irregulars, for disorder, and at irregulars: -1."""
    turn = shot(unit("s1", "irregulars", cohesion="disordered"), unit("r1", "irregulars", (24, 13.4), 180), dice=[])
    fire = turn.one("fire", "s1")
    assert (fire.effect["points"], fire.effect["modified"], fire.effect["level"]) == (2, -1, 0)
    assert fire.roll is None


@pytest.mark.parametrize(("test", "cohesion"), [([6, 1], "good"), ([3, 2], "disordered")])
def test_fire_10_a_test_saves_the_first_level(test, cohesion):
    """Three points and a four are one level; C class adds one to the test."""
    turn = shot(unit("s1"), dice=[("fire", "r1", [4]), ("shot", "r1", test)])
    assert turn.one("test", "r1").effect["passed"] is (cohesion == "good")
    assert turn.state("r1")["cohesion"] == cohesion


def test_fire_10_the_second_level_is_lost_whatever_the_test_says():
    turn = shot(unit("s1"), unit("r1", "foot", (24, 11.5), 180), dice=[("fire", "r1", [6]), ("shot", "r1", [6, 6])])
    assert turn.one("fire", "s1").effect["level"] == 2
    assert turn.state("r1")["cohesion"] == "disordered"
