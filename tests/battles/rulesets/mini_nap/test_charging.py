"""Charges, their extension, outflanking, and the tests before them (MN-CHG, MN-SCALE-4 to 6, MN-CMD-5)."""

import pytest

from tests.battles.documents import battalion, battery, corps, squadron
from tests.battles.rulesets.mini_nap.play import play

FOOT = battalion("F1", at=(60, 30))
WEAK = battalion("A1", "AB", (60, 37), facing=180, strength=2)
KILLED = ("melee F1 6 6 6 6 6 6", "melee A1 1 1")


def charge(unit, *enemies, orders="CHARGE A1", **more):
    return play(unit, *enemies, french=f"F1: {orders}\n", **more)


def test_chg_1_guns_squares_and_the_disordered_do_not_charge():
    assert charge(battery("F1", at=(60, 30)), WEAK).refused("F1") == ["cannot-charge"]
    assert charge(battalion("F1", at=(60, 30), formation="square"), WEAK).refused("F1") == ["cannot-charge"]


def test_chg_3_a_charge_goes_straight_to_contact_and_both_stop():
    turn = charge(FOOT, WEAK, dice=KILLED)
    assert turn.one("charge", "F1")["effect"] == {"type": "charge", "gap": 5}
    assert turn.one("move", "F1", mode="charge")["effect"]["distance"] == 5
    assert turn.one("contact", "F1")["effect"] == {"type": "charge", "outflanks": False}
    assert turn.at("F1") == (60, 35)


def test_chg_3_who_can_go_straight_ahead_does_not_turn():
    aside = WEAK | {"at": [63, 37]}
    assert charge(FOOT, aside, dice=KILLED).none("pivot", "F1")


def test_chg_3_else_it_turns_to_the_targets_centre_or_as_ordered():
    aside = WEAK | {"at": [67, 36]}
    turn = charge(FOOT, aside, dice=KILLED)
    assert turn.one("pivot", "F1")["effect"]["facing"] == pytest.approx(49.4, abs=0.01)
    ordered = charge(FOOT, aside, orders="CHARGE A1 FACE 45", dice=KILLED)
    assert ordered.one("pivot", "F1")["effect"]["facing"] == 45


@pytest.mark.parametrize(
    ("unit", "gap", "reason"),
    [
        (FOOT, 6, None),
        (FOOT, 6.01, "out-of-reach"),
        (battalion("F1", at=(60, 29), formation="column"), 9, None),
        (battalion("F1", at=(60, 29), formation="column"), 9.01, "out-of-reach"),
    ],
)
def test_chg_3_not_beyond_the_allowance(unit, gap, reason):
    turn = charge(unit, WEAK | {"at": [60, 32 + gap]}, dice=KILLED)
    assert turn.refused("F1") == ([reason] if reason else [])


@pytest.mark.parametrize(
    ("other", "allowed"),
    [
        (battalion("F2", at=(64.8, 34)), False),
        (battalion("F2", at=(65, 34)), True),
        (battalion("F2", at=(64.96, 34)), True),
        (battalion("A2", "AB", (65.04, 34)), False),
        (battalion("A2", "AB", (65.07, 34)), True),
    ],
)
def test_chg_3_amb_8_a_path_may_touch_a_friend_but_no_second_enemy(other, allowed):
    turn = charge(FOOT, WEAK, other, strict_dice=False)
    assert turn.none("charge", "F1") is not allowed
    assert len(turn.refused("F1")) == (0 if allowed else 1)


@pytest.mark.parametrize(("y", "first"), [(36, True), (45, False)])
def test_geo_3_another_enemy_bars_a_charge_where_he_is_met_before_the_target(y, first):
    column = battalion("F1", at=(60, 29), formation="column")
    other = battalion("A2", "AB", (62, y), facing=180, formation="column")
    turn = charge(column, WEAK | {"at": [60, 41]}, other, strict_dice=False)
    assert turn.none("charge", "F1") is first


LIGHT = battalion("F1", at=(60, 30), type="light", formation="skirmish")
HORSE = squadron("F1", at=(60, 30), type="heavy")
HUSSARS = squadron("F1", at=(60, 30), formation="skirmish")
TARGETS = {
    "formed infantry": WEAK,
    "unformed infantry": WEAK | {"type": "light", "formation": "skirmish"},
    "formed cavalry": squadron("A1", "AB", (60, 37), facing=180, type="heavy", strength=2),
    "unformed cavalry": squadron("A1", "AB", (60, 37), facing=180, formation="skirmish", strength=2),
    "artillery": battery("A1", "AB", (60, 37), facing=180, strength=2),
}


@pytest.mark.parametrize(
    ("charger", "allowed"),
    [
        (FOOT, "yes yes no no yes"),
        (LIGHT, "flank yes no no flank"),
        (HORSE, "yes yes yes yes yes"),
        (HUSSARS, "flank yes flank yes flank"),
    ],
    ids=["formed infantry", "unformed infantry", "formed cavalry", "unformed cavalry"],
)
def test_chg_2_who_may_charge_what(charger, allowed):
    for target, answer in zip(TARGETS.values(), allowed.split(), strict=True):
        front = _tried(charger, target)
        rear = _tried(charger, target | {"facing": 0})
        assert front == {"yes": "", "no": "cannot-charge", "flank": "not-outflanking"}[answer], target
        assert rear == {"yes": "", "no": "cannot-charge", "flank": ""}[answer], target


def _tried(charger, target):
    """The reason for which a charge was refused, empty when it was made."""
    stand = "STANDING ALL {}: STAND\n"
    decisions = ("vs cavalry", "fall back", "limber and flee", "flee to square")
    allied = "".join(stand.format(decision) for decision in decisions) + "STANDING ALL counter charge: NEVER\n"
    turn = charge(charger, target, allied=allied, strict_dice=False)
    return "".join(turn.refused("F1"))


