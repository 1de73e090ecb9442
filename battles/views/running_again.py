"""Running a turn again: with what a form rules, and on to the turn as it then goes on."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone

from battles.engine.faults import InputFaults
from battles.forms.rulings import VerdictForm
from campaigns.models import Turn
from campaigns.services.rulings import corrections
from campaigns.services.turns.life import WrongMoment


def run_again(request: HttpRequest, turn: Turn, form: VerdictForm) -> Turn | None:
    """The turn that goes on as a valid form rules; ``None`` with what speaks against it noted in the form."""
    who, reason = request.user.get_username(), form.cleaned_data["reason"]
    try:
        return corrections.correct(turn, form.verdicts(), who=who, now=timezone.now(), reason=reason)
    except InputFaults as refused:
        for fault in refused.faults:
            form.add_error(form.about, f"{fault.path}: {fault.message}")
    except WrongMoment as fault:
        form.add_error(None, str(fault))
    return None


def goes_on(request: HttpRequest, slug: str, corrected: Turn, said: str) -> HttpResponse:
    """To the turn as it was run again, with a word of the number and the branch under which it goes on."""
    messages.success(request, said.format(number=corrected.number, branch=corrected.branch))
    return redirect("turn", slug=slug, turn_id=corrected.pk)
