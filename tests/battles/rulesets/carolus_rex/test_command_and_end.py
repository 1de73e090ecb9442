"""Cards, command, cohesion, and the end of a turn (CR-CARD, CR-CMD, CR-COH, CR-MOR, CR-OFF, CR-GEN)."""

from __future__ import annotations

import pytest

from battles.rulesets.carolus_rex.ending.recovery import rated
from battles.rulesets.carolus_rex.table.cohesion import lowered
from battles.rulesets.carolus_rex.table.field import lay_out
from battles.rulesets.carolus_rex.table.flanks import compromised
from battles.rulesets.carolus_rex.words import Cohesion, Replacements
from tests.battles.rulesets.carolus_rex.play import FIVE, HOLD, THREE, document, play, unit
from tests.battles.rulesets.played import SEED, Played, close

FAR = unit("r1", "foot", (24, 32), 180)


def field_of(*units, **keys):
    """The table of a battle before anything has happened."""
    from battles.rulesets import read

    return lay_out(read(document(*units, **keys)), {}, SEED)


@pytest.mark.parametrize(
    ("kind", "keys", "levels", "fighting", "after"),
    [
        ("foot", {}, 1, False, "disordered"),
        ("foot", {}, 2, False, "shaken"),
        ("foot", {}, 4, False, "broken"),
        ("foot", {"traits": ["small"]}, 2, False, "broken"),
        ("foot", {"traits": ["fragile"]}, 1, True, "shaken"),
        ("foot", {"traits": ["fragile"]}, 1, False, "disordered"),
        ("foot", {"traits": ["fragile", "small"]}, 1, True, "broken"),
        ("foot", {"traits": ["fragile"], "cohesion": "disordered"}, 1, True, "broken"),
        ("irregulars", {"cohesion": "disordered"}, 1, True, "broken"),
        ("light", {}, 1, True, "disordered"),
        ("light", {"cohesion": "disordered"}, 1, True, None),
    ],
)
def test_how_levels_are_lost(kind, keys, levels, fighting, after):
    """CR-COH-4, CR-FRAG-1, CR-SMALL-1, CR-AMB-36."""
    troop = field_of(unit("s1", kind, **keys)).by_id["s1"]
    assert lowered(troop, levels, fighting=fighting) == (Cohesion(after) if after else None)


@pytest.mark.parametrize(
    ("quality", "cohesion", "general", "modifier"),
    [("A", "disordered", "", 2), ("B", "shaken", "", 0), ("C", "disordered", "sdiv", 1), ("D", "shaken", "kung", 0)],
)
def test_what_counts_in_a_test(quality, cohesion, general, modifier):
    """CR-COH-2, CR-COH-3, CR-AMB-27: with both generals only the Commander's two count."""
    generals = {general: {"attached": "s1"}} if general else {}
    if general == "kung":
        generals["sdiv"] = {"attached": "s1"}
    turn = play(
        unit("s1", "foot", (24, 10), quality=quality, cohesion=cohesion),
        FAR,
        orders={"sw": "s1: RALLY"},
        dice=[THREE, ("rally", "s1", [3, 3])],
        generals=generals,
    )
    roll = turn.one("test", "s1").roll
    assert roll is not None
    assert (roll.total, roll.need) == (6 + modifier, 7)


def test_a_compromised_flank():
    """CR-GEO-7, CR-AMB-6: an enemy behind the front line who can reach the middle of the flank."""
    threatened = unit("s1", "foot", (24, 10))
    assert compromised(*_of(field_of(threatened, unit("r1", "foot", (29, 9.5), 270))))
    assert not compromised(*_of(field_of(threatened, unit("r1", "foot", (30, 13), 270))))
    assert not compromised(*_of(field_of(threatened, unit("r1", "foot", (34, 9), 270))))
    assert not compromised(*_of(field_of(threatened, unit("r1", "foot", (29, 9.5), 270, cohesion="shaken"))))
    # A friend between the two closes the way, and a square has no flank.
    enemy = unit("r1", "foot", (29, 9.5), 270)
    assert not compromised(*_of(field_of(threatened, unit("s2", "foot", (26.9, 10), 0, formation="column"), enemy)))
    assert not compromised(*_of(field_of(unit("s1", formation="square"), enemy)))


