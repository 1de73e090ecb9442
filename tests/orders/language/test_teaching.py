"""The lines by which a letter teaches: the writer's own troops, and each of them taken as it stands."""

from __future__ import annotations

import pytest

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.knowledge import Knowledge, as_seen_by, observe, observer_of
from battles.engine.protocol import Ruleset
from battles.services.naming import names_of
from campaigns.services.scenarios.scenarios import all_scenarios
from orders.language.sheet import parse
from orders.language.teaching import as_lines, examples

SCENARIOS = [scenario.slug for scenario in all_scenarios()]


def seen(slug: str, side: int) -> tuple[Ruleset, Battle, Knowledge, str]:
    """The start of a scenario as one of its sides sees it."""
    document = next(scenario for scenario in all_scenarios() if scenario.slug == slug).document()
    battle = rulesets.read(document)
    ruleset = rulesets.find(battle.ruleset)
    name = battle.sides[side].id
    knowledge = observe(ruleset, battle, (), battle, observer_of(battle, name))
    return ruleset, as_seen_by(battle, name, knowledge), knowledge, name


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("slug", SCENARIOS)
def test_every_line_taught_is_taken_as_it_stands(slug: str, side: int) -> None:
    ruleset, view, knowledge, name = seen(slug, side)
    names = names_of(view, name)
    taught = examples(names, ruleset, view, knowledge)
    sheet = parse("\n".join(example.text for example in taught), names, ruleset.vocabulary)
    assert not sheet.refused, [(line.text, line.explanation) for line in sheet.refused]
    assert len(taught) >= 6
    assert {line.text for line in sheet.lines} >= {example.text for example in taught}


@pytest.mark.parametrize("slug", SCENARIOS)
def test_nobody_is_taught_with_troops_that_are_not_his(slug: str) -> None:
    ruleset, view, knowledge, name = seen(slug, 0)
    command = next(formation for formation in view.formations if view.units_of(formation.id) and formation.kind)
    own = next(f.id for f in view.formations if view.side_of_formation(f.id) == name and view.units_of(f.id))
    names = names_of(view, name, (own,))
    his = {unit.id for unit in view.units_of(own)}
    others = {unit.id for unit in view.units if view.side_of.get(unit.id) == name} - his
    for example in examples(names, ruleset, view, knowledge):
        assert example.text.partition(":")[0] not in others, command.id


def test_a_remark_stands_beside_its_line_where_there_is_room_and_below_it_where_not() -> None:
    ruleset, view, knowledge, name = seen("first-steps", 0)
    taught = examples(names_of(view, name), ruleset, view, knowledge)
    assert all(len(line) <= 78 for line in as_lines(taught).splitlines())
    assert all("# " in line for line in as_lines(taught, width=200).splitlines())
    assert len(as_lines(taught, width=20).splitlines()) == 2 * len(taught)
