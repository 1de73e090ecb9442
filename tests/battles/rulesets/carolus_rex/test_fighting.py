"""Fire, close combat, rout and what follows (CR-FIRE, CR-CC, CR-ROUT, CR-PURS, CR-DIS)."""

from __future__ import annotations

import pytest

from battles.rulesets.carolus_rex.combat.melee import conduct, result_of
from battles.rulesets.carolus_rex.shooting.firing import levels
from tests.battles.rulesets.carolus_rex.play import HOLD, play, unit
from tests.battles.rulesets.played import close

QUIET = {"sw": HOLD, "ru": HOLD}


# ---- tables, retyped


@pytest.mark.parametrize(
    ("points", "least"),
    [
        (0, (6, 9, 9)),
        (1, (6, 9, 9)),
        (2, (5, 9, 9)),
        (3, (4, 9, 9)),
        (4, (3, 9, 9)),
        (5, (2, 9, 9)),
        (6, (2, 6, 9)),
        (7, (2, 5, 9)),
        (8, (2, 4, 6)),
        (11, (2, 4, 6)),
    ],
)
def test_the_table_of_fire(points, least):
    """CR-FIRE-9."""
    for die in range(1, 7):
        assert levels(points, die) == sum(die >= need for need in least)


@pytest.mark.parametrize(
    ("margins", "results"),
    [
        ((7, 8, 11), ("none", "rout")),
        ((4, 5, 6), ("none", "l3")),
        ((1, 2, 3), ("l1", "l2")),
        ((0,), ("l1", "l1")),
        ((-1, -2, -3), ("l2", "l1")),
        ((-4, -5, -6), ("l3", "none")),
        ((-7, -9), ("rout", "none")),
    ],
)
def test_the_table_of_results(margins, results):
    """CR-CC-12."""
    for margin in margins:
        assert result_of(margin) == results


STATES = ("good", "disordered", "shaken", "broken")


@pytest.mark.parametrize(
    ("own", "attacking", "acts"),
    [
        ("good", True, ("fall-back", "stand", "advance", "advance")),
        ("disordered", True, ("fall-back", "fall-back", "stand", "stand")),
        ("shaken", True, ("recoil", "recoil", "fall-back", "stand")),
        ("broken", True, ("rout", "rout", "rout", "rout")),
        ("good", False, ("stand", "stand", "stand", "stand")),
        ("disordered", False, ("fall-back", "stand", "stand", "stand")),
        ("shaken", False, ("recoil", "recoil", "stand", "stand")),
        ("broken", False, ("rout", "rout", "rout", "rout")),
    ],
)
def test_what_fighters_do_by_the_cohesion_reached(own, attacking, acts):
    """CR-CC-14."""
    assert tuple(conduct(own, other, attacking=attacking) for other in STATES) == acts
    assert conduct(own, "removed", attacking=attacking) == acts[3]


# ---- rout


def shot_down(*others, dice=(), **keys):
    """r1 is shaken and breaks under the fire of s1; the rest is as given."""
    return play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 12.8), 180, cohesion="shaken"),
        *others,
        orders={"ru": HOLD},
        dice=[("fire", "r1", [6]), ("shot", "r1", [1, 1]), *dice],
        **keys,
    )


def test_a_rout_goes_round_friends_by_up_to_45_degrees():
    """CR-ROUT-2: straight back and 15 degrees either way run over r2."""
    turn = shot_down(unit("r2", "foot", (24, 16.5), 180))
    rout = turn.one("rout", "r1")
    assert rout.effect["facing"] in (30, 45, 330, 315)
    assert not turn.all("test", "r2")


def test_friends_who_leave_no_way_are_run_through():
    """CR-ROUT-5: a wall of friends; the one passed tests, breaks and runs the same way."""
    wall = [unit(f"r{n}", "foot", (24 + 2.41 * (n - 4), 15.5), 180) for n in (2, 3, 4, 5, 6)]
    wall[2]["cohesion"] = "shaken"
    turn = shot_down(*wall, dice=[("passed", "r4", [1, 1])])
    assert turn.one("rout", "r1").effect["facing"] == 0
    assert not turn.one("test", "r4", test="passed").effect["passed"]
    assert turn.one("status", "r4").effect["cause"] == "passed"
    assert turn.one("rout", "r4", mode="initial").effect["facing"] == 0


def test_a_router_with_enemies_all_round_is_trapped():
    """CR-ROUT-6."""
    ring = [
        unit("s2", "horse", (24, 17), 180),
        unit("s3", "horse", (20.6, 15.2), 90),
        unit("s4", "horse", (27.4, 15.2), 270),
        unit("s5", "horse", (20.5, 12.8), 90),
        unit("s6", "horse", (27.5, 12.8), 270),
    ]
    turn = shot_down(*ring, generals={"rdiv": {"at": [24, 12.8], "attached": "r1"}}, dice=[("general", "rdiv", [1])])
    assert turn.one("eliminated", "r1").effect["cause"] == "trapped"
    assert turn.one("commander", "rdiv", lost="trapped")
    formation = turn.after.formation_by_id["rdiv"]
    assert formation.commander is not None
    assert formation.commander.out == "lost"


