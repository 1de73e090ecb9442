"""A finished battle goes home: the page that shows what it cost before that counts in the order of battle."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles import rulesets
from battles.services import aftermath
from battles.views.desk import umpires_battle
from campaigns.models import Aftermath
from campaigns.services.people import access
from campaigns.services.turns.life import WrongMoment

#: The answer of a form that says that neither side has the field.
NOBODY = "nobody"


@login_required
def home(request: HttpRequest, slug: str) -> HttpResponse:
    """What the battle gives back, side by side; a POST lets it count, or takes it back."""
    battle = umpires_battle(request, slug)
    if request.method == "POST":
        return _act(request, slug)
    counted = Aftermath.objects.filter(game=battle).first()
    asked = request.GET.get("field")
    field = counted.field if counted else None if asked is None else "" if asked == NOBODY else asked
    try:
        homecoming = aftermath.prepare(battle, field)
    except WrongMoment as fault:
        messages.error(request, str(fault))
        return redirect("desk", slug=slug)
    began = rulesets.read(battle.document)
    losses = counted.report if counted else None
    return render(
        request,
        "battles/aftermath.html",
        {
            "battle": battle,
            "campaign": battle.campaign,
            "counted": counted,
            "sides": began.sides,
            "field": homecoming.field,
            "units": losses["units"] if losses else homecoming.aftermath.units,
            "commanders": losses["commanders"] if losses else homecoming.aftermath.commanders,
            "unknown": homecoming.aftermath.unknown,
            "totals": aftermath.totals_of(began, homecoming.aftermath) if not losses else (),
            "names": {side.id: side.label for side in began.sides},
            "nobody": NOBODY,
        },
    )


def _act(request: HttpRequest, slug: str) -> HttpResponse:
    battle = umpires_battle(request, slug)
    who, now = request.user.get_username(), timezone.now()
    try:
        if "back" in request.POST:
            aftermath.take_back(battle, who=who, now=now)
            messages.success(request, _("Taken back: the order of battle stands as it did before the battle counted."))
        else:
            field = request.POST.get("field", NOBODY)
            aftermath.count(battle, "" if field == NOBODY else field, who=who, now=now)
            messages.success(request, _("Counted. The order of battle has what the battle left of it."))
    except WrongMoment as fault:
        messages.error(request, str(fault))
    return redirect("aftermath", slug=slug)


@login_required
@require_POST
def rally(request: HttpRequest, slug: str) -> HttpResponse:
    """Let the stragglers of a campaign, or of the units that are ticked, come in."""
    campaign = access.umpires_campaign(request.user, slug)
    men = aftermath.rally(campaign, request.POST.getlist("unit"), who=request.user.get_username(), now=timezone.now())
    came = _("{men} stragglers came in.").format(men=men)
    messages.success(request, came if men else _("No stragglers were chosen."))
    return redirect("order-of-battle", slug=slug)
