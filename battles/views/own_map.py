"""A campaign on a map of the umpire's own, from the order of battle that the site holds."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from battles.services.theatre_maps import ground_map
from campaigns.models import Campaign, Way
from campaigns.services.marches import mustering, own_map, setting_up
from campaigns.services.marches.document import LENGTHS, USUAL
from campaigns.services.marches.mustering import Standing, Terms
from campaigns.services.marches.own_map import OwnMap, Remark
from campaigns.services.order_of_battle.storing import stored
from campaigns.services.order_of_battle.values import OrderOfBattle
from campaigns.services.people import access
from config.uploads import check_size

MOST_MB = 2


class MapForm(forms.Form):
    """The tables of a map."""

    places = forms.FileField(
        label=_lazy("Places"), help_text=_lazy("CSV with id, name, lat and lon (or xy in km), kind; or GeoJSON.")
    )
    roads = forms.FileField(
        label=_lazy("Roads"), help_text=_lazy("CSV with id, from, to, and perhaps km, class, crossing; or GeoJSON.")
    )
    rivers = forms.FileField(label=_lazy("Rivers"), required=False, help_text=_lazy("GeoJSON lines; may be left out."))
    woods = forms.FileField(label=_lazy("Woods"), required=False, help_text=_lazy("GeoJSON areas; may be left out."))

    def clean(self) -> dict[str, Any]:
        """No larger than a map can be."""
        data: dict[str, Any] = super().clean() or {}
        check_size([upload for upload in data.values() if upload], MOST_MB)
        return data


class StandingForm(forms.Form):
    """Title and hours, the sides' bases, and where each army and corps begins under whom."""

    title = forms.CharField(max_length=120, label=_lazy("Title"))
    now = forms.DateTimeField(
        label=_lazy("Begins"), widget=forms.DateTimeInput(attrs={"type": "datetime-local"}),
        help_text=_lazy("On the campaign's map, as in 1815-06-15 04:00; a whole quarter of an hour."),
    )  # fmt: skip
    ends = forms.DateTimeField(
        label=_lazy("Ends"), required=False, widget=forms.DateTimeInput(attrs={"type": "datetime-local"}),
        help_text=_lazy("Left empty, when one side has nobody left, or you end it."),
    )  # fmt: skip
    length = forms.ChoiceField(label=_lazy("A turn lasts"), choices=list(LENGTHS.items()), initial=USUAL)

    def __init__(self, *args: Any, army: OrderOfBattle, places: list[tuple[str, str]], title: str) -> None:
        super().__init__(*args)
        self.fields["title"].initial = title
        choices = [("", _("choose a place")), *places]
        for side in army.sides:
            label = _("Base of the {side}").format(side=side.name)
            self.fields[f"base-{side.key}"] = forms.ChoiceField(
                label=label, choices=choices, help_text=_("Retreats lead there, and it holds bread for ten days.")
            )
        for ally in army.sides[2:]:
            self.fields[f"with-{ally.key}"] = forms.ChoiceField(
                label=_("The {side} fight with").format(side=ally.name),
                choices=[(side.key, side.name) for side in army.sides[:2]],
                initial=army.sides[1].key,
                help_text=_("A campaign has two sides; allies march under their own headquarters."),
            )
        held = [
            (mustering.PLAYER, _("a seat for a player")),
            (mustering.STAFF, _("the program's staff")),
            (mustering.NONE, _("no headquarters")),
        ]
        names = {one.key: one.name for one in army.sides}
        self.rows: list[tuple[str, str]] = []
        above = [("", _("with the command above")), *places]
        for formation in mustering.placed(army):
            words = f"{formation.name} ({names[formation.side]})"
            offered = above if formation.of else choices
            self.fields[f"at-{formation.key}"] = forms.ChoiceField(
                label=words, choices=offered, required=not formation.of
            )
            self.fields[f"held-{formation.key}"] = forms.ChoiceField(
                label=_("Headquarters"), choices=held, required=False, initial=mustering.PLAYER
            )
            self.rows.append((f"at-{formation.key}", f"held-{formation.key}"))

    def clean_now(self) -> datetime:
        """Campaigns run by quarters of an hour."""
        moment: datetime = self.cleaned_data["now"]
        if moment.minute % 15:
            raise ValidationError(_("A whole quarter of an hour, please: 04:00, 04:15."))
        return moment

    @property
    def general(self) -> list[forms.BoundField]:
        """The fields above the table of commands."""
        paired = {name for row in self.rows for name in row}
        return [self[name] for name in self.fields if name not in paired]

    @property
    def commands(self) -> list[tuple[forms.BoundField, forms.BoundField]]:
        """The pairs of fields of each command."""
        return [(self[at], self[held]) for at, held in self.rows]


