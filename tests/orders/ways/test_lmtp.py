"""The listener as an LMTP server: an answer for each recipient, with real clients and a real relay."""

from __future__ import annotations

import smtplib
import subprocess
import time
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.management import CommandError, call_command
from django.db import connections

from orders.models import RawMail
from orders.services.ways import listener as listening
from orders.services.ways.listener import Place, listener
from tests.mails.letters import ADDRESS, PLAYER
from tests.orders.services.post import letter
from tests.servers import LOOPBACK, Relay, free_port

pytestmark = [pytest.mark.servers, pytest.mark.django_db(transaction=True)]

SECOND = "orders+second@orders.test"


@pytest.fixture
def port(settings: Any) -> Iterator[int]:
    """The port of an LMTP listener that stores into the test's database."""
    settings.MAIL_DOMAIN = "orders.test"
    settings.WAKE_WORKERS = False
    settings.MAIL_IN_MAX_BYTES = 200_000
    number = free_port()
    controller = listener(LOOPBACK, number, lmtp=True)
    controller.start()
    yield number
    controller.stop()
    for connection in connections.all():
        connection.close()


def opened(client: smtplib.LMTP, *recipients: str) -> list[int]:
    """Begin a mail; the codes that its recipients got."""
    client.ehlo()
    client.mail(PLAYER)
    return [client.rcpt(recipient)[0] for recipient in recipients]


def answers(client: smtplib.LMTP, raw: bytes, count: int) -> list[int]:
    """Hand the mail over; the codes of as many answers as are due (the client reads only one itself)."""
    return [client.data(raw)[0], *(client.getreply()[0] for _ in range(count - 1))]


def test_each_recipient_gets_an_answer_and_the_mail_is_stored_once(port: int) -> None:
    with smtplib.LMTP(LOOPBACK, port) as client:
        assert opened(client, ADDRESS, SECOND) == [250, 250]
        assert answers(client, letter(), 2) == [250, 250]
        assert client.noop()[0] == 250
    assert RawMail.objects.get().envelope_to == [ADDRESS, SECOND]


def test_a_recipient_refused_at_the_door_gets_no_answer_after_the_mail(port: int) -> None:
    with smtplib.LMTP(LOOPBACK, port) as client:
        assert opened(client, ADDRESS, "someone@elsewhere.example", SECOND) == [250, 550, 250]
        assert answers(client, letter(), 2) == [250, 250]
        assert client.docmd("RSET") == (250, b"OK")
    assert RawMail.objects.get().envelope_to == [ADDRESS, SECOND]


def test_a_mail_without_recipients_is_refused_once(port: int) -> None:
    with smtplib.LMTP(LOOPBACK, port) as client:
        assert opened(client, "someone@elsewhere.example") == [550]
        assert client.docmd("DATA")[0] == 503
        assert client.noop()[0] == 250
    assert not RawMail.objects.exists()


def test_one_conversation_hands_in_several_mails(port: int) -> None:
    with smtplib.LMTP(LOOPBACK, port) as client:
        for recipients in ((ADDRESS, SECOND), (ADDRESS,), (SECOND, ADDRESS, SECOND)):
            opened(client, *recipients)
            raw = letter(message_id=f"<{len(recipients)}@players.test>")
            assert answers(client, raw, len(recipients)) == [250] * len(recipients)
    assert RawMail.objects.count() == 3


def test_what_is_too_large_or_not_stored_is_said_to_each(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise ConnectionError("no database")

    with smtplib.LMTP(LOOPBACK, port) as client:
        opened(client, ADDRESS, SECOND)
        assert answers(client, b"Subject: x\r\n\r\n" + b"A" * 70 + b"\r\n" * 100_000, 2) == [552, 552]
        monkeypatch.setattr(listening, "receive", away)
        opened(client, ADDRESS, SECOND)
        assert answers(client, letter(), 2) == [451, 451]
        assert client.noop()[0] == 250
    assert not RawMail.objects.exists()


def test_lmtp_is_greeted_with_its_own_word_and_offers_pipelining(port: int) -> None:
    with smtplib.LMTP(LOOPBACK, port) as client:
        assert client.docmd("EHLO", "players.test")[0] == 500
        assert client.docmd("HELO", "players.test")[0] == 500
        code, said = client.docmd("LHLO", "players.test")
    assert code == 250
    assert {b"PIPELINING", b"8BITMIME", b"SMTPUTF8"} <= set(said.split(b"\n"))


def test_swaks_hands_a_mail_to_two_recipients(port: int) -> None:
    command = ["swaks", "--protocol", "LMTP", "--server", f"{LOOPBACK}:{port}", "--from", PLAYER]
    sent = subprocess.run([*command, "--to", f"{ADDRESS},{SECOND}"], capture_output=True, text=True, timeout=60)
    assert sent.returncode == 0, sent.stdout
    assert sent.stdout.count("250 2.0.0 Stored") == 2
    assert RawMail.objects.get().envelope_to == [ADDRESS, SECOND]


def test_a_relay_hands_a_mail_for_two_over_at_once(relay: Relay, settings: Any) -> None:
    settings.MAIL_DOMAIN = "lmtp.test"
    settings.WAKE_WORKERS = False
    both = ["orders+one@lmtp.test", "orders+two@lmtp.test"]
    controller = listener(LOOPBACK, relay.listener_port, lmtp=True)
    controller.start()
    try:
        with smtplib.SMTP(LOOPBACK, relay.port) as client:
            client.sendmail(PLAYER, both, letter(message_id="<both@players.test>"))
        until = time.monotonic() + 30
        while (relay.queued() or not RawMail.objects.exists()) and time.monotonic() < until:
            time.sleep(0.2)
    finally:
        controller.stop()
    assert not relay.queued()
    assert sorted(RawMail.objects.get().envelope_to) == both


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("127.0.0.1:18025", Place("127.0.0.1", 18025)),
        ("smtp://[::1]:25", Place("::1", 25)),
        ("lmtp://127.0.0.1:24", Place("127.0.0.1", 24, lmtp=True)),
    ],
)
def test_the_place_may_name_its_protocol(words: str, place: Place) -> None:
    assert Place.read(words) == place


@pytest.mark.parametrize("words", ["", "18025", "lmtp://18025", "imap://127.0.0.1:143", "127.0.0.1:mail"])
def test_a_place_that_is_none_is_told(words: str) -> None:
    with pytest.raises(CommandError, match="is no HOST:PORT"):
        call_command("listen_mail", listen=words)
