"""The overview, and the page where anybody checks dice."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from campaigns.forms import DiceForm
from campaigns.services import access
from campaigns.services.dice_check import check_turn


def home(request: HttpRequest) -> HttpResponse:
    """What an umpire runs and what a player commands; a few words for everybody else."""
    return render(
        request,
        "campaigns/home.html",
        {
            "campaigns": access.campaigns_run_by(request.user).prefetch_related("battles"),
            "seats": access.seats_of(request.user).select_related("campaign", "side"),
        },
    )


def dice(request: HttpRequest) -> HttpResponse:
    """Check a published seed against its commitment, and any die against the seed."""
    form = DiceForm(request.POST or None)
    answer = check_turn(**form.cleaned_data) if request.method == "POST" and form.is_valid() else None
    return render(request, "campaigns/dice.html", {"form": form, "answer": answer})
