"""Names: what a writer may call things."""

from __future__ import annotations

import pytest

from battles.engine.battle import Commander, Formation, Unit
from battles.engine.orders import PlaceKind
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.names import Names
from orders.language.names.entries import Pool
from orders.language.sheet import parse
from tests.orders.language.ground import NAMES, battle, names_of, normal, normals, refusal


def named(text: str, pool: Pool, names: Names = NAMES) -> list[str]:
    """The ids that the longest stretch of a folded text names in a pool."""
    matches = names.matches(text, 0, pool, text)
    return [entry.id for entry in matches[0].entries] if matches else []


@pytest.mark.parametrize(
    "said",
    [
        "1/92",
        "1/92nd",
        "1st/92nd",
        "1st Bn 92nd",
        "1st Battalion 92nd Ligne",
        "I/92",
        "1-92",
        "1 / 92",
        "1/92nd Ligne",
        "1/92 ligne",
        "the 1/92nd",
        "1/92e Ligne",
        '"1/92nd Ligne"',
    ],
)
def test_a_unit_answers_to_its_id_and_name_with_or_without_ordinals(said: str) -> None:
    assert normal(f"{said}: MOVE 6") == "1/92: MOVE 6"


@pytest.mark.parametrize(
    "said", ["27J", "27j", "27th Jägers", "27th jagers", "27 Jagers", "the 27th Jäger", "27th JÄGERS"]
)
def test_an_enemy_answers_to_his_id_and_name(said: str) -> None:
    assert normal(f"1/92: CHARGE {said}") == "1/92: CHARGE 27J"


@pytest.mark.parametrize(
    "said",
    ["gauthier", "Gauthier", "Gauthier's Brigade", "Gauthier’s Bde", "Gauthiers brigade", "the Gauthier Brigade"],
)
def test_a_brigade_answers_to_its_name_and_to_its_commander(said: str) -> None:
    assert normal(f"BRIGADE {said}") == "BRIGADE gauthier"


@pytest.mark.parametrize(
    "said",
    ["9D", "9th Division", "9th Div", "Foy", "Foy's Division", "the 9th"],
)
def test_a_division_answers_to_its_number(said: str) -> None:
    assert normal(f"DIVISION {said}") == "DIVISION 9D"


@pytest.mark.parametrize(
    "said", ["9D artillery", "9D/artillery", "9th Division artillery", "9th Div. Arty", "Foy's guns", "9D guns"]
)
def test_a_divisions_guns_answer_to_its_name(said: str) -> None:
    assert normal(f"PRIORITY {said}, gauthier") == "PRIORITY 9D/artillery, gauthier"


def test_roman_and_arabic_numbers_are_the_same() -> None:
    assert normal("CORPS 2nd Corps") == "CORPS II"
    assert normal("CORPS ii") == "CORPS II"


def test_ids_win_over_names() -> None:
    names = names_of(
        battle(
            Unit("B", "jamin", "A", "infantry", at=(110, 20)),
            Unit("A", "jamin", "B", "infantry", at=(120, 20)),
        ),
        "french",
    )
    assert normal("A: HOLD", names) == "A: HOLD"
    assert normal("B: HOLD", names) == "B: HOLD"


def test_ids_that_differ_in_case_alone_are_told_apart_by_it() -> None:
    more = (Unit("a1", "jamin", arm="infantry", at=(110, 20)), Unit("A1", "jamin", arm="infantry", at=(120, 20)))
    names = names_of(battle(*more), "french")
    assert normal("a1: HOLD", names) == "a1: HOLD"
    assert normal("A1: HOLD", names) == "A1: HOLD"


def test_an_id_wins_over_the_map_square_of_the_same_letters() -> None:
    names = names_of(battle(Unit("C3", "jamin", arm="infantry", at=(110, 20))), "french")
    assert normal("1/92: MOVE TO C3", names) == "1/92: MOVE TO C3"
    assert named("c3", Pool.PLACE, names) == ["C3"]


@pytest.mark.parametrize(
    "name",
    [
        "Jérôme, head of column",
        "Guard: first line",
        "Batteries of Bachelu and Foy with the 12-pdr reserve (22 guns)",
        'The "Invincibles"',
        "Move 6; hold",
        "Battery #3",
    ],
)
def test_names_may_hold_commas_colons_quotes_and_the_words_of_orders(name: str) -> None:
    names = names_of(battle(Unit("J", "jamin", name, "infantry", at=(110, 20))), "french")
    assert normal(f"{name}: MOVE 4", names) == "J: MOVE 4"
    assert normal(f"PRIORITY gauthier, {name}", names) == "PRIORITY gauthier, J"


@pytest.mark.parametrize("identifier", ["a.b", "x_1", "1-2", "9D/1/2", "A.", "St.Pierre", "0", "n"])
def test_ids_of_every_allowed_shape_are_read(identifier: str) -> None:
    names = names_of(battle(Unit(identifier, "jamin", arm="infantry", at=(110, 20))), "french")
    assert normal(f"{identifier}: MOVE 4", names) == f"{identifier}: MOVE 4"
    assert normal(f"{identifier.upper()} move 4", names) == f"{identifier}: MOVE 4"


