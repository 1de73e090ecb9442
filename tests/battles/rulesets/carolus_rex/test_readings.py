"""Rules on the ground and in the fight, and the readings where the book is silent, by what happens."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.carolus_rex.play import FIVE, HOLD, THREE, play, unit
from tests.battles.rulesets.played import close

FAR = unit("r1", "foot", (24, 32), 180)
FIGHT = [("close", "s1", [6, 6]), ("combat", "s1", [6]), ("combat", "r1", [3])]


# ---- movement


def test_the_zone_of_the_enemy_on_the_axis_binds_before_a_nearer_one():
    """CR-MOVE-13, CR-GEO-5: r1 lies on the axis, so that the mover may leave the zone of r2 beside its way."""
    turn = play(
        unit("s1", "horse", (16, 17.2), 90),
        unit("r2", "foot", (20, 20), 180),
        unit("r1", "foot", (34, 17.2), 270),
        orders={"sw": HOLD + "s1: ADVANCE", "ru": HOLD},
        dice=[THREE],
        generals={"sdiv": {"at": [16, 15]}},
    )
    assert turn.one("move", "s1").effect["stopped"] == "enemy-zone"


def test_a_broken_enemy_is_removed_and_his_general_lost():
    """CR-MOVE-15, CR-AMB-34, CR-GEN-4: shaken troops only halt before him."""
    broken = unit("r1", "foot", (24, 13), 180, cohesion="broken")
    turn = play(
        unit("s1", "foot", (24, 10), cohesion="disordered"),
        broken,
        orders={"sw": "s1: ADVANCE"},
        dice=[THREE],
        generals={"rdiv": {"attached": "r1"}},
    )
    assert turn.one("eliminated", "r1", cause="overrun")
    assert turn.one("commander", "rdiv", lost="overrun")
    assert not turn.all("test", "s1")
    turn = play(unit("s1", "light", (24, 10)), broken, orders={"sw": HOLD + "s1: ADVANCE"}, dice=[THREE])
    assert turn.one("move", "s1").effect["stopped"] == "enemy"


def test_broken_troops_run_from_the_nearest_enemy_they_see():
    """CR-MOVE-16, CR-ROUT-1, CR-CMD-11: the full rate, straight away from his centre."""
    turn = play(
        unit("s1", "foot", (24, 10)), unit("r1", "horse", (27, 14), 180, cohesion="broken"), orders={"sw": HOLD}
    )
    rout = turn.one("rout", "r1", mode="free")
    assert close(rout.effect["distance"], 16)
    assert close(rout.effect["facing"], 36.87)


def test_light_guns_lose_their_order_in_rough_ground():
    """CR-TER-1, CR-TER-2, CR-AMB-29: a wood too; with clear going it is open."""
    wood = {"id": "wood", "kind": "wood", "area": [[20, 8], [28, 8], [28, 20], [20, 20]]}
    gun = unit("s1", "light", (24, 9), formation="limbered")
    turn = play(
        gun, FAR, terrain=[wood], orders={"sw": "s1: ADVANCE"}, dice=[THREE], generals={"sdiv": {"at": [24, 8.5]}}
    )
    assert close(turn.one("move", "s1").effect["distance"], 3)
    assert turn.one("status", "s1", cause="terrain")
    turn = play(
        gun,
        FAR,
        terrain=[wood | {"going": "clear"}],
        orders={"sw": "s1: ADVANCE"},
        dice=[THREE],
        generals={"sdiv": {"at": [24, 8.5]}},
    )
    assert close(turn.one("move", "s1").effect["distance"], 6)


def test_a_river_takes_one_order_to_reach_and_one_to_cross():
    """CR-TER-4, CR-CMD-10."""
    river = {"id": "river", "kind": "major", "line": [[10, 12.4], [40, 12.4]]}
    turn = play(unit("s1", "foot", (24, 10)), FAR, terrain=[river], orders={"sw": "s1: ADVANCE; ADVANCE"}, dice=[THREE])
    first, second = turn.all("move", "s1")
    assert (first.effect["stopped"], second.effect["stopped"]) == ("obstacle", "obstacle")
    assert close(first.effect["at"], (24, 12))
    assert close(second.effect["at"], (24, 12.8))


def test_passing_friends_is_paid_besides_the_way():
    """CR-MOVE-7, CR-AMB-52: 3 for the friend and 3 of way; the one passed must stand."""
    turn = play(
        unit("s1", "foot", (24, 9)),
        unit("s2", "foot", (24, 10.5)),
        FAR,
        orders={"sw": "s1: ADVANCE\ns2: FACE N"},
        dice=[FIVE],
    )
    assert close(turn.one("move", "s1").effect["distance"], 3)
    assert turn.refused("s2") == ["fixed"]


def test_a_free_action_takes_the_place_of_an_order():
    """CR-AMB-46: after a free rally no order, although points are left."""
    turn = play(
        unit("s1", "foot", (24, 8), cohesion="disordered"),
        FAR,
        orders={"sw": "s1: RALLY; ADVANCE 2"},
        dice=[FIVE, ("rally", "s1", [6, 6])],
    )
    assert turn.refused("s1") == ["second-order"]


def test_square_and_line_share_the_front_edge():
    """CR-FORM-3, CR-FORM-6."""
    turn = play(
        unit("s1", "foot", (24, 9.6), formation="square"),
        FAR,
        orders={"sw": "s1: FORM LINE"},
        dice=[THREE, ("redeploy", "s1", [6, 6])],
    )
    assert close(turn.one("formation", "s1").effect["at"], (24, 10))


def test_a_redeployment_needs_room():
    """CR-FORM-1, CR-FORM-5: the point is spent all the same."""
    turn = play(
        unit("s1", "foot", (24, 8)), unit("s2", "foot", (24, 9.2)), FAR, orders={"sw": "s1: FACE E"}, dice=[THREE]
    )
    assert turn.refused("s1") == ["blocked"]
    assert turn.one("command", "s1").effect["left"] == 2


# ---- fire


def test_third_troops_close_a_line_of_fire_but_broken_troops_are_no_target():
    """CR-FIRE-13, CR-AMB-28, CR-AMB-44, CR-AMB-45."""
    turn = play(
        unit("s1", "heavy", (24, 8)),
        unit("r2", "foot", (24, 21.5), 180, cohesion="broken"),
        unit("r1", "foot", (24, 26), 180),
        orders={"ru": HOLD},
    )
    assert not turn.all("fire")


def test_one_base_along_the_rank_rakes():
    """CR-FIRE-12, CR-AMB-12: but never a square."""
    for formation, modified in (("line", 4), ("square", 3)):
        turn = play(
            unit("s1", "foot", (24, 10)),
            unit("r1", "foot", (24, 13.2), 90, formation=formation),
            orders={"ru": HOLD},
            dice=[("fire", "r1", [1])],
        )
        assert turn.one("fire", "s1").effect["modified"] == modified


def test_houses_cover_and_change_no_combat():
    """CR-DEF-10, CR-DEF-6: -1 for fire at those who hold them; nothing in the fight but the edge."""
    town = {"id": "town", "kind": "built", "area": [[22.5, 11.5], [25.5, 11.5], [25.5, 14.5], [22.5, 14.5]]}
    turn = play(
        unit("s1", "pikes", (24, 10.3)),
        unit("r1", "pikes", (24, 13), 180, occupying="town"),
        terrain=[town],
        orders={"sw": "s1: CLOSE r1", "ru": HOLD},
        dice=[("fire", "r1", [1]), *FIGHT, ("melee", "s1", [6, 6]), ("melee", "r1", [6, 6])],
    )
    fire, combat = turn.one("fire", "s1"), turn.one("combat", "s1")
    assert fire.effect["modified"] == fire.effect["points"] - 1
    # CR-CC-8, CR-AMB-58: pikes count for neither.
    assert (combat.effect["attacker_factor"], combat.effect["defender_factor"]) == (0, 0)


# ---- close combat


def test_the_axis_decides_on_the_edge_and_the_first_level_is_saved():
    """CR-CC-10, CR-CC-11, CR-CC-13, CR-CC-15: from the rear 2 more; 8 against 3 is L3, of which a test saves one."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 11.5), 0),
        orders={"sw": HOLD + "s1: CLOSE", "ru": HOLD},
        dice=[*FIGHT, ("melee", "r1", [6, 6])],
    )
    combat = turn.one("combat", "s1")
    assert (combat.effect["edge"], combat.effect["margin"], combat.effect["defender_result"]) == ("rear", 5, "l3")
    assert turn.one("status", "r1").effect["cohesion"] == "shaken"
    assert turn.one("breakthrough", "s1")