@login_required
def new_march(request: HttpRequest, slug: str) -> HttpResponse:
    """First the tables; then the map with its checks and who stands where; then the campaign is set up."""
    campaign = access.umpires_campaign(request.user, slug)
    army = stored(campaign)
    if request.method != "POST":
        return _first(request, campaign, army, MapForm())
    if "map" in request.POST:
        return _second(request, campaign, army, request.POST)
    form = MapForm(request.POST, request.FILES)
    if not form.is_valid():
        return _first(request, campaign, army, form)
    files = [(kind, upload.read()) for kind, upload in form.cleaned_data.items() if upload]
    texts, unread = own_map.texts_of(files)
    found = own_map.read_files(texts)
    if found.faults or unread:
        return _first(request, campaign, army, MapForm(), (*unread, *found.faults))
    return _preview(request, campaign, found, _standing_form(campaign, army, found))


def _first(
    request: HttpRequest, campaign: Campaign, army: OrderOfBattle, form: MapForm, faults: tuple[Remark, ...] = ()
) -> HttpResponse:
    shown = {"campaign": campaign, "form": form, "faults": faults, "units": len(army.units)}
    return render(request, "battles/new_march.html", shown)


def _second(request: HttpRequest, campaign: Campaign, army: OrderOfBattle, posted: Mapping[str, str]) -> HttpResponse:
    """The campaign is set up, or its form shown again with what is wrong."""
    try:
        document = json.loads(posted["map"])
    except ValueError:
        document = {}
    found = own_map.read_map_of(document if isinstance(document, dict) else {})
    if found.faults:
        return _first(request, campaign, army, MapForm(), found.faults)
    form = _standing_form(campaign, army, found, posted)
    if not form.is_valid():
        return _preview(request, campaign, found, form)
    data = form.cleaned_data
    file = mustering.file_of(
        army,
        found.document,
        {
            one.key: Standing(data[f"at-{one.key}"] or _above(army, data, one.of), data[f"held-{one.key}"])
            for one in mustering.placed(army)
        },
        {side.key: data[f"base-{side.key}"] for side in army.sides},
        Terms(
            data["title"],
            campaign.ruleset,
            _moment(data["now"]),
            _moment(data["ends"]) if data["ends"] else "",
            {side.key: data[f"with-{side.key}"] for side in army.sides[2:]},
        ),
    )
    try:
        game = setting_up.set_up(
            file,
            who=request.user.get_username(),
            now=timezone.now(),
            club=campaign,
            length=data["length"],
            battles=Way.PLAYERS,
        )
    except InputFaults as refused:
        for fault in refused.faults[:20]:
            form.add_error(None, f"{fault.path}: {fault.message}")
        return _preview(request, campaign, found, form)
    messages.success(request, _("The campaign is set up. Next: seat the players, set the clock, start."))
    return redirect("desk", slug=game.slug)


def _above(army: OrderOfBattle, data: Mapping[str, Any], key: str) -> str:
    """The place of the command above that has one."""
    home = {one.key: one for one in army.formations}
    while key and not data.get(f"at-{key}"):
        key = home[key].of
    return str(data.get(f"at-{key}", "")) if key else ""


def _standing_form(campaign: Campaign, army: OrderOfBattle, found: OwnMap, posted: Any = None) -> StandingForm:
    arguments = () if posted is None else (posted,)
    return StandingForm(*arguments, army=army, places=own_map.place_choices(found.chart), title=campaign.name)


def _preview(request: HttpRequest, campaign: Campaign, found: OwnMap, form: StandingForm) -> HttpResponse:
    shown = {
        "campaign": campaign,
        "form": form,
        "oddities": found.oddities,
        "places": len(found.chart.places),
        "roads": len(found.chart.roads),
        "map": json.dumps(found.document),
        "picture": ground_map(found.as_campaign(), campaign.name),
    }
    return render(request, "battles/new_march_preview.html", shown)


def _moment(when: datetime) -> str:
    """A moment as a campaign file has it: the map's own hour, whatever the site's zone."""
    return f"{when:%Y-%m-%dT%H:%M}"
