"""Command range, commanders' rides and replacements, command points (OT-CMD-1 to 7, OT-CP-1, OT-CP-2)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit

FOE = unit("A9", "horse", at=(66, 56))


def led(*units, french="", formations=(), **keys):
    """A turn of a French division under Foy, who is at 36,12."""
    own = [{"id": "F", "commander": {"name": "Foy", "at": [36, 12]}}]
    return play(*units, FOE, french=f"{french}\n{SILENT}", allied=SILENT, formations=[*own, *formations], **keys)


def corps(commander=(), division=(), **order):
    """A corps under Reille over Foy's division."""
    return [
        {
            "id": "C",
            "kind": "corps",
            "side": "french",
            "commander": {"name": "Reille", "at": [36, 6], **dict(commander)},
        },
        {"id": "F", "of": "C", "commander": {"name": "Foy", "at": [36, 12], **dict(division)}, **order},
    ]


@pytest.mark.parametrize(("y", "out"), [(22.2, False), (22.3, True)])
def test_a_division_is_in_command_within_ten_of_its_commander(y, out):
    """OT-CMD-1, OT-CMD-2: by the nearest point."""
    turn = led(unit("F1", at=(36, y)))
    assert bool(turn.all("command", "F1", status="out")) == out


def test_a_higher_place_lets_a_commander_reach_five_farther():
    """OT-CMD-1: while it is higher than that of more than half of his units."""
    hill = {"id": "h", "kind": "hill", "area": [[30, 8], [42, 8], [42, 15], [30, 15]]}
    assert led(unit("F1", at=(36, 27)), terrain=[hill]).all("command", status="out") == []
    both = led(unit("F1", at=(36, 27)), unit("F2", at=(36, 13.5)), terrain=[hill])
    assert [event.unit for event in both.all("command", status="out")] == ["F1"]


def test_ground_that_hides_a_unit_keeps_it_out_of_command():
    """OT-CMD-2, OT-C-VIS-1."""
    town = {"id": "t", "kind": "town", "area": [[30, 14], [42, 14], [42, 16], [30, 16]]}
    assert led(unit("F1", at=(36, 20)), terrain=[town]).all("command", "F1", status="out")


def test_units_without_a_named_commander_are_in_command():
    """OT-CMD-2."""
    assert play(unit("F1", at=(5, 50)), FOE, french=SILENT, allied=SILENT).all("command", status="out") == []


def test_a_unit_whose_commander_is_disabled_is_out_of_command_until_he_is_replaced():
    """OT-CMD-2, OT-CMD-7: with nobody to be replaced at he stays away."""
    brigade = {"id": "B", "kind": "brigade", "of": "F", "commander": {"at": [36, 18], "out": "disabled"}}
    routed = led(
        unit("F1", "horse", of="B", state="routed"),
        french="STANDING ALL rally: NEVER",
        formations=[brigade],
        dice=[("rout", "F1", [1, 1, 1])],
    )
    assert routed.all("commander", "B", replaced=True) == []
    assert routed.all("command", "F1", status="out")


def test_a_replacement_is_a_step_worse_and_has_no_points():
    """OT-CMD-7: good becomes average, fair poor; he may ride and attach, but issues no order."""
    turn = play(
        unit("F1"),
        FOE,
        french=f"GENERAL Reille: ORDER F DEFEND\nGENERAL Reille: MOVE TO 36,15\n{SILENT}",
        allied=SILENT,
        formations=corps({"rating": "fair", "tactical": "good", "out": "disabled"}),
    )
    replaced = turn.one("commander", "C", replaced=True).effect
    assert (replaced["rating"], replaced["tactical"]) == ("poor", "average")
    assert replaced["at"] == (36, 20)
    assert turn.all("command", "C") == []
    assert turn.refused("C") == ["new"]
    assert turn.one("commander", "C", moved=5)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("ATTACH F2", "not-within-6"),
        ("ATTACH F1; ATTACH F1", "attached"),
        ("ATTACH F1; MOVE TO 30,10", "attached"),
        ("ATTACH F3", "not-his-unit"),
        ("DETACH", "not-his-unit"),
        ("ORDER F ATTACK 36,40", "not-his-command"),
    ],
)
def test_reasons_against_orders_to_commanders(text, reason):
    """OT-CMD-5, OT-VERB-2."""
    other = {"id": "F4", "kind": "division", "side": "french"}
    units = (unit("F1", at=(36, 16)), unit("F2", at=(36, 25)), unit("F3", at=(28, 16), of="F4"))
    turn = led(*units, french=f"GENERAL Foy: {text}", formations=[other])
    assert turn.refused("F") == [reason]


def test_a_commander_rides_twenty_in_all_and_twelve_by_the_optional_rule():
    """OT-CMD-4, OT-C-OPT-6."""
    text = "GENERAL Foy: MOVE TO 36,1; MOVE TO 10,1"
    rides = [event.effect["moved"] for event in led(unit("F1"), french=text).all("commander", "F")]
    assert rides == [11, 9]
    short = led(unit("F1"), french=text, settings={"leader_mobility": True})
    assert [event.effect["moved"] for event in short.all("commander", "F")] == [11, 1]


def test_who_is_told_to_hold_rides_nowhere_not_even_after_his_troops():
    """OT-CMD-4."""
    turn = led(unit("F1"), french="GENERAL Foy: HOLD\nF1: MOVE 4")
    assert not turn.all("commander", "F")
    assert not turn.refused("F")
    assert turn.after.formation_by_id["F"].commander.at == (36, 12)


