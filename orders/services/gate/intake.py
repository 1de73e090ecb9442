"""The mail gate: every way in ends in :func:`receive`, every stored mail is read once by :func:`read_mail`.

A mail is stored, and the storing committed, before anything looks at it. Reading claims it by a conditional update; one
transaction then writes what came of it: sheet, answer and state. Whatever goes wrong leaves the mail where an umpire
finds it, and the player with a word about it.
"""

from __future__ import annotations

import hashlib
import logging
import traceback
from collections.abc import Sequence
from datetime import datetime, timedelta

from django.conf import settings
from django.db import OperationalError, transaction
from django.db.models import Q, QuerySet
from django.db.models.functions import Lower

from config.claims import patiently, stale_before
from config.wake import wake
from orders.inbox.credentials import shown_keys
from orders.inbox.limits import LIMITS
from orders.inbox.manners import LOOP_HEADER, next_loop_count
from orders.inbox.message import Mail, read, read_head
from orders.models import OutgoingMail, RawMail
from orders.services.gate import answers, gate, senders
from orders.services.gate.gate import Outcome
from orders.services.out import outbox

log = logging.getLogger(__name__)

State = RawMail.State
#: One neutral answer a day for a stranger's address, and so many an hour for all strangers together.
STRANGER_PAUSE = timedelta(days=1)
STRANGERS_AN_HOUR = 60
#: So many readers may end over a mail; and under what it is counted in its ``detail``, until it is read.
MOST_READINGS, BEGUN = 3, "begun"


def receive(
    raw: bytes, *, way: str, envelope_from: str = "", envelope_to: Sequence[str] = (), received_at: datetime
) -> RawMail:
    """Store a mail and wake whoever reads it. When this returns the mail is safe; when it raises it was not stored.

    Bytes beyond what is read anyway are not kept.
    """

    def store() -> RawMail:
        with transaction.atomic(durable=True):
            stored = RawMail.objects.create(
                received_at=received_at,
                way=way,
                envelope_from=envelope_from.strip().strip("<>")[:320],
                envelope_to=[address[:320] for address in envelope_to][:100],
                raw=raw[: LIMITS.raw + 1],
                digest=hashlib.sha256(raw).hexdigest(),
            )
            wake("orders.read_mail", stored.pk)
            return stored

    return patiently(store)


def read_mail(mail_id: int, now: datetime) -> RawMail:
    """Read a stored mail and do what it asks for. Called again, it changes nothing and answers with the mail.

    A fault of the database is raised and the claim given back, so that a later sweep reads it; any other fault leaves
    the mail *failed*, with what happened in ``detail``.
    """
    stored = RawMail.objects.get(pk=mail_id)
    begun = int(stored.detail.get(BEGUN, 0))
    # The readings are counted with the claim, before anything is read.
    free = Q(claimed_at__isnull=True) | Q(claimed_at__lt=stale_before(now))
    claimable = RawMail.objects.filter(free, pk=mail_id, state=State.STORED)
    if not claimable.update(claimed_at=now, detail={**stored.detail, BEGUN: begun + 1}):
        stored.refresh_from_db()
        return stored
    if begun >= MOST_READINGS:
        _fail(mail_id, _Deadly(f"{begun} readers have ended over it without a word"), now)
        stored.refresh_from_db()
        return stored
    waiting = RawMail.objects.filter(pk=mail_id, state=State.STORED)
    before = stored.detail
    try:
        _read(stored, now)
    except OperationalError:
        waiting.update(claimed_at=None, detail=before)
        raise
    except Exception as fault:
        log.exception("mail not read", extra={"mail": mail_id})
        _fail(mail_id, fault, now)
        stored.refresh_from_db()
    return stored


class _Deadly(RuntimeError):
    """A mail over which its readers end: it is given up, so that others go on."""


def read_again(stored: RawMail, now: datetime) -> RawMail:
    """Read a mail once more that had failed, when what it failed of is mended."""
    RawMail.objects.filter(pk=stored.pk, state=State.FAILED).update(state=State.STORED, claimed_at=None, detail={})
    return read_mail(stored.pk, now)


def due_mails(now: datetime, limit: int = 500) -> list[int]:
    """The ids of the stored mails that nobody is reading, oldest first."""
    unclaimed = Q(claimed_at__isnull=True) | Q(claimed_at__lt=stale_before(now))
    stored = RawMail.objects.filter(unclaimed, state=State.STORED).order_by("received_at", "pk")
    return list(stored.values_list("pk", flat=True)[:limit])


