"""Which turn orders are for, and until when."""

from __future__ import annotations

from datetime import timedelta

import pytest

from campaigns.models import Extension, Game, Schedule, Sheet, Turn
from campaigns.services import seating
from campaigns.services.turns.life import open_turn
from orders.models import RawMail
from orders.services.gate import intake
from orders.services.out.outbox import post
from tests.mails.letters import PLAYER
from tests.orders.services.post import ORDERS, answer_to, letter, took
from tests.orders.stage import NOW, Stage, first_steps

State = RawMail.State
DEADLINE = NOW + timedelta(days=3)


def next_turn(stage: Stage) -> Turn:
    """Turn 1 is over, turn 2 is open."""
    Turn.objects.filter(pk=stage.turn.pk).update(state=Turn.State.RELEASED, closed_at=NOW, after=stage.turn.before)
    turn = open_turn(stage.battle, {**stage.turn.before, "turn": 2}, NOW, parent=stage.turn)
    turn.closes_at = DEADLINE + timedelta(days=7)
    turn.save()
    return turn


def test_orders_are_taken_until_the_deadline_and_not_a_second_longer(stage: Stage) -> None:
    assert took(letter(), at=DEADLINE).state == State.ACCEPTED
    late = took(letter(message_id="<two@players.test>"), at=DEADLINE + timedelta(seconds=1))
    assert (late.state, late.outcome) == (State.REFUSED, "late")
    assert "Turn 1 of First Steps had closed" in " ".join(answer_to(late).text.split())


def test_days_of_grace_and_extensions_count(stage: Stage) -> None:
    Schedule.objects.update(grace_minutes=30)
    assert took(letter(), at=DEADLINE + timedelta(minutes=30)).state == State.ACCEPTED
    Extension.objects.create(turn=stage.turn, seat=stage.french, until=DEADLINE + timedelta(days=1), who="umpire")
    assert took(letter(message_id="<2@x>"), at=DEADLINE + timedelta(hours=23)).state == State.ACCEPTED
    allied = letter("KEY 8H3N-PQWZ-CDFG\nBRIGADE kempt\nINTENT HOLD\n", From="picton@players.test", message_id="<3@x>")
    assert took(allied, at=DEADLINE + timedelta(hours=23)).outcome == "late"


@pytest.mark.parametrize("change", [{"held": True}, {"missed": Schedule.Missed.WAIT}])
def test_a_turn_that_waits_past_its_deadline_takes_orders(stage: Stage, change: dict[str, object]) -> None:
    Schedule.objects.update(**change)
    assert took(letter(), at=DEADLINE + timedelta(days=1)).state == State.ACCEPTED


def test_mail_that_came_in_time_counts_though_the_turn_was_closed_before_it_was_read(stage: Stage) -> None:
    stored = intake.receive(letter(), way="command", received_at=DEADLINE - timedelta(seconds=1))
    Turn.objects.update(state=Turn.State.CLOSED, closed_at=DEADLINE)
    assert intake.read_mail(stored.pk, DEADLINE + timedelta(minutes=1)).state == State.ACCEPTED


@pytest.mark.parametrize("state", [Turn.State.RESOLVING, Turn.State.DRAFTED])
def test_a_turn_that_is_being_resolved_takes_nothing(stage: Stage, state: str) -> None:
    Turn.objects.update(state=state, closed_at=NOW)
    assert took(letter(), at=NOW - timedelta(minutes=1)).outcome == "late"
    assert not Sheet.objects.exists()


def test_without_a_running_battle_no_turn_is_open(stage: Stage) -> None:
    Game.objects.update(status=Game.Status.FINISHED)
    assert took(letter()).outcome == "no-open-turn"


def test_an_answer_to_the_report_of_turn_1_is_for_turn_2(stage: Stage) -> None:
    turn = next_turn(stage)
    report = post(key="report/1/1", kind="report", to=PLAYER, subject="[First Steps, turn 1] won", text="x",
                  seat=stage.french, turn=stage.turn, now=NOW)  # fmt: skip
    stored = took(letter(in_reply_to=report.message_id, subject="Re: [First Steps, turn 1] won"))
    assert (stored.state, stored.turn) == (State.ACCEPTED, turn)


def test_an_answer_to_the_call_for_turn_1_is_too_late_when_turn_2_is_open(stage: Stage) -> None:
    next_turn(stage)
    call = post(key="call/1/1", kind="call", to=PLAYER, subject="[First Steps, turn 1] orders", text="x",
                seat=stage.french, turn=stage.turn, now=NOW)  # fmt: skip
    stored = took(letter(references=f"<old@x> {call.message_id}"))
    assert (stored.outcome, Sheet.objects.count()) == ("late", 0)
    told = answer_to(stored)
    assert told.subject == "Re: [First Steps] too late: that turn has closed"  # of no turn: it is answered for turn 2
    assert "Turn 2 of First Steps is open until" in " ".join(told.text.split())
    again = letter(message_id="<again@x>", subject=f"Re: {told.subject}", in_reply_to=told.message_id)
    assert took(again).state == State.ACCEPTED


def test_a_turn_line_wins_over_the_thread(stage: Stage) -> None:
    turn = next_turn(stage)
    call = post(
        key="call/1/1", kind="call", to=PLAYER, subject="x", text="x", seat=stage.french, turn=stage.turn, now=NOW
    )
    stored = took(letter(f"TURN 2\n{ORDERS}", in_reply_to=call.message_id))
    assert (stored.state, stored.turn) == (State.ACCEPTED, turn)


def test_an_answer_on_a_branch_that_was_corrected_is_for_the_new_branch(stage: Stage) -> None:
    call = post(
        key="call/1/1", kind="call", to=PLAYER, subject="x", text="x", seat=stage.french, turn=stage.turn, now=NOW
    )
    Turn.objects.update(state=Turn.State.SUPERSEDED)
    again = open_turn(stage.battle, stage.turn.before, NOW, branch=2)
    again.closes_at = DEADLINE
    again.save()
    stored = took(letter(in_reply_to=call.message_id))
    assert (stored.state, stored.turn) == (State.ACCEPTED, again)


def test_of_two_battles_the_subject_or_the_thread_tells_and_else_the_player_is_asked(stage: Stage) -> None:
    other = Game.objects.create(
        campaign=stage.campaign, title="Wavre", slug="wavre", ruleset="mini-nap", status="running",
        document={**first_steps(), "title": "Wavre"},
    )  # fmt: skip
    Schedule.objects.create(game=other)
    seating.enter_all(other)
    turn = open_turn(other, other.document, NOW)
    turn.closes_at = DEADLINE
    turn.save()
    assert took(letter()).outcome == "which-battle"
    named = took(letter(message_id="<2@x>", subject="Re: [Wavre, turn 1] your orders, please"))
    assert (named.state, named.turn) == (State.ACCEPTED, turn)


def test_a_seat_whose_troops_are_gone_has_no_turn(stage: Stage) -> None:
    stage.french.formations = ["no-such-brigade"]
    stage.french.save()
    assert took(letter()).outcome == "no-open-turn"
