"""Delivery through a real relay that is stopped and started again while mail is being sent."""

from __future__ import annotations

import threading
import time
from collections import Counter
from datetime import UTC, datetime, timedelta
from email import message_from_bytes

import pytest
from aiosmtpd.controller import Controller
from pytest_django import Settings

from campaigns.models import Player
from orders.models import OutgoingMail
from orders.services.gate import bounces
from orders.services.out import delivery, outbox
from tests.cast import Cast
from tests.relays import SmallRelay
from tests.servers import LOOPBACK, MailboxServer, Relay

pytestmark = [pytest.mark.servers, pytest.mark.django_db, pytest.mark.xdist_group("relay")]

NOW = datetime(2026, 11, 20, 10, 0, tzinfo=UTC)
READER = "p3@players.test"
MAILS = 60


@pytest.fixture
def through_relay(relay: Relay, settings: Settings) -> Relay:
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT, settings.MAIL_DOMAIN = LOOPBACK, relay.port, "orders.test"
    relay.start()
    return relay


def arrived(mailbox_server: MailboxServer, wanted: int) -> Counter[str]:
    """The Message-IDs in the reader's mailbox, once there are so many of them or they stop coming."""
    ids: Counter[str] = Counter()
    for _ in range(100):
        with mailbox_server.mailbox(READER) as mailbox:
            ids = Counter(str(mail.headers["message-id"][0]) for mail in mailbox.fetch(mark_seen=False))
        if len(ids) >= wanted:
            break
        time.sleep(0.2)
    return ids


def test_a_relay_that_stops_in_the_middle_loses_nothing_and_nothing_gets_another_message_id(
    cast: Cast, through_relay: Relay, mailbox_server: MailboxServer
) -> None:
    mailbox_server.empty(READER)
    posted = [
        outbox.post(
            key=f"report/{number}/1", kind="report", to=READER, subject=f"[Duel, turn {number}] x", text="y\n", now=NOW
        )
        for number in range(MAILS)
    ]

    def interrupt() -> None:
        time.sleep(0.15)
        through_relay.stop()
        time.sleep(0.5)
        through_relay.start()

    breaker = threading.Thread(target=interrupt)
    breaker.start()
    at = NOW
    while OutgoingMail.objects.filter(state=OutgoingMail.State.WAITING).exists():
        delivery.deliver_due(at)
        at += timedelta(seconds=30)
        time.sleep(0.05)
    breaker.join()
    assert OutgoingMail.objects.filter(state=OutgoingMail.State.SENT).count() == MAILS
    retried = OutgoingMail.objects.filter(tries__gt=1).count()
    assert retried, "the relay was stopped too late to interrupt anything"
    ids = arrived(mailbox_server, MAILS)
    print(f"{MAILS} mails, {retried} tried again, {sum(ids.values())} arrived, {len(ids)} different")  # noqa: T201 - counts are what this test is for
    assert set(ids) == {mail.message_id for mail in posted}


def test_a_mail_to_a_mailbox_that_does_not_exist_comes_back_and_is_counted(
    cast: Cast, through_relay: Relay, mailbox_server: MailboxServer
) -> None:
    """The relay takes the mail, the mailbox refuses it, and the bounce comes in by the gate."""
    Player.objects.filter(pk=cast.foy_seat.player_id).update(email="gone@players.test")
    gate = SmallRelay(through_relay.listener_port)
    controller = Controller(gate, hostname=LOOPBACK, port=gate.port)
    controller.start()
    try:
        mail = outbox.post(
            key="report/1/1",
            kind="report",
            to="gone@players.test",
            subject="x",
            text="y\n",
            seat=cast.foy_seat,
            now=NOW,
        )
        assert delivery.deliver(mail.pk, NOW)
        until = time.monotonic() + 20
        while not gate.taken and time.monotonic() < until:
            time.sleep(0.1)
    finally:
        controller.stop()
    ((envelope_from, envelope_to, raw),) = gate.taken
    bounce = bounces.recognise(message_from_bytes(raw), envelope_to, envelope_from)
    assert bounce is not None
    assert bounces.record(bounce, NOW) == mail
    mail.refresh_from_db()
    assert mail.state == OutgoingMail.State.BOUNCED
    assert Player.objects.get(email="gone@players.test").hard_bounces == 1
