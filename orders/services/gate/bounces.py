"""Bounces and complaints: recognising them, and what they mean for a mail and for a player's address.

Each mail has a return path of its own, so whatever arrives there is about that mail. Failing that, the report itself
is read: a delivery status part (RFC 3464), the headers of the mail it returns, an abuse report (RFC 5965), or one of
the many forms that ``flufl.bounce`` knows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from email.message import Message
from enum import StrEnum

from django.db.models import F
from flufl.bounce import all_failures

from campaigns.models import Player
from campaigns.services.people.addresses import bounced_token, message_id_of
from orders.models import OutgoingMail
from orders.models.mail_problems import COMPLAINED_OF, DELAYED, RETURNED

#: So many permanent refusals mark an address as failing.
HARD_BOUNCES = 3
#: Reports longer than this are read by their status part alone.
LONGEST_SCAN = 256 * 1024

MESSAGE_ID = re.compile(rb"^message-id:\s*(<[^<>\s]{3,200}>)", re.IGNORECASE | re.MULTILINE)


class Severity(StrEnum):
    """How bad it is: not delivered for good, delayed so far, or delivered and complained of."""

    HARD = "hard"
    SOFT = "soft"
    COMPLAINT = "complaint"


@dataclass(frozen=True, slots=True)
class Bounce:
    """A report that a mail came back. ``token`` or ``message_id`` lead to the mail, as far as the report names it."""

    severity: Severity
    token: str = ""
    message_id: str = ""
    recipients: tuple[str, ...] = ()
    status: str = ""
    said: str = ""


def recognise(message: Message, envelope_to: Sequence[str] = (), envelope_from: str = "") -> Bounce | None:
    """Read a message as a bounce; ``None`` when it is none. Never raises on a malformed report."""
    token = next((found for found in map(bounced_token, envelope_to) if found), "")
    kind = str(message.get_param("report-type", "")).lower() if message.get_content_type() == "multipart/report" else ""
    returned = _returned_id(message)
    if kind == "feedback-report":
        report = _part(message, "message/feedback-report")
        complained = _fields(report, ("Original-Rcpt-To",))
        return Bounce(Severity.COMPLAINT, token, returned, complained)
    if kind == "delivery-status" or _part(message, "message/delivery-status") is not None:
        return _from_status(message, token, returned)
    if not token and envelope_from not in ("", "<>"):
        return None
    temporary, permanent = _by_shape(message)
    if permanent or temporary:
        severity = Severity.HARD if permanent else Severity.SOFT
        return Bounce(severity, token, returned, tuple(sorted(permanent or temporary)), said=_subject(message))
    if token and envelope_from in ("", "<>") and not _is_automatic_answer(message):
        return Bounce(Severity.SOFT, token, returned, said=_subject(message))
    return None


def record(bounce: Bounce, now: datetime) -> OutgoingMail | None:
    """Note a bounce on the mail it is about, and on the player's address; ``None`` when no mail of ours is meant.

    The same report noted twice counts once.
    """
    mail = mail_of(bounce)
    if mail is None:
        return None
    if bounce.severity is Severity.SOFT:
        delayed = {"said": (bounce.said or bounce.status)[:2000]}
        OutgoingMail.objects.filter(pk=mail.pk).update(problem=DELAYED, problem_values=delayed)
        return mail
    problem = COMPLAINED_OF if bounce.severity is Severity.COMPLAINT else RETURNED
    values = {"said": f"{bounce.status} {bounce.said}".strip()[:2000]}
    noted = OutgoingMail.objects.filter(pk=mail.pk).exclude(state=OutgoingMail.State.BOUNCED)
    if noted.update(state=OutgoingMail.State.BOUNCED, problem=problem, problem_values=values):
        sure = bool(bounce.token or bounce.recipients)
        if sure and (bounce.severity is Severity.COMPLAINT or tells_of_address(bounce.status)):
            count_hard_bounce(mail, now)
    return mail


def mail_of(bounce: Bounce) -> OutgoingMail | None:
    """The mail of ours that a bounce is about.

    Only our relay knows the return path, but everybody who was in a conversation knows its Message-IDs: a report that
    is led by these alone must not name another address than the mail went to, and counts against the address only if it
    names it.
    """
    if bounce.token:
        return OutgoingMail.objects.filter(message_id=message_id_of(bounce.token)).first()
    if not bounce.message_id:
        return None
    mail = OutgoingMail.objects.filter(message_id=bounce.message_id).first()
    named = {address.casefold() for address in bounce.recipients}
    return mail if mail is not None and (not named or mail.to.casefold() in named) else None


def count_hard_bounce(mail: OutgoingMail, now: datetime) -> None:
    """Count a permanent refusal against the player whose address it was; repeated ones mark it as failing."""
    players = Player.objects.filter(email__iexact=mail.to)
    players.update(hard_bounces=F("hard_bounces") + 1)
    players.filter(hard_bounces__gte=HARD_BOUNCES, address_failing_since__isnull=True).update(address_failing_since=now)


def tells_of_address(status: str) -> bool:
    """Whether a refusal says that the address is wrong, and not that a box is full or our mail unwelcome (RFC 3463)."""
    return not status or status.startswith("5.1.")


def heard_from(player: Player) -> None:
    """A mail from the player has come: his address is believed in again."""
    if not player.hard_bounces and player.address_failing_since is None:
        return
    Player.objects.filter(pk=player.pk).update(hard_bounces=0, address_failing_since=None)


def _from_status(message: Message, token: str, returned: str) -> Bounce:
    """Read the fields of a delivery status (RFC 3464): the worst action counts."""
    actions: list[str] = []
    recipients: list[str] = []
    status = said = ""
    part = _part(message, "message/delivery-status")
    for fields in _field_groups(part):
        action = str(fields.get("Action", "")).strip().lower()
        if not action:
            continue
        actions.append(action)
        for name in ("Final-Recipient", "Original-Recipient"):
            recipients.append(str(fields.get(name, "")).partition(";")[2].strip())
        if not status or action == "failed":
            status = str(fields.get("Status", "")).strip()[:20]
            said = " ".join(str(fields.get("Diagnostic-Code", "")).partition(";")[2].split())[:500]
    hard = "failed" in actions and not status.startswith("4")
    severity = Severity.HARD if hard else Severity.SOFT
    return Bounce(
        severity, token, returned, tuple(dict.fromkeys(filter(None, recipients))), status, said or _subject(message)
    )


def _field_groups(part: Message | None) -> list[Message]:
    """The groups of fields of a status part: one for the message, one for each recipient."""
    payload = part.get_payload() if part is not None else None
    return [group for group in payload if isinstance(group, Message)] if isinstance(payload, list) else []


def _fields(part: Message | None, names: Sequence[str]) -> tuple[str, ...]:
    """The addresses in these fields of a report's part."""
    values = (str(group.get(name, "")) for group in _field_groups(part) for name in names)
    return tuple(filter(None, (value.rpartition(";")[2].strip(" \t<>") for value in values)))