def _of(field):
    return field, field.by_id["s1"]


def test_contact_needs_a_front():
    """CR-GEO-6: flank to flank neighbours are not in contact, a flank before a front is."""
    assert not field_of(unit("s1"), unit("r1", at=(26.9, 10), facing=180)).in_contact(_of(field_of(unit("s1")))[1])
    field = field_of(unit("s1"), unit("r1", at=(26.9, 10), facing=0))
    assert not field.contact(field.by_id["s1"], field.by_id["r1"])
    field = field_of(unit("s1"), unit("r1", at=(24, 12.3), facing=90))
    assert field.contact(field.by_id["s1"], field.by_id["r1"])


@pytest.mark.parametrize(
    ("kind", "start", "end", "sees"),
    [
        ("wood", (24, 4), (24, 20), False),
        ("wood", (24, 11), (24, 13.5), True),
        ("wood", (24, 8.5), (24, 20), False),
        ("built", (24, 4), (24, 20), False),
        ("built", (24, 11), (24, 20), True),
    ],
)
def test_what_hides(kind, start, end, sees):
    """CR-GEO-8, CR-TER-7, CR-AMB-43."""
    area = [[20, 8], [28, 8], [28, 14], [20, 14]]
    ground = field_of(unit("s1", at=(2, 30)), terrain=[{"id": "piece", "kind": kind, "area": area}]).ground
    assert ground.sees(start, end) is sees


def test_cards_pick_among_those_left():
    """CR-CARD-1."""
    given = document(unit("s1"))
    given["dice"][0]["roll"] = [3, 3, 1, 1]
    assert list(Played(given).one("initiative").effect["order"]) == ["tsar", "rdiv", "kung", "sdiv"]


@pytest.mark.parametrize(
    ("general", "dice", "points"),
    [
        ({"rating": "weak"}, [4], 3),
        ({"rating": "strong"}, [2, 5], 5),
        ({"rating": "competent", "passed": True}, [2, 4], 4),
        ({"rating": "strong", "wounds": 1}, [3], 3),
        ({"rating": "competent", "wounds": 1}, [3], 2),
        ({"rating": "weak", "wounds": 1}, [4, 2], 1),
        ({"rating": "weak", "wounds": 1, "passed": True}, [4, 2, 3], 2),
    ],
)
def test_the_command_throw(general, dice, points):
    """CR-AMB-57, CR-CMD-2, CR-GEN-2, CR-AMB-13."""
    turn = play(
        unit("s1"), FAR, orders={"sw": "s1: ADVANCE 1"}, dice=[("command", "sdiv", dice)], generals={"sdiv": general}
    )
    assert turn.one("command", "sdiv").effect["cp"] == points


def test_a_unit_far_from_its_leader_rejoins_him_free():
    """CR-CMD-11."""
    turn = play(
        unit("s1", "foot", (24, 20)),
        unit("r1", "foot", (40, 30), 180),
        orders={"sw": "DIVISION sdiv\n  PASS\n  s1: RETREAT"},
        generals={"sdiv": {"at": [24, 4]}},
    )
    assert turn.one("command", "s1").effect["cp"] == 0
    assert close(turn.state("s1")["at"], (24, 14))


def test_orders_do_not_pass_a_wood():
    """CR-CMD-12: within 6, but out of the general's sight."""
    turn = play(
        unit("s1", "foot", (24, 10)),
        FAR,
        terrain=[{"id": "grove", "kind": "wood", "area": [[20, 8], [28, 8], [28, 9], [20, 9]]}],
        orders={"sw": "s1: ADVANCE 1"},
        dice=[THREE],
        generals={"sdiv": {"at": [24, 7]}},
    )
    assert turn.refused("s1") == ["out-of-sight"]


