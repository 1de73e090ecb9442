"""Charges: who, whom, how far, and how they are received (OT-CHG-1 to 13, OT-C-CHG-1, OT-C-OPP-1, OT-C-SKIRM-2)."""

from __future__ import annotations

import pytest

from battles.engine.battlefile import to_document
from battles.rulesets import read
from tests.battles.rulesets.old_trousers.play import SILENT, play, unit
from tests.battles.rulesets.played import Keys, Played


def charge(*units: Keys, french: str = "F1: CHARGE A1\n", allied: str = "", **keys) -> Played:
    """The French charge; nobody fires unless told."""
    return play(*units, french=french + SILENT, allied=allied + SILENT, strict_dice=False, **keys)


COLUMN = unit("F1", formation="attack-column", at=(36, 20))
HORSE = unit("F1", "horse", (36, 20))
FOOT = unit("A1", at=(36, 27))


@pytest.mark.parametrize(
    ("charger", "reason"),
    [
        (unit("F1", "guns", (36, 20)), "cannot-charge"),
        (unit("F1", "light", (36, 20)), "cannot-charge"),
        (unit("F1", at=(36, 20), formation="square"), "cannot-charge"),
        ({**COLUMN, "disordered": True}, "disordered"),
        ({**COLUMN, "state": "shaken"}, "shaken"),
        ({**HORSE, "blown": True}, "blown"),
        ({**COLUMN, "state": "routed"}, "routed"),
    ],
)
def test_ot_chg_1_who_does_not_charge(charger, reason):
    # OT-C-CHG-1, OT-DIS-2
    played = charge(charger, FOOT, french="STANDING rally: NEVER\nF1: CHARGE A1\n")
    assert played.refused("F1") == [reason]
    assert not played.all("charge")


@pytest.mark.parametrize(
    ("orders", "reasons"),
    [
        ("F1: MOVE 1; CHARGE A1\n", ["already-moved"]),
        ("F1: WHEEL 50; CHARGE A1\n", ["already-moved"]),
        ("F1: CHARGE A9\n", ["unreadable"]),
        ("F1: CHARGE F2\n", ["no-such-target"]),
    ],
)
def test_ot_verb_1_reasons_against_a_charge(orders, reasons):
    played = charge(COLUMN, unit("F2", at=(10, 10)), FOOT, french=orders)
    assert [str(event.effect["reason"]) for event in played.all("order_refused")] in (reasons, ["no-such-target"])


def test_ot_chg_1_order_restored_this_turn_bars_a_charge():
    # OT-DIS-3
    played = charge({**COLUMN, "disordered": True}, FOOT, french="F1: REORDER; CHARGE A1\n")
    assert played.refused("F1") == ["cannot-charge"]


def test_ot_chg_1_infantry_does_not_charge_cavalry_nor_cavalry_towns():
    assert charge(COLUMN, unit("A1", "horse", (36, 26))).refused("F1") == ["cannot-charge"]
    town = [{"id": "t", "kind": "town", "area": [[30, 25], [42, 25], [42, 30], [30, 30]]}]
    assert charge(HORSE, FOOT, terrain=town).refused("F1") == ["cannot-charge"]
    # OT-C-TOWN-1: infantry may.
    assert charge({**COLUMN, "at": [36, 21]}, FOOT, terrain=town).one("charge", "F1")


@pytest.mark.parametrize(("y", "reaches"), [(20.75 + 9 + 0.25, True), (20.75 + 9.05 + 0.25, False)])
def test_ot_chg_3_infantry_adds_3(y, reaches):
    # OT-AMB-1
    played = charge(COLUMN, unit("A1", at=(36, y)))
    assert bool(played.all("charge")) is reaches
    assert played.refused("F1") == ([] if reaches else ["out-of-reach"])


@pytest.mark.parametrize(("y", "reaches"), [(20.625 + 16 + 0.25, True), (20.625 + 16.05 + 0.25, False)])
def test_ot_chg_3_cavalry_adds_8(y, reaches):
    assert bool(charge(HORSE, unit("A1", at=(36, y))).all("charge")) is reaches


def test_ot_amb_1_dice_may_stand_for_the_bonus():
    settings = {"charge_bonus": "dice"}
    far = unit("A1", at=(36, 20.75 + 11 + 0.25))
    short = charge(COLUMN, far, settings=settings, dice=[("charge-bonus", "F1", [2])])
    assert short.one("move", "F1").effect["distance"] == 8
    assert not short.all("test", "F1")
    home = charge(COLUMN, far, settings=settings, dice=[("charge-bonus", "F1", [5]), ("charge", "F1", [10])])
    assert home.one("contact", "F1")


