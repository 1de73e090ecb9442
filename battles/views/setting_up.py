"""Setting up campaigns and battles in the browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles.engine.faults import InputFaults
from battles.forms.setting_up import BattleFileForm, CampaignForm, NewBattleForm
from battles.rulesets import RULESETS
from battles.views.desk import umpires_battle
from campaigns.forms import formation_choices
from campaigns.models import Campaign, Game, Way
from campaigns.services.marches import setting_up
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.people import access
from campaigns.services.people.campaigns import found_campaign
from campaigns.services.scenarios import scenarios
from campaigns.services.scenarios.fielding import Field

#: Before the short name of a scenario that is a campaign on its own map, in the form's choice.
MARCH = "march:"


def _campaigns() -> list[tuple[str, str]]:
    return [
        (MARCH + each.slug, _("{title}: a campaign on its own map").format(title=each.title))
        for each in setting_up.campaign_scenarios()
    ]


def _scenarios(ruleset: str = "") -> list[tuple[str, str]]:
    known = scenarios.all_scenarios()
    return [(each.slug, each.title) for each in known if ruleset in ("", each.ruleset)]


def _described(ruleset: str = "") -> list[tuple[str, str]]:
    """The scenarios with what they are about."""
    return [(each.title, each.summary) for each in scenarios.all_scenarios() if ruleset in ("", each.ruleset)]


@login_required
def new_campaign(request: HttpRequest) -> HttpResponse:
    """Found a campaign, empty or with a scenario; the founder becomes its umpire."""
    if not request.user.is_staff:
        return redirect("home")
    rulesets = [(ruleset.id, ruleset.title) for ruleset in RULESETS.values()]
    form = CampaignForm(request.POST or None, scenarios=[*_scenarios(), *_campaigns()], rulesets=rulesets)
    founder = request.user
    if request.method == "POST" and form.is_valid() and isinstance(founder, User):
        data = form.cleaned_data
        if data["scenario"].startswith(MARCH):
            game = _march(data, founder)
            messages.success(request, _("The campaign is set up. Next: seat the players, set the clock, start."))
            return redirect("desk", slug=game.slug)
        scenario = scenarios.find_scenario(data["scenario"]) if data["scenario"] else None
        campaign = found_campaign(
            name=data["name"] or (scenario.title if scenario else ""),
            ruleset=scenario.ruleset if scenario else data["ruleset"],
            description=scenario.summary if scenario else "",
            time_zone=data["time_zone"],
            umpire=founder,
            now=timezone.now(),
        )
        if scenario is None:
            messages.success(request, _("The campaign is there. Next: its order of battle."))
            return redirect("order-of-battle", slug=campaign.slug)
        battle = scenarios.load_scenario(
            scenario,
            who=founder.get_username(),
            now=timezone.now(),
            campaign=campaign,
            with_players=data["with_players"],
        )
        messages.success(request, _("The battle is set up. Next: invite the players, set the clock, start."))
        return redirect("desk", slug=battle.slug)
    return render(request, "battles/new_campaign.html", {"form": form, "described": _described()})


def _march(data: Mapping[str, Any], founder: User) -> Game:
    """A campaign on its own map, with the site's campaign that it belongs to."""
    now, chosen = timezone.now(), setting_up.find_campaign(data["scenario"].removeprefix(MARCH))
    document = chosen.document()
    club = found_campaign(
        name=data["name"] or chosen.title,
        ruleset=str(document["ruleset"]),
        description="",
        time_zone=data["time_zone"],
        umpire=founder,
        now=now,
    )
    players = chosen.players() if data["with_players"] else ()
    who = founder.get_username()
    return setting_up.set_up(document, who=who, now=now, club=club, players=players, battles=Way.PLAYERS)


@login_required
def new_battle(request: HttpRequest, slug: str) -> HttpResponse:
    """Set up a battle of a campaign from a scenario, a battle file, or its order of battle."""
    campaign = access.umpires_campaign(request.user, slug)
    form = NewBattleForm(
        request.POST or None,
        request.FILES or None,
        scenarios=_scenarios(campaign.ruleset),
        formations=formation_choices(campaign.sides.prefetch_related("formations"), with_side=False),
        ruleset=RULESETS[campaign.ruleset],
    )
    if request.method == "POST" and form.is_valid():
        try:
            battle = _set_up(campaign, form.cleaned_data, request)
        except InputFaults as refused:
            for fault in refused.faults:
                form.add_error(None, f"{fault.path}: {fault.message}")
        else:
            said = _("{battle} is set up. Next: seats, clock, start.")
            messages.success(request, said.format(battle=battle.title))
            return redirect("desk", slug=battle.slug)
    shown = {"campaign": campaign, "form": form, "described": _described(campaign.ruleset)}
    shown["drawn"] = [form[name] for name in ("formations", "title", "width", "between")]
    return render(request, "battles/new_battle.html", shown)


def _set_up(campaign: Campaign, data: Mapping[str, Any], request: HttpRequest) -> Game:
    """The battle from the one source that was given. Raises ``InputFaults``."""
    who, now = request.user.get_username(), timezone.now()
    if data["scenario"]:
        scenario = scenarios.find_scenario(data["scenario"])
        return scenarios.load_scenario(scenario, who=who, now=now, campaign=campaign, with_players=False)
    if data["file"]:
        upload = SourceFile(data["file"].name, data["file"].read())
        return scenarios.battle_from_file(campaign, upload, who=who, now=now)
    field = Field(title=data["title"], width=data["width"], between=data["between"])
    return scenarios.battle_from_order_of_battle(campaign, data["formations"], field, who=who, now=now)


@login_required
def replace_file(request: HttpRequest, slug: str) -> HttpResponse:
    """Put another battle file in the place of that of a battle that has not started."""
    battle = umpires_battle(request, slug)
    form = BattleFileForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        upload = SourceFile(form.cleaned_data["file"].name, form.cleaned_data["file"].read())
        try:
            scenarios.replace_document(battle, upload, who=request.user.get_username(), now=timezone.now())
        except InputFaults as refused:
            for fault in refused.faults:
                form.add_error("file", f"{fault.path}: {fault.message}")
        else:
            messages.success(request, _("{title} stands as in the file.").format(title=battle.title))
            return redirect("desk", slug=battle.slug)
    return render(request, "battles/replace_file.html", {"battle": battle, "campaign": battle.campaign, "form": form})


@login_required
@require_POST
def delete(request: HttpRequest, slug: str) -> HttpResponse:
    """Take a battle away that has not started."""
    battle = umpires_battle(request, slug)
    try:
        scenarios.delete_battle(battle, who=request.user.get_username(), now=timezone.now())
    except InputFaults as refused:
        messages.error(request, str(refused))
        return redirect("desk", slug=slug)
    messages.success(request, _("{title} is deleted.").format(title=battle.title))
    return redirect("campaign", slug=battle.campaign.slug)
