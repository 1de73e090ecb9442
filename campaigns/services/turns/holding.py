"""Stopping a game's clock and letting it run again: by the umpire's hand, or while another game is played first."""

from __future__ import annotations

from datetime import datetime

from django.db import transaction
from django.db.models import F

from campaigns.models import Engagement, Extension, Game, Schedule, Turn
from campaigns.services.audit import record
from campaigns.services.turns.timetable import Timetable, after_hold


@transaction.atomic
def hold(game: Game, now: datetime, *, who: str, reason: str = "") -> bool:
    """Stop the clock of a game. Orders are still taken; nothing closes or reminds by itself."""
    changed = bool(Schedule.objects.filter(game=game, held=False).update(held=True, held_at=now))
    if changed:
        record(game.campaign, who=who, action="hold", subject=str(game), reason=reason, now=now)
    return changed


@transaction.atomic
def resume(game: Game, now: datetime, *, who: str) -> bool:
    """Let the clock run again and give the open turn the time back that the hold took (``timetable.after_hold``)."""
    schedule = Schedule.objects.select_related("game__campaign").get(game=game)
    held_at = schedule.held_at or now
    changed = bool(Schedule.objects.filter(pk=schedule.pk, held=True).update(held=False, held_at=None))
    if not changed:
        return False
    timetable = Timetable.of(schedule)
    for turn in game.turns.filter(state=Turn.State.OPEN, branch=game.branch):
        turn.closes_at = after_hold(timetable, turn.closes_at, held_at, now)
        turn.save(update_fields=["closes_at"])
    Extension.objects.filter(turn__game=game, turn__state=Turn.State.OPEN, until__gt=held_at).update(
        until=F("until") + (now - held_at)
    )
    record(game.campaign, who=who, action="resume", subject=str(game), now=now)
    return True


def resume_battles(campaign: Game, now: datetime, *, who: str) -> None:
    """Let the clocks run again that stood still until a campaign, which is over now, had marched to their hour."""
    for one in Engagement.objects.filter(campaign=campaign, waits=True).select_related("game"):
        Engagement.objects.filter(pk=one.pk).update(waits=False)
        if one.game is not None:
            resume(one.game, now, who=who)


def resume_after(game: Game, now: datetime, *, who: str) -> bool:
    """Let the clock of the game that waited for this one run again, unless it waits for others too."""
    if game.pauses is None or game.pauses.paused_by.exclude(status=Game.Status.FINISHED).exists():
        return False
    return resume(game.pauses, now, who=who)