def test_an_axis_behind_the_flank_may_close_without_the_bonus():
    """CR-CC-1, CR-AMB-37: it passes half an inch behind the rear edge, within 2 of the front."""
    turn = play(
        unit("s1", "foot", (22.0, 10), 90),
        unit("r1", "foot", (24.6, 10.9), 0),
        orders={"sw": HOLD + "s1: CLOSE r1", "ru": HOLD},
        dice=[*FIGHT, ("melee", "s1", [6, 6]), ("melee", "r1", [6, 6])],
    )
    assert turn.one("combat", "s1").effect["edge"] == "front"


def test_guns_touched_beside_the_defender_share_his_fate():
    """CR-CC-16, CR-CC-5, CR-AMB-19: r2 is touched too, counts one off, and is lost when r1 recoils."""
    turn = play(
        unit("s1", "foot", (24, 10), quality="B"),
        unit("r1", "foot", (23.5, 11.5), 180),
        unit("r2", "medium", (25.15, 11.5), 180),
        orders={"sw": HOLD + "STANDING s1 sidestep: ACCEPT\ns1: CLOSE r1", "ru": HOLD},
        dice=[*FIGHT, ("melee", "s1", [6, 6]), ("melee", "r1", [1, 1])],
    )
    assert turn.one("combat", "s1").effect["attacker_factor"] == 0
    assert turn.one("eliminated", "r2").effect["cause"] == "artillery lost"


