"""The life of a turn, as an explicit state machine.

    open -> closed -> resolving -> drafted -> released        released, drafted, open or closed -> superseded
      ^-------'  ^--------'   \\------------------^            (by a correction on a new branch)

Every step is a conditional update that names the state it leaves: of two who try, one succeeds and the other is told
so by ``False``. Resolution, which is claimed and may be taken over, is ``campaigns.services.turns.resolution``. Steps
made by a person are recorded in the audit trail under his name, steps of the program under ``clock``.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from campaigns.models import Extension, Game, Schedule, Seat, Turn
from campaigns.services import referees, seating
from campaigns.services.audit import record
from campaigns.services.dice_proofs import new_seed
from campaigns.services.turns import releasing
from campaigns.services.turns.holding import hold, resume_after, resume_battles
from campaigns.services.turns.timetable import Timetable, next_close
from config.wake import wake

CLOCK = "clock"


class WrongMoment(Exception):
    """What was asked for is not possible in the present state; the message says why and what is."""


def start_game(game: Game, now: datetime, *, who: str = CLOCK) -> Turn:
    """Open the first turn and call for orders. Raises :class:`WrongMoment` when the game has started before."""
    opening = referees.of(game).opening(game.document)
    with transaction.atomic():
        return _start(game, opening, now, who)


def _start(game: Game, opening: Mapping[str, Any], now: datetime, who: str) -> Turn:
    """The change to the database that starts a game."""
    started = Game.objects.filter(pk=game.pk, status=Game.Status.SETTING_UP).update(status=Game.Status.RUNNING)
    game.refresh_from_db()
    if not started:
        state = game.get_status_display().lower()
        said = _("{game} is {state}; only a battle being set up can be started.")
        raise WrongMoment(said.format(game=game, state=state))
    Schedule.objects.get_or_create(game=game)
    seating.enter_all(game)
    if game.pauses:
        hold(game.pauses, now, who=who, reason=_("{game} is fought first.").format(game=game))
    turn = open_turn(game, game.document, now)
    turn.opening = dict(opening)
    turn.save()
    releasing.call(turn, now)
    record(game.campaign, who=who, action="start-battle", subject=str(game), now=now)
    return turn


@transaction.atomic
def end_game(game: Game, now: datetime, *, who: str) -> bool:
    """End a game with its last released turn: no turn is open any more, and everybody is told.

    ``False`` when it is not running, or a turn of it is being resolved or waits for its release.
    """
    Game.objects.select_for_update().get(pk=game.pk)
    busy = (Turn.State.CLOSED, Turn.State.RESOLVING, Turn.State.DRAFTED)
    if game.status != Game.Status.RUNNING or game.turns.filter(state__in=busy).exists():
        return False
    game.turns.filter(state=Turn.State.OPEN).update(state=Turn.State.SUPERSEDED)
    Game.objects.filter(pk=game.pk).update(status=Game.Status.FINISHED)
    game.refresh_from_db()
    releasing.tell_end(game, now)
    resume_after(game, now, who=who)
    resume_battles(game, now, who=who)
    record(game.campaign, who=who, action="end-battle", subject=str(game), now=now)
    return True


def open_turn(
    game: Game, document: Mapping[str, Any], now: datetime, *, parent: Turn | None = None, branch: int | None = None
) -> Turn:
    """A new open turn with a fresh secret seed, not yet saved. Its commitment is what may be published of the seed."""
    number = int(document.get("turn", 1))
    seed, root = new_seed(number)
    return Turn(
        game=game,
        branch=branch or game.branch,
        number=number,
        parent=parent,
        state=Turn.State.OPEN,
        opened_at=now,
        closes_at=next_close(Timetable.of(game.schedule), now),
        seed=seed,
        commitment=root,
        before=referees.of(game).opened_with(game, document),
    )


@transaction.atomic
def close_turn(turn: Turn, now: datetime, *, because: Turn.Closed, who: str = CLOCK) -> bool:
    """Close an open turn: from now on its sheets stand. The workers are woken to resolve it."""
    if not _step(turn, Turn.State.OPEN, Turn.State.CLOSED, closed_at=now, closed_because=because):
        return False
    _record(turn, "close-turn", who, now, because=because.value)
    wake("turns.resolve", turn.pk)
    return True


@transaction.atomic
def reopen_turn(turn: Turn, closes_at: datetime | None, now: datetime, *, who: str, reason: str = "") -> bool:
    """Open a closed turn again, until a new deadline, as long as no worker has begun on it."""
    changed = _step(
        turn,
        Turn.State.CLOSED,
        Turn.State.OPEN,
        closes_at=closes_at,
        closed_at=None,
        closed_because="",
        problem="",
        problem_values={},
    )
    if changed:
        _record(turn, "reopen-turn", who, now, reason=reason)
    return changed


@transaction.atomic
def extend(turn: Turn, until: datetime, now: datetime, *, who: str, reason: str = "", seat: Seat | None = None) -> bool:
    """Move the deadline of an open turn: for everybody, or for one seat, whose orders the turn then waits for."""
    open_turns = Turn.objects.filter(pk=turn.pk, state=Turn.State.OPEN)
    if seat is None:
        changed = bool(open_turns.update(closes_at=until))
    else:
        changed = open_turns.exists()
        if changed:
            Extension.objects.update_or_create(
                turn=turn, seat=seat, defaults={"until": until, "who": who, "reason": reason}
            )
    if changed:
        detail = {"until": f"{until:%Y-%m-%d %H:%M %Z}", **({"seat": seat.name} if seat else {})}
        _record(turn, "extend-turn", who, now, reason=reason, **detail)
        turn.refresh_from_db()
        releasing.tell_extension(turn, until, now, seat=seat, reason=reason)
    return changed


def release(turn: Turn, now: datetime, *, who: str = CLOCK) -> bool:
    """Send a drafted turn's reports and open the next turn, all in one transaction."""
    turn.refresh_from_db()
    if turn.state != Turn.State.DRAFTED:
        return False
    package = releasing.prepare(turn, now, open_next=open_turn)
    with transaction.atomic():
        # A correction holds the game too: of the two the later sees what the earlier has written.
        Game.objects.select_for_update().get(pk=turn.game_id)
        if not _step(turn, Turn.State.DRAFTED, Turn.State.RELEASED, released_at=now):
            return False
        releasing.store(package, now)
        _record(turn, "release-turn", who, now)
    return True


@transaction.atomic
def retry(turn: Turn, now: datetime, *, who: str) -> bool:
    """Let the workers try a closed turn again that could not be resolved."""
    changed = bool(
        Turn.objects.filter(pk=turn.pk, state=Turn.State.CLOSED)
        .exclude(problem="")
        .update(problem="", problem_values={}, attempts=0)
    )
    if changed:
        _record(turn, "retry-turn", who, now)
        turn.refresh_from_db()
        wake("turns.resolve", turn.pk)
    return changed


def _step(turn: Turn, source: Turn.State, target: Turn.State, **changes: object) -> bool:
    """Take one step if the turn still stands at its source; the object in hand then shows the row as it is."""
    done = Turn.objects.filter(pk=turn.pk, state=source).update(state=target, **changes)
    turn.refresh_from_db()
    return bool(done)


def _record(turn: Turn, action: str, who: str, now: datetime, *, reason: str = "", **detail: Any) -> None:
    """Enter something done to a turn in the audit trail."""
    record(
        turn.game.campaign,
        who=who,
        action=action,
        subject=str(turn.game),
        reason=reason,
        detail={"turn": turn.number, **detail},
        now=now,
    )
