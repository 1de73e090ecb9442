"""The figures of a whole battle, however they are cut, are those of its battle files."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from battles import rulesets
from battles.engine.geometry import distance_to_line
from battles.reports import tongues
from battles.reports.documents import BattleReportData
from battles.reports.documents.battle_title import outcome_words
from battles.reports.documents.charts import causes_of
from battles.reports.facts import Clock, course
from battles.reports.facts.chronicle import Chronicle, turning_points
from battles.reports.facts.course import BLOWS, SQUARES, main_blows, milestones
from battles.reports.tongues.rich import plain
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


def test_the_outcome_is_told_in_men_and_guns_and_the_table_in_points() -> None:
    told, tongue = chronicle(), tongues.find("en")
    words = plain(outcome_words(BattleReportData(told)))
    for side in SIDES:
        assert "men" in tongue.toll(RULES, told.toll(side))
        assert f"about {tongue.toll(RULES, told.toll(side))}" in words
    assert "point" not in words


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


def test_a_command_is_said_to_be_spent_when_it_had_lost_most_of_what_it_came_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # In the turns played here nobody lost so much: a smaller share shows who would be told of.
    monkeypatch.setattr(course, "SPENT", 0.2)
    told = replace(chronicle())
    spent = {one.command.id: one for one in milestones(told) if one.command is not None}
    assert spent
    for side in SIDES:
        for command in told.commands(side):
            ids = [unit.id for unit in command.units]
            whole = sum(RULES.measure.amount(unit) for unit in command.units)
            gone = len(ids) > 1 and told.lost_by(side, units=ids) >= course.SPENT * whole
            assert (command.id in spent) == gone, command.id


def test_who_took_a_place_is_alone_there_when_the_turn_ends() -> None:
    told = chronicle()
    taken = [one for one in milestones(told) if one.ground is not None]
    assert [one.ground.name for one in taken if one.ground is not None] == ["Gemioncourt"]
    after = next(turn.after for turn in told.turns if turn.after.turn == taken[0].moment)
    area = taken[0].ground.area if taken[0].ground is not None else ()
    near = RULES.lengths.beside
    sides = {
        told.side_of(unit.id)
        for unit in after.units
        if unit.in_play and unit.at and distance_to_line(unit.at, (*area, area[0])) <= near
    }
    assert sides == {taken[0].side}


def test_main_blows_are_ways_of_divisions_that_fought() -> None:
    told = chronicle()
    blows = main_blows(told)
    assert 1 <= len(blows) <= 2 * BLOWS
    for blow in blows:
        assert math.dist(blow.way[0], blow.way[-1]) >= SQUARES * RULES.vocabulary.square
        assert told.first.side_of_formation(blow.formation.id) == blow.side


def test_the_day_and_its_turns_are_told_in_a_few_sentences() -> None:
    told, english = chronicle(), tongues.find("en")
    day = plain(english.day(told))
    assert "took Gemioncourt" in day
    assert "bloodiest" in day
    turns = [plain(english.turn_story(told, turn)) for turn in told.turns]
    assert sum("It was the bloodiest turn of the day." in words for words in turns) == 1
    assert all(len(words) < 1400 for words in turns)
