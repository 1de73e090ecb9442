"""What the able staff would order now, as lines that a player could have written."""

import pytest

from battles.engine.knowledge import as_seen_by, observe, observer_of
from battles.rulesets import find, read
from battles.services.naming import names_of
from battles.staff.army import Character, orders
from campaigns.services.scenarios.scenarios import find_scenario
from orders.language.sheet import parse

RULESET = find("big-napoleonic-battles")


@pytest.fixture(scope="module", params=["austerlitz", "a-village-on-the-goldbach"])
def battle(request):
    return read(find_scenario(request.param).document())


def seen(battle, side):
    return as_seen_by(battle, side, observe(RULESET, battle, (), battle, observer_of(battle, side)))


@pytest.mark.parametrize("side", ["french", "allied"])
@pytest.mark.parametrize("character", list(Character))
def test_every_line_is_one_that_the_order_language_takes(battle, side, character):
    view = seen(battle, side)
    lines = RULESET.proposal(view, side, orders(RULESET, view, side, character))
    text = "".join(f"{unit}: {line}\n" for unit, line in lines.items())
    sheet = parse(text, names_of(view, side), RULESET.vocabulary)
    assert not sheet.refused
    assert [order.unit for order in sheet.units] == list(lines)
    assert {view.side_of[unit] for unit in lines} <= {side}


def test_a_bold_army_is_told_to_move_and_twice_alike(battle):
    view = seen(battle, "allied")
    sheet = orders(RULESET, view, "allied", Character.BOLD)
    first = RULESET.proposal(view, "allied", sheet)
    assert first
    assert first == RULESET.proposal(view, "allied", sheet)
