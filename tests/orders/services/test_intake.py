"""The gate: stored first, read once, never lost, answered with manners."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from django.db import OperationalError, connections
from django.utils import timezone

from campaigns.models import Sheet
from orders.inbox.limits import LIMITS
from orders.models import OutgoingMail, RawMail
from orders.services.gate import gate, intake
from orders.services.gate.answers import done_words
from tests.mails.letters import KEY, PLAYER, headers, mail, multipart, part
from tests.mails.structures import attached
from tests.orders.services.post import ORDERS, answer_to, letter, took
from tests.orders.stage import NOW, Stage

State = RawMail.State


def test_a_mail_is_stored_whole_before_it_is_read(stage: Stage) -> None:
    raw = letter()
    stored = intake.receive(raw, way="smtp", envelope_from=PLAYER, envelope_to=["a@b"], received_at=NOW)
    assert (bytes(stored.raw), stored.state, stored.envelope_to) == (raw, State.STORED, ["a@b"])
    assert not Sheet.objects.exists()


def test_reading_takes_the_orders_and_queues_one_receipt(stage: Stage) -> None:
    stored = took(letter())
    sheet = Sheet.objects.get()
    assert (stored.state, stored.outcome, stored.sheet, sheet.version) == (State.ACCEPTED, "orders", sheet, 1)
    receipt = answer_to(stored)
    assert (receipt.to, receipt.kind, receipt.in_reply_to) == (PLAYER, "receipt", "<one@players.test>")
    assert "INTENT ATTACK Sart" in receipt.text
    assert receipt.subject.startswith("Re: [First Steps, turn 1] orders received: 2 understood")
    assert receipt.headers["Auto-Submitted"] == "auto-replied"
    assert receipt.headers["X-Estafette-Loop"] == "1"


def test_reading_twice_changes_nothing(stage: Stage) -> None:
    stored = took(letter())
    again = intake.read_mail(stored.pk, NOW + timedelta(hours=1))
    assert again.read_at == stored.read_at
    assert Sheet.objects.count() == OutgoingMail.objects.count() == 1


def test_a_claimed_mail_is_left_alone_until_the_claim_is_stale(stage: Stage) -> None:
    stored = intake.receive(letter(), way="smtp", envelope_from=PLAYER, received_at=NOW)
    RawMail.objects.filter(pk=stored.pk).update(claimed_at=NOW)
    assert intake.read_mail(stored.pk, NOW).state == State.STORED
    assert intake.read_mail(stored.pk, NOW + timedelta(hours=1)).state == State.ACCEPTED


@pytest.mark.parametrize("change", ["same bytes", "same Message-ID", "no Message-ID, another way through servers"])
def test_a_copy_of_an_earlier_mail_changes_nothing(stage: Stage, change: str) -> None:
    raw = letter(message_id="" if "no" in change else "<one@players.test>", date="Fri, 20 Nov 2026 10:00:00 +0000")
    first = took(raw)
    assert first.state == State.ACCEPTED
    took(letter("BRIGADE gauthier\n  INTENT HOLD\n", message_id="<two@players.test>"))
    copy = raw if change == "same bytes" else b"Received: from a by b; Fri, 20 Nov 2026 10:00:01 +0000\r\n" + raw
    later = took(copy)
    assert (later.state, later.outcome) == (State.DUPLICATE, "seen-before")
    assert Sheet.objects.count() == 2
    assert not OutgoingMail.objects.filter(answers=later).exists()


def test_the_same_words_in_a_new_mail_are_orders_again(stage: Stage) -> None:
    took(letter())
    took(letter("BRIGADE gauthier\n  INTENT HOLD\n", message_id="<two@players.test>"))
    assert took(letter(message_id="<three@players.test>")).state == State.ACCEPTED
    assert Sheet.objects.get(version=3).text.strip() == ORDERS.strip()


def test_a_later_sheet_replaces_the_earlier_and_says_what_changed(stage: Stage) -> None:
    took(letter())
    receipt = answer_to(took(letter("BRIGADE gauthier\n  INTENT HOLD\n", message_id="<two@players.test>")))
    assert "They replace the sheet of" in receipt.text
    assert "CHANGED SINCE YOUR LAST SHEET" in receipt.text


@pytest.mark.parametrize("text", ["Dear all, see you on Sunday.\n", "\n", "TURN 9\nBRIGADE gauthier\nINTENT HOLD\n"])
def test_a_mail_without_usable_orders_leaves_the_earlier_sheet_standing(stage: Stage, text: str) -> None:
    took(letter())
    stored = took(letter(text, message_id="<two@players.test>"))
    assert stored.state == State.REFUSED
    assert Sheet.objects.count() == 1
    assert "still stand" in " ".join(answer_to(stored).text.split())


def test_any_fault_leaves_the_mail_for_the_umpire_and_tells_the_player(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: Any) -> None:
        raise RuntimeError("a stone in the road")

    monkeypatch.setattr(gate, "decide", stumble)
    stored = took(letter())
    assert (stored.state, stored.outcome, stored.seat) == (State.FAILED, "fault", stage.french)
    assert stored.detail["fault"] == "RuntimeError: a stone in the road"
    assert "your mail arrived" in answer_to(stored).subject
    monkeypatch.undo()
    mended = intake.read_again(stored, NOW)
    assert (mended.state, Sheet.objects.count()) == (State.ACCEPTED, 1)


def test_a_mail_over_which_its_readers_die_is_given_up_and_put_before_the_umpire(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Killed(BaseException):
        """What ends a process outright."""

    def die(*_: Any) -> None:
        raise Killed

    monkeypatch.setattr(intake, "_read", die)
    stored = intake.receive(letter(), way="command", received_at=NOW)
    later = NOW
    for _ in range(intake.MOST_READINGS):
        with pytest.raises(Killed):
            intake.read_mail(stored.pk, later)
        assert intake.due_mails(later) == []
        later += timedelta(minutes=10)
        assert intake.due_mails(later) == [stored.pk]
    given_up = intake.read_mail(stored.pk, later)
    assert (given_up.state, given_up.outcome) == (State.FAILED, "fault")
    assert intake.due_mails(later + timedelta(hours=1)) == []
    monkeypatch.undo()
    assert intake.read_again(given_up, later).state == State.ACCEPTED


def test_a_fault_of_the_database_leaves_the_mail_to_a_later_sweep(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def busy(*_: Any) -> None:
        raise OperationalError("database is locked")

    monkeypatch.setattr(gate, "decide", busy)
    stored = intake.receive(letter(), way="command", received_at=NOW)
    with pytest.raises(OperationalError):
        intake.read_mail(stored.pk, NOW)
    monkeypatch.undo()
    assert intake.due_mails(NOW) == [stored.pk]
    intake.read_mail(stored.pk, NOW)
    stored.refresh_from_db()
    assert stored.state == State.ACCEPTED


def test_a_fault_while_answering_takes_the_sheet_back_too(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(intake.outbox, "post", lambda **_: 1 / 0)
    assert took(letter()).state == State.FAILED
    assert not Sheet.objects.exists()


def test_an_address_gets_only_so_many_answers_an_hour_but_every_mail_is_read(stage: Stage, settings: Any) -> None:
    settings.MAIL_ANSWERS_AN_HOUR = 2
    mails = [took(letter(message_id=f"<{n}@players.test>"), at=NOW + timedelta(minutes=n)) for n in range(4)]
    assert [mail.state for mail in mails] == [State.ACCEPTED] * 4
    assert OutgoingMail.objects.count() == 2
    assert mails[3].detail["answer"] == {"id": "too-many-answers"}
    assert done_words(mails[3].detail["answer"]).startswith("held back")
    assert done_words("sent to foy@players.test") == "sent to foy@players.test"  # a mail of before there were ids
    later = took(letter(message_id="<later@players.test>"), at=NOW + timedelta(hours=3))
    assert OutgoingMail.objects.filter(answers=later).exists()


def test_a_stranger_gets_one_neutral_answer_a_day(stage: Stage) -> None:
    def writes(number: int) -> RawMail:
        return took(
            letter(f"KEY AAAA-BBBB-{number}", message_id=f"<{number}@far.example>", From="spy@far.example", to="x@y")
        )

    first, second = writes(1000), writes(1001)
    assert [mail.outcome for mail in (first, second)] == ["stranger", "stranger"]
    said = answer_to(first)
    assert OutgoingMail.objects.count() == 1
    for secret in ("First Steps", "Belgium", "Foy", KEY, "gauthier"):
        assert secret not in said.subject + said.text + said.html


def test_a_stranger_gets_no_answer_when_the_host_says_so(stage: Stage, settings: Any) -> None:
    settings.MAIL_ANSWER_STRANGERS = False
    stored = took(letter(From="spy@far.example", to="orders@orders.test"))
    assert (stored.state, stored.outcome, OutgoingMail.objects.count()) == (State.IGNORED, "stranger", 0)


def test_a_stranger_whose_envelope_names_another_domain_is_not_answered(stage: Stage) -> None:
    stored = took(
        letter(From="victim@bank.example", to="orders@orders.test"), envelope_from="spam@bad.example", way="smtp"
    )
    assert (stored.state, stored.outcome) == (State.IGNORED, "stranger")


def test_mail_with_an_empty_envelope_sender_is_never_answered(stage: Stage) -> None:
    stored = took(letter(), envelope_from="", way="smtp")
    assert (stored.state, stored.outcome, OutgoingMail.objects.count()) == (State.IGNORED, "no-return", 0)


def test_a_huge_mail_is_refused_with_words_and_not_parsed(stage: Stage) -> None:
    huge = letter() + b"A" * (LIMITS.raw + 100)
    stored = took(huge)
    assert (stored.state, stored.outcome) == (State.REFUSED, "too-large")
    assert len(stored.raw) == LIMITS.raw + 1


def test_a_large_picture_beside_the_orders_does_no_harm(stage: Stage) -> None:
    picture = attached(b"\xff\xd8" + b"\x00\x7f" * 3_000_000, "field.jpg", "image/jpeg")
    raw = mail(headers(message_id="<big@players.test>"), multipart("mixed", "big", part(ORDERS), picture))
    assert took(raw).outcome == "orders"


def test_receiving_does_not_depend_on_an_open_transaction(stage: Stage) -> None:
    stored = intake.receive(b"\x00\xff not even a mail", way="command", received_at=timezone.now())
    assert RawMail.objects.using(connections["default"].alias).filter(pk=stored.pk).exists()
    assert intake.read_mail(stored.pk, NOW).outcome == "stranger"
