"""Changing formation, turning, moving, guns, roads, whole divisions (MN-MOVE, MN-ART, MN-DIV, MN-GEO)."""

import pytest

from tests.battles.documents import battalion, battery, corps, squadron
from tests.battles.rulesets.mini_nap.play import play

FAR = battalion("A1", "AB", (110, 80), facing=180)


def moved(unit, orders, *others, **more):
    """A French unit's turn under these orders, an enemy far off."""
    return play(unit, *others, FAR, french=f"F1: {orders}\n", **more)


# --- formations -------------------------------------------------------------------------------------------------------

LINE, COLUMN = battalion("F1"), battalion("F1", formation="column")
LIGHT = battalion("F1", type="light")
SKIRMISH = battalion("F1", type="light", formation="skirmish")
HORSE = squadron("F1", type="heavy")


@pytest.mark.parametrize(
    ("unit", "orders", "at"),
    [
        (LINE, "FORM COLUMN", (61.25, 19)),
        (LINE, "FORM COLUMN ON LEFT", (58.75, 19)),
        (LINE, "FORM COLUMN ON RIGHT ON REAR", (61.25, 21)),
        (LINE, "FORM COLUMN ON LEFT ON REAR", (58.75, 21)),
        (COLUMN, "FORM LINE", (58.75, 21)),
        (COLUMN, "FORM LINE ON LEFT", (61.25, 21)),
        (COLUMN, "FORM LINE ON RIGHT ON REAR", (58.75, 19)),
        (COLUMN, "FORM SQUARE", (60, 20)),
        (LINE, "FORM SQUARE", (61.25, 19)),
        (LIGHT, "FORM SKIRMISH", (59.75, 20)),
        (LIGHT, "FORM SKIRMISH ON LEFT", (60.25, 20)),
        (SKIRMISH, "FORM LINE", (60.25, 20)),
        (SKIRMISH, "FORM COLUMN", (61.5, 19)),
        (SKIRMISH, "FORM COLUMN ON LEFT ON REAR", (58.5, 21)),
        (HORSE, "FORM COLUMN", (61.25, 18)),
        (HORSE, "FORM COLUMN ON LEFT ON REAR", (58.75, 22)),
    ],
)
def test_geo_4_amb_7_the_other_stand_forms_on_the_one_that_stays(unit, orders, at):
    turn = moved(unit, orders)
    assert turn.at("F1") == at
    assert turn.units["F1"]["facing"] == 0


def test_geo_1_geo_4_places_are_in_the_units_own_axes():
    assert moved(LINE | {"facing": 90}, "FORM COLUMN").at("F1") == (59, 18.75)
    assert moved(LINE | {"facing": 45}, "MOVE 4").at("F1") == (62.83, 22.83)


def test_move_2_a_square_opens_on_the_same_centre_to_any_facing():
    turn = moved(battalion("F1", formation="square"), "FORM LINE FACE 135")
    assert turn.at("F1") == (60, 20)
    assert turn.units["F1"]["facing"] == 135


def test_move_2_there_must_be_room():
    blocked = moved(COLUMN, "FORM LINE ON LEFT", battalion("F2", at=(64, 21), formation="column"))
    assert blocked.refused("F1") == ["blocked"]
    assert blocked.none("formation", "F1")


@pytest.mark.parametrize(
    ("unit", "formation", "reason"),
    [
        (LINE, "SKIRMISH", "formation-not-allowed"),
        (HORSE, "SQUARE", "formation-not-allowed"),
        (HORSE, "SKIRMISH", "formation-not-allowed"),
        (squadron("F1", traits=["lancer"]), "SKIRMISH", "formation-not-allowed"),
        (squadron("F1", traits=["cossack"], formation="skirmish"), "LINE", "formation-not-allowed"),
        (battery("F1"), "LINE", "formation-not-allowed"),
        (SKIRMISH | {"strength": 1}, "LINE", "too-weak"),
        (battalion("F1", formation="square", strength=1), "COLUMN", "too-weak"),
    ],
)
def test_move_3_amb_20_what_may_not_be_formed_is_refused(unit, formation, reason):
    assert moved(unit, f"FORM {formation}").refused("F1") == [reason]


