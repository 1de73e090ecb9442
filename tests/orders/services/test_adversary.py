"""What an adversary of the gate found: words turned against their writer, keys in the wrong hands, mails that stick."""

from __future__ import annotations

from datetime import timedelta

import pytest

from campaigns.models import Player, Seat, Sheet
from orders.inbox.limits import LIMITS
from orders.models import OutgoingMail, RawMail
from orders.services.gate import intake
from orders.services.out.outbox import post
from tests.mails.letters import ADDRESS, CALL, PLAYER
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

State = RawMail.State
A = "TURN 1\nBRIGADE gauthier\n  INTENT ATTACK sart\nEND\n"
B = "TURN 1\nBRIGADE gauthier\n  INTENT DEFEND wood\nEND\n"


def marked(text: str) -> str:
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))


def at(minutes: int) -> dict[str, object]:
    return {"at": NOW + timedelta(minutes=minutes)}


@pytest.fixture
def call(stage: Stage) -> OutgoingMail:
    """The call for orders as it was sent."""
    return post(key=f"call/{stage.turn.pk}/{stage.french.pk}", kind="call", to=PLAYER, subject="[First Steps, turn 1]",
                text="\n".join(CALL), seat=stage.french, turn=stage.turn, now=NOW)  # fmt: skip


def newest() -> str:
    return Sheet.objects.order_by("-version")[0].normal_form


# Words turned against their writer


def test_an_own_sheet_that_is_quoted_to_take_it_back_does_not_count_again(call: OutgoingMail) -> None:
    took(letter(A, message_id="<a@players.test>"))
    took(letter(B, message_id="<b@players.test>"), **at(1))
    took(
        letter(
            f"Please ignore this one, I changed my mind.\n\nOn Fri, 20 Nov 2026 at 10:12, Foy wrote:\n{marked(A)}\n",
            message_id="<c@players.test>",
            in_reply_to="<a@players.test>",
        ),
        **at(2),
    )
    assert "DEFEND" in newest()


def test_a_friends_sheet_that_is_quoted_is_not_the_writers(call: OutgoingMail) -> None:
    took(letter(B, message_id="<b@players.test>"))
    friends = A.replace("sart", "wood")
    took(
        letter(
            f"I like his plan.\n\nOn Fri, 20 Nov 2026 at 10:12, Jamin <jamin@friends.test> wrote:\n{marked(friends)}\n",
            message_id="<c@players.test>",
        ),
        **at(1),
    )
    assert Sheet.objects.count() == 1


def test_an_own_mail_that_is_attached_to_take_it_back_does_not_count_again(call: OutgoingMail) -> None:
    took(letter(A, message_id="<a@players.test>"))
    took(letter(B, message_id="<b@players.test>"), **at(1))
    raw = letter(A, message_id="<a@players.test>").decode()
    took(
        (
            f"From: {PLAYER}\r\nTo: {ADDRESS}\r\nSubject: Re: orders\r\nMessage-ID: <c@players.test>\r\n"
            'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'
            "Content-Type: text/plain\r\n\r\nPlease disregard the attached mail.\r\n--b\r\n"
            f"Content-Type: message/rfc822\r\n\r\n{raw}\r\n--b--\r\n"
        ).encode(),
        **at(2),
    )
    assert "DEFEND" in newest()


# Orders in a style of the writer's own


STYLES = (
    "1/92 form line, move 6",
    "1/92:\n- form line\n- move 6",
    "1/92nd Ligne – form line",
)


@pytest.mark.parametrize("sheet", STYLES)
@pytest.mark.parametrize("above", ["Thanks!\n", "Merci d'avance\n"])
def test_orders_below_thanks_are_no_signature(stage: Stage, sheet: str, above: str) -> None:
    stored = took(letter(f"{above}\n{sheet}\n"))
    assert stored.state == State.ACCEPTED, stored.outcome
    assert "FORM LINE" in newest()


@pytest.mark.parametrize("sheet", STYLES)
@pytest.mark.parametrize("name", ["map.pdf", "notes.doc", "photo.heic", "ATT00001.bin"])
def test_orders_beside_a_file_that_cannot_be_read_are_taken(stage: Stage, sheet: str, name: str) -> None:
    raw = (
        f"From: {PLAYER}\r\nTo: {ADDRESS}\r\nSubject: orders\r\nMessage-ID: <c@players.test>\r\n"
        'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'
        f"Content-Type: text/plain; charset=utf-8\r\n\r\n{sheet}\r\n--b\r\n"
        f'Content-Type: application/octet-stream; name="{name}"\r\n'
        f'Content-Disposition: attachment; filename="{name}"\r\n\r\nnothing to be read\r\n--b--\r\n'
    ).encode()
    assert took(raw).state == State.ACCEPTED


