"""Routs, rallying, recovery, skirmishers who retire (OT-ROUT-1 to 5, OT-C-RALLY-1, 2, OT-C-SKIRM-1, OT-C-MOR-2)."""

from __future__ import annotations

import pytest

from tests.battles.rulesets.old_trousers.play import SILENT, play, unit
from tests.battles.rulesets.played import Keys, Played

FAR = unit("A1", at=(36, 55))
ROUTED = unit("F1", at=(36, 30), state="routed")


def rally(*units: Keys, french: str = "", dice=(), tactical: str = "average", **keys) -> Played:
    """The French with a general near them; the enemy far off."""
    return play(
        *units,
        french=french,
        dice=dice,
        formations=[{"id": "F", "commander": {"name": "Foy", "tactical": tactical, "at": [36, 10]}}],
        strict_dice=False,
        **keys,
    )


def test_ot_rout_2_straight_to_the_baseline_by_two_dice_cavalry_by_three():
    foot = rally(ROUTED, FAR, dice=[("rally", "F1", [1]), ("rout", "F1", [3, 4])])
    assert foot.one("move", "F1").effect["at"] == (36, 23)
    horse = rally(
        {**ROUTED, "arm": "cavalry", "stands": 3}, FAR, dice=[("rally", "F1", [1]), ("rout", "F1", [3, 4, 5])]
    )
    assert horse.one("move", "F1").effect["at"] == (36, 18)


@pytest.mark.parametrize(
    ("others", "at"),
    [
        ([], (36, 20)),
        ([unit("F2", at=(33.5, 25))], (33.41, 20.34)),
        ([unit("F2", at=(36, 25), stands=12)], (36, 20)),
        ([unit("A2", at=(42, 22), stands=1)], (33.41, 20.34)),
    ],
)
def test_ot_rout_2_the_first_free_way_of_seven(others, at):
    # Right, as it runs south, is west.
    crowd = [unit("F2", at=(38.9, 25))] if others and others[0]["id"] == "F2" and others[0]["stands"] == 6 else others
    played = rally(ROUTED, *crowd, FAR, dice=[("rally", "F1", [1]), ("rout", "F1", [4, 6])])
    end = played.all("move", "F1")[0].effect["at"]
    assert end == pytest.approx(at, abs=0.02)


def test_ot_rout_2_a_touched_edge_is_the_end():
    played = rally({**ROUTED, "at": [36, 4]}, FAR, dice=[("rally", "F1", [1]), ("rout", "F1", [3, 1])])
    assert played.one("eliminated", "F1").effect == {"out": "fled", "cause": "rout"}
    near = rally({**ROUTED, "at": [36, 4]}, FAR, dice=[("rally", "F1", [1]), ("rout", "F1", [1, 1])])
    assert not near.all("eliminated")


def test_ot_rout_1_rivers_alone_stop_a_rout():
    terrain = [
        {"id": "wall", "kind": "redoubt", "line": [[20, 27], [50, 27]]},
        {"id": "wood", "kind": "heavy-woods", "area": [[20, 24], [50, 24], [50, 26], [20, 26]]},
        {"id": "river", "kind": "river", "line": [[20, 22], [50, 22]]},
    ]
    played = rally(ROUTED, FAR, terrain=terrain, dice=[("rally", "F1", [1]), ("rout", "F1", [6, 6])])
    assert played.one("move", "F1").effect["at"] == pytest.approx((36, 22.5), abs=0.06)


def test_ot_rout_3_friends_in_the_way_are_shaken_disordered_and_bound():
    friends = unit("F2", at=(36, 25), stands=12)
    played = rally(ROUTED, friends, FAR, french="F2: MOVE 1\n", dice=[("rally", "F1", [1]), ("rout", "F1", [4, 6])])
    assert played.one("status", "F2").effect == {"state": "shaken", "disordered": True, "cause": "rout"}
    assert played.refused("F2") == ["may-not-move"]
    light = rally(
        ROUTED, unit("F2", "light", (36, 25), stands=12), FAR, dice=[("rally", "F1", [1]), ("rout", "F1", [4, 6])]
    )
    assert light.state("F2")["disordered"] is False


FORMATIONS = [
    ("", "line"),
    ("STANDING rally formation: COLUMN\n", "attack-column"),
    ("STANDING rally formation: SQUARE\n", "square"),
    ("F1: RALLY AS COMPANY COLUMN\n", "company-column"),
    ("F1: RALLY AS SKIRMISH\n", "line"),
]


