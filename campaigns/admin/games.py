"""The admin of games and their clocks. Turns, rulings and sheets are read here and made on the desk or by mail."""

from __future__ import annotations

import json

from django.contrib import admin
from django.http import HttpRequest
from django.utils.html import format_html

from campaigns.admin.permission import CampaignScoped, ReadOnly, ScopedBlocks, ScopedInline
from campaigns.models import Game, GameSeat, Notice, Ruling, Schedule, Sheet, Turn, TurnException
from campaigns.services import dice_proofs


class ScheduleInline(ScopedBlocks):
    """The clock of a game. It is held and resumed on the desk, which moves the deadlines along."""

    model = Schedule
    readonly_fields = ("held", "held_at")
    fieldsets = (
        (
            None,
            {"fields": (("kind", "hours", "at"), "weekdays", "close_when_all_in", "settle_minutes", "on_the_quarter")},
        ),
        ("Around the deadline", {"fields": (("notice_hours", "grace_minutes"), "missed")}),
        ("Reminders", {"fields": ("reminder_hours", "umpire_notice_minutes")}),
        ("Rest", {"fields": (("quiet_from", "quiet_until"), "holidays", ("held", "held_at"))}),
    )


class GameSeatInline(ReadOnly, ScopedInline):
    """Who plays in a game, and with what. Commands for one game are given on its desk."""

    model = GameSeat
    fields = ("seat", "formations", "assigned")


class TurnInline(ReadOnly, ScopedInline):
    """The turns of a game, to look at."""

    model = Turn
    fields = ("branch", "number", "state", "opened_at", "closes_at", "resolved_at", "released_at")


@admin.register(Game)
class GameAdmin(CampaignScoped):
    """Games. Battles are set up from a campaign's page; the file is what it was at the start of turn 1."""

    list_display = ("title", "campaign", "ruleset", "status", "last_state", "release", "branch")
    list_filter = (("campaign", admin.RelatedOnlyFieldListFilter), "status", "ruleset", "release")
    list_select_related = ("campaign",)
    search_fields = ("title", "slug", "campaign__name")
    readonly_fields = ("campaign", "slug", "ruleset", "status", "branch", "battle_file")
    fieldsets = (
        (None, {"fields": ("title", ("campaign", "slug"), ("ruleset", "status", "branch"), "battle_file")}),
        ("Course", {"fields": (("starts_at", "last_turn"), ("release", "shown"), "game_turns_per_round", "alarms")}),
    )
    inlines = (ScheduleInline, GameSeatInline, TurnInline)
    change_form_template = "admin/campaigns/game/change_form.html"

    def has_add_permission(self, request: HttpRequest) -> bool:  # noqa: ARG002
        """Battles are set up on the campaign's page, which checks the battle file."""
        return False

    @admin.display(description="turn")
    def last_state(self, game: Game) -> str:
        """The last turn of the branch that is played on, and its state."""
        turn = game.turns.filter(branch=game.branch).order_by("-number").first()
        return f"{turn.number}, {turn.get_state_display()}" if turn else "-"

    @admin.display(description="battle file")
    def battle_file(self, game: Game) -> str:
        """What stands in the battle file."""
        document = game.document
        return f"{len(document.get('formations', ()))} formations, {len(document.get('units', ()))} units"


class ExceptionInline(ReadOnly, ScopedInline):
    """What a turn went through without, or in spite of."""

    model = TurnException
    fields = ("kind", "seat", "observer", "line", "orders", "problem", "settled")


class RulingInline(ReadOnly, ScopedInline):
    """The rulings made on a turn."""

    model = Ruling
    fields = ("at", "who", "path", "reason", "shown_to")


@admin.register(Turn)
class TurnAdmin(ReadOnly, CampaignScoped):
    """Turns, to look at. The seed is hidden until the battle is over, from umpires too."""

    list_display = ("game", "branch", "number", "state", "opened_at", "closes_at", "resolved_at", "released_at")
    list_filter = (("game", admin.RelatedOnlyFieldListFilter), "state")
    list_select_related = ("game",)
    search_fields = ("game__title", "number")
    fields = (
        ("game", "branch", "number", "through"),
        "state",
        ("opened_at", "closes_at", "closed_at", "closed_because"),
        ("resolved_at", "released_at"),
        ("commitment", "revealed_seed"),
        "problem",
        "event_list",
    )
    readonly_fields = ("revealed_seed", "event_list")
    inlines = (ExceptionInline, RulingInline)

    @admin.display(description="seed")
    def revealed_seed(self, turn: Turn) -> str:
        """The seed of a turn whose battle is over."""
        return dice_proofs.opened_seed(turn) or "secret until the battle is over"

    @admin.display(description="events")
    def event_list(self, turn: Turn) -> str:
        """The log of the turn as text, an event a line."""
        if not turn.events:
            return "-"
        lines = [f"{event.get('n')}. {event.get('text') or json.dumps(event)}" for event in turn.events]
        return format_html('<pre class="log">{}</pre>', "\n".join(lines))


@admin.register(Ruling)
class RulingAdmin(ReadOnly, CampaignScoped):
    """Rulings, to look at. They are made on the desk, where their effect is seen."""

    list_display = ("at", "turn", "who", "path", "reason")
    list_filter = (("turn__game", admin.RelatedOnlyFieldListFilter), "who")
    list_select_related = ("turn__game",)
    search_fields = ("path", "reason", "who")


@admin.register(Sheet)
class SheetAdmin(ReadOnly, CampaignScoped):
    """Order sheets, every version, with the receipts that were given for them."""

    list_display = ("seat", "turn", "version", "received_at", "withdrawn", "lines")
    list_filter = (("turn__game", admin.RelatedOnlyFieldListFilter), "withdrawn", "received_at")
    list_select_related = ("seat", "turn__game")
    search_fields = ("seat__name", "text")

    @admin.display
    def lines(self, sheet: Sheet) -> int:
        """Lines of the sheet."""
        return len(sheet.text.splitlines())


@admin.register(Notice)
class NoticeAdmin(ReadOnly, CampaignScoped):
    """What people were to be told, and whether letters have been made of it."""

    list_display = ("at", "kind", "game", "turn", "seat", "told_at", "attempts", "problem")
    list_filter = ("kind", ("game", admin.RelatedOnlyFieldListFilter), "told_at")
    list_select_related = ("game", "turn__game", "seat")
    search_fields = ("key", "problem")
