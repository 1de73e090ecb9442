"""Replays, keys and turns as strangers' programs bring them: what a mail may change, and what it must never reveal."""

from __future__ import annotations

from datetime import timedelta

import pytest

from campaigns.models import Player, Sheet
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from tests.mails.letters import ADDRESS, KEY, PLAYER, SHORT, headers, lines, mail, part
from tests.orders.stage import NOW, Stage

FOY = f"General Foy <{PLAYER}>"


def letter(
    text: str = lines(*SHORT, ""),
    *,
    sender: str = FOY,
    to: str = ADDRESS,
    subject: str = "orders",
    message_id: str | None = None,
) -> bytes:
    return mail(headers(sender=sender, to=to, subject=subject, message_id=message_id), part(text))


def take(raw: bytes, *, minutes: int = 0, envelope_to: tuple[str, ...] = (), envelope_from: str = "") -> RawMail:
    at = NOW + timedelta(minutes=minutes)
    stored = intake.receive(raw, way="command", envelope_from=envelope_from, envelope_to=envelope_to, received_at=at)
    return intake.read_mail(stored.pk, at)


def receipt(stored: RawMail) -> OutgoingMail:
    return OutgoingMail.objects.get(answers=stored)


def test_the_same_words_in_other_bytes_under_the_same_message_id_change_nothing(stage: Stage) -> None:
    """Other words under it are another mail (``test_adversary``): dropping them left their writer without an answer."""
    take(letter(message_id="<one@players.test>"))
    again = take(letter(message_id="<one@players.test>", subject="Re: orders"), minutes=1)
    assert (again.state, Sheet.objects.count()) == ("duplicate", 1)


def test_the_same_words_under_a_new_message_id_are_a_new_sheet(stage: Stage) -> None:
    take(letter(message_id="<one@players.test>"))
    assert take(letter(message_id="<two@players.test>"), minutes=1).outcome == "orders"
    assert Sheet.objects.count() == 2


def test_a_message_id_used_up_by_another_seat_stops_nobody(stage: Stage) -> None:
    other = f"orders+{stage.allied.key.replace('-', '').lower()}@orders.test"
    take(letter("STATUS\r\n", sender="picton@players.test", to=other, message_id="<one@players.test>"))
    assert take(letter(message_id="<one@players.test>"), minutes=1).outcome == "orders"


def test_a_message_id_used_up_by_a_stranger_stops_nobody(stage: Stage) -> None:
    take(letter(sender="x@stranger.example", to="orders@orders.test", message_id="<one@players.test>"))
    assert take(letter(message_id="<one@players.test>"), minutes=1).outcome == "orders"


@pytest.mark.parametrize("to", ["orders@orders.test", "orders+aaaabbbbcccc@orders.test", "orders+@orders.test"])
def test_strangers_learn_nothing(stage: Stage, to: str) -> None:
    stored = take(letter(lines("BRIGADE gauthier", "1/92: MOVE 6"), sender="x@stranger.example", to=to))
    answer = receipt(stored)
    said = f"{answer.subject} {answer.text} {answer.html}".casefold()
    assert stored.outcome == "stranger"
    for word in ("first steps", "belgium", "gauthier", "1/92", "foy", KEY.casefold(), "turn 1"):
        assert word not in said


def test_the_receipt_goes_to_the_player_when_a_key_comes_from_elsewhere(stage: Stage) -> None:
    assert receipt(take(letter(sender="thief@x.example"))).to == PLAYER


def test_a_deputy_is_taken_and_answered(stage: Stage) -> None:
    stage.french.deputy = Player.objects.create(name="Anna", email="anna@players.test")
    stage.french.save()
    stored = take(letter(sender="Anna <ANNA@players.test>"))
    assert (stored.outcome, receipt(stored).to.casefold()) == ("orders", "anna@players.test")


def test_the_key_is_read_from_the_envelope_when_relays_rewrote_the_headers(stage: Stage) -> None:
    stored = take(letter(to="undisclosed-recipients:;"), envelope_to=(ADDRESS.upper(),))
    assert stored.outcome == "orders"


def test_a_wrong_turn_keeps_the_earlier_sheet(stage: Stage) -> None:
    take(letter())
    assert take(letter(lines("TURN 9", *SHORT)), minutes=1).outcome == "wrong-turn"
    assert Sheet.objects.count() == 1


def test_the_receipt_names_what_was_left_out(stage: Stage) -> None:
    stored = take(
        letter(lines(*SHORT, "", "---", "John Foy", "Tel: +32 2 555 01 23", "", "Von meinem Galaxy gesendet"))
    )
    text = receipt(stored).text
    assert stored.outcome == "orders"
    assert "signature" in text
    assert "Tel: +32 2 555 01 23" in text


def test_an_order_in_the_subject_is_taken_when_the_mail_says_nothing_else(stage: Stage) -> None:
    stored = take(letter("\r\n-- \r\nFoy\r\n", subject="1/92: MOVE 6"))
    assert (stored.outcome, stored.detail["accepted"]) == ("orders", ["1/92: MOVE 6"])