@pytest.mark.parametrize(("orders", "formation"), FORMATIONS)
def test_ot_rout_5_formation_facing_and_rest(orders, formation):
    played = rally(ROUTED, unit("A1", at=(50, 30)), french=orders + "F1: MOVE 1\n", dice=[("rally", "F1", [10])])
    state = played.state("F1")
    assert (state["state"], state["formation"], state["facing"]) == ("shaken", formation, 90)
    assert played.refused("F1") == ["may-not-move"]


def test_ot_rout_5_the_company_column_where_the_line_has_no_room():
    played = rally(ROUTED, unit("F2", at=(40.2, 30.3), facing=0), FAR, dice=[("rally", "F1", [10])])
    assert played.state("F1")["formation"] == "company-column"


def test_ot_c_rally_1_points_and_decisions():
    two = [ROUTED, unit("F2", at=(20, 30), state="routed"), FAR]
    poor = rally(*two, tactical="poor", dice=[("rally", "F1", [10])])
    assert [event.unit for event in poor.all("test", test="rally")] == ["F1"]
    assert not rally(*two, french="STANDING rally: NEVER\n").all("test")
    told = rally(*two, french="F2: RALLY\n", tactical="poor")
    assert told.refused("F2") == ["no-points"]
    assert rally(unit("F1"), FAR, french="F1: RALLY\n").refused("F1") == ["not-routed"]


def test_ot_c_rally_1_a_rally_order_needs_no_points():
    played = play(
        ROUTED,
        unit("F2", at=(20, 30), state="routed"),
        FAR,
        formations=[
            {"id": "F", "commander": {"name": "Foy", "tactical": "poor", "at": [36, 10]}, "order": {"kind": "rally"}}
        ],
        strict_dice=False,
    )
    assert len(played.all("test", test="rally")) == 2


@pytest.mark.parametrize(("away", "penalty"), [(8.0, -1), (8.1, 0)])
def test_ot_c_test_1_an_enemy_within_8_hinders_rallying(away, penalty):
    # The routed unit is 1 by 1, the enemy's line half an inch deep.
    played = rally(ROUTED, unit("A1", at=(36, 30 + 0.5 + away + 0.25)))
    roll = played.one("test", "F1").roll
    assert roll is not None
    assert sum(value for _, value in roll.modifiers) == penalty


def test_ot_rout_4_guns_left_behind_are_manned_again():
    crew = unit("F1", "guns", (36, 20), formation="limbered", state="shaken", guns_at=[36, 25], guns_facing=0)
    played = play(crew, FAR, french="F1: MAN; MOVE 1\n", strict_dice=False)
    assert played.state("F1")["at"] == (36, 25)
    assert played.refused("F1") == ["may-not-move"]
    assert not played.all("fire", "F1")
    near = play(crew, unit("A1", at=(36, 28)), french="F1: MAN\n", strict_dice=False)
    assert near.refused("F1") == ["enemy-near"]


def test_ot_rout_4_guns_are_not_manned_where_a_friend_has_come_to_stand():
    crew = unit("F1", "guns", (36, 20), formation="limbered", state="shaken", guns_at=[36, 25], guns_facing=0)
    played = play(crew, unit("F2", at=(37, 25)), FAR, french="F1: MAN\n", strict_dice=False)
    assert played.refused("F1") == ["blocked"]
    assert played.state("F1")["at"] == (36, 20)


RECOVERY = [
    ("F1: RECOVER\n", {}, (36, 50), []),
    ("F1: RECOVER; MOVE 1\n", {}, (36, 50), ["may-not-move"]),
    ("F1: MOVE W 1; RECOVER\n", {}, (36, 50), ["already-moved"]),
    ("F1: RECOVER\n", {"state": "good"}, (36, 50), ["not-shaken"]),
    ("F1: RECOVER\n", {}, (36, 22.2), ["enemy-near"]),
]


@pytest.mark.parametrize(("orders", "keys", "enemy", "reasons"), RECOVERY)
def test_ot_c_rally_2_recovering_instead_of_all_else(orders, keys, enemy, reasons):
    shaken = unit("F1", at=(36, 20), **{"state": "shaken", **keys})
    played = play(shaken, unit("A1", at=enemy), french=orders + SILENT, allied=SILENT, strict_dice=False)
    assert played.refused("F1") == reasons


