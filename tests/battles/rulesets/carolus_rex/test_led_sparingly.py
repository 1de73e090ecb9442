"""What the able staff of Carolus Rex leaves out or keeps changes nothing of what it orders."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.rulesets import find, read
from battles.rulesets.carolus_rex.command import blocks, groups, striking
from battles.rulesets.carolus_rex.movement import legs
from battles.rulesets.carolus_rex.movement.walk import Walk
from battles.services.adjudication import read_sheets
from benchmarks._armies import ARMIES

BOOK, TURNS = "carolus-rex", 5


def led(seed):
    """The events of the first turns of a generated battle in which both sides attack."""
    state, events = read({**ARMIES[BOOK](seed), "settings": {"staff": "able"}}), []
    for turn in range(TURNS):
        now = replace(state, orders=dict.fromkeys(("south", "north"), "INTENT ATTACK\n"), log=())
        resolution = find(BOOK).resolve(now, read_sheets(now), bytes([seed, turn]) * 16)
        events.append(resolution.events)
        state = resolution.battle
    return events


def test_no_charge_comes_up_that_was_not_rehearsed(monkeypatch):
    told, may_come_up = [], striking._may_come_up
    monkeypatch.setattr(striking, "_may_come_up", lambda walk, enemy: told.append(may_come_up(walk, enemy)) or True)
    every = [led(seed) for seed in range(2)]
    monkeypatch.undo()
    assert set(told) == {False, True}
    assert [led(seed) for seed in range(2)] == every


def test_no_charge_comes_up_that_was_told_at_sight_to_fail(monkeypatch):
    told, plainly_fails = [], striking._plainly_fails
    monkeypatch.setattr(striking, "_plainly_fails", lambda *asked: told.append(plainly_fails(*asked)) or False)
    every = [led(seed) for seed in range(2)]
    monkeypatch.undo()
    assert set(told) == {False, True}
    assert [led(seed) for seed in range(2)] == every


def test_no_wheel_has_room_that_was_told_to_have_none(monkeypatch):
    told, has_room = [], blocks._has_room_to_turn
    monkeypatch.setattr(blocks, "_has_room_to_turn", lambda *asked: told.append(has_room(*asked)) or True)
    every = [led(seed) for seed in range(2)]
    monkeypatch.undo()
    assert set(told) == {False, True}
    assert [led(seed) for seed in range(2)] == every


@pytest.mark.parametrize("seed", range(2))
def test_a_line_goes_as_far_as_if_its_trial_were_forgotten(seed, monkeypatch):
    kept, able_to = [], groups._able

    def forgetful(field, walks, wanted):
        kept.append(bool(field.legs_tried))
        field.legs_tried.clear()
        return able_to(field, walks, wanted)

    monkeypatch.setattr(groups, "_able", forgetful)
    every = led(seed)
    monkeypatch.undo()
    assert any(kept)
    assert led(seed) == every


@pytest.mark.parametrize("seed", range(2))
def test_a_unit_goes_as_if_its_trial_were_forgotten(seed, monkeypatch):
    found, or_tried = [], legs._next_or_tried

    def forgetful(walk, remaining, *, endless):
        if not walk.trial:
            found.append(bool(walk.field.stops_tried))
            walk.field.stops_tried.clear()
        return or_tried(walk, remaining, endless=endless)

    monkeypatch.setattr(legs, "_next_or_tried", forgetful)
    every = led(seed)
    monkeypatch.undo()
    assert any(found)
    assert led(seed) == every


@pytest.mark.parametrize("seed", range(2))
def test_a_unit_begins_as_if_its_trial_were_forgotten(seed, monkeypatch):
    found, begin = [], Walk.__post_init__

    def forgetful(walk):
        found.append(bool(walk.field.starts_tried))
        walk.field.starts_tried.clear()
        begin(walk)

    monkeypatch.setattr(Walk, "__post_init__", forgetful)
    every = led(seed)
    monkeypatch.undo()
    assert any(found)
    assert led(seed) == every