@pytest.mark.parametrize("sheet", STYLES)
def test_orders_in_a_text_file_are_taken(stage: Stage, sheet: str) -> None:
    raw = (
        f"From: {PLAYER}\r\nTo: {ADDRESS}\r\nSubject: orders\r\nMessage-ID: <c@players.test>\r\n"
        'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'
        "Content-Type: text/plain\r\n\r\nHere they are.\r\n--b\r\n"
        'Content-Type: text/plain; charset=utf-8; name="orders.txt"\r\n'
        f'Content-Disposition: attachment; filename="orders.txt"\r\n\r\n{sheet}\r\n--b--\r\n'
    ).encode()
    assert took(raw).state == State.ACCEPTED
    assert "FORM LINE" in newest()


@pytest.mark.parametrize("sheet", STYLES)
def test_own_orders_above_count_and_not_those_that_are_quoted_below(call: OutgoingMail, sheet: str) -> None:
    filled = "\n".join(CALL).replace("BRIGADE gauthier\n  INTENT", "BRIGADE gauthier\n  INTENT ATTACK sart")
    stored = took(letter(f"{sheet}\n\nOn Fri, 20 Nov 2026 at 10:12, Estafette wrote:\n{marked(filled)}\n"))
    assert stored.state == State.ACCEPTED
    assert "FORM LINE" in newest()
    assert "ATTACK" not in newest()


@pytest.mark.parametrize("sheet", STYLES)
def test_own_orders_count_and_not_those_of_a_mail_that_is_attached(stage: Stage, sheet: str) -> None:
    inner = letter(A, message_id="<a@players.test>").decode()
    raw = (
        f"From: {PLAYER}\r\nTo: {ADDRESS}\r\nSubject: orders\r\nMessage-ID: <c@players.test>\r\n"
        'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'
        f"Content-Type: text/plain; charset=utf-8\r\n\r\n{sheet}\r\n--b\r\n"
        f"Content-Type: message/rfc822\r\n\r\n{inner}\r\n--b--\r\n"
    ).encode()
    assert took(raw).state == State.ACCEPTED
    assert "FORM LINE" in newest()
    assert "ATTACK" not in newest()


@pytest.mark.parametrize("sheet", STYLES)
def test_orders_under_a_subject_that_programs_write_too_are_taken(stage: Stage, sheet: str) -> None:
    stored = took(letter(f"{sheet}\n", subject="Away: my orders from the train"))
    assert stored.state == State.ACCEPTED


# Keys in the wrong hands


def test_an_enemy_with_the_key_commands_nothing(stage: Stage) -> None:
    took(letter(B, message_id="<b@players.test>"))
    for number, words in enumerate((A, "WITHDRAW ORDERS\n", "LEAVE FROM 24 DEC 2026\n", "MAP\n")):
        stored = took(
            letter(words, From="picton@players.test", message_id=f"<{number}@players.test>"), **at(number + 1)
        )
        assert (stored.state, stored.outcome) == (State.REFUSED, "sender-unproved"), words
        assert answer_to(stored).to == PLAYER
    assert "DEFEND" in newest()
    assert Seat.objects.get(pk=stage.french.pk).leave_from is None


@pytest.mark.parametrize("words", ["DEPUTY evil@attacker.test\n", "LEAVE FROM 24 DEC 2026\n"])
def test_whoever_merely_has_the_key_names_no_deputy_and_declares_no_leave(stage: Stage, words: str) -> None:
    stored = took(letter(words, From="evil@attacker.test"))
    assert stored.state == State.REFUSED
    assert answer_to(stored).to == PLAYER
    seat = Seat.objects.get(pk=stage.french.pk)
    assert (seat.deputy, seat.leave_from) == (None, None)
    assert not Player.objects.filter(email="evil@attacker.test").exists()


# Mails that stick


