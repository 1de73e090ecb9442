"""What a Mini-Nap battle file may not hold, and in which words it is refused (MN-FILE-6)."""

import pytest

from battles.engine.faults import InputFaults
from battles.rulesets import find, read
from tests.battles.documents import battalion, battery, corps, duel, squadron
from tests.battles.rulesets.mini_nap.refusing import faults


@pytest.mark.parametrize(
    ("unit", "key", "message"),
    [
        (battalion(arm="navy"), "arm", "'navy' is not allowed; allowed: infantry, cavalry, artillery"),
        (battalion(arm=None), "arm", "missing; allowed: infantry, cavalry, artillery"),
        (battalion(type="heavy"), "type", "'heavy' is no type of infantry; allowed: line, light"),
        (squadron(type="foot"), "type", "'foot' is no type of cavalry; allowed: heavy, medium, light"),
        (battery(type="light"), "type", "'light' is no type of artillery; allowed: foot, horse"),
        (battalion(type=None), "type", "missing; allowed: line, light, heavy, medium, foot, horse"),
        (battery(guns=None), "guns", "missing; allowed: light, medium, heavy"),
        (battery(guns="huge"), "guns", "'huge' is not allowed; allowed: light, medium, heavy"),
        (battalion(guns="light"), "guns", "'light', but infantry has no guns; allowed: artillery only"),
        (
            battery(type="horse", guns="heavy"),
            "guns",
            "'heavy' guns do not ride with horse artillery; allowed: light, medium",
        ),
        (
            battalion(quality="superb"),
            "quality",
            "'superb' is not allowed; allowed: guard, elite, veteran, trained, untrained",
        ),
        (
            battalion(formation="skirmish"),
            "formation",
            "'skirmish' is no formation of line infantry; allowed: line, column, square, emergency-square",
        ),
        (
            battalion(formation="battery"),
            "formation",
            "'battery' is no formation of line infantry; allowed: line, column, square, emergency-square",
        ),
        (
            squadron(formation="square"),
            "formation",
            "'square' is no formation of cavalry; allowed: line, column, skirmish",
        ),
        (
            squadron(type="heavy", formation="skirmish"),
            "formation",
            "'skirmish' is no formation of heavy cavalry; allowed: line, column",
        ),
        (
            squadron(type="medium", formation="skirmish"),
            "formation",
            "'skirmish' is no formation of medium cavalry; allowed: line, column",
        ),
        (
            squadron(traits=["lancer"], formation="skirmish"),
            "formation",
            "'skirmish' is no formation of lancers; allowed: line, column",
        ),
        (
            squadron(traits=["cossack"], formation="line"),
            "formation",
            "'line' is no formation of cossacks or arabs; allowed: skirmish",
        ),
        (battery(formation="line"), "formation", "'line' is no formation of artillery; allowed: battery"),
        (battalion(traits=["lancer"]), "traits", "['lancer'] of line infantry; allowed: light cavalry only"),
        (
            squadron(type="heavy", traits=["lancer"]),
            "traits",
            "['lancer'] of heavy cavalry; allowed: light cavalry only",
        ),
        (
            squadron(traits=["winged"]),
            "traits",
            "['winged'] is not allowed; allowed: a list of lancer, cossack, arab, each once",
        ),
        (battalion(strength=None), "strength", "missing; allowed: 1 to 20, or men"),
        (battery(strength=None), "strength", "missing; allowed: 1 to 6, or pieces"),
        (battalion(strength=0), "strength", "0 of infantry; allowed: 1 to 20"),
        (battalion(strength=21), "strength", "21 is not allowed; allowed: whole numbers from 0 to 20"),
        (battalion(strength=2.5), "strength", "2.5 is not allowed; allowed: whole numbers from 0 to 20"),
        (battery(strength=7), "strength", "7 of artillery; allowed: 1 to 6"),
        (
            battalion(strength=1),
            "strength",
            "1 in line, at which the unit is gone; allowed: 2 to 20, or a square or guard",
        ),
        (
            squadron(strength=1, formation="column"),
            "strength",
            "1 in column, at which the unit is gone; allowed: 2 to 20, or a square or guard",
        ),
        (battalion(men=600), "men", "600 beside a strength of 6; allowed: one of the two"),
        (battalion(strength=None, men=2050), "men", "2050 make a strength of 21; allowed: no more than 20"),
        (battalion(strength=None, pieces=8), "pieces", "8 pieces of infantry; allowed: men, or strength"),
        (battery(strength=None, men=300), "men", "300 men of artillery; allowed: pieces, or strength"),
        (battalion(at=[60]), "at", "[60] is not a place; allowed: two numbers [x, y], x east and y north"),
        (battalion(facing=400), "facing", "400 is not allowed; allowed: numbers from 0 to 360"),
        (battalion(facing=-1), "facing", "-1 is not allowed; allowed: numbers from 0 to 360"),
        (battalion(nation="gaulish"), "nation", "'gaulish' is not allowed"),
        (battalion(reacted="yes"), "reacted", "'yes' is not allowed; allowed: true, false"),
        (battalion(out="fled"), "out", "'fled' is not allowed; allowed: eliminated, retreated"),
        (battalion(arrives=0), "arrives", "0 is not allowed; allowed: whole numbers from 1 to 9999"),
        (battalion(abandoned="F1"), "abandoned", "'F1', but infantry has no guns to leave; allowed: artillery only"),
        (
            battery(abandoned="F9"),
            "abandoned",
            "no unit 'F9'; allowed: the id of the square that shelters the gunners",
        ),
        (battalion(colour="red"), "colour", "unknown key, with the value 'red'; allowed: id, of, name"),
        (battalion(stregth=6), "stregth", "unknown key, with the value 6; did you mean strength?"),
        (battalion(of=None), "of", "missing; allowed: 1 to 40 letters, digits, / . _ -"),
        (battalion(of="XX"), "of", "no formation 'XX'; allowed: the id of a formation of the file"),
        (battalion(id="a b"), "id", "'a b' is not an id; allowed: 1 to 40 letters, digits, / . _ -"),
        (
            battalion(at=(0, 0)),
            "at",
            "[0, 0] leaves the table; allowed: the whole footprint on the table of 120 x 90",
        ),
        (battalion(at=(2.4, 20)), "at", "[2.4, 20] leaves the table"),
        (battalion(at=(60, 89.06)), "at", "[60, 89.06] leaves the table"),
    ],
)
def test_file_6_what_is_wrong_with_a_unit_is_said_at_its_key(unit, key, message):
    found = faults(duel(unit))
    assert found[f"units[0].{key}"].startswith(message)
    assert len(found) == 1


