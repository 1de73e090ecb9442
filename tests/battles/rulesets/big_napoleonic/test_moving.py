"""Movement: throws, moves, formations, guns, zones, towns, defiles, roads, generals."""

import pytest

from battles.engine.boxes import box
from battles.engine.geometry import forward
from battles.rulesets.big_napoleonic.table.figures import stop_short
from tests.battles.rulesets.big_napoleonic.crossed import BOURG, BYSTANDER, RIVER, french
from tests.battles.rulesets.big_napoleonic.play import QUIET, foot, guns, horse, moving, play


def test_the_first_side_may_be_named():
    """BNB-FILE-1, BNB-TURN-1, BNB-TURN-2: a player turn for each side, from the same sheets."""
    played = play(foot("F1", (36, 20)), foot("A1", (36, 40)), first="french")
    assert [event["side"] for event in played.events if event["kind"] == "initiative"] == ["french", "allied"]


def test_who_is_picked():
    """BNB-TURN-3: the priority first, then file order; who is in good order and not ordered stays."""
    units = [foot("F1", (20, 20)), foot("F2", (30, 20), ds=1), foot("F3", (40, 20)), foot("F4", (50, 20))]
    orders = f"{QUIET}PRIORITY F3\nF1: MOVE 1\nF3: MOVE 1"
    played = play(*units, french=orders, dice=[moving("F1"), moving("F2", 1, 3), moving("F3")])
    assert [event["unit"] for event in played.events if event["kind"] == "test"] == ["F3", "F1", "F2"]


def test_what_is_added_to_a_throw_stands_in_the_order_of_the_table():
    """BNB-THROW-2, BNB-TERR-2, BNB-FILE-2."""
    wood = {"id": "w", "kind": "wood", "area": [[30, 10], [42, 10], [42, 30], [30, 30]]}
    unit = foot("F1", (36, 20), quality="veteran", traits=["stoic"], ds=2, size=6, bases=4, formation="march")
    dice = [moving("F1", 1, 3)]
    played = play(unit, terrain=[wood], commanders={"FC": {"at": [36, 15]}}, dice=dice)
    roll = next(event["roll"] for event in played.events if event["kind"] == "test")
    added = [["command", 1], ["march", 1], ["veteran", 1], ["stoic", 1]]
    assert roll["modifiers"] == [*added, ["terrain", -1], ["double disrupted", -1], ["morale", -2]]
    assert roll["total"] == 4


@pytest.mark.parametrize(("gap", "commanded"), [(6.5, True), (6.6, False)])
def test_a_corps_commander_commands_six_inches_from_the_edge_of_his_stand(gap, commanded):
    """BNB-THROW-7, BNB-GEO-9."""
    played = play(
        foot("F1", (36, 20)), commanders={"FC": {"at": [36, 19 - gap]}}, french="F1: MOVE 1", dice=[moving("F1")]
    )
    modifiers = next(event["roll"]["modifiers"] for event in played.events if event["kind"] == "test")
    assert (["command", 1] in modifiers) == commanded


def test_a_line_of_command_bends_round_a_lake():
    """BNB-THROW-7."""
    lake = {"id": "l", "kind": "lake", "area": [[35, 16.2], [37, 16.2], [37, 16.8], [35, 16.8]]}
    unit, dice = foot("F1", (36, 20)), [moving("F1")]
    near = play(unit, terrain=[lake], commanders={"FC": {"at": [36, 14.5]}}, french="F1: MOVE 1", dice=dice)
    wide = {**lake, "area": [[20, 16.2], [52, 16.2], [52, 16.8], [20, 16.8]]}
    far = play(unit, terrain=[wide], commanders={"FC": {"at": [36, 14.5]}}, french="F1: MOVE 1", dice=dice)
    found = [next(e["roll"]["modifiers"] for e in each.events if e["kind"] == "test") for each in (near, far)]
    assert found == [[["command", 1]], []]


