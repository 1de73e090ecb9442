"""A command's part of a turn: every exchange is told of whom it concerns, and nobody is told to have done twice."""

from __future__ import annotations

from itertools import chain

import pytest

from battles.reports.facts.account import account
from battles.reports.facts.commands import commands_of
from battles.reports.facts.story import command_turns
from battles.reports.tongues import ENGLISH
from tests.battles.engine.field import event
from tests.battles.reports.papers import data

TELLING = account(data().turn)
PARTS = command_turns(TELLING)


@pytest.mark.parametrize("part", PARTS, ids=[part.command.id for part in PARTS])
def test_a_command_is_told_of_the_exchanges_that_its_units_were_in(part):
    mine = {unit.id for unit in part.command.units}
    assert part.episodes == tuple(episode for episode in TELLING.episodes if episode.units & mine)
    assert part.numbers == tuple(episode.number for episode in part.episodes)


@pytest.mark.parametrize("part", PARTS, ids=[part.command.id for part in PARTS])
def test_no_unit_both_marched_and_stood(part):
    for own in part.own:
        marched = {march.unit for march in own.marches}
        marched |= {march.unit for marches, _ in own.attacks for march in marches}
        assert marched.isdisjoint(unit.id for unit in own.still)


@pytest.mark.parametrize("part", PARTS, ids=[part.command.id for part in PARTS])
def test_what_others_did_is_not_told_as_its_own(part):
    own = {id(episode) for one in part.own for episode in (*(e for _, e in one.attacks), *one.suffered)}
    assert own.isdisjoint(id(episode) for episode in chain.from_iterable(part.elsewhere))


def test_a_quiet_command_neither_marched_nor_fought():
    for part in PARTS:
        if part.quiet:
            assert not part.episodes
            assert all(march.turned_only for one in part.own for march in one.marches)


def test_a_seat_is_told_of_its_own_commands_in_the_words_of_the_whole_side():
    whole = {story.brigade: story for story in ENGLISH.stories(TELLING)}
    for formations in (("gauthier",), ("9D",), ("wathiez", "jamin")):
        told = ENGLISH.stories(TELLING, formations)
        assert [story.brigade for story in told] == [
            command.id for command in commands_of(TELLING.turn, formations) if command.id in whole
        ]
        assert all(whole[story.brigade] == story for story in told)


def test_two_turns_are_not_told_for_each_other():
    quiet = account(data(told=()).turn)
    assert ENGLISH.stories(quiet) != ENGLISH.stories(TELLING)
    assert account(data().turn) is not quiet


def test_who_only_turned_where_he_stood_did_not_march():
    turned = (
        event("initiative", side="french", effect={"totals": {"french": 8, "allied": 3}}),
        event("activate", "jamin", {"mode": "brigade"}),
        event("pivot", "1/4L", {"facing": 90, "turned": 80}),
    )
    part = next(one for one in command_turns(account(data(told=turned).turn)) if one.command.id == "jamin")
    assert (part.quiet, part.turned) == (True, 1)
    went = (*turned, event("move", "2/4L", {"mode": "move", "distance": 4, "at": [58, 30], "facing": 0}))
    part = next(one for one in command_turns(account(data(told=went).turn)) if one.command.id == "jamin")
    assert (part.quiet, part.turned) == (False, 1)
