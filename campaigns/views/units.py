"""Single units of an order of battle: change one, add one, remove one."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from campaigns.models import Campaign, Formation, Unit
from campaigns.services.order_of_battle import editing
from campaigns.services.people import access
from campaigns.unit_forms import UnitForm


def _unit(request: HttpRequest, slug: str, unit_id: int) -> tuple[Campaign, Unit]:
    """The campaign and one of its units, if the visitor runs it. Raises ``Http404`` otherwise."""
    campaign = access.umpires_campaign(request.user, slug)
    units = Unit.objects.select_related("formation__side__campaign")
    return campaign, access.found(units.filter(formation__side__campaign=campaign, pk=unit_id))


@login_required
def unit(request: HttpRequest, slug: str, unit_id: int) -> HttpResponse:
    """Change a unit."""
    campaign, shown = _unit(request, slug, unit_id)
    form = UnitForm(request.POST or None, instance=shown, formation=shown.formation)
    if request.method == "POST" and form.is_valid():
        stored = Unit.objects.select_related("formation__side__campaign").get(pk=shown.pk)
        who, reason = request.user.get_username(), form.cleaned_data["reason"]
        if editing.change_unit(stored, form.values(), who=who, now=timezone.now(), reason=reason):
            messages.success(request, _("{name} is changed; what it was is in the record.").format(name=stored.name))
        return _back(slug, stored.formation)
    return render(request, "campaigns/unit.html", {"campaign": campaign, "unit": shown, "form": form})


@login_required
def add(request: HttpRequest, slug: str, formation_id: int) -> HttpResponse:
    """Add a unit to a formation."""
    campaign = access.umpires_campaign(request.user, slug)
    formations = Formation.objects.select_related("side__campaign").filter(side__campaign=campaign)
    formation = access.found(formations.filter(pk=formation_id))
    form = UnitForm(request.POST or None, formation=formation)
    if request.method == "POST" and form.is_valid():
        values = form.values()
        who, reason = request.user.get_username(), form.cleaned_data["reason"]
        made = editing.add_unit(values.pop("formation"), values, who=who, now=timezone.now(), reason=reason)
        messages.success(request, _("{name} is added.").format(name=made.name))
        return _back(slug, made.formation)
    return render(request, "campaigns/unit.html", {"campaign": campaign, "formation": formation, "form": form})


@login_required
@require_POST
def remove(request: HttpRequest, slug: str, unit_id: int) -> HttpResponse:
    """Take a unit out."""
    shown = _unit(request, slug, unit_id)[1]
    formation, name = shown.formation, shown.name
    editing.remove_unit(shown, who=request.user.get_username(), now=timezone.now())
    messages.success(request, _("{name} is removed; what it was is in the record.").format(name=name))
    return _back(slug, formation)


def _back(slug: str, formation: Formation) -> HttpResponse:
    """To the place of a formation in the order of battle."""
    answer = redirect("order-of-battle", slug=slug)
    answer["Location"] += f"#formation-{formation.pk}"
    return answer
