"""What the able staff of Old Trousers keeps of its trials changes nothing of what it orders."""

from __future__ import annotations

from dataclasses import replace

import pytest

from battles.rulesets import find, read
from battles.rulesets.old_trousers.command.able import AbleCraft
from battles.rulesets.old_trousers.table.field import Field
from battles.services.adjudication import read_sheets
from benchmarks._armies import ARMIES

BOOK, TURNS = "old-trousers", 5


def led(seed):
    """The events of the first turns of a generated battle in which both sides attack."""
    state, events = read({**ARMIES[BOOK](seed), "settings": {"staff": "able"}}), []
    for turn in range(TURNS):
        now = replace(state, orders=dict.fromkeys(("south", "north"), "INTENT ATTACK\n"), log=())
        resolution = find(BOOK).resolve(now, read_sheets(now), bytes([seed, turn]) * 16)
        events.append(resolution.events)
        state = resolution.battle
    return events


@pytest.mark.parametrize("seed", range(2))
def test_a_unit_turns_and_forms_as_if_its_trial_were_forgotten(seed, monkeypatch):
    kept, as_tried = [], Field.room_as_tried

    def forgetful(field, troop, change, look):
        if not field.rehearsing:
            kept.append(bool(field.rooms))
            field.rooms.clear()
        return as_tried(field, troop, change, look)

    monkeypatch.setattr(Field, "room_as_tried", forgetful)
    every = led(seed)
    monkeypatch.undo()
    assert any(kept)
    assert led(seed) == every


@pytest.mark.parametrize("seed", range(2))
def test_a_unit_stands_as_if_it_were_looked_at_anew(seed, monkeypatch):
    kept, standing = [], AbleCraft.standing

    def forgetful(craft, body):
        kept.append(body.id in craft.stood)
        craft.stood.clear()
        return standing(craft, body)

    monkeypatch.setattr(AbleCraft, "standing", forgetful)
    every = led(seed)
    monkeypatch.undo()
    assert any(kept)
    assert led(seed) == every