@pytest.mark.parametrize(
    ("enemies", "commanded"),
    [([foot("A1", (36, 22.5), 180)], True), ([foot(f"A{n}", (x, 17.5), 90) for n, x in ((1, 33), (2, 39))], False)],
)
def test_a_zone_cuts_a_line_of_command_only_where_it_is_nearer_than_the_unit(enemies, commanded):
    """BNB-AMB-7: one who stands before the unit covers it too; two stand on both sides of the line behind it."""
    played = play(
        foot("F1", (36, 20)),
        *enemies,
        commanders={"FC": {"at": [36, 14]}},
        french=f"{QUIET}F1: FACE E",
        allied=QUIET,
        dice=[moving("F1")],
    )
    modifiers = next(event["roll"]["modifiers"] for event in played.events if event["kind"] == "test")
    assert (["command", 1] in modifiers) == commanded


def test_batteries_near_each_other_share_their_dice():
    """BNB-THROW-1, BNB-AMB-28: only those that are ordered to move."""
    units = [guns("F1", (30, 20)), guns("F2", (33.9, 20)), guns("F3", (37.8, 20)), foot("F4", (26, 20))]
    dice = [moving("F1", 3, 3), moving("F3", 4, 4)]
    played = play(*units, french=f"{QUIET}F1: FACE E\nF3: FACE E", dice=dice)
    assert [event["roll"]["by"] for event in played.events if event["kind"] == "test"] == ["F1", "F3"]
    chained = play(*units, french=f"{QUIET}F1: FACE E\nF2: FACE E\nF3: FACE E", dice=dice[:1])
    assert [event["roll"]["by"] for event in chained.events if event["kind"] == "test"] == ["F1"] * 3


def test_a_battery_that_has_thrown_does_not_throw_for_the_next():
    """BNB-THROW-1, BNB-TURN-3: the first rallies on the spot; the second, in good order all along, throws by itself."""
    units = [guns("F1", (30, 20), ds=1), guns("F2", (33.9, 20))]
    dice = [moving("F1", 3, 3), moving("F2", 4, 4)]
    played = play(*units, french=f"{QUIET}F1: FACE E\nF2: FACE E", dice=dice)
    assert [event["roll"]["by"] for event in played.events if event["kind"] == "test"] == ["F1", "F2"]


def test_who_rallies_on_five_may_redeploy_or_go_back():
    """BNB-THROW-5, BNB-THROW-6, BNB-THROW-4."""
    dice = [moving("F1", 3, 3)]
    stays = play(foot("F1", (36, 20), ds=1), french=f"{QUIET}F1: FORM EXTENDED; MOVE 6", dice=dice)
    assert stays.units["F1"]["formation"] == "extended"
    assert stays.units["F1"]["at"] == [36, 20.5]
    goes = play(foot("F1", (36, 20), ds=1), french=f"{QUIET}STANDING F1 rally: RETIRE", dice=dice)
    assert goes.units["F1"]["at"] == [36, 14]
    assert goes.units["F1"]["ds"] == 1


def test_a_pivot_is_made_about_the_middle_of_the_front_and_costs_when_sharp():
    """BNB-MOVE-2, BNB-MOVE-3, BNB-GEO-5."""
    dice = [moving("F1")]
    sharp = play(foot("F1", (36, 20)), french=french("FACE 60; MOVE"), dice=dice)
    assert (sharp.one("pivot")["cost"], sharp.one("move")["distance"]) == (3, 9)
    slight = play(foot("F1", (36, 20)), french=french("FACE 45; MOVE"), dice=dice)
    assert (slight.one("pivot")["cost"], slight.one("move")["distance"]) == (0, 12)


def test_horse_manoeuvres_in_two_legs():
    """BNB-MOVE-4."""
    played = play(horse("F1", (36, 20)), french=french("MANOEUVRE 4 E; MANOEUVRE 9 S; FACE E"), dice=[moving("F1")])
    assert [move["distance"] for move in played.of("move")] == [4, 5]
    assert played.units["F1"]["facing"] == 90


def test_a_move_without_distance_keeps_back_what_is_still_to_come():
    """BNB-MOVE-5, BNB-AMB-6, BNB-ART-2."""
    played = play(
        guns("F1", (36, 20), formation="limbered"), BYSTANDER, french=french("MOVE; UNLIMBER E"), dice=[moving("F1")]
    )
    assert played.one("move")["distance"] == 9
    assert (played.units["F1"]["formation"], played.units["F1"]["facing"]) == ("unlimbered", 90)


