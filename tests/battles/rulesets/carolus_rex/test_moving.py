"""Marching, wheeling, groups, friends, ground (CR-MOVE, CR-TER, CR-FORM, CR-CMD-9, CR-CMD-10)."""

from __future__ import annotations

import math

import pytest

from tests.battles.rulesets.carolus_rex.play import FIVE, HOLD, THREE, play, unit
from tests.battles.rulesets.played import close

FAR = unit("r1", "foot", (24, 32), 180)


# ---- the table of movement, retyped

RATES = [
    ("foot", {}, 6),
    ("foot", {"formation": "column"}, 10),
    ("horse", {}, 10),
    ("shock", {"formation": "column"}, 16),
    ("irregulars", {}, 12),
    ("irregulars", {"formation": "column"}, 16),
    ("light", {}, 4),
    ("light", {"formation": "limbered"}, 6),
    ("medium", {}, 2),
    ("medium", {"formation": "limbered"}, 6),
    ("heavy", {"formation": "limbered"}, 4),
]


@pytest.mark.parametrize(("kind", "keys", "inches"), RATES)
def test_an_advance_without_a_number_goes_as_far_as_allowed(kind, keys, inches):
    """CR-MOVE-1, CR-MOVE-2, CR-AMB-4."""
    turn = play(unit("s1", kind, (24, 6), **keys), FAR, orders={"sw": "s1: ADVANCE"}, dice=[THREE])
    assert close(turn.one("move", "s1", stopped="allowance").effect["distance"], inches)


@pytest.mark.parametrize(("kind", "keys", "inches"), RATES)
def test_backwards_it_is_half(kind, keys, inches):
    """CR-MOVE-3."""
    turn = play(unit("s1", kind, (24, 12), **keys), FAR, orders={"sw": "s1: FALL BACK"}, dice=[THREE])
    move = turn.one("move", "s1", mode="fall-back")
    assert close(move.effect["distance"], inches / 2)
    assert turn.state("s1")["facing"] == 0


@pytest.mark.parametrize(("kind", "keys"), [("foot", {"formation": "square"}), ("heavy", {})])
def test_squares_and_heavy_guns_in_action_do_not_move(kind, keys):
    turn = play(unit("s1", kind, (24, 6), **keys), FAR, orders={"sw": "s1: ADVANCE"}, dice=[THREE])
    assert turn.refused("s1") == ["formation-not-allowed"]


# ---- wheels


@pytest.mark.parametrize(
    ("kind", "quality", "cohesion", "angle", "cost"),
    [
        ("foot", "A", "good", 45, 2),
        ("foot", "B", "good", 46, 4),
        ("foot", "A", "disordered", 45, 3),
        ("foot", "C", "good", 90, 6),
        ("foot", "D", "good", 1, 3),
        ("horse", "A", "good", 45, 4),
        ("horse", "C", "good", 90, 8),
        ("irregulars", "C", "good", 170, 0),
    ],
)
def test_what_a_wheel_costs(kind, quality, cohesion, angle, cost):
    """CR-MOVE-5, CR-MOVE-6."""
    troop = unit("s1", kind, (24, 8), quality=quality, cohesion=cohesion)
    turn = play(troop, FAR, orders={"sw": f"s1: WHEEL LEFT {angle}"}, dice=[THREE])
    pivot = turn.one("pivot", "s1")
    assert pivot.effect["cost"] == cost
    assert close(pivot.effect["facing"], 360 - angle)
    assert not turn.all("move", "s1")


def test_a_wheel_backwards_pivots_on_the_rear_corner_of_the_other_flank():
    turn = play(
        unit("s1", "foot", (24, 10), quality="A"), FAR, orders={"sw": "s1: FALL BACK 0; WHEEL RIGHT 45"}, dice=[THREE]
    )
    pivot = turn.one("pivot", "s1")
    # The left rear corner (22.8, 9.6) stands; the centre, 1.2 right and 0.4 ahead of it, turns about it.
    turned = math.radians(45)
    x = 22.8 + 1.2 * math.cos(turned) + 0.4 * math.sin(turned)
    y = 9.6 - 1.2 * math.sin(turned) + 0.4 * math.cos(turned)
    assert close(pivot.effect["at"], (x, y))