def test_file_6_a_missing_place_is_said_unless_the_unit_is_out():
    unit = {key: value for key, value in battalion().items() if key != "at"}
    assert faults(duel(unit)) == {
        "units[0].at": "missing; allowed: two numbers [x, y], the centre of the unit, unless it is out"
    }


@pytest.mark.parametrize("unit", [battalion(strength=1, quality="guard"), battery(strength=1)])
def test_file_5_on_turn_1_nobody_has_less_than_two_points(unit):
    assert faults(duel(unit, turn=1))["units[0].strength"].endswith(
        "allowed: 2 to 6" if unit["arm"] == "artillery" else "allowed: 2 to 20"
    )
    read(duel(unit, turn=2))


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (battalion("F1"), battalion("F2", at=(63, 20))),
        (battalion("F2", at=(63, 20)), battalion("F1")),
        (battalion("F1"), battalion("F2", at=(64.94, 20))),
        (battalion("F1"), battery("A1", "AB", at=(60, 22.4), facing=45)),
    ],
)
def test_file_6_of_two_units_on_the_same_ground_the_later_is_named(first, second):
    assert list(faults(duel(first, second))) == ["units[1].at"]


def test_file_6_overlaps_are_found_wherever_the_units_stand_in_the_file():
    row = [battalion(f"F{index}", at=(10 + 5 * index, 20)) for index in range(20)]
    found = faults(duel(*row, battalion("X", at=(52, 21))))
    assert list(found) == ["units[20].at"]