def test_a_part_that_only_one_name_has_is_enough() -> None:
    names = names_of(battle(Unit("x", "jamin", "1/92nd (Gordon Highlanders)", "infantry", at=(110, 20))), "french")
    assert normal("Gordon Highlanders: HOLD", names) == "x: HOLD"
    assert normal("Gordons: HOLD", names) == "x: HOLD"


def test_names_may_be_cut_to_a_beginning_that_only_one_has() -> None:
    assert normal("1/92: MOVE TO Gemionc") == "1/92: MOVE TO gemioncourt"
    assert normal("BRIGADE Gauth") == "BRIGADE gauthier"
    two = names_of(battle(Unit("x", "jamin", "Gemmenich Rifles", "infantry", at=(110, 20))), "french")
    assert refusal("1/92: MOVE TO Gem", two)[0] == "unreadable"


def test_a_name_that_two_units_bear_is_refused_with_both() -> None:
    more = (
        Unit("x", "jamin", "Grenadiers of Lyon", "infantry", at=(110, 20)),
        Unit("y", "gauthier", "Voltigeurs of Lyon", "infantry", at=(120, 20)),
    )
    names = names_of(battle(*more), "french")
    reason, explanation, suggestions = refusal("Lyon: MOVE 6", names)
    assert reason == "unreadable"
    assert "Grenadiers of Lyon (x), Voltigeurs of Lyon (y)" in explanation
    assert suggestions == ["x: MOVE 6", "y: MOVE 6"]


def test_an_order_at_a_name_that_friend_and_enemy_bear_means_the_enemy() -> None:
    more = (
        Unit("x", "jamin", "1st Hussars", "cavalry", at=(110, 20)),
        Unit("y", "bylandt", "1st Hussars", "cavalry", at=(110, 60)),
    )
    names = names_of(battle(*more), "french")
    assert normal("1/92: FIRE AT 1st Hussars", names) == "1/92: FIRE AT y"
    assert normal("1st Hussars: HOLD", names) == "x: HOLD"


def test_an_unknown_enemy_and_a_name_nobody_bears_get_the_same_answer() -> None:
    knowing_nobody = names_of(battle(), "french", known=())
    for template in (
        "{}: MOVE 6",
        "1/92: CHARGE {}",
        "BRIGADE {}",
        "GENERAL {}: MOVE TO K5",
        "STANDING {} feint: NEVER",
    ):
        hidden = refusal(template.format("27J"), knowing_nobody)
        nobody = refusal(template.format("88Q"), knowing_nobody)
        assert hidden[0] == nobody[0]
        assert hidden[1].replace("27J", "88Q") == nobody[1]
        assert "27J" not in " ".join(hidden[2]).replace(template.format("27J"), "")


def test_only_the_enemies_he_knows_of_can_be_named() -> None:
    names = names_of(battle(), "french", known={"27J"})
    assert normal("1/92: CHARGE 27J", names) == "1/92: CHARGE 27J"
    assert refusal("1/92: CHARGE 7M", names)[0] == "unreadable"


def test_a_part_commander_orders_his_own_and_may_name_the_rest() -> None:
    names = names_of(battle(), "french", own={"jamin"})
    assert normal("1/93: MOVE TO 1/92", names) == "1/93: MOVE TO 1/92"
    assert refusal("1/92: MOVE 6", names)[0] == "not-yours"
    assert refusal("BRIGADE gauthier", names)[0] == "not-yours"


def test_what_a_part_commander_orders_for_all_is_for_his_own_commands() -> None:
    names = names_of(battle(), "french", own={"jamin", "9D/artillery"})
    assert normals("STANDING ALL feint: NEVER", names) == ["STANDING 9D/artillery, jamin feint: NEVER"]
    assert normals("battery-1: HOLD\nPRIORITY 9D artillery", names) == ["battery-1: HOLD", "PRIORITY 9D/artillery"]


def test_a_unit_that_is_out_takes_no_orders_and_is_named_to_its_owner() -> None:
    reason, explanation, _ = refusal("3/93: MOVE 6")
    assert reason == "not-yours"
    assert explanation == "3/93rd Ligne is out of the battle and takes no more orders."


def test_a_general_is_called_by_his_name_unless_two_bear_it() -> None:
    assert NAMES.general_name("9D") == "Foy"
    twins = battle(formations=(Formation("10D", "division", of="II", commander=Commander("Foy", at=(1, 1))),))
    assert names_of(twins, "french").general_name("9D") == "9D"
    assert NAMES.general_name("unknown") == "unknown"


def test_what_is_somebodys_own_name_is_no_part_of_anothers() -> None:
    names = names_of(battle(Unit("g", "9D", "Foy's Battery", "artillery", at=(110, 20))), "french")
    assert named("foy", Pool.ORDERED, names) == []
    assert named("foys battery", Pool.ORDERED, names) == ["g"]


def test_an_enemy_is_aimed_at_by_the_short_word_of_the_map_and_as_a_place_it_is_a_square() -> None:
    stranger = Unit("enemy-7", "bylandt", "Infantry", "infantry", "line", "trained", 6, "line", (60, 50), 180)
    view = battle(stranger)
    names = names_of(view, "french")
    sheet = parse("1/92: FIRE AT e7\n2/92: MOVE TO E7\n", names, VOCABULARY)
    assert not sheet.refused
    fire, move = (order.actions[0] for order in sheet.units)
    assert fire.arguments["target"] == "enemy-7"
    assert move.arguments["place"].kind is PlaceKind.SQUARE