def test_move_3_guard_and_squares_may_be_formed_by_a_last_point():
    assert moved(SKIRMISH | {"strength": 1, "quality": "guard"}, "FORM LINE").refused("F1") == []
    assert moved(SKIRMISH | {"strength": 1}, "FORM SQUARE").refused("F1") == []


def test_move_1_a_unit_forms_once_and_moves_once():
    turn = moved(LINE, "FORM COLUMN; FORM LINE; MOVE 2; MOVE 2; FACE 90; FACE 180")
    assert turn.refused("F1") == ["second-formation", "second-move"]
    assert [event["effect"]["facing"] for event in turn.all("pivot", "F1")] == [90, 180]


def test_move_1_a_unit_in_contact_does_nothing_but_retreat():
    enemy = battalion("A1", "AB", (60, 23.05), facing=180, formation="square")
    dice = ("melee F1 1 1 1 1 1 1", "melee A1 6 6 6 6 6 6", "melee-extra F1 1 1 1 1 1 1")
    turn = play(LINE, enemy, french="F1: FACE 90; MOVE; FORM COLUMN; FIRE AT A1\n", dice=dice)
    assert turn.refused("F1") == ["in-contact"] * 4
    assert play(LINE, enemy, french="F1: RETREAT\n").out("F1") == "retreated"


# --- turning ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("facing", "turned"), [(90, 90), (270, 90), (180, 180), (10, 10)])
def test_move_4_a_pivot_goes_the_shorter_way(facing, turned):
    pivot = moved(LINE, f"FACE {facing}").one("pivot", "F1")["effect"]
    assert pivot["facing"] == facing
    assert abs(pivot["turned"]) == turned


def test_move_4_a_formed_unit_needs_room_to_turn_and_an_unformed_one_only_at_the_end():
    beside = battalion("F2", at=(60, 22))
    assert moved(LINE, "FACE 90", beside).refused("F1") == ["blocked"]
    assert moved(SKIRMISH, "FACE 180", beside).refused("F1") == []
    assert moved(SKIRMISH, "FACE 90", beside).refused("F1") == ["blocked"]


def test_move_4_an_about_face_needs_no_room_and_squares_have_none():
    between = (battalion("F2", at=(60, 22)), battalion("F3", at=(60, 18)))
    about = moved(LINE, "ABOUT", *between)
    assert about.one("pivot", "F1")["effect"]["about"] is True
    assert about.units["F1"]["facing"] == 180
    assert moved(battalion("F1", formation="square"), "ABOUT").refused("F1") == ["formation-not-allowed"]


@pytest.mark.parametrize("turn", ["ABOUT", "FACE 91; FACE 0", "FACE 60; FACE 120", "FACE 180"])
def test_move_5_amb_6_who_turned_too_far_does_not_charge(turn):
    enemy = battalion("A1", "AB", (60, 15), facing=0)
    ahead = battalion("A2", "AB", (60, 25), facing=180)
    result = play(battalion("F1", at=(60, 20), formation="column"), enemy, ahead, french=f"F1: {turn}; CHARGE A1\n")
    assert result.refused("F1")[-1] == "turned-too-far"


def test_move_5_guns_that_turned_too_far_do_not_fire():
    turn = play(battery("F1"), battalion("A1", "AB", (60, 5)), french="F1: FACE 180; FIRE AT A1\n")
    assert turn.refused("F1") == ["turned-too-far"]


# --- moving -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("unit", "orders", "distance", "stopped"),
    [
        (LINE, "MOVE", 6, None),
        (LINE, "MOVE 4", 4, None),
        (LINE, "MOVE 9", 6, "allowance"),
        (SKIRMISH, "MOVE 30", 18, "allowance"),
        (HORSE, "MOVE", 15, None),
        (LINE | {"at": [60, 87]}, "MOVE", 2, "edge"),
    ],
)
def test_move_7_a_move_is_cut_to_the_allowance_and_the_table(unit, orders, distance, stopped):
    effect = moved(unit, orders).one("move", "F1")["effect"]
    assert effect["distance"] == pytest.approx(distance, abs=0.06)
    assert stopped is None or effect["stopped"] == stopped