def test_a_stream_slows_the_whole_move_and_nobody_ends_on_it():
    """BNB-MOVE-5, BNB-TERR-3."""
    brook = {"id": "b", "kind": "stream", "line": [[0, 30.5], [72, 30.5]]}
    played = play(foot("F1", (36, 20)), terrain=[brook], french=french("MOVE"), dice=[moving("F1")])
    assert played.one("move")["distance"] == 9.5
    over = {**brook, "line": [[0, 25], [72, 25]]}
    across = play(foot("F1", (36, 20)), terrain=[over], french=french("MOVE"), dice=[moving("F1")])
    assert across.one("move")["distance"] == 9
    astride = play(foot("F1", (36, 20)), terrain=[over], french=french("MOVE 5"), dice=[moving("F1")])
    assert (astride.one("move")["distance"], astride.one("move")["stopped"]) == (4, "terrain")


def test_the_edge_of_the_table():
    """BNB-MOVE-6, BNB-MOVE-7."""
    dice = [moving("F1")]
    stays = play(foot("F1", (36, 40)), french=french("MOVE"), dice=dice)
    assert stays.one("move")["stopped"] == "edge"
    leaves = play(foot("F1", (36, 40)), french=french("EXIT"), dice=dice)
    assert leaves.one("eliminated")["cause"] == "left"
    assert leaves.units["F1"]["out"] == "left"


def test_a_square_marches_slowly_and_straight():
    """BNB-DEP-5."""
    played = play(foot("F1", (36, 20), square=True), french=french("MOVE"), dice=[moving("F1")])
    assert (played.one("move")["mode"], played.one("move")["distance"]) == ("manoeuvre", 6)
    left = play(foot("F1", (36, 20), square=True), french=french("BREAK SQUARE; MOVE"), dice=[moving("F1")])
    assert left.one("move")["distance"] == 12


def test_guns():
    """BNB-ART-1, BNB-ART-3."""
    units = [guns("F1", (36, 20)), foot("F2", (33, 20))]
    stays = play(*units, french=french("MOVE 3; FACE 90"), dice=[moving("F1", 3, 3)])
    assert stays.reasons() == ["formation-not-allowed"]
    assert stays.one("pivot")["facing"] == 90
    target = foot("A1", (48, 20.5), 270)
    swung = play(*units, target, french="F1: FACE 90", dice=[moving("F1")])
    assert swung.of("fire") == []
    slight = play(guns("F1", (36, 20), 50), foot("F2", (33, 20)), target, french="F1: FACE 90", dice=[
        moving("F1"), ("initiative-fire", "A1", (1, 1)),
    ])  # fmt: skip
    assert len(slight.of("fire")) == 1


def test_isolated_guns_make_for_friends():
    """BNB-ART-4, BNB-AMB-35."""
    units = [guns("F1", (36, 20), formation="limbered"), foot("F2", (50, 20)), foot("A1", (36, 30), 180)]
    played = play(*units, french=french("HOLD\n  F1: MOVE"), allied=QUIET, dice=[moving("F1")])
    assert played.one("move")["mode"] == "isolated"


def test_near_the_enemy_one_turns_first_and_goes_straight():
    """BNB-ZOC-1, BNB-ZOC-2, BNB-ZOC-4, BNB-GEO-8."""
    units = [foot("F1", (36, 20)), foot("A1", (36, 25), 180)]
    dice = [moving("F1")]
    refused = play(*units, french=french("FORM MARCH; MANOEUVRE 2 E; MOVE; FACE E"), allied=QUIET, dice=dice)
    assert refused.reasons() == ["in-enemy-zone", "not-now", "second-pivot"]
    assert (refused.one("move")["distance"], refused.one("move")["stopped"]) == (2, "enemy")


def test_guns_keep_out_of_zones_of_control():
    """BNB-MOVE-6, BNB-AMB-5."""
    units = [guns("F1", (36, 16), formation="limbered"), foot("F2", (33, 16)), foot("A1", (36, 26), 180)]
    played = play(*units, french=french("MOVE"), allied=QUIET, dice=[moving("F1")])
    assert played.one("move")["stopped"] == "enemy-zone"
    assert played.one("move")["distance"] == pytest.approx(5.3, abs=0.02)


