"""Releasing a turn: what everybody is to be told of it is announced and noted, and the next turn opens.

A corrected turn, run again on a new branch, is reported only to those who had been told otherwise; the others keep the
report they have.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from battles.engine.keeping import Same
from campaigns.models import Dispatch, Game, GameSeat, Notice, Seat, Turn
from campaigns.services import notices, referees, seating
from campaigns.services.rulings import history
from campaigns.services.turns.holding import resume_after

OpenNext = Callable[..., Turn]


@dataclass(frozen=True, slots=True)
class Report:
    """What goes to one seat. ``kind`` is ``None`` when it was told just this on another branch."""

    seat: Seat
    digest: str
    kind: Notice.Kind | None


@dataclass(frozen=True, slots=True)
class Package:
    """Everything that a release writes: the turn told of, the next turn (``None``: the game is over), the reports.

    ``former`` is the next turn's superseded namesake, if it is being played again.
    """

    turn: Turn
    following: Turn | None
    former: Turn | None
    reports: tuple[Report, ...]


def prepare(turn: Turn, now: datetime, *, open_next: OpenNext) -> Package:
    """Work out what the release of a resolved turn writes. Reads the database, changes nothing."""
    over = is_over(turn)
    following = None if over else open_next(turn.game, turn.after, now, parent=turn, branch=turn.branch)
    former = history.namesake(following) if following else None
    if following and former:
        history.inherit(following, former, now)
    reports: list[Report] = []
    written: dict[Same, str] = {}
    before = _told_before(turn)
    for entry in seating.audience(turn.game):
        digest = told_digest(turn, entry, written)
        told = before.get(entry.seat.pk)
        kind = Notice.Kind.ERRATA if told is not None and told != digest else Notice.Kind.REPORT
        news = told != digest or (following is not None and former is None)
        reports.append(Report(entry.seat, digest, kind if news else None))
    return Package(turn, following, former, tuple(reports))


def store(package: Package, now: datetime) -> None:
    """Write a release down. To be called inside the transaction that changes the turn's state."""
    turn, following = package.turn, package.following
    if following is not None:
        following.save()
        if package.former is not None:
            history.take_over(following, package.former, now)
    else:
        Game.objects.filter(pk=turn.game_id).update(status=Game.Status.FINISHED)
        resume_after(turn.game, now, who="clock")
        tell_end(turn.game, now)
    Dispatch.objects.bulk_create(
        [Dispatch(turn=turn, seat=report.seat, digest=report.digest, made_at=now) for report in package.reports],
        update_conflicts=True,
        unique_fields=["turn", "seat"],
        update_fields=["digest", "made_at"],
    )
    notices.announce_all(
        [
            Notice(
                key=f"report/{turn.pk}/{report.seat.pk}",
                kind=report.kind,
                game=turn.game,
                turn=turn,
                seat=report.seat,
                at=now,
            )
            for report in package.reports
            if report.kind is not None
        ]
    )
    referees.of(turn.game).released(turn, now)


def call(turn: Turn, now: datetime) -> None:
    """Call everybody to a turn that no report announces: the first of a game."""
    for entry in seating.audience(turn.game):
        call_one(turn, entry, now)


def call_one(turn: Turn, entry: GameSeat, now: datetime) -> None:
    """Call one seat to a turn: one that came to the game while it was under way."""
    key = f"call/{turn.pk}/{entry.seat.pk}"
    notices.announce(key, Notice.Kind.CALL, game=turn.game, turn=turn, seat=entry.seat, now=now)


def tell_end(game: Game, now: datetime, *, story: bool = False) -> int:
    """Tell everybody, once, that the game is over; or send everybody its whole ``story``. Answers how many are told."""
    word = "story" if story else "end"
    told = [
        notices.announce(
            f"{word}/{game.pk}/{entry.seat.pk}",
            Notice.Kind.END,
            game=game,
            seat=entry.seat,
            detail={"story": story},
            now=now,
        )
        for entry in seating.audience(game)
    ]
    return sum(told)


def tell_extension(turn: Turn, until: datetime, now: datetime, *, seat: Seat | None, reason: str) -> None:
    """Tell the new deadline to the seat, or to everybody."""
    told = [seat] if seat else [entry.seat for entry in seating.audience(turn.game)]
    for each in told:
        notices.announce(
            f"extension/{turn.pk}/{each.pk}/{until:%Y%m%d%H%M}",
            Notice.Kind.EXTENSION,
            game=turn.game,
            turn=turn,
            seat=each,
            detail={"until": until.isoformat(), "reason": reason},
            now=now,
        )


def tell_umpires(turn: Turn, now: datetime) -> None:
    """Tell the umpires what has become of a turn, if it needs them: a problem, a draft, or things set aside."""
    if turn.problem:
        digest = hashlib.sha256(json.dumps([turn.problem, turn.problem_values], sort_keys=True).encode()).hexdigest()[
            :8
        ]
        announce_to_umpires(turn, f"problem/{digest}", "problem", now)
    elif turn.state == Turn.State.DRAFTED:
        announce_to_umpires(turn, "drafted", "drafted", now)
    elif any(exception.needs_umpire for exception in turn.exceptions.all()):
        announce_to_umpires(turn, "exceptions", "resolved", now)


def announce_to_umpires(turn: Turn, occasion: str, stage: str, now: datetime, **detail: object) -> bool:
    """Announce something of a turn to the umpires, once for the occasion; answers whether it is new.

    ``stage`` says how the turn stands: open, waiting, problem, drafted or resolved.
    """
    key = umpires_key(turn, occasion)
    detail = {"occasion": occasion, "stage": stage, **detail}
    return notices.announce(key, Notice.Kind.UMPIRE, game=turn.game, turn=turn, detail=detail, now=now)


def umpires_key(turn: Turn, occasion: str) -> str:
    """The key of a notice to the umpires about a turn."""
    return f"umpire/{turn.pk}/{occasion}"


def told_digest(turn: Turn, entry: GameSeat, written: dict[Same, str] | None = None) -> str:
    """The SHA-256 of all that a seat is told of a resolved turn: two digests are equal when the reports would be.

    ``written`` keeps what long values were written as: the seats of a side are told the same.
    """
    told, written = referees.of(turn.game).told(turn, entry), {} if written is None else written
    parts = []
    for name, value in sorted(told.items()):
        if Same(value) not in written:
            written[Same(value)] = json.dumps(value, sort_keys=True, ensure_ascii=False)
        parts.append(f'"{name}": {written[Same(value)]}')
    # The JSON of all of it together.
    return hashlib.sha256(f"{{{', '.join(parts)}}}".encode()).hexdigest()


def is_over(turn: Turn) -> bool:
    """Whether the game ended with this turn: somebody has won, or it was its scenario's last."""
    last = turn.game.last_turn
    reached_end = last is not None and turn.through is not None and turn.through >= last
    return reached_end or referees.of(turn.game).is_over(turn.events)


def _told_before(turn: Turn) -> dict[int, str]:
    """By seat, the digest of what it was told of this turn on the last branch that has been superseded."""
    earlier = Dispatch.objects.filter(
        turn__game=turn.game_id, turn__number=turn.number, turn__state=Turn.State.SUPERSEDED
    )
    return dict(earlier.order_by("turn__branch").values_list("seat", "digest"))
