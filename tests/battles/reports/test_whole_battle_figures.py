"""The figures of a whole battle, however they are cut, are those of its battle files."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from battles import rulesets
from battles.reports import tongues
from battles.reports.documents.charts import causes_of
from battles.reports.facts import Clock
from battles.reports.facts.chronicle import Chronicle, turning_points
from tests.battles.reports.test_truth import SIDES, quatre_bras

RULES = rulesets.find("mini-nap")


@cache
def chronicle() -> Chronicle:
    """The battle of the examples, as far as it was played."""
    return Chronicle(RULES, tuple(played.turn for played in quatre_bras()), Clock(20))


@pytest.mark.parametrize("side", SIDES)
def test_losses_are_what_the_last_file_lacks_of_the_first(side: str) -> None:
    told, amount = chronicle(), RULES.measure.amount
    own = [unit.id for unit in told.first.units if told.side_of(unit.id) == side]
    first, last = told.first.unit_by_id, told.last.unit_by_id
    lacking = {id: amount(first[id]) - (0 if last[id].out == "eliminated" else amount(last[id])) for id in own}
    stayed = [id for id in own if last[id].out in ("", "eliminated")]
    assert sum(lacking[id] for id in stayed) > 0
    for id in stayed:
        assert told.lost_by(side, units=[id]) == lacking[id], id


@pytest.mark.parametrize("side", SIDES)
def test_losses_by_arm_by_cause_by_command_and_in_the_end_are_the_same_sum(side: str) -> None:
    told = chronicle()
    whole = told.lost_by(side)
    assert whole > 0
    assert sum(told.lost_by(side, arm=arm) for arm in ("infantry", "cavalry", "artillery")) == whole
    assert sum(told.lost_by(side, causes=[cause]) for cause in told.causes()) == whole
    columns = causes_of(told, tongues.find("en"), side)
    assert sum(told.lost_by(side, causes=column.codes) for column in columns) == whole
    assert len({column.heading for column in columns}) == len(columns)
    by_command = [told.lost_by(side, units=[unit.id for unit in one.units]) for one in told.commands(side)]
    assert sum(by_command) == whole
    band = next(one for one in told.bands() if one.side == side)
    assert band.lost[0] == 0
    assert band.lost[-1] == whole


@pytest.mark.parametrize("side", SIDES)
def test_strength_that_came_up_grows_by_those_who_arrived_and_by_nobody_else(side: str) -> None:
    told = chronicle()
    band = next(one for one in told.bands() if one.side == side)
    assert len(band.present) == len(band.lost) == len(told.turns) + 1
    assert all(earlier <= later for earlier, later in pairwise(band.lost))
    assert band.present[-1] - band.present[0] == sum(
        points for turn, _, points in band.arrivals if turn > told.first.turn
    )


@pytest.mark.parametrize("side", SIDES)
def test_who_is_gone_stands_nowhere_in_the_last_file(side: str) -> None:
    told = chronicle()
    for unit in told.gone(side):
        assert told.last.unit_by_id[unit.id].out, unit.id
        assert told.side_of(unit.id) == side


def test_what_is_called_decisive_happened_and_was_not_likely() -> None:
    points = turning_points(chronicle())
    assert points
    turns = {turn.before.turn: turn for turn in chronicle().turns}
    for point in points:
        assert 0 <= point.likelihood <= 1
        clauses = {event.clause for event in turns[point.turn].events if event.roll is not None}
        assert point.clause in clauses
