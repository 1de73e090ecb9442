"""Where an invitation's link leads: yes, no, and a password for a page of one's own."""

from __future__ import annotations

from django.contrib.auth import login
from django.contrib.auth.forms import SetPasswordForm
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone

from campaigns.models import Seat
from campaigns.services.people import seats
from orders.services.letters import invitations

LOGIN_BACKEND = "django.contrib.auth.backends.ModelBackend"


def join(request: HttpRequest, token: str) -> HttpResponse:
    """What the command is, and two buttons; whoever has taken it may choose a password for a page."""
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
    elif request.method == "POST" and request.POST.get("answer") == "no" and held.state == Seat.State.INVITED:
        with transaction.atomic():
            invitations.post_declined(held, "", now=timezone.now())
            seats.decline(held, who=str(held.player), now=timezone.now())
        return render(request, "campaigns/join.html", {"seat": held, "declined": True})
    elif request.method == "POST":
        seats.confirm(held, who=str(held.player), now=timezone.now())
    if form is None and seats.may_choose_password(held.player):
        form = SetPasswordForm(User(username=held.player.email))
    return render(
        request,
        "campaigns/join.html",
        {
            "seat": held,
            "confirmed": held.state == Seat.State.CONFIRMED,
            "form": form,
            "formations": invitations.formation_names(held),
            "umpires": invitations.umpires_words(held.campaign),
            "pace": invitations.pace_of(held.campaign),
        },
    )
