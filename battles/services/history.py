"""History with branches: what a turn that is played again takes over from its superseded namesake.

A namesake is the turn of the same number on the branch that was superseded last. Its seed, deadline, sheets and
rulings are taken over, so that what does not depend on the correction comes out byte for byte as it was.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from datetime import datetime
from typing import Any

from battles.models import Ruling, Turn
from battles.services.attendance import counting_sheets
from battles.services.rulings import AFTER, BEFORE, Verdict, apply_to, look_up
from config.wake import wake


def without_log(document: Mapping[str, Any]) -> dict[str, Any]:
    """A battle file as a turn keeps it: each turn has its own events, so the log would only be kept again and again."""
    return {key: value for key, value in document.items() if key != "log"}


def whole_file(turn: Turn) -> dict[str, Any]:
    """The battle file as a turn left it, or opens with, and the log of all that happened on its line of history."""
    events: list[Any] = []
    earlier: Turn | None = turn
    while earlier is not None:
        events[:0] = earlier.events
        earlier = earlier.parent
    document = turn.after or turn.before
    return {**document, "log": events} if events else dict(document)


def namesake(turn: Turn) -> Turn | None:
    """The turn of the same number on the latest branch before this one's, if it was superseded."""
    older = Turn.objects.filter(
        battle=turn.battle_id, number=turn.number, branch__lt=turn.branch, state=Turn.State.SUPERSEDED
    )
    return older.order_by("-branch").first()


def inherit(turn: Turn, former: Turn, now: datetime) -> None:
    """Give a turn that is not yet saved its namesake's seed, deadline and rulings.

    If the namesake had been resolved, the turn begins closed, so that history runs again up to where it stood.
    """
    turn.seed, turn.commitment = former.seed, former.commitment
    turn.opened_at, turn.closes_at = former.opened_at, former.closes_at
    turn.before = apply_to(turn.before, verdicts_of(former), BEFORE)
    if former.after is not None:
        turn.state, turn.closed_at, turn.closed_because = Turn.State.CLOSED, now, "run again"


def take_over(turn: Turn, former: Turn, now: datetime) -> None:
    """Copy the namesake's sheets and rulings, once the turn is saved, and wake its resolution if it begins closed."""
    copy_sheets(former, turn)
    keep_rulings(former, turn, now)
    if turn.state == Turn.State.CLOSED:
        wake("battles.resolve", turn.pk)


def verdicts_of(turn: Turn) -> tuple[Verdict, ...]:
    """The rulings kept with a turn, as inputs of its resolution."""
    return tuple(
        Verdict(ruling.path, ruling.after, ruling.reason, tuple(ruling.shown_to)) for ruling in turn.rulings.all()
    )


def copy_sheets(source: Turn, target: Turn, *, leaving_out: Container[int] = ()) -> None:
    """Give the target the counting sheets of the source as first versions, but for some seats' (by id)."""
    for sheet in counting_sheets(source):
        if sheet.seat_id not in leaving_out:
            sheet.pk, sheet.turn, sheet.version = None, target, 1
            sheet._state.adding = True
            sheet.save()


def keep_rulings(
    source: Turn, target: Turn, now: datetime, *, verdicts: Iterable[Verdict] = (), who: str = "clock"
) -> None:
    """Write the source's rulings, and new verdicts, down with the target."""
    for ruling in source.rulings.all():
        ruling.pk, ruling.turn = None, target
        ruling._state.adding = True
        ruling.save()
    for verdict in verdicts:
        Ruling.objects.create(
            turn=target,
            at=now,
            who=who,
            path=verdict.path,
            before=_was(source, verdict.path),
            after=verdict.value,
            reason=verdict.reason,
            shown_to=list(verdict.shown_to),
        )


def _was(turn: Turn, path: str) -> object:
    """What stood at the path before the ruling."""
    stage, _, rest = path.partition(".")
    document = {BEFORE: turn.before, AFTER: turn.after}.get(stage)
    return look_up(document, rest) if document and rest else None
