"""The sequence of a turn, initiative, markers, the end (MN-SEQ, MN-DICE-1, MN-EVENT-1, MN-X-ARR-1, MN-X-VIC-1)."""

import pytest

from tests.battles.documents import battalion, battery, corps, duel, squadron
from tests.battles.rulesets.mini_nap.play import play

A1 = battalion("A1", "AB", (60, 70), facing=180)


def test_seq_1_a_turn_goes_from_unread_lines_and_ratings_through_initiatives_to_the_end():
    document = corps(battalion("F1", "gauthier"), A1)
    del document["formations"][1]["commander"]["rating"]
    turn = play(document=document, french="Vive l'Empereur!\n", dice=("rating 9D 6 6",))
    assert [kind for kind in turn.kinds if kind not in ("command", "order_refused")] == [
        "turn_start",
        "commander",
        "initiative",
        "activate",
        "initiative",
        "activate",
        "turn_end",
    ]
    assert turn.kinds[1] == "order_refused"
    assert turn.formations["9D"]["commander"]["rating"] == "good"


def test_seq_2_ties_for_the_first_initiative_are_thrown_again():
    first = ("initiative french 3 3", "initiative allied 4 2", "initiative french 1 1", "initiative allied 6 6")
    turn = play(battalion("F1"), A1, first=first)
    tie, won, alone = turn.all("initiative")
    assert tie["effect"]["totals"] == {"french": 6, "allied": 6}
    assert tie["effect"]["tie"]
    assert won["side"] == "allied"
    assert alone["side"] == "french"


def test_seq_3_the_holder_throws_three_dice_for_the_next_initiative():
    document = corps(battalion("F1", "gauthier"), battalion("F2", "jamin", (80, 20)), A1)
    dice = ("initiative french 1 1 1", "initiative allied 1 1")
    turn = play(document=document, dice=dice)
    assert [event["side"] for event in turn.all("initiative")] == ["french", "french", "allied"]


def test_seq_4_amb_3_a_side_alone_goes_on_without_dice():
    document = corps(battalion("F1", "gauthier"), battalion("F2", "jamin", (80, 20)))
    turn = play(document=document, first=())
    assert [event["effect"].get("uncontested") for event in turn.all("initiative")] == [True, True]
    assert [event["unit"] for event in turn.all("activate")] == ["gauthier", "jamin"]


def test_seq_4_brigades_without_troops_in_play_are_not_available():
    document = corps(battalion("F1", "gauthier", arrives=9), battalion("F2", "jamin", (80, 20)))
    assert [event["unit"] for event in play(document=document, first=()).all("activate")] == ["jamin"]


def test_seq_5_priority_chooses_the_brigade_and_a_division_means_its_brigades():
    document = corps(battalion("F1", "gauthier"), battalion("F2", "jamin", (80, 20)), battery("B1", "9D", (70, 30)))
    turn = play(document=document, french="PRIORITY jamin, 9D\n", first=())
    assert [event["unit"] for event in turn.all("activate")] == ["jamin", "9D/artillery", "gauthier"]


def test_seq_5_on_taking_the_initiative_a_sides_markers_come_off():
    turn = play(battalion("F1", reacted=True, suppressed=False, returned_fire=True), A1 | {"disordered": True})
    off = [(event["unit"], event["effect"]) for event in turn.all("status")]
    assert off == [
        ("F1", {"reacted": False}),
        ("F1", {"returned_fire": False}),
        ("A1", {"disordered": False}),
    ]
    assert turn.order(("initiative", ""), ("status", "F1"), ("activate", "FB"), ("initiative", ""), ("status", "A1"))


def test_seq_5_emergency_squares_of_both_sides_settle():
    turn = play(battalion("F1", formation="emergency-square"), A1 | {"formation": "emergency-square"})
    assert turn.units["F1"]["formation"] == turn.units["A1"]["formation"] == "square"
    assert turn.order(("formation", "F1"), ("formation", "A1"), ("activate", "FB"))


def test_seq_6_manoeuvre_comes_before_fire_and_fire_before_hand_to_hand():
    turn = play(
        battalion("F1", at=(60, 30)),
        battalion("F2", at=(80, 30)),
        battalion("A1", "AB", (60, 37), facing=180, strength=2),
        battalion("A2", "AB", (80, 35), facing=180),
        french="F2: FIRE AT A2\nF1: CHARGE A1\n",
        dice=("fire F2 1 1", "melee F1 6 6 6 6 6 6", "melee A1 1 1"),
    )
    assert turn.order(("charge", "F1"), ("fire", "F2"), ("combat", "F1"), ("eliminated", "A1"))
    phases = list(dict.fromkeys(event["phase"] for event in turn.events))
    assert [phase for phase in phases if phase in ("manoeuvre", "firing", "combat")] == [
        "manoeuvre",
        "firing",
        "combat",
    ]


