"""The overview."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone

from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services.desk import attention
from campaigns.services.people import access
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.sheets import newest_sheets


def home(request: HttpRequest) -> HttpResponse:
    """What an umpire runs and what a player commands; a few words for everybody else."""
    now = timezone.now()
    campaigns = access.campaigns_run_by(request.user).prefetch_related("games__campaign", "games__schedule")
    return render(
        request,
        "campaigns/home.html",
        {
            "campaigns": sorted(
                (
                    (campaign, _once(sorted((_at_a_glance(each, now) for each in campaign.games.all()), key=_waits)))
                    for campaign in campaigns
                ),
                key=lambda run: min(map(_waits, run[1]), default=2),
            ),
            "seats": [(seat, _due(seat)) for seat in access.seats_of(request.user).select_related("campaign", "side")],
        },
    )


def _once(glances: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Battles at a glance, what they have in common told of the first alone."""
    told: set[str] = set()
    for glance in glances:
        glance["needs"] = [need for need in glance["needs"] if need.text not in told]
        told |= {need.text for need in glance["needs"]}
    return glances


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


@dataclass(frozen=True, slots=True)
class Due:
    """An open turn that waits for a seat's orders: until when, and the sheet that counts so far."""

    turn: Turn
    deadline: datetime | None
    sheet: Sheet | None


def _due(seat: Seat) -> list[Due]:
    """The open turns that a seat may order in, the soonest first."""
    if seat.role == Seat.Role.SPECTATOR:
        return []
    running = Q(game__game_seats__seat=seat, game__status=Game.Status.RUNNING, state=Turn.State.OPEN)
    turns = Turn.objects.filter(running).defer(*Turn.DOCUMENTS).select_related("game__schedule")
    found = []
    for turn in turns:
        sheets = [sheet for sheet in newest_sheets(turn) if sheet.seat_id == seat.pk and not sheet.withdrawn]
        found.append(Due(turn, deadline_of(turn, seat), sheets[0] if sheets else None))
    return sorted(found, key=lambda due: (due.deadline is None, due.deadline))
