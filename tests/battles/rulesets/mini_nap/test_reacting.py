"""Answers to a charge and to movement (MN-REACT)."""

import pytest

from tests.battles.documents import battalion, battery, squadron
from tests.battles.rulesets.mini_nap.play import play

FOOT = battalion("F1", at=(60, 30))
HORSE = squadron("F1", at=(60, 20), type="heavy")
LINE = battalion("A1", "AB", (60, 40), facing=180)
SKIRMISHERS = battalion("A1", "AB", (60, 37), facing=180, type="light", formation="skirmish")


def charged(unit, *enemies, orders="CHARGE A1", **more):
    return play(unit, *enemies, french=f"STANDING ALL feint: NEVER\nF1: {orders}\n", **more)


# --- falling back and fleeing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "distance"), [("FAR", 18), ("NEAR", 12), ("15", 15), ("40", 18), ("2", 12)])
def test_react_3_react_5_skirmishers_fall_back_as_far_as_they_were_told(choice, distance):
    turn = charged(FOOT, SKIRMISHERS, allied=f"STANDING ALL evade distance: {choice}\n")
    assert turn.one("move", "A1", mode="fall-back")["effect"]["distance"] == distance
    assert turn.one("reaction", "A1")["effect"]["reaction"] == "fall-back"
    assert turn.one("status", "A1", reacted=True)
    assert turn.at("A1") == (60, 37 + distance)
    assert turn.units["A1"]["facing"] == 0


def test_react_3_skirmishing_horse_falls_back_farther():
    hussars = squadron("A1", "AB", (60, 38), facing=180, formation="skirmish")
    turn = charged(battalion("F1", at=(60, 30), formation="column"), hussars)
    assert turn.refused("F1") == ["cannot-charge"]
    turn = charged(HORSE | {"at": [60, 30]}, hussars)
    assert turn.one("move", "A1", mode="fall-back")["effect"]["distance"] == 30


@pytest.mark.parametrize(("facing", "turns", "heading"), [(180, True, 0), (0, False, 0), (90, None, None)])
def test_react_3_amb_24_they_turn_about_when_the_charger_is_before_their_front(facing, turns, heading):
    turn = charged(FOOT, SKIRMISHERS | {"facing": facing, "at": [60, 37.75 if facing == 90 else 37]})
    if turns is None:
        assert turn.none("pivot", "A1")
        assert turn.units["A1"]["facing"] == 90
    else:
        assert bool(turn.all("pivot", "A1", about=True)) is turns
        assert turn.units["A1"]["facing"] == heading


def test_react_3_amb_18_the_charger_gains_break_through():
    assert charged(FOOT, SKIRMISHERS).one("breakthrough", "F1", choice="gained")


def test_react_5_amb_23_where_no_distance_is_safe_they_go_till_they_touch_and_are_lost():
    turn = charged(FOOT | {"at": [60, 71.5]}, SKIRMISHERS | {"at": [60, 78.5]})
    assert turn.one("eliminated", "A1")["effect"]["cause"] == "evading"
    assert turn.out("A1") == "eliminated"


def test_react_5_with_some_distance_safe_they_take_a_safe_one():
    turn = charged(FOOT | {"at": [60, 66]}, SKIRMISHERS | {"at": [60, 73]})
    assert turn.one("move", "A1", mode="fall-back")["effect"]["distance"] == 15.5
    assert turn.out("A1") == ""


def test_react_5_where_only_friends_are_in_the_way_they_go_on_beyond_the_range():
    friends = (battalion("A2", "AB", (60, 50.5), facing=180), battalion("A3", "AB", (60, 54), facing=180))
    turn = charged(FOOT, SKIRMISHERS, *friends)
    assert turn.one("move", "A1", mode="fall-back")["effect"]["distance"] == pytest.approx(19, abs=0.06)
    assert turn.out("A1") == ""


HORSE_GUNS = battery("A1", "AB", (60, 37), facing=180, type="horse")


def test_react_4_horse_guns_limber_up_and_flee_by_a_test():
    turn = charged(FOOT, HORSE_GUNS, dice=("flee A1 3",))
    assert turn.one("move", "A1", mode="flee")["effect"]["distance"] == 20
    assert turn.one("breakthrough", "F1", choice="gained")