def test_ot_chg_4_towards_the_centre_within_the_arc_and_not_through_others():
    aside = unit("A1", at=(38, 26), stands=2)
    assert charge(COLUMN, aside).one("charge", "F1")
    assert charge(COLUMN, unit("A1", at=(41, 26), stands=4)).refused("F1") == ["no-straight-path"]
    assert charge(COLUMN, unit("A1", at=(44, 24), stands=2)).refused("F1") == ["not-in-arc"]
    between = unit("A2", "guns", (36, 24), formation="limbered")
    assert charge(COLUMN, FOOT, between).refused("F1") == ["no-straight-path"]
    friends = unit("F2", at=(36, 23), formation="company-column")
    assert charge(COLUMN, friends, FOOT).refused("F1") == ["no-straight-path"]
    assert charge(COLUMN, unit("F2", "light", (36, 22)), FOOT).one("charge", "F1")


def test_ot_chg_4_routed_enemies_in_the_way_are_destroyed():
    # OT-AMB-32: their guns are captured.
    played = charge(
        HORSE,
        unit("A1", at=(36, 29)),
        unit("A2", at=(36, 24), state="routed"),
        unit("A3", "guns", (38, 24), state="routed", formation="limbered"),
        allied="STANDING vs cavalry: STAND\n",
    )
    assert played.one("eliminated", "A2").effect == {"out": "destroyed", "cause": "caught"}
    assert played.one("eliminated", "A3").effect == {"out": "captured", "cause": "caught"}


REACTIONS = [
    (COLUMN, FOOT, "", "stand"),
    (HORSE, FOOT, "", "square"),
    (HORSE, FOOT, "STANDING vs cavalry: STAND\n", "stand"),
    (HORSE, unit("A1", "horse", (36, 28)), "", "counter-charge"),
    (HORSE, unit("A1", "horse", (36, 28), disordered=True), "", "stand"),
    (HORSE, unit("A1", "horse", (36, 28), state="shaken"), "", "stand"),
    (HORSE, unit("A1", "horse", (36, 28), facing=0), "STANDING reface: STAND\n", "stand"),
    (HORSE, unit("A1", "horse", (36, 28)), "STANDING charged: STAND\n", "stand"),
    (HORSE, unit("A1", "guns", (36, 28)), "", "stand"),
    (HORSE, unit("A1", "guns", (36, 28), formation="limbered"), "", "flee"),
    (COLUMN, FOOT, "STANDING charged: FLEE\n", "flee"),
    (COLUMN, FOOT, "STANDING charged: COUNTERCHARGE\n", "counter-charge"),
    (COLUMN, unit("A1", "light", (36, 27)), "", "evade"),
    (COLUMN, unit("A1", "light", (36, 27)), "STANDING charged: STAND\n", "stand"),
    (HORSE, unit("A1", "horse", (36, 28), traits=["irregular"]), "", "evade"),
    (COLUMN, unit("A1", at=(36, 27), formation="company-column"), "STANDING reform: LINE\n", "reform"),
    (COLUMN, unit("A1", at=(36, 27), facing=0), "", "reface"),
    (COLUMN, unit("A1", at=(36, 27), facing=0, disordered=True), "", "stand"),
]


@pytest.mark.parametrize(("charger", "target", "orders", "reaction"), REACTIONS)
def test_ot_chg_5_reactions_by_decision_and_default(charger, target, orders, reaction):
    # OT-CHG-6, OT-CHG-7, OT-C-IRR-1, OT-DEC-1
    played = charge(charger, target, allied=orders)
    assert [event.effect["reaction"] for event in played.all("reaction", "A1")] == [reaction]


def test_ot_chg_6_both_go_in_proportion_to_their_allowances():
    played = charge(
        unit("F1", "horse", (36, 20), type="light"), unit("A1", "horse", (36, 31.25), type="heavy"), dice=[]
    )
    assert played.one("move", "F1", mode="charge").effect["distance"] == pytest.approx(10 * 17 / 33, abs=0.01)
    assert played.one("move", "A1", mode="counter-charge").effect["distance"] == pytest.approx(10 * 16 / 33, abs=0.01)
    assert not played.all("test", test="charge")