WATER = {"id": "sambre", "kind": "river", "line": [[0, 40], [120, 40]]}
BRIDGE = {"id": "pont", "kind": "bridge", "line": [[60, 38], [60, 42]]}
WOOD = {"id": "bossu", "kind": "wood", "area": [[0, 0], [40, 0], [40, 90], [0, 90]]}
LANE = {"id": "lane", "kind": "road", "line": [[0, 20], [120, 20]]}
WALL = {"id": "wall", "kind": "wall", "line": [[70, 0], [70, 90]]}


@pytest.mark.parametrize(
    ("unit", "ground"),
    [
        (battalion(at=(20, 40)), WATER),
        (squadron(at=(20, 30)), WOOD),
        (squadron(at=(42.4, 30)), WOOD),
        (battery(at=(20, 30)), WOOD),
        (battery(at=(70, 30)), WALL),
    ],
)
def test_file_6_nobody_stands_on_ground_prohibited_to_him(unit, ground):
    found = faults(duel(unit, terrain=[ground]))
    assert list(found) == ["units[0].at"]
    assert "is on ground prohibited to" in found["units[0].at"]
    read(duel(unit, terrain=[ground], settings={"terrain_effects": False}))


@pytest.mark.parametrize(
    ("unit", "ground"),
    [
        (battalion(at=(20, 30)), [WOOD]),
        (squadron(at=(42.5, 30)), [WOOD]),
        (squadron(at=(20, 30), formation="skirmish"), [WOOD]),
        (squadron(at=(20, 21), formation="column"), [WOOD, LANE]),
        (battalion(at=(60, 40), formation="column"), [WATER, BRIDGE]),
        (battalion(at=(70, 30)), [WALL]),
        (battalion(at=(20, 39)), [WATER]),
    ],
)
def test_file_6_other_ground_carries_him(unit, ground):
    read(duel(unit, terrain=ground))


@pytest.mark.parametrize(
    ("unit", "ground"),
    [
        (squadron(at=(20, 22), formation="column"), [WOOD, LANE]),
        (squadron(at=(20, 20)), [WOOD, LANE]),
        (battalion(at=(60, 40)), [WATER, BRIDGE]),
        (battalion(at=(66, 40), formation="column"), [WATER, BRIDGE]),
    ],
)
def test_x_terr_2_roads_and_bridges_serve_only_columns_on_them(unit, ground):
    assert list(faults(duel(unit, terrain=ground))) == ["units[0].at"]


