"""The rules of a battle: its rulebook's settings, to choose while it is being set up."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.faults import InputFaults
from battles.forms.rules import RulesForm
from battles.services import house_rules
from battles.views.desk import umpires_battle
from campaigns.models import Game
from campaigns.services.turns.life import WrongMoment


@login_required
def rules(request: HttpRequest, slug: str) -> HttpResponse:
    """Every setting with its explanation; once the battle runs they are shown, not changed."""
    battle = umpires_battle(request, slug)
    ruleset = rulesets.find(battle.ruleset)
    fixed = battle.status != Game.Status.SETTING_UP
    form = RulesForm(
        request.POST or None,
        settings=house_rules.settings_of(battle),
        chosen=house_rules.chosen(battle),
        book=battle.ruleset,
    )
    if request.method == "POST" and form.is_valid():
        try:
            changed = house_rules.choose(battle, form.chosen(), who=request.user.get_username(), now=timezone.now())
        except WrongMoment as fault:
            form.add_error(None, str(fault))
        except InputFaults as refused:
            for found in refused.faults:
                form.add_error(None, f"{found.path}: {found.message}")
        else:
            messages.success(request, f"Changed: {', '.join(changed)}." if changed else _("Nothing was changed."))
            return redirect("desk", slug=slug)
    if fixed:
        for field in form.fields.values():
            field.disabled = True
    return render(
        request,
        "battles/rules.html",
        {"battle": battle, "campaign": battle.campaign, "ruleset": ruleset, "form": form, "fixed": fixed},
    )
