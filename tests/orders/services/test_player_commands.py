"""Commands by mail: what each does, and what it answers."""

from __future__ import annotations

import re
from datetime import date
from html import unescape

import pytest

from campaigns.models import AuditEntry, Seat, Sheet
from campaigns.services.turns import sheets
from orders.models import OutgoingMail, RawMail
from orders.services.out.outbox import post
from tests.mails.letters import PLAYER
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

State = RawMail.State


def asked(text: str, number: int = 1, **headers: str) -> RawMail:
    return took(letter(text, message_id=f"<asked{number}@players.test>", **headers))


def said(stored: RawMail) -> str:
    return " ".join(answer_to(stored).text.split())


def test_help_shows_lines_of_ones_own_the_words_and_the_key(stage: Stage) -> None:
    words = said(asked("HELP"))
    assert "BRIGADE Gauthier: INTENT ATTACK" in words
    assert "WITHDRAW ORDERS" in words
    assert f"KEY {stage.french.key}" in words


def test_status_shows_the_orders_as_they_stand(stage: Stage) -> None:
    assert "No orders of yours are in for turn 1" in said(asked("STATUS"))
    took(letter())
    answer = answer_to(asked("STATUS", 2))
    assert "INTENT ATTACK sart" in answer.text
    assert "came on Friday 20 November at 11:30" in " ".join(answer.text.split())


def test_status_says_what_still_waits_for_an_answer(stage: Stage) -> None:
    took(letter("Gauthier attacks the Sart.\n1/92 marches to the hill\n"))
    words = said(asked("STATUS"))
    assert "Your receipt asks you this, and nothing of it is done before you answer: 1: “1/92" in words
    took(letter("1b", message_id="<answered@players.test>"))
    assert "asks you" not in said(asked("STATUS", 2))


def test_a_map_is_sent_as_a_reference_that_is_drawn_later(stage: Stage) -> None:
    (reference,) = answer_to(asked("MAP")).attachments
    assert reference == {
        "kind": "map",
        "cid": "map",
        "turn": stage.turn.pk,
        "seat": stage.french.pk,
        "what": "position",
    }


def test_the_last_report_is_sent_again_under_an_id_of_its_own(stage: Stage) -> None:
    for number in (1, 2):
        post(
            key=f"report/{number}/1",
            kind="report",
            to=PLAYER,
            subject=f"[First Steps, turn {number}]",
            text=f"story {number}",
            attachments=({"kind": "report"},),
            seat=stage.french,
            now=NOW,
        )
    again = answer_to(asked("RESEND"))
    assert (again.subject, again.text, again.attachments) == ("[First Steps, turn 2]", "story 2", [{"kind": "report"}])
    assert OutgoingMail.objects.filter(message_id=again.message_id).count() == 1


def test_orders_are_taken_back(stage: Stage) -> None:
    took(letter())
    stored = asked("Withdraw orders.")
    assert (stored.state, stored.outcome) == (State.ACCEPTED, "command-withdraw")
    assert sheets.current(stage.french, stage.turn) is None
    assert stored.sheet == Sheet.objects.get(withdrawn=True)


def test_leave_is_noted_on_the_seat_and_in_the_audit_trail(stage: Stage) -> None:
    stored = asked("LEAVE FROM 24 DEC TO 2 JAN")
    stage.french.refresh_from_db()
    assert (stage.french.leave_from, stage.french.leave_until) == (date(2026, 12, 24), date(2027, 1, 2))
    assert "from 24 December 2026 to 2 January 2027" in said(stored)
    assert AuditEntry.objects.get(action="leave").who == PLAYER
    asked("LEAVE NONE", 2)
    stage.french.refresh_from_db()
    assert stage.french.leave_from is None


def test_leave_that_cannot_be_read_changes_nothing_and_says_how_to_write_it(stage: Stage) -> None:
    stored = asked("LEAVE FROM the day after tomorrow")
    assert (stored.state, stored.outcome) == (State.REFUSED, "command-refused")
    assert "LEAVE FROM 24 DEC 2026 TO 2 JAN 2027" in said(stored)


def test_a_deputy_is_named_and_dismissed(stage: Stage) -> None:
    asked("DEPUTY Anna <anna@players.test>")
    stage.french.refresh_from_db()
    assert stage.french.deputy is not None
    assert stage.french.deputy.email == "anna@players.test"
    asked("DEPUTY NONE", 2)
    stage.french.refresh_from_db()
    assert stage.french.deputy is None


def test_somebody_of_the_other_side_cannot_be_deputy(stage: Stage) -> None:
    assert asked("DEPUTY picton@players.test").outcome == "command-refused"
    stage.french.refresh_from_db()
    assert stage.french.deputy is None


@pytest.fixture
def watcher(stage: Stage) -> Stage:
    """The French seat only watches."""
    Seat.objects.filter(pk=stage.french.pk).update(role=Seat.Role.SPECTATOR)
    return stage


def test_a_spectator_sends_no_orders_but_may_ask_and_leave(watcher: Stage) -> None:
    assert took(letter()).outcome == "spectator"
    assert asked("STATUS", 2).outcome == "command-status"
    gone = asked("", 3, subject="UNSUBSCRIBE")
    assert gone.outcome == "command-unsubscribe"
    assert Seat.objects.get(pk=watcher.french.pk).state == Seat.State.LEFT
    assert asked("STATUS", 4).outcome == "stranger"


def test_a_player_does_not_leave_by_one_word(stage: Stage) -> None:
    assert asked("UNSUBSCRIBE").outcome == "command-refused"
    assert Seat.objects.get(pk=stage.french.pk).state == Seat.State.CONFIRMED


def test_a_command_word_within_orders_is_not_a_command(stage: Stage) -> None:
    stored = asked("STATUS\nBRIGADE gauthier\nINTENT HOLD\n")
    assert (stored.outcome, [refused["text"] for refused in stored.detail["refused"]]) == ("orders-in-part", ["STATUS"])


@pytest.mark.parametrize(
    "words", ["HELP", "STATUS", "LEAVE 2026-12-24 2026-12-31", "Nothing of this is an order.", "PROPOSE"]
)
def test_the_html_of_an_answer_says_what_its_text_says_and_nothing_of_how_it_is_made(stage: Stage, words: str) -> None:
    mail = answer_to(took(letter(words, message_id=f"<{len(words)}@players.test>")))
    seen = unescape(re.sub(r"<[^>]+>", " ", mail.html.partition("<body")[2]))
    assert not re.search(r"Node\b|\{[{%]|Block", seen)
    said = [word for word in re.findall(r"[^\W\d_]{4,}", mail.text) if not word.isupper()]
    assert sum(word in seen for word in said) >= 0.9 * len(said)