# --- the rest of the file ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keys", "path", "message"),
    [
        ({"estafette": "battle/2"}, "estafette", "'battle/2' is not allowed; allowed: battle/1"),
        ({"estafette": None}, "estafette", "missing; allowed: battle/1"),
        ({"table": None}, "table", "missing"),
        ({"table": {"width": 120}}, "table.height", "missing; allowed: numbers from 10 to 2000"),
        ({"table": {"width": 0, "height": 90}}, "table.width", "0 is not allowed; allowed: numbers from 10 to 2000"),
        ({"turn": 0}, "turn", "0 is not allowed; allowed: whole numbers from 1 to 9999"),
        ({"weather": "hail"}, "weather", "'hail' is not allowed; allowed: clear, rain, mud, fog"),
        ({"sides": [{"id": "french"}]}, "sides", "1 sides; allowed: 2"),
        ({"settings": {"luck": 1}}, "settings.luck", "unknown key, with the value 1; allowed: stand_loss"),
        ({"settings": {"stand_loss": "half"}}, "settings.stand_loss", "'half' is not allowed; allowed: exceed, reach"),
        ({"settings": {"army_break": 101}}, "settings.army_break", "101 is not allowed; allowed: whole numbers from 0"),
        ({"settings": {"sight": 300}}, "settings.sight", "300 is not allowed; allowed: 0, 250, 500, 1000"),
        ({"settings": {"overhead_fire": 1}}, "settings.overhead_fire", "1 is not allowed; allowed: true, false"),
        (
            {"orders": {"spanish": "HOLD"}},
            "orders.spanish",
            "unknown key, with the value 'HOLD'; allowed: french, allied",
        ),
        ({"orders": {"french": ["HOLD"]}}, "orders.french", "['HOLD'] is not an order sheet; allowed: text"),
        (
            {"dice": [{"for": "fire", "by": "F1", "roll": [7]}]},
            "dice[0].roll",
            "7 is not allowed; allowed: whole numbers",
        ),
        (
            {"dice": [{"for": "fire", "by": "F1", "roll": 3}]},
            "dice[0].roll",
            "3 is not a roll; allowed: a list of whole",
        ),
        (
            {"dice": [{"for": "fire", "by": "F1", "roll": []}]},
            "dice[0].roll",
            "[] is not a roll; allowed: a list of whole",
        ),
        ({"dice": [{"by": "F1", "roll": [3]}]}, "dice[0].for", "missing; allowed: text of one line"),
        ({"strict_dice": "yes"}, "strict_dice", "'yes' is not allowed; allowed: true, false"),
        ({"log": [{"n": 1}]}, "log[0]", "{'n': 1} is not an event; allowed: what a turn's resolution printed"),
        ({"units": {"F1": {}}}, "units", "{'F1': {}} is not a list; allowed: a list"),
        (
            {"terrain": [{"id": "w", "kind": "lava"}]},
            "terrain[0].kind",
            "'lava' is not allowed; allowed: wood, village",
        ),
        (
            {"terrain": [{"id": "w", "kind": "wood", "line": [[0, 0], [1, 1]]}]},
            "terrain[0].line",
            "wood has no line; allowed: area",
        ),
        ({"terrain": [{"id": "w", "kind": "wood"}]}, "terrain[0].area", "missing; wood needs its area"),
        (
            {"terrain": [{"id": "w", "kind": "wood", "area": [[0, 0], [1, 1]]}]},
            "terrain[0].area",
            "[[0, 0], [1, 1]] is not allowed; allowed: a list of 3 places [x, y] or more",
        ),
        (
            {"terrain": [{"id": "french", "kind": "road", "line": [[0, 0], [1, 1]]}]},
            "sides[0].id",
            "'french' is already the id of terrain[0]; allowed: a new id",
        ),
        ({"points": 3}, "points", "unknown key, with the value 3; allowed: estafette, ruleset, title"),
    ],
)
def test_file_4_what_is_wrong_with_the_battle_is_said_at_its_key(keys, path, message):
    assert faults(duel(battalion(), **keys))[path].startswith(message)


def test_an_unknown_ruleset_is_named_with_those_there_are():
    with pytest.raises(InputFaults) as caught:
        read(duel(ruleset="chess"))
    assert caught.value.faults[0].path == "ruleset"
    assert "'chess' is not a ruleset here; allowed: mini-nap" in str(caught.value)
    with pytest.raises(InputFaults):
        find("")


def test_file_6_all_faults_of_a_file_are_reported_together():
    found = faults(
        corps(
            battalion("F1", "gauthier", quality="superb"),
            battalion("F1", "XX", at=(61, 20)),
            battery("B1", "9D", at=(200, 20), type="horse", guns="heavy"),
            settings={"luck": True},
            dice=[{"for": "fire", "by": "F1", "roll": [0]}],
            weather="hail",
        )
    )
    assert set(found) == {
        "units[0].quality",
        "units[1].id",
        "units[1].of",
        "units[1].at",
        "units[2].at",
        "units[2].guns",
        "settings.luck",
        "dice[0].roll",
        "weather",
    }
