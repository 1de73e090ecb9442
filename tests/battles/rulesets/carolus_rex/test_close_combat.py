"""Who tests to close, who takes up whose fight, what counts in it, and what follows for those beside it."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.carolus_rex.play import FIVE, HOLD, play, unit
from tests.battles.rulesets.played import Played, close

CLOSED, SAVED = ("close", "s1", [6, 6]), [("melee", "s1", [6, 6]), ("melee", "r1", [6, 6])]
EVEN = [("combat", "s1", [3]), ("combat", "r1", [3])]


def fight(attacker, defender, *others, dice=(CLOSED, *EVEN, *SAVED), sw="", ru="", **keys) -> Played:
    """s1 closes with r1; nobody fires."""
    orders = {"sw": f"{HOLD}{sw}\ns1: CLOSE r1", "ru": f"{HOLD}{ru}"}
    return play(attacker, defender, *others, orders=orders, dice=list(dice), **keys)


def factors(turn: Played) -> tuple[int, int]:
    combat = turn.one("combat", "s1")
    return combat.effect["attacker_factor"], combat.effect["defender_factor"]


def test_cc_4_who_fails_to_close_does_not_attack():
    turn = fight(unit("s1"), unit("r1", "foot", (24, 11.5), 180), dice=[("close", "s1", [1, 1])])
    assert turn.one("test", "s1", test="close").effect["passed"] is False
    assert not turn.all("combat")


def test_cc_4_who_charges_does_not_test_to_close():
    turn = play(
        unit("s1", "shock", (24, 10)),
        unit("r1", "horse", (24, 15), 180),
        orders={"sw": HOLD + "s1: CHARGE r1", "ru": HOLD},
        dice=[FIVE, ("charge", "s1", [6, 6]), *EVEN, *SAVED],
    )
    assert turn.all("combat", "s1")
    assert not turn.all("test", "s1", test="close")


@pytest.mark.parametrize(
    ("attacker", "defender", "expected"),
    [
        ({"quality": "A"}, {"quality": "B"}, (1, 1)),
        ({"quality": "D"}, {"quality": "D"}, (0, 0)),
        ({"type": "pike", "quality": "A"}, {"type": "pike", "quality": "A"}, (2, 2)),
        ({"quality": "A", "type": "pike", "cohesion": "disordered"}, {}, (1, 0)),
        ({"quality": "A"}, {"cohesion": "shaken"}, (2, 0)),
        ({"quality": "A"}, {"kind": "medium"}, (1, 0)),
        ({"quality": "A"}, {"quality": "A", "kind": "irregulars"}, (1, 0)),
    ],
)
def test_cc_7_what_counts_in_a_fight(attacker, defender, expected):
    """No side has less than nothing: two D classes fight at 0, and guns are not worse off than that."""
    own, other = dict(attacker), dict(defender)
    enemy = unit("r1", other.pop("kind", "foot"), (24, 11.9 if defender.get("kind") == "irregulars" else 11.5), 180)
    turn = fight(unit("s1", **own), enemy | other, dice=[CLOSED, *EVEN, *SAVED])
    assert factors(turn) == expected


def test_cc_7_no_side_has_more_than_six():
    """A charge of A class pikes, supported, into the rear would count seven."""
    from battles.rulesets.carolus_rex.combat.factors import total

    assert total((("flank or rear", 2), ("A/B class", 1), ("pike", 1), ("enemy shaken", 1), ("charge", 1))) == 6
    assert total((("charge", 1), ("flank or rear", 2), ("A/B class", 1), ("pike", 1), ("x", 1), ("supported", 1))) == 6
    assert total((("artillery", -2), ("D class", -1))) == 0


def test_cc_7_amb_18_another_attacker_is_support():
    defender = unit("r1", "foot", (24, 11.5), 180)
    alone = fight(unit("s1", "foot", (23.1, 10), traits=["small"]), defender)
    both = play(
        unit("s1", "foot", (23.1, 10), traits=["small"]),
        unit("s2", "foot", (24.9, 10), traits=["small"]),
        defender,
        orders={"sw": HOLD + "s1: CLOSE r1\ns2: CLOSE r1", "ru": HOLD},
        dice=[CLOSED, ("close", "s2", [6, 6]), *EVEN, *SAVED],
    )
    idle = fight(
        unit("s1", "foot", (23.1, 10), traits=["small"]), defender, unit("s2", "foot", (24.9, 10), traits=["small"])
    )
    assert (factors(alone)[0], factors(both)[0], factors(idle)[0]) == (0, 1, 0)


@pytest.mark.parametrize("standing", ["", "STANDING ALL support artillery: NEVER\n"])
def test_cc_6_troops_behind_guns_may_take_up_their_fight(standing):
    turn = play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "medium", (24, 11.5), 180),
        unit("r2", "foot", (24, 12.9), 180),
        orders={"sw": HOLD + "s1: CLOSE r1", "ru": HOLD + standing},
        dice=[
            CLOSED,
            ("combat", "s1", [3]),
            ("combat", "r1" if standing else "r2", [3]),
            ("melee", "s1", [6, 6]),
            ("melee", "r1" if standing else "r2", [6, 6]),
        ],
    )
    assert turn.one("combat", "s1").target == ("r1" if standing else "r2")
    assert bool(turn.all("reaction", "r2", reaction="support-artillery")) is not bool(standing)


def test_geo_4_a_square_has_neither_flanks_nor_rear():
    for formation, edge in (("line", "rear"), ("square", "front")):
        turn = fight(
            unit("s1"), unit("r1", "foot", (24, 11.9 if formation == "square" else 11.5), 0, formation=formation)
        )
        assert turn.one("combat", "s1").effect["edge"] == edge


@pytest.mark.parametrize(
    ("kind", "keys"),
    [
        ("foot", {"formation": "column"}),
        ("foot", {"formation": "square"}),
        ("horse", {"formation": "column"}),
        ("light", {}),
    ],
)
def test_amb_16_columns_squares_and_guns_do_not_attack(kind, keys):
    turn = fight(unit("s1", kind, (24, 10), **keys), unit("r1", "foot", (24, 12), 180), dice=[])
    assert turn.refused("s1") == ["formation-not-allowed"]
    assert not turn.all("combat")


def test_amb_20_falling_back_is_a_distance_in_combat_and_a_gap_in_disengagement():
    """After a draw that both save the attacker goes back 3. In contact at 0.7 the disordered go back 2.3 to leave 3."""
    beaten = fight(unit("s1"), unit("r1", "foot", (24, 11.5), 180), sw="STANDING ALL fall back: 3")
    assert close(beaten.all("retreat", "s1")[0].effect["distance"], 3)
    parted = play(
        unit("s1", "foot", (24, 10), cohesion="disordered"),
        unit("r1", "foot", (24, 11.5), 180),
        orders={"sw": HOLD + "STANDING ALL fall back: 3", "ru": HOLD},
    )
    assert close(parted.one("retreat", "s1").effect["distance"], 2.3)


# ---- routs


def shot_down(*others, dice=()) -> Played:
    """r1 is shaken, breaks under the fire of s1 and runs straight back if it can."""
    return play(
        unit("s1", "foot", (24, 10)),
        unit("r1", "foot", (24, 12.8), 180, cohesion="shaken"),
        *others,
        orders={"ru": HOLD},
        dice=[("fire", "r1", [6]), ("shot", "r1", [1, 1]), *dice],
    )


@pytest.mark.parametrize(("inches", "straight"), [(1.56, True), (1.4, False)])
def test_amb_22_the_track_of_a_router_stays_an_inch_and_a_half_from_every_enemy(inches, straight):
    """Squares of horse on both sides of its way, a gap of twice that."""
    side = inches + 0.8
    turn = shot_down(unit("s2", "horse", (24 - side, 16), 0), unit("s3", "horse", (24 + side, 16), 0))
    assert (turn.one("rout", "r1").effect["facing"] == 0) is straight


@pytest.mark.parametrize(("throw", "runs"), [([6, 6], False), ([1, 1], True)])
def test_amb_14_of_those_run_through_only_those_run_whom_it_breaks(throw, runs):
    wall = [unit(f"r{n}", "foot", (24 + 2.41 * (n - 4), 15.5), 180) for n in (2, 3, 4, 5, 6)]
    wall[2]["cohesion"] = "shaken"
    turn = shot_down(*wall, dice=[("passed", "r4", throw)])
    assert bool(turn.all("rout", "r4")) is runs
    assert close(turn.state("r4")["at"], (24, 15.5)) is not runs
