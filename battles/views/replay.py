"""The replay of a battle with both sides' troops, for whoever its umpire shows it to."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from battles.services.papers import page as papers
from battles.views.downloads import as_download
from campaigns.models import Game, Turn
from campaigns.services.desk import showing
from campaigns.services.people import access


def shown_battle(request: HttpRequest, slug: str) -> Game:
    """The battle, if the visitor may see all of it. Raises ``Http404`` otherwise."""
    battle = access.found(Game.objects.select_related("campaign").filter(slug=slug))
    if not showing.may_see_everything(battle, request.user):
        raise Http404(_("There is no such page, or it is not yours to see."))
    return battle


def replay(request: HttpRequest, slug: str, number: int = 0) -> HttpResponse:
    """A released turn with maps before and after and the log; without a number the newest."""
    battle = shown_battle(request, slug)
    turns = list(showing.released_turns(battle))
    wanted = [turn for turn in turns if turn.number == number] if number else turns[-1:]
    if number and not wanted:
        raise Http404(_("There is no such turn, or it is not released yet."))
    return render(
        request,
        "battles/replay.html",
        {
            "battle": battle,
            "campaign": battle.campaign,
            "turns": turns,
            "turn": wanted[-1] if wanted else None,
            "over": battle.status == Game.Status.FINISHED,
        },
    )


def replay_map(request: HttpRequest, slug: str, number: int, moment: str) -> HttpResponse:
    """The map before or after a released turn, with everything."""
    battle = shown_battle(request, slug)
    turn: Turn = access.found(showing.released_turns(battle).filter(number=number))
    if moment not in ("before", "after"):
        raise Http404(_("There is no such map."))
    return HttpResponse(papers.map_svg(turn, moment=moment, side=""), content_type="image/svg+xml")


def replay_report(request: HttpRequest, slug: str) -> HttpResponse:
    """The battle report of a battle that is over."""
    battle = shown_battle(request, slug)
    if battle.status != Game.Status.FINISHED:
        raise Http404(_("The battle report is there once the battle is over."))
    return as_download(papers.umpires_paper(battle, "battle"))
