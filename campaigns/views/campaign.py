"""The umpire's pages of a campaign: its battles, its people and what was done."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from battles import rulesets
from campaigns.forms import UmpireForm
from campaigns.models import Campaign, Commander, Formation, Side
from campaigns.services.people import access

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
def audit(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole audit trail."""
    page: Campaign = access.umpires_campaign(request.user, slug)
    return render(request, "campaigns/audit.html", {"campaign": page, "audit": page.audit.all()[:1000]})
