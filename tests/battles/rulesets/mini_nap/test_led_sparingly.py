"""The able staff works nothing out twice, and comes to the same orders as one that does."""

from dataclasses import replace

import pytest

from battles.rulesets import find, read
from battles.rulesets.mini_nap.command import able
from battles.services.adjudication import read_sheets
from battles.staff.beheld import Beheld
from benchmarks.engine import battle_of

BOOK, UNITS, TURNS = "mini-nap", 40, 6


def led(seed):
    """The events of the first turns of a battle in which both sides attack."""
    state, events = read({**battle_of(UNITS), "settings": {"staff": "able"}}), []
    for turn in range(TURNS):
        now = replace(state, orders=dict.fromkeys(("south", "north"), "INTENT ATTACK\n"), log=())
        resolution = find(BOOK).resolve(now, read_sheets(now), bytes([seed, turn]) * 16)
        events.append(resolution.events)
        state = resolution.battle
    return events


@pytest.mark.parametrize("seed", range(2))
def test_an_order_comes_to_the_same_whether_its_trial_is_taken_over_or_not(seed, monkeypatch):
    taken, take_over = [], able.take_over

    def counted(*args):
        taken.append(take_over(*args))
        return taken[-1]

    monkeypatch.setattr(able, "take_over", counted)
    sparing = led(seed)
    monkeypatch.setattr(able, "take_over", lambda *_: False)
    assert led(seed) == sparing
    # Some trials were taken over, and some could not be.
    assert set(taken) == {True, False}


def test_troops_are_led_as_if_they_were_looked_at_anew(monkeypatch):
    sparing = led(0)
    monkeypatch.setattr(Beheld, "get", lambda _, __, ___, look: look())
    assert led(0) == sparing
