"""Sheets filled in within the quotation of our letter."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from campaigns.models import Sheet
from orders.inbox.courtesies import Cut
from orders.inbox.writing import Writing
from orders.models import OutgoingMail, RawMail
from orders.services.gate import quoted_sheets
from orders.services.out.outbox import post
from tests.mails.letters import CALL, PLAYER
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

State = RawMail.State
FILLED = "\n".join(CALL).replace("BRIGADE gauthier\n  INTENT", "BRIGADE gauthier\n  INTENT ATTACK sart")


@pytest.fixture
def call(stage: Stage) -> OutgoingMail:
    """The call for orders as it was sent."""
    return post(key=f"call/{stage.turn.pk}/{stage.french.pk}", kind="call", to=PLAYER, subject="[First Steps, turn 1]",
                text="\n".join(CALL), seat=stage.french, turn=stage.turn, now=NOW)  # fmt: skip


def answered(text: str, call: OutgoingMail | None = None) -> RawMail:
    return took(letter(text, in_reply_to=call.message_id if call else "", subject="Re: [First Steps, turn 1]"))


def marked(text: str, mark: str = "> ") -> str:
    return "\n".join(mark + line for line in text.split("\n"))


OUTLOOK = "________________________________\nFrom: Estafette\nSent: Friday\nTo: Foy\nSubject: [First Steps, turn 1]\n\n"


@pytest.mark.parametrize(
    "text",
    [
        f"On Fri, 20 Nov 2026 at 10:12, Estafette wrote:\n{marked(FILLED)}\n",
        f"On Fri, 20 Nov 2026 at 10:12, Estafette wrote:\n{marked(FILLED, '>> ')}\n",
        f"{OUTLOOK}{FILLED}\n",
        f"\n\nSent from my iPhone\n\n{OUTLOOK}{FILLED}\n",
        f"My orders are in the sheet below.\nJohn\n\n{OUTLOOK}{FILLED}\n",
    ],
)
def test_a_sheet_filled_in_below_is_taken_when_no_order_stands_above(call: OutgoingMail, text: str) -> None:
    stored = answered(text, call)
    assert (stored.state, stored.outcome) == (State.ACCEPTED, "orders"), stored.detail
    assert "INTENT ATTACK sart" in Sheet.objects.get().normal_form
    assert "within it" in " ".join(answer_to(stored).text.split())


def test_the_answered_letter_is_found_without_a_thread_too(call: OutgoingMail) -> None:
    assert answered(f"{OUTLOOK}{FILLED}\n").state == State.ACCEPTED


def test_a_sheet_that_was_not_touched_is_no_order(call: OutgoingMail) -> None:
    unchanged = "\n".join(CALL)
    assert answered(f"{OUTLOOK}{unchanged}\n", call).outcome == "empty"
    assert not Sheet.objects.exists()


def test_what_stands_above_is_what_counts(call: OutgoingMail) -> None:
    answered(f"BRIGADE jamin\nINTENT HOLD\n\n{OUTLOOK}{FILLED}\n", call)
    assert "gauthier" not in Sheet.objects.get().text


def test_a_misspelt_order_above_counts_as_one(call: OutgoingMail) -> None:
    answered(f"1/92: advnace 6\n\n{OUTLOOK}{FILLED}\n", call)
    assert not Sheet.objects.filter(text__contains="ATTACK sart").exists()


def test_a_command_above_is_carried_out(call: OutgoingMail) -> None:
    assert answered(f"STATUS\n\n{OUTLOOK}{FILLED}\n", call).outcome == "command-status"


def test_without_a_letter_of_ours_nothing_is_taken_from_a_quotation(stage: Stage) -> None:
    assert answered(f"{OUTLOOK}{FILLED}\n").outcome == "empty"


def test_the_last_letters_to_a_seat_are_found_without_sorting_all_that_it_was_sent(
    stage: Stage, call: OutgoingMail
) -> None:
    said = Writing(call.text, cut=((Cut.QUOTATION, f"> {call.text}"),))
    with CaptureQueriesContext(connection) as asked:
        quoted_sheets.missed(said, (), stage.french)
    assert len(asked) == 1
    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN QUERY PLAN {asked[0]['sql']}")
        plan = [step[-1] for step in cursor.fetchall()]
    assert len(plan) == 1
    assert "(seat_id=?)" in plan[0]
