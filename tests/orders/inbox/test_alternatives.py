"""A mail that comes as HTML alone, or as plain text alone, says the same as with both."""

from __future__ import annotations

from email import message_from_bytes
from email.message import Message

import pytest

from orders.inbox.message import read
from orders.inbox.writing import writing
from tests.mails import clients, webmails
from tests.mails.letters import Specimen

BOTH = [found for found in (*clients.specimens(), *webmails.specimens()) if b"multipart/alternative" in found.raw]


def alone(specimen: Specimen, kind: str) -> bytes:
    """The mail with one of its alternatives as its whole content."""
    whole = message_from_bytes(specimen.raw)
    chosen = next(part for part in whole.walk() if isinstance(part, Message) and part.get_content_type() == kind)
    kept = [(name, value) for name, value in whole.items() if not name.lower().startswith("content-")]
    head = "".join(f"{name}: {value}\r\n" for name, value in kept).encode("utf-8", "surrogateescape")
    return head + chosen.as_bytes()


@pytest.mark.parametrize("kind", ["text/plain", "text/html"])
@pytest.mark.parametrize("specimen", BOTH, ids=lambda specimen: specimen.name)
def test_either_alternative_alone_gives_the_same_orders(specimen: Specimen, kind: str) -> None:
    said = writing(read(alone(specimen, kind)))
    assert tuple(line.strip() for line in said.text.split("\n") if line.strip()) == specimen.orders