def test_ot_chg_7_a_square_without_room_and_a_failed_test_disorder():
    crowded = charge(HORSE, FOOT, unit("A2", at=(36, 27.55)), dice=[("reaction", "A1", [10]), ("charge", "F1", [1])])
    assert crowded.state("A1")["formation"] == "line"
    assert crowded.state("A1")["disordered"] is True
    failed = charge(HORSE, FOOT, dice=[("reaction", "A1", [3]), ("charge", "F1", [1])])
    assert (failed.state("A1")["formation"], failed.state("A1")["disordered"]) == ("line", True)


def test_ot_chg_7_a_turn_to_face_the_charger():
    # OT-AMB-31: changes when charged cost nothing.
    played = charge(COLUMN, unit("A1", at=(36, 27), facing=0), dice=[("reaction", "A1", [6]), ("charge", "F1", [1])])
    assert played.one("pivot", "A1").effect["facing"] == 180
    assert played.one("test", "A1").roll.modifiers == (("flank", -2),)
    assert played.state("A1")["disordered"] is False


def test_ot_chg_8_only_who_will_fire_tests_for_point_blank():
    def tested(allied: str, target: Keys = FOOT) -> bool:
        played = play(COLUMN, target, french="F1: CHARGE A1\n" + SILENT, allied=allied, strict_dice=False)
        return bool(played.all("test", "A1", test="reaction"))

    assert tested("")
    assert tested("A1: FIRE AT F1\n" + SILENT)
    assert not tested(SILENT)
    assert not tested("A1: HOLD FIRE\n")
    assert not tested("", {**FOOT, "disordered": True})
    assert not tested("STANDING reface: STAND\n", {**FOOT, "facing": 0})
    assert tested("", unit("A1", "guns", (36, 27)))
    assert not tested("STANDING charged: STAND\n", unit("A1", "guns", (36, 27), formation="limbered"))


def test_ot_chg_9_the_charger_halts_at_2_or_stays():
    assert charge(COLUMN, FOOT, dice=[("charge", "F1", [1])]).state("F1")["at"] == (36, 24)
    near = charge(COLUMN, unit("A1", at=(36, 22.5)), dice=[("charge", "F1", [1])])
    assert not near.all("move", "F1")
    assert near.state("F1")["at"] == (36, 20)


def test_ot_chg_10_limbered_guns_flee_2d6_and_crews_shelter():
    guns = charge(HORSE, unit("A1", "guns", (36, 28), formation="limbered"), dice=[("flee", "A1", [3, 4])])
    assert guns.one("move", "A1").effect["distance"] == 7
    sheltered = charge(HORSE, unit("A1", "guns", (36, 28)), unit("A2", at=(36, 33)), allied="STANDING charged: FLEE\n")
    state = sheltered.state("A1")
    assert (state["sheltered"], state["guns_at"], state["guns_facing"]) == ("A2", (36, 28), 180)
    alone = charge(HORSE, unit("A1", "guns", (36, 28)), allied="STANDING charged: FLEE\n")
    assert alone.one("rout", "A1").effect == {"cause": "flee"}
    assert alone.state("A1")["guns_at"] == (36, 28)


def test_ot_chg_10_another_enemy_is_surprised_and_one_not_to_be_charged_stops_it():
    # OT-AMB-17
    on = "F1: CHARGE A1\nSTANDING follow up: ON\n"
    horse = unit("F1", "horse", (36, 20), type="light")
    other = unit("A2", at=(41, 31))
    played = charge(horse, unit("A1", at=(36, 27), stands=3), other, french=on, allied="STANDING A1 charged: FLEE\n")
    assert played.one("reaction", "A2").effect == {"reaction": "surprised"}
    assert played.one("move", "F1", mode="follow-up").effect["distance"] == pytest.approx(2, abs=0.01)
    assert played.one("test", "F1", test="charge")
    foot = unit("F1", formation="company-column", at=(36, 20))
    stopped = charge(
        foot,
        unit("A1", at=(36, 25), stands=3),
        unit("A2", "horse", (37.5, 31)),
        french=on,
        allied="STANDING A1 charged: FLEE\n",
    )
    assert not stopped.all("reaction", "A2")
    assert not stopped.all("test", "F1")


