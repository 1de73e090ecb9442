"""Commanders: riding, attaching, being overrun, lost or in the way; leaving the table (MN-CMD, MN-RET-1, MN-ORD-5)."""

import pytest

from tests.battles.documents import battalion, battery, corps, squadron
from tests.battles.rulesets.mini_nap.play import play

F1 = battalion("F1", "gauthier", (50, 20))
F2 = battalion("F2", "jamin", (80, 20))
FAR = battalion("A1", "AB", (60, 80), facing=180)


def lead(*units, french="", commanders=None, **more):
    """A turn of the French corps; ``commanders`` replaces those of some formations (``None``: has none)."""
    document = corps(*(units or (F1, F2, FAR)))
    for formation in document["formations"]:
        if formation["id"] in (commanders or {}):
            given = commanders[formation["id"]]
            formation.pop("commander", None)
            if given is not None:
                formation["commander"] = given
    return play(document=document, french=french, **({"strict_dice": False} | more))


def rides(turn, formation):
    return [event["effect"]["moved"] for event in turn.all("commander", formation) if "moved" in event["effect"]]


# --- riding -----------------------------------------------------------------------------------------------------------


def test_cmd_3_ord_5_a_stand_rides_up_to_36_in_straight_legs_once_a_turn():
    turn = lead(french="GENERAL II: MOVE TO 60,15; MOVE TO 100,15\n", commanders={"9D": None})
    assert sum(rides(turn, "II")) == pytest.approx(36)
    assert turn.formations["II"]["commander"]["at"] == [86, 15]
    again = lead(french="GENERAL II: MOVE TO 60,9\nGENERAL II: MOVE TO 60,5\n")
    assert again.refused("II") == ["already-moved"]


def test_cmd_3_amb_31_higher_stands_ride_on_the_first_initiative_or_before_a_brigade():
    turn = lead(french="PRIORITY gauthier, jamin\nGENERAL II: MOVE TO 60,9 BEFORE jamin\n")
    moved = next(event["n"] for event in turn.all("commander", "II"))
    first, second = (event["n"] for event in turn.all("activate")[:2])
    assert first < moved < second
    early = lead(french="PRIORITY gauthier, jamin\nGENERAL II: MOVE TO 60,9\n")
    assert early.all("commander", "II")[0]["n"] < early.all("activate")[0]["n"]


def test_cmd_3_amb_31_a_division_stand_only_until_its_first_brigade_is_used():
    turn = lead(french="PRIORITY gauthier, jamin\nGENERAL 9D: MOVE TO 60,9 BEFORE jamin\n")
    assert turn.refused("9D") == ["brigade-used"]


def test_ord_5_names_of_generals_serve_as_well():
    assert rides(lead(french="GENERAL Foy: MOVE TO 60,10\n"), "9D") == [5]


@pytest.mark.parametrize("stand", ["II", "9D", "gauthier"])
def test_cmd_3_who_is_told_to_hold_rides_nowhere_and_is_refused_nothing(stand):
    turn = lead(french=f"GENERAL {stand}: HOLD\n")
    assert not rides(turn, stand)
    assert not turn.refused(stand)


def test_cmd_4_amb_31_a_brigadier_acts_as_his_brigade_does():
    turn = lead(french="PRIORITY jamin\nGENERAL Gauthier: MOVE TO 55,15\n")
    moved = turn.all("commander", "gauthier")[0]["n"]
    assert turn.all("activate", "gauthier")[0]["n"] > turn.all("activate", "jamin")[0]["n"] < moved


def test_cmd_4_he_attaches_within_6():
    turn = lead(french="GENERAL Gauthier: ATTACH F1\n")
    assert turn.one("commander", "gauthier")["effect"]["attached"] == "F1"
    assert turn.formations["gauthier"]["commander"]["attached"] == "F1"
    assert turn.one("command", "F1")["effect"] == {"status": "in"}


@pytest.mark.parametrize(
    ("orders", "reasons"),
    [
        ("GENERAL Gauthier: ATTACH F3", ["not-within-6"]),
        ("GENERAL Gauthier: ATTACH F2", ["not-brigade"]),
        ("GENERAL Foy: ATTACH F1", ["not-brigade"]),
        ("GENERAL Gauthier: MOVE TO 50,16; ATTACH F1", ["after-move"]),
    ],
)
def test_cmd_4_ord_5_or_not(orders, reasons):
    third = battalion("F3", "gauthier", (30, 20))
    turn = lead(F1, F2, third, FAR, french=f"{orders}\n")
    assert turn.refused("gauthier") + turn.refused("9D") == reasons


def test_cmd_4_he_detaches_to_the_place_behind_and_may_attach_again():
    riding = {"gauthier": {"name": "Gauthier", "attached": "F1"}}
    turn = lead(french="GENERAL Gauthier: DETACH\n", commanders=riding)
    assert turn.formations["gauthier"]["commander"]["at"] == [50, 17.75]
    third = battalion("F3", "gauthier", (56, 20))
    changed = lead(F1, third, F2, FAR, french="GENERAL Gauthier: DETACH; ATTACH F3\n", commanders=riding)
    assert changed.formations["gauthier"]["commander"]["attached"] == "F3"


# --- in the way -------------------------------------------------------------------------------------------------------

ENEMY_HORSE = squadron("A1", "AB", (60, 60), facing=180, type="heavy")


def stand_before_enemy(unit, orders, at=(60, 45), **commander):
    """The French division's commander stands before the enemy, whose turn it is first."""
    first = ("initiative french 1 1", "initiative allied 6 6")
    return lead(
        F1 | {"at": [60, 30]},
        unit,
        commanders={
            "9D": {"name": "Foy", "rating": "good", "at": list(at), **commander},
            "gauthier": None,
            "jamin": None,
        },
        allied=orders,
        first=first,
    )


