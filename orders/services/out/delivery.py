"""Delivery: each due mail of the outbox is claimed, composed and handed to the relay, once unless somebody dies.

What the relay says decides what becomes of a mail:

- taken: *sent*;
- the address is refused for good (5xx): *bounced*, counted against the player's address, shown to the umpire;
- the message is refused for good: *failed*, shown to the umpire;
- anything else (relay down, full, busy, wrong password): tried again, later each time, up to ``MAIL_TRIES``.

A worker that dies between the relay's answer and our note of it makes the mail go out twice, with the same Message-ID,
so that it can be recognised. Nothing ever goes out twice under two.
"""

from __future__ import annotations

import copy
import logging
import re
import smtplib
from collections.abc import Mapping
from datetime import datetime, timedelta
from email.message import EmailMessage
from types import MappingProxyType

from django.conf import settings
from django.core import mail as django_mail
from django.db.models import F, Q
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models.problems import fault_values
from campaigns.services import seating
from campaigns.services.people.addresses import bounce_address, mail_token
from config.claims import kept_alive, new_token, patiently, stale_before
from orders.models import OutgoingMail
from orders.models.mail_problems import FAULT, NOT_COMPOSED
from orders.services.gate import bounces
from orders.services.out.enclosures import Enclosure, Material, render
from orders.services.out.mime import compose, without_missing_pictures

log = logging.getLogger(__name__)

_STATUS = re.compile(r"[245]\.\d{1,3}\.\d{1,3}(?=\s|\Z)")

NOTHING: Mapping[str, str] = MappingProxyType({})

FIRST_PAUSE = timedelta(seconds=30)
LONGEST_PAUSE = timedelta(hours=4)
#: From this try on a mail goes out without an enclosure that cannot be made.
LAST_TRY_WHOLE = 4
LEFT_OUT = _noop("\n\n[{names} could not be enclosed; you find it on your page of the site.]\n")


class Envelope(django_mail.EmailMessage):
    """A composed message in the shape that Django's mail backends send, with its own return path."""

    def __init__(self, content: EmailMessage, *, sender: str, to: str) -> None:
        super().__init__(subject=str(content["Subject"]), from_email=sender, to=[to])
        self.content = content

    def message(self) -> EmailMessage:  # type: ignore[override]
        """What goes over the wire."""
        return _Wire(self.content)  # type: ignore[return-value]


class _Wire:
    """A message whose bytes can be asked for in the way of Django's SMTP backend; line ends are CRLF anyway."""

    def __init__(self, content: EmailMessage) -> None:
        self._content = content

    def as_bytes(self, unixfrom: bool = False, **_: str) -> bytes:
        """The message as it is sent."""
        return self._content.as_bytes(unixfrom=unixfrom)


def due(now: datetime) -> Q:
    """What is due: mails whose next try has come, and mails whose sender has not renewed his claim."""
    waiting = Q(state=OutgoingMail.State.WAITING, next_try_at__lte=now)
    return waiting | Q(state=OutgoingMail.State.SENDING, claimed_at__lt=stale_before(now))


def due_mails(now: datetime, limit: int = 500) -> list[int]:
    """The ids of the mails that are due, oldest first."""
    found = OutgoingMail.objects.filter(due(now)).order_by("next_try_at", "pk")
    return list(found.values_list("pk", flat=True)[:limit])


def deliver_due(now: datetime, limit: int = 500) -> int:
    """Send what is due, oldest first; answers how many mails went out."""
    return sum(deliver(number, now) for number in due_mails(now, limit))


def deliver(mail_id: int, now: datetime) -> bool:
    """Send one mail if it is due and nobody else does. Answers whether the relay took it."""
    token = new_token()
    if not claim(mail_id, token, now):
        return False
    mail = OutgoingMail.objects.get(pk=mail_id)
    held = OutgoingMail.objects.filter(pk=mail_id, state=OutgoingMail.State.SENDING, claimed_by=token)
    with kept_alive(lambda at: held.update(claimed_at=at)):
        changes = send(mail, now)
    patiently(lambda: held.update(**changes, claimed_by="", claimed_at=None))
    log.info("mail %s", changes["state"], extra={"mail": mail_id})
    return changes["state"] == OutgoingMail.State.SENT


def claim(mail_id: int, token: str, now: datetime) -> bool:
    """Take a mail that is due."""
    taken = OutgoingMail.objects.filter(due(now), pk=mail_id).update(
        state=OutgoingMail.State.SENDING, claimed_by=token, claimed_at=now, tries=F("tries") + 1
    )
    return bool(taken)


