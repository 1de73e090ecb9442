"""The umpire's pages of a campaign: its battles, its people and what was done."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.decorators import login_required
from django.contrib.auth.forms import SetPasswordForm
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST

from battles import rulesets
from campaigns.forms import UmpireForm
from campaigns.models import Campaign, Commander, Formation, Seat, Side
from campaigns.services.people import access, campaigns, seats

#: How many commanders the overview names.
MOST_COMMANDERS = 8
LOGIN_BACKEND = "django.contrib.auth.backends.ModelBackend"


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


def join(request: HttpRequest, token: str) -> HttpResponse:
    """Where an invitation's link leads: one button confirms the seat; then a password may be chosen for a page."""
    held = seats.seat_of_token(token)
    if held is None or held.player is None:
        return render(request, "campaigns/join.html", {"seat": None}, status=404)
    form = None
    if "new_password1" in request.POST:
        form = SetPasswordForm(User(username=held.player.email, email=held.player.email), request.POST)
        if form.is_valid():
            try:
                user = seats.give_login(held.player, form.cleaned_data["new_password1"])
            except ValidationError as fault:
                form.add_error(None, fault)
            else:
                login(request, user, backend=LOGIN_BACKEND)
                return redirect("player", seat_id=held.pk)
    elif request.method == "POST":
        seats.confirm(held, who=str(held.player), now=timezone.now())
    if form is None and seats.may_choose_password(held.player):
        form = SetPasswordForm(User(username=held.player.email))
    confirmed = held.state == Seat.State.CONFIRMED
    return render(request, "campaigns/join.html", {"seat": held, "confirmed": confirmed, "form": form})


@login_required
def audit(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole audit trail."""
    page: Campaign = access.umpires_campaign(request.user, slug)
    return render(request, "campaigns/audit.html", {"campaign": page, "audit": page.audit.all()[:1000]})
