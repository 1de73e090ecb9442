"""What a brigade's staff makes of an intent (MN-INT-1)."""

import pytest

from tests.battles.documents import battalion, battery, squadron
from tests.battles.rulesets.mini_nap.play import play

F1 = battalion("F1")
COLUMN = battalion("F1", formation="column")
FAR = battalion("A1", "AB", (60, 80), facing=180)


def intend(intent, *units, strict_dice=True, **more):
    return play(*units, french=f"BRIGADE FB\n  INTENT {intent}\n", strict_dice=strict_dice, **more)


def deeds(turn, unit="F1"):
    """What the unit did in its manoeuvre."""
    kinds = ("formation", "pivot", "move", "charge", "order_refused")
    return [event["kind"] for event in turn.events if event["kind"] in kinds and event.get("unit") == unit]


def test_int_1_hold_does_nothing_and_is_what_happens_without_an_intent():
    assert deeds(intend("HOLD", F1, FAR)) == []
    assert deeds(play(F1, FAR)) == []


@pytest.mark.parametrize(
    ("unit", "enemy", "done"),
    [
        (F1, battalion("A1", "AB", (60, 45), facing=180), []),
        (F1, battalion("A1", "AB", (60, 5)), ["pivot"]),
        (F1, battalion("A1", "AB", (90, 45), facing=180), []),
        (COLUMN, battalion("A1", "AB", (60, 45), facing=180), ["formation"]),
        (COLUMN, squadron("A1", "AB", (60, 45), facing=180), ["formation"]),
        (COLUMN, battalion("A1", "AB", (60, 50), facing=180), []),
    ],
)
def test_int_1_defend_faces_the_nearest_enemy_and_opens_out(unit, enemy, done):
    assert deeds(intend("DEFEND", unit, enemy)) == done


def test_int_1_defend_meets_cavalry_in_square_and_infantry_in_line():
    horse = intend("DEFEND", COLUMN, squadron("A1", "AB", (60, 45), facing=180))
    assert horse.one("formation", "F1")["effect"]["formation"] == "square"
    foot = intend("DEFEND", COLUMN, battalion("A1", "AB", (60, 45), facing=180))
    assert foot.one("formation", "F1")["effect"]["formation"] == "line"


@pytest.mark.parametrize(
    ("unit", "enemy", "at"),
    [
        (F1, battalion("A1", "AB", (60, 30), facing=180), (60, 24.5)),
        (squadron("F1"), battalion("A1", "AB", (60, 45), facing=180), (60, 29)),
        (battery("F1"), battalion("A1", "AB", (60, 55), facing=180), (60, 27.5)),
        (battery("F1"), battalion("A1", "AB", (60, 40), facing=180), (60, 20)),
    ],
)
def test_int_1_advance_stops_short_of_the_enemy_by_arm(unit, enemy, at):
    assert intend("ADVANCE 60,80", unit, enemy).at("F1") == at


def test_int_1_advance_does_not_go_beyond_the_objective():
    assert intend("ADVANCE 60,23", F1, FAR).at("F1") == (60, 23)
    assert intend("ADVANCE 100,20", F1, FAR).at("F1") == (66, 20)


def test_int_1_attack_charges_the_objective_or_the_nearest_enemy_when_it_may():
    weak = battalion("A1", "AB", (60, 26), facing=180, strength=2)
    assert intend("ATTACK", F1, weak, strict_dice=False).one("charge", "F1")["target"] == "A1"
    assert intend("ATTACK A1", F1, weak, strict_dice=False).one("charge", "F1")["target"] == "A1"
    assert deeds(intend("ATTACK A1", F1, FAR)) == ["move"]


def test_int_1_attack_never_sends_cavalry_at_a_square():
    square = battalion("A1", "AB", (60, 40), facing=180, formation="square")
    turn = intend("ATTACK A1", squadron("F1", type="heavy"), square)
    assert turn.none("charge", "F1")


def test_int_1_support_goes_to_8_behind_the_unit():
    friend = battalion("F2", at=(60, 40))
    turn = play(F1, friend, FAR, french="BRIGADE FB\n  INTENT SUPPORT F2\n  F2: HOLD\n")
    assert turn.at("F1") == (60, 26)
    near = play(F1 | {"at": [60, 30]}, friend, FAR, french="BRIGADE FB\n  INTENT SUPPORT F2\n  F2: HOLD\n")
    assert near.at("F1") == (60, 32)


def test_int_1_screen_opens_light_troops_and_leaves_the_others():
    light = battalion("F2", at=(80, 20), type="light")
    turn = intend("SCREEN 80,80", F1, light, FAR)
    assert deeds(turn, "F1") == []
    assert deeds(turn, "F2") == ["formation", "pivot", "move"]
    assert turn.units["F2"]["formation"] == "skirmish"


def test_int_1_withdraw_faces_away_and_goes():
    turn = intend("WITHDRAW", F1 | {"at": [60, 40]}, battalion("A1", "AB", (60, 60), facing=180))
    assert turn.units["F1"]["facing"] == 180
    assert turn.at("F1") == (60, 34)
    guns = intend("WITHDRAW 60,10", battery("F1", at=(60, 40)), battalion("A1", "AB", (60, 60), facing=180))
    assert guns.units["F1"]["facing"] == 0
    assert guns.at("F1") == (60, 25)