def test_seq_7_at_the_end_the_turn_is_counted_and_orders_and_dice_are_dropped():
    turn = play(battalion("F1"), A1)
    assert turn.events[-1]["kind"] == "turn_end"
    assert turn.state["turn"] == 3
    assert not turn.state.keys() & {"orders", "dice"}


def test_dice_1_sides_throw_in_file_order_before_they_are_compared():
    turn = play(battalion("F1"), A1)
    assert turn.all("initiative")[0]["effect"]["totals"] == {"french": 11, "allied": 3}
    assert list(turn.all("initiative")[0]["effect"]["totals"]) == ["french", "allied"]


def test_dice_1_ratings_are_thrown_in_file_order():
    document = corps(battalion("F1", "gauthier"))
    for formation in document["formations"][:2]:
        del formation["commander"]["rating"]
    turn = play(document=document, first=(), dice=("rating 9D 3 3", "rating II 6 6"))
    assert [event["unit"] for event in turn.all("commander")] == ["II", "9D"]


def test_event_1_a_charge_is_told_as_charge_move_contact_reaction_test_and_result():
    turn = play(
        squadron("F1", at=(60, 20), type="heavy"),
        battalion("A1", "AB", (60, 40), facing=180, strength=6),
        french="STANDING ALL feint: NEVER\nF1: CHARGE A1\n",
        dice=("square A1 3", "melee F1 1 1 1 1", "melee A1 6 6 6 6 6 6", "melee-extra A1 1 1 1 1 1 1"),
    )
    assert turn.order(
        ("charge", "F1"),
        ("move", "F1"),
        ("contact", "F1"),
        ("reaction", "A1"),
        ("status", "A1"),
        ("test", "A1"),
        ("formation", "A1"),
    )


def test_event_1_a_round_tells_all_its_dice_before_its_losses():
    turn = play(
        battalion("F1", at=(60, 30)),
        battalion("A1", "AB", (60, 37), facing=180, strength=2),
        french="F1: CHARGE A1\n",
        dice=("melee F1 6 6 6 1 1 1", "melee A1 6 1"),
    )
    assert turn.order(("combat", "F1"), ("combat", "A1"), ("loss", "F1"), ("loss", "A1"), ("eliminated", "A1"))


def test_x_arr_1_reinforcements_enter_before_the_first_throw_and_act_that_turn():
    turn = play(battalion("F1", arrives=2), A1, french="F1: MOVE 4\n")
    assert turn.order(("turn_start", ""), ("arrival", "F1"), ("initiative", ""), ("move", "F1"))
    assert "arrives" not in turn.units["F1"]
    assert turn.at("F1") == (60, 24)


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (battalion("F2", at=(62, 20)), "taken"),
        (battalion("A2", "AB", (60, 33.9), facing=180), "enemy"),
        (battalion("A2", "AB", (60, 34.1), facing=180), None),
        (battalion("F2", at=(65, 20)), None),
    ],
)
def test_x_arr_1_a_reinforcement_waits_while_its_place_is_taken_or_an_enemy_within_12(other, why):
    turn = play(battalion("F1", arrives=2), other, A1)
    assert turn.one("arrival", "F1")["effect"].get("waiting") == why
    assert turn.units["F1"].get("arrives") == (2 if why else None)


def test_x_vic_1_who_has_nobody_left_has_lost():
    turn = play(
        battalion("F1", at=(60, 30)),
        battalion("A1", "AB", (60, 37), facing=180, strength=2),
        french="F1: CHARGE A1\n",
        dice=("melee F1 6 6 6 1 1 1", "melee A1 1 1"),
    )
    assert turn.one("victory")["effect"] == {"winner": "french", "reason": "destroyed"}


@pytest.mark.parametrize(("percentage", "broken"), [(0, False), (33, True), (34, False)])
def test_x_vic_1_an_army_breaks_at_the_percentage_that_was_set(percentage, broken):
    gone = battalion("A2", "AB", (80, 70), out="eliminated", strength=0)
    turn = play(
        battalion("F1"),
        A1,
        gone,
        battalion("A3", "AB", (90, 70)),
        settings={"army_break": percentage, "retreat_counts": False},
    )
    assert bool(turn.all("victory", winner="french", reason="broken")) is broken


@pytest.mark.parametrize(("counts", "broken"), [(False, False), (True, True)])
def test_amb_27_units_taken_off_the_table_count_only_if_so_set(counts, broken):
    gone = battalion("A2", "AB", (80, 70), out="retreated")
    turn = play(battalion("F1"), A1, gone, settings={"army_break": 50, "retreat_counts": counts})
    assert bool(turn.all("victory", winner="french")) is broken


def test_a_duel_is_a_valid_battle():
    assert play(document=duel(battalion("F1"), A1)).kinds[0] == "turn_start"
