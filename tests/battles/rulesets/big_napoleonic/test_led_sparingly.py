"""The able staff works nothing out twice, and comes to the same orders as one that does."""

from dataclasses import replace

from battles.rulesets import find, read
from battles.services.adjudication import read_sheets
from battles.staff.beheld import Beheld
from benchmarks.big_napoleonic import battle_of

BOOK, UNITS, TURNS = "big-napoleonic-battles", 40, 5


def led(seed):
    """The events of the first turns of a battle in which both sides attack."""
    state, events = read({**battle_of(UNITS), "settings": {"staff": "able"}}), []
    for turn in range(TURNS):
        now = replace(state, orders=dict.fromkeys(("south", "north"), "INTENT ATTACK\n"), log=())
        resolution = find(BOOK).resolve(now, read_sheets(now), bytes([seed, turn]) * 16)
        events.append(resolution.events)
        state = resolution.battle
    return events


def test_troops_are_led_as_if_they_were_looked_at_anew(monkeypatch):
    sparing = led(0)
    monkeypatch.setattr(Beheld, "get", lambda _, __, ___, look: look())
    assert led(0) == sparing
