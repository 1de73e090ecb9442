"""Corrections: a turn run again on a new branch of the game's history, with rulings or other orders.

The turn is copied with its seed and its sheets, the rulings are applied, and it is resolved anew. What followed on the
old branch is superseded; it is run again too, with the seeds and sheets it had, as far as it had been resolved. Dice
are labelled, so only what depends on the correction changes, and only those who were told otherwise are written to.
"""

from __future__ import annotations

import difflib
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.db.models import Max
from django.utils.translation import gettext as _

from battles.engine.faults import Fault, InputFaults
from campaigns.models import Dispatch, Game, Ruling, Seat, Turn
from campaigns.services import referees, seating
from campaigns.services.audit import record
from campaigns.services.rulings import history
from campaigns.services.rulings.rulings import (
    AFTER,
    BEFORE,
    Verdict,
    apply_to,
    look_up,
    refuse_elsewhere,
    replaces,
    taken_back,
)
from campaigns.services.turns import releasing
from campaigns.services.turns.life import WrongMoment
from campaigns.services.turns.resolution import work_out
from campaigns.services.turns.sheets import submit
from config.wake import wake


@dataclass(frozen=True, slots=True)
class Told:
    """What became of one seat's report by a correction: it differs, or it stands.

    ``no_longer`` are the lines of his side's log that no longer hold, ``now`` those that hold instead.
    """

    seat: Seat
    differs: bool
    no_longer: tuple[str, ...] = ()
    now: tuple[str, ...] = ()


@transaction.atomic
def correct(
    turn: Turn,
    verdicts: Iterable[Verdict],
    *,
    who: str,
    now: datetime,
    reason: str,
    sheets: Mapping[int, str] | None = None,
    without: Container[int] = (),
) -> Turn:
    """Copy a turn to a new branch with rulings and, by seat id, other orders; answer the copy.

    A ruling takes the place of an older one about the same thing; those whose ids are in ``without`` are taken back.
    The turn is played once with the new rulings before anything counts. One that had been resolved is closed again at
    once and its resolution woken. Raises ``WrongMoment`` while a worker is at it or when the turn is not on the branch
    being played, and ``InputFaults`` for a ruling that cannot be; then nothing has changed.
    """
    verdicts = tuple(verdicts)
    refuse_elsewhere(verdicts)
    game = Game.objects.select_for_update().get(pk=turn.game_id)
    turn.refresh_from_db()
    later = game.turns.filter(branch=turn.branch, number__gte=turn.number)
    if turn.state == Turn.State.SUPERSEDED:
        raise WrongMoment(f"{turn} has been superseded already. Correct the turn of the branch that is being played.")
    if later.filter(state=Turn.State.RESOLVING).exists():
        raise WrongMoment(_("A turn of this battle is being resolved at this moment. Try again in a minute."))
    gone = [ruling for ruling in turn.rulings.all() if ruling.pk in without or _is_replaced(ruling, verdicts)]
    corrected = _copy(turn, game, gone, verdicts)
    later.exclude(state=Turn.State.SUPERSEDED).update(state=Turn.State.SUPERSEDED)
    corrected.save()
    history.copy_sheets(turn, corrected, leaving_out=sheets or {})
    history.copy_extensions(turn, corrected)
    _put_orders(corrected, sheets or {}, now, who)
    history.keep_rulings(turn, corrected, now, verdicts=verdicts, without=[ruling.pk for ruling in gone], who=who)
    if verdicts:
        _try(corrected, verdicts, now)
    Game.objects.filter(pk=game.pk).update(branch=corrected.branch, status=Game.Status.RUNNING)
    referees.of(game).corrected(corrected, turn)
    record(
        game.campaign,
        who=who,
        action="correct-turn",
        subject=str(game),
        reason=reason,
        detail={
            "turn": turn.number,
            "branch": corrected.branch,
            "rulings": [verdict.path for verdict in verdicts],
            "taken_back": [ruling.path for ruling in gone if ruling.pk in without],
            "sheets": sorted(sheets or {}),
        },
        now=now,
    )
    if corrected.state == Turn.State.CLOSED:
        wake("turns.resolve", corrected.pk)
    return corrected


def _is_replaced(ruling: Ruling, verdicts: Iterable[Verdict]) -> bool:
    older = history.verdict_of(ruling)
    return any(replaces(newer, older) for newer in verdicts)


