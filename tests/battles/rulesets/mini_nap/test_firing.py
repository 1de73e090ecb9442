"""Fire: targets, range, dice, answers, suppression, weather (MN-FIRE, MN-GEO-2, MN-CMD-6, MN-X)."""

import pytest

from tests.battles.documents import battalion, battery, corps, squadron
from tests.battles.rulesets.mini_nap.play import play

TALL = {"width": 120, "height": 160}
FOOT = battalion("F1", at=(60, 30))
GUNS = battery("F1", at=(60, 10))


def enemy(away, front=31.0, kind=battalion, **more):
    """An enemy whose front is this far before a line."""
    unit = kind("A1", "AB", (60, 0), facing=180, **more)
    depth = {"column": 4, "square": 4, "battery": 3}.get(unit["formation"], 2)
    return unit | {"at": [60, front + away + depth / 2]}


def fire(unit, *others, orders="FIRE AT A1", **more):
    return play(unit, *others, french=f"F1: {orders}\n", strict_dice=False, table=TALL, **more)


def dice(turn, unit="F1", mode="fire"):
    """How many dice were thrown; 0 when the order was refused."""
    shots = turn.all("fire", unit, mode=mode)
    return len(shots[0]["roll"]["dice"]) if shots else 0


@pytest.mark.parametrize(("away", "thrown"), [(0.06, 2), (4, 2), (4.01, 0)])
def test_fire_3_small_arms_reach_to_4(away, thrown):
    turn = fire(FOOT, enemy(away))
    assert dice(turn) == thrown
    assert turn.refused("F1") == ([] if thrown else ["not-eligible"])


@pytest.mark.parametrize(
    ("away", "band"),
    [(1, "close"), (20, "close"), (20.01, "medium"), (40, "medium"), (40.01, "long"), (80, "long"), (80.01, None)],
)
def test_fire_3_bands_of_artillery(away, band):
    turn = fire(GUNS, enemy(away, 11.5))
    assert [shot["effect"]["band"] for shot in turn.all("fire", "F1")] == ([band] if band else [])


@pytest.mark.parametrize(
    ("guns", "close", "medium", "long"), [("light", 2, 1, 0), ("medium", 3, 2, 1), ("heavy", 4, 3, 2)]
)
def test_fire_4_amb_11_dice_of_artillery(guns, close, medium, long):
    for away, thrown in ((10, close), (30, medium), (60, long)):
        turn = fire(GUNS | {"guns": guns, "nation": "prussian"}, enemy(away, 11.5))
        assert dice(turn) == thrown
        assert turn.refused("F1") == ([] if thrown else ["no-dice"])


@pytest.mark.parametrize(
    ("formation", "type", "thrown"),
    [("line", "line", 2), ("column", "line", 1), ("square", "line", 1), ("skirmish", "light", 2)],
)
def test_fire_4_dice_of_small_arms(formation, type, thrown):
    depth = 2 if formation in ("line", "skirmish") else 4
    unit = battalion("F1", at=(60, 31 - depth / 2), formation=formation, type=type)
    assert dice(fire(unit, enemy(2))) == thrown


@pytest.mark.parametrize(
    ("unit", "target", "thrown"),
    [
        (FOOT | {"quality": "guard"}, {}, 3),
        (FOOT | {"quality": "elite"}, {}, 2),
        (FOOT, {"formation": "column"}, 3),
        (FOOT, {"formation": "square"}, 3),
        (FOOT, {"kind": squadron, "formation": "column"}, 3),
        (FOOT | {"quality": "guard"}, {"formation": "column"}, 4),
        (FOOT, {"type": "light", "formation": "skirmish"}, 1),
        (FOOT, {"kind": battery}, 1),
        (FOOT | {"quality": "guard"}, {"kind": battery}, 1),
    ],
)
def test_fire_5_to_6_more_dice_and_halving(unit, target, thrown):
    kind = target.get("kind", battalion)
    placed = enemy(2, **target)
    if kind is squadron:
        placed["at"][1] = 31 + 2 + 4
    assert dice(fire(unit, placed)) == thrown


@pytest.mark.parametrize(
    ("nation", "quality", "thrown"),
    [
        ("british", "trained", 4),
        ("kgl", "guard", 3),
        ("french", "guard", 4),
        ("french", "elite", 4),
        ("french", "veteran", 3),
        ("russian", "guard", 3),
    ],
)
def test_fire_5_british_and_good_french_batteries(nation, quality, thrown):
    assert dice(fire(GUNS | {"nation": nation, "quality": quality}, enemy(10, 11.5))) == thrown


@pytest.mark.parametrize(("faces", "hits"), [("1 1 3", 0), ("1 2 3", 1), ("6 5 1", 2), ("6 6 6", 3)])
def test_fire_7_six_pips_are_a_hit(faces, hits):
    turn = play(GUNS, enemy(10, 11.5), french="F1: FIRE AT A1\n", dice=(f"fire F1 {faces}",))
    assert turn.one("fire", "F1")["effect"]["hits"] == hits
    assert turn.strength("A1") == 6 - hits