def _part(message: Message, media_type: str) -> Message | None:
    """The first part of this type, wherever it stands."""
    return next((part for part in message.walk() if part.get_content_type() == media_type), None)


def _returned_id(message: Message) -> str:
    """The Message-ID of the mail that a report returns, whole or by its headers."""
    for part in message.walk():
        kind = part.get_content_type()
        if kind == "message/rfc822" and part is not message:
            payload = part.get_payload()
            if isinstance(payload, list) and payload and isinstance(payload[0], Message):
                return str(payload[0].get("Message-ID", "")).strip()[:300]
        if kind in ("text/rfc822-headers", "message/rfc822-headers"):
            found = MESSAGE_ID.search(_bytes_of(part))
            if found:
                return found[1].decode("ascii", "replace")
    return ""


def _by_shape(message: Message) -> tuple[set[str], set[str]]:
    """Addresses that failed for now and for good, by the shapes of bounces that have no status part."""
    if len(_bytes_of(message)) > LONGEST_SCAN:
        return set(), set()
    try:
        temporary, permanent = all_failures(message)
    except Exception:  # a library reading a stranger's bytes: whatever it stumbles over, this is then no bounce
        return set(), set()
    return {_text(address) for address in temporary}, {_text(address) for address in permanent}


def _bytes_of(part: Message) -> bytes:
    """The decoded content of a part, or all of a multipart as it came."""
    try:
        content = part.get_payload(decode=True)
        return content if isinstance(content, bytes) else part.as_bytes()
    except (ValueError, LookupError, KeyError, UnicodeError):
        return b""


def _text(address: bytes | str) -> str:
    return address.decode("ascii", "replace") if isinstance(address, bytes) else address


def _subject(message: Message) -> str:
    return " ".join(str(message.get("Subject", "")).split())[:200]


def _is_automatic_answer(message: Message) -> bool:
    """Whether a message is a notice of absence: it came to the bounce address, but the mail has arrived."""
    return str(message.get("Auto-Submitted", "")).lower().startswith("auto-replied") or "X-Autoreply" in message