def test_orders_in_their_sequence_of_refusals():
    """CR-ORD-1, CR-CMD-5."""
    near = unit("r1", "foot", (24, 12.5), 180)
    for keys, order, reason in (
        ({}, "RALLY", "good-order"),
        ({"cohesion": "shaken"}, "RALLY", "in-enemy-zone"),
        ({"cohesion": "broken"}, "ADVANCE 1", "broken"),
    ):
        turn = play(unit("s1", **keys), near, orders={"sw": HOLD + f"s1: {order}", "ru": HOLD}, dice=[THREE])
        assert turn.refused("s1")[0] == reason


@pytest.mark.parametrize(
    ("column", "dice", "rating"),
    [
        ("swedish", 1, "weak"),
        ("swedish", 2, "competent"),
        ("swedish", 4, "competent"),
        ("swedish", 5, "strong"),
        ("russian", 3, "weak"),
        ("russian", 4, "competent"),
        ("russian", 5, "competent"),
        ("russian", 6, "strong"),
    ],
)
def test_the_table_of_new_generals(column, dice, rating):
    """CR-GEN-5, CR-AMB-40."""
    assert rated(Replacements(column), dice) == rating


def test_a_general_comes_back_to_the_middle_of_his_division():
    """CR-GEN-3."""
    turn = play(
        unit("s1", at=(24, 10)),
        unit("s2", at=(30, 10)),
        FAR,
        reserves=False,
        turn=4,
        generals={"sdiv": {"out": "off-table", "out_turn": 3, "at": [24, 0]}},
    )
    assert close(turn.one("commander", "sdiv", returned=True).effect["at"], (27, 10))


def test_troops_that_left_broken_stay_away_and_others_come_back_beside_the_taken_place():
    """CR-OFF-1, CR-OFF-2: the exit is taken, so the unit enters half inches along until it is free."""
    gone = {"out": "off-table", "left": {"turn": 2, "at": [24, 0], "tests": 1}}
    turn = play(
        unit("s1", "foot", (24, 1), cohesion="disordered") | gone,
        unit("s2", "foot", (24, 1)),
        unit("s3", "foot", (10, 1), cohesion="broken") | gone,
        FAR,
        turn=4,
        dice=[("return", "s1", [3, 3])],
    )
    # Disorder no longer counts in a later test: C class alone makes 7.
    assert turn.one("test", "s1", test="return").effect["passed"]
    assert close(turn.one("status", "s1", returned=True).effect["at"], (26.5, 1))
    assert turn.state("s3")["out"] == "off-table"


def test_when_time_is_up_equal_losses_make_a_draw():
    """CR-MOR-4, CR-MOR-1."""
    turn = play(unit("s1"), FAR, turn=6, settings={"time_limit": 6})
    assert dict(turn.one("victory").effect) == {"winner": "draw", "reason": "time"}


def test_a_broken_army_has_lost_whatever_it_concedes():
    """CR-MOR-2, CR-X-VIC-1."""
    turn = play(
        unit("s1"), unit("r1", "foot", (24, 32), 180, out="eliminated"), reserves=False, orders={"sw": "CONCEDE"}
    )
    assert dict(turn.one("victory").effect) == {"winner": "sw", "reason": "broken"}


def test_a_ride_spends_a_point_and_final_moves_are_free():
    """CR-CMD-6, CR-CMD-7, CR-AMB-48."""
    turn = play(
        unit("s1", at=(24, 12)),
        FAR,
        orders={"sw": "DIVISION sdiv\n  GENERAL sdiv: RIDE TO 24,9; ATTACH s1"},
        dice=[FIVE],
        generals={"sdiv": {"at": [24, 4]}},
    )
    ride, joined = turn.all("commander", "sdiv")
    assert (ride.effect["cp"], ride.effect["left"]) == (1, 4)
    assert joined.effect["attached"] == "s1"
    assert close(ride.effect["moved"], 5)