def test_a_router_leaves_by_the_edge_and_takes_its_general_along():
    """CR-ROUT-7, CR-GEN-4."""
    turn = play(
        unit("s1", "foot", (24, 30)),
        unit("r1", "foot", (24, 32.8), 180, cohesion="shaken"),
        unit("r2", "foot", (10, 30), 180),
        orders={"ru": HOLD},
        dice=[("fire", "r1", [6]), ("shot", "r1", [1, 1]), ("general", "rdiv", [2])],
        generals={"rdiv": {"at": [24, 32], "attached": "r1"}},
    )
    assert turn.one("status", "r1", out="off-table")
    assert turn.one("commander", "rdiv", out="off-table")
    state = turn.state("r1")
    assert state["out"] == "off-table"
    assert close(state["left"]["at"], (24, 36))


def test_impassable_ground_stops_a_rout_and_breaks_a_recoil():
    """CR-ROUT-4, CR-AMB-24."""
    cliff = {"id": "cliff", "kind": "impassable", "line": [[0, 15], [48, 15]]}
    turn = shot_down(terrain=[cliff])
    assert turn.one("rout", "r1").effect["at"][1] < 15
    gorge = {"id": "gorge", "kind": "impassable", "line": [[21.5, 9], [21.5, 15], [26.5, 15], [26.5, 9]]}
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 11.5), 180),
        terrain=[gorge],
        orders={"sw": HOLD + "s1: CLOSE", "ru": HOLD},
        dice=[
            ("close", "s1", [6, 6]),
            ("combat", "s1", [5]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [1, 1]),
        ],
    )
    assert turn.one("status", "r1", cause="impassable").effect["cohesion"] == "broken"
    assert not turn.all("breakthrough")
    assert close(turn.state("r1")["at"], (24, 11.5))


def test_a_pursued_router_halts_at_an_obstacle_and_goes_on_afterwards():
    """CR-AMB-51, CR-ROUT-3: the brook is 1 behind it; the pursuit of 4 does not reach it."""
    turn = play(
        unit("s1", "horse", (24, 10), quality="A"),
        unit("r1", "horse", (24, 12.6), 180, quality="D", cohesion="shaken"),
        terrain=[{"id": "brook", "kind": "minor", "line": [[10, 19.4], [40, 19.4]]}],
        orders={"sw": HOLD + "s1: CLOSE", "ru": HOLD},
        dice=[
            ("close", "s1", [6, 6]),
            ("combat", "s1", [6]),
            ("combat", "r1", [1]),
            ("pursuit", "s1", [1]),
        ],
    )
    first, second = turn.all("rout", "r1")
    assert close(first.effect["distance"], 6)
    assert second.effect["mode"] == "resumed"
    assert close(second.effect["at"], (24, 20.6))
    assert turn.order(first, turn.one("pursuit", "s1"), second)


# ---- pursuit


def test_a_pursuer_who_runs_into_a_formed_enemy_fights_him():
    """CR-CC-9, CR-PURS-2, CR-PURS-3: no test to close, no bonus, no further pursuit."""
    turn = play(
        unit("s1", "irregulars", (24, 10), quality="A", traits=["wide"]),
        unit("r1", "horse", (24, 12.6), 180, quality="D", cohesion="shaken"),
        unit("r2", "foot", (26.1, 16.5), 180),
        orders={"sw": HOLD + "s1: CLOSE", "ru": HOLD},
        dice=[
            ("close", "s1", [6, 6]),
            ("combat", "s1", [6]),
            ("combat", "r1", [1]),
            ("melee", "r1", [1, 1]),
            ("pursuit", "s1", [6]),
            ("combat", "s1", [3]),
            ("combat", "r2", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r2", [6, 6]),
        ],
    )
    assert turn.one("pursuit", "s1").effect["stopped"] == "contact"
    second = turn.all("combat", "s1")[1]
    assert second.target == "r2"
    # A +1, disordered -1, irregulars -1, hedge of steel -1: never below 0.
    assert second.effect["attacker_factor"] == 0


def test_irregulars_pursue_whatever_they_are_told():
    """CR-PURS-1, CR-FIRE-11, CR-IRR-1."""
    turn = play(
        unit("s1", "irregulars", (24, 11.2)),
        unit("s2", "foot", (21, 10)),
        unit("r1", "foot", (24, 12.8), 180, cohesion="shaken"),
        orders={"sw": "STANDING ALL pursuit: RESTRAIN\ns2: FIRE AT r1", "ru": HOLD},
        dice=[("fire", "r1", [6]), ("shot", "r1", [1, 1]), ("pursuit", "s1", [1])],
    )
    assert turn.one("pursuit", "s1")


# ---- closing


def test_a_unit_steps_aside_from_a_second_enemy_or_accepts_him():
    """CR-CC-5: r2 stands beside r1, so that s1 would touch both."""
    placed = (
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (23.9, 11.5), 180),
        unit("r2", "foot", (26.35, 11.5), 180),
    )
    dice = [
        ("close", "s1", [6, 6]),
        ("combat", "s1", [3]),
        ("combat", "r1", [3]),
        ("melee", "s1", [6, 6]),
        ("melee", "r1", [6, 6]),
    ]
    turn = play(*placed, orders={"sw": HOLD + "s1: CLOSE r1", "ru": HOLD}, dice=dice)
    contact = turn.one("contact", "s1")
    assert "incidental" not in contact.effect
    assert close(contact.effect["at"], (23.8, 10.7))
    turn = play(*placed, orders={"sw": HOLD + "STANDING s1 sidestep: ACCEPT\ns1: CLOSE r1", "ru": HOLD}, dice=dice)
    assert turn.one("contact", "s1").effect["incidental"] == ["r2"]