@pytest.mark.parametrize(
    ("unit", "distance"),
    [(battalion("A2", "AB", (60, 25), facing=180), 2.9), (squadron("A2", "AB", (60, 26), facing=180), 2.9)],
)
def test_move_7_it_ends_a_tenth_short_of_the_enemy(unit, distance):
    effect = moved(LINE, "MOVE", unit).one("move", "F1")["effect"]
    assert effect["distance"] == pytest.approx(distance)
    assert effect["stopped"] == "enemy"


def test_move_7_one_nearer_than_that_may_not_come_nearer_but_may_pass_by():
    near = battalion("A2", "AB", (60, 22.08), facing=180)
    assert moved(LINE, "MOVE", near).none("move", "F1", distance=6.0)
    beside = battalion("A2", "AB", (65.08, 22), facing=180)
    assert moved(LINE, "MOVE", beside).one("move", "F1")["effect"]["distance"] == pytest.approx(6)


@pytest.mark.parametrize(
    ("orders", "at"),
    [
        ("SIDESTEP LEFT 4", (56, 20)),
        ("SIDESTEP RIGHT", (66, 20)),
        ("STEP BACK 9", (60, 14)),
        ("OBLIQUE RIGHT 3 2", (62, 23)),
        ("OBLIQUE LEFT 5 5 SIDE FIRST", (57, 23)),
    ],
)
def test_move_8_infantry_steps_aside_back_and_obliquely(orders, at):
    turn = moved(LINE, orders)
    assert turn.at("F1") == at
    assert turn.units["F1"]["facing"] == 0


@pytest.mark.parametrize("orders", ["SIDESTEP LEFT", "STEP BACK", "OBLIQUE LEFT"])
@pytest.mark.parametrize("unit", [COLUMN, HORSE, battery("F1"), battalion("F1", formation="square")])
def test_move_8_nobody_else_does(unit, orders):
    assert moved(unit, orders).refused("F1") == ["formation-not-allowed"]


@pytest.mark.parametrize(("away", "distance"), [(11.9, 2), (12.1, 4)])
def test_move_9_a_square_near_cavalry_inches_half_as_far(away, distance):
    square = battalion("F1", formation="square")
    horse = squadron("A2", "AB", (60, 24 + away), facing=180)
    assert moved(square, "INCH 270", horse).one("move", "F1")["effect"]["distance"] == pytest.approx(distance)


def test_move_9_only_squares_inch():
    assert moved(LINE, "INCH E").refused("F1") == ["formation-not-allowed"]


def test_move_10_a_formed_unit_stops_on_touching_a_friend_an_unformed_one_passes():
    friend = battalion("F2", at=(60, 25))
    assert moved(LINE, "MOVE", friend).one("move", "F1")["effect"]["stopped"] == "friend"
    assert moved(LINE, "MOVE", friend).at("F1") == (60, 23)
    assert moved(SKIRMISH, "MOVE 12", friend).at("F1") == (60, 32)


def test_move_10_an_unformed_unit_that_would_end_on_a_friend_halts_before_him():
    friend = battalion("F2", at=(60, 25))
    turn = moved(SKIRMISH, "MOVE 5", friend)
    assert turn.one("move", "F1")["effect"]["stopped"] == "friend"
    assert turn.at("F1") == (60, 23)


# --- guns -------------------------------------------------------------------------------------------------------------


def test_art_1_guns_are_run_one_forward_or_back_and_may_still_fire():
    target = battalion("A2", "AB", (60, 40), facing=180)
    turn = play(battery("F1"), target, french="F1: PROLONG 3; FIRE AT A2\n", dice=("fire F1 1 1 1",))
    assert turn.at("F1") == (60, 21)
    assert turn.one("fire", "F1")
    assert moved(battery("F1"), "PROLONG BACK").at("F1") == (60, 19)