def send(mail: OutgoingMail, now: datetime) -> dict[str, object]:
    """Hand a claimed mail to the relay; answers with what is to be noted of it."""
    try:
        message = assembled(mail)
    except Exception as fault:
        log.exception("mail not composed", extra={"mail": mail.pk})
        return again(mail, now, NOT_COMPOSED, fault_values(fault))
    envelope = Envelope(message, sender=bounce_address(mail_token(mail.key)), to=mail.to)
    try:
        django_mail.get_connection().send_messages([envelope])
    except smtplib.SMTPRecipientsRefused as refusal:
        code, said = next(iter(refusal.recipients.values()), (0, b""))
        if 500 <= code < 600:
            if bounces.tells_of_address(_status(said)):
                bounces.count_hard_bounce(mail, now)
            return {"state": OutgoingMail.State.BOUNCED, **_problem(answer_of(code, said))}
        return again(mail, now, answer_of(code, said))
    except (smtplib.SMTPDataError, smtplib.SMTPSenderRefused) as refusal:
        answer = answer_of(refusal.smtp_code, refusal.smtp_error)
        if 500 <= refusal.smtp_code < 600:
            return {"state": OutgoingMail.State.FAILED, **_problem(answer)}
        return again(mail, now, answer)
    except (smtplib.SMTPException, OSError) as fault:
        return again(mail, now, FAULT, fault_values(fault))
    except Exception as fault:
        # A backend of a provider raises what it likes. A mail left as it is would be tried for ever.
        log.exception("mail not sent", extra={"mail": mail.pk})
        return again(mail, now, FAULT, fault_values(fault))
    return {"state": OutgoingMail.State.SENT, "sent_at": now, **_problem("")}


def _status(said: bytes | str) -> str:
    """The enhanced status that a relay's answer begins with (RFC 3463); empty when it has none."""
    words = said.decode("ascii", "replace") if isinstance(said, bytes) else said
    match = _STATUS.match(words)
    return match.group() if match else ""


def assembled(mail: OutgoingMail) -> EmailMessage:
    """The message with its enclosures, as far as they fit.

    Raises what a renderer raises, in the first tries; later the mail goes out without what cannot be made.
    """
    material = Material()
    enclosures: list[Enclosure] = []
    left_out: list[str] = []
    room = settings.MAIL_MAX_BYTES * 3 // 4 - len(mail.text.encode()) - len(mail.html.encode())
    with seating.asked_once():
        for reference in mail.attachments:
            try:
                enclosure = render(reference, material)
            except Exception:
                if mail.tries < LAST_TRY_WHOLE:
                    raise
                log.exception("enclosure left out", extra={"mail": mail.pk})
                left_out.append(reference.get("name") or reference.get("kind", ""))
                continue
            if len(enclosure.content) > room:
                left_out.append(enclosure.name)
                continue
            room -= len(enclosure.content)
            enclosures.append(enclosure)
    if left_out:
        mail = copy.copy(mail)
        mail.text += _(LEFT_OUT).format(names=", ".join(left_out))
        mail.html = without_missing_pictures(mail.html, enclosures)
    return compose(mail, enclosures)


def _problem(problem: str, values: Mapping[str, str] = NOTHING) -> dict[str, object]:
    """The fields for what a mail met on its way."""
    return {"problem": problem, "problem_values": {key: value[:2000] for key, value in values.items()}}


def again(mail: OutgoingMail, now: datetime, problem: str, values: Mapping[str, str] = NOTHING) -> dict[str, object]:
    """Put a mail back for a later try, each pause twice as long as the last; or give it up."""
    if mail.tries >= settings.MAIL_TRIES:
        return {"state": OutgoingMail.State.FAILED, **_problem(problem, values)}
    pause = min(FIRST_PAUSE * 2 ** min(mail.tries - 1, 20), LONGEST_PAUSE)
    return {"state": OutgoingMail.State.WAITING, "next_try_at": now + pause, **_problem(problem, values)}


def send_again(mail: OutgoingMail, now: datetime) -> bool:
    """Put a mail that failed or bounced back into the outbox, at once. It keeps its Message-ID."""
    given_up = (OutgoingMail.State.FAILED, OutgoingMail.State.BOUNCED)
    changed = OutgoingMail.objects.filter(pk=mail.pk, state__in=given_up).update(
        state=OutgoingMail.State.WAITING, tries=0, next_try_at=now, **_problem("")
    )
    return bool(changed)


def answer_of(code: int, said: bytes | str) -> str:
    """What the relay answered, for people."""
    words = said.decode("utf-8", "replace") if isinstance(said, bytes) else said
    return f"{code} {words}"[:2000]
