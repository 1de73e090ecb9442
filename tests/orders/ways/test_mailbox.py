"""The mailbox over IMAP, on a real Dovecot."""

from __future__ import annotations

import smtplib
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from orders.models import RawMail
from orders.services.ways import mailbox_polling
from orders.services.ways.mailbox_polling import Account, connect, take_new, wait
from tests.orders.services.post import letter
from tests.servers import LOOPBACK, MAILBOX_PASSWORD, MailboxServer

pytestmark = [pytest.mark.servers, pytest.mark.django_db(transaction=True)]

USER = "orders@orders.test"


@pytest.fixture
def account(mailbox_server: MailboxServer, settings: Any) -> Iterator[Account]:
    """An empty mailbox, and the settings that name it."""
    settings.WAKE_WORKERS = False
    mailbox_server.empty(USER)
    settings.MAILBOX_HOST, settings.MAILBOX_PORT = LOOPBACK, mailbox_server.imap_port
    settings.MAILBOX_USER, settings.MAILBOX_PASSWORD = USER, MAILBOX_PASSWORD
    settings.MAILBOX_SECURITY = "none"
    yield Account.from_settings()
    mailbox_server.empty(USER)


def drop(server: MailboxServer, *raws: bytes) -> None:
    """Put mails into the mailbox by LMTP, as a relay does."""
    for raw in raws:
        with smtplib.LMTP(LOOPBACK, server.lmtp_port) as client:
            client.sendmail("foy@players.test", [USER], raw)


def test_new_mail_is_stored_and_marked_and_taken_once(account: Account, mailbox_server: MailboxServer) -> None:
    drop(mailbox_server, letter(), letter(message_id="<two@players.test>"))
    with connect(account) as mailbox:
        assert take_new(mailbox, account) == 2
        assert take_new(mailbox, account) == 0
        assert all("\\Seen" in message.flags for message in mailbox.fetch(mark_seen=False))
    assert b"Return-Path: <foy@players.test>" in bytes(RawMail.objects.first().raw)  # type: ignore[union-attr]


def test_taken_mail_is_moved_when_a_folder_is_named(
    account: Account, mailbox_server: MailboxServer, settings: Any
) -> None:
    settings.MAILBOX_DONE = "Taken"
    moving = Account.from_settings()
    drop(mailbox_server, letter())
    with connect(moving) as mailbox:
        assert take_new(mailbox, moving) == 1
        assert not mailbox.uids()
        mailbox.folder.set("Taken")
        assert len(mailbox.uids()) == 1


def test_mail_that_could_not_be_stored_stays_unseen(
    account: Account, mailbox_server: MailboxServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise ConnectionError("no database")

    drop(mailbox_server, letter())
    with monkeypatch.context() as patch, connect(account) as mailbox:
        patch.setattr(mailbox_polling, "receive", away)
        with pytest.raises(ConnectionError):
            take_new(mailbox, account)
    with connect(account) as mailbox:
        assert take_new(mailbox, account) == 1


def test_the_server_says_when_mail_comes(account: Account, mailbox_server: MailboxServer) -> None:
    with connect(account) as mailbox:
        assert "IDLE" in mailbox.client.capabilities
        threading.Timer(0.5, drop, [mailbox_server, letter()]).start()
        started, taken = time.monotonic(), 0
        while not taken and time.monotonic() - started < 25:  # a server may speak of other things, too
            wait(mailbox, 30, lambda _: pytest.fail("waited by the clock"))
            taken = take_new(mailbox, account)
        assert taken == 1
        assert time.monotonic() - started < 25


def test_without_idle_the_mailbox_is_looked_at_again_after_a_while(account: Account) -> None:
    pauses: list[float] = []
    with connect(account) as mailbox:
        mailbox.client.capabilities = tuple(item for item in mailbox.client.capabilities if item != "IDLE")
        wait(mailbox, 7.0, pauses.append)
    assert pauses == [7.0]


def test_the_command_takes_what_is_there(account: Account, mailbox_server: MailboxServer) -> None:
    drop(mailbox_server, letter())
    call_command("poll_mailbox", "--once")
    assert RawMail.objects.get().way == "imap"


def test_a_mailbox_that_is_not_set_up_or_refuses_is_named(account: Account, settings: Any) -> None:
    settings.MAILBOX_PASSWORD = "wrong"
    with pytest.raises(CommandError, match=r"orders@orders\.test at 127\.0\.0\.1"):
        call_command("poll_mailbox", "--once")
    settings.MAILBOX_HOST = ""
    with pytest.raises(CommandError, match="ESTAFETTE_MAILBOX_HOST"):
        call_command("poll_mailbox", "--once")
