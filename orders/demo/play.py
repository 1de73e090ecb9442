"""The play: the players answer the calls that reach their postboxes, read their receipts, and get their reports."""

from __future__ import annotations

import smtplib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from itertools import takewhile

from django.utils import timezone

from campaigns.models import Engagement, Seat
from orders.demo.children import LOOPBACK, Children
from orders.demo.postbox import Delivered, Postbox
from orders.demo.stage import Part, battle_of

Say = Callable[[str], None]
#: Seconds that each act may take, on a slow machine with everything else going on.
PATIENCE = 240
#: The heading in a receipt above the lines that were refused.
REFUSED = "NOT UNDERSTOOD"


class Unfinished(Exception):
    """The demonstration did not get to its end; the message says what was waited for in vain."""


@dataclass(frozen=True, slots=True)
class Company:
    """Everything that a part is played with."""

    part: Part
    postbox: Postbox
    children: Children
    gate_port: int
    say: Say

    def await_mails(self, kind: str) -> dict[int, Delivered]:
        """Wait until the player of each seat has got a mail of this kind; by seat. Raises :class:`Unfinished`."""
        until = time.monotonic() + PATIENCE
        while True:
            found = {seat.pk: self.mails_to(seat, kind) for seat in self.part.seats}
            missing = [seat.name for seat in self.part.seats if not found[seat.pk]]
            if not missing:
                return {seat_id: mails[-1] for seat_id, mails in found.items()}
            if time.monotonic() > until:
                raise Unfinished(f"no {kind} for {', '.join(missing)} within {PATIENCE} seconds")
            self.children.look_after()
            self.postbox.wait_for_news(0.5)

    def mails_to(self, seat: Seat, kind: str) -> list[Delivered]:
        """The mails of a kind about this part's game that the player of a seat has got."""
        about = f"[{self.part.game.title}, turn "
        return [mail for mail in self.postbox.of(player_of(seat), kind) if about in mail.subject]


def player_of(seat: Seat) -> str:
    """The local part of the player's address: the name of his postbox, and of his file of orders."""
    return seat.player.email.partition("@")[0] if seat.player else ""


def play_turn(companies: Sequence[Company]) -> None:
    """Play the open turn of each part: calls, orders and receipts; the reports are awaited by whoever shows them."""
    for company in companies:
        calls = company.await_mails("call")
        company.say(f"Calls for orders in {company.part.game.title} have reached {len(calls)} players.")
        for seat in company.part.seats:
            send_orders(company, seat, calls[seat.pk])
            company.say(f"{seat.name} has sent his orders to the mail gate.")
    for company in companies:
        receipts = company.await_mails("receipt")
        for seat in company.part.seats:
            company.say(in_short(seat, receipts[seat.pk]))
        company.say(f"All orders for {company.part.game.title} are in, so the turn closes and is resolved.")


def await_battle(company: Company) -> Part | None:
    """The battle that has come of a campaign's turn, once it has been opened; ``None`` when none comes."""
    until = time.monotonic() + PATIENCE
    while Engagement.objects.filter(campaign=company.part.game).exists() and time.monotonic() < until:
        found = battle_of(company.part)
        if found is not None:
            return found
        company.children.look_after()
        company.postbox.wait_for_news(0.5)
    return None


def send_orders(company: Company, seat: Seat, call: Delivered) -> None:
    """Answer the call as a player does: his orders above, our mail quoted below, handed to the gate by SMTP."""
    if seat.player is None:
        raise Unfinished(f"nobody holds the seat of {seat.name}")
    orders = (company.part.orders / f"{player_of(seat)}.txt").read_text(encoding="utf-8")
    message = EmailMessage()
    message["From"] = f"{seat.player.name} <{seat.player.email}>"
    message["To"] = str(call.message["From"])
    message["Subject"] = f"Re: {call.subject}"
    message["Date"] = format_datetime(timezone.now())
    message["Message-ID"] = make_msgid(domain=seat.player.email.partition("@")[2])
    message["In-Reply-To"] = str(call.message["Message-ID"])
    message["References"] = str(call.message["Message-ID"])
    quoted = "\n".join(f"> {line}".rstrip() for line in call.text.splitlines())
    wrote = f"On {timezone.now():%d %B %Y at %H:%M}, {call.message['From']} wrote:"
    message.set_content(f"{orders}\n{wrote}\n{quoted}\n")
    to = str(call.message["From"].addresses[0].addr_spec)
    with smtplib.SMTP(LOOPBACK, company.gate_port, timeout=30) as smtp:
        smtp.send_message(message, from_addr=seat.player.email, to_addrs=[to])


def in_short(seat: Seat, receipt: Delivered) -> str:
    """A receipt's subject, its first lines and what was not understood, for the terminal."""
    lines = [line for line in receipt.text.splitlines() if line.strip()]
    refused = (
        list(takewhile(lambda line: not line.isupper(), lines[lines.index(REFUSED) + 1 :])) if REFUSED in lines else []
    )
    body = "\n".join(f"          {line}" for line in (*lines[:2], *refused[:4]))
    return f"Receipt for {seat.name}: {receipt.subject}\n{body}"