def test_a_wheel_into_a_friend_is_refused_and_ends_the_order():
    """CR-AMB-53."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("s2", "foot", (24, 12)),
        FAR,
        orders={"sw": "s1: WHEEL RIGHT 45; MOVE 2"},
        dice=[THREE],
    )
    refusal = turn.one("order_refused", "s1")
    assert (refusal.effect["order"], refusal.effect["reason"]) == ("wheel", "blocked")
    assert not turn.all("move", "s1")


def test_in_contact_only_a_turn_to_the_opponent():
    """CR-MOVE-12, CR-AMB-17."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (25.2, 11.6), 180),
        orders={"sw": HOLD + "s1: WHEEL TO r1", "ru": HOLD},
        dice=[THREE],
    )
    pivot = turn.one("pivot", "s1")
    assert close(pivot.effect["at"], (24, 10))
    assert close(pivot.effect["facing"], math.degrees(math.atan2(1.2, 1.6)))
    assert pivot.effect["cost"] == 0


# ---- groups and double orders


def test_a_line_wheels_as_one_about_the_outer_corner():
    """CR-CMD-9: about the right front corner of the right-hand unit, at the dearest member's cost."""
    turn = play(
        unit("s1", "foot", (20, 10), quality="A"),
        unit("s2", "foot", (23, 10)),
        FAR,
        orders={"sw": "GROUP s1, s2: WHEEL RIGHT 45"},
        dice=[THREE],
    )
    command = turn.one("command", "s2")
    assert command.effect["group"] == ["s2", "s1"]
    pivots = turn.all("pivot")
    assert [pivot.effect["cost"] for pivot in pivots] == [3, 3]
    for pivot, x in zip(pivots, (23, 20), strict=True):
        dx, dy = x - 24.2, 10 - 10.4
        turned = math.radians(45)
        wanted = (
            24.2 + dx * math.cos(turned) + dy * math.sin(turned),
            10.4 - dx * math.sin(turned) + dy * math.cos(turned),
        )
        assert close(pivot.effect["at"], wanted)


def test_a_line_goes_as_far_as_its_slowest():
    turn = play(
        unit("s1", "foot", (20, 10)),
        unit("s2", "horse", (23, 10)),
        FAR,
        orders={"sw": "GROUP s1, s2: ADVANCE"},
        dice=[THREE],
    )
    assert [move.effect["distance"] for move in turn.all("move")] == [6, 6]


def test_a_column_wheels_where_its_head_wheeled():
    """CR-AMB-47, CR-CMD-9: the second unit comes to the place 3 inches on, and wheels there too."""
    turn = play(
        unit("s1", "foot", (24, 11), formation="column"),
        unit("s2", "foot", (24, 8), formation="column"),
        FAR,
        orders={"sw": "GROUP s1, s2: ADVANCE 1; WHEEL RIGHT 90; MOVE 6"},
        dice=[THREE],
        generals={"sdiv": {"at": [23, 8]}},
    )
    head, tail = turn.all("move")
    assert (head.unit, tail.unit) == ("s1", "s2")
    assert [round(float(move.effect["distance"])) for move in (head, tail)] == [7, 7]
    assert head.effect["facing"] == tail.effect["facing"] == 90
    # Columns turn about their centres: the head at (24, 12), the tail when its front is at 13.2.
    assert close(head.effect["at"], (30, 12))
    assert close(tail.effect["at"], (27, 12))


@pytest.mark.parametrize(
    ("order", "reason"),
    [("RALLY", "group-not-allowed"), ("PROBE", "group-not-allowed"), ("ADVANCE 1", "not-a-group")],
)
def test_what_groups_may_not(order, reason):
    turn = play(
        unit("s1", "foot", (20, 10)),
        unit("s2", "foot", (26, 13)),
        FAR,
        orders={"sw": f"GROUP s1, s2: {order}"},
        dice=[THREE],
    )
    assert turn.refused("sdiv") == [reason]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("FORM COLUMN; ADVANCE 2", "whole-turn"),
        ("ADVANCE 1; FORM COLUMN", "whole-turn"),
        ("ADVANCE 1; ADVANCE 1; ADVANCE 1", "second-order"),
    ],
)
def test_double_orders_that_are_refused(line, reason):
    """CR-CMD-10, CR-ORD-1."""
    turn = play(unit("s1", "foot", (24, 6)), FAR, orders={"sw": f"s1: {line}"}, dice=[FIVE])
    assert turn.refused("s1") == [reason]