@pytest.mark.parametrize(
    ("unit", "orders", "at", "facing"),
    [
        (battery("F1"), "REDEPLOY E", (75, 20), 0),
        (battery("F1", type="horse"), "REDEPLOY 180 12 FACE 45", (60, 8), 45),
        (battery("F1"), "REDEPLOY TO 60,30", (60, 30), 0),
        (battery("F1"), "MOVE 10", (60, 30), 0),
        (battery("F1"), "MOVE 1", (60, 21), 0),
    ],
)
def test_art_2_guns_redeploy_straight_any_way_and_keep_their_facing(unit, orders, at, facing):
    turn = moved(unit, orders)
    assert turn.at("F1") == at
    assert turn.units["F1"]["facing"] == facing


def test_art_2_guns_that_redeployed_are_silent():
    target = battalion("A2", "AB", (60, 60), facing=180)
    turn = play(battery("F1"), target, french="F1: REDEPLOY N 5; FIRE AT A2\n")
    assert turn.refused("F1") == ["redeployed"]


@pytest.mark.parametrize("orders", ["PROLONG", "REDEPLOY N"])
def test_art_1_to_2_only_guns_do(orders):
    assert moved(LINE, orders).refused("F1") == ["formation-not-allowed"]


# --- roads ------------------------------------------------------------------------------------------------------------

ROAD = {"id": "road", "kind": "road", "line": [[60, 0], [60, 90]]}
WOOD = {"id": "wood", "kind": "wood", "area": [[40, 22], [80, 22], [80, 60], [40, 60]]}


def test_x_terr_2_a_column_goes_half_as_far_again_by_road():
    assert moved(COLUMN, "MOVE", terrain=[ROAD]).at("F1") == (60, 29)
    assert moved(COLUMN, "MOVE", terrain=[ROAD, WOOD]).at("F1") == (60, 29)
    assert moved(LINE, "MOVE", terrain=[ROAD]).at("F1") == (60, 26)
    assert moved(COLUMN, "MOVE", terrain=[WOOD]).at("F1") == (60, 24)


# --- divisions --------------------------------------------------------------------------------------------------------


def division(away, orders="  MANOEUVRE N 40\n", dice=()):
    """A division of two brigades under these orders, the enemy straight ahead."""
    document = corps(
        battalion("F1", "gauthier", (60, 20)),
        battalion("F2", "jamin", (80, 20)),
        battalion("A1", "AB", (60, 22 + away), facing=180),
        table={"width": 120, "height": 150},
    )
    return play(document=document, french=f"DIVISION 9D\n{orders}", dice=dice)


@pytest.mark.parametrize(
    ("away", "distance", "allowance"), [(70, 36, 36), (37, 13, 36), (35.9, 23.9, 24), (12.1, 0.1, 24)]
)
def test_div_1_a_division_marches_by_how_far_the_enemy_is(away, distance, allowance):
    turn = division(away)
    assert turn.all("activate")[0]["effect"] == {"mode": "division", "allowance": allowance}
    assert turn.one("move", "F1")["effect"]["distance"] == pytest.approx(distance, abs=0.02)


def test_div_1_with_an_enemy_within_12_its_brigades_act_singly():
    turn = division(12, dice=("initiative french 6 6 6", "initiative allied 1 1"))
    assert turn.refused("9D") == ["enemy-near"]
    assert [event["effect"]["mode"] for event in turn.all("activate", "gauthier")] == ["brigade"]


def test_div_2_only_forming_turning_and_marching_are_done_in_it():
    turn = division(70, "  MANOEUVRE N\n  F1: FORM COLUMN; MOVE 20; CHARGE A1\n  F2: SIDESTEP LEFT\n")
    assert turn.refused("F1") == ["division-manoeuvre"]
    assert turn.refused("F2") == ["division-manoeuvre"]
    assert turn.one("move", "F1")["effect"] == turn.one("move", "F1")["effect"] | {"mode": "division", "distance": 20}


def test_div_3_all_its_brigades_are_used_and_nobody_fires_or_is_checked():
    turn = division(70)
    assert [event["unit"] for event in turn.all("activate")] == ["9D", "AB"]
    assert turn.none("command", "F1")