def test_react_4_or_are_lost():
    turn = charged(FOOT, HORSE_GUNS, dice=("flee A1 2",))
    assert turn.out("A1") == "eliminated"
    assert turn.one("breakthrough", "F1", choice="gained")


def test_react_6_gunners_run_into_a_square_that_touches_them_and_come_back():
    guns = battery("A1", "AB", (60, 36.5), facing=180)
    square = battalion("A2", "AB", (60, 40), facing=180, formation="square")
    turn = charged(FOOT, guns, square)
    assert turn.one("reaction", "A1")["effect"]["reaction"] == "flee-to-square"
    assert turn.one("status", "A1", abandoned="A2")
    assert turn.units["A1"]["abandoned"] == "A2"
    assert turn.one("breakthrough", "F1", choice="gained")


def test_react_6_amb_25_guns_are_lost_when_their_square_leaves_square():
    guns = battery("F1", at=(60, 36.5), abandoned="F2")
    square = battalion("F2", at=(60, 40), formation="square")
    turn = play(guns, square, battalion("A1", "AB", (60, 80), facing=180), french="F2: FORM COLUMN\n")
    assert turn.one("eliminated", "F1")["effect"]["cause"] == "abandoned"


# --- squares ----------------------------------------------------------------------------------------------------------


def test_react_7_foot_charged_by_horse_from_over_12_tries_for_a_square():
    turn = charged(HORSE, LINE, strict_dice=False, dice=("square A1 3",))
    assert turn.one("test", "A1", test="square")["effect"]["passed"] is True
    assert turn.one("formation", "A1", formation="emergency-square")


@pytest.mark.parametrize(("gap", "tries"), [(12.0, False), (12.1, True)])
def test_react_7_amb_14_exactly_12_is_not_over_12(gap, tries):
    turn = charged(HORSE | {"at": [60, 35 - gap]}, LINE | {"at": [60, 38]}, strict_dice=False)
    assert bool(turn.all("reaction", "A1", reaction="emergency-square")) is tries


def test_react_7_who_fails_takes_two_hits_at_once():
    turn = charged(HORSE, LINE, strict_dice=False, dice=("square A1 2",))
    assert turn.all("loss", "A1")[0]["effect"] == {"lost": 2, "strength": 4, "cause": "square"}


@pytest.mark.parametrize(
    ("nation", "formation", "bonus"),
    [
        ("british", "column", True),
        ("austrian", "column", True),
        ("kgl", "column", False),
        ("british", "line", False),
        ("french", "column", False),
    ],
)
def test_react_7_british_and_austrian_columns_add_one(nation, formation, bonus):
    target = LINE | {"nation": nation, "formation": formation}
    turn = charged(HORSE, target, strict_dice=False, dice=("square A1 2",))
    assert turn.one("test", "A1", test="square")["effect"]["passed"] is bonus


def test_react_7_friends_within_6_may_try_too_and_take_no_hits():
    near, far = battalion("A2", "AB", (69, 40), facing=180), battalion("A3", "AB", (80, 40), facing=180)
    turn = charged(
        HORSE,
        LINE,
        near,
        far,
        allied="STANDING ALL nearby square: SQUARE\nSTANDING ALL join: NEVER\n",
        strict_dice=False,
        dice=("square A1 6", "square A2 1"),
    )
    assert [event["unit"] for event in turn.all("test", test="square")] == ["A1", "A2"]
    assert turn.none("loss", "A2")


def test_react_7_amb_13_the_square_forms_where_it_keeps_the_contact():
    turn = charged(HORSE | {"at": [61.5, 20]}, LINE, strict_dice=False, dice=("square A1 6",))
    assert turn.one("formation", "A1", formation="emergency-square")["effect"]["at"] == [58.75, 41]
    left = charged(HORSE | {"at": [64, 20]}, LINE, strict_dice=False, dice=("square A1 6",))
    assert left.one("formation", "A1", formation="emergency-square")["effect"]["at"] == [61.25, 41]


def test_react_8_horse_may_feint_from_a_square_and_turn():
    turn = play(
        HORSE,
        LINE,
        french="STANDING ALL feint facing: E\nF1: CHARGE A1\n",
        dice=("square A1 6", "feint F1 3"),
    )
    assert turn.one("move", "F1", mode="feint")["effect"]["distance"] == 12
    assert turn.units["F1"]["facing"] == 90
    assert turn.none("combat")


