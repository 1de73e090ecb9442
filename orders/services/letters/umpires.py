"""Letters to umpires: what needs them, and how a turn stands before it closes. Each umpire has an address of his own
to answer with a word: RELEASE, HOLD, EXTEND 24h, STATUS, PREVIEW."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from campaigns.models import Turn, TurnException
from campaigns.models.problems import FAULT, problem_words
from campaigns.services.desk.attention import needs
from campaigns.services.people.access import umpires_of
from campaigns.services.people.addresses import header_address, message_id, umpire_address
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.timetable import in_words
from orders.services.letters.rendering import letter, subject_of
from orders.services.out.outbox import Letter, Posting

NO_ORDERS = TurnException.Kind.NO_ORDERS


def to_umpires(turn: Turn, now: datetime, detail: Mapping[str, Any]) -> Iterator[Posting]:
    """A letter to every umpire about how a turn stands. ``detail`` has the ``occasion``, the ``stage``, and for a turn
    that closes soon what came of a rehearsal (``rehearsed``)."""
    letter = _letter(turn, now, _words(turn, now, detail["stage"]), detail["stage"], detail.get("rehearsed"))
    for umpire in umpires_of(turn.game.campaign):
        yield Posting(
            key=f"umpire/{turn.pk}/{umpire.pk}/{detail['occasion']}",
            kind="umpire",
            to=umpire.email,
            letter=letter,
            sender=header_address(f"Estafette, {turn.game.title}", umpire_address(turn.game, umpire)),
            thread=(message_id(f"umpire/{turn.pk}/{umpire.pk}"),),
        )


def _words(turn: Turn, now: datetime, stage: str) -> str:
    """What the subject says."""
    serious = sum(exception.needs_umpire for exception in turn.exceptions.all())
    match stage:
        case "problem":
            return _("could not be resolved: it needs you")
        case "battle":
            return _("a battle of the campaign needs you")
        case "drafted":
            return _("resolved, waits for your release{things}").format(things=_things(serious))
        case "resolved":
            return _("resolved{things}").format(things=_things(serious))
        case "waiting":
            missing = attendance(turn, now).missing
            if missing[1:]:
                return _("waits for {seat} and others: it needs you").format(seat=missing[0].name)
            return _("waits for {seat}: it needs you").format(seat=missing[0].name if missing else _("you"))
    present = attendance(turn, now)
    expected = len(present.ordered) + len(present.missing)
    found = needs(turn.game, now)
    said = _("ready: {count} of {all} ordered") if present.all_in else _("closes soon: {count} of {all} ordered")
    return said.format(count=len(present.ordered), all=expected) + _things(len(found))


def _rehearsed(found: Mapping[str, Any], zone: ZoneInfo) -> str:
    """What a rehearsal said, in one line. Notices of before its values were kept hold the line itself."""
    at = datetime.fromisoformat(found["at"]).astimezone(zone)
    if "fault" in found:
        problem = problem_words(FAULT, found["fault"])
        return _("Rehearsed at {at:%H:%M} with these orders: it fails. {problem}").format(at=at, problem=problem)
    aside = found["set_aside"]
    faults = _("{count} set aside").format(count=aside) if aside else _("no faults")
    return _("Rehearsed at {at:%H:%M} with these orders: completes, {count} events, {faults}.").format(
        at=at, count=found["events"], faults=faults
    )


def _letter(turn: Turn, now: datetime, words: str, stage: str, rehearsed: Mapping[str, Any] | str | None) -> Letter:
    zone = ZoneInfo(turn.game.campaign.time_zone)
    context: dict[str, Any] = {
        "battle": turn.game,
        "turn": turn,
        "stage": stage,
        "words": words,
        "needs": needs(turn.game, now),
        "set_aside": [exception for exception in turn.exceptions.all() if exception.kind != NO_ORDERS],
        "attendance": attendance(turn, now) if stage in ("open", "waiting") else None,
        "rehearsed": _rehearsed(rehearsed, zone) if isinstance(rehearsed, Mapping) else rehearsed,
        "due": in_words(turn.closes_at, zone) if turn.closes_at else "",
        "desk": f"{settings.SITE_URL}/battles/{turn.game.slug}/",
    }
    return letter("umpire", subject_of(turn, words), context)


def _things(count: int) -> str:
    return (
        ngettext(", {count} thing needs you", ", {count} things need you", count).format(count=count) if count else ""
    )