def test_a_river_keeps_off_a_zone_of_control_but_for_guns_in_action():
    """BNB-GEO-8."""
    line = french("MANOEUVRE 2 E")
    dice = [moving("F1")]
    for keeper, free in ((foot("A1", (36, 25.5), 180), True), (guns("A1", (36, 25.5), 180), False)):
        played = play(foot("F1", (36, 22)), keeper, terrain=RIVER[:1], french=line, allied=QUIET, dice=dice)
        assert bool(played.of("move")) == free


def test_no_pivot_shows_a_flank():
    """BNB-ZOC-3, BNB-GEO-6."""
    units = [foot("F1", (36, 20), formation="extended"), foot("A1", (36, 24), 180)]
    played = play(*units, french=french("FACE 180"), allied=QUIET, dice=[moving("F1")])
    assert played.reasons() == ["exposes-flank"]


def test_towns_are_taken_and_left():
    """BNB-TOWN-1, BNB-TOWN-2, BNB-TOWN-3."""
    near = play(foot("F1", (36, 16)), terrain=[BOURG], french=french("OCCUPY bourg"), dice=[moving("F1", 3, 3)])
    assert near.one("move")["distance"] == 6
    assert near.reasons() == ["out-of-reach"]
    inside = foot("F1", (36, 28), formation="town", town="bourg")
    left = play(inside, terrain=[BOURG], french=french("LEAVE N; MOVE"), dice=[moving("F1")])
    assert (left.one("formation")["cost"], left.one("move")["distance"]) == (3, 9)
    assert left.units["F1"]["at"] == [36, 40]
    assert "town" not in left.units["F1"]
    held = play(inside, foot("F2", (36, 20)), terrain=[BOURG], french=french("OCCUPY bourg", "F2"), dice=[moving("F2")])
    assert held.reasons("F2") == ["occupied"]


def test_a_line_comes_out_of_a_defile_in_depth():
    """BNB-DEF-1, BNB-DEF-3."""
    played = play(foot("F1", (36, 22), formation="extended"), terrain=RIVER, french=french("PASS bridge"), dice=[
        moving("F1"),
    ])  # fmt: skip
    assert played.one("move")["mode"] == "defile"
    assert played.units["F1"]["formation"] == "depth"
    assert played.units["F1"]["at"] == [36, 25.5]


def test_one_deployed_unit_passes_a_defile_and_a_column_before_it():
    """BNB-DEF-2, BNB-DEF-4."""
    units = [foot("F1", (36, 21.5), formation="march", size=3), foot("F2", (36, 18)), foot("F3", (40, 18))]
    orders = f"{QUIET}F1: PASS bridge; MOVE\nF2: PASS bridge\nF3: PASS bridge"
    played = play(*units, terrain=RIVER, french=orders, dice=[moving("F1"), moving("F2"), moving("F3")])
    assert played.units["F1"]["at"][1] > 26
    assert played.of("move", "F2")
    assert played.reasons("F3") in (["defile-used"], [])


def test_a_unit_without_the_way_halts_at_the_entrance():
    """BNB-DEF-1."""
    played = play(foot("F1", (36, 19)), terrain=RIVER, french=french("PASS bridge"), dice=[moving("F1", 3, 3)])
    assert played.units["F1"]["at"][1] < 24


def test_columns_on_roads():
    """BNB-ROAD-1, BNB-AMB-25."""
    road = {"id": "road", "kind": "road", "line": [[36, 0], [36, 48]]}
    mud = {"id": "mud", "kind": "marsh", "area": [[30, 24], [42, 24], [42, 30], [30, 30]]}
    column = foot("F1", (36, 20), formation="march")
    dice = [moving("F1", 3, 3)]
    assert play(column, terrain=[road, mud], french=french("FOLLOW road"), dice=dice).one("move")["distance"] == 24
    setting = {"road_ignores_going": False}
    slow = play(column, terrain=[road, mud], french=french("FOLLOW road"), dice=dice, settings=setting)
    assert slow.one("move")["distance"] == 18
    off = play({**column, "at": [30, 20]}, terrain=[road], french=french("FOLLOW road"), dice=dice)
    assert off.reasons() == ["off-road"]
    enemy = foot("A1", (36, 34), 180)
    kept = play(column, enemy, terrain=[road], french=french("FOLLOW road"), allied=QUIET, dice=dice)
    assert kept.one("move")["stopped"] == "enemy-zone"


