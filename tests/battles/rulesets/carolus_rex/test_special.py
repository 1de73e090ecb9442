"""Special rules: shock cavalry, irregulars, defences (CR-SHOCK, CR-IRR, CR-DEF)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.carolus_rex.play import FIVE, HOLD, THREE, document, play, unit
from tests.battles.rulesets.played import Played, close

QUIET = {"sw": HOLD, "ru": HOLD}


# ---- shock cavalry


def test_a_charger_who_is_charged_at_the_opportunity_attacks_and_both_have_the_bonus():
    """CR-SHOCK-2 to 5, CR-SHOCK-3, CR-SHOCK-4, CR-SHOCK-5: the ordered charger is halted in the other's zone."""
    turn = play(
        unit("s1", "shock", (24, 10), quality="B"),
        unit("r1", "shock", (24, 18), 180, quality="B"),
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: CHARGE r1", "ru": HOLD},
        dice=[
            THREE,
            ("charge", "s1", [3, 4]),
            ("opportunity", "r1", [3, 4]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    opportunity = turn.one("charge", "r1", type="opportunity")
    charge = turn.one("charge", "s1", type="charge", stopped="reaction")
    assert turn.order(opportunity, charge)
    combat = turn.one("combat", "s1", attacker_factor=2, defender_factor=2, margin=0)
    assert combat.target == "r1"


def test_an_opportunity_charge_may_be_forbidden():
    turn = play(
        unit("s1", "shock", (24, 10)),
        unit("r1", "foot", (24, 18), 180),
        orders={"sw": HOLD + "STANDING ALL opportunity charge: NEVER", "ru": HOLD + "DIVISION rdiv\n  r1: ADVANCE 4"},
        dice=[("command", "rdiv", [3])],
        generals={"rdiv": {"at": [24, 21]}},
    )
    assert turn.one("move", "r1").effect["distance"] == pytest.approx(4, abs=0.05)


def test_a_failed_opportunity_lets_the_move_go_on_and_is_not_tried_again():
    turn = play(
        unit("s1", "shock", (24, 10)),
        unit("r1", "foot", (24, 18), 180),
        orders={"sw": HOLD, "ru": HOLD + "DIVISION rdiv\n  r1: ADVANCE 4"},
        dice=[("command", "rdiv", [3]), ("opportunity", "s1", [1, 1])],
        generals={"rdiv": {"at": [24, 21]}},
    )
    assert not turn.one("test", "s1").effect["passed"]
    assert close(turn.one("move", "r1").effect["distance"], 4)


def test_a_charge_wheels_by_the_least_whole_degrees():
    """CR-SHOCK-1: right before left."""
    turn = play(
        unit("s1", "shock", (22, 10), quality="A"),
        unit("r1", "foot", (24, 15), 180),
        orders={"sw": "DIVISION sdiv\n  s1: CHARGE r1", "ru": HOLD},
        dice=[
            FIVE,
            ("charge", "s1", [6, 6]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    pivot = turn.one("pivot", "s1")
    assert pivot.effect["turned"] == int(pivot.effect["turned"])
    assert pivot.effect["cost"] == 4
    assert turn.one("charge", "s1").effect["distance"] <= 6


@pytest.mark.parametrize(
    ("keys", "target", "reason"),
    [
        ({"formation": "column"}, "r1", "cannot-charge"),
        ({"type": "line"}, "r1", "cannot-charge"),
        ({"cohesion": "shaken"}, "r1", "shaken"),
        ({}, "s9", "no-such-target"),
        ({}, "r9", "out-of-reach"),
    ],
)
def test_charges_are_refused(keys, target, reason):
    turn = play(
        unit("s1", "shock", (24, 10), **keys),
        unit("r1", "foot", (24, 18), 180),
        orders={"sw": HOLD + f"DIVISION sdiv\n  s1: CHARGE {target}", "ru": HOLD},
        dice=[THREE],
    )
    assert turn.refused("s1") == [reason]


# ---- irregulars


def test_irregulars_who_stand_are_attacked():
    """CR-IRR-4, CR-MOVE-11."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "irregulars", (24, 15), 180),
        orders={"sw": "DIVISION sdiv\n  s1: ADVANCE TO r1", "ru": HOLD + "STANDING r1 evade: NEVER"},
        dice=[THREE, ("fire", "r1", [1])],
    )
    assert not turn.all("reaction")
    assert turn.one("move", "s1").effect["stopped"] == "contact"


def test_an_evasion_of_so_many_inches():
    """CR-IRR-4, CR-AMB-49."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "irregulars", (24, 15), 180),
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: ADVANCE TO r1", "ru": HOLD + "STANDING r1 evade: 5"},
        dice=[THREE, ("evade", "r1", [6, 6])],
    )
    assert close(turn.one("reaction", "r1").effect["at"], (24, 20))


def test_irregulars_fall_back_free_from_an_enemy_within_twelve():
    """CR-IRR-2: neither point nor general."""
    turn = play(
        unit("s1", "irregulars", (24, 10)),
        unit("r1", "foot", (24, 18), 180),
        orders={"sw": "DIVISION sdiv\n  PASS\n  s1: FALL BACK", "ru": HOLD},
        generals={"sdiv": {"at": [2, 2]}},
    )
    assert turn.one("command", "s1").effect["cp"] == 0
    assert close(turn.one("move", "s1").effect["distance"], 6)


def test_irregulars_ride_free_round_a_flank():
    turn = play(
        unit("s1", "irregulars", (30, 15), 0),
        unit("r1", "foot", (24, 20), 180),
        orders={"sw": "DIVISION sdiv\n  PASS\n  s1: ADVANCE 10", "ru": HOLD},
        generals={"sdiv": {"at": [2, 2]}},
    )
    assert turn.one("command", "s1").effect["cp"] == 0
    assert close(turn.state("s1")["at"], (30, 25))


def test_a_ride_ahead_of_the_enemy_is_not_free():
    turn = play(
        unit("s1", "irregulars", (30, 10), 0),
        unit("r1", "foot", (24, 20), 180),
        orders={"sw": "DIVISION sdiv\n  PASS\n  s1: ADVANCE 3", "ru": HOLD},
    )
    assert turn.refused("s1") == ["passed"]


def test_a_probe_stops_before_a_frontal_zone():
    """CR-IRR-3."""
    turn = play(
        unit("s1", "irregulars", (24, 8)),
        unit("r1", "foot", (24, 18), 180),
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: PROBE", "ru": HOLD},
        dice=[THREE],
    )
    # r1's zone ends 3 before its front at 17.6; the rider's front is 0.8 ahead of its centre.
    move = turn.one("move", "s1", mode="probe", stopped="enemy-zone")
    assert close(move.effect["at"], (24, 13.8))
    assert turn.state("s1")["probing"] is True


# ---- obstacles and works


def test_a_defended_obstacle_is_the_contact_zone():
    """CR-DEF-4: up to the line itself; 3 inches of allowance left cover the minor cost of an attack across."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 14), 180),
        terrain=[{"id": "hedge", "kind": "minor", "line": [[18, 13.2], [30, 13.2]]}],
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: ADVANCE; CLOSE", "ru": HOLD},
        dice=[
            THREE,
            ("close", "s1", [6, 6]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    move = turn.one("move", "s1", stopped="defended-obstacle")
    assert close(move.effect["at"], (24, 12.8))
    assert turn.one("combat", "s1").effect["attacker_factor"] == 0


def test_an_attack_across_needs_the_cost_of_the_obstacle():
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 15), 180),
        terrain=[{"id": "hedge", "kind": "minor", "line": [[18, 14.2], [30, 14.2]]}],
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: ADVANCE; CLOSE", "ru": HOLD},
        dice=[THREE],
    )
    assert turn.one("move", "s1").effect["stopped"] == "defended-obstacle"
    assert turn.refused("s1") == ["obstacle"]
    # The holder stays, the other falls back to 2.
    assert close(turn.one("retreat", "s1").effect["at"], (24, 12.2))
    assert not turn.all("retreat", "r1")


@pytest.mark.parametrize(("dice", "passed"), [([6, 1], True), ([2, 2], False)])
def test_crossing_under_the_enemys_eyes_is_tested(dice, passed):
    """CR-DEF-5: the enemy covers the brook from 2 inches behind it."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 15.2), 180),
        terrain=[{"id": "brook", "kind": "minor", "line": [[18, 12], [30, 12]]}],
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: ADVANCE", "ru": HOLD},
        dice=[THREE, ("crossing", "s1", dice)],
    )
    assert turn.one("test", "s1", test="crossing").effect["passed"] is passed
    assert close(turn.one("move", "s1").effect["at"], (24, 13.4)) is True
    assert turn.state("s1")["cohesion"] == ("good" if passed else "disordered")


def test_who_is_shaken_at_a_covered_crossing_stays_on_the_near_side():
    """CR-AMB-55, CR-TER-3."""
    turn = play(
        unit("s1", "foot", (24, 10), cohesion="disordered"),
        unit("r1", "foot", (24, 15.2), 180),
        terrain=[{"id": "brook", "kind": "minor", "line": [[18, 12], [30, 12]]}],
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: ADVANCE", "ru": HOLD},
        dice=[THREE, ("crossing", "s1", [1, 1])],
    )
    assert close(turn.one("move", "s1", stopped="obstacle").effect["at"], (24, 11.6))
    assert turn.state("s1")["cohesion"] == "shaken"


def test_a_barricade_that_is_crossed_is_removed():
    """CR-DEF-2, CR-TER-3."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 30), 180),
        terrain=[{"id": "carts", "kind": "barricade", "line": [[18, 11], [30, 11]]}],
        orders={"sw": "DIVISION sdiv\n  s1: ADVANCE", "ru": HOLD},
        dice=[THREE],
    )
    status = turn.one("status", terrain="carts", removed=True)
    assert turn.order(status, turn.one("move", "s1"))
    assert turn.after.terrain_by_id["carts"].extra["removed"] is True


def test_the_edge_of_a_redoubt_costs_like_a_minor_obstacle():
    """CR-DEF-11: 1 in the clear, 3 for the edge, then 2 of allowance buy 1 inside; nothing is set down."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 30), 180),
        terrain=[{"id": "work", "kind": "redoubt", "area": [[22, 11.4], [26, 11.4], [26, 15.4], [22, 15.4]]}],
        orders={"sw": "DIVISION sdiv\n  s1: ADVANCE", "ru": HOLD},
        dice=[THREE],
    )
    assert close(turn.one("move", "s1").effect["at"], (24, 12))


def test_occupying_takes_a_unit_to_the_middle_and_turns_it_to_a_side():
    """CR-DEF-7."""
    farm = {"id": "farm", "kind": "enclosure", "area": [[22.5, 8.5], [25.5, 8.5], [25.5, 11.5], [22.5, 11.5]]}
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 30), 180),
        terrain=[farm],
        orders={"sw": "DIVISION sdiv\n  s1: OCCUPY farm E", "ru": HOLD},
        dice=[THREE],
    )
    formed = turn.one("formation", "s1", occupying="farm")
    assert formed.effect["facing"] == 90
    assert turn.state("s1")["occupying"] == "farm"


