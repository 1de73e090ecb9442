"""Single units of a battle: the list of all, and the form of one."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.faults import InputFaults
from battles.forms.units import UnitForm
from battles.services import unit_editing
from battles.views.desk import umpires_battle
from campaigns.models import Game
from campaigns.services.turns.life import WrongMoment


def _battle(request: HttpRequest, slug: str) -> Game:
    """A battle that the visitor runs. Raises ``Http404`` otherwise; a campaign on its own map has no units."""
    battle = umpires_battle(request, slug)
    if battle.kind != Game.Kind.BATTLE:
        raise Http404(_("There is no such page, or it is not yours to see."))
    return battle


@login_required
def units(request: HttpRequest, slug: str) -> HttpResponse:
    """All units as they stand, each with a link to change it."""
    battle = _battle(request, slug)
    stand = unit_editing.stand_of(battle)
    shown = {"battle": battle, "campaign": battle.campaign, "turn": stand.turn, "rows": unit_editing.rows(stand)}
    return render(request, "battles/units.html", shown)


@login_required
def unit(request: HttpRequest, slug: str, unit_id: str) -> HttpResponse:
    """One unit: change it, and say why."""
    battle = _battle(request, slug)
    stand = unit_editing.stand_of(battle)
    found = unit_editing.unit_of(stand, unit_id)
    if found is None:
        raise Http404(_("There is no such unit in this battle."))
    ruleset = rulesets.find(battle.ruleset)
    form = UnitForm(request.POST or None, unit=found, battle=battle, ruleset=ruleset)
    if request.method == "POST" and form.is_valid():
        reason, shown_to = form.cleaned_data["reason"], form.cleaned_data["shown_to"]
        who, now = request.user.get_username(), timezone.now()
        try:
            turn = unit_editing.change(
                battle, unit_id, form.values(), who=who, now=now, reason=reason, shown_to=shown_to
            )
        except InputFaults as refused:
            for fault in refused.faults:
                form.add_error(None, f"{fault.path}: {fault.message}")
        except WrongMoment as fault:
            form.add_error(None, str(fault))
        else:
            name = found.get("name") or unit_id
            messages.success(
                request,
                _("{name} is changed. It can be taken back on the turn's page.").format(name=name)
                if turn
                else _("{name} is changed.").format(name=name),
            )
            return redirect("turn", slug=slug, turn_id=turn.pk) if turn else redirect("battle-units", slug=slug)
    shown = {"battle": battle, "campaign": battle.campaign, "turn": stand.turn, "unit": found, "form": form}
    return render(request, "battles/unit.html", {**shown, "ruleset": ruleset})