# --- who can be aimed at ----------------------------------------------------------------------------------------------


def test_fire_2_formed_units_and_loose_friends_block_the_triangle():
    target = enemy(30, 11.5)
    assert dice(fire(GUNS, target, battalion("F2", at=(60, 25)))) == 0
    assert dice(fire(GUNS, target, battalion("F2", at=(60, 25), type="light", formation="skirmish"))) == 0
    assert dice(fire(GUNS, target, battalion("F2", at=(70, 25)))) == 2
    assert dice(fire(GUNS, target, battalion("A2", "AB", (60, 25), facing=180))) == 0


def test_geo_2_another_point_is_aimed_at_where_the_nearest_is_masked():
    mask = battalion("A2", "AB", (57.2, 25), facing=180, formation="column")
    assert dice(fire(GUNS, enemy(30, 11.5), mask)) == 2


def test_geo_2_amb_9_only_the_near_side_is_aimed_at():
    """A square seen from close by lies with its far side in another band, where nobody may aim."""
    turn = fire(GUNS, enemy(18, 11.5, formation="square"))
    assert turn.one("fire", "F1")["effect"]["band"] == "close"


@pytest.mark.parametrize(("y", "eligible"), [(31.04, False), (29, False), (33, True)])
def test_fire_2_scale_3_a_target_is_ahead_beyond_the_line_of_the_front(y, eligible):
    beside = battalion("A1", "AB", (65.5, y - 1), facing=270, formation="line") | {"at": [64, y - 2.5]}
    assert bool(dice(fire(FOOT, beside))) is eligible


def test_fire_2_a_square_fires_from_any_face():
    square = battalion("F1", at=(60, 30), formation="square")
    for at in ((60, 35), (60, 25), (64, 30), (56, 30)):
        assert dice(fire(square, battalion("A1", "AB", at, formation="line"))) == 1


LOOSE = {"type": "light", "formation": "skirmish"}


@pytest.mark.parametrize(
    ("away", "target", "thrown"),
    [
        (15, {}, 0),
        (30, {}, 1),
        (30, LOOSE, 0),
        (60, {}, 1),
        (60, LOOSE, 0),
    ],
)
def test_fire_6_amb_10_loose_enemies_in_the_way(away, target, thrown):
    screen = battalion("A2", "AB", (60, 20), facing=180, **LOOSE)
    assert dice(fire(GUNS, enemy(away, 11.5, **target), screen)) == thrown


def test_fire_6_small_arms_are_barred_by_loose_enemies():
    screen = battalion("A2", "AB", (60, 32.1), facing=180, **LOOSE)
    assert dice(fire(FOOT, enemy(3.2), screen)) == 0


# They answer fire, but do not open it in their own initiative.
QUIET_LATER = "STANDING ALL fire at will: NEVER\n"

# --- who fires when ---------------------------------------------------------------------------------------------------


def test_fire_1_ordered_shots_go_in_sheet_order_then_the_others_in_file_order():
    units = [battery(f"F{index}", at=(10 * index, 10)) for index in range(1, 5)]
    target = battalion("A1", "AB", (25, 40), facing=180, strength=20)
    turn = play(
        *units,
        target,
        french="F3: FIRE AT A1\nF1: FIRE AT A1\nF4: HOLD FIRE\n",
        allied="STANDING ALL return fire: NEVER\n",
        loud=True,
        strict_dice=False,
    )
    assert [event["unit"] for event in turn.all("fire", mode="fire")] == ["F3", "F1", "F2"]


def test_fire_1_fire_10_a_battery_that_was_suppressed_is_marked_and_does_not_fire():
    skirmishers = battalion("A2", "AB", (62, 15), facing=180, strength=5, **LOOSE)
    turn = play(
        GUNS,
        battery("F2", at=(64, 10)),
        battalion("A1", "AB", (62, 50), facing=180),
        skirmishers,
        french="F1: FIRE AT A1\nF2: FIRE AT A1\n",
        allied=QUIET_LATER,
        loud=True,
    )
    assert turn.refused("F2") == ["marked"]


def test_ord_2_fire_at_will_takes_most_dice_then_least_range_then_file_order():
    near = battalion("A1", "AB", (55, 33.5), facing=180)
    column = battalion("A2", "AB", (60, 36), facing=180, formation="column")
    turn = play(FOOT, near, column, loud=True, allied="STANDING ALL return fire: NEVER\n", strict_dice=False)
    assert turn.all("fire", "F1")[0]["target"] == "A2"
    lines = (battalion("A1", "AB", (57.4, 34.2), facing=180), battalion("A2", "AB", (62.6, 34), facing=180))
    turn = play(FOOT, *lines, loud=True, allied="STANDING ALL return fire: NEVER\n", strict_dice=False)
    assert turn.all("fire", "F1")[0]["target"] == "A2"


def test_fire_8_the_target_shoots_back_once_and_is_marked():
    turn = play(
        FOOT,
        enemy(2),
        french="F1: FIRE AT A1\n",
        allied=QUIET_LATER,
        loud=True,
        dice=("fire F1 1 1", "return-fire A1 6 6"),
    )
    assert turn.one("fire", "A1", mode="return")["effect"]["hits"] == 2
    assert turn.one("status", "A1", returned_fire=True)
    assert turn.none("fire", "F1", mode="return")


