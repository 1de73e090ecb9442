"""Campaigns and what was done in them. Orders of battle come in, and battles are set up, on the campaign's own pages,
to which each campaign links."""

from __future__ import annotations

from typing import Any

from django.contrib import admin, messages
from django.db.models import Count, QuerySet
from django.forms import ModelForm
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from campaigns.admin.forms import CampaignForm
from campaigns.admin.permission import CampaignScoped, ReadOnly, ScopedInline
from campaigns.models import AuditEntry, Campaign, OrderOfBattleImport, Seat, Side
from campaigns.services import ratings
from campaigns.services.order_of_battle.storing import stored
from campaigns.services.order_of_battle.writing import Form, write
from campaigns.services.people.campaigns import appoint_umpire


class SideInline(ScopedInline):
    """The sides of a campaign."""

    model = Side
    fields = ("position", "key", "name", "nation")


class SeatInline(ScopedInline):
    """Who holds which command."""

    model = Seat
    fields = ("name", "side", "role", "state", "player", "deputy")
    autocomplete_fields = ("side", "player", "deputy")


@admin.register(Campaign)
class CampaignAdmin(CampaignScoped):
    """Campaigns, with their sides and seats."""

    form = CampaignForm
    list_display = ("name", "ruleset", "battle_count", "seat_count", "umpire_names", "created_at")
    search_fields = ("name", "slug", "description")
    list_filter = ("ruleset",)
    prepopulated_fields = {"slug": ("name",)}
    filter_horizontal = ("umpires",)
    inlines = (SideInline, SeatInline)
    actions = ("throw_missing_ratings", "export_csv", "export_yaml")
    change_form_template = "admin/campaigns/campaign/change_form.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Any]:
        """The umpire's campaigns with their counts."""
        counts = {"battle_total": Count("games", distinct=True), "seat_total": Count("seats", distinct=True)}
        queryset: QuerySet[Any] = super().get_queryset(request).prefetch_related("umpires").annotate(**counts)
        return queryset

    @admin.display(description="battles", ordering="battle_total")
    def battle_count(self, campaign: Any) -> int:
        """How many battles the campaign has."""
        total: int = campaign.battle_total
        return total

    @admin.display(description="seats", ordering="seat_total")
    def seat_count(self, campaign: Any) -> int:
        """How many seats the campaign has."""
        total: int = campaign.seat_total
        return total

    @admin.display(description="umpires")
    def umpire_names(self, campaign: Campaign) -> str:
        """The login names of its umpires."""
        return ", ".join(user.get_username() for user in campaign.umpires.all())

    @admin.action(description="Throw for commanders without a rating", permissions=["change"])
    def throw_missing_ratings(self, request: HttpRequest, queryset: QuerySet[Campaign]) -> None:
        """Throw on the ruleset's tables and show every throw."""
        for campaign in queryset:
            thrown = ratings.throw_ratings(
                ratings.unrated(campaign), who=request.user.get_username(), now=timezone.now()
            )
            for result in thrown:
                messages.success(request, str(result))
            if not thrown:
                messages.info(request, f"{campaign}: every commander has his rating.")

    @admin.action(description="Export the order of battle as CSV")
    def export_csv(self, request: HttpRequest, queryset: QuerySet[Campaign]) -> HttpResponse | None:
        """The order of battle of one campaign as a CSV file."""
        return self._export(request, queryset, Form.CSV)

    @admin.action(description="Export the order of battle as YAML")
    def export_yaml(self, request: HttpRequest, queryset: QuerySet[Campaign]) -> HttpResponse | None:
        """The order of battle of one campaign as a YAML file."""
        return self._export(request, queryset, Form.YAML)

    def _export(self, request: HttpRequest, queryset: QuerySet[Campaign], form: Form) -> HttpResponse | None:
        if len(queryset) != 1:
            messages.error(request, f"{len(queryset)} campaigns are chosen; an export is of one. Choose one.")
            return None
        campaign = queryset[0]
        name = f"{campaign.slug}-order-of-battle.{form.value}"
        return HttpResponse(
            write(stored(campaign), form, campaign.ruleset),
            content_type=f"{'text/csv' if form is Form.CSV else 'application/yaml'}; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    def save_related(self, request: HttpRequest, form: ModelForm[Any], formsets: Any, change: bool) -> None:
        """Whoever makes a campaign umpires it; every umpire may use the admin."""
        super().save_related(request, form, formsets, change)
        campaign = form.instance
        if not change and not request.user.is_superuser:
            campaign.umpires.add(request.user)
        for user in campaign.umpires.all():
            appoint_umpire(campaign, user)


@admin.register(AuditEntry)
class AuditEntryAdmin(ReadOnly, CampaignScoped):
    """Who did what, when. Written by services, never by hand."""

    list_display = ("at", "campaign", "who", "done", "reason")
    list_filter = (("campaign", admin.RelatedOnlyFieldListFilter), "at")
    list_select_related = ("campaign",)
    search_fields = ("who", "action", "subject", "reason")
    date_hierarchy = "at"


@admin.register(OrderOfBattleImport)
class OrderOfBattleImportAdmin(ReadOnly, CampaignScoped):
    """The accounts of imports: what came in and what was made of it."""

    list_display = ("at", "campaign", "source", "who", "rows", "units", "strength", "notes")
    list_filter = (("campaign", admin.RelatedOnlyFieldListFilter), "at")
    list_select_related = ("campaign",)
    search_fields = ("source", "who")
    change_form_template = "admin/campaigns/orderofbattleimport/change_form.html"
    fields = ("campaign", "at", "who", "source")

    @admin.display(description="rows read")
    def rows(self, account: OrderOfBattleImport) -> str:
        """Rows read of rows that came in."""
        return f"{account.report.get('rows_read', '?')} of {account.report.get('rows', '?')}"

    @admin.display
    def units(self, account: OrderOfBattleImport) -> str:
        """Units that were made."""
        return str(account.report.get("totals", {}).get("units", "?"))

    @admin.display(description="strength points")
    def strength(self, account: OrderOfBattleImport) -> str:
        """Strength points in all."""
        return str(account.report.get("totals", {}).get("strength", "?"))

    @admin.display(description="rows with a note")
    def notes(self, account: OrderOfBattleImport) -> int:
        """How many notes there are on rows refused, repaired or set aside."""
        return len(account.report.get("notes", ()))
