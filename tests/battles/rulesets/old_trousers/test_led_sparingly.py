"""What the able staff of Old Trousers keeps changes nothing of what it orders, and whom it thinks of twice."""

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


@pytest.mark.parametrize("seed", range(2))
def test_orders_are_thought_of_as_if_all_were_reckoned_anew(seed, monkeypatch):
    kept, foresee, commanded = [], AbleCraft.foresee, AbleCraft.commanded

    def foreseeing(craft, body, line, foes):
        kept.append(bool(craft.outlooks) and bool(craft.paces))
        craft.paces.clear()
        craft.outlooks.clear()
        return foresee(craft, body, line, foes)

    def commanding(craft, body):
        kept.append(bool(craft.reaches))
        craft.reaches.clear()
        craft.fit.clear()
        return commanded(craft, body)

    monkeypatch.setattr(AbleCraft, "foresee", foreseeing)
    monkeypatch.setattr(AbleCraft, "commanded", commanding)
    every = led(seed)
    monkeypatch.undo()
    assert any(kept)
    assert led(seed) == every


def test_only_who_was_held_up_is_thought_of_again(monkeypatch):
    again, held_up, give = set(), set(), AbleCraft.give

    def giving(craft, body, line):
        give(craft, body, line)
        again.update(craft.unbarred)
        held_up.update(craft.held_up)

    monkeypatch.setattr(AbleCraft, "give", giving)
    led(0)
    assert again
    assert again < held_up
