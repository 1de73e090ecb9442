"""The umpire's pages of a campaign: its battles, its people and what was done."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles import rulesets
from campaigns.forms import CampaignSettingsForm, UmpireForm
from campaigns.models import Campaign, Commander, Formation, Game, Side
from campaigns.services.people import access, campaigns

#: How many commanders the overview names.
MOST_COMMANDERS = 8


@login_required
def campaign(request: HttpRequest, slug: str) -> HttpResponse:
    """Battles, seats, umpires and the last entries of the audit trail."""
    return page_of(request, access.umpires_campaign(request.user, slug), UmpireForm())


def page_of(request: HttpRequest, page: Campaign, umpire: UmpireForm) -> HttpResponse:
    """The page of a campaign; ``umpire`` is the form to add one, with what is wrong when it was sent."""
    return render(
        request,
        "campaigns/campaign.html",
        {
            "campaign": page,
            "battles": page.games.all(),
            "seats": page.seats.select_related("player", "deputy", "side"),
            "audit": page.audit.all()[:15],
            "ruleset": rulesets.find(page.ruleset),
            "sides": [_in_short(side) for side in page.sides.all()],
            "umpires": page.umpires.order_by("username"),
            "umpire": umpire,
        },
    )


def _in_short(side: Side) -> tuple[Side, int, list[Commander]]:
    """A side, how many formations it has, and the first of its commanders from above."""
    ranks = Formation.Kind.values
    formations = side.formations.select_related("commander")
    led = [each for each in formations if hasattr(each, "commander") and each.kind != Formation.Kind.BRIGADE]
    led.sort(key=lambda each: ranks.index(each.kind))
    return side, len(formations), [each.commander for each in led[:MOST_COMMANDERS]]


@login_required
def campaign_settings(request: HttpRequest, slug: str) -> HttpResponse:
    """Name, description, time zone and colours; and the way to delete a campaign in which nothing was played."""
    page = access.umpires_campaign(request.user, slug)
    now = {"name": page.name, "description": page.description, "time_zone": page.time_zone}
    now["colours"] = page.colours
    form = CampaignSettingsForm(request.POST or None, initial=now)
    if request.method == "POST" and form.is_valid():
        who = request.user.get_username()
        changed = campaigns.change_campaign(page, form.cleaned_data, who=who, now=timezone.now())
        messages.success(request, _("Saved.") if changed else _("Nothing was changed."))
        return redirect("campaign", slug=slug)
    played = page.games.exclude(status=Game.Status.SETTING_UP).exists()
    return render(request, "campaigns/settings.html", {"campaign": page, "form": form, "played": played})


@login_required
@require_POST
def delete(request: HttpRequest, slug: str) -> HttpResponse:
    """Take away a campaign in which nothing was played."""
    page = access.umpires_campaign(request.user, slug)
    try:
        campaigns.delete_campaign(page)
    except ValidationError as fault:
        messages.error(request, fault.messages[0])
        return redirect("campaign", slug=slug)
    messages.success(request, _("{name} is deleted.").format(name=page.name))
    return redirect("home")


@login_required
def audit(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole audit trail."""
    page: Campaign = access.umpires_campaign(request.user, slug)
    return render(request, "campaigns/audit.html", {"campaign": page, "audit": page.audit.all()[:1000]})
