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

from campaigns.models import Game, Turn, TurnException
from campaigns.models.problems import FAULT, WORKER_DIED, fault_values
from campaigns.services import referees
from campaigns.services.audit import record
from campaigns.services.dice_proofs import seed_of
from campaigns.services.ports import UNREAD
from campaigns.services.referees import Knowing
from campaigns.services.rulings import history
from campaigns.services.turns import releasing
from campaigns.services.turns.absence import orders_for
from campaigns.services.turns.chores import Chore
from campaigns.services.turns.life import open_turn
from campaigns.services.turns.rounds import Round, overruled, play_round
from campaigns.services.turns.setting_aside import SetAside
from config.claims import kept_alive, new_token, stale_before

log = logging.getLogger(__name__)

#: A turn whose workers have died so often is not tried again until the umpire says so.
MOST_ATTEMPTS = 3
#: So long after its close a turn waits for mail to be read that came before it.
MAIL_PATIENCE = timedelta(minutes=3)


@dataclass(frozen=True, slots=True)
class Result:
    """All that the engine made of a turn, ready to be stored."""

    round: Round
    ordered: Mapping[str, Mapping[str, Any]]
    orders: Mapping[str, str]
    knowing: Knowing
    exceptions: tuple[TurnException, ...]


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
            turn = Turn.objects.select_related("game__campaign", "game__schedule", "parent").get(pk=turn_id)
            if turn.attempts > MOST_ATTEMPTS:
                give_up(
                    turn,
                    token,
                    WORKER_DIED,
                    {"times": MOST_ATTEMPTS},
                    now,
                )
                return None
            try:
                return store(turn, token, work_out(turn, now), now)
            except DatabaseError:
                raise
            except Exception as fault:
                log.exception("turn not resolved", extra={"turn": turn_id})
                give_up(turn, token, FAULT, fault_values(fault), now)
                return None
    except DatabaseError:
        held.update(state=Turn.State.CLOSED, claimed_by="", claimed_at=None, attempts=F("attempts") - 1)
        raise


def mail_before_close(turn_id: int, now: datetime) -> bool:
    """Whether something that came before the turn closed still waits to be read, and is worth waiting for a little."""
    turn = Turn.objects.filter(pk=turn_id, state=Turn.State.CLOSED, closed_at__gt=now - MAIL_PATIENCE).first()
    if turn is None or turn.closed_at is None:
        return False
    return any(still_unread(turn.closed_at) for still_unread in UNREAD.values())


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
    """What the referee makes of a turn's orders. Stores nothing, so it serves rehearsals as well."""
    referee = referees.of(turn.game)
    sheets, exceptions = orders_for(turn, now)
    played = play_round(
        referee,
        turn.before,
        sheets,
        seed_of(turn),
        game_turns=turn.game.game_turns_per_round,
        alarms=turn.game.alarms,
        known=history.known_before(turn),
    )
    played = overruled(referee, played, history.verdicts_of(turn))
    return Result(
        round=played,
        ordered={observer: referee.stored(sheet) for observer, sheet in sheets.items()},
        orders={observer: referee.words(turn.before, sheet) for observer, sheet in sheets.items()},
        knowing=referee.follow(turn.before, played.stages, history.known_before(turn)),
        exceptions=(
            *exceptions,
            *(_exception(turn, piece) for piece in played.set_aside),
            *history.exceptions_of(turn, played.fallen),
        ),
    )


def _exception(turn: Turn, piece: SetAside) -> TurnException:
    return TurnException(
        turn=turn,
        kind=TurnException.Kind.SET_ASIDE,
        observer=piece.observer,
        line=piece.line,
        orders=piece.orders,
        problem=FAULT,
        problem_values=piece.fault,
    )


def store(turn: Turn, token: str, result: Result, now: datetime) -> Turn | None:
    """Write a result down, with the reports and the next turn if reports go out by themselves.

    ``None``, and nothing is written, when the claim has been lost meanwhile.
    """
    # What an umpire has corrected he reads before anybody is told otherwise, and what follows of it too.
    corrected = turn.closed_because in (Turn.Closed.CORRECTED, Turn.Closed.RUN_AGAIN)
    automatic = turn.game.release == Game.Release.AUTOMATIC and not corrected
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
        "ordered": dict(result.ordered),
        "orders": dict(result.orders),
        "alarm": result.round.alarm,
        "problem": "",
        "problem_values": {},
    }
    for name, value in changes.items():
        setattr(turn, name, value)
    package = releasing.prepare(turn, now, open_next=open_turn) if automatic else None
    with transaction.atomic():
        # A correction holds the game too: of the two the later sees what the earlier has written.
        Game.objects.select_for_update().get(pk=turn.game_id)
        held = Turn.objects.filter(pk=turn.pk, state=Turn.State.RESOLVING, claimed_by=token)
        if not held.update(**changes, claimed_by="", claimed_at=None):
            log.warning("claim lost; the result is another's to store", extra={"turn": turn.pk})
            return None
        # A ruling that was left behind when the turn was opened anew stays to be seen.
        turn.exceptions.exclude(kind=TurnException.Kind.RULING).delete()
        TurnException.objects.bulk_create(result.exceptions)
        if package is not None:
            releasing.store(package, now)
        releasing.tell_umpires(turn, now)
        detail = {"turn": turn.number, "events": len(result.round.events)}
        record(turn.game.campaign, who="clock", action="resolve-turn", subject=str(turn.game), detail=detail, now=now)
    log.info("resolved", extra={"turn": turn.pk})
    return turn


def give_up(turn: Turn, token: str, problem: str, values: Mapping[str, Any], now: datetime) -> None:
    """Leave a turn closed, with its problem (an id and its values), for the umpire."""
    with transaction.atomic():
        held = Turn.objects.filter(pk=turn.pk, state=Turn.State.RESOLVING, claimed_by=token)
        if held.update(state=Turn.State.CLOSED, claimed_by="", claimed_at=None, problem=problem, problem_values=values):
            turn.refresh_from_db()
            releasing.tell_umpires(turn, now)
            record(
                turn.game.campaign,
                who="clock",
                action="turn-not-resolved",
                subject=str(turn.game),
                detail={"turn": turn.number, "problem": problem, **values},
                now=now,
            )


CHORE = Chore(30, due_turns, resolve, "turns.resolve")
