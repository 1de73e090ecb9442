"""The army that the program leads."""

from dataclasses import replace

import pytest

from battles import rulesets
from battles.staff.army import Aim, Character, orders
from benchmarks._armies import ARMIES
from campaigns.services.scenarios.scenarios import find_scenario

SCENARIOS = ("first-steps", "quatre-bras", "austerlitz", "selo")


def sheet(scenario="first-steps", side="french", **given):
    found = find_scenario(scenario)
    battle = given.pop("battle", None) or rulesets.read(found.document())
    aims = tuple(Aim(aim.place, aim.points) for aim in found.objectives)
    return orders(rulesets.find(battle.ruleset), battle, side, aims=aims, **given)


def postures(found):
    return [block.intent.posture for block in found.blocks]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_command_on_the_table_has_an_intent_of_its_rulebook(scenario):
    battle = rulesets.read(find_scenario(scenario).document())
    ruleset = rulesets.find(battle.ruleset)
    for side in battle.sides:
        found = sheet(scenario, side.id)
        present = {
            command.id
            for command in ruleset.commands(battle).all
            if command.side == side.id and any(battle.unit_by_id[id].in_play for id in command.units)
        }
        assert {block.scope[0] for block in found.blocks} == present
        assert set(postures(found)) <= set(ruleset.vocabulary.postures)


def without(battle, side, keep):
    """The battle with only some of a side's units."""
    units = tuple(unit for unit in battle.units if battle.side_of[unit.id] != side or keep(unit))
    return replace(battle, units=units)


def test_the_bold_press_where_the_cautious_stand():
    battle = rulesets.read(find_scenario("first-steps").document())
    few = without(battle, "allied", lambda unit: unit.of != "pack")
    assert "ATTACK" in postures(sheet(battle=battle, character=Character.BOLD)) or "ADVANCE" in postures(
        sheet(battle=battle, character=Character.BOLD)
    )
    assert set(postures(sheet(battle=battle, character=Character.CAUTIOUS))) == {"DEFEND"}
    assert set(postures(sheet(battle=few, character=Character.CAUTIOUS))) != {"DEFEND"}


def test_a_command_that_has_lost_too_much_is_taken_out_of_the_fight():
    battle = rulesets.read(find_scenario("first-steps").document())
    amount = rulesets.find(battle.ruleset).measure.amount
    came = {unit.id: amount(unit) * (1.3 if unit.of == "jamin" else 1) for unit in battle.units}
    told = {block.scope[0]: block.intent.posture for block in sheet(battle=battle, came=came).blocks}
    assert told["jamin"] == "RALLY"
    assert list(told.values()).count("RALLY") == 1


def test_a_beaten_army_goes_back_as_a_whole():
    """A steady commander gives up at a fifth, a bold one fights on."""
    battle = rulesets.read(find_scenario("first-steps").document())
    amount = rulesets.find(battle.ruleset).measure.amount
    came = {unit.id: amount(unit) * 1.4 for unit in battle.units}
    assert set(postures(sheet(battle=battle, came=came))) == {"RALLY"}
    assert "RALLY" not in postures(sheet(battle=battle, came=came, character=Character.BOLD))


def test_who_has_yet_to_come_has_lost_nothing():
    battle = rulesets.read(find_scenario("quatre-bras").document())
    ruleset = rulesets.find(battle.ruleset)
    came = {unit.id: ruleset.measure.amount(unit) for unit in battle.units}
    assert any(unit.arrives is not None for unit in battle.units)
    for side in battle.sides:
        found = orders(ruleset, battle, side.id, Character.CAUTIOUS, came=came)
        assert "RALLY" not in postures(found)


def test_an_army_that_presses_goes_for_places_that_are_not_its_own():
    """Sart lies nearer to the Allies: the French go for it."""
    told = {block.intent.objective.ref for block in sheet(character=Character.BOLD).blocks if block.intent.objective}
    assert "sart" in told


def test_only_the_commands_that_are_left_to_it_are_led():
    assert [block.scope for block in sheet(commands=lambda id: id == "jamin").blocks] == [("jamin",)]


def test_its_orders_depend_on_no_enemy_that_it_is_not_given():
    """Pairs: what stands where the side sees nothing is not in its battle, so it cannot matter."""
    battle = rulesets.read(find_scenario("quatre-bras").document())
    shifted = tuple(
        replace(unit, strength=1) if unit.arrives is not None and battle.side_of[unit.id] == "allied" else unit
        for unit in battle.units
    )
    assert sheet("quatre-bras", battle=battle) == sheet("quatre-bras", battle=replace(battle, units=shifted))


@pytest.mark.parametrize("side", ["south", "north"])
def test_the_guns_go_with_those_who_fight_and_not_with_the_reserve_behind_them(side):
    """Of five brigades the middle one, right behind the guns, is the reserve: they stood with it and reached nobody."""
    battle = rulesets.read(ARMIES["mini-nap"](101))
    ruleset = rulesets.find(battle.ruleset)
    told = {block.scope[0]: block.intent for block in orders(ruleset, battle, side).blocks}
    assert told[f"{side}-2"].why == "reserve"
    assert told[f"{side}-division/artillery"].posture == "ADVANCE"
