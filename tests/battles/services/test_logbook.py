"""Stored events carry no words; they are told where they are shown, and in a battle file that leaves the house."""

from battles.services.adjudication import adjudicate, resolve_turn
from battles.services.logbook import in_words, leaving
from tests.battles.documents import battalion, duel


def document():
    return duel(battalion("F1"), battalion("A1", "AB", (60, 70), facing=180))


def test_a_resolved_turn_is_stored_without_words():
    events, after = resolve_turn(document(), {}, bytes(32))
    assert not any("text" in event for event in events)
    assert not any("text" in event for event in after.get("log", ()))


def test_words_told_later_are_those_of_the_command_line():
    events, after = resolve_turn(document(), {}, bytes(32))
    answer = adjudicate(document())
    assert in_words(document(), events) == answer["events"]
    assert leaving(after)["log"] == answer["state"]["log"]


def test_words_that_an_event_has_are_kept():
    ruling = {"n": 1, "turn": 1, "phase": "end", "kind": "ruling", "effect": {}, "text": "The umpire rules: it rains."}
    assert in_words(document(), [ruling]) == [ruling]


def test_a_file_without_a_log_leaves_as_it_is():
    assert leaving(document()) == document()
