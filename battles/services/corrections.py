"""Corrections: a turn run again on a new branch of the battle's history, with rulings or other orders.

The turn is copied with its seed and its sheets, the rulings are applied, and it is resolved anew. What followed on the
old branch is superseded; it is run again too, with the seeds and sheets it had, as far as it had been resolved. Dice
are labelled, so only what depends on the correction changes, and only those who were told otherwise are written to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.db.models import Max

from battles.models import Battle, Dispatch, Ruling, Turn
from battles.services.attendance import counting_sheets
from battles.services.rulings import AFTER, BEFORE, Verdict, apply_to, look_up
from battles.services.turns import WrongMoment
from campaigns.models import Seat
from campaigns.services.audit import record
from config.wake import wake
from orders.models import OrderSheet

RESOLVED = (Turn.State.DRAFTED, Turn.State.RELEASED)


@dataclass(frozen=True, slots=True)
class Told:
    """What became of one seat's report by a correction: it differs, or it stands."""

    seat: Seat
    differs: bool


@transaction.atomic
def correct(
    turn: Turn,
    verdicts: Iterable[Verdict],
    *,
    who: str,
    now: datetime,
    reason: str,
    sheets: Mapping[int, str] | None = None,
) -> Turn:
    """Copy a turn to a new branch with rulings and, by seat id, other orders; answer the copy.

    A turn that had been resolved is closed again at once and its resolution woken. Raises ``WrongMoment`` while a
    worker is at it or when the turn is not on the branch being played, and ``InputFaults`` for a ruling that cannot be.
    """
    verdicts = tuple(verdicts)
    battle = Battle.objects.select_for_update().get(pk=turn.battle_id)
    turn.refresh_from_db()
    later = battle.turns.filter(branch=turn.branch, number__gte=turn.number)
    if turn.state == Turn.State.SUPERSEDED:
        raise WrongMoment(f"{turn} has been superseded already. Correct the turn of the branch that is being played.")
    if later.filter(state=Turn.State.RESOLVING).exists():
        raise WrongMoment("A turn of this battle is being resolved at this moment. Try again in a minute.")
    corrected = _copy(turn, battle, verdicts)
    later.exclude(state=Turn.State.SUPERSEDED).update(state=Turn.State.SUPERSEDED)
    corrected.save()
    _copy_sheets(turn, corrected, sheets or {}, now)
    _keep_rulings(turn, corrected, verdicts, who, now)
    Battle.objects.filter(pk=battle.pk).update(branch=corrected.branch, status=Battle.Status.RUNNING)
    record(
        battle.campaign,
        who=who,
        action="correct turn",
        subject=f"{turn}: branch {corrected.branch}",
        reason=reason,
        detail={"rulings": [verdict.path for verdict in verdicts], "sheets": sorted(sheets or {})},
        now=now,
    )
    if corrected.state == Turn.State.CLOSED:
        wake("battles.resolve", corrected.pk)
    return corrected


def follow_superseded(following: Turn, now: datetime) -> None:
    """Give a turn that opens on a new branch what its superseded namesake had: seed, deadline and sheets.

    If the namesake had been resolved the turn closes at once, so that history runs again up to where it stood. To be
    called inside the transaction that opens the turn, after it is saved.
    """
    namesake = superseded_namesake(following)
    if namesake is None:
        return
    following.seed, following.commitment = namesake.seed, namesake.commitment
    following.opened_at = namesake.opened_at
    if namesake.after is None:
        following.closes_at = max(filter(None, (namesake.closes_at, following.closes_at)), default=None)
    else:
        following.closes_at = namesake.closes_at
        following.state, following.closed_at, following.closed_because = Turn.State.CLOSED, now, "run again"
    following.save()
    _copy_sheets(namesake, following, {}, now)
    verdicts = verdicts_of(namesake)
    following.before = apply_to(following.before, verdicts, BEFORE)
    following.save(update_fields=["before"])
    _keep_rulings(namesake, following, (), "clock", now)
    if following.state == Turn.State.CLOSED:
        wake("battles.resolve", following.pk)


