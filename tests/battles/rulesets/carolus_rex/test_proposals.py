"""What the able staff of Carolus Rex proposes beforehand: lines that a player could send, many for several units."""

from dataclasses import replace

import pytest

from battles.engine.knowledge import as_seen_by, observe, observer_of
from battles.rulesets import find, read
from battles.services.naming import names_of
from battles.staff.army import Character, orders
from benchmarks._armies import ARMIES
from orders.language.sheet import parse

RULESET = find("carolus-rex")
SEEDS = range(3)


def battle(seed=0):
    return read({**ARMIES["carolus-rex"](seed), "settings": {"staff": "able"}})


def proposed(of, side="south"):
    view = as_seen_by(of, side, observe(RULESET, of, (), of, observer_of(of, side)))
    sheet = orders(RULESET, view, side, Character.BOLD)
    return view, sheet, RULESET.proposal(view, side, sheet)


def as_sheet(view, lines, side="south"):
    return parse("".join(f"{head}: {line}\n" for head, line in lines.items()), names_of(view, side), RULESET.vocabulary)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_is_one_that_the_order_language_takes(seed):
    view, _, lines = proposed(battle(seed))
    sheet = as_sheet(view, lines)
    assert lines
    assert not sheet.refused
    assert len(sheet.units) + len(sheet.groups) == len(lines)


def test_a_line_of_battle_is_told_by_one_order():
    view, _, lines = proposed(battle())
    assert any(len(group.units) == 4 for group in as_sheet(view, lines).groups)


@pytest.mark.parametrize("seed", SEEDS)
def test_sent_as_orders_the_lines_are_carried_out_as_far_as_the_points_go(seed):
    before = battle(seed)
    view, _, lines = proposed(before)
    sheet = as_sheet(view, lines)
    events = RULESET.resolve(before, {"south": sheet}, bytes(32)).events
    assert {event.effect["reason"] for event in events if event.kind == "order_refused"} <= {"no-points"}
    assert {event.unit for event in events if event.kind == "move" and event.side == "south"}


def test_the_same_position_brings_the_same_proposal():
    assert proposed(battle())[2] == proposed(battle())[2]


def test_nothing_hangs_on_the_quality_of_the_enemy():
    """A pair of battles that look the same to the Swedes."""
    before = battle()
    other = replace(
        before,
        units=tuple(
            replace(unit, quality="A") if before.side_of[unit.id] == "north" else unit for unit in before.units
        ),
    )
    assert proposed(before)[2] == proposed(other)[2]


def test_units_with_a_line_of_their_own_are_left_to_it():
    view, sheet, _ = proposed(battle())
    own = parse("south-0-0: RALLY\n", names_of(view, "south"), RULESET.vocabulary).units
    left = as_sheet(view, RULESET.proposal(view, "south", replace(sheet, units=own)))
    assert "south-0-0" not in {unit for group in left.groups for unit in group.units} | {
        line.unit for line in left.units
    }
