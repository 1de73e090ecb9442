"""The built-in listener, fed by real clients and through a real relay."""

from __future__ import annotations

import smtplib
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.db import connections

from orders.models import RawMail
from orders.services.ways import listener as listening
from orders.services.ways.listener import listener
from tests.mails.letters import ADDRESS, PLAYER
from tests.orders.services.post import ORDERS, letter
from tests.servers import LOOPBACK, Relay, free_port, wait_for

pytestmark = [pytest.mark.servers, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def port(settings: Any) -> Iterator[int]:
    """The port of a listener that stores into the test's database."""
    settings.MAIL_DOMAIN = "orders.test"
    settings.WAKE_WORKERS = False
    settings.MAIL_IN_MAX_BYTES = 200_000
    number = free_port()
    controller = listener(LOOPBACK, number)
    controller.start()
    yield number
    controller.stop()
    for connection in connections.all():
        connection.close()


def swaks(port: int, *options: str) -> subprocess.CompletedProcess[str]:
    command = ["swaks", "--server", f"{LOOPBACK}:{port}", "--from", PLAYER, *options]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_swaks_hands_in_a_mail_with_a_file(port: int, tmp_path: Path) -> None:
    sheet = tmp_path / "orders.txt"
    sheet.write_text(ORDERS)
    sent = swaks(
        port, "--to", ADDRESS, "--body", "See the file.", "--attach-type", "text/plain", "--attach", f"@{sheet}"
    )
    assert sent.returncode == 0, sent.stdout
    stored = RawMail.objects.get()
    assert (stored.way, stored.envelope_from, stored.envelope_to) == ("smtp", PLAYER, [ADDRESS])
    assert b"orders.txt" in bytes(stored.raw)


def test_msmtp_hands_in_a_mail(port: int) -> None:
    command = [
        "msmtp",
        f"--host={LOOPBACK}",
        f"--port={port}",
        f"--from={PLAYER}",
        "--auth=off",
        "--tls=off",
        "--",
        ADDRESS,
    ]
    subprocess.run(command, input=letter(), check=True, timeout=60)
    assert bytes(RawMail.objects.get().raw).replace(b"\r\n", b"\n").endswith(ORDERS.encode())


def test_other_domains_are_refused_at_the_door(port: int) -> None:
    sent = swaks(port, "--to", "someone@elsewhere.example")
    assert sent.returncode == 24
    assert "550 5.7.1" in sent.stdout
    assert not RawMail.objects.exists()


def test_the_door_does_not_tell_which_keys_exist(port: int) -> None:
    answers = set()
    for to in (ADDRESS, "orders+wrongwrongwr@orders.test", "anybody@orders.test"):
        sent = swaks(port, "--to", to, "--quit-after", "RCPT")
        answers.add(next(line for line in sent.stdout.splitlines() if "2.1.5" in line or "550" in line))
    assert len(answers) == 1


def test_a_mail_that_is_too_large_is_refused_at_the_door(port: int) -> None:
    with smtplib.SMTP(LOOPBACK, port) as client:
        with pytest.raises(smtplib.SMTPResponseException) as refusal:
            client.sendmail(PLAYER, [ADDRESS], b"Subject: x\r\n\r\n" + b"A" * 70 + b"\r\n" * 100_000)
        assert refusal.value.smtp_code == 552
    assert not RawMail.objects.exists()


def test_what_cannot_be_stored_is_kept_by_the_sender(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise ConnectionError("no database")

    monkeypatch.setattr(listening, "receive", away)
    with smtplib.SMTP(LOOPBACK, port) as client, pytest.raises(smtplib.SMTPDataError) as refusal:
        client.sendmail(PLAYER, [ADDRESS], letter())
    assert refusal.value.smtp_code == 451


def test_bytes_arrive_as_they_were_sent(port: int) -> None:
    raw = letter().replace(b"\n", b"\r\n") + "Général\r\n.\r\n..dots\r\n".encode("latin-1")
    with smtplib.SMTP(LOOPBACK, port) as client:
        client.sendmail(PLAYER, [ADDRESS], raw, mail_options=["BODY=8BITMIME"])
    assert bytes(RawMail.objects.get().raw) == raw


def test_mail_through_the_relay_waits_for_a_listener_that_is_down(relay: Relay, settings: Any) -> None:
    settings.MAIL_DOMAIN = "orders.test"
    settings.WAKE_WORKERS = False
    with smtplib.SMTP(LOOPBACK, relay.port) as client:
        client.sendmail(PLAYER, [ADDRESS], letter(message_id="<through@players.test>"))
    assert not RawMail.objects.exists()
    controller = listener(LOOPBACK, relay.listener_port)
    controller.start()
    try:
        until = time.monotonic() + 120
        while not RawMail.objects.exists() and time.monotonic() < until:
            time.sleep(0.2)
    finally:
        controller.stop()
    stored = RawMail.objects.get()
    assert b"<through@players.test>" in bytes(stored.raw)
    assert b"Received: by relay.pbem.test" in bytes(stored.raw) or b"by relay.pbem.test" in bytes(stored.raw)


def test_the_command_listens_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    environment = {"ESTAFETTE_VAR": str(tmp_path), "PATH": "/usr/bin:/bin", "ESTAFETTE_MAIL_DOMAIN": "orders.test"}
    manage = [sys.executable, str(Path(__file__).parents[3] / "manage.py")]
    subprocess.run([*manage, "migrate", "-v", "0"], env=environment, check=True, timeout=120)
    command = [*manage, "listen_mail", "--listen", f"{LOOPBACK}:{port}"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            wait_for(port)
            with smtplib.SMTP(LOOPBACK, port) as client:
                client.sendmail(PLAYER, [ADDRESS], letter())
        finally:
            process.terminate()
        assert process.wait(30) == 0
    shell = [*manage, "shell", "-v", "0", "-c", "from orders.models import RawMail; print(RawMail.objects.count())"]
    counted = subprocess.run(shell, env=environment, capture_output=True, text=True, check=True, timeout=60)
    assert counted.stdout.strip() == "1"


@pytest.mark.parametrize("kind", ["a paragraph", "HTML on one line", "references"])
def test_lines_longer_than_the_standard_has_them_are_taken(port: int, kind: str) -> None:
    raw = {
        "a paragraph": f"From: {PLAYER}\r\nTo: {ADDRESS}\r\n\r\n{'é' * 1200}\r\n",
        "HTML on one line": f"From: {PLAYER}\r\nContent-Type: text/html\r\n\r\n<p>{'x' * 100_000}</p>\r\n",
        "references": f"From: {PLAYER}\r\nReferences: {'<a@b.test> ' * 400}\r\n\r\nx\r\n",
    }[kind].encode()
    with smtplib.SMTP(LOOPBACK, port, timeout=30) as client:
        client.sendmail(PLAYER, [ADDRESS], raw, mail_options=["BODY=8BITMIME"])
    assert bytes(RawMail.objects.get().raw) == raw
