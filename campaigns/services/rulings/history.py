"""History with branches: what a turn that is played again takes over from its superseded namesake.

A namesake is the turn of the same number on the branch that was superseded last. Its seed, deadline, sheets and
rulings are taken over, so that what does not depend on the correction comes out byte for byte as it was.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from datetime import datetime
from typing import Any

from campaigns.models import Ruling, Turn, TurnException
from campaigns.models.problems import FAULT, fault_values
from campaigns.services import referees
from campaigns.services.rulings.rulings import AFTER, BEFORE, DICE, Fallen, Verdict, applied, look_up
from campaigns.services.turns.sheets import newest_sheets
from config.wake import wake


def without_log(document: Mapping[str, Any]) -> dict[str, Any]:
    """A document as a turn keeps it: each turn has its own events, so the log would only be kept again and again."""
    return {key: value for key, value in document.items() if key != "log"}


def whole_file(turn: Turn) -> dict[str, Any]:
    """The document as a turn left it, or opens with, and the log of all that happened on its line of history."""
    led = ancestors(turn)
    happened = {earlier.pk: earlier.events for earlier in Turn.objects.filter(pk__in=led).only("events")}
    events = [event for pk in reversed(led) for event in happened[pk]] + list(turn.events)
    document = turn.after or turn.before
    return {**document, "log": events} if events else dict(document)


def ancestors(turn: Turn) -> list[int]:
    """The ids of the turns that led to this one on its line of history, the latest first."""
    parents = dict(Turn.objects.filter(game=turn.game_id).values_list("pk", "parent"))
    line: list[int] = []
    earlier = turn.parent_id
    while earlier is not None:
        line.append(earlier)
        earlier = parents.get(earlier)
    return line


def known_before(turn: Turn) -> Mapping[str, Any]:
    """What each observer knew when the turn began, as stored with the turn before it; empty at a game's start."""
    return turn.parent.knowledge if turn.parent else {}


def namesake(turn: Turn) -> Turn | None:
    """The turn of the same number on the latest branch before this one's, if it was superseded."""
    older = Turn.objects.filter(
        game=turn.game_id, number=turn.number, branch__lt=turn.branch, state=Turn.State.SUPERSEDED
    )
    return older.order_by("-branch").first()


def inherit(turn: Turn, former: Turn, now: datetime) -> None:
    """Give a turn that is not yet saved its namesake's seed, deadline and rulings, as far as they still hold.

    If the namesake had been resolved, the turn begins closed, so that history runs again up to where it stood.
    """
    turn.seed, turn.commitment = former.seed, former.commitment
    turn.opened_at, turn.closes_at = former.opened_at, former.closes_at
    turn.before, _fallen = applied(turn.before, verdicts_of(former), BEFORE, referees.of(turn.game).check)
    if former.after is not None:
        turn.state, turn.closed_at, turn.closed_because = Turn.State.CLOSED, now, Turn.Closed.RUN_AGAIN


def take_over(turn: Turn, former: Turn, now: datetime) -> None:
    """Copy the namesake's sheets, extensions and rulings, once the turn is saved; wake it if it is closed.

    A ruling on the start that no longer holds is left behind and shown to the umpire.
    """
    copy_sheets(former, turn)
    copy_extensions(former, turn)
    start = turn.parent.after if turn.parent else turn.game.document
    rulings = list(former.rulings.all())
    verdicts = [verdict_of(ruling) for ruling in rulings]
    _document, fallen = applied(start or {}, verdicts, BEFORE, referees.of(turn.game).check)
    lost = [
        ruling.pk
        for ruling, verdict in zip(rulings, verdicts, strict=True)
        if any(each.verdict is verdict for each in fallen)
    ]
    keep_rulings(former, turn, now, without=lost)
    TurnException.objects.bulk_create(exceptions_of(turn, fallen))
    if turn.state == Turn.State.CLOSED:
        wake("turns.resolve", turn.pk)


def verdicts_of(turn: Turn) -> tuple[Verdict, ...]:
    """The rulings kept with a turn, as inputs of its resolution."""
    return tuple(verdict_of(ruling) for ruling in turn.rulings.all())


def verdict_of(ruling: Ruling) -> Verdict:
    """A kept ruling as an input of a turn."""
    return Verdict(ruling.path, ruling.after, ruling.reason, tuple(ruling.shown_to))


def exceptions_of(turn: Turn, fallen: Iterable[Fallen]) -> list[TurnException]:
    """What the umpire is shown of rulings that could not be applied to a turn; not yet stored."""
    return [
        TurnException(
            turn=turn,
            kind=TurnException.Kind.RULING,
            orders=each.verdict.path,
            problem=FAULT,
            problem_values=fault_values(each.faults),
        )
        for each in fallen
    ]


def copy_sheets(source: Turn, target: Turn, *, leaving_out: Container[int] = ()) -> None:
    """Give the target the counting sheets of the source as first versions, but for some seats' (by id)."""
    for sheet in newest_sheets(source):
        if sheet.seat_id not in leaving_out:
            sheet.pk, sheet.turn, sheet.version = None, target, 1
            sheet._state.adding = True
            sheet.save()


def copy_extensions(source: Turn, target: Turn) -> None:
    """Give the seats the same later deadlines in the target that they have in the source."""
    for extension in source.extensions.all():
        extension.pk, extension.turn = None, target
        extension._state.adding = True
        extension.save()


def keep_rulings(
    source: Turn,
    target: Turn,
    now: datetime,
    *,
    verdicts: Iterable[Verdict] = (),
    without: Container[int] = (),
    who: str = "clock",
) -> None:
    """Write the source's rulings, but for those whose ids are in ``without``, and new verdicts down with the target.

    A new verdict remembers what stood before any ruling about the same path.
    """
    first = {ruling.path: ruling.before for ruling in source.rulings.all() if ruling.path != DICE}
    for ruling in source.rulings.all():
        if ruling.pk not in without:
            ruling.pk, ruling.turn = None, target
            ruling._state.adding = True
            ruling.save()
    for verdict in verdicts:
        Ruling.objects.create(
            turn=target,
            at=now,
            who=who,
            path=verdict.path,
            before=first.get(verdict.path, _was(source, verdict)),
            after=verdict.value,
            reason=verdict.reason,
            shown_to=list(verdict.shown_to),
        )


def _was(turn: Turn, verdict: Verdict) -> object:
    """What stood at a ruling's path before it."""
    stage, _, rest = verdict.path.partition(".")
    document = {BEFORE: turn.before, AFTER: turn.after}.get(stage)
    return look_up(document, rest, verdict.value) if document and rest else None