@pytest.mark.parametrize(("y", "goes"), [(44, True), (48, False)])
def test_int_1_rally_withdraws_while_an_enemy_is_within_24(y, goes):
    turn = intend("RALLY", F1, battalion("A1", "AB", (60, y), facing=180))
    assert bool(turn.all("move", "F1")) is goes


def test_int_1_its_failures_are_silent():
    blocked = (battalion("F2", at=(60, 22)), battalion("F3", at=(65, 20)), battalion("F4", at=(55, 20)))
    turn = play(F1, *blocked, FAR, french="BRIGADE FB\n  INTENT ADVANCE 100,20\n")
    assert turn.none("order_refused")


def test_int_1_units_nearest_to_the_objective_go_first():
    turn = intend("ADVANCE 60,80", F1, battalion("F2", at=(60, 23)), battalion("F3", at=(80, 20)), FAR)
    order = [event["unit"] for event in turn.all("move")]
    assert order.index("F2") < order.index("F1") < order.index("F3")


@pytest.mark.parametrize(
    ("intent", "choice"),
    [("ADVANCE 60,85", "forward"), ("ATTACK 60,85", "stop"), ("SCREEN 60,85", "back"), ("HOLD", "stop")],
)
def test_int_1_an_intent_answers_decisions(intent, choice):
    turn = play(
        squadron("F1", at=(60, 29), type="heavy"),
        battalion("A1", "AB", (60, 37), facing=180, strength=2),
        french=f"BRIGADE FB\n  INTENT {intent}\n  F1: CHARGE A1\n",
        dice=("impact F1 6 6 6 6",),
    )
    assert turn.one("breakthrough", "F1", choice=choice)


def test_ord_1_a_standing_order_beats_the_intent():
    turn = play(
        squadron("F1", at=(60, 29), type="heavy"),
        battalion("A1", "AB", (60, 37), facing=180, strength=2),
        french="STANDING ALL breakthrough: STOP\nBRIGADE FB\n  INTENT ADVANCE 60,85\n  F1: CHARGE A1\n",
        dice=("impact F1 6 6 6 6",),
    )
    assert turn.one("breakthrough", "F1", choice="stop")


def test_int_1_a_square_advances_in_square_and_stops_as_short_as_any_infantry():
    square = battalion("F1", formation="square")
    turn = intend("ADVANCE 60,80", square, battalion("A1", "AB", (60, 29), facing=180))
    assert turn.at("F1") == (60, 22.5)


def test_int_1_guns_pushed_forward_by_hand_keep_their_distance_too():
    turn = intend("ADVANCE 60,20.8", battery("F1"), battalion("A1", "AB", (60, 47.9), facing=180))
    assert turn.one("move", "F1")["effect"]["mode"] == "prolong"
    assert turn.at("F1") == (60, 20.4)


def test_int_1_a_standing_order_extends_the_charges_of_an_attack():
    foe = battalion("A1", "AB", (60, 31), facing=180, strength=2)
    assert deeds(intend("ATTACK", F1, foe)) == ["move"]
    longer = play(
        F1,
        foe,
        french="STANDING ALL extend charge: ALWAYS\nBRIGADE FB\n  INTENT ATTACK\n",
        dice=("extend F1 6", "extend-move F1 5", "melee F1 6 6 6 6 6 6", "melee A1 1 1"),
    )
    assert longer.one("eliminated", "A1")


def test_int_1_withdraw_is_a_full_move_even_past_a_near_objective():
    turn = intend("WITHDRAW 60,38", F1 | {"at": [60, 40]}, battalion("A1", "AB", (60, 60), facing=180))
    assert turn.at("F1") == (60, 34)
    assert deeds(intend("WITHDRAW 60,20", F1, FAR)) == []


def test_int_1_the_nearest_to_the_objective_is_judged_from_the_edge_of_the_footprint():
    column = battalion("F2", at=(60, 30.5), formation="column")
    turn = intend("ADVANCE 60,80", battalion("F1", at=(70, 31)), column, FAR)
    assert [event["unit"] for event in turn.all("move")] == ["F2", "F1"]


@pytest.mark.parametrize(
    ("unit", "at"),
    [
        (squadron("F1", formation="skirmish"), (60, 34)),
        (battalion("F1", type="light", formation="skirmish", at=(60, 32)), (60, 39.5)),
    ],
)
def test_int_1_a_screen_halts_nearer_if_mounted_than_an_advance_would(unit, at):
    assert intend("SCREEN 60,80", unit, battalion("A1", "AB", (60, 45), facing=180)).at("F1") == at


@pytest.mark.parametrize("posture", ["ADVANCE A1", "SUPPORT A1"])
def test_int_1_an_objective_that_is_gone_leads_nowhere(posture):
    assert deeds(intend(posture, F1, FAR | {"out": "eliminated"}, battalion("A2", "AB", (90, 80), facing=180))) == []


def test_int_1_guns_on_the_defence_turn_to_an_enemy_behind_them():
    turn = intend("DEFEND", battery("F1"), battalion("A1", "AB", (70, 10)))
    assert turn.units["F1"]["facing"] == 135
