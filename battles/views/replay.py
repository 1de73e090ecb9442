"""The replay of a battle or a campaign, for whoever its umpire shows it to; of a campaign also with single eyes."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from battles.services import eyes as looking
from battles.services.eyes import Eyes
from battles.services.papers import page as papers
from battles.services.papers.atlas import atlas
from battles.views.downloads import as_download
from campaigns.models import Game, Turn
from campaigns.services.desk import showing
from campaigns.services.people import access
from campaigns.services.turns.life import WrongMoment


def shown_battle(request: HttpRequest, slug: str) -> Game:
    """The battle, if the visitor may see all of it. Raises ``Http404`` otherwise."""
    battle = access.found(Game.objects.select_related("campaign").filter(slug=slug))
    if not showing.may_see_everything(battle, request.user):
        raise Http404(_("There is no such page, or it is not yours to see."))
    return battle


def replay(request: HttpRequest, slug: str, number: int | None = None) -> HttpResponse:
    """A released turn with maps before and after and the log; without a number the newest.

    Of a campaign the page with all its moments.
    """
    campaign = _campaign(slug)
    if campaign is not None:
        return _marches(request, campaign, number)
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
    """The map before or after a released turn, with everything; of a campaign with the eyes asked for."""
    campaign = _campaign(slug)
    if campaign is not None:
        return _seen(request, campaign, number if moment == "after" else 0)
    battle = shown_battle(request, slug)
    turn: Turn = access.found(showing.released_turns(battle).filter(number=number))
    if moment not in ("before", "after"):
        raise Http404(_("There is no such map."))
    return HttpResponse(papers.map_svg(turn, moment=moment, side=""), content_type="image/svg+xml")


def replay_report(request: HttpRequest, slug: str) -> HttpResponse:
    """The battle report of a battle that is over, or the atlas of a campaign; its umpire has that at any time."""
    campaign = _campaign(slug)
    if campaign is not None:
        return _atlas(request, campaign)
    battle = shown_battle(request, slug)
    if battle.status != Game.Status.FINISHED:
        raise Http404(_("The battle report is there once the battle is over."))
    return as_download(papers.umpires_paper(battle, "battle"))


def _campaign(slug: str) -> Game | None:
    return Game.objects.select_related("campaign").filter(slug=slug, kind=Game.Kind.CAMPAIGN).first()


def _marches(request: HttpRequest, game: Game, number: int | None) -> HttpResponse:
    """All moments of a campaign on a slider, with the eyes that the visitor may have."""
    allowed, eyes = _eyes(request, game)
    moments = looking.moments(game)
    return render(
        request,
        "battles/march_replay.html",
        {
            "battle": game,
            "campaign": game.campaign,
            "allowed": allowed,
            "eyes": eyes,
            "moments": moments,
            "at": next((one for one in moments if one.number == number), moments[-1]) if moments else None,
            "over": game.status == Game.Status.FINISHED and allowed[0].sort == looking.ALL,
        },
    )


def _seen(request: HttpRequest, game: Game, number: int) -> HttpResponse:
    _allowed, eyes = _eyes(request, game)
    try:
        return HttpResponse(looking.seen(game, number, eyes), content_type="image/svg+xml")
    except LookupError as fault:
        raise Http404(_("There is no such turn, or it is not released yet.")) from fault


def _atlas(request: HttpRequest, game: Game) -> HttpResponse:
    umpire = access.is_umpire(request.user, game.campaign)
    allowed = looking.eyes_of(game, request.user)
    everything = bool(allowed) and allowed[0].sort == looking.ALL
    if not umpire and not (everything and game.status == Game.Status.FINISHED):
        raise Http404(_("There is no such page, or it is not yours to see."))
    try:
        return as_download(atlas(game, released=not umpire))
    except WrongMoment as fault:
        raise Http404(str(fault)) from fault


def _eyes(request: HttpRequest, game: Game) -> tuple[list[Eyes], Eyes]:
    """All eyes that a visitor may look with, and those asked for. Raises ``Http404`` where there are none."""
    allowed = looking.eyes_of(game, request.user)
    wanted = request.GET.get("eyes", "")
    eyes = next((one for one in allowed if one.key == wanted), None) if wanted else next(iter(allowed), None)
    if eyes is None:
        raise Http404(_("There is no such page, or it is not yours to see."))
    return allowed, eyes
