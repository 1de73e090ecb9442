"""The overview."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone

from campaigns.models import Game, Turn
from campaigns.services.desk import attention
from campaigns.services.people import access
from campaigns.services.turns.attendance import attendance


def home(request: HttpRequest) -> HttpResponse:
    """What an umpire runs and what a player commands; a few words for everybody else."""
    now = timezone.now()
    campaigns = access.campaigns_run_by(request.user).prefetch_related("games__campaign", "games__schedule")
    return render(
        request,
        "campaigns/home.html",
        {
            "campaigns": [
                (campaign, sorted((_at_a_glance(battle, now) for battle in campaign.games.all()), key=_waits))
                for campaign in campaigns
            ],
            "seats": access.seats_of(request.user).select_related("campaign", "side"),
        },
    )


def _waits(glance: Mapping[str, Any]) -> int:
    """What needs the umpire at once first, what is over last."""
    if any(need.urgent for need in glance["needs"]):
        return 0
    return {Game.Status.RUNNING.value: 1, Game.Status.SETTING_UP.value: 2}.get(glance["battle"].status, 3)


def _at_a_glance(battle: Game, now: datetime) -> dict[str, Any]:
    """A battle in a line: its turn, who has ordered, what needs the umpire."""
    over = battle.status == Game.Status.FINISHED
    turn = attention.current_turn(battle)
    present = attendance(turn, now) if turn and not over and turn.state == Turn.State.OPEN else None
    return {
        "battle": battle,
        "turn": turn,
        "ordered": len(present.ordered) if present else None,
        "missing": len(present.missing) if present else None,
        "needs": [] if over else attention.needs(battle, now),
    }
