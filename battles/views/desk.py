"""The umpire's desk: one page a battle, and the actions on it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST

from battles import rulesets
from battles.forms.desk import AnswerForm, ExtensionForm, MessageForm
from battles.forms.games import BattleForm, BattleTermsForm, MarchForm
from battles.forms.schedule import ScheduleForm
from battles.services import logbook, theatre_maps
from battles.services.papers import page as papers
from campaigns.models import Game, Schedule, Turn
from campaigns.services import referees
from campaigns.services.audit import record
from campaigns.services.desk import attention, deeds, readiness
from campaigns.services.desk.deeds import Deed, Occasion
from campaigns.services.desk.messages import from_umpire
from campaigns.services.desk.rehearsal import rehearse
from campaigns.services.marches.contacts.engagements import set_terms, terms_of
from campaigns.services.marches.setting_up import set_length
from campaigns.services.people import access
from campaigns.services.people import questions as asked
from campaigns.services.people.questions import open_questions
from campaigns.services.turns import life
from campaigns.services.turns.attendance import attendance
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.sheets import newest_sheets
from campaigns.services.turns.timetable import Timetable, next_close

NOBODY = _noop("Nobody holds that seat, so there is nobody to write to.")


def umpires_battle(request: HttpRequest, slug: str) -> Game:
    """The battle with this slug if the visitor runs its campaign. Raises ``Http404`` otherwise."""
    battles = Game.objects.select_related("campaign", "schedule").filter(slug=slug)
    return access.found(access.within_campaigns(battles, "campaign", request.user))


def lookers(battle: Game, document: Mapping[str, Any]) -> list[dict[str, str]]:
    """With whose eyes a game may be looked at as a document has it: its observers, by id and name."""
    referee = referees.of(battle)
    return [{"id": observer, "name": referee.called(document, observer)} for observer in referee.observers(document)]


@login_required
def desk(request: HttpRequest, slug: str) -> HttpResponse:
    """Exceptions first; then who has ordered what, the clock, the map, messages and mail."""
    return _page(request, umpires_battle(request, slug))


def _page(request: HttpRequest, battle: Game, bound: Mapping[str, object] | None = None) -> HttpResponse:
    """The desk; ``bound`` are forms that were sent and need mending."""
    now = timezone.now()
    Schedule.objects.get_or_create(game=battle)
    turn = attention.current_turn(battle)
    told = battle.turns.filter(branch__lte=battle.branch)
    rows = _orders(turn, now) if turn else []
    shown = {
        "battle": battle,
        "campaign": battle.campaign,
        "ruleset": rulesets.find(battle.ruleset),
        "turn": turn,
        "moment": "after" if turn and turn.after else "before",
        "needs": attention.needs(battle, now),
        "questions": [(each, AnswerForm(auto_id=f"answer-{each.number}-%s")) for each in open_questions(battle)],
        "orders": rows,
        "all_in": turn is not None and turn.state == Turn.State.OPEN and attendance(turn, now).all_in,
        "turns": told.defer(*Turn.DOCUMENTS).order_by("-number", "-branch"),
        "resolved": told.filter(after__isnull=False).exists(),
        "released": told.filter(state=Turn.State.RELEASED).exists(),
        "sides": lookers(battle, turn.before if turn else battle.document),
        "seats": attention.taking_part(battle),
        "extension": ExtensionForm(battle=battle),
        "message": MessageForm(battle=battle),
    }
    return render(request, "battles/desk.html", {**shown, **(bound or {})})


@login_required
def opening_map(request: HttpRequest, slug: str) -> HttpResponse:
    """The field as the battle will begin, with everything."""
    battle = umpires_battle(request, slug)
    drawn = theatre_maps.opening_map(battle) if battle.kind == Game.Kind.CAMPAIGN else papers.opening_map(battle)
    return HttpResponse(drawn, content_type="image/svg+xml")


def _orders(turn: Turn, now: datetime) -> list[dict[str, object]]:
    """One row a seat: whether he has ordered, his sheet, his deadline."""
    present = attendance(turn, now)
    sheets = {sheet.seat_id: sheet for sheet in newest_sheets(turn)}
    states = [(seat, "ordered") for seat in present.ordered]
    states += [(seat, "missing") for seat in present.missing] + [(seat, "away") for seat in present.away]
    return [
        {"seat": seat, "state": state, "sheet": sheets.get(seat.pk), "deadline": deadline_of(turn, seat)}
        for seat, state in states
    ]


@login_required
def start(request: HttpRequest, slug: str) -> HttpResponse:
    """What is ready for a start and what is not; the button starts the battle."""
    battle = umpires_battle(request, slug)
    if battle.status != Game.Status.SETTING_UP or deeds.is_for_the_table(battle):
        return redirect("desk", slug=slug)
    found = readiness.checks(battle, timezone.now())
    faults = any(not check.fine for check in found)
    return render(
        request,
        "battles/start.html",
        {"battle": battle, "campaign": battle.campaign, "checks": found, "faults": faults},
    )


@login_required
@require_POST
def act(request: HttpRequest, slug: str, action: str) -> HttpResponse:
    """Carry out one of the plain deeds and say what came of it."""
    return _say(request, deeds.perform(action, _occasion(request, slug)), slug)


@login_required
@require_POST
def extend(request: HttpRequest, slug: str) -> HttpResponse:
    """Give everybody, or one seat, more time."""
    on = _occasion(request, slug)
    form = ExtensionForm(request.POST, battle=on.game)
    if not form.is_valid():
        return _page(request, on.game, {"extension": form})
    try:
        return _say(request, deeds.extend(on, **form.cleaned_data), slug)
    except life.WrongMoment as fault:
        return _say(request, Deed(False, str(fault)), slug)


@login_required
@require_POST
def message(request: HttpRequest, slug: str) -> HttpResponse:
    """Write to a seat, a side, or everybody."""
    on = _occasion(request, slug)
    form = MessageForm(request.POST, battle=on.game)
    if not form.is_valid():
        return _page(request, on.game, {"message": form})
    sent = from_umpire(on.game, on.turn, who=on.who, now=on.now, **form.cleaned_data)
    going = ngettext(
        "Your message is on its way to {count} reader.", "Your message is on its way to {count} readers.", len(sent)
    )
    said = going.format(count=len(sent)) if sent else _(NOBODY)
    return _say(request, Deed(bool(sent), said), slug)


def _occasion(request: HttpRequest, slug: str) -> Occasion:
    """What the umpire acts on: the turn whose button he pressed, however long ago he loaded the page."""
    battle = umpires_battle(request, slug)
    named = request.POST.get("turn", "")
    related = battle.turns.select_related("game__campaign", "game__schedule", "parent")
    meant = related.filter(pk=int(named)).first() if named.isdecimal() else None
    turn = meant or attention.current_turn(battle)
    hours = request.POST.get("hours", "")
    return Occasion(
        battle,
        turn,
        request.user.get_username(),
        timezone.now(),
        meant=meant is not None,
        hours=int(hours) if hours.isdecimal() and 1 <= int(hours) <= deeds.MOST_HOURS else deeds.REOPENED_HOURS,
    )


def _say(request: HttpRequest, deed: Deed, slug: str) -> HttpResponse:
    (messages.success if deed.done else messages.error)(request, deed.said)
    return redirect("desk", slug=slug)


@login_required
@require_POST
def rehearsal(request: HttpRequest, slug: str) -> HttpResponse:
    """Resolve the open turn privately and show what came of it."""
    battle = umpires_battle(request, slug)
    turn = attention.current_turn(battle)
    if turn is None:
        raise Http404(_("There is no turn to rehearse yet."))
    trial = rehearse(turn, timezone.now())
    on_a_table = battle.kind == Game.Kind.BATTLE
    return render(
        request,
        "battles/rehearsal.html",
        {
            "battle": battle,
            "campaign": battle.campaign,
            "turn": turn,
            "rehearsal": trial,
            "events": logbook.in_words(turn.before, trial.events),
            "map": papers.rehearsed_map(battle, trial.after) if trial.after and on_a_table else "",
            "losses": papers.losses_by_command(turn, trial.events) if on_a_table else [],
        },
    )


@login_required
def settings(request: HttpRequest, slug: str) -> HttpResponse:
    """The clock of a battle, and how it is run."""
    battle = umpires_battle(request, slug)
    schedule = Schedule.objects.get_or_create(game=battle)[0]
    clock = ScheduleForm(request.POST or None, instance=schedule, prefix="clock")
    form = MarchForm if battle.kind == Game.Kind.CAMPAIGN else BattleForm
    running = form(request.POST or None, instance=battle, prefix="battle")
    terms = BattleTermsForm(request.POST or None, instance=terms_of(battle), prefix="terms")
    fine = request.method == "POST" and clock.is_valid() and running.is_valid()
    of_battles = battle.kind == Game.Kind.CAMPAIGN and "terms-way" in request.POST
    if fine and (not of_battles or terms.is_valid()):
        clock.save()
        running.save()
        if isinstance(running, MarchForm):
            set_length(battle, running.cleaned_data["length"])
        changed = [*clock.changed_data, *running.changed_data]
        if of_battles:
            set_terms(terms.save(commit=False))
            changed += terms.changed_data
        record(
            battle.campaign,
            who=request.user.get_username(),
            action="settings",
            subject=str(battle),
            detail={"fields": changed},
            now=timezone.now(),
        )
        messages.success(
            request, _("Saved. The clock of the next turn follows it; extend or close the open one by hand.")
        )
        return redirect("desk", slug=battle.slug)
    return render(
        request,
        "battles/settings.html",
        {
            "battle": battle,
            "campaign": battle.campaign,
            "clock": clock,
            "running": running,
            "terms": terms if battle.kind == Game.Kind.CAMPAIGN else None,
            "closes": next_close(Timetable.of(schedule), timezone.now()),
        },
    )


@login_required
@require_POST
def answer(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Answer a player's question; what another umpire has answered meanwhile is shown instead."""
    battle = umpires_battle(request, slug)
    question = battle.questions.filter(number=number).first()
    if question is None:
        raise Http404
    form = AnswerForm(request.POST)
    if not form.is_valid():
        messages.error(request, _("An answer needs words."))
        return redirect("desk", slug=battle.slug)
    try:
        asked.answer(question, form.cleaned_data["answer"], who=request.user, now=timezone.now())
        messages.success(request, _("{name} is told.").format(name=question.seat.name))
    except asked.AlreadyAnswered as earlier:
        messages.error(request, _("That question was answered already: {answer}").format(answer=earlier))
    return redirect("desk", slug=battle.slug)