def test_the_lead_may_be_chosen():
    """CR-CC-18, CR-CC-3."""
    turn = play(
        unit("s1", "horse", (24.2, 9.6)),
        unit("s2", "horse", (25.9, 9.6)),
        unit("r1", "foot", (25.05, 11.5), 180),
        orders={"sw": HOLD + "STANDING s1 lead: s2\ns1: CLOSE r1\ns2: CLOSE r1", "ru": HOLD},
        dice=[
            ("close", "s1", [6, 6]),
            ("close", "s2", [6, 6]),
            ("combat", "s2", [3]),
            ("combat", "r1", [3]),
            ("melee", "s2", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    assert turn.one("combat", "s2")


@pytest.mark.parametrize(
    ("keys", "at", "reason"),
    [
        ({"formation": "column"}, (24, 13), "formation-not-allowed"),
        ({}, (24, 14), "not-in-contact"),
        ({"facing": 60}, (24, 12), "axis"),
    ],
)
def test_why_units_do_not_close(keys, at, reason):
    """CR-ORD-1, in the combat phase."""
    turn = play(
        unit("s1", "foot", (24, 10), **keys),
        unit("r1", "foot", at, 180),
        orders={"sw": HOLD + "s1: CLOSE r1", "ru": HOLD},
    )
    refusal = turn.one("order_refused", "s1", order="close")
    assert (refusal.effect["reason"], refusal.phase) == (reason, "combat")


# ---- disengagement


def test_both_shaken_part_by_half_each():
    """CR-DIS-1, CR-AMB-38, CR-DIS-2."""
    turn = play(
        unit("s1", "foot", (24, 10), cohesion="shaken"),
        unit("r1", "foot", (24, 11.6), 180, cohesion="shaken"),
        orders=QUIET,
    )
    assert close(turn.one("retreat", "s1").effect["distance"], 1.6)
    assert close(turn.one("retreat", "r1").effect["distance"], 1.6)


def test_of_two_disordered_units_the_one_that_came_up_gives_way():
    """CR-DIS-3, CR-AMB-21."""
    turn = play(
        unit("s1", "foot", (24, 10), cohesion="disordered"),
        unit("r1", "foot", (24, 14), 180, cohesion="disordered"),
        orders={"sw": HOLD, "ru": HOLD + "r1: ADVANCE"},
        dice=[("command", "rdiv", [3])],
        generals={"rdiv": {"at": [24, 17]}},
    )
    assert turn.one("retreat", "r1")
    assert not turn.all("retreat", "s1")


def test_good_troops_leave_the_holder_of_a_hedge_alone():
    """CR-DIS-4, CR-AMB-39: both claim the hedge; s1 came up this turn, so that r1 holds it."""
    turn = play(
        unit("s1", "foot", (24, 8)),
        unit("r1", "foot", (24, 11.6), 180),
        terrain=[{"id": "hedge", "kind": "minor", "line": [[20, 10.8], [28, 10.8]]}],
        orders={"sw": HOLD + "STANDING ALL fall back: 4\ns1: ADVANCE", "ru": HOLD},
        dice=[("command", "sdiv", [3])],
    )
    assert turn.one("move", "s1").effect["stopped"] == "defended-obstacle"
    assert close(turn.one("retreat", "s1").effect["at"], (24, 6.8))
    assert not turn.all("retreat", "r1")


# ---- generals


def test_a_second_hit_removes_a_general():
    """CR-GEN-1."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 12.8), 180),
        orders={"ru": HOLD},
        dice=[("fire", "r1", [6]), ("shot", "r1", [6, 6]), ("general", "rdiv", [6])],
        generals={"rdiv": {"attached": "r1", "wounds": 1}},
    )
    event = turn.one("commander", "rdiv")
    assert event.effect["lost"] == "hit"
    commander = turn.after.formation_by_id["rdiv"].commander
    assert commander is not None
    assert (commander.out, commander.attached) == ("lost", "")
