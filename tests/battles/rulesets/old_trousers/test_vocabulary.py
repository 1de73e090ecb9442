"""What may be written to troops under Old Trousers, and what it comes to in normal form (OT-VERB-1, 2, OT-DEC-1)."""

from __future__ import annotations

import pytest

from battles.engine.orders import OrderSheet
from battles.rulesets.old_trousers.vocabulary import DECISIONS, INTENT_DECISIONS, VOCABULARY
from orders.language.normal_form import normal_form
from orders.language.sheet import parse
from tests.orders.language.test_normal_form import meaning
from tests.orders.language.test_other_rulebooks import NAMES


def read(text: str) -> OrderSheet:
    """The sheet of a text in which everything is understood, and which is the same after its normal form."""
    sheet = parse(text, NAMES, VOCABULARY)
    assert sheet.refused == ()
    assert meaning(parse(normal_form(sheet, NAMES), NAMES, VOCABULARY)) == meaning(sheet)
    return sheet


@pytest.mark.parametrize(
    ("line", "texts"),
    [
        ("ORDER; CHARGE A2", ["ORDER", "CHARGE A2"]),
        ("FORM COMPANY COLUMN; FORM LINE", ["FORM COMPANY COLUMN", "FORM LINE"]),
        ("form column of companies", ["FORM COMPANY COLUMN"]),
        ("FORM ATTACK-COLUMN; WHEEL 20; CHARGE A1", ["FORM ATTACK COLUMN", "WHEEL 20", "CHARGE A1"]),
        ("FORM COLUMN", ["FORM COLUMN"]),
        ("FACE W", ["FACE W"]),
        ("face about", ["ABOUT"]),
        ("MOVE", ["MOVE"]),
        ("MOVE 4", ["MOVE 4"]),
        ("MOVE 20 4", ["MOVE 20 4"]),
        ("MOVE TO bourg", ["MOVE TO bourg"]),
        ("MARCH 9; MARCH TO 36,20; MARCH E 4", ["MARCH 9", "MARCH TO 36,20", "MARCH E 4"]),
        ("LIMBER; MOVE NW 8", ["LIMBER", "MOVE NW 8"]),
        ("MOVE 4; UNLIMBER W", ["MOVE 4", "UNLIMBER W"]),
        ("CHARGE A1 OR A2", ["CHARGE A1, A2"]),
        ("REORDER; RECOVER", ["REORDER", "RECOVER"]),
        ("RALLY AS COMPANY COLUMN", ["RALLY AS COMPANY COLUMN"]),
        ("RALLY; MAN", ["RALLY", "MAN"]),
        ("FIRE AT A1, A2; HOLD FIRE; HOLD", ["FIRE AT A1, A2", "HOLD FIRE", "HOLD"]),
    ],
)
def test_orders_to_units_are_read(line: str, texts: list[str]) -> None:
    """OT-VERB-1."""
    (order,) = read(f"F1: {line}").units
    assert [action.text for action in order.actions] == texts


def test_a_formation_of_two_words_is_the_one_of_the_battle_file() -> None:
    """OT-FORM-2: what is written with a space is what the file and the footprints call it."""
    (order,) = read("F1: FORM ATTACK COLUMN").units
    assert order.actions[0].arguments == {"formation": "attack-column"}


def test_a_lone_number_is_the_distance_of_a_move() -> None:
    """OT-VERB-1."""
    (order,) = read("F1: MOVE 4; MOVE 20 4").units
    assert order.actions[0].arguments == {"distance": 4.0}
    assert order.actions[1].arguments["distance"] == 4.0


def test_a_corps_commander_orders_several_commands_to_a_place() -> None:
    """OT-VERB-2: one order, its kind in either spelling, with the place of its marker."""
    (order,) = read("GENERAL Reille: ORDER 9D, 5D manoeuvre 36,48; MOVE TO 40,20; LAST").generals
    assert order.actions[0].arguments["commands"] == ("9D", "5D")
    assert order.actions[0].text == "ORDER 9D, 5D MANEUVER 36,48"
    assert [action.verb for action in order.actions] == ["ORDER", "MOVE TO", "LAST"]


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.name)
def test_every_decision_takes_each_of_its_choices(decision) -> None:
    """OT-DEC-1."""
    slots = {"place:place": "20,30", "units:units": "F1, F2", "distance:number": "3", "target:target": "A1"}
    for choice in decision.choices:
        text = choice.pattern.replace("[", "").replace("]", "")
        for slot, value in slots.items():
            text = text.replace(f"{{{slot}}}", value)
        (standing,) = read(f"STANDING {decision.name}: {text}").standing
        assert (standing.decision, standing.choice) == (decision.name, choice.name)


def test_defaults_and_the_choices_of_intents_are_among_the_choices() -> None:
    """OT-DEC-1, OT-INT-1."""
    choices = {decision.name: {choice.name for choice in decision.choices} for decision in DECISIONS}
    for decision in DECISIONS:
        wanted = {decision.default, *(choice for _, choice in decision.default_by_arm)}
        assert wanted <= choices[decision.name]
    for decided in INTENT_DECISIONS.values():
        assert all(choice in choices[name] for name, choice in decided.items())


def test_conditions_of_standing_orders_are_read() -> None:
    """OT-DEC-1."""
    (standing,) = read("STANDING F1 charged: COUNTER-CHARGE IF WITHIN 8 AND TARGET cavalry AND FLANK").standing
    assert standing.text == "charged: COUNTERCHARGE IF WITHIN 8 AND TARGET CAVALRY AND FLANK"
    assert [condition.name for condition in standing.conditions] == ["WITHIN", "TARGET ARM", "FLANK"]