def test_ot_c_rally_2_a_unit_that_recovers_does_not_fire():
    shaken = unit("F1", at=(36, 20), state="shaken")
    played = play(
        shaken,
        unit("A1", at=(36, 23)),
        french="F1: RECOVER\nSTANDING defensive fire: NEVER",
        allied=SILENT,
        dice=[("recover", "F1", [10])],
        strict_dice=False,
    )
    assert played.state("F1")["state"] == "good"
    assert not played.all("fire")


def test_ot_c_mor_2_shaken_troops_do_not_come_nearer():
    shaken = unit("F1", at=(36, 20), state="shaken")
    assert play(shaken, FAR, french="F1: MOVE 2", strict_dice=False).refused("F1") == ["shaken"]
    assert play(shaken, FAR, french="F1: MOVE S 1", strict_dice=False).refused("F1") == []


def test_ot_c_skirm_1_before_cavalry_only_by_a_test_and_without_room_lost():
    light = unit("A1", "light", (36, 25), stands=2)
    horse = unit("F1", "horse", (36, 20))
    failed = play(
        horse, light, french="F1: MOVE 4\n" + SILENT, allied=SILENT, dice=[("reaction", "A1", [1])], strict_dice=False
    )
    assert failed.one("loss", "A1").effect["lost"] == 1
    assert failed.one("rout", "A1").effect == {"cause": "caught"}
    passed = play(
        horse, light, french="F1: MOVE 4\n" + SILENT, allied=SILENT, dice=[("reaction", "A1", [10])], strict_dice=False
    )
    assert passed.one("move", "A1", mode="retire")
    foot = play(unit("F1", at=(36, 20)), light, french="F1: MOVE 4\n" + SILENT, allied=SILENT, strict_dice=False)
    assert foot.one("move", "A1", mode="retire").effect["distance"] == 1.5
    river = [{"id": "r", "kind": "river", "line": [[20, 25.5], [50, 25.5]]}]
    stuck = play(
        unit("F1", at=(36, 20)), light, french="F1: MOVE 4\n" + SILENT, allied=SILENT, terrain=river, strict_dice=False
    )
    assert stuck.one("rout", "A1")


def test_ot_cmd_5_a_commander_stays_where_his_unit_stood():
    played = play(
        unit("F1", at=(36, 20)),
        unit("A1", "horse", (36, 23.5), quality="poor", state="shaken"),
        french="STANDING defensive fire: NEVER",
        allied=SILENT,
        formations=[
            {"id": "A", "commander": {"name": "Ziethen", "tactical": "poor", "at": [36, 30], "attached": "A1"}}
        ],
        dice=[("fire", "F1", [2]), ("commander", "A", [10]), ("morale", "A1", [1]), ("rout", "A1", [1, 1, 1])],
        strict_dice=False,
    )
    commander = played.after.formation_by_id["A"].commander
    assert commander is not None
    assert (commander.attached, commander.at) == ("", (36, 23.5))


GRADES = [("good", 2), ("average", 1), ("poor", 0)]


@pytest.mark.parametrize(("tactical", "worth"), GRADES)
def test_ot_c_test_1_a_commander_with_the_unit(tactical, worth):
    played = play(
        unit("F1", at=(36, 20), state="shaken"),
        FAR,
        french="F1: RECOVER\n",
        formations=[{"id": "F", "commander": {"name": "Foy", "tactical": tactical, "at": [36, 20], "attached": "F1"}}],
        strict_dice=False,
    )
    roll = played.one("test", "F1").roll
    assert roll is not None
    assert sum(value for _, value in roll.modifiers) == worth


@pytest.mark.parametrize(("y", "out"), [(4.54, True), (4.6, False)])
def test_ot_rout_2_an_edge_is_touched_within_the_twentieth_of_the_contract(y, out):
    # OT-SCALE-5: contact is 0.05 or less.
    played = rally({**ROUTED, "at": [36, y]}, FAR, dice=[("rally", "F1", [1]), ("rout", "F1", [3, 1])])
    assert bool(played.all("eliminated", "F1")) is out


@pytest.mark.parametrize(("line", "retires"), [("F1: MOVE 1", True), ("F1: MOVE S 0.5", False)])
def test_ot_c_skirm_1_only_before_who_comes_nearer(line, retires):
    played = play(
        unit("F1", at=(36, 20)),
        unit("A1", "light", (36, 21.8)),
        french=f"{line}\n{SILENT}",
        allied=SILENT,
        strict_dice=False,
    )
    assert played.one("move", "F1").effect["distance"] > 0
    assert bool(played.all("move", "A1", mode="retire")) is retires