def test_a_charge_at_somebody_who_is_gone():
    """BNB-EVADE-3."""
    units = [horse("F1", (36, 10)), horse("A1", (36, 21), 180)]
    allied = f"{QUIET}STANDING ALL evade: CHARGED"
    played = play(*units, french=french("ASSAULT A1"), allied=allied, dice=[moving("F1")])
    assert played.one("move", "F1")["distance"] == played.one("charge")["distance"]


def test_a_friend_told_to_makes_room_for_the_march():
    """BNB-DISP-1."""
    units = [foot("F1", (36, 14)), foot("F2", (36, 25))]
    played = play(*units, french=f"{QUIET}STANDING ALL displace: ALWAYS\nF1: MOVE", dice=[moving("F1")])
    assert played.units["F1"]["at"] == [36, 26]
    assert played.one("move", "F2")["mode"] == "displaced"
    assert played.units["F2"]["at"] == [36, 24]


def test_a_general_over_whom_the_enemy_marches():
    """BNB-GENL-3, BNB-GENL-4: he joins friends at hand if the enemy comes from afar, else he is driven off."""
    allied = {"AC": {"at": [36, 29]}}
    dice = [moving("F1")]
    alone = play(foot("F1", (36, 20)), foot("A1", (60, 40)), commanders=allied, french=french("MOVE"), dice=dice)
    assert alone.formations["AC"]["commander"]["out"] == "displaced"
    friend = foot("A1", (36, 32.5), 180)
    saved = play(foot("F1", (36, 20)), friend, commanders=allied, french=french("MOVE"), allied=QUIET, dice=dice)
    assert saved.one("commander", "AC")["attached"] == "A1"
    stays = f"{QUIET}STANDING ALL general: STAY"
    lost = play(foot("F1", (36, 20)), friend, commanders=allied, french=french("MOVE"), allied=stays, dice=dice)
    assert lost.formations["AC"]["commander"].get("out") == "displaced"


def test_a_general_foresees_horse_that_comes_from_afar_in_two_legs():
    """BNB-GENL-4: what counts is where the move began."""
    units = [horse("F1", (36, 10)), foot("A1", (36, 25.5), 180)]
    allied = {"AC": {"at": [36, 22]}}
    orders = french("MOVE 6; MOVE")
    played = play(*units, commanders=allied, french=orders, allied=QUIET, dice=[moving("F1")])
    assert played.one("commander", "AC")["attached"] == "A1"


def test_generals_ride_and_join():
    """BNB-GENL-1, BNB-GENL-2, BNB-GENL-5."""
    units = [foot("F1", (36, 20)), foot("A1", (60, 40), 180)]
    joined = play(*units, commanders={"FC": {"at": [30, 14]}}, french="GENERAL FC: JOIN F1")
    assert joined.one("commander")["attached"] == "F1"
    assert joined.formations["FC"]["commander"]["at"] == [36, 20]
    kept = play(*units, commanders={"FC": {"at": [52, 40]}}, french="GENERAL FC: MOVE TO 60,36")
    assert kept.one("commander")["moved"] < 8
    stays = play(*units, commanders={"FC": {"at": [52, 40]}}, french="GENERAL FC: HOLD")
    assert stays.formations["FC"]["commander"]["at"] == [52, 40]
    back = play(*units, commanders={"FC": {"at": [60, 37], "out": "displaced"}})
    assert back.one("commander")["replaced"] is True


@pytest.mark.parametrize("facing", [0.0, 17.3, 243.49])
def test_a_unit_that_all_but_touches_an_enemy_does_not_go_on_over_him(facing):
    """BNB-ZOC-4, BNB-CC-9: a distance that is nothing but rounding is contact."""
    hx, hy = forward(facing)
    for number in range(40):
        own = box(10 + 0.137 * number, 10, 3, 2, facing)
        away = 2 + 10 ** -(8 + number / 8)
        assert stop_short(own, own.shifted(away * hx, away * hy), hx, hy, 1.0) < 1e-3
