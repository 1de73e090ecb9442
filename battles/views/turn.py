"""One turn as the umpire sees it: everything, or what one side may know."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from battles.forms.rulings import SheetForm
from battles.services import logbook, ruling_words, theatre_maps
from battles.services.papers import page as papers
from battles.services.papers.round import round_sheet
from battles.services.silence import Silence, silent_in
from battles.views.desk import lookers, umpires_battle
from battles.views.downloads import as_download
from campaigns.models import Game, Turn
from campaigns.services import dice_proofs, referees
from campaigns.services.marches import timeline
from campaigns.services.people import access
from campaigns.services.rulings import corrections
from campaigns.services.turns.sheets import newest_sheets


def umpires_turn(request: HttpRequest, slug: str, turn_id: int) -> tuple[Game, Turn]:
    """The battle and one of its turns, if the visitor runs the campaign. Raises ``Http404`` otherwise."""
    battle = umpires_battle(request, slug)
    return battle, access.found(battle.turns.select_related("game__campaign", "parent").filter(pk=turn_id))


def known_side(shown: Turn, side: str) -> str:
    """The id of a side of the turn, or empty for the umpire's own view. Raises ``Http404`` for any other word."""
    if side and side not in referees.of(shown.game).observers(shown.before):
        raise Http404(_("There is no such page, or it is not yours to see."))
    return side


@login_required
def turn(request: HttpRequest, slug: str, turn_id: int) -> HttpResponse:
    """Maps before and after, the log with every die, the orders, rulings, and who was told what."""
    battle, shown = umpires_turn(request, slug, turn_id)
    side = known_side(shown, request.GET.get("side", ""))
    return render(
        request,
        "battles/turn.html",
        {
            "battle": battle,
            "campaign": battle.campaign,
            "turn": shown,
            "side": side,
            "sides": lookers(battle, shown.before),
            "events": shown.told.get(side, []) if side else logbook.in_words(shown.before, shown.events),
            "round": _round(shown) if battle.kind == Game.Kind.CAMPAIGN and not side else None,
            "alarm": _alarm(shown),
            "silent": _silent(shown, side),
            "losses": []
            if side or shown.game.kind != Game.Kind.BATTLE
            else papers.losses_by_command(shown, shown.events),
            "sheets": newest_sheets(shown),
            "rulings": ruling_words.in_words(shown.before, list(shown.rulings.all())),
            "correctable": shown.state != Turn.State.SUPERSEDED and not side,
            "differences": corrections.differences(shown),
            "orders_form": SheetForm(battle=battle),
            "seed": dice_proofs.opened_seed(shown),
        },
    )


def _silent(shown: Turn, side: str) -> list[tuple[str, tuple[Silence, ...]]]:
    """Whom intents gave no orders in a resolved turn of a battle, side by side, or on one side alone."""
    if shown.after is None or shown.game.kind != Game.Kind.BATTLE:
        return []
    referee = referees.of(shown.game)
    sides = [side] if side else referee.observers(shown.before)
    found = ((referee.called(shown.before, each), silent_in(shown, each)) for each in sides)
    return [(name, silent) for name, silent in found if silent]


def _round(shown: Turn) -> dict[str, Any]:
    """A campaign's turn for its umpire: exceptions first, then who marched where, and what rides."""
    told = {event["n"]: event for event in logbook.in_words(shown.before, shown.events)}
    return {
        "exceptions": [told[n] for n in timeline.exceptions(shown.events)],
        "lines": [
            {"name": line.name, "events": [told[n] for n in line.entries]}
            for line in timeline.lines(shown.before, shown.events)
        ],
        "under_way": timeline.under_way(shown.after or shown.before),
    }


def _alarm(shown: Turn) -> str:
    """What ended a round of several game turns early, in words; empty when nothing did."""
    event = shown.alarm_event
    return str(logbook.in_words(shown.before, [event])[0]["text"]) if event else ""


@login_required
def turn_map(request: HttpRequest, slug: str, turn_id: int, moment: str) -> HttpResponse:
    """A map as a picture for the page, ``before`` or ``after`` the turn, of everything or as ``?side=`` may know it."""
    battle, shown = umpires_turn(request, slug, turn_id)
    side = known_side(shown, request.GET.get("side", ""))
    if moment not in ("before", "after") or (moment == "after" and shown.after is None):
        raise Http404(_("There is no such map yet."))
    if battle.kind == Game.Kind.CAMPAIGN:
        return HttpResponse(theatre_maps.turn_map(shown, moment=moment, post=side), content_type="image/svg+xml")
    return HttpResponse(papers.map_svg(shown, moment=moment, side=side), content_type="image/svg+xml")


@login_required
def report(request: HttpRequest, slug: str, turn_id: int, side: str) -> HttpResponse:
    """The report of a resolved turn as one side's commander gets it."""
    battle, shown = umpires_turn(request, slug, turn_id)
    known = known_side(shown, side)
    seats = battle.campaign.seats.order_by("pk")
    if battle.kind == Game.Kind.CAMPAIGN:
        seat = access.found(seats.filter(formations__0=known))
    else:
        seat = access.found(seats.filter(side__key=known))
    if shown.after is None:
        raise Http404(_("This turn is not resolved yet."))
    if battle.kind == Game.Kind.CAMPAIGN:
        return as_download(round_sheet(shown, seat, past=True))
    return as_download(papers.turn_report(shown, seat))