def test_last_lets_him_ride_after_the_movement():
    """OT-CMD-4."""
    turn = led(unit("F1"), french="GENERAL Foy: LAST; MOVE TO 30,12\nF1: MOVE 1")
    assert turn.order(turn.one("move", "F1"), turn.one("commander", "F", moved=6))
    turn = led(unit("F1"), french="GENERAL Foy: MOVE TO 30,12\nF1: MOVE 1")
    assert turn.order(turn.one("commander", "F", moved=6), turn.one("move", "F1"))


def test_a_commander_by_himself_gives_way_to_an_enemy_who_comes_near():
    """OT-CMD-4: straight away from its nearest point until 3 off."""
    turn = play(
        unit("F1", at=(20, 20), formation="attack-column"),
        FOE,
        french=f"F1: MOVE 6\n{SILENT}",
        allied=SILENT,
        formations=[{"id": "A", "commander": {"at": [20, 28]}}],
    )
    retired = turn.one("commander", "A").effect
    assert retired["at"] == pytest.approx((20, 29.75))
    assert retired["retired"] == pytest.approx(1.75)


def test_an_attached_commander_moves_with_his_unit():
    """OT-CMD-5."""
    turn = led(unit("F1", at=(36, 16)), french="GENERAL Foy: ATTACH F1\nF1: MOVE 4")
    assert turn.after.formation_by_id["F"].commander.at == (36, 20)


@pytest.mark.parametrize(
    ("rating", "points"), [("excellent", 4), ("good", 3), ("average", 2), ("fair", 1), ("poor", 0)]
)
def test_points_of_army_and_corps_commanders(rating, points):
    """OT-CP-1."""
    turn = play(unit("F1"), FOE, french=SILENT, allied=SILENT, formations=corps({"rating": rating}))
    assert turn.one("command", "C").effect["points"] == points


@pytest.mark.parametrize(("tactical", "points"), [("good", 3), ("average", 2), ("poor", 1)])
def test_points_of_division_commanders(tactical, points):
    """OT-CP-1."""
    turn = play(unit("F1"), FOE, french=SILENT, allied=SILENT, formations=corps(division={"tactical": tactical}))
    assert turn.one("command", "F").effect["points"] == points


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("FACE E", ""),
        ("WHEEL 20", ""),
        ("FORM COLUMN", ""),
        ("REORDER", "not-disordered"),
        ("ABOUT", "out-of-command"),
        ("MOVE 1", "out-of-command"),
        ("MARCH", "out-of-command"),
        ("CHARGE A9", "cannot-charge"),
    ],
)
def test_what_units_out_of_command_may_do_without_a_point(text, status):
    """OT-CMD-3, OT-AMB-2, OT-AMB-29."""
    turn = led(unit("F1", at=(36, 40)), french=f"F1: {text}\nSTANDING ALL command points: NEVER")
    assert turn.refused("F1") == ([status] if status else [])


def test_one_point_lets_a_unit_act_for_the_phase():
    """OT-CP-2, OT-AMB-29: for all that it does, and ORDER spends it even where points are kept."""
    text = "F1: MOVE 1; MOVE 1; ABOUT"
    assert len(led(unit("F1", at=(36, 40)), french=text).all("command", "F", spent=1)) == 1
    kept = f"{text.replace('F1: ', 'F1: ORDER; ')}\nSTANDING ALL command points: NEVER"
    turn = led(unit("F1", at=(36, 40)), french=kept)
    assert turn.one("command", "F", spent=1).effect["for"] == "F1"
    assert turn.refused() == []


def test_no_points_are_left_to_spend():
    """OT-VERB-1, OT-CP-2."""
    turn = led(unit("F1"), unit("F2", at=(20, 20)), unit("F3", at=(52, 20)), french="F1: ORDER\nF2: ORDER\nF3: ORDER")
    assert turn.refused() == ["no-points"]


@pytest.mark.parametrize(
    ("reille", "pays"),
    [({"at": [36, 6]}, True), ({"at": [70, 50]}, False), ({"off_board": True, "at": [70, 50]}, True)],
)
def test_a_corps_pays_within_its_range_of_the_division_commander(reille, pays):
    """OT-CP-2: off the board always."""
    turn = play(
        unit("F1"),
        unit("F2", at=(20, 20)),
        FOE,
        french=f"F1: ORDER\nF2: ORDER\n{SILENT}",
        allied=SILENT,
        formations=corps(reille, {"tactical": "poor"}),
    )
    assert bool(turn.all("command", "C", spent=1)) == pays


def test_a_commander_gives_way_to_an_enemy_who_wheels_towards_him():
    """OT-CMD-4: who moves nearer, by whatever movement."""
    turn = play(
        unit("F1", at=(20, 20)),
        FOE,
        french=f"F1: WHEEL 330\n{SILENT}",
        allied=SILENT,
        formations=[{"id": "A", "commander": {"at": [20, 24]}}],
    )
    gone = turn.one("commander", "A", retired=turn.all("commander", "A")[0].effect["retired"])
    assert turn.order(turn.one("pivot", "F1"), gone)


def test_a_unit_that_may_not_go_does_not_wheel_either():
    """OT-CMD-3, OT-VERB-1: out of command and without a point MOVE TO is refused as a whole."""
    turn = led(unit("F1", at=(36, 40)), french="F1: MOVE TO 50,42\nSTANDING ALL command points: NEVER")
    assert turn.refused("F1") == ["out-of-command"]
    assert not turn.all("pivot")


def test_a_commander_gives_way_to_nobody_who_goes_from_him():
    """OT-CMD-4: only who has moved nearer drives him off."""
    turn = play(
        unit("F1", at=(36, 20)),
        FOE,
        french=f"F1: MOVE S 0.5\n{SILENT}",
        allied=SILENT,
        formations=[{"id": "A", "commander": {"at": [36, 22]}}],
    )
    assert turn.all("move", "F1")
    assert not [event for event in turn.all("commander", "A") if "retired" in event.effect]
