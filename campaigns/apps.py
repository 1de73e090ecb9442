"""The application of campaigns, people and orders of battle."""

from __future__ import annotations

from typing import Any

from django.apps import AppConfig
from django.db.models.signals import post_migrate, post_save

from campaigns.services import ports


class CampaignsConfig(AppConfig):
    name = "campaigns"
    verbose_name = "Campaigns"

    def ready(self) -> None:
        """Bring the chores of games; keep umpires up to date with the models, games under way with the seats."""
        ports.CHORES["turns"] = "campaigns.services.turns.resolution.CHORE"
        ports.CHORES["battles of campaigns"] = "campaigns.services.marches.contacts.tending.CHORE"
        ports.NEEDS["battles of campaigns"] = "campaigns.services.marches.contacts.engagements.needs"
        post_migrate.connect(_refresh_umpires, dispatch_uid="campaigns.umpires")
        post_save.connect(_follow_seat, sender=self.get_model("Seat"), dispatch_uid="campaigns.seating")


def _refresh_umpires(app_config: AppConfig, **_: Any) -> None:
    # Models cannot be imported before all applications are loaded.
    from campaigns.services.people.campaigns import APPS, umpires_group

    if app_config.label in APPS:
        umpires_group()


def _follow_seat(instance: Any, **_: Any) -> None:
    from campaigns.services.seating import follow_seat

    follow_seat(instance)