@pytest.mark.parametrize(
    ("at", "facing", "outflanks"),
    [
        ((60, 37), 0, True),
        ((60, 37), 180, False),
        ((57, 38), 90, False),
        ((60, 38.5), 90, False),
        ((62.48, 38), 270, False),
    ],
)
def test_scale_6_an_attacker_outflanks_when_no_part_of_him_is_ahead(at, facing, outflanks):
    turn = charge(
        FOOT | {"formation": "column", "at": [60, 29]}, WEAK | {"at": list(at), "facing": facing}, strict_dice=False
    )
    assert turn.one("contact", "F1")["effect"]["outflanks"] is outflanks


def test_scale_6_squares_are_never_outflanked():
    turn = charge(FOOT, WEAK | {"formation": "square", "facing": 0, "at": [60, 38]}, strict_dice=False)
    assert turn.one("contact", "F1")["effect"]["outflanks"] is False


@pytest.mark.parametrize(("gap", "touching"), [(0.05, True), (0.052, False)])
def test_scale_4_amb_33_contact_is_a_gap_of_a_twentieth(gap, touching):
    turn = play(FOOT, WEAK | {"at": [60, 32 + gap]}, french="F1: FACE 10\n", strict_dice=False)
    assert ("in-contact" in turn.refused("F1")) is touching
    assert bool(turn.all("combat", "F1")) is touching


# --- extending --------------------------------------------------------------------------------------------------------

FARTHER = WEAK | {"at": [60, 42]}


def test_chg_4_an_extended_charge_moves_what_it_throws_and_charges_on():
    dice = ("extend F1 3", "extend-move F1 4", *KILLED)
    turn = charge(FOOT, FARTHER, orders="CHARGE A1 EXTEND", dice=dice)
    assert turn.one("test", "F1", test="extend")["effect"]["passed"] is True
    assert turn.one("move", "F1", mode="extend")["effect"]["distance"] == 4
    assert turn.at("F1") == (60, 40)


def test_chg_4_a_failed_extension_leaves_it_where_it_was_and_disordered():
    turn = charge(FOOT, FARTHER, orders="CHARGE A1 EXTEND; MOVE", dice=("extend F1 2",))
    assert turn.at("F1") == (60, 30)
    assert turn.one("status", "F1", disordered=True)
    assert turn.refused("F1") == ["second-move"]


def test_chg_4_amb_29_still_out_of_reach_it_stays_where_it_came_to():
    turn = charge(FOOT, FARTHER | {"at": [60, 45]}, orders="CHARGE A1 EXTEND", dice=("extend F1 6", "extend-move F1 1"))
    assert turn.at("F1") == (60, 31)
    assert turn.one("status", "F1", disordered=True)
    assert turn.none("contact")


@pytest.mark.parametrize(("unit", "dice"), [("heavy", 3), ("medium", 2), ("light", 1)])
def test_chg_4_cavalry_throws_by_its_weight(unit, dice):
    horse = squadron("F1", at=(60, 10), type=unit)
    away = 30 if unit != "light" else 25
    target = squadron("A1", "AB", (60, 14 + away + 3.5), facing=180, type="heavy", strength=2)
    throw = " ".join("2" * dice)
    turn = charge(
        horse,
        target,
        orders="CHARGE A1 EXTEND",
        allied="STANDING ALL counter charge: NEVER\n",
        dice=("extend F1 6", f"extend-move F1 {throw}", "impact F1 6 6 6 6"),
    )
    assert turn.one("move", "F1", mode="extend")["effect"]["distance"] == min(2 * dice, 33.4)


# --- command ----------------------------------------------------------------------------------------------------------


def commanded(away, dice=(), orders="CHARGE A1"):
    """A charge by a battalion this far from its only commander, who is good: radius 16."""
    document = corps(battalion("F1", "gauthier", (60, 60)), WEAK | {"at": [60, 67]})
    document["formations"][0] = {"id": "II", "kind": "corps", "side": "french"}
    document["formations"][1]["commander"] = {"rating": "good", "at": [60, 59 - away - 1.25]}
    del document["formations"][2]["commander"]
    return play(document=document, french=f"F1: {orders}\n", dice=dice)


def test_cmd_5_in_command_there_is_no_test():
    assert commanded(16, KILLED).none("test", "F1")


def test_cmd_5_cautious_troops_test_after_turning():
    passed = commanded(16.1, ("command F1 3", *KILLED))
    assert passed.order(("test", "F1"), ("charge", "F1"))
    assert passed.one("command", "F1")["effect"] == {"status": "cautious"}


def test_chg_5_cmd_5_a_failed_test_ends_the_manoeuvre():
    failed = commanded(20, ("command F1 2",), orders="CHARGE A1; MOVE 2; FACE 90")
    assert failed.none("charge", "F1")
    assert failed.refused("F1") == ["second-move", "second-move"]


def test_cmd_5_out_of_command_nobody_charges():
    assert commanded(24.1).refused("F1") == ["out-of-command"]


def test_amb_17_the_command_test_comes_before_the_extension_test():
    document = corps(battalion("F1", "gauthier", (60, 60)), WEAK | {"at": [60, 72]})
    document["formations"][0] = {"id": "II", "kind": "corps", "side": "french"}
    document["formations"][1]["commander"] = {"rating": "good", "at": [60, 37]}
    del document["formations"][2]["commander"]
    turn = play(document=document, french="F1: CHARGE A1 EXTEND\n", dice=("command F1 6", "extend F1 1"))
    assert [event["effect"]["test"] for event in turn.all("test", "F1")] == ["command", "extend"]