def test_a_redeployment_beside_an_order_by_the_umpires_setting():
    """CR-AMB-7."""
    turn = play(
        unit("s1", "foot", (24, 6)),
        FAR,
        orders={"sw": "s1: FORM COLUMN; ADVANCE"},
        dice=[FIVE],
        settings={"redeploy_double": "allow"},
    )
    assert close(turn.one("move", "s1").effect["distance"], 10)


def test_the_second_order_keeps_six_off():
    """CR-AMB-33, CR-CMD-10."""
    turn = play(
        unit("s1", "horse", (24, 4)),
        unit("r1", "foot", (24, 24), 180),
        orders={"sw": "s1: ADVANCE 8; ADVANCE 8", "ru": HOLD},
        dice=[FIVE],
    )
    second = turn.all("move", "s1")[1]
    assert second.effect["stopped"] == "enemy-near"
    assert close(second.effect["at"], (24, 24 - 0.4 - 6 - 0.8))


# ---- enemies


def test_a_flank_may_not_be_taken_from_before_the_front():
    """CR-AMB-56, CR-MOVE-14: the axis would enter the flank, but the move began ahead of the enemy's front line."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24.6, 16), 91),
        orders={"sw": HOLD + "s1: ADVANCE", "ru": HOLD},
        dice=[THREE],
    )
    # s1's centre-point is behind r1's front line (x above 25): it may.
    assert turn.one("move", "s1").effect["stopped"] == "contact"
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (23.5, 16), 100),
        orders={"sw": HOLD + "s1: ADVANCE", "ru": HOLD},
        dice=[THREE],
    )
    assert turn.one("move", "s1").effect["stopped"] in ("contact", "flank")


def test_an_enemy_who_comes_into_sight_halts_the_move():
    """CR-MOVE-10: over the watershed nobody saw him before."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 20), 180),
        terrain=[{"id": "ridge", "kind": "watershed", "line": [[0, 17], [48, 17]]}],
        orders={"sw": "s1: ADVANCE", "ru": HOLD},
        dice=[THREE],
    )
    # Both must be within 3 of the line to see each other: s1's centre at 14.
    move = turn.one("move", "s1", stopped="new-enemy")
    assert close(move.effect["at"], (24, 14))


def test_shaken_troops_already_near_do_not_approach():
    turn = play(
        unit("s1", "foot", (24, 10), cohesion="shaken"),
        unit("r1", "foot", (24, 15), 180),
        orders={"sw": HOLD + "s1: ADVANCE", "ru": HOLD},
        dice=[THREE],
    )
    assert close(turn.one("move", "s1", stopped="shaken").effect["distance"], 0)


# ---- friends


def test_guns_are_passed_without_cost():
    """CR-MOVE-7."""
    turn = play(
        unit("s1", "foot", (24, 10)), unit("s2", "light", (24, 12)), FAR, orders={"sw": "s1: ADVANCE"}, dice=[THREE]
    )
    assert close(turn.one("move", "s1").effect["distance"], 6)


def test_a_move_does_not_end_on_friends():
    turn = play(
        unit("s1", "foot", (24, 10)), unit("s2", "light", (24, 14)), FAR, orders={"sw": "s1: ADVANCE 4"}, dice=[THREE]
    )
    move = turn.one("move", "s1", stopped="friend")
    assert close(move.effect["at"], (24, 13.2))


