"""A mail that comes as HTML alone, or as plain text alone, says the same as with both."""

from __future__ import annotations

from email import message_from_bytes
from email.message import Message

import pytest

from orders.inbox.message import read
from orders.inbox.writing import writing
from tests.mails import clients, webmails
from tests.mails.letters import Specimen, headers, mail, multipart, part

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


def both_of(text: str, html: str) -> bytes:
    head = headers(message_id="<both@players.test>")
    return mail(head, multipart("alternative", "both", part(text), part(html, "text/html; charset=utf-8")))


def test_orders_that_stand_in_the_html_alone_are_found() -> None:
    raw = both_of("Please view this mail in your browser.\r\n", "<p>BRIGADE wathiez</p><p>INTENT HOLD</p>")
    assert writing(read(raw)).text.split() == ["BRIGADE", "wathiez", "INTENT", "HOLD"]


def test_what_the_plain_part_knows_for_a_quotation_is_not_taken_from_the_html() -> None:
    quoting = "<div>Thanks!</div><div class='some-frame'><div>BRIGADE wathiez</div><div>INTENT HOLD</div></div>"
    raw = both_of("Thanks!\r\n\r\nX wrote:\r\n> BRIGADE wathiez\r\n> INTENT HOLD\r\n", quoting)
    assert "BRIGADE" not in writing(read(raw)).text
