"""Players and the seats they hold."""

from __future__ import annotations

from django.contrib import admin
from django.http import HttpRequest

from campaigns.admin.permission import CampaignScoped, ScopedInline
from campaigns.models import Player, Seat
from campaigns.services.people.addresses import seat_address


class HeldSeatInline(ScopedInline):
    """The seats of a player."""

    model = Seat
    fk_name = "player"
    fields = ("campaign", "name", "side", "role", "state")
    readonly_fields = fields
    can_delete = False

    def has_add_permission(self, request: HttpRequest, obj: Player | None = None) -> bool:  # noqa: ARG002
        """Seats are given on the seat's own page."""
        return False


@admin.register(Player)
class PlayerAdmin(CampaignScoped):
    """Players. An umpire sees those who hold or deputise a seat of his campaigns."""

    list_display = ("name", "email", "user", "seat_names", "address_failing_since", "hard_bounces")
    search_fields = ("name", "email")
    list_filter = ("address_failing_since",)
    inlines = (HeldSeatInline,)

    def get_readonly_fields(self, request: HttpRequest, obj: Player | None = None) -> tuple[str, ...]:
        """A player may sit in campaigns of other umpires too: only a superuser changes what is his own."""
        fixed = ("address_failing_since", "hard_bounces")
        if request.user.is_superuser:
            return fixed
        return (*fixed, "user", "email", "language") if obj else (*fixed, "user")

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Umpires invite players to a seat, on the campaign's page; a player without one would be nobody's."""
        return super().has_add_permission(request) and request.user.is_superuser

    @admin.display(description="seats")
    def seat_names(self, player: Player) -> str:
        """The seats he holds."""
        return ", ".join(seat.name for seat in player.seats.all())


@admin.register(Seat)
class SeatAdmin(CampaignScoped):
    """Seats. The key is shown, as the umpire may have to tell it; it is renewed on the campaign's own pages."""

    list_display = ("name", "campaign", "side", "role", "state", "player", "deputy", "on_leave")
    list_filter = (
        ("campaign", admin.RelatedOnlyFieldListFilter),
        ("side", admin.RelatedOnlyFieldListFilter),
        "role",
        "state",
    )
    list_select_related = ("campaign", "side", "player", "deputy")
    search_fields = ("name", "player__name", "player__email")
    autocomplete_fields = ("campaign", "side", "player", "deputy")
    readonly_fields = ("key", "address")

    @admin.display(description="leave")
    def on_leave(self, seat: Seat) -> str:
        """Days on which the player is away."""
        return f"{seat.leave_from} to {seat.leave_until or 'further notice'}" if seat.leave_from else "-"

    @admin.display(description="reply address")
    def address(self, seat: Seat) -> str:
        """Where orders for this seat are written to."""
        return seat_address(seat) if seat.pk else "-"
