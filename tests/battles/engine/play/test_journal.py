"""The journal of a turn: entries become numbered events, throws become rolls."""

from dataclasses import dataclass

import pytest

from battles.engine.dice import AVERAGE, D10, Dice, ScriptedRoll
from battles.engine.faults import InputFaults
from battles.engine.play.journal import Journal


@dataclass
class Somebody:
    id: str = "1/92"
    side: str = "french"


def journal(*script: ScriptedRoll, strict: bool = True) -> Journal:
    return Journal(Dice(title="Duel", turn=2, seed=b"x" * 32, script=script, strict=strict), "orders")


def test_entries_become_events_numbered_from_one_in_the_phase_in_which_they_were_written():
    log = journal()
    log.emit("turn_start", clause="X-1")
    log.phase = "movement"
    log.tell("move", Somebody(), "X-2", target="27J", distance=6)
    log.note("formation", Somebody(), "X-3", {"from": "line"})
    first, second, third = log.events(2)
    assert (first.n, first.turn, first.phase, first.kind, first.clause) == (1, 2, "orders", "turn_start", "X-1")
    assert second.as_mapping() == {
        "n": 2,
        "turn": 2,
        "phase": "movement",
        "kind": "move",
        "unit": "1/92",
        "target": "27J",
        "side": "french",
        "clause": "X-2",
        "effect": {"distance": 6},
    }
    assert third.effect == {"from": "line"}


def test_a_marker_is_told_as_a_status_that_begins_or_ends():
    log = journal()
    log.mark(Somebody(), "disordered", "X-4")
    log.mark(Somebody(), "disordered", "X-4", on=False)
    assert [dict(event.effect) for event in log.events(1)] == [{"disordered": True}, {"disordered": False}]


def test_a_refusal_names_the_line_only_when_a_player_wrote_it():
    log = journal()
    log.refuse(Somebody(), "X-5", order="MOVE", reason="blocked")
    log.refuse(Somebody(), "X-5", order="MOVE", reason="blocked", line=3, text="MOVE 6")
    staff, player = log.events(1)
    assert dict(staff.effect) == {"order": "MOVE", "reason": "blocked"}
    assert dict(player.effect) == {"order": "MOVE", "reason": "blocked", "line": 3, "text": "MOVE 6"}


def test_a_test_is_passed_at_the_need_with_its_modifiers():
    log = journal(ScriptedRoll("rally", "1/92", (3, 3)), ScriptedRoll("rally", "1/92", (3, 2)))
    assert log.test("rally", Somebody(), "X-6", 7, count=2, modifiers=(("veteran", 1),))
    assert not log.test("rally", Somebody(), "X-6", 7, count=2, modifiers=(("veteran", 1),))
    passed, failed = log.events(1)
    assert passed.roll is not None
    assert passed.roll.as_mapping() == {
        "for": "rally",
        "by": "1/92",
        "dice": [3, 3],
        "sides": 6,
        "total": 7,
        "need": 7,
        "modifiers": [["veteran", 1]],
    }
    assert (passed.effect["passed"], failed.effect["passed"]) == (True, False)


def test_a_throw_knows_its_dice():
    roll = journal(strict=False).throw("fire", "1/92", 3, die=D10)
    assert roll.sides == 10
    assert all(1 <= face <= 10 for face in roll.dice)
    assert roll.total == sum(roll.dice)


def test_a_script_that_the_die_cannot_show_is_refused():
    with pytest.raises(InputFaults, match=r"dice\[4\].roll: die 1 of command by x cannot show 1"):
        journal(ScriptedRoll("command", "x", (1,), 4)).throw("command", "x", 1, die=AVERAGE)
