"""Overruling a campaign in its own terms; the turn is tried with it before anything counts."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _

from battles.forms.overruling import DEEDS
from battles.views.running_again import goes_on, run_again
from battles.views.turn import umpires_turn
from campaigns.models import Game


@login_required
def overrule(request: HttpRequest, slug: str, turn_id: int, deed: str = "move") -> HttpResponse:
    """The form of one deed, with links to the others; turns of battles have a form of their own."""
    battle, turn = umpires_turn(request, slug, turn_id)
    if battle.kind != Game.Kind.CAMPAIGN:
        return redirect("rule", slug=slug, turn_id=turn_id)
    if deed not in DEEDS:
        raise Http404(_("There is no such page, or it is not yours to see."))
    words, make = DEEDS[deed]
    form = make(request.POST or None, battle=battle, document=turn.before)
    if request.method == "POST" and form.is_valid():
        corrected = run_again(request, turn, form)
        if corrected is not None:
            return goes_on(request, slug, corrected, _("Ruled. Turn {number} goes on as branch {branch}."))
    shown = {
        "battle": battle, "campaign": battle.campaign, "turn": turn, "form": form, "what": words, "deed": deed,
        "deeds": [(key, said) for key, (said, _form) in DEEDS.items()],
    }  # fmt: skip
    return render(request, "battles/overrule.html", shown)