def test_fire_8_amb_11_what_cannot_reach_does_not_answer():
    turn = play(GUNS, enemy(10, 11.5), french="F1: FIRE AT A1\n", loud=True, strict_dice=False)
    assert turn.none("fire", "A1")
    assert turn.none("status", "A1", returned_fire=True)


def test_fire_9_amb_22_batteries_near_the_target_support_even_one_just_destroyed():
    guns = battery("A2", "AB", (66, 45), facing=180)
    far = battery("A3", "AB", (80, 45), facing=180)
    turn = play(
        FOOT,
        enemy(2, strength=2) | {"at": [60, 34]},
        guns | {"at": [66.9, 36]},
        far,
        french="F1: FIRE AT A1\n",
        loud=True,
        strict_dice=False,
        dice=("fire F1 6 6",),
    )
    assert turn.out("A1") == "eliminated"
    assert [event["unit"] for event in turn.all("fire", mode="support")] == ["A2"]
    assert turn.one("status", "A2", returned_fire=True)


def test_fire_10_skirmishers_spoil_the_fire_of_a_battery():
    skirmishers = battalion("A2", "AB", (60, 15), facing=180, strength=4, **LOOSE)
    turn = play(
        GUNS, enemy(40, 11.5) | {"at": [80, 50]}, skirmishers, french="F1: FIRE AT A1\n", allied=QUIET_LATER, loud=True
    )
    assert turn.one("reaction", "A2")["effect"]["reaction"] == "suppression"
    assert turn.one("status", "F1", suppressed=True)
    assert turn.one("status", "A2", returned_fire=True)
    assert turn.none("fire")
    assert turn.none("status", "A2", reacted=True)


@pytest.mark.parametrize(("strength", "silenced"), [(4, ["F1"]), (5, ["F1", "F2"])])
def test_fire_10_five_points_spoil_the_fire_of_two(strength, silenced):
    skirmishers = battalion("A2", "AB", (62, 15), facing=180, strength=strength, **LOOSE)
    turn = play(
        GUNS,
        battery("F2", at=(64, 10)),
        battalion("A1", "AB", (62, 50), facing=180),
        skirmishers,
        french="F1: FIRE AT A1\n",
        loud=True,
        strict_dice=False,
    )
    assert [event["unit"] for event in turn.all("status", suppressed=True)] == silenced


@pytest.mark.parametrize(("die", "shots"), [(2, 0), (3, 1)])
def test_cmd_6_out_of_command_a_unit_tests_before_it_fires(die, shots):
    document = corps(battalion("F1", "gauthier", (60, 30)), enemy(2), table=TALL)
    document["formations"][0] = {"id": "II", "kind": "corps", "side": "french"}
    document["formations"][1]["commander"] = {"rating": "good", "at": [5, 150]}
    turn = play(document=document, french="F1: FIRE AT A1\n", strict_dice=False, dice=(f"fire-test F1 {die}",))
    assert len(turn.all("fire", "F1")) == shots
    assert turn.one("test", "F1", test="fire-test")


@pytest.mark.parametrize(("allowed", "shots"), [(True, 1), (False, 0)])
def test_amb_12_fire_into_a_fight_can_be_forbidden(allowed, shots):
    friend = battalion("F2", at=(64.9, 37), facing=270, formation="column") | {"at": [64.5, 34]}
    turn = play(
        FOOT, enemy(2), friend, french="F1: FIRE AT A1\n", strict_dice=False, settings={"fire_into_contact": allowed}
    )
    assert len(turn.all("fire", "F1")) == shots


# --- weather, hills ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weather", "unit", "away", "front", "thrown"),
    [
        ("rain", FOOT, 2, 31, 1),
        ("rain", GUNS, 30, 11.5, 2),
        ("rain", GUNS, 60, 11.5, 0),
        ("mud", GUNS | {"guns": "heavy"}, 60, 11.5, 1),
        ("mud", GUNS, 30, 11.5, 2),
        ("fog", GUNS, 20, 11.5, 3),
        ("fog", GUNS, 20.1, 11.5, 0),
    ],
)
def test_x_wea_1_weather_and_fire(weather, unit, away, front, thrown):
    assert dice(fire(unit, enemy(away, front), weather=weather)) == thrown


HILL = {"id": "hill", "kind": "hill", "area": [[50, 5], [70, 5], [70, 15], [50, 15]]}


@pytest.mark.parametrize(("y", "on", "thrown"), [(25, True, 2), (25, False, 0), (20, True, 0), (38, True, 0)])
def test_x_over_1_guns_on_a_hill_fire_over_troops_well_clear_of_both_ends(y, on, thrown):
    over = battalion("F2", at=(60, y))
    turn = fire(GUNS, enemy(30, 11.5), over, terrain=[HILL], settings={"overhead_fire": on})
    assert dice(turn) == thrown