def test_ot_chg_11_the_target_gone_leaves_the_charger_where_it_is():
    # The target is shot away by a friendly battery before the test.
    played = play(
        unit("F1", "horse", (30, 20)),
        unit("F2", at=(36, 24.5), stands=3),
        unit("A1", at=(33, 27.5), figures=1, quality="poor"),
        french="F1: CHARGE A1\n",
        allied="STANDING vs cavalry: STAND\n" + SILENT,
        dice=[("fire", "F2", [10])],
        strict_dice=False,
    )
    assert played.one("eliminated", "A1")
    assert not played.all("test", "F1")
    assert played.state("F1")["disordered"] is True


TESTS = [
    (COLUMN, FOOT, "", []),
    (COLUMN, {**FOOT, "disordered": True}, "", [("weak target", 1)]),
    (COLUMN, {**FOOT, "state": "shaken"}, "", [("weak target", 1)]),
    (COLUMN, unit("A1", "guns", (36, 27)), "", [("weak target", 1)]),
    (HORSE, unit("A1", at=(36, 28), formation="square"), "", [("square", -3)]),
    ({**COLUMN, "figures": 13}, FOOT, "", [("losses", -1)]),
    ({**COLUMN, "traits": ["impetuous"]}, FOOT, "", [("impetuous", 1)]),
    ({**HORSE, "traits": ["irregular"]}, FOOT, "STANDING vs cavalry: STAND\n", [("irregulars", -2)]),
    (
        {**HORSE, "traits": ["irregular"]},
        {**FOOT, "disordered": True},
        "STANDING vs cavalry: STAND\n",
        [("weak target", 1)],
    ),
    (COLUMN, {**FOOT, "facing": 0}, "STANDING reface: STAND\n", [("flank", 2)]),
]


@pytest.mark.parametrize(("charger", "target", "orders", "rows"), TESTS)
def test_ot_c_test_1_the_charge_test(charger, target, orders, rows):
    played = charge(charger, target, allied=orders)
    roll = played.one("test", "F1", test="charge").roll
    assert roll is not None
    assert list(roll.modifiers) == rows


def test_ot_c_test_1_cover_of_the_target_counts_for_infantry_only():
    wall = [{"id": "w", "kind": "wall", "line": [[20, 26.4], [50, 26.4]]}]
    roll = charge(unit("F1", at=(36, 22.7)), FOOT, terrain=wall).one("test", "F1", test="charge").roll
    assert roll.modifiers == (("target in cover", -1),)
    horse = charge(HORSE, FOOT, terrain=wall, allied="STANDING vs cavalry: STAND\n").one("test", "F1", test="charge")
    assert horse.roll.modifiers == ()


def test_ot_c_opp_1_only_when_told_and_only_who_moved():
    def opportunity(move: str, orders: str, **keys) -> list[str]:
        played = play(
            unit("F1", at=(30, 20), facing=90, formation="company-column"),
            unit("A1", "horse", (36, 30), **keys),
            french=f"F1: {move}\n{SILENT}",
            allied=orders + SILENT,
            strict_dice=False,
        )
        return [str(event.effect["type"]) for event in played.all("charge", "A1")]

    always = "STANDING opportunity charge: ALWAYS\n"
    assert opportunity("MOVE 6", always) == ["opportunity"]
    assert opportunity("MOVE 6", "STANDING opportunity charge: FLANK\n") == ["opportunity"]
    assert opportunity("MOVE 6", "") == []
    assert opportunity("FORM LINE", always) == []
    assert opportunity("HOLD", always) == []
    assert opportunity("MOVE 6", always, disordered=True) == []
    assert opportunity("MOVE 6", always, formation="skirmish") == []


def test_ot_c_opp_1_the_target_fires_at_it_as_moved():
    played = play(
        unit("F1", at=(36, 20), formation="attack-column"),
        unit("A1", "horse", (36, 33)),
        french="F1: MOVE 2\n",
        allied="STANDING opportunity charge: ALWAYS\n" + SILENT,
        dice=[("reaction", "F1", [10])],
        strict_dice=False,
    )
    shot = played.all("fire", "F1")[0]
    assert (shot.phase, shot.target) == ("stationary-fire", "A1")
    assert dict(shot.roll.modifiers) == {"moved": -1, "point blank": 2}


def test_ot_c_skirm_2_from_cavalry_only_by_a_test():
    light = unit("A1", "light", (36, 28))
    away = charge(HORSE, light, dice=[("reaction", "A1", [4])])
    assert away.one("move", "A1", mode="evade").effect["distance"] == 12
    caught = charge(HORSE, light, dice=[("reaction", "A1", [3]), ("charge", "F1", [10])])
    assert not caught.all("move", "A1", mode="evade")
    assert caught.one("contact", "F1")