@pytest.mark.parametrize(("type_", "back"), [("medium", 2.0), ("heavy", None)])
def test_guns_fall_back_two_at_most_and_heavy_ones_not_at_all(type_, back):
    """CR-CC-17: a disordered gun before an attacker in good order."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", type_, (24, 11.5), 180),
        orders={"sw": HOLD + "s1: CLOSE", "ru": HOLD + "STANDING ALL fall back: 4"},
        dice=[
            ("close", "s1", [6, 6]),
            ("combat", "s1", [3]),
            ("combat", "r1", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1", [1, 1]),
        ],
    )
    if back is None:
        assert turn.one("eliminated", "r1", cause="artillery lost")
    else:
        assert close(turn.all("retreat", "r1")[0].effect["distance"], back)


def test_a_pursuer_halts_before_friends():
    """CR-PURS-2, CR-AMB-50."""
    turn = play(
        unit("s1", "horse", (24, 10), quality="A"),
        unit("s2", "foot", (26.0, 14.5), 90),
        unit("r1", "horse", (24, 12.6), 180, quality="D", cohesion="shaken"),
        orders={"sw": HOLD + "s1: CLOSE", "ru": HOLD},
        dice=[("close", "s1", [6, 6]), ("combat", "s1", [6]), ("combat", "r1", [1]), ("pursuit", "s1", [6])],
    )
    assert turn.one("pursuit", "s1").effect["stopped"] in ("friend", "caught")


def test_a_division_is_tested_with_one_throw():
    """CR-MOR-3, CR-ROUT-1, CR-AMB-23: a class stays where another goes; a shaken enemy presses nobody."""
    division = [
        unit("r1", "foot", (24, 18), 180),
        unit("r2", "foot", (28, 18), 180, quality="D"),
        unit("r3", out="eliminated"),
        unit("r4", out="eliminated"),
        unit("r5", out="eliminated"),
    ]
    other = {"id": "rdiv2", "kind": "division", "of": "tsar", "commander": {"rating": "weak", "at": [40, 33]}}
    reserve = [unit(f"r{n}", "foot", (2 + 4 * n, 34.5), 180) | {"of": "rdiv2"} for n in (6, 7)]

    def fought(cohesion):
        from tests.battles.rulesets.carolus_rex.play import document
        from tests.battles.rulesets.played import Played

        given = document(
            unit("s1", "foot", (24, 10), cohesion=cohesion),
            *division,
            *reserve,
            reserves=False,
            orders={"sw": HOLD, "ru": HOLD},
            dice=[("division", "rdiv", [3, 3])],
        )
        given["formations"].append(other)
        given["dice"][0]["roll"] = [1] * 5
        return Played(given)

    turn = fought("good")
    assert [test.effect["passed"] for test in turn.all("test")] == [True, False]
    assert close(turn.one("rout", "r2").effect["distance"], 10)
    assert not fought("shaken").all("morale", "rdiv")
