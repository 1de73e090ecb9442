"""Who commands what in a battle: commands given to seats for this battle alone."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _

from battles.forms.commands import GameCommandForm
from battles.views.desk import umpires_battle
from campaigns.models import Game, Seat
from campaigns.services import referees, seating


@login_required
def commands(request: HttpRequest, slug: str) -> HttpResponse:
    """Every commander of the campaign with what he commands here, and a form to change it."""
    return _page(request, umpires_battle(request, slug))


@login_required
def assign(request: HttpRequest, slug: str, seat_id: int) -> HttpResponse:
    """Give a seat the commands that are ticked, or those that it has in the campaign."""
    battle = umpires_battle(request, slug)
    seat = get_object_or_404(_commanders(battle), pk=seat_id)
    form = _form(battle, seat, request.POST or None)
    if request.method != "POST" or not form.is_valid():
        return _page(request, battle, form)
    chosen = None if form.cleaned_data["as_in_campaign"] else form.cleaned_data["formations"]
    try:
        seating.assign(battle, seat, chosen, who=request.user.get_username(), now=timezone.now())
    except ValidationError as refused:
        form.add_error("formations", refused)
        return _page(request, battle, form)
    said = _("{seat}: the commands in this battle are changed.")
    if battle.kind == Game.Kind.CAMPAIGN:
        said = _("{seat}: its headquarters in this campaign is changed.")
    messages.success(request, said.format(seat=seat.name))
    return redirect("battle-commands", slug=slug)


def _page(request: HttpRequest, battle: Game, bound: GameCommandForm | None = None) -> HttpResponse:
    rows = [_row(battle, seat, bound) for seat in _commanders(battle)]
    return render(request, "battles/commands.html", {"battle": battle, "campaign": battle.campaign, "rows": rows})


def _row(battle: Game, seat: Seat, bound: GameCommandForm | None) -> dict[str, Any]:
    """A seat, what it commands here, whether that was given to it, and the form."""
    names = dict(referees.of(battle).formations(seating.current_document(battle), seat))
    entry = seating.entry_of(battle, seat)
    return {
        "seat": seat,
        "entry": entry,
        "commands": [names.get(key, key) for key in entry.formations] if entry else [],
        "form": bound if bound is not None and bound.seat == seat else _form(battle, seat),
    }


def _form(battle: Game, seat: Seat, data: Any = None) -> GameCommandForm:
    formations = referees.of(battle).formations(seating.current_document(battle), seat)
    return GameCommandForm(data, seat=seat, entry=seating.entry_of(battle, seat), formations=formations)


def _commanders(battle: Game) -> Any:
    """The seats of the campaign that command somebody, on whichever side."""
    held = battle.campaign.seats.filter(role=Seat.Role.COMMANDER, side__isnull=False).exclude(state=Seat.State.LEFT)
    return held.select_related("side", "player")