def test_ot_chg_2_infantry_takes_the_first_named_only():
    played = charge(COLUMN, unit("A1", "horse", (36, 26)), unit("A2", at=(39, 27)), french="F1: CHARGE A1, A2\n")
    assert played.refused("F1") == ["cannot-charge"]


def test_ot_chg_2_all_announce_and_the_first_is_taken():
    # OT-AMB-16
    played = charge(
        HORSE,
        unit("A1", at=(33.5, 31), stands=3),
        unit("A2", at=(38.5, 31), stands=3),
        french="F1: CHARGE A1 OR A2\n",
        dice=[("reaction", "A1", [9]), ("reaction", "A2", [9])],
    )
    assert played.one("charge", "F1").target == "A1"
    assert {event.unit for event in played.all("formation", formation="square")} == {"A1", "A2"}


def test_ot_move_7_a_charger_passes_guns_of_its_side_and_does_not_halt_on_them():
    # OT-CHG-9, OT-CHG-11, OT-MOVE-8: it halts 2 before the target, or where it is clear of its friends.
    guns = unit("F2", "guns", (36, 23.6))
    played = charge(unit("F1", formation="attack-column", at=(36, 20)), guns, FOOT, dice=[("charge", "F1", [1])])
    assert played.one("test", "F1", test="charge", passed=False)
    assert played.state("F1")["at"][1] == pytest.approx(23.6 - 0.75 - 0.75, abs=0.06)
    assert read(to_document(played.after))


def test_ot_chg_12_a_flank_attack_is_judged_when_the_charger_has_formed():
    # The left stands of the line stand behind the target's front; those of the column into which it forms do not.
    target = unit("A1", at=(36, 27), facing=100)
    line = unit("F1", at=(36, 20))
    dice = [("charge", "F1", [9]), ("reaction", "A1", [9])]
    assert charge(line, target, dice=dice).one("contact", "F1").effect["flank"]
    formed = charge(line, target, french="F1: FORM ATTACK COLUMN; CHARGE A1\n", dice=dice)
    assert formed.one("formation", "F1").n < formed.one("contact", "F1").n
    assert not formed.one("contact", "F1").effect["flank"]


def test_ot_chg_2_who_is_named_and_announces_a_square_tries_it_though_another_is_taken():
    # OT-AMB-16: all squares are announced before the cavalry takes its target.
    played = charge(
        HORSE,
        unit("A1", at=(33.5, 31), stands=3),
        unit("A2", at=(38.5, 31), stands=3),
        french="F1: CHARGE A1 OR A2\n",
        allied="STANDING A1 vs cavalry: STAND\n",
        dice=[("reaction", "A2", [9])],
    )
    assert played.one("charge", "F1").target == "A1"
    assert [event.unit for event in played.all("formation", formation="square")] == ["A2"]


def test_ot_chg_6_who_restored_order_this_turn_may_charge_in_return():
    played = charge(
        {**HORSE, "disordered": True},
        unit("A1", "horse", (36, 30)),
        french="F1: REORDER\n",
        allied="A1: CHARGE F1\n",
    )
    assert played.one("reaction", "F1").effect["reaction"] == "counter-charge"


def test_ot_c_skirm_2_skirmishers_do_not_evade_through_enemies():
    # F2, who faces away, stands 3 behind them.
    played = charge(COLUMN, unit("F2", at=(36, 29.5)), unit("A1", "light", (36, 26)))
    gap = (29.5 - 0.25) - (played.one("move", "A1", mode="evade").effect["at"][1] + 0.25)
    assert 0.0 <= gap <= 0.05 + 1e-3


def test_ot_chg_12_each_stand_of_skirmishing_cavalry_counts():
    # OT-GEO-3: three stands share its 18 inches; the right one is behind the target's front line, its centre is not.
    played = charge(
        unit("F1", "horse", (36, 20), formation="skirmish"),
        unit("A1", "guns", (36, 27), facing=200),
        dice=[("charge", "F1", [9]), ("reaction", "A1", [9])],
    )
    assert played.one("contact", "F1").effect["flank"] is False
    turned = charge(
        unit("F1", "horse", (36, 20), formation="skirmish"),
        unit("A1", "guns", (36, 27), facing=240),
        dice=[("charge", "F1", [9]), ("reaction", "A1", [9])],
    )
    assert turned.one("contact", "F1").effect["flank"] is True
