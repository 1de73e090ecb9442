"""A small relay on loopback for tests: takes mail, and answers each address as it was told to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from pytest_django import Settings

from tests.servers import LOOPBACK, free_port


@dataclass(slots=True)
class SmallRelay:
    """``refuse`` maps addresses to the answers they get; ``taken`` are the mails taken, with envelopes."""

    port: int
    refuse: dict[str, str] = field(default_factory=dict)
    refuse_data: str = ""
    taken: list[tuple[str, list[str], bytes]] = field(default_factory=list)

    @property
    def messages(self) -> list[Message]:
        """The mails that were taken."""
        return [message_from_bytes(content) for _, _, content in self.taken]

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:
        if address in self.refuse:
            return self.refuse[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse_data:
            return self.refuse_data
        self.taken.append((envelope.mail_from, list(envelope.rcpt_tos), envelope.content))
        return "250 taken"


@pytest.fixture
def small_relay(settings: Settings) -> Iterator[SmallRelay]:
    """A relay that takes everything, with the settings pointed at it."""
    relay = SmallRelay(free_port())
    controller = Controller(relay, hostname=LOOPBACK, port=relay.port)
    controller.start()
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST, settings.EMAIL_PORT = LOOPBACK, relay.port
    try:
        yield relay
    finally:
        controller.stop()
