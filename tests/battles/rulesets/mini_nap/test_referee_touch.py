"""Where a movement may end, who watches it, and what commanders do on the way: cases that mix several clauses."""

import pytest

from tests.battles.documents import battalion, battery, corps, squadron
from tests.battles.rulesets.mini_nap.play import HOLD_FIRE, SILENT, play

SKIRMISHERS = battalion("A1", "AB", (60, 31), facing=180, type="light", formation="skirmish")
CHARGER = squadron("F1", at=(60, 24), type="medium")
BACK = "F1: CHARGE A1\nSTANDING F1 breakthrough: BACK\n"


def test_brk_2_scale_4_a_rally_back_may_end_in_touch_of_a_friend():
    turn = play(CHARGER, battalion("F2", at=(60, 16.5)), SKIRMISHERS, french=BACK)
    # It stands at 28; the friend's front is at 17.5, so that its own rear, at 26, has 8.5 behind it.
    assert turn.one("move", "F1", mode="rally-back")["effect"]["distance"] == 8.5
    assert turn.at("F1") == (60, 19.5)


def test_brk_2_amb_23_a_rally_back_may_end_at_the_edge():
    turn = play(CHARGER | {"at": [60, 7]}, SKIRMISHERS | {"at": [60, 14]}, french=BACK)
    # It stands at 11, its rear 9 from the edge.
    assert turn.one("move", "F1", mode="rally-back")["effect"]["distance"] == 9
    assert turn.at("F1") == (60, 2)


def test_react_9_art_2_a_battery_whose_watcher_fails_at_the_end_unlimbers_as_ordered():
    turn = play(
        battery("F1", at=(60, 30)),
        squadron("A1", "AB", (60, 60.5), facing=180, type="medium"),
        french="F1: REDEPLOY N 15 FACE W\n",
        allied="STANDING ALL opportunity charge: ALWAYS\n",
        dice=("opportunity A1 1",),
    )
    assert turn.none("eliminated")
    assert turn.at("F1") == (60, 45)
    assert turn.units["F1"]["facing"] == 270


def test_move_5_fire_8_a_battery_that_fled_does_not_answer_fire_this_initiative():
    guns = battery("A1", "AB", (60, 37), facing=180, type="horse")
    turn = play(
        battalion("F1", at=(60, 30)),
        battalion("F2", at=(60, 62), facing=180),
        guns,
        french="F1: CHARGE A1\nF2: FIRE AT A1\n",
        allied="STANDING A1 evade distance: 20\nSTANDING A1 return fire: ALWAYS\n",
        dice=("flee A1 6", "fire F2 2"),
    )
    assert turn.one("fire", "F2", mode="fire")
    assert turn.none("fire", "A1")


def test_chg_3_a_charge_that_misses_a_far_target_is_first_of_all_too_far():
    line, foe = battalion("F1", at=(60, 30)), battalion("A1", "AB", (66, 35), facing=180)
    far = battalion("A2", "AB", (20, 80), facing=180)
    turn = play(line, foe, far, french="F1: CHARGE A1 FACE W; CHARGE A2 FACE W\n")
    assert turn.refused("F1") == ["no-straight-path", "out-of-reach"]


def test_ord_5_orders_of_a_general_are_judged_in_their_order():
    turn = play(
        document=corps(battalion("F1", "gauthier", (60, 25)), battalion("A1", "AB", (60, 80), facing=180)),
        french="GENERAL Gauthier: MOVE TO 55,22; ATTACH F1; MOVE TO 40,22\nGENERAL Foy: ATTACH F1; MOVE TO 60,17\n",
    )
    told = [event for event in turn.events if event["phase"] == "command" and event["kind"] != "command"]
    assert [(event["kind"], event["unit"], event["effect"].get("reason")) for event in told] == [
        ("order_refused", "9D", "not-brigade"),
        ("commander", "9D", None),
        ("commander", "gauthier", None),
        ("order_refused", "gauthier", "after-move"),
        ("order_refused", "gauthier", "already-moved"),
    ]


def test_ord_3_move_9_a_square_faces_the_place_it_inches_to():
    turn = play(battalion("F1", at=(60, 30), formation="square"), french="F1: MOVE TO 70,30\n")
    assert turn.order(("pivot", "F1"), ("move", "F1"))
    assert turn.one("move", "F1", mode="inch", distance=4.0)
    assert turn.units["F1"]["facing"] == 90


def test_int_1_who_stands_nearest_by_gap_moves_first():
    # F1's centre is farther from the objective than F2's, but its long flank is nearer.
    long_column = squadron("F1", at=(60, 45), formation="column", type="medium")
    line = battalion("F2", at=(65.4, 50), facing=90)
    turn = play(long_column, line, french="INTENT ADVANCE 60,50.5\n")
    moved = [event["unit"] for event in turn.all("move")]
    assert moved[0] == "F1"


def test_ord_6_a_list_with_a_foreign_unit_and_a_battalion_called_like_a_corps_are_not_yours():
    units = (battalion("2/92", "gauthier", (60, 25), out="eliminated"), battalion("1/92", "gauthier", (70, 25)))
    turn = play(
        document=corps(*units, battalion("A1", "AB", (60, 80), facing=180)),
        french="2/92: MOVE\nGROUP 1/92, A1\n",
        allied=SILENT.removeprefix(HOLD_FIRE),
    )
    refused = turn.all("order_refused")
    assert [(event["effect"]["line"], event["effect"]["reason"]) for event in refused] == [
        (2, "not-yours"),
        (3, "not-yours"),
    ]


def test_move_2_move_4_a_place_to_face_is_seen_from_where_the_unit_formed():
    turn = play(battalion("F1", at=(60, 30)), french="F1: FORM COLUMN FACE 61.25,60\n")
    assert turn.at("F1") == (61.25, 29)
    assert turn.units["F1"]["facing"] == 0


@pytest.mark.parametrize("facing", [90, 270])
@pytest.mark.parametrize(("start", "distance"), [(0, 0), (8, 5.5)])
def test_react_9_scale_4_passing_alongside_at_exactly_the_reach_gives_the_chance(facing, start, distance):
    side = 1 if facing == 270 else -1
    turn = play(
        battalion("F1", at=(60 + side * start, 30), facing=facing),
        battalion("A1", "AB", (60, 39.5), facing=180),
        french="F1: MOVE\n",
        allied="STANDING ALL opportunity charge: ALWAYS\n",
        dice=("opportunity A1 1",),
    )
    # The flank of the one is 6 from the front of the other; straight ahead it meets it from the next cm on.
    assert turn.one("reaction", "A1")["effect"]["reaction"] == "opportunity-charge"
    moves = turn.all("move", "F1", stopped="reaction")
    assert [move["effect"]["distance"] for move in moves] == pytest.approx([distance] if distance else [], abs=0.001)
