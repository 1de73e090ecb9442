"""The order of battle in the browser: the tree, imports with a preview, exports, ratings."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db.models import Count, Sum
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles import rulesets
from battles.engine.faults import InputFaults
from campaigns.forms import ImportForm, RatingForm
from campaigns.models import Campaign, Commander, Formation, Side, Unit
from campaigns.services import ratings
from campaigns.services.order_of_battle.importing import import_files, preview
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.order_of_battle.storing import stored
from campaigns.services.order_of_battle.writing import Form, write
from campaigns.services.people import access
from campaigns.services.tree import in_tree

#: A side of more formations than these is folded, by the formations above this depth.
MOST_UNFOLDED, FOLDED_BELOW = 30, 2


@login_required
def order_of_battle(request: HttpRequest, slug: str) -> HttpResponse:
    """The command tree with commanders and troops."""
    return _page(request, access.umpires_campaign(request.user, slug), ImportForm())


def _page(request: HttpRequest, campaign: Campaign, form: ImportForm) -> HttpResponse:
    sides = campaign.sides.prefetch_related("formations__commander", "formations__units")
    return render(
        request,
        "campaigns/order_of_battle.html",
        {
            "campaign": campaign,
            "sides": [(side, _groups(in_tree(side.formations.all())), _total(side)) for side in sides],
            "unrated": ratings.unrated(campaign),
            "ratings": rulesets.find(campaign.ruleset).ratings,
            "stragglers": _stragglers(campaign),
            "form": form,
            "imports": campaign.imports.all()[:8],
        },
    )


@dataclass(frozen=True, slots=True)
class Group:
    """A part of a side that is folded by itself: its highest formation with all below it."""

    head: Formation
    rows: list[tuple[int, Formation]]
    opened: bool

    @property
    def units(self) -> int:
        """How many units it has."""
        return sum(len(formation.units.all()) for _depth, formation in self.rows)


def _groups(tree: Sequence[tuple[int, Formation]]) -> list[Group]:
    """A side's tree, in one part while it is short, else in a part for each formation of the two highest ranks."""
    short = len(tree) <= MOST_UNFOLDED
    parts: list[list[tuple[int, Formation]]] = []
    for depth, formation in tree:
        if not parts or (depth < FOLDED_BELOW and not short):
            parts.append([])
        parts[-1].append((depth, formation))
    return [Group(rows[0][1], rows, short) for rows in parts]


def _total(side: Side) -> dict[str, int | None]:
    """How many units, men and guns a side has, and its strength in points."""
    units = Unit.objects.filter(formation__side=side)
    return units.aggregate(units=Count("pk"), men=Sum("men"), pieces=Sum("pieces"), strength=Sum("strength"))


def _stragglers(campaign: Campaign) -> dict[str, Any] | None:
    """The units with stragglers and how many men they are in all; ``None`` when there are none."""
    found = dict(
        Unit.objects.filter(formation__side__campaign=campaign, stragglers__gt=0).values_list("key", "stragglers")
    )
    return {"units": list(found), "men": sum(found.values())} if found else None


@login_required
@require_POST
def import_preview(request: HttpRequest, slug: str) -> HttpResponse:
    """What an uploaded file would change; nothing is stored yet."""
    campaign = access.umpires_campaign(request.user, slug)
    form = ImportForm(request.POST, request.FILES)
    if not form.is_valid():
        return _page(request, campaign, form)
    files = [SourceFile(upload.name, upload.read()) for upload in form.cleaned_data["tables"]]
    try:
        plan = preview(campaign, files, replace=form.cleaned_data["replace"])
    except InputFaults as refused:
        for fault in refused.faults:
            form.add_error("tables", f"{fault.path}: {fault.message}")
        return _page(request, campaign, form)
    held = [(file.name, base64.b64encode(file.raw).decode()) for file in files]
    return render(request, "campaigns/import_preview.html", {"campaign": campaign, "plan": plan, "files": held})


@login_required
@require_POST
def import_confirm(request: HttpRequest, slug: str) -> HttpResponse:
    """Store what the preview showed."""
    campaign = access.umpires_campaign(request.user, slug)
    try:
        files = [
            SourceFile(name, base64.b64decode(raw, validate=True))
            for name, raw in zip(request.POST.getlist("name"), request.POST.getlist("raw"), strict=True)
        ]
        plan, _notes = import_files(
            campaign,
            files,
            who=request.user.get_username(),
            now=timezone.now(),
            replace=request.POST.get("replace") == "yes",
        )
    except (InputFaults, ValueError, binascii.Error) as fault:
        messages.error(request, _("Nothing was imported: {fault}").format(fault=fault))
    else:
        messages.success(request, f"Imported: {plan.summary}.")
    return redirect("order-of-battle", slug=slug)


@login_required
def export(request: HttpRequest, slug: str, form: str) -> HttpResponse:
    """The order of battle as CSV or YAML, which an import gives back unchanged."""
    campaign = access.umpires_campaign(request.user, slug)
    if form not in set(Form):
        raise Http404(_("It can be had as csv or yaml."))
    text = write(stored(campaign), Form(form), campaign.ruleset)
    answer = HttpResponse(text, content_type="text/csv" if form == Form.CSV else "application/yaml")
    answer["Content-Disposition"] = _('attachment; filename="{slug}-order-of-battle.{form}"').format(
        slug=campaign.slug, form=form
    )
    return answer


@login_required
@require_POST
def rate(request: HttpRequest, slug: str) -> HttpResponse:
    """Set one commander's rating, or throw for all who have none."""
    campaign = access.umpires_campaign(request.user, slug)
    who, now = request.user.get_username(), timezone.now()
    if "throw" in request.POST:
        rated = ratings.throw_ratings(ratings.unrated(campaign), who=who, now=now)
        for result in rated:
            messages.success(request, str(result))
        return redirect("order-of-battle", slug=slug)
    form = RatingForm(request.POST)
    answer = redirect("order-of-battle", slug=slug)
    if form.is_valid():
        commander = _set(request, campaign, form.cleaned_data)
        answer["Location"] += f"#formation-{commander.formation_id}"
    return answer


def _set(request: HttpRequest, campaign: Campaign, data: Mapping[str, Any]) -> Commander:
    commanders = Commander.objects.filter(formation__side__campaign=campaign).select_related(
        "formation__side__campaign"
    )
    commander = access.found(commanders.filter(pk=data["commander"]))
    try:
        ratings.set_rating(
            commander, data["rating"], reason=data["reason"], who=request.user.get_username(), now=timezone.now()
        )
    except ratings.RatingRefused as fault:
        messages.error(request, str(fault))
    else:
        said = _("{name} is {rating} now.")
        messages.success(request, said.format(name=commander.name, rating=data["rating"] or _("unrated")))
    return commander