def _try(turn: Turn, verdicts: tuple[Verdict, ...], now: datetime) -> None:
    """Play the turn as it would be played now, so that a ruling which spoils it is refused while it can be mended.

    Raises ``InputFaults`` naming the ruling's path.
    """
    try:
        played = work_out(turn, now)
    except InputFaults:
        raise
    except Exception as fault:
        words = _("the turn cannot be played with this ({fault}); rule something else, or less").format(fault=fault)
        raise InputFaults([Fault(verdict.path, words) for verdict in verdicts]) from fault
    new = {verdict.path for verdict in verdicts}
    if faults := [fault for each in played.round.fallen if each.verdict.path in new for fault in each.faults.faults]:
        raise InputFaults(faults)


def differences(turn: Turn) -> list[Told]:
    """For each seat that had been told of this turn on an earlier branch: whether it is told otherwise by this one.

    Of a turn that waits for its release: whether it will be.
    """
    namesakes = Dispatch.objects.filter(
        turn__game=turn.game_id, turn__number=turn.number, turn__branch__lt=turn.branch
    ).order_by("turn__branch")
    earlier = {dispatch.seat_id: dispatch for dispatch in namesakes.select_related("turn")}
    if turn.after is None or not earlier:
        return []
    sent = {dispatch.seat_id: dispatch.digest for dispatch in turn.dispatches.all()}
    return [
        _told(turn, entry.seat, sent.get(entry.seat_id) or releasing.told_digest(turn, entry), earlier[entry.seat_id])
        for entry in seating.audience(turn.game)
        if entry.seat_id in earlier
    ]


def difference(turn: Turn, seat: Seat) -> Told | None:
    """What one seat is told otherwise; ``None`` for a seat that had been told nothing."""
    return next((told for told in differences(turn) if told.seat == seat), None)


def _told(turn: Turn, seat: Seat, digest: str, earlier: Dispatch) -> Told:
    """What a seat had been told, against what it is told now, line by line of its side's log."""
    if digest == earlier.digest:
        return Told(seat, differs=False)
    referee = referees.of(turn.game)
    before, after = (referee.told_lines(each, seat) for each in (earlier.turn, turn))
    changes = list(difflib.unified_diff(before, after, n=0, lineterm=""))[2:]
    return Told(
        seat,
        differs=True,
        no_longer=tuple(line[1:] for line in changes if line.startswith("-")),
        now=tuple(line[1:] for line in changes if line.startswith("+")),
    )


def _put_orders(turn: Turn, sheets: Mapping[int, str], now: datetime, who: str) -> None:
    """Take the umpire's texts as the orders of the seats. Raises ``WrongMoment`` when nothing in one is understood."""
    for seat in Seat.objects.filter(pk__in=sheets).select_related("side"):
        stored, reading = submit(seat, turn, sheets[seat.pk], now=now, entered_by=who)
        if stored is None:
            raise WrongMoment(
                _("Nothing in the orders for {name} is understood.\n{receipt_text}").format(
                    name=seat.name, receipt_text=reading.receipt_text
                )
            )


def _copy(turn: Turn, game: Game, gone: Iterable[Ruling], verdicts: tuple[Verdict, ...]) -> Turn:
    """The turn as it will stand on the new branch, not yet saved; ``gone`` are older rulings that hold no longer."""
    before = turn.before
    for ruling in reversed(list(gone)):
        before = taken_back(before, history.verdict_of(ruling), ruling.before)
    before = apply_to(before, verdicts, BEFORE, referees.of(game).check)
    if turn.after is not None:
        for verdict in verdicts:
            if verdict.path.startswith(f"{AFTER}."):
                look_up(turn.after, verdict.path.removeprefix(f"{AFTER}."), verdict.value)
    newest = game.turns.aggregate(branch=Max("branch"))["branch"] or 0
    open_still = turn.state == Turn.State.OPEN
    return Turn(
        game=game,
        branch=newest + 1,
        number=turn.number,
        parent=turn.parent,
        state=Turn.State.OPEN if open_still else Turn.State.CLOSED,
        opened_at=turn.opened_at,
        closes_at=turn.closes_at,
        closed_at=turn.closed_at,
        closed_because=turn.closed_because if open_still else Turn.Closed.CORRECTED,
        seed=turn.seed,
        commitment=turn.commitment,
        before=before,
    )
