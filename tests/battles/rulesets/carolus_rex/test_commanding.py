"""What a general does on his card, what orders cost, which standing order decides, what a staff does by an intent."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.carolus_rex.play import FIVE, HOLD, THREE, play, unit
from tests.battles.rulesets.played import close

FAR = unit("r1", "foot", (24, 32), 180)
QUIET = {"ru": HOLD}


def test_cmd_1_a_general_throws_gives_his_orders_and_rides_at_the_end():
    turn = play(
        unit("s1", "foot", (24, 10)),
        FAR,
        orders={"sw": "GENERAL sdiv: RIDE TO 26,7; MOVE TO 30,9\nDIVISION sdiv\n  s1: ADVANCE 1"},
        dice=[THREE],
    )
    throw, order, move = turn.one("command", "sdiv", cp=3), turn.one("command", "s1"), turn.one("move", "s1")
    rides = [event for event in turn.events if event.kind == "commander" and event.unit == "sdiv"]
    assert turn.order(throw, order, move, rides[-1])
    assert close(turn.after.formation_by_id["sdiv"].commander.at, (30, 9))


def test_cmd_7_who_is_told_to_hold_makes_no_free_move():
    told = "GENERAL sdiv: HOLD\nDIVISION sdiv\n  s1: ADVANCE 1"
    turn = play(unit("s1", "foot", (24, 10)), FAR, orders={"sw": told}, dice=[THREE])
    there = turn.before.formation_by_id["sdiv"].commander.at
    assert close(turn.after.formation_by_id["sdiv"].commander.at, there)
    assert not [event for event in turn.events if event.kind == "refused" and event.unit == "sdiv"]


@pytest.mark.parametrize("order", ["PASS", "s1: HOLD FIRE", ""])
def test_cmd_3_who_is_told_to_pass_or_has_no_orders_passes_and_throws_one_die_more_next_turn(order):
    turn = play(unit("s1", "foot", (24, 10)), FAR, orders={"sw": f"DIVISION sdiv\n  {order}" if order else ""})
    assert turn.one("command", "sdiv").effect["status"] == "pass"
    assert turn.after.formation_by_id["sdiv"].commander.extra["passed"] is True
    following = play(
        unit("s1", "foot", (24, 10)),
        FAR,
        orders={"sw": "s1: ADVANCE 1"},
        dice=[("command", "sdiv", [2, 4])],
        generals={"sdiv": {"passed": True}},
    )
    assert following.one("command", "sdiv").effect["cp"] == 4


def test_cmd_4_an_order_costs_a_point_is_done_at_once_and_is_the_only_one():
    turn = play(
        unit("s1", "foot", (22, 10)),
        unit("s2", "foot", (26, 10)),
        unit("r1", "foot", (24, 21), 180),
        orders={"sw": "s1: ADVANCE 2\ns2: ADVANCE 1\ns1: ADVANCE 1", **QUIET},
        dice=[THREE],
    )
    assert [event.effect["left"] for event in turn.all("command") if "left" in event.effect] == [2, 1]
    assert turn.order(turn.one("move", "s1"), turn.one("command", "s2"), turn.one("move", "s2"))
    # Only with no enemy near may a unit be given two (CR-CMD-10).
    assert turn.refused("s1") == ["enemy-near"]


def test_cmd_8_where_the_general_is_gone_only_free_actions_are_done():
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("s2", "foot", (28, 10), cohesion="disordered"),
        FAR,
        orders={"sw": "s1: ADVANCE 1\ns2: RALLY"},
        dice=[("rally", "s2", [6, 6])],
        generals={"sdiv": {"out": "lost", "out_turn": 1}},
    )
    assert turn.one("command", "sdiv").effect["status"] == "no-general"
    assert turn.refused("s1") == ["no-general"]
    assert turn.one("rally", "s2").effect["cohesion"] == "good"


def test_amb_15_a_charge_costs_a_point():
    turn = play(
        unit("s1", "shock", (24, 10)),
        unit("r1", "foot", (24, 15), 180),
        orders={"sw": HOLD + "s1: CHARGE r1", **QUIET},
        dice=[THREE, ("charge", "s1", [1, 1])],
    )
    assert turn.one("command", "s1", order="charge").effect == {"order": "charge", "cp": 1, "left": 2, "by": "sdiv"}


@pytest.mark.parametrize(("start", "inches"), [(10, 6), (8, 7.3)])
def test_move_9_shaken_troops_keep_six_off_the_enemies_they_see(start, inches):
    """To the front of r1 at 24 it is 13.2 or 15.2 from the front of s1; horse may ride 10, and halts at 6."""
    turn = play(
        unit("s1", "horse", (24, start), cohesion="shaken"),
        unit("r1", "foot", (24, start + 0.8 + inches + 6 + 0.4), 180),
        orders={"sw": "s1: ADVANCE", **QUIET},
        dice=[THREE],
    )
    assert close(turn.one("move", "s1", stopped="shaken").effect["distance"], inches)
    away = play(
        unit("s1", "horse", (24, 14), cohesion="shaken"),
        unit("r1", "foot", (24, 18), 180),
        orders={"sw": HOLD + "s1: RETREAT 3", **QUIET},
        dice=[THREE],
        generals={"sdiv": {"at": [24, 12]}},
    )
    assert close(away.one("move", "s1").effect["distance"], 3)


def test_amb_30_a_group_keeps_its_gaps_and_its_front():
    turn = play(
        unit("s1", "foot", (22, 10)),
        unit("s2", "foot", (25.9, 10)),
        FAR,
        orders={"sw": "GROUP s1 s2: ADVANCE 3"},
        dice=[THREE],
    )
    assert close(turn.state("s1")["at"], (22, 13))
    assert close(turn.state("s2")["at"], (25.9, 13))
    assert {turn.state(id)["facing"] for id in ("s1", "s2")} == {0}


def test_ord_2_lines_that_cannot_be_taken_are_reported_one_by_one_and_the_rest_stands():
    turn = play(
        unit("s1", "foot", (24, 10)),
        FAR,
        orders={"sw": "s1: DANCE\ns9: ADVANCE 1\nr1: ADVANCE 1\ns1: ADVANCE 2"},
        dice=[THREE],
    )
    told = [(event.effect["line"], event.effect["reason"]) for event in turn.all("order_refused")]
    assert (1, "unreadable") in told
    assert (3, "not-yours") in told
    assert all(event.phase == "orders" for event in turn.all("order_refused") if "line" in event.effect)
    assert close(turn.one("move", "s1").effect["distance"], 2)


@pytest.mark.parametrize(
    ("standing", "fires"),
    [
        ("STANDING ALL fire: HOLD", []),
        ("STANDING ALL fire: HOLD\nSTANDING kung fire: NEAREST", ["s1"]),
        ("STANDING kung fire: HOLD\nSTANDING ALL fire: NEAREST", []),
        ("STANDING kung fire: NEAREST\nSTANDING sdiv fire: HOLD", []),
        ("STANDING sdiv fire: HOLD\nSTANDING s1 fire: NEAREST", ["s1"]),
        ("STANDING s1 fire: HOLD\nSTANDING s1 fire: NEAREST", ["s1"]),
        ("STANDING s1 fire: HOLD IF TARGET cavalry\nSTANDING sdiv fire: NEAREST", ["s1"]),
        ("STANDING s1 fire: HOLD IF TARGET musket AND WITHIN 3\nSTANDING sdiv fire: NEAREST", []),
        ("STANDING s1 fire: HOLD IF SELF shaken", ["s1"]),
    ],
)
def test_ord_4_the_narrowest_standing_order_that_fits_decides(standing, fires):
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 12.8), 180),
        orders={"sw": standing, "ru": HOLD},
        dice=[("fire", "r1", [1])] if fires else [],
    )
    assert [event.unit for event in turn.all("fire")] == fires


# ---- intents, by the letter


@pytest.mark.parametrize(
    ("intent", "distance", "facing"),
    [("ADVANCE 24,20", 5.6, 0), ("SCREEN 24,20", 5.6, 0), ("SUPPORT 24,18", 4.6, 0), ("WITHDRAW", 6.0, 180)],
)
def test_int_1_a_staff_moves_by_the_intent(intent, distance, facing):
    """It halts 4 or 3 short of the objective, from front to place; withdrawing it turns its back and goes home."""
    turn = play(unit("s1", "foot", (24, 10)), FAR, orders={"sw": f"DIVISION sdiv\n  INTENT {intent}"}, dice=[FIVE])
    move = turn.one("move", "s1")
    assert close(move.effect["distance"], distance)
    assert close(move.effect["facing"], facing)


@pytest.mark.parametrize("intent", ["HOLD", "DEFEND", "RALLY"])
def test_int_1_who_holds_rallies_the_disordered_too_and_does_not_move(intent):
    turn = play(
        unit("s1", "foot", (24, 10), cohesion="disordered"),
        unit("s2", "foot", (28, 10), cohesion="shaken"),
        FAR,
        orders={"sw": f"DIVISION sdiv\n  INTENT {intent}"},
        dice=[FIVE, ("rally", "s2", [6, 6]), ("rally", "s1", [6, 6])],
    )
    assert [event.unit for event in turn.all("rally")] == ["s2", "s1"]
    assert not turn.all("move")


def test_int_1_an_attack_charges_where_it_may_and_rallies_only_the_worst():
    turn = play(
        unit("s1", "shock", (24, 10)),
        unit("s2", "foot", (28, 10), cohesion="disordered"),
        unit("r1", "foot", (24, 15), 180),
        orders={"sw": "STANDING ALL fire: HOLD\nDIVISION sdiv\n  INTENT ATTACK r1", **QUIET},
        dice=[
            FIVE,
            ("charge", "s1", [6, 6]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    assert turn.one("charge", "s1")
    assert not turn.all("rally")


def test_int_1_units_named_elsewhere_are_left_alone():
    turn = play(
        unit("s1", "foot", (22, 10)),
        unit("s2", "foot", (26, 10)),
        FAR,
        orders={"sw": "DIVISION sdiv\n  s1: ADVANCE 1\n  INTENT ADVANCE 24,20"},
        dice=[FIVE],
    )
    assert close(turn.one("move", "s1").effect["distance"], 1)
    assert turn.one("move", "s2").effect["distance"] > 1


def test_cmd_9_a_staff_orders_no_group_that_is_none_as_seen_from_its_right():
    """What stands in line by the left battalion's front may not by the right one's, who leads the group."""
    turn = play(
        unit("s1", "foot", (22, 8)),
        unit("s2", "foot", (24.8, 8.8), 4.5),
        FAR,
        orders={"sw": "DIVISION sdiv\n  INTENT ADVANCE", "ru": "PASS"},
        dice=[FIVE],
        settings={"staff": "able"},
    )
    assert turn.refused("sdiv") == []
    assert {move.unit for move in turn.all("move")} >= {"s1", "s2"}