def superseded_namesake(turn: Turn) -> Turn | None:
    """The turn of the same number on the latest branch that was superseded by this turn's, if there is one."""
    older = Turn.objects.filter(
        battle=turn.battle_id, number=turn.number, branch__lt=turn.branch, state=Turn.State.SUPERSEDED
    )
    return older.order_by("-branch").first()


def verdicts_of(turn: Turn) -> tuple[Verdict, ...]:
    """The rulings kept with a turn, as inputs of its resolution."""
    return tuple(
        Verdict(ruling.path, ruling.after, ruling.reason, tuple(ruling.shown_to)) for ruling in turn.rulings.all()
    )


def differences(turn: Turn) -> list[Told]:
    """For each seat that has been told of a resolved turn on this branch: whether he had been told otherwise before."""
    namesakes = Dispatch.objects.filter(
        turn__battle=turn.battle_id, turn__number=turn.number, turn__branch__lt=turn.branch
    ).order_by("turn__branch")
    earlier = {dispatch.seat_id: dispatch.digest for dispatch in namesakes}
    return [
        Told(dispatch.seat, dispatch.digest != earlier[dispatch.seat_id])
        for dispatch in turn.dispatches.select_related("seat")
        if dispatch.seat_id in earlier
    ]


def _copy(turn: Turn, battle: Battle, verdicts: tuple[Verdict, ...]) -> Turn:
    """The turn as it will stand on the new branch, not yet saved."""
    before = apply_to(turn.before, verdicts, BEFORE)
    if turn.after is not None:
        for verdict in verdicts:
            if verdict.path.startswith(f"{AFTER}."):
                look_up(turn.after, verdict.path.removeprefix(f"{AFTER}."))
    newest = battle.turns.aggregate(branch=Max("branch"))["branch"] or 0
    open_still = turn.state == Turn.State.OPEN
    return Turn(
        battle=battle,
        branch=newest + 1,
        number=turn.number,
        parent=turn.parent,
        state=Turn.State.OPEN if open_still else Turn.State.CLOSED,
        opened_at=turn.opened_at,
        closes_at=turn.closes_at,
        closed_at=turn.closed_at,
        closed_because=turn.closed_because if open_still else "corrected",
        seed=turn.seed,
        commitment=turn.commitment,
        before=before,
    )


def _copy_sheets(source: Turn, target: Turn, instead: Mapping[int, str], now: datetime) -> None:
    """Give the target the counting sheets of the source, and the umpire's text for the seats it names."""
    counting = {sheet.seat_id: sheet for sheet in counting_sheets(source)}
    for seat_id, sheet in counting.items():
        sheet.pk, sheet.turn, sheet.version = None, target, 1
        sheet._state.adding = True
        if seat_id in instead:
            sheet.text, sheet.normal_form, sheet.withdrawn, sheet.mail = instead[seat_id], "", False, None
            sheet.receipt, sheet.received_at = {}, now
        sheet.save()
    for seat_id in set(instead) - set(counting):
        OrderSheet.objects.create(turn=target, seat_id=seat_id, version=1, received_at=now, text=instead[seat_id])


def _keep_rulings(source: Turn, target: Turn, verdicts: Iterable[Verdict], who: str, now: datetime) -> None:
    """Write the source's rulings and the new ones down with the target; later ones for the same path win."""
    for ruling in source.rulings.all():
        Ruling.objects.create(
            turn=target, at=ruling.at, who=ruling.who, path=ruling.path, before=ruling.before, after=ruling.after,
            reason=ruling.reason, shown_to=ruling.shown_to,
        )  # fmt: skip
    for verdict in verdicts:
        Ruling.objects.create(
            turn=target, at=now, who=who, path=verdict.path, before=_was(source, verdict.path), after=verdict.value,
            reason=verdict.reason, shown_to=list(verdict.shown_to),
        )  # fmt: skip


def _was(turn: Turn, path: str) -> object:
    """What stood at the path before the ruling."""
    stage, _, rest = path.partition(".")
    document = {BEFORE: turn.before, AFTER: turn.after}.get(stage)
    return look_up(document, rest) if document and rest else None
