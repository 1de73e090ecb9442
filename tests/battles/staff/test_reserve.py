"""The reserve of the army that the program leads: kept out of the fight, and committed for a reason."""

import json
import math

from battles import rulesets
from battles.engine.sheets import from_mapping, to_mapping
from battles.staff.army import Character, orders
from benchmarks._armies import ARMIES

#: Of Old Trousers' generated battles one with two divisions of foot and a brigade of horse a side.
SEED = 103
HORSE, FOOT = "south-2", "south-0"


def the_sheet(change, character=Character.STEADY):
    """The sheet of the south, with some units changed."""
    document = ARMIES["old-trousers"](SEED)
    document["units"] = [unit | change(unit) for unit in document["units"]]
    battle = rulesets.read(document)
    ruleset = rulesets.find(battle.ruleset)
    whole = {unit.id: ruleset.measure.whole(unit) for unit in battle.units}
    return orders(ruleset, battle, "south", character, came=whole)


def told(change=lambda unit: {}, character=Character.STEADY):
    """The intents of the south, with some units changed: posture and objective by command."""
    sheet = the_sheet(change, character)
    return {block.scope[0]: (block.intent.posture, block.intent.objective) for block in sheet.blocks}


def forward(unit):
    """All but the horse ten inches nearer to the enemy, so that the divisions of foot fight."""
    if unit["arm"] == "cavalry":
        return {}
    right, ahead = unit["at"]
    return {"at": [right, ahead + (10 if unit["of"].startswith("south") else -10)]}


def shot_down(unit, share, *divisions):
    """The battalions of some divisions with so much of what they came with."""
    left = {"figures": int(unit["stands"] * 3 * share)} if unit["of"] in divisions and "stands" in unit else {}
    return forward(unit) | left


def test_of_three_commands_that_press_the_horse_is_kept_back():
    found = told()
    assert found.pop(HORSE) == ("DEFEND", None)
    assert {posture for posture, _ in found.values()} == {"ATTACK"}


def test_it_waits_while_the_fight_is_even():
    assert told(forward)[HORSE] == ("DEFEND", None)


def test_it_goes_in_for_a_division_that_is_spent():
    """The bold go on; what attacked there is now attacked by the reserve."""
    found = told(lambda unit: shot_down(unit, 0.55, FOOT), Character.BOLD)
    assert found[FOOT] == ("RALLY", None)
    posture, objective = found[HORSE]
    assert posture == "ATTACK"
    assert objective.ref.startswith("north")


def test_it_closes_the_gap_that_a_spent_division_leaves_in_an_army_that_stands():
    found = told(lambda unit: shot_down(unit, 0.7, FOOT))
    assert found[FOOT] == ("RALLY", None)
    posture, objective = found[HORSE]
    assert posture == "DEFEND"
    assert math.dist(objective.point, (24.0, 32.0)) < 4.0


def test_it_goes_in_where_the_enemy_gives_way():
    posture, objective = told(lambda unit: shot_down(unit, 0.3, "north-0", "north-1"))[HORSE]
    assert posture == "ATTACK"
    assert objective.ref.startswith(("north-0", "north-1"))


def brought_up(unit, by):
    """The reserve so much nearer to the enemy, and his guns in action."""
    right, ahead = unit["at"]
    if unit["arm"] == "artillery":
        return {"formation": "unlimbered"}
    return {"at": [right, ahead + by]} if unit["of"] == HORSE else {}


def test_it_goes_back_out_of_the_reach_of_guns_and_stays_there():
    posture, objective = told(lambda unit: brought_up(unit, 16))[HORSE]
    assert posture == "WITHDRAW"
    guns = [unit for unit in ARMIES["old-trousers"](SEED)["units"] if unit["arm"] == "artillery"]
    before = ARMIES["old-trousers"](SEED)["units"]
    middle = [unit["at"] for unit in before if unit["of"] == HORSE]
    here = (sum(x for x, _ in middle) / len(middle), sum(y + 16 for _, y in middle) / len(middle))
    enemy = [unit["at"] for unit in guns if unit["of"].startswith("north")]
    assert min(math.dist(objective.point, at) for at in enemy) > min(math.dist(here, at) for at in enemy)
    assert told(lambda unit: brought_up(unit, 0))[HORSE] == ("DEFEND", None)


def test_an_intent_keeps_what_the_program_has_with_its_command():
    sheet = the_sheet(lambda unit: {})
    why = {block.scope[0]: block.intent.why for block in sheet.blocks}
    assert why == {command: "reserve" if command == HORSE else "" for command in why}
    assert from_mapping(json.loads(json.dumps(to_mapping(sheet)))) == sheet