def test_a_gap_of_two_inches_lets_a_battalion_through():
    """CR-MOVE-8, CR-AMB-25."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("s2", "foot", (21.75, 12)),
        unit("s3", "foot", (26.25, 12)),
        FAR,
        orders={"sw": "s1: ADVANCE"},
        dice=[THREE],
    )
    assert close(turn.one("move", "s1").effect["distance"], 6)


# ---- ground


def test_a_crossing_makes_a_river_a_brook_and_lets_columns_pass_brooks():
    """CR-TER-5."""
    river = {"id": "river", "kind": "major", "line": [[10, 12.4], [40, 12.4]]}
    bridge = {"id": "bridge", "kind": "crossing", "at": [24, 12.4], "over": "river"}
    turn = play(unit("s1", "foot", (24, 10)), FAR, terrain=[river, bridge], orders={"sw": "s1: ADVANCE"}, dice=[THREE])
    assert close(turn.one("move", "s1").effect["at"], (24, 13.8))
    brook = {**river, "kind": "minor"}
    turn = play(
        unit("s1", "foot", (24, 10), formation="column"),
        FAR,
        terrain=[brook, bridge],
        orders={"sw": "s1: ADVANCE"},
        dice=[THREE],
    )
    assert close(turn.one("move", "s1").effect["distance"], 10)


def test_impassable_ground_and_the_edge_halt():
    """CR-TER-6, CR-AMB-32."""
    lake = {"id": "lake", "kind": "impassable", "area": [[20, 12], [28, 12], [28, 16], [20, 16]]}
    turn = play(unit("s1", "foot", (24, 10)), FAR, terrain=[lake], orders={"sw": "s1: ADVANCE"}, dice=[THREE])
    assert close(turn.one("move", "s1", stopped="terrain").effect["at"], (24, 11.6))
    turn = play(
        unit("s1", "foot", (3, 10), 270),
        FAR,
        orders={"sw": "s1: ADVANCE"},
        dice=[THREE],
        generals={"sdiv": {"at": [4, 9]}},
    )
    assert close(turn.one("move", "s1", stopped="edge").effect["at"], (0, 10))


def test_field_guns_halt_at_rough_ground():
    """CR-TER-1, CR-DEF-6."""
    marsh = {"id": "marsh", "kind": "rough", "area": [[18, 11], [30, 11], [30, 16], [18, 16]]}
    turn = play(
        unit("s1", "medium", (24, 10), formation="limbered"),
        FAR,
        terrain=[marsh],
        orders={"sw": "s1: ADVANCE"},
        dice=[THREE],
    )
    assert close(turn.one("move", "s1", stopped="terrain").effect["distance"], 0.2)


# ---- redeployment


def test_column_and_line_on_the_head():
    """CR-FORM-2: the two are each other's opposite."""
    turn = play(unit("s1", "horse", (24, 8)), FAR, orders={"sw": "s1: FORM COLUMN LEFT"}, dice=[THREE])
    column = turn.one("formation", "s1").effect["at"]
    assert close(column, (23.6, 8.4 - 1.2))
    turn = play(unit("s1", "horse", column, formation="column"), FAR, orders={"sw": "s1: FORM LINE LEFT"}, dice=[THREE])
    assert close(turn.one("formation", "s1").effect["at"], (24, 8))


def test_guns_unlimber_within_an_inch():
    """CR-FORM-4."""
    gun = unit("s1", "light", (24, 8), formation="limbered")
    turn = play(gun, FAR, orders={"sw": "s1: UNLIMBER E AT 24.9,8"}, dice=[THREE])
    assert close(turn.one("formation", "s1").effect["at"], (24.9, 8))
    turn = play(gun, FAR, orders={"sw": "s1: UNLIMBER E AT 26,8"}, dice=[THREE])
    refusal = turn.one("order_refused", "s1")
    assert (refusal.effect["order"], refusal.effect["reason"]) == ("redeploy", "out-of-reach")


def test_redeploying_in_rough_ground_is_difficult():
    """CR-FORM-5, CR-DEF-6, CR-FORM-6."""
    marsh = {"id": "marsh", "kind": "rough", "area": [[18, 4], [30, 4], [30, 12], [18, 12]]}
    turn = play(
        unit("s1", "foot", (24, 8)),
        FAR,
        terrain=[marsh],
        orders={"sw": "s1: FACE NE"},
        dice=[THREE, ("redeploy", "s1", [6, 6])],
    )
    assert turn.one("test", "s1", test="redeploy")


def test_who_breaks_in_redeploying_runs_to_its_rear():
    """CR-FORM-1, CR-FORM-3, CR-ROUT-1."""
    turn = play(
        unit("s1", "foot", (24, 12), cohesion="shaken"),
        FAR,
        orders={"sw": "s1: FORM SQUARE"},
        dice=[THREE, ("redeploy", "s1", [1, 1])],
    )
    assert turn.one("rout", "s1", mode="initial").effect["facing"] == 180
    assert not turn.all("formation", "s1")
