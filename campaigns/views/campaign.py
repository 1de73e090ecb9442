"""The umpire's pages of a campaign: its battles, its people and what was done."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST

from battles import rulesets
from campaigns.forms import UmpireForm
from campaigns.models import Campaign, Commander, Formation, Side
from campaigns.services.people import access, campaigns

#: How many commanders the overview names.
MOST_COMMANDERS = 8


@login_required
def campaign(request: HttpRequest, slug: str) -> HttpResponse:
    """Battles, seats, umpires and the last entries of the audit trail."""
    return _page(request, access.umpires_campaign(request.user, slug), UmpireForm())


@login_required
@require_POST
def add_umpire(request: HttpRequest, slug: str) -> HttpResponse:
    """Let somebody else run the campaign too."""
    page = access.umpires_campaign(request.user, slug)
    form = UmpireForm(request.POST)
    if form.is_valid():
        try:
            user = campaigns.add_umpire(
                page, form.cleaned_data["login"].strip(), who=request.user.get_username(), now=timezone.now()
            )
        except ValidationError as fault:
            form.add_error("login", fault)
        else:
            messages.success(request, f"{user.get_username()} is an umpire of {page.name} now.")
            return redirect("campaign", slug=slug)
    return _page(request, page, form)


def _page(request: HttpRequest, page: Campaign, umpire: UmpireForm) -> HttpResponse:
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
def audit(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole audit trail."""
    page: Campaign = access.umpires_campaign(request.user, slug)
    return render(request, "campaigns/audit.html", {"campaign": page, "audit": page.audit.all()[:1000]})