def test_react_8_failed_it_stays_in_contact():
    turn = play(HORSE, LINE, french="F1: CHARGE A1\n", strict_dice=False, dice=("square A1 6", "feint F1 2"))
    assert turn.all("combat", "F1")


# --- opportunity and counter charges ----------------------------------------------------------------------------------

WATCHER = battalion("A1", "AB", (60, 40), facing=180)
WATCH = "STANDING ALL opportunity charge: ALWAYS\n"


def test_react_9_amb_15_a_watcher_charges_at_the_first_chance():
    turn = play(FOOT, WATCHER, french="F1: MOVE\n", allied=WATCH, strict_dice=False, dice=("opportunity A1 3",))
    assert turn.one("move", "F1", mode="move")["effect"] == turn.one("move", "F1", mode="move")["effect"] | {
        "distance": 2,
        "stopped": "reaction",
    }
    assert turn.one("charge", "A1")["effect"]["type"] == "opportunity"
    assert turn.one("move", "A1", mode="charge")["effect"]["at"] == [60, 34]


def test_react_9_who_fails_stands_as_he_turned_and_the_mover_goes_on():
    turn = play(FOOT, WATCHER, french="F1: MOVE\n", allied=WATCH, dice=("opportunity A1 2",))
    assert turn.at("F1") == (60, 36)
    assert turn.one("status", "A1", reacted=True)


@pytest.mark.parametrize(
    ("standing", "charges"),
    [
        ("NEVER", False),
        ("ALWAYS IF WITHIN 5", True),
        ("ALWAYS IF WITHIN 1", False),
        ("CHARGERS", False),
        ("FLANK", False),
        ("ALWAYS IF TARGET cavalry", False),
        ("ALWAYS IF TARGET F1", True),
        ("ALWAYS IF STRENGTH >= 7", False),
        ("ALWAYS IF STRENGTH <= 6 AND TARGET infantry", True),
    ],
)
def test_react_9_ord_1_conditions_hold_him_back(standing, charges):
    turn = play(
        FOOT, WATCHER, french="F1: MOVE\n", allied=f"STANDING ALL opportunity charge: {standing}\n", strict_dice=False
    )
    assert bool(turn.all("reaction", "A1", reaction="opportunity-charge")) is charges


def test_react_1_amb_1_to_2_a_blue_marker_bars_reacting_until_the_side_has_the_initiative():
    turn = play(FOOT, WATCHER | {"reacted": True}, french="F1: MOVE\n", allied=WATCH)
    assert turn.none("reaction", "A1")
    disordered = play(FOOT, WATCHER | {"disordered": True}, french="F1: MOVE\n", allied=WATCH)
    assert disordered.none("reaction", "A1")


def test_react_1_one_reaction_is_all():
    second = battalion("F2", at=(70, 36.5), facing=270)
    turn = play(
        FOOT,
        second,
        WATCHER,
        french="F1: MOVE 4\nF2: MOVE 4\n",
        allied=WATCH,
        strict_dice=False,
        dice=("opportunity A1 1",),
    )
    assert len(turn.all("reaction", "A1")) == 1


def test_react_10_amb_16_cavalry_counter_charges_all_the_way_without_a_test():
    target = squadron("A1", "AB", (60, 50), facing=180, type="heavy")
    turn = charged(HORSE, target, strict_dice=False)
    assert turn.one("charge", "A1")["effect"]["type"] == "counter"
    assert turn.none("test", "A1")
    assert turn.one("reaction", "A1")["effect"]["reaction"] == "counter-charge"


def test_react_10_infantry_does_so_only_when_told():
    target = LINE | {"at": [60, 37]}
    assert charged(FOOT, target, strict_dice=False).none("reaction", "A1")
    told = charged(FOOT, target, allied="STANDING ALL counter charge: ALWAYS\n", strict_dice=False)
    assert told.one("reaction", "A1")["effect"]["reaction"] == "counter-charge"


def test_react_2_an_evasion_comes_before_a_square():
    """Of what a target may do, that which is first in the list is done."""
    light = battalion("A1", "AB", (60, 40), facing=180, type="light", formation="skirmish")
    turn = charged(HORSE, light)
    assert [event["effect"]["reaction"] for event in turn.all("reaction", "A1")] == ["fall-back"]
    assert charged(HORSE, light, allied="STANDING ALL fall back: STAND\n", strict_dice=False).none("reaction", "A1")