def test_cmd_7_charging_horse_rides_a_stand_down():
    turn = stand_before_enemy(ENEMY_HORSE | {"at": [60, 58]}, "A1: CHARGE F1\n")
    assert turn.one("commander", "9D", lost="overrun")
    assert turn.formations["9D"]["commander"]["out"] == "overrun"


def test_cmd_7_before_everybody_else_he_makes_way_by_12():
    turn = stand_before_enemy(battalion("A1", "AB", (60, 50), facing=180), "A1: MOVE\n")
    assert turn.one("commander", "9D", evaded=True)["effect"]["at"] == [60, 33]
    assert turn.order(("commander", "9D"), ("move", "A1"))
    assert "evaded" not in turn.formations["9D"]["commander"]


def test_cmd_9_a_friend_who_ends_on_a_stand_pushes_it_aside():
    turn = lead(
        F1, FAR, french="F1: MOVE 4\n", commanders={"gauthier": {"name": "Gauthier", "at": [50, 25.5]}, "jamin": None}
    )
    assert turn.one("commander", "gauthier", nudged=True)["effect"]["at"] == [50, 26.25]
    assert turn.order(("move", "F1"), ("commander", "gauthier"))


def test_cmd_9_a_riding_stand_stops_where_it_overlaps_nobody():
    turn = lead(F1, F2, FAR, french="GENERAL 9D: MOVE TO 80,20\n", commanders={"jamin": None})
    x, y = turn.formations["9D"]["commander"]["at"]
    assert (x, y) != (80, 20)
    assert abs(x - 80) >= 2.5 or abs(y - 20) >= 1


# --- lost with their troops -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("setting", "gone", "removed"), [("exceed", 2, False), ("exceed", 3, True), ("reach", 1, False), ("reach", 2, True)]
)
def test_cmd_8_amb_4_a_commander_is_lost_with_more_than_half_of_his_units(setting, gone, removed):
    """Of four units one falls to a charge; the others that are gone were so before."""
    before = [battalion(f"L{index}", "jamin", out="eliminated", strength=0) for index in range(gone - 1)]
    alive = [battalion(f"S{index}", "jamin", (20 + 10 * index, 20)) for index in range(4 - gone)]
    victim = battalion("F1", "gauthier", (60, 30), strength=2)
    turn = lead(
        victim,
        *before,
        *alive,
        battalion("A1", "AB", (60, 37), facing=180, quality="guard", strength=20),
        commanders={"gauthier": None, "jamin": None, "II": None},
        allied="A1: CHARGE F1\n",
        first=("initiative french 1 1", "initiative allied 6 6"),
        settings={"stand_loss": setting},
    )
    assert turn.out("F1") == "eliminated"
    assert (turn.formations["9D"]["commander"].get("out") == "losses") is removed


def test_cmd_8_a_brigadier_falls_with_the_unit_he_rides_with():
    turn = lead(
        battalion("F1", "gauthier", (60, 30), strength=2),
        F2,
        battalion("A1", "AB", (60, 37), facing=180, quality="guard", strength=20),
        commanders={"gauthier": {"name": "Gauthier", "attached": "F1"}, "9D": None},
        allied="A1: CHARGE F1\n",
        first=("initiative french 1 1", "initiative allied 6 6"),
    )
    assert turn.one("commander", "gauthier", lost="unit")


# --- leaving the table ------------------------------------------------------------------------------------------------


def test_ret_1_a_unit_may_be_taken_off_the_table():
    turn = lead(french="F1: RETREAT\n")
    assert turn.out("F1") == "retreated"
    assert turn.one("retreat", "F1")


def test_ret_1_not_after_a_charge_nor_out_of_command():
    enemy = battalion("A1", "AB", (50, 27), facing=180, strength=20)
    turn = lead(F1, F2, enemy, french="F1: CHARGE A1; RETREAT\n")
    assert turn.refused("F1") == ["charged"]
    away = {"II": None, "9D": {"name": "Foy", "rating": "good", "at": [110, 80]}}
    assert lead(french="F1: RETREAT\n", commanders=away).refused("F1") == ["out-of-command"]


def test_ret_1_cmd_2_ord_1_a_standing_order_takes_it_off_at_the_start_of_the_initiative():
    turn = lead(french="STANDING F1 retreat: ALWAYS IF STRENGTH <= 6\n")
    assert turn.order(("initiative", ""), ("retreat", "F1"), ("activate", "jamin"))
    assert turn.none("activate", "gauthier")


@pytest.mark.parametrize(("choice", "goes"), [("STAY", False), ("GO", True)])
def test_ret_1_its_brigadier_stays_where_it_stood_or_goes(choice, goes):
    turn = lead(
        french=f"STANDING ALL brigadier: {choice}\nF1: RETREAT\n",
        commanders={"gauthier": {"name": "Gauthier", "attached": "F1"}},
    )
    commander = turn.formations["gauthier"]["commander"]
    assert bool(commander.get("out")) is goes
    assert goes or commander["at"] == [50, 20]


def test_cmd_2_the_status_taken_at_activation_holds_for_the_initiative():
    document_order = "GENERAL 9D: MOVE TO 60,15\nF1: MOVE 6; FIRE AT A1\n"
    turn = lead(french=document_order)
    assert len(turn.all("command", "F1")) == 1
    assert turn.order(("activate", "gauthier"), ("command", "F1"), ("move", "F1"))


def test_a_divisions_guns_have_no_commander_of_their_own():
    turn = lead(battery("B1", "9D", (60, 25)), F2, FAR, french="GENERAL 9D: MOVE TO 65,15 BEFORE 9D artillery\n")
    assert rides(turn, "9D") == [5]
