"""Dice: the page where anybody checks them, the program that does, and all dice of a game that is over."""

from __future__ import annotations

import inspect

from django.contrib.auth.models import AnonymousUser
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from campaigns import check_dice
from campaigns.forms import DiceForm
from campaigns.models import Game
from campaigns.services import dice_proofs
from campaigns.services.desk import showing
from campaigns.services.people import access


def dice(request: HttpRequest) -> HttpResponse:
    """Check a file of dice: against the root that the call for orders gave, and each throw against its key."""
    form = DiceForm(request.POST or None, request.FILES or None)
    lines: list[str] | None = None
    fits = False
    if request.method == "POST" and form.is_valid():
        lines, fits = check_dice.said_of(_("Your file"), form.cleaned_data["file"], form.cleaned_data["root"])
    return render(request, "campaigns/dice.html", {"form": form, "lines": lines, "fits": fits})


def program(request: HttpRequest) -> HttpResponse:  # noqa: ARG001 - a view is given it
    """The program that checks dice without this site, to read and to run."""
    return HttpResponse(inspect.getsource(check_dice), content_type="text/plain; charset=utf-8")


def opened(request: HttpRequest, slug: str) -> HttpResponse:
    """All dice of a game that is over, with the seeds, for those who played it and those who are shown it."""
    game = access.found(Game.objects.select_related("campaign").filter(slug=slug))
    user = request.user
    played = not isinstance(user, AnonymousUser) and game.game_seats.filter(seat__in=access.seats_of(user)).exists()
    if not (played or showing.may_see_everything(game, user)):
        raise Http404(_("There is no such page, or it is not yours to see."))
    try:
        content = dice_proofs.opened(game)
    except LookupError as fault:
        raise Http404(_("The seeds are opened when the battle is over.")) from fault
    answer = HttpResponse(content, content_type="application/json")
    answer["Content-Disposition"] = f'attachment; filename="{game.slug}-dice.json"'
    return answer
