"""The umpire's pages of a campaign: its battles, its people and what was done."""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_POST

from campaigns.forms import DeputyForm, InvitationForm, LeaveForm, ReplacementForm
from campaigns.models import Campaign, Seat
from campaigns.services import access, seats
from orders.services import letters
from orders.services.addresses import seat_address


@login_required
def campaign(request: HttpRequest, slug: str) -> HttpResponse:
    """Battles, seats and the last entries of the audit trail."""
    page = access.umpires_campaign(request.user, slug)
    return render(
        request,
        "campaigns/campaign.html",
        {
            "campaign": page,
            "battles": page.battles.all(),
            "seats": page.seats.select_related("player", "deputy", "side"),
            "audit": page.audit.all()[:15],
            "sides": page.sides.prefetch_related("formations__commander", "formations__units"),
        },
    )


@login_required
def invite(request: HttpRequest, slug: str) -> HttpResponse:
    """Invite a player or a spectator by mail."""
    page = access.umpires_campaign(request.user, slug)
    form = InvitationForm(request.POST or None, campaign=page)
    if request.method == "POST" and form.is_valid():
        now = timezone.now()
        try:
            seat = seats.invite(page, seats.Invitation(**form.cleaned_data), who=request.user.get_username(), now=now)
        except ValidationError as fault:
            form.add_error(None, fault)
        else:
            letters.post_invitation(seat, now=now)
            messages.success(request, f"{seat.player} is invited as {seat.name}; the invitation is on its way.")
            return redirect("campaign", slug=slug)
    return render(request, "campaigns/invite.html", {"campaign": page, "form": form})


@login_required
def seat(request: HttpRequest, slug: str, seat_id: int) -> HttpResponse:
    """One seat as the umpire sees it: player, deputy, leave, key."""
    page = access.umpires_campaign(request.user, slug)
    held = access.found(page.seats.filter(pk=seat_id))
    return render(
        request,
        "campaigns/seat.html",
        {
            "campaign": page,
            "seat": held,
            "address": seat_address(held),
            "replacement": ReplacementForm(),
            "deputy": DeputyForm(),
            "leave": LeaveForm(initial={"start": held.leave_from, "end": held.leave_until}),
        },
    )


@login_required
@require_POST
def change_seat(request: HttpRequest, slug: str, seat_id: int, change: str) -> HttpResponse:
    """Carry out one change of a seat: ``replace``, ``deputy``, ``leave``, ``key`` or ``invite`` again."""
    page = access.umpires_campaign(request.user, slug)
    held = access.found(page.seats.filter(pk=seat_id))
    try:
        said = _change(held, change, request)
    except ValidationError as fault:
        messages.error(request, " ".join(fault.messages))
    else:
        messages.success(request, said)
    return redirect("seat", slug=slug, seat_id=seat_id)


def _change(held: Seat, change: str, request: HttpRequest) -> str:
    """Make the change and answer with what to tell the umpire. Raises ``ValidationError``."""
    now, who = timezone.now(), request.user.get_username()
    if change == "replace":
        data = _checked(ReplacementForm(request.POST))
        seats.replace_player(held, who=who, now=now, **data)
        letters.post_invitation(held, now=now)
        return f"{held.player} has the seat now, with a new key; the hand-over brief is on its way."
    if change == "deputy":
        seats.name_deputy(held, who=who, now=now, **_checked(DeputyForm(request.POST)))
        return f"Deputy: {held.deputy or 'nobody'}."
    if change == "leave":
        data = _checked(LeaveForm(request.POST))
        seats.declare_leave(held, data["start"], data["end"], who=who, now=now)
        return "The leave is noted."
    if change == "key":
        seats.renew_key(held, who=who, now=now)
        letters.post_invitation(held, now=now)
        return "The seat has a new key, and the player is being told his new address."
    letters.post_invitation(held, now=now)
    return f"The invitation is on its way to {held.player} again."


def _checked(form: ReplacementForm | DeputyForm | LeaveForm) -> dict[str, Any]:
    if not form.is_valid():
        raise ValidationError([f"{field}: {fault}" for field, faults in form.errors.items() for fault in faults])
    return form.cleaned_data


def join(request: HttpRequest, token: str) -> HttpResponse:
    """Where an invitation's link leads: one button confirms the seat."""
    held = seats.seat_of_token(token)
    if held is None:
        return render(request, "campaigns/join.html", {"seat": None}, status=404)
    if request.method == "POST":
        seats.confirm(held, who=str(held.player), now=timezone.now())
    return render(request, "campaigns/join.html", {"seat": held, "confirmed": held.state == Seat.State.CONFIRMED})


@login_required
def audit(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole audit trail."""
    page: Campaign = access.umpires_campaign(request.user, slug)
    return render(request, "campaigns/audit.html", {"campaign": page, "audit": page.audit.all()[:1000]})
