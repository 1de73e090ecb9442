"""The outbox: mail is written here in the transaction that decided it, and delivered afterwards.

A mail has a key that says what it is (``report/12/3``: turn 12, seat 3). Posting a key again changes nothing, so work
that is repeated after a fault never writes twice. The Message-ID follows from the key.

Threads: what calls for a seat's orders (the first call, or the report of the turn before) begins a conversation; the
player's answer, its receipts, reminders and notices of that turn hang below it. So a turn is one thread in any client.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.conf import settings
from django.utils.translation import gettext as _

from campaigns.models import Campaign, Seat, Turn
from campaigns.services.people.addresses import header_address, message_id, seat_address
from config.wake import wake
from orders.models import OutgoingMail, RawMail
from orders.models.references import Reference

#: Nothing that a person reads comes near this; a text beyond it is cut, with a word about it.
LONGEST_TEXT = 200_000
MESSAGE_ID = re.compile(r"<[!-;=?-~]{3,200}>")
#: Asks mail servers not to answer with notices of absence, besides what RFC 3834 has for it.
QUIET = {"X-Auto-Response-Suppress": "OOF, AutoReply"}


@dataclass(frozen=True, slots=True)
class Letter:
    """A mail as composed: what it says and what hangs on it. ``attachments`` are references, rendered when sent."""

    subject: str
    text: str
    html: str = ""
    attachments: tuple[Reference, ...] = ()


def post(
    *,
    key: str,
    kind: str,
    to: str,
    subject: str,
    text: str,
    now: datetime,
    html: str = "",
    attachments: Sequence[Reference] = (),
    sender: str = "",
    campaign: Campaign | None = None,
    seat: Seat | None = None,
    turn: Turn | None = None,
    answers: RawMail | None = None,
    thread: Sequence[str] | None = None,
    headers: Mapping[str, str] | None = None,
) -> OutgoingMail:
    """Put a mail into the outbox, unless one with this key is there; answer the one that is there.

    ``attachments`` are references, rendered when the mail is sent. ``thread`` are the Message-IDs of the conversation,
    the one answered last; by default that of the mail it ``answers``, else of the turn. Without a ``sender`` it comes
    from the seat's own address, or from the plain orders address.
    """
    if thread is None:
        thread = answered_thread(answers) if answers else turn_thread(turn, seat, key)
    automatic = {"Auto-Submitted": "auto-replied" if answers else "auto-generated", **QUIET}
    mail, created = OutgoingMail.objects.get_or_create(
        key=key,
        defaults={
            "kind": kind,
            "campaign": campaign or (seat.campaign if seat else turn.game.campaign if turn else None),
            "seat": seat,
            "turn": turn,
            "answers": answers,
            "to": to,
            "sender": sender or default_sender(seat, turn),
            "subject": one_line(subject),
            "text": bounded(text),
            "html": html if len(html) <= LONGEST_TEXT else "",
            "headers": {**automatic, **leaving(seat), **(headers or {})},
            "attachments": [dict(reference) for reference in attachments],
            "message_id": message_id(key),
            "in_reply_to": thread[-1] if thread else "",
            "references": " ".join(dict.fromkeys(thread)),
            "created_at": now,
            "next_try_at": now,
        },
    )
    if created:
        wake("orders.deliver", mail.pk)
    return mail


@dataclass(frozen=True, slots=True)
class Posting:
    """A letter and whom it goes to: a seat's player or deputy, or with a ``sender`` and ``thread`` an umpire."""

    key: str
    kind: str
    to: str
    letter: Letter
    seat: Seat | None = None
    sender: str = ""
    thread: tuple[str, ...] | None = None


def post_posting(posting: Posting, *, turn: Turn | None, now: datetime) -> OutgoingMail:
    """Put a posting into the outbox, unless it is there."""
    return post(
        key=posting.key,
        kind=posting.kind,
        to=posting.to,
        subject=posting.letter.subject,
        text=posting.letter.text,
        html=posting.letter.html,
        attachments=posting.letter.attachments,
        sender=posting.sender,
        seat=posting.seat,
        turn=turn,
        thread=posting.thread,
        now=now,
    )


def post_letter(
    letter: Letter,
    *,
    key: str,
    kind: str,
    seat: Seat,
    now: datetime,
    turn: Turn | None = None,
    answers: RawMail | None = None,
    to: str = "",
) -> OutgoingMail | None:
    """Post a composed letter to a seat's player, or to his deputy at ``to``; ``None`` when nobody holds the seat."""
    address = to or (seat.player.email if seat.player else "")
    if not address:
        return None
    return post(
        key=key,
        kind=kind,
        to=address,
        subject=letter.subject,
        text=letter.text,
        html=letter.html,
        attachments=letter.attachments,
        now=now,
        seat=seat,
        turn=turn,
        answers=answers,
    )


def default_sender(seat: Seat | None, turn: Turn | None) -> str:
    """Who a mail comes from: the battle or campaign by name, at the address that an answer should go to."""
    about = turn.game.title if turn else seat.campaign.name if seat else ""
    address = seat_address(seat) if seat else settings.DEFAULT_FROM_EMAIL
    return header_address(f"Estafette, {about}" if about else "Estafette", address)


def leaving(seat: Seat | None) -> dict[str, str]:
    """The header by which a spectator leaves with one click (RFC 2369); players leave by speaking to their umpire."""
    if seat is None or seat.role != Seat.Role.SPECTATOR:
        return {}
    return {"List-Unsubscribe": f"<mailto:{seat_address(seat)}?subject=UNSUBSCRIBE>"}


def call_key(turn: Turn, seat: Seat) -> str:
    """The key of the mail that called for a seat's orders: the report of the turn before, or a first call."""
    return f"report/{turn.parent_id}/{seat.pk}" if turn.parent_id else f"call/{turn.pk}/{seat.pk}"


def turn_thread(turn: Turn | None, seat: Seat | None, key: str) -> tuple[str, ...]:
    """The conversation that a mail about a turn joins. A call and a report begin one of their own."""
    if turn is None or seat is None or key in (call_key(turn, seat), f"report/{turn.pk}/{seat.pk}"):
        return ()
    return (message_id(call_key(turn, seat)),)


def answered_thread(mail: RawMail) -> tuple[str, ...]:
    """The conversation of an incoming mail, itself last. ``detail`` keeps the references it carried.

    What a stranger's program wrote there goes into our headers, so only what has the shape of an id is taken.
    """
    carried = MESSAGE_ID.findall(str(mail.detail.get("references", "")))[-20:]
    return (*carried, *MESSAGE_ID.findall(mail.message_id)[:1])


def one_line(subject: str) -> str:
    """A subject without line breaks or control characters, of bounded length."""
    printable = "".join(letter if letter.isprintable() else " " for letter in subject)
    shortened = " ".join(printable.split())
    return shortened if len(shortened) <= 250 else shortened[:249] + "…"


def bounded(text: str) -> str:
    """The text, cut with a word about it when it is far too long."""
    if len(text) <= LONGEST_TEXT:
        return text
    return f"{text[:LONGEST_TEXT]}\n\n[{_('The rest was too long for a mail. It is on your page.')}]\n"
