"""What the able staff of Carolus Rex leaves out or keeps changes nothing of what it orders."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.rulesets import find, read
from battles.rulesets.carolus_rex.command import able, groups
from battles.rulesets.carolus_rex.table import zones
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
    asked, nearest = [], able._nearest_of
    monkeypatch.setattr(able, "_nearest_of", lambda walk, enemy: asked.append(nearest(walk, enemy)) or 0.0)
    every = [led(seed) for seed in range(2)]
    monkeypatch.undo()
    assert any(far > zones.IN_CONTACT for far in asked)
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
