"""A provider's webhook: messages arrive as providers post them, and are stored before the provider is told so."""

from __future__ import annotations

import subprocess
import sys
from email import message_from_bytes
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from anymail.inbound import AnymailInboundMessage

from orders.models import RawMail
from orders.services.gate import intake
from orders.webhooks import take_inbound
from tests.mails.letters import ADDRESS, PLAYER
from tests.orders.services.post import letter
from tests.orders.stage import NOW, Stage

pytestmark = pytest.mark.usefixtures("settled_clock")


def inbound(raw: bytes, *, envelope_from: str | None = PLAYER) -> Any:
    message = AnymailInboundMessage.parse_raw_mime_bytes(raw)
    message.envelope_sender, message.envelope_recipient = envelope_from, ADDRESS
    return SimpleNamespace(message=message, event_type="inbound")


def test_an_inbound_event_ends_at_the_gate(stage: Stage) -> None:
    take_inbound(event=inbound(letter()), sender=None, esp_name="Postal")
    stored = RawMail.objects.get()
    assert (stored.way, stored.envelope_from, stored.envelope_to) == ("webhook", PLAYER, [ADDRESS])
    assert message_from_bytes(bytes(stored.raw))["Message-ID"] == "<one@players.test>"
    assert intake.read_mail(stored.pk, NOW).outcome == "orders"


def test_a_provider_that_tells_no_envelope_is_answered_all_the_same(stage: Stage) -> None:
    take_inbound(event=inbound(letter(), envelope_from=None))
    assert intake.read_mail(RawMail.objects.get().pk, NOW).outcome == "orders"


def test_a_fault_while_storing_reaches_the_provider(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise ConnectionError("no database")

    monkeypatch.setattr("orders.webhooks.receive", away)
    with pytest.raises(ConnectionError):
        take_inbound(event=inbound(letter()))


PROGRAM = """
import base64, django, json
django.setup()
from django.test import Client
from django.core.management import call_command
from orders.models import RawMail
call_command("migrate", verbosity=0)
mime = open({mail!r}, encoding="utf-8").read()
login = "Basic " + base64.b64encode(b"hook:secret-of-1815").decode()
data = {{"email": mime, "envelope": json.dumps({{"to": [{to!r}], "from": {sender!r}}})}}
url = "/mail/hooks/sendgrid/inbound/"
print(Client(HTTP_HOST="localhost").post(url, data).status_code)
answer = Client(HTTP_HOST="localhost", HTTP_AUTHORIZATION=login).post(url, data)
print(answer.status_code, RawMail.objects.count())
"""


def test_the_address_of_the_hook_is_there_when_its_secret_is_set(tmp_path: Path) -> None:
    mail = tmp_path / "one.eml"
    mail.write_bytes(letter())
    environment = {
        "ESTAFETTE_VAR": str(tmp_path),
        "ESTAFETTE_MAIL_WEBHOOK_SECRET": "hook:secret-of-1815",
        "ESTAFETTE_WAKE_WORKERS": "no",
        "DJANGO_SETTINGS_MODULE": "config.settings",
        "PATH": "/usr/bin:/bin",
    }
    program = PROGRAM.format(mail=str(mail), to=ADDRESS, sender=PLAYER)
    root = Path(__file__).parents[3]
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, cwd=root, capture_output=True, text=True, timeout=120
    )
    first, second = ran.stdout.strip().splitlines()[-2:]
    assert first in ("400", "403"), ran.stderr
    assert second == "200 1", ran.stderr
