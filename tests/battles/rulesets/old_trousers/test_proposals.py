"""What the able staff would order now, as lines that a player could have written."""

from dataclasses import replace

import pytest

from battles.engine.knowledge import as_seen_by, observe, observer_of
from battles.rulesets import find, read
from battles.services.naming import names_of
from battles.staff.army import Character, orders
from campaigns.services.scenarios.scenarios import find_scenario
from orders.language.sheet import parse
from tests.battles.rulesets.old_trousers.play import document, unit

RULESET = find("old-trousers")


@pytest.fixture(scope="module", params=["villaseca", "quatre-bras-old-trousers"])
def battle(request):
    return read(find_scenario(request.param).document())


def seen(battle, side):
    return as_seen_by(battle, side, observe(RULESET, battle, (), battle, observer_of(battle, side)))


def proposed(battle, side, character=Character.BOLD):
    view = seen(battle, side)
    sheet = orders(RULESET, view, side, character)
    return view, sheet, RULESET.proposal(view, side, sheet)


def as_sheet(view, lines, side):
    return parse("".join(f"{unit}: {line}\n" for unit, line in lines.items()), names_of(view, side), RULESET.vocabulary)


@pytest.mark.parametrize("side", ["french", "allied"])
@pytest.mark.parametrize("character", list(Character))
def test_every_line_is_one_that_the_order_language_takes(battle, side, character):
    view, _, lines = proposed(battle, side, character)
    sheet = as_sheet(view, lines, side)
    assert not sheet.refused
    assert [order.unit for order in sheet.units] == list(lines)
    assert {view.side_of[unit] for unit in lines} <= {side}


def test_no_line_tells_a_unit_to_go_nowhere(battle):
    actions = [action for line in proposed(battle, "allied")[2].values() for action in line.split("; ")]
    assert actions
    assert not [action for action in actions if action.startswith(("MOVE", "MARCH")) and action.endswith(" 0")]


def test_a_bold_army_is_told_to_move_and_twice_alike(battle):
    assert proposed(battle, "french")[2]
    assert proposed(battle, "french")[2] == proposed(battle, "french")[2]


def test_nothing_hangs_on_the_quality_of_the_enemy(battle):
    other = replace(
        battle,
        units=tuple(
            replace(unit, quality="superior") if battle.side_of[unit.id] == "allied" else unit for unit in battle.units
        ),
    )
    assert proposed(battle, "french")[1:] == proposed(other, "french")[1:]


def test_units_with_a_line_of_their_own_are_left_to_it(battle):
    view, sheet, lines = proposed(battle, "french")
    unit = next(iter(lines))
    line = parse(f"{unit}: HOLD\n", names_of(view, "french"), RULESET.vocabulary).units
    assert unit not in RULESET.proposal(view, "french", replace(sheet, units=line))


def ended(battle, sheet):
    """Where the French stand after their Movement, who moved first; and whom they charged."""
    events = RULESET.resolve(battle, {"french": sheet}, bytes(32)).events
    assert not [event.effect for event in events if event.kind == "order_refused" and event.side == "french"]
    moves = [event for event in events if event.phase == "movement" and event.side == "french"]
    stood = {event.unit: event.effect["at"] for event in moves if event.kind in ("move", "formation", "pivot")}
    return stood, {event.unit: event.target for event in moves if event.kind == "charge"}


FIELDS = {
    "far": [unit("A1", at=(36, 55))],
    "near": [unit("A1", at=(36, 34)), unit("A2", "horse", at=(50, 34))],
    "in reach": [unit("A1", at=(36, 26))],
}


@pytest.mark.parametrize("enemies", FIELDS.values(), ids=FIELDS)
@pytest.mark.parametrize(
    "unit_",
    [
        unit("F1"),
        unit("F1", formation="attack-column", facing=70),
        unit("F1", disordered=True),
        unit("F1", "horse"),
        unit("F1", "horse", facing=30),
        unit("F1", "guns", formation="limbered"),
        unit("F1", "light"),
    ],
    ids=["line", "column", "disordered", "horse", "horse aside", "guns", "skirmishers"],
)
def test_sent_as_orders_the_line_does_what_the_staff_does(unit_, enemies):
    battle = read(document(unit_, *enemies, settings={"staff": "able"}, strict_dice=False))
    sheet = parse("INTENT ATTACK\n", names_of(battle, "french"), RULESET.vocabulary)
    lines = RULESET.proposal(battle, "french", sheet)
    led, ordered = ended(battle, sheet), ended(battle, as_sheet(battle, lines, "french"))
    assert ordered[1] == led[1]
    assert ordered[0].get("F1") == pytest.approx(led[0].get("F1"), abs=0.3)


def test_who_has_restored_his_order_does_not_march():
    """OT-MOVE-11: the staff does no more than a player may order."""
    battle = read(document(unit("F1", disordered=True), unit("A1", at=(36, 55)), settings={"staff": "able"}))
    sheet = parse("INTENT ATTACK\n", names_of(battle, "french"), RULESET.vocabulary)
    events = RULESET.resolve(replace(battle, strict_dice=False), {"french": sheet}, bytes(32)).events
    assert [event.effect["mode"] for event in events if event.kind == "move" and event.unit == "F1"] == ["move"]


def test_shaken_troops_are_told_to_recover():
    battle = read(document(unit("F1", state="shaken"), unit("A1", at=(36, 50)), strict_dice=False))
    sheet = parse("INTENT ATTACK\n", names_of(battle, "french"), RULESET.vocabulary)
    assert RULESET.proposal(battle, "french", sheet) == {"F1": "RECOVER"}
