"""Orders of battle: the command tree, its commanders and its troops."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import admin, messages
from django.contrib.admin.helpers import ActionForm
from django.http import HttpRequest
from django.utils import timezone

from battles.rulesets import RULESETS
from campaigns.admin.permission import CampaignScoped, ScopedBlocks, ScopedInline
from campaigns.models import Commander, Formation, Side, Unit
from campaigns.services import ratings


def ratings_known() -> list[tuple[str, str]]:
    """Every rating that some rulebook knows, best first, after the choice of none."""
    words = (word for ruleset in RULESETS.values() for rating in ruleset.ratings for word in rating.words)
    return [("", "rating …"), *((word, word) for word in dict.fromkeys(words))]


class CommanderInline(ScopedBlocks):
    """The commander on his formation's page. The throw that rated him is shown, never edited."""

    model = Commander
    fields = ("name", ("rating", "basis"), "dice", "reason")
    readonly_fields = ("rating", "basis", "dice")


class UnitInline(ScopedInline):
    """Units on their formation's page."""

    model = Unit
    fields = ("position", "key", "name", "arm", "type", "quality", "men", "pieces", "strength", "guns")


class SubordinateInline(ScopedInline):
    """Formations under a formation."""

    model = Formation
    fk_name = "parent"
    fields = ("position", "key", "kind", "name", "nation", "side")
    verbose_name_plural = "formations under it"


@admin.register(Side)
class SideAdmin(CampaignScoped):
    """The sides of campaigns."""

    list_display = ("name", "campaign", "key", "nation", "formation_count")
    list_filter = (("campaign", admin.RelatedOnlyFieldListFilter), "nation")
    search_fields = ("name", "key", "campaign__name")

    @admin.display(description="formations")
    def formation_count(self, side: Side) -> int:
        """How many formations the side has."""
        return side.formations.count()


@admin.register(Formation)
class FormationAdmin(CampaignScoped):
    """Armies, corps, divisions and brigades."""

    list_display = ("name", "key", "kind", "side", "parent", "commander_name", "unit_count")
    list_filter = (
        ("side__campaign", admin.RelatedOnlyFieldListFilter),
        ("side", admin.RelatedOnlyFieldListFilter),
        "kind",
    )
    list_select_related = ("side__campaign", "parent", "commander")
    search_fields = ("name", "key", "commander__name")
    autocomplete_fields = ("side", "parent")
    ordering = ("side__campaign", "side__position", "position")
    inlines = (CommanderInline, SubordinateInline, UnitInline)
    list_per_page = 60

    @admin.display(description="commander", ordering="commander__name")
    def commander_name(self, formation: Formation) -> str:
        """Name and rating of the commander."""
        commander = getattr(formation, "commander", None)
        if commander is None:
            return "-"
        return f"{commander.name}, {commander.rating}" if commander.rating else commander.name

    @admin.display(description="units")
    def unit_count(self, formation: Formation) -> int:
        """Units directly in the formation."""
        return formation.units.count()


class RatingForm(ActionForm):
    """The rating that the action *set the rating* gives, and why. A service refuses what the ruleset does not know."""

    rating = forms.ChoiceField(choices=ratings_known, required=False)
    reason = forms.CharField(required=False, widget=forms.TextInput(attrs={"placeholder": "reason"}))


@admin.register(Commander)
class CommanderAdmin(CampaignScoped):
    """Commanders and their ratings. A rating is set or thrown by an action, so that it stands in the audit trail."""

    list_display = ("name", "formation", "kind", "side", "rating", "basis", "throw", "rated_at")
    list_filter = (
        ("formation__side__campaign", admin.RelatedOnlyFieldListFilter),
        ("formation__side", admin.RelatedOnlyFieldListFilter),
        "formation__kind",
        "rating",
        "basis",
    )
    list_select_related = ("formation__side",)
    search_fields = ("name", "formation__name", "formation__key")
    ordering = ("formation__side__campaign", "formation__side__position", "formation__position")
    autocomplete_fields = ("formation",)
    readonly_fields = ("rating", "basis", "dice", "rated_at")
    action_form = RatingForm
    actions = ("throw_ratings", "set_ratings")

    @admin.display(ordering="formation__kind")
    def kind(self, commander: Commander) -> str:
        """The kind of formation he commands."""
        return commander.formation.get_kind_display()

    @admin.display(ordering="formation__side")
    def side(self, commander: Commander) -> str:
        """The side he is on."""
        return str(commander.formation.side)

    @admin.display(description="dice")
    def throw(self, commander: Commander) -> str:
        """The dice that rated him."""
        return " + ".join(str(die) for die in commander.dice) or "-"

    @admin.action(description="Throw the rating on the ruleset's table")
    def throw_ratings(self, request: HttpRequest, queryset: Any) -> None:
        """Throw for each commander chosen, and show every throw."""
        chosen = queryset.select_related("formation__side__campaign", "formation__parent")
        thrown = ratings.throw_ratings(chosen, who=request.user.get_username(), now=timezone.now())
        for result in thrown:
            messages.success(request, str(result))
        passed_over = len(chosen) - len(thrown)
        if passed_over:
            messages.info(request, f"{passed_over} of those chosen have a brigade, which no throw is made for.")

    @admin.action(description="Set the rating chosen here")
    def set_ratings(self, request: HttpRequest, queryset: Any) -> None:
        """Give each commander chosen the rating of the form beside the action."""
        rating, reason = request.POST.get("rating", ""), request.POST.get("reason", "")
        for commander in queryset.select_related("formation__side__campaign"):
            try:
                ratings.set_rating(
                    commander, rating, reason=reason, who=request.user.get_username(), now=timezone.now()
                )
            except ratings.RatingRefused as refusal:
                messages.error(request, str(refusal))
            else:
                messages.success(request, f"{commander.name}: {rating or 'unrated'}.")


@admin.register(Unit)
class UnitAdmin(CampaignScoped):
    """Battalions, regiments of horse and batteries."""

    list_display = ("name", "key", "formation", "arm", "type", "quality", "men", "pieces", "strength", "nation")
    list_filter = (
        ("formation__side__campaign", admin.RelatedOnlyFieldListFilter),
        ("formation__side", admin.RelatedOnlyFieldListFilter),
        "arm",
        "type",
        "quality",
        "nation",
    )
    list_select_related = ("formation",)
    search_fields = ("name", "key", "source_row", "formation__name", "formation__key")
    autocomplete_fields = ("formation",)
    list_per_page = 80