@pytest.mark.parametrize(
    ("kind", "points"),
    [("foot", 2), ("pikes", 1)],
)
def test_foot_in_an_enclosure_fires_two_bases_ahead(kind, points):
    """CR-DEF-8, CR-AMB-54."""
    farm = {"id": "farm", "kind": "enclosure", "area": [[22.5, 8.5], [25.5, 8.5], [25.5, 11.5], [22.5, 11.5]]}
    turn = play(
        unit("s1", kind, (24, 10), occupying="farm"),
        unit("r1", "foot", (24, 13.9), 180),
        terrain=[farm],
        orders={"ru": HOLD},
        dice=[("fire", "r1", [1])],
    )
    assert turn.one("fire", "s1").effect["points"] == points


def test_a_redoubt_covers_and_entrenches():
    """CR-AMB-42, CR-AMB-35, CR-DEF-11: -1 for fire at it, +2 for its defender; foot in it stands in square."""
    work = {"id": "work", "kind": "redoubt", "area": [[23, 12], [25, 12], [25, 14], [23, 14]]}
    turn = play(
        unit("s1", "foot", (24, 10.7)),
        unit("r1", "foot", (24, 13), 180, formation="square", occupying="work"),
        terrain=[work],
        orders={"sw": "DIVISION sdiv\n  s1: CLOSE r1", "ru": HOLD},
        dice=[
            ("fire", "r1", [1]),
            ("close", "s1", [6, 6]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    fire = turn.one("fire", "s1")
    assert fire.effect["modified"] == fire.effect["points"] - 1
    assert turn.one("combat", "s1").effect["defender_factor"] == 2
    assert turn.state("r1")["occupying"] == "work"


def test_an_enclosure_is_a_barricade_for_its_attackers_and_no_cover():
    """CR-DEF-9."""
    farm = {"id": "farm", "kind": "enclosure", "area": [[22.5, 11.5], [25.5, 11.5], [25.5, 14.5], [22.5, 14.5]]}
    turn = play(
        unit("s1", "foot", (24, 10.3), quality="B"),
        unit("r1", "foot", (24, 13), 180, occupying="farm"),
        terrain=[farm],
        orders={"sw": "DIVISION sdiv\n  s1: CLOSE r1", "ru": HOLD},
        dice=[
            ("fire", "r1", [1]),
            ("close", "s1", [6, 6]),
            ("combat", "s1", [6]),
            ("combat", "r1", [2]),
            ("melee", "r1", [1, 1]),
        ],
    )
    fire = turn.one("fire", "s1")
    assert fire.effect["modified"] == fire.effect["points"] + 1
    combat = turn.one("combat", "s1")
    assert (combat.effect["attacker_factor"], combat.effect["margin"]) == (0, 4)
    # L3 unsaved breaks it; forced out, it no longer occupies.
    assert "occupying" not in turn.state("r1")


def test_guns_behind_works_made_for_guns_only():
    """CR-DEF-3, CR-CC-17, CR-DEF-1."""
    for guns, factor in ((True, 0), (False, 0)):
        turn = play(
            unit("s1", "foot", (24, 10), quality="B"),
            unit("r1", "medium", (24, 11.5), 180),
            terrain=[{"id": "works", "kind": "entrenchment", "line": [[20, 11], [28, 11]], "guns": guns}],
            orders={"sw": HOLD + "DIVISION sdiv\n  s1: CLOSE r1", "ru": HOLD},
            dice=[
                ("close", "s1", [6, 6]),
                ("combat", "s1", [1]),
                ("combat", "r1", [6]),
                ("melee", "s1", [6, 6]),
            ],
        )
        combat = turn.one("combat", "s1")
        assert combat.effect["defender_factor"] == factor
        assert combat.effect["attacker_factor"] == (1 if guns else 0)


def test_the_ordered_charger_attacks_even_when_the_other_side_was_drawn_first():
    """CR-SHOCK-5, CR-AMB-26, CR-CC-2: the Tsar's card comes first, but it is s1 that was ordered to charge."""
    given = document(
        unit("s1", "shock", (24, 10), quality="B"),
        unit("r1", "shock", (24, 18), 180, quality="B"),
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: CHARGE r1", "ru": HOLD},
        dice=[
            THREE,
            ("charge", "s1", [3, 4]),
            ("opportunity", "r1", [3, 4]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [6, 6]),
        ],
    )
    given["dice"][0]["roll"] = [3, 1, 1, 1]
    assert Played(given).one("combat").unit == "s1"


def test_guns_that_cannot_fall_back_go_on_holding_their_redoubt():
    """CR-CC-16, CR-DEF-7: the cavalry that took up the fight for them stands in the way."""
    turn = play(
        unit("s1", "shock", (24, 10), quality="A"),
        unit("r1", "light", (24, 12.8), 180, occupying="work"),
        unit("r2", "foot", (24, 12.8), 180, formation="square", occupying="work"),
        unit("r3", "horse", (24, 14.8), 180),
        unit("r4", "foot", (24, 16.1), 180),
        terrain=[{"id": "work", "kind": "redoubt", "area": [[23, 11.8], [23, 13.8], [25, 13.8], [25, 11.8]]}],
        orders={"sw": HOLD + "DIVISION sdiv\n  s1: CLOSE r1", "ru": HOLD},
        dice=[
            ("close", "s1", [6, 6]),
            ("combat", "s1", [3]),
            ("combat", "r3", [2]),
            ("melee", "s1", [6, 6]),
            ("melee", "r3", [6, 6]),
        ],
    )
    assert turn.one("reaction", "r3", reaction="support-artillery")
    assert turn.state("r1")["occupying"] == "work"
    assert turn.one("combat", "s1").effect["edge"] == "front"
