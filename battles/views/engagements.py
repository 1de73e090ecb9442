"""The battles of a campaign under way, for its umpire: how each is decided, its papers, its result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles.engine.faults import InputFaults
from battles.services import table_battles
from battles.views.desk import umpires_battle
from battles.views.downloads import as_download
from campaigns.models import Engagement, Game, Way
from campaigns.services.marches.contacts import engagements, file, homecoming, result_lines
from campaigns.services.marches.contacts.arrivals import campaign_of
from campaigns.services.marches.contacts.engagements import State
from campaigns.services.marches.contacts.result_lines import COUNTED, FATES, OUTCOMES, LineFault
from campaigns.services.marches.places import formation_name
from campaigns.services.turns.life import WrongMoment
from campaigns.strategy.state import Unit
from config.uploads import check_size

MOST_FILE_MB = 4


def _of(request: HttpRequest, slug: str, engagement_id: int) -> Engagement:
    """The engagement, if the visitor runs its campaign. Raises ``Http404`` otherwise."""
    game = umpires_battle(request, slug)
    related = Engagement.objects.select_related("campaign__campaign", "game", "heard")
    return get_object_or_404(related, pk=engagement_id, campaign=game)


def _not_begun(request: HttpRequest, one: Engagement) -> HttpResponse | None:
    """The way back to the desk for a battle that has no troops drawn up yet; ``None`` for any other."""
    if one.heard is not None and one.state != State.COMING:
        return None
    messages.error(request, _("The battle of {place} has not begun.").format(place=one.place))
    return redirect("desk", slug=one.campaign.slug)


@login_required
def engagement(request: HttpRequest, slug: str, engagement_id: int) -> HttpResponse:
    """A battle of the campaign: its result to be looked at, mended, entered or fetched from a file; it counts once."""
    one = _of(request, slug, engagement_id)
    if (back := _not_begun(request, one)) is not None:
        return back
    faults: list[LineFault] = []
    text = ""
    if request.method == "POST":
        try:
            text = "" if "back" in request.POST else _entered(request)
            faults = _act(request, one, text)
        except WrongMoment as fault:
            messages.error(request, str(fault))
        except ValidationError as refused:
            faults = [LineFault(0, _("file"), words) for words in refused.messages]
        except InputFaults as refused:
            faults = [LineFault(0, fault.path, fault.message) for fault in refused.faults]
        if not faults:
            return redirect("engagement", slug=slug, engagement_id=engagement_id)
    return render(request, "battles/engagement.html", _shown(one, request.POST if text else {}, faults))


def _act(request: HttpRequest, one: Engagement, text: str) -> list[LineFault]:
    """Lay a result before the umpire, let it count, or take it back; the faults of what was entered."""
    who, now = request.user.get_username(), timezone.now()
    if "back" in request.POST:
        homecoming.take_back(one, who=who, now=now)
        messages.success(request, _("Taken back: the result waits for you again."))
        return []
    upload = request.FILES.get("file")
    if isinstance(upload, UploadedFile):
        check_size([upload], MOST_FILE_MB)
        result = table_battles.result_of_file(one, upload.name or "", upload.read())
        homecoming.propose(one, result, source=homecoming.FILE, who=who, now=now)
        messages.success(request, _("Read. Look at it below; it counts when you say so."))
        return []
    read = result_lines.read(one, campaign_of(one), text)
    if read.faults:
        return read.faults
    if "count" in request.POST:
        homecoming.count(one, read.result, source=one.source or homecoming.FORM, who=who, now=now)
        messages.success(request, _("Counted. The campaign goes on with what the battle has left."))
    else:
        homecoming.propose(one, read.result, source=homecoming.FORM, who=who, now=now)
        messages.success(request, _("Noted. It counts when you say so."))
    return []


def _entered(request: HttpRequest) -> str:
    """What was filled in, as the lines of a result: whatever way it comes, one reader checks it."""
    lines = [
        f"{word} {request.POST[key]}"
        for word, key in (("FIELD", "field"), ("OUTCOME", "outcome"), ("ENDED", "ended"))
        if request.POST.get(key)
    ]
    lost: dict[str, list[str]] = {}
    for name, value in request.POST.items():
        what, _colon, key = name.partition(":")
        if what in COUNTED and str(value).strip():
            lost.setdefault(key, []).append(f"{value} {what}")
        elif what == "fate" and value:
            lines.append(f"LEADER {key}: {value}")
    return "\n".join(["RESULT", *lines, *(f"LOSS {unit}: {', '.join(parts)}" for unit, parts in lost.items())])


def _shown(one: Engagement, entered: Mapping[str, Any], faults: list[LineFault]) -> dict[str, Any]:
    campaign = campaign_of(one)
    battle = file.find(campaign, one.battle)
    result = one.result or {}
    sides = {side.id: side.name or side.id for side in campaign.sides}
    losses = result.get("losses", {})

    def row(unit: Unit) -> dict[str, Any]:
        had = losses.get(unit.id, {})
        cells = [(what, entered.get(f"{what}:{unit.id}") or had.get(what) or "") for what in COUNTED]
        return {"id": unit.id, "name": unit.name or unit.id, "men": unit.men, "guns": unit.guns, "cells": cells}

    rows = [
        (sides[side], [row(unit) for _body, unit in each]) for side, each in result_lines.sections(campaign, battle)
    ]
    commanders = [
        {
            "id": each.id,
            "name": f"{each.commander.name}, {formation_name(campaign, each.id)}" if each.commander else each.id,
            "fate": entered.get(f"fate:{each.id}") or result.get("fallen", {}).get(each.id, ""),
        }
        for each in result_lines.leaders(campaign, battle)
    ]
    decidable = one.state in (State.WAITING, State.OPENING, State.FOUGHT, State.LEFT, State.REPORTED)
    return {
        "battle": one.campaign,
        "campaign": one.campaign.campaign,
        "one": one,
        "told": result_lines.told(campaign, result) if result else [],
        "faults": faults,
        "sides": rows,
        "fields": [*sides.items(), (result_lines.NOBODY[0], _("nobody"))],
        "field": entered.get("field") or (result.get("field") or result_lines.NOBODY[0] if result else ""),
        "outcomes": OUTCOMES,
        "outcome": entered.get("outcome") or result.get("outcome", ""),
        "ended": entered.get("ended") or str(result.get("ended") or one.until)[11:],
        "commanders": commanders,
        "fates": FATES,
        "decidable": decidable,
        "can_take_back": one.state == State.COUNTED,
        "papers": table_battles.PAPERS,
        **ways_of(one),
    }


def ways_of(one: Engagement) -> dict[str, Any]:
    """What the umpire may make of a battle now: the ways that are left, by word and button."""
    begun = one.game is not None and one.state in (State.FOUGHT, State.REPORTED)
    named = {
        Way.PLAYERS: _("Open it for the players"),
        Way.TABLE: _("Play it on a table"),
        Way.ENGINE: _("Let the program fight it"),
        Way.SETTLED: _("Settle it by dice"),
    }
    if one.state not in engagements.UNDECIDED:
        return {"ways": []}
    left = [way for way in named if not (begun and way in (Way.PLAYERS, Way.TABLE))]
    return {"ways": [(way.value, named[way]) for way in left if one.state == State.WAITING or way != one.way]}


@login_required
@require_POST
def decide(request: HttpRequest, slug: str, engagement_id: int, way: str) -> HttpResponse:
    """Let a battle be fought by the players, at a table, by the program, or be settled."""
    one = _of(request, slug, engagement_id)
    if way not in Way.values:
        raise Http404
    try:
        engagements.decide(one, way, who=request.user.get_username(), now=timezone.now())
        messages.success(request, _("The battle of {place}: {way}.").format(place=one.place, way=Way(way).label))
    except WrongMoment as fault:
        messages.error(request, str(fault))
    return redirect("desk", slug=slug)


@login_required
def table_paper(request: HttpRequest, slug: str, engagement_id: int, paper: str) -> HttpResponse:
    """Everything that a table needs of a battle as one PDF, or one of its papers."""
    one = _of(request, slug, engagement_id)
    if (back := _not_begun(request, one)) is not None:
        return back
    if paper not in table_battles.PAPERS and paper != table_battles.ALL:
        raise Http404
    return as_download(table_battles.paper(one, paper))


def open_ones(game: Game) -> list[dict[str, Any]]:
    """The battles of a campaign for its desk, those that are over last."""
    found = Engagement.objects.filter(campaign=game).select_related("game")
    rows = [{"one": one, **ways_of(one)} for one in found]
    return sorted(rows, key=lambda row: row["one"].state == State.OVER)
