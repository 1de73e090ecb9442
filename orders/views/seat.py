"""The umpire's pages of seats: inviting players, who holds a seat, what it commands, the changes he may make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from campaigns.forms import CommandForm, DeputyForm, InvitationForm, LeaveForm, ReplacementForm
from campaigns.models import Campaign, Seat
from campaigns.services.audit import record
from campaigns.services.people import access, seats
from campaigns.services.people.addresses import seat_address
from orders.services import handover, letters


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
            handover.post_handover(seat, now=now)
            said = _("{player} is invited as {seat}; the invitation is on its way.")
            messages.success(request, said.format(player=seat.player, seat=seat.name))
            return redirect("campaign", slug=slug)
    return render(request, "campaigns/invite.html", {"campaign": page, "form": form})


@login_required
def seat(request: HttpRequest, slug: str, seat_id: int) -> HttpResponse:
    """One seat as the umpire sees it: player, command, deputy, leave, key."""
    page = access.umpires_campaign(request.user, slug)
    return _seat_page(request, page, access.found(page.seats.filter(pk=seat_id)))


@login_required
@require_POST
def change_seat(request: HttpRequest, slug: str, seat_id: int, change: str) -> HttpResponse:
    """Carry out one change of a seat: those of ``CHANGES`` with a form, those of ``PLAIN`` without."""
    page = access.umpires_campaign(request.user, slug)
    held = access.found(page.seats.filter(pk=seat_id))
    who, now = request.user.get_username(), timezone.now()
    if change in PLAIN:
        messages.success(request, PLAIN[change](held, who, now))
        return redirect("seat", slug=slug, seat_id=seat_id)
    if change not in CHANGES:
        raise Http404(_("There is no such change."))
    form = _forms_of(held, change, request.POST)[change]
    if form.is_valid():
        try:
            said = CHANGES[change](held, form.cleaned_data, who, now)
        except ValidationError as fault:
            form.add_error(None, fault)
        else:
            messages.success(request, said)
            return redirect("seat", slug=slug, seat_id=seat_id)
    held.refresh_from_db()
    return _seat_page(request, page, held, {change: form})


def _seat_page(
    request: HttpRequest, page: Campaign, held: Seat, bound: Mapping[str, forms.Form] | None = None
) -> HttpResponse:
    """The page of a seat; ``bound`` are forms that were sent and need mending."""
    shown = {"campaign": page, "seat": held, "address": seat_address(held), "left": held.state == Seat.State.LEFT}
    return render(request, "campaigns/seat.html", {**shown, **_forms_of(held), **(bound or {})})


def _forms_of(held: Seat, sent: str = "", data: Mapping[str, Any] | None = None) -> dict[str, forms.Form]:
    """The forms of a seat's page by the change they make; the one that was ``sent`` holds its data."""

    def given(change: str) -> Mapping[str, Any] | None:
        return data if change == sent else None

    return {
        "replace": ReplacementForm(given("replace"), prefix="replace"),
        "deputy": DeputyForm(given("deputy"), prefix="deputy"),
        "leave": LeaveForm(given("leave"), initial={"start": held.leave_from, "end": held.leave_until}, prefix="leave"),
        "command": CommandForm(given("command"), seat=held, prefix="command"),
    }


def _replace(held: Seat, data: Mapping[str, Any], who: str, now: datetime) -> str:
    seats.replace_player(held, who=who, now=now, **data)
    handover.post_handover(held, now=now)
    said = _("{player} has the seat now, with a new key; the hand-over brief is on its way.")
    return said.format(player=held.player)


def _deputy(held: Seat, data: Mapping[str, Any], who: str, now: datetime) -> str:
    seats.name_deputy(held, who=who, now=now, **data)
    return f"Deputy: {held.deputy or 'nobody'}."


def _leave(held: Seat, data: Mapping[str, Any], who: str, now: datetime) -> str:
    seats.declare_leave(held, data["start"], data["end"], who=who, now=now)
    return _("The leave is noted.") if held.leave_from or held.leave_until else _("The leave is ended.")


def _command(held: Seat, data: Mapping[str, Any], who: str, now: datetime) -> str:
    seats.change_command(held, who=who, now=now, **data)
    return f"{held.name} commands {', '.join(held.formations) or 'the whole side'}."


def _renew_key(held: Seat, who: str, now: datetime) -> str:
    seats.renew_key(held, who=who, now=now)
    letters.post_invitation(held, now=now)
    return _("The seat has a new key, and the player is being told his new address.")


def _invite_again(held: Seat, who: str, now: datetime) -> str:
    if letters.post_invitation(held, now=now, again=True) is None:
        return _("Nobody holds this seat, so there is nobody to invite.")
    record(
        held.campaign, who=who, action="invite-again", subject=held.name, detail={"player": str(held.player)}, now=now
    )
    return _("The invitation is on its way to {player} again.").format(player=held.player)


def _vacate(held: Seat, who: str, now: datetime) -> str:
    seats.vacate(held, who=who, now=now)
    said = _("{seat} is out of the campaign. Put another player on the seat to fill it again.")
    return said.format(seat=held.name)


CHANGES: Mapping[str, Callable[[Seat, Mapping[str, Any], str, datetime], str]] = {
    "replace": _replace,
    "deputy": _deputy,
    "leave": _leave,
    "command": _command,
}
PLAIN: Mapping[str, Callable[[Seat, str, datetime], str]] = {
    "key": _renew_key,
    "invite": _invite_again,
    "vacate": _vacate,
}