@pytest.mark.parametrize(
    "raw",
    [
        b"Content-Type: text/plain; charset=utf-7\r\n\r\nBRIGADE gauthier\r\nINTENT ATTACK sart +2AA-\r\n",
        b"Message-ID: <x@players.test>\r\nSubject: =?utf-7?Q?+2AA-?=\r\n\r\nBRIGADE gauthier\r\nINTENT ATTACK sart\r\n",
        b'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'
        b"Content-Type: text/plain\r\n\r\n"
        b"BRIGADE gauthier\r\nINTENT ATTACK sart\r\n--b\r\nContent-Type: application/pdf\r\n"
        b"Content-Disposition: attachment; filename*=utf-7''%2B2AA-\r\n\r\nx\r\n--b--\r\n",
        b"Message-ID: <a\x00b@players.test>\r\nReferences: <c\x00d@players.test>\r\nSubject: x\x00y\r\n\r\n"
        b"BRIGADE gauthier\r\nINTENT ATTACK sart\r\n",
        b'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\n'
        b"Content-Type: text/plain\r\n\r\n"
        b"BRIGADE gauthier\r\nINTENT ATTACK sart\r\n--b\r\nContent-Type: application/pdf\r\n"
        b'Content-Disposition: attachment; filename="a\x00b.pdf"\r\n\r\nx\r\n--b--\r\n',
    ],
)  # fmt: skip
def test_letters_that_no_database_keeps_stop_no_orders(stage: Stage, raw: bytes) -> None:
    stored = took(f"From: {PLAYER}\r\nTo: {ADDRESS}\r\n".encode() + raw)
    assert stored.state == State.ACCEPTED, stored.detail
    answer = answer_to(stored)
    for words in (stored.message_id, stored.identity, str(stored.detail), answer.references, answer.text):
        words.encode()
        assert "\x00" not in words


@pytest.mark.parametrize(
    "body",
    [
        b"".join(b'Content-Type: multipart/mixed; boundary="b%d"\r\n\r\n--b%d\r\n' % (n, n) for n in range(10_000)),
        b'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n--b\r\n'
        + b"Content-Type: message/rfc822\r\n\r\n" * 3_000,
    ],
)
def test_a_bounce_that_is_nested_without_end_is_left_alone(stage: Stage, body: bytes) -> None:
    stored = intake.receive(
        b"From: mailer-daemon@x.test\r\nTo: orders@orders.test\r\nMIME-Version: 1.0\r\n" + body,
        way="smtp", envelope_from="", received_at=NOW,
    )  # fmt: skip
    assert intake.read_mail(stored.pk, NOW).state == State.IGNORED


def test_other_orders_under_a_message_id_that_was_used_are_taken(stage: Stage) -> None:
    took(letter("1/92: MOVE 2\n"))
    stored = took(letter("1/92: MOVE 4\n"), **at(1))
    assert (stored.state, answer_to(stored).to) == (State.ACCEPTED, PLAYER)
    assert "MOVE 4" in newest()


def test_every_letter_begins_with_the_line_above_which_answers_go(stage: Stage) -> None:
    receipt = answer_to(took(letter(A)))
    quoted = took(letter(f"\n{receipt.text}\n", message_id="<again@players.test>"), **at(1))
    assert quoted.outcome == "empty", quoted.detail
    status = answer_to(took(letter("STATUS\n", message_id="<status@players.test>"), **at(2)))
    assert took(letter(f"\n{status.text}\n", message_id="<more@players.test>"), **at(3)).outcome == "empty"


# Answers


def test_a_writer_whose_address_is_not_plain_letters_gets_no_answer_meant_for_another(stage: Stage) -> None:
    stored = took("From: müller@example.org\r\nTo: orders@orders.test\r\nSubject: hello\r\n\r\nHello\r\n".encode())
    assert stored.state in (State.REFUSED, State.IGNORED)
    assert not OutgoingMail.objects.filter(to__startswith="ller@").exists()


@pytest.mark.parametrize(
    ("words", "command"),
    [("Please withdraw my orders.", "WITHDRAW ORDERS"), ("Map please", "MAP"), ("Status?", "STATUS")],
)
def test_what_is_nearly_a_command_is_carried_out_or_named(stage: Stage, words: str, command: str) -> None:
    stored = took(letter(f"{words}\n"))
    assert stored.outcome.startswith(("command-", "nothing-to-withdraw")) or command in answer_to(stored).text


def test_turn_0_is_called_by_its_number(stage: Stage) -> None:
    stored = took(letter("TURN 0\nBRIGADE jamin\nINTENT HOLD\n"))
    assert stored.outcome == "wrong-turn"
    assert "turn 0 is not open" in answer_to(stored).subject


def test_the_bounds_of_a_header_hold_for_bounces_too(stage: Stage) -> None:
    """Some hundred kilobytes of addresses took a reader ten seconds, a megabyte a quarter of an hour."""
    names = b"From: g:" + b"a,\r\n " * 200_000 + b";\r\nTo: orders@orders.test\r\n\r\nx\r\n"
    assert len(names) > 10 * LIMITS.header
    stored = intake.receive(names, way="smtp", envelope_from="", received_at=NOW)
    assert intake.read_mail(stored.pk, NOW).state == State.IGNORED
