"""Releasing a turn: the reports go out, what each seat was told is noted, the next turn opens.

Composing letters takes longer than a database should be locked for, so it is done first (:func:`prepare`) and the
result is written down afterwards inside the caller's transaction (:func:`store`). A corrected turn, run again on a new
branch, is reported only to those who had been told otherwise; the others keep the report they have.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from battles.models import Battle, Dispatch, Turn
from battles.services import history
from battles.services.attendance import audience
from battles.services.knowing import told_digest
from campaigns.models import Seat
from orders.services import letters, outbox
from orders.services.outbox import Letter

log = logging.getLogger(__name__)

OpenNext = Callable[..., Turn]


@dataclass(frozen=True, slots=True)
class Report:
    """What goes to one seat. ``kind`` is *report* or *errata*; ``letter`` is ``None`` when he was told just this."""

    seat: Seat
    digest: str
    kind: str
    letter: Letter | None


@dataclass(frozen=True, slots=True)
class Package:
    """Everything that a release writes: the turn told of, the next turn (``None``: the battle is over), the reports.

    ``former`` is the next turn's superseded namesake, if it is being played again.
    """

    turn: Turn
    following: Turn | None
    former: Turn | None
    reports: tuple[Report, ...]
    exceptions: tuple[Mapping[str, Any], ...] = field(default=())


def prepare(turn: Turn, now: datetime, *, open_next: OpenNext) -> Package:
    """Compose what the release of a resolved turn sends. Reads the database, changes nothing."""
    over = is_over(turn)
    following = None if over else open_next(turn.battle, turn.after, now, parent=turn, branch=turn.branch)
    former = history.namesake(following) if following else None
    if following and former:
        history.inherit(following, former, now)
    reports: list[Report] = []
    exceptions: list[Mapping[str, Any]] = []
    for seat in audience(turn.battle):
        digest = told_digest(turn, seat)
        told = _told_before(turn, seat)
        kind = "errata" if told is not None and told != digest else "report"
        letter = None
        if told != digest or (following and not former):
            try:
                letter = letters.report(turn, seat, following, corrected=kind == "errata")
            except Exception as fault:
                log.exception("report not composed", extra={"turn": turn.pk, "seat": seat.pk})
                letter = letters.plain_report(turn, seat, following)
                problem = f"The report went out without its story: {type(fault).__name__}: {fault}"
                exceptions.append({"kind": "report", "seat": seat.name, "problem": problem})
        reports.append(Report(seat, digest, kind, letter))
    return Package(turn, following, former, tuple(reports), tuple(exceptions))


def store(package: Package, now: datetime) -> None:
    """Write a release down. To be called inside the transaction that changes the turn's state."""
    turn, following = package.turn, package.following
    if package.exceptions:
        Turn.objects.filter(pk=turn.pk).update(exceptions=[*turn.exceptions, *package.exceptions])
    if following is not None:
        following.save()
        if package.former is not None:
            history.take_over(following, package.former, now)
    else:
        Battle.objects.filter(pk=turn.battle_id).update(status=Battle.Status.FINISHED)
    for report in package.reports:
        Dispatch.objects.update_or_create(
            turn=turn, seat=report.seat, defaults={"digest": report.digest, "made_at": now}
        )
        if report.letter is not None:
            outbox.post_letter(
                report.letter,
                key=f"report/{turn.pk}/{report.seat.pk}",
                kind=report.kind,
                seat=report.seat,
                turn=turn,
                now=now,
            )


def post_calls(turn: Turn, now: datetime) -> None:
    """Call everybody to a turn that no report announces: the first of a battle."""
    for seat in audience(turn.battle):
        outbox.post_letter(
            letters.call(turn, seat), key=f"call/{turn.pk}/{seat.pk}", kind="call", seat=seat, turn=turn, now=now
        )


def post_extension(turn: Turn, until: datetime, now: datetime, *, seat: Seat | None, reason: str) -> None:
    """Tell the new deadline to the seat, or to everybody."""
    for told in [seat] if seat else audience(turn.battle):
        outbox.post_letter(
            letters.extension(turn, told, until, reason),
            key=f"extension/{turn.pk}/{told.pk}/{until:%Y%m%d%H%M}",
            kind="notice",
            seat=told,
            turn=turn,
            now=now,
        )


def is_over(turn: Turn) -> bool:
    """Whether the battle ended with this turn: somebody has won, or it was its scenario's last."""
    last = turn.battle.last_turn
    reached_end = last is not None and turn.through is not None and turn.through >= last
    return reached_end or any(event.get("kind") == "victory" for event in turn.events)


def _told_before(turn: Turn, seat: Seat) -> str | None:
    """The digest of what the seat was told of this turn on a branch that has been superseded; ``None``: nothing."""
    earlier = Dispatch.objects.filter(
        seat=seat, turn__battle=turn.battle_id, turn__number=turn.number, turn__state=Turn.State.SUPERSEDED
    )
    return earlier.order_by("-turn__branch").values_list("digest", flat=True).first()
