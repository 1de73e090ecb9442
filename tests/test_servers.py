"""The servers that other tests rely on do what they promise."""

from __future__ import annotations

import smtplib
import subprocess
from email.message import EmailMessage

import psycopg
import pytest
import redis

from tests.servers import LOOPBACK, MailboxServer, PostgresServer, RedisServer, Relay

pytestmark = pytest.mark.servers


def letter(to: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = "umpire@pbem.test", to, "A letter"
    message.set_content("To arms.\n")
    return message


def test_redis_answers(redis_server: RedisServer) -> None:
    with redis.Redis.from_url(redis_server.url) as client:
        assert client.ping()


def test_postgres_answers(postgres_server: PostgresServer) -> None:
    with psycopg.connect(postgres_server.url) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)


def test_relay_delivers_to_a_mailbox_even_after_a_restart(relay: Relay, mailbox_server: MailboxServer) -> None:
    mailbox_server.empty("p4@players.test")
    relay.stop()
    with pytest.raises(ConnectionRefusedError):
        smtplib.SMTP(LOOPBACK, relay.port)
    relay.start()
    with smtplib.SMTP(LOOPBACK, relay.port) as client:
        client.send_message(letter("p4@players.test"))
    with mailbox_server.mailbox("p4@players.test") as mailbox:
        for _ in range(20):
            if mailbox.uids() or mailbox.idle.wait(timeout=1):
                break
        assert [mail.subject for mail in mailbox.fetch()] == ["A letter"]


def test_relay_lets_nothing_leave(relay: Relay) -> None:
    answer = subprocess.run(
        [
            "swaks",
            "--server",
            f"{LOOPBACK}:{relay.port}",
            "--to",
            "someone@elsewhere.example",
            "--from",
            "p1@players.test",
        ],
        capture_output=True,
        text=True,
    )
    assert "550" in answer.stdout or "554" in answer.stdout
    assert answer.returncode == 24