def _read(stored: RawMail, now: datetime) -> None:
    """Take the mail apart, then decide and write everything in one transaction."""
    mail = read(bytes(stored.raw))
    stored.message_id = mail.message_id
    stored.identity = mail.identity
    opened = gate.open_mail(mail, stored)
    with transaction.atomic():
        # The threads of the answer are made from these when it is posted.
        references = " ".join(reversed(mail.threads[:20]))
        stored.detail = {"subject": mail.subject[:300], "references": references}
        outcome = gate.decide(opened, stored, now)
        answered = _answer(outcome, mail, stored, now)
        stored.detail = {**stored.detail, **outcome.detail, **({"answer": answered} if answered else {})}
        stored.state, stored.outcome = outcome.state, outcome.code
        stored.seat, stored.turn, stored.sheet, stored.read_at = outcome.seat, outcome.turn, outcome.sheet, now
        written = RawMail.objects.filter(pk=stored.pk, state=State.STORED).update(
            message_id=stored.message_id,
            identity=stored.identity,
            detail=stored.detail,
            state=stored.state,
            outcome=stored.outcome,
            seat=stored.seat,
            turn=stored.turn,
            sheet=outcome.sheet,
            read_at=now,
        )
        if not written:
            raise _ReadElsewhere
    log.info("mail read", extra={"mail": stored.pk, "outcome": stored.outcome})


class _ReadElsewhere(RuntimeError):
    """Another worker has read the mail meanwhile: what this one did is taken back."""


def _answer(outcome: Outcome, mail: Mail, stored: RawMail, now: datetime) -> dict[str, str]:
    """Post the answer of an outcome, within the bounds of good manners; answers with what was done about it.

    That is an id of ``answers.DONE`` with its values; nothing when there was nothing to answer.
    """
    if outcome.letter is None or not outcome.to:
        return {}
    if outcome.code == "stranger" and _strangers_have_heard(outcome.to, now):
        return {"id": "stranger-answered"}
    if _answers_to(outcome.to, now - timedelta(hours=1)) >= settings.MAIL_ANSWERS_AN_HOUR:
        return {"id": "too-many-answers"}
    outbox.post(
        key=f"answer/{stored.pk}",
        kind=outcome.kind,
        to=outcome.to,
        subject=outcome.letter.subject,
        text=outcome.letter.text,
        html=outcome.letter.html,
        attachments=outcome.letter.attachments,
        sender=outcome.sender,
        seat=outcome.seat,
        turn=outcome.turn,
        answers=stored,
        headers={LOOP_HEADER: str(next_loop_count(mail))},
        now=now,
    )
    return {"id": "sent", "to": outcome.to}


def _answers_to(address: str, since: datetime) -> int:
    return _sent_to(address).filter(answers__isnull=False, created_at__gt=since).count()


def _sent_to(address: str) -> QuerySet[OutgoingMail]:
    """What was sent to an address in any spelling, by the index that the model has for it."""
    return OutgoingMail.objects.alias(lower_to=Lower("to")).filter(lower_to=address.lower())


def _strangers_have_heard(address: str, now: datetime) -> bool:
    said = {"answers__outcome": "stranger"}
    if _sent_to(address).filter(**said, created_at__gt=now - STRANGER_PAUSE).exists():
        return True
    return OutgoingMail.objects.filter(**said, created_at__gt=now - timedelta(hours=1)).count() >= STRANGERS_AN_HOUR


def _fail(mail_id: int, fault: Exception, now: datetime) -> None:
    """Keep a mail that could not be read for the umpire, and tell its player so, if it can be told whose it is."""
    detail = {"fault": f"{type(fault).__name__}: {fault}"[:2_000], "place": ""}
    if steps := traceback.extract_tb(fault.__traceback__):
        place = steps[-1]
        detail["place"] = f"{place.name}, line {place.lineno} of {place.filename.rsplit('/', 1)[-1]}"
    failed = RawMail.objects.filter(pk=mail_id, state=State.STORED)
    if not failed.update(state=State.FAILED, outcome="fault", detail=detail, read_at=now):
        return
    try:
        with transaction.atomic():
            _tell_of_failure(RawMail.objects.get(pk=mail_id), now)
    except Exception:
        log.exception("no word about a failed mail", extra={"mail": mail_id})


def _tell_of_failure(stored: RawMail, now: datetime) -> None:
    """A word to the player whose key stands in the envelope or the headers; the rest may be what it failed of."""
    mail = read_head(bytes(stored.raw))
    seat = senders.seat_of(shown_keys(mail, stored.envelope_to, ""))
    if seat is None or seat.player is None or gate.quiet_about(mail, stored):
        return
    RawMail.objects.filter(pk=stored.pk).update(seat=seat, message_id=mail.message_id, identity=mail.identity)
    letter = answers.answer("failed", seat)
    _answer(Outcome(State.FAILED, "fault", letter, to=seat.player.email, seat=seat), mail, stored, now)
