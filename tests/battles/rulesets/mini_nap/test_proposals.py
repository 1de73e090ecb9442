"""What the able staff would order now, as lines that a player could have written."""

from dataclasses import replace

import pytest

from battles.engine.knowledge import as_seen_by, observe, observer_of
from battles.rulesets import find, read
from battles.services.naming import names_of
from battles.staff.army import Character, orders
from campaigns.services.scenarios.scenarios import find_scenario
from orders.language.sheet import parse

RULESET = find("mini-nap")


@pytest.fixture(scope="module")
def battle():
    document = find_scenario("first-steps").document()
    return read({**document, "settings": {**document.get("settings", {}), "staff": "able"}})


def seen(battle, side):
    knowledge = observe(RULESET, battle, (), battle, observer_of(battle, side))
    return as_seen_by(battle, side, knowledge)


def proposed(battle, side):
    view = seen(battle, side)
    sheet = orders(RULESET, view, side, Character.BOLD)
    return view, sheet, RULESET.proposal(view, side, sheet)


@pytest.mark.parametrize("side", ["french", "allied"])
def test_every_line_is_one_that_the_order_language_takes(battle, side):
    view, _, lines = proposed(battle, side)
    assert lines
    text = "".join(f"{unit}: {line}\n" for unit, line in lines.items())
    sheet = parse(text, names_of(view, side), RULESET.vocabulary)
    assert not sheet.refused
    assert [order.unit for order in sheet.units] == list(lines)


def first_to_act(battle, sheet, brigade):
    """How the units of a brigade moved in a turn in which it acted before everybody else."""
    own = {unit.id for unit in battle.units_in[brigade]}
    for seed in range(40):
        events = RULESET.resolve(battle, {"french": replace(sheet, priority=(brigade,))}, bytes([seed]) * 32).events
        if next(event for event in events if event.kind == "activate").unit == brigade:
            done = [event for event in events if event.unit in own and event.kind in ("move", "formation")]
            return {event.unit: event.effect["at"] for event in done}
    raise AssertionError


def test_the_brigade_that_acts_first_does_what_was_proposed(battle):
    """Sent as orders the lines bring it where its staff brings it when nobody has done anything before."""
    sheet = orders(RULESET, battle, "french", Character.BOLD)
    lines = RULESET.proposal(battle, "french", replace(sheet, priority=("gauthier",)))
    text = "".join(f"{unit}: {line}\n" for unit, line in lines.items())
    led = first_to_act(battle, sheet, "gauthier")
    ordered = first_to_act(battle, parse(text, names_of(battle, "french"), RULESET.vocabulary), "gauthier")
    assert led
    assert set(ordered) == set(led)
    for unit, at in led.items():
        assert ordered[unit] == pytest.approx(at, abs=0.3)


def test_nothing_hangs_on_what_the_side_does_not_know(battle):
    """A pair of battles that look the same to the French: quality and strength of every enemy differ."""
    other = replace(
        battle,
        units=tuple(
            replace(unit, quality="guard") if battle.side_of[unit.id] == "allied" else unit for unit in battle.units
        ),
    )
    assert proposed(battle, "french")[1:] == proposed(other, "french")[1:]


def test_the_literal_staff_of_a_battle_file_does_not_keep_the_able_one_from_proposing(battle):
    plain = replace(battle, settings={**battle.settings, "staff": "literal"})
    assert proposed(plain, "french")[2] == proposed(battle, "french")[2]


def test_units_with_a_line_of_their_own_are_left_to_it(battle):
    view, sheet, lines = proposed(battle, "french")
    unit = next(iter(lines))
    line = parse(f"{unit}: HOLD\n", names_of(view, "french"), RULESET.vocabulary).units
    assert unit not in RULESET.proposal(view, "french", replace(sheet, units=line))
