"""Ruling otherwise, and putting other orders in the place of a seat's own."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles.engine.faults import InputFaults
from battles.forms.rulings import SheetForm, ruling_form
from battles.services import logbook, ruling_words
from battles.services.suggestions import Suggestion, suggestions
from battles.views.running_again import goes_on, run_again
from battles.views.turn import umpires_turn
from campaigns.models import Game, Turn
from campaigns.services.people import access
from campaigns.services.rulings import corrections
from campaigns.services.turns.life import WrongMoment


@login_required
def rule(request: HttpRequest, slug: str, turn_id: int) -> HttpResponse:
    """Decide one thing otherwise; the turn is run again on a new branch.

    ``?event=12`` offers what could be ruled about that entry of the log, ``&choose=2`` gives the form for the second:
    a box for each die of a throw, or one for a value. Without a choice anything can be ruled by its path.
    """
    battle, turn = umpires_turn(request, slug, turn_id)
    number, offered = _offered(request, turn)
    choice = _number(request, "choose")
    chosen = next(iter(offered[choice - 1 : choice]), None) if choice else None
    form = ruling_form(request.POST or None, battle=battle, chosen=chosen)
    if request.method == "POST" and form.is_valid():
        corrected = run_again(request, turn, form)
        if corrected is not None:
            return goes_on(request, slug, corrected, _("Ruled. Turn {number} goes on as branch {branch}."))
    event = next((event for event in turn.events if event["n"] == number), None)
    told = logbook.in_words(turn.before, [event])[0] if event else None
    more = {"what": _("Rule something otherwise"), "event": told, "offered": offered, "chosen": chosen}
    return _asked(request, battle, turn, form, **more)


def _offered(request: HttpRequest, turn: Turn) -> tuple[int, tuple[Suggestion, ...]]:
    number = _number(request, "event")
    return number, suggestions(turn, number) if number else ()


def _number(request: HttpRequest, name: str) -> int:
    """A number of the query; 0 for none or nonsense."""
    given = request.GET.get(name, "")
    return int(given) if given.isdecimal() and len(given) < 7 else 0


@login_required
@require_POST
def take_back(request: HttpRequest, slug: str, turn_id: int, ruling_id: int) -> HttpResponse:
    """Run a turn again without one of its rulings."""
    turn = umpires_turn(request, slug, turn_id)[1]
    ruling = access.found(turn.rulings.filter(pk=ruling_id))
    try:
        corrected = corrections.correct(
            turn,
            [],
            without=(ruling.pk,),
            who=request.user.get_username(),
            now=timezone.now(),
            reason=_("The ruling on {path} is taken back.").format(
                path=ruling_words.place_in_words(turn.before, ruling.path)
            ),
        )
    except (WrongMoment, InputFaults) as fault:
        messages.error(request, str(fault))
        return redirect("turn", slug=slug, turn_id=turn.pk)
    return goes_on(request, slug, corrected, _("Taken back. Turn {number} goes on as branch {branch}."))


@login_required
@require_POST
def replace_orders(request: HttpRequest, slug: str, turn_id: int) -> HttpResponse:
    """Run a turn again with other orders for one seat."""
    battle, turn = umpires_turn(request, slug, turn_id)
    form = SheetForm(request.POST, battle=battle)
    if form.is_valid():
        data = form.cleaned_data
        try:
            corrected = corrections.correct(
                turn,
                [],
                sheets={data["seat"].pk: data["text"]},
                who=request.user.get_username(),
                now=timezone.now(),
                reason=data["reason"],
            )
        except WrongMoment as fault:
            form.add_error(None, str(fault))
        else:
            said = _("Turn {number} goes on as branch {branch} with those orders.")
            return goes_on(request, slug, corrected, said)
    return _asked(request, battle, turn, form, what=_("Other orders for a seat"))


def _asked(request: HttpRequest, battle: Game, turn: Turn, form: BaseForm, **more: object) -> HttpResponse:
    """The page that asks what is to be otherwise."""
    context = {"battle": battle, "campaign": battle.campaign, "turn": turn, "form": form, **more}
    return render(request, "battles/ruling.html", context)
