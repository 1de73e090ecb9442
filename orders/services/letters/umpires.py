"""Letters to umpires: what needs them, and how a turn stands before it closes. Each umpire has an address of his own
to answer with a word: RELEASE, HOLD, EXTEND 24h, STATUS, PREVIEW."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings
from django.contrib.auth.models import User

from battles.models import Turn
from battles.services.attendance import attendance
from battles.services.attention import needs
from battles.services.clock import in_words
from orders.services import outbox
from orders.services.addresses import header_address, message_id, umpire_address
from orders.services.letters.rendering import letter, subject_of
from orders.services.outbox import Letter


def post_to_umpires(turn: Turn, now: datetime) -> int:
    """Tell the umpires what has become of a turn, if it needs them: a problem, a draft, or things set aside."""
    if turn.problem:
        occasion = f"problem/{hashlib.sha256(turn.problem.encode()).hexdigest()[:8]}"
        return _post(turn, occasion, _letter(turn, now, "could not be resolved: it needs you", "problem"), now)
    serious = [exception for exception in turn.exceptions if exception.get("kind") != "no orders"]
    if turn.state == Turn.State.DRAFTED:
        words = f"resolved, waits for your release{_things(len(serious))}"
        return _post(turn, "drafted", _letter(turn, now, words, "drafted"), now)
    if serious:
        return _post(turn, "exceptions", _letter(turn, now, f"resolved{_things(len(serious))}", "resolved"), now)
    return 0


def post_outlook_to_umpires(turn: Turn, now: datetime, rehearsed: str) -> int:
    """Tell the umpires how a turn stands that closes soon. ``rehearsed`` says what came of a rehearsal."""
    present = attendance(turn, now)
    expected = len(present.ordered) + len(present.missing)
    found = needs(turn.battle, now)
    words = f"{'ready' if present.all_in else 'closes soon'}: {len(present.ordered)} of {expected} ordered"
    words += f", {len(found)} {'thing needs' if len(found) == 1 else 'things need'} you" if found else ""
    return _post(turn, outlook_occasion(turn), _letter(turn, now, words, "open", rehearsed), now)


def post_waiting_to_umpires(turn: Turn, now: datetime) -> int:
    """Tell the umpires, once, that the deadline has passed and the turn waits for a player and their decision."""
    occasion = f"waiting/{turn.closes_at:%Y%m%d%H%M}" if turn.closes_at else "waiting"
    missing = attendance(turn, now).missing
    if not missing or is_told(turn, occasion):
        return 0
    words = f"waits for {missing[0].name}{' and others' if len(missing) > 1 else ''}: it needs you"
    return _post(turn, occasion, _letter(turn, now, words, "waiting"), now)


def outlook_occasion(turn: Turn) -> str:
    """The key part of the outlook before this deadline: an extended turn has another."""
    return f"outlook/{turn.closes_at:%Y%m%d%H%M}" if turn.closes_at else "outlook"


def is_told(turn: Turn, occasion: str) -> bool:
    """Whether the umpires have been written to on this occasion, or there is nobody to write to."""
    return all(outbox.is_posted(_key(turn, occasion, umpire)) for umpire in umpires_of(turn))


def umpires_of(turn: Turn) -> list[User]:
    """The umpires of a turn's campaign who have a mail address."""
    return list(turn.battle.campaign.umpires.filter(is_active=True).exclude(email=""))


def _post(turn: Turn, occasion: str, words: Letter, now: datetime) -> int:
    """Post a letter to every umpire, once for the occasion; answers how many were new."""
    posted = 0
    for umpire in umpires_of(turn):
        key = _key(turn, occasion, umpire)
        posted += not outbox.is_posted(key)
        outbox.post(
            key=key,
            kind="umpire",
            to=umpire.email,
            subject=words.subject,
            text=words.text,
            html=words.html,
            now=now,
            sender=header_address(f"Estafette, {turn.battle.title}", umpire_address(turn.battle, umpire)),
            turn=turn,
            thread=(message_id(f"umpire/{turn.pk}/{umpire.pk}"),),
        )
    return posted


def _key(turn: Turn, occasion: str, umpire: User) -> str:
    return f"umpire/{turn.pk}/{umpire.pk}/{occasion}"


def _letter(turn: Turn, now: datetime, words: str, stage: str, rehearsed: str = "") -> Letter:
    zone = ZoneInfo(turn.battle.campaign.time_zone)
    context: dict[str, Any] = {
        "battle": turn.battle,
        "turn": turn,
        "stage": stage,
        "words": words,
        "needs": needs(turn.battle, now),
        "set_aside": _set_aside(turn.exceptions),
        "attendance": attendance(turn, now) if stage in ("open", "waiting") else None,
        "rehearsed": rehearsed,
        "due": in_words(turn.closes_at, zone) if turn.closes_at else "",
        "desk": f"{settings.SITE_URL}/battles/{turn.battle.slug}/",
    }
    return letter("umpire", subject_of(turn, words), context)


def _set_aside(exceptions: Sequence[Any]) -> list[dict[str, Any]]:
    """What a turn went through without, or in spite of."""
    return [dict(exception) for exception in exceptions if exception.get("kind") != "no orders"]


def _things(count: int) -> str:
    return f", {count} {'thing needs' if count == 1 else 'things need'} you" if count else ""
