"""Overruling a campaign in its own terms; the turn is tried with it before anything counts."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _

from battles.engine.faults import InputFaults
from battles.overruling_forms import DEEDS
from battles.views.turn import umpires_turn
from campaigns.models import Game
from campaigns.services.rulings import corrections
from campaigns.services.turns.life import WrongMoment


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
        reason = form.cleaned_data["reason"]
        try:
            corrected = corrections.correct(
                turn, form.verdicts(), who=request.user.get_username(), now=timezone.now(), reason=reason
            )
        except InputFaults as refused:
            for fault in refused.faults:
                form.add_error(form.about, f"{fault.path}: {fault.message}")
        except WrongMoment as fault:
            form.add_error(None, str(fault))
        else:
            said = _("Ruled. Turn {number} goes on as branch {branch}.")
            messages.success(request, said.format(number=turn.number, branch=corrected.branch))
            return redirect("turn", slug=slug, turn_id=corrected.pk)
    shown = {
        "battle": battle, "campaign": battle.campaign, "turn": turn, "form": form, "what": words, "deed": deed,
        "deeds": [(key, said) for key, (said, _form) in DEEDS.items()],
    }  # fmt: skip
    return render(request, "battles/overrule.html", shown)
