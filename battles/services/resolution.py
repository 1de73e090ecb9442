"""Resolving a turn exactly once, however many workers try and whenever one of them is killed.

1. Claim: a conditional update takes a closed turn, or one whose worker has not renewed his claim, for this worker.
2. Resolve: orders, engine and knowledge, outside of any transaction, while the claim is kept alive.
3. Store: one transaction writes events, new battle, knowledge, the mails and the next turn, on condition that the
   claim is still held. A worker that was thought dead and wakes up too late stores nothing.

The seed lies in the turn, so a second worker's result is the same as the first's would have been.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db import DatabaseError, transaction
from django.db.models import F, Q

from battles.models import Battle, Turn
from battles.services import history, releasing
from battles.services.absence import carried_on, orders_for
from battles.services.adjudication import resolve_turn
from battles.services.knowing import Knowing, follow_sides, known_before
from battles.services.rounds import Round, overruled, play_round
from battles.services.turns import open_turn
from campaigns.services.audit import record
from config.claims import kept_alive, new_token, stale_before
from orders.models import RawMail
from orders.services import letters

log = logging.getLogger(__name__)

#: A turn whose workers have died so often is not tried again until the umpire says so.
MOST_ATTEMPTS = 5
#: So long after its close a turn waits for mail to be read that came before it.
MAIL_PATIENCE = timedelta(minutes=3)


@dataclass(frozen=True, slots=True)
class Result:
    """All that the engine made of a turn, ready to be stored."""

    round: Round
    orders: Mapping[str, str]
    knowing: Knowing
    exceptions: tuple[Mapping[str, Any], ...]


def resolve(turn_id: int, now: datetime, worker: str = "") -> Turn | None:
    """Resolve a closed turn, unless somebody else does. ``None`` when there was nothing to do here.

    A fault of the database is raised and the claim given back, so that a later sweep tries again; any other fault is
    kept in ``Turn.problem`` and shown to the umpire.
    """
    if mail_before_close(turn_id, now):
        return None
    token = new_token(worker)
    if not claim(turn_id, token, now):
        return None
    held = Turn.objects.filter(pk=turn_id, state=Turn.State.RESOLVING, claimed_by=token)
    log.info("resolving", extra={"turn": turn_id, "worker": token})
    try:
        with kept_alive(lambda at: held.update(claimed_at=at)):
            turn = Turn.objects.select_related("battle__campaign", "battle__schedule", "parent").get(pk=turn_id)
            if turn.attempts > MOST_ATTEMPTS:
                give_up(turn, token, f"Its worker died {MOST_ATTEMPTS} times while resolving it.", now)
                return None
            try:
                return store(turn, token, work_out(turn, now), now)
            except DatabaseError:
                raise
            except Exception as fault:
                log.exception("turn not resolved", extra={"turn": turn_id})
                give_up(turn, token, f"{type(fault).__name__}: {fault}", now)
                return None
    except DatabaseError:
        held.update(state=Turn.State.CLOSED, claimed_by="", claimed_at=None, attempts=F("attempts") - 1)
        raise


def mail_before_close(turn_id: int, now: datetime) -> bool:
    """Whether mail that came before the turn closed still waits to be read, and is worth waiting for a little."""
    turn = Turn.objects.filter(pk=turn_id, state=Turn.State.CLOSED, closed_at__gt=now - MAIL_PATIENCE).first()
    if turn is None or turn.closed_at is None:
        return False
    return RawMail.objects.filter(state=RawMail.State.STORED, received_at__lte=turn.closed_at).exists()


def due(now: datetime) -> Q:
    """What is due: closed turns without a problem, and turns whose worker has not renewed his claim."""
    closed = Q(state=Turn.State.CLOSED, problem="")
    return closed | Q(state=Turn.State.RESOLVING, claimed_at__lt=stale_before(now))


def due_turns(now: datetime, limit: int = 200) -> list[int]:
    """The ids of the turns that are due, oldest first."""
    found = Turn.objects.filter(due(now)).order_by("closed_at", "pk")
    return list(found.values_list("pk", flat=True)[:limit])


def claim(turn_id: int, token: str, now: datetime) -> bool:
    """Take a turn that is due for this token."""
    taken = Turn.objects.filter(due(now), pk=turn_id).update(
        state=Turn.State.RESOLVING, claimed_by=token, claimed_at=now, attempts=F("attempts") + 1
    )
    return bool(taken)


def work_out(turn: Turn, now: datetime) -> Result:
    """What the engine makes of a turn's orders. Stores nothing, so it serves rehearsals as well."""
    orders, exceptions = orders_for(turn, now)
    played = play_round(
        turn.before,
        orders,
        bytes.fromhex(turn.seed),
        resolver=resolve_turn,
        carry=carried_on,
        game_turns=turn.battle.game_turns_per_round,
        alarms=turn.battle.alarms,
    )
    played = overruled(played, history.verdicts_of(turn))
    knowing = follow_sides(turn.before, played.stages, known_before(turn))
    poisoned = tuple(piece.as_mapping() for piece in played.set_aside)
    return Result(played, orders, knowing, (*exceptions, *poisoned))


def store(turn: Turn, token: str, result: Result, now: datetime) -> Turn | None:
    """Write a result down, with the reports and the next turn if reports go out by themselves.

    ``None``, and nothing is written, when the claim has been lost meanwhile.
    """
    automatic = turn.battle.release == Battle.Release.AUTOMATIC
    changes: dict[str, Any] = {
        "state": Turn.State.RELEASED if automatic else Turn.State.DRAFTED,
        "resolved_at": now,
        "released_at": now if automatic else None,
        "through": result.round.through,
        "after": history.without_log(result.round.after),
        "events": result.round.events,
        "opening": dict(result.knowing.opening),
        "knowledge": dict(result.knowing.knowledge),
        "told": dict(result.knowing.told),
        "orders": dict(result.orders),
        "alarm": result.round.alarm[:200],
        "exceptions": list(result.exceptions),
        "problem": "",
    }
    for name, value in changes.items():
        setattr(turn, name, value)
    package = releasing.prepare(turn, now, open_next=open_turn) if automatic else None
    with transaction.atomic():
        held = Turn.objects.filter(pk=turn.pk, state=Turn.State.RESOLVING, claimed_by=token)
        if not held.update(**changes, claimed_by="", claimed_at=None):
            log.warning("claim lost; the result is another's to store", extra={"turn": turn.pk})
            return None
        if package is not None:
            releasing.store(package, now)
        letters.post_to_umpires(turn, now)
        subject = f"{turn}: {len(result.round.events)} events"
        record(turn.battle.campaign, who="clock", action="resolve turn", subject=subject, now=now)
    log.info("resolved", extra={"turn": turn.pk})
    return turn


def give_up(turn: Turn, token: str, problem: str, now: datetime) -> None:
    """Leave a turn closed, with its problem, for the umpire."""
    with transaction.atomic():
        held = Turn.objects.filter(pk=turn.pk, state=Turn.State.RESOLVING, claimed_by=token)
        if held.update(state=Turn.State.CLOSED, claimed_by="", claimed_at=None, problem=problem):
            turn.refresh_from_db()
            letters.post_to_umpires(turn, now)
            record(
                turn.battle.campaign,
                who="clock",
                action="turn not resolved",
                subject=str(turn),
                reason=problem,
                now=now,
            )
