"""The application of campaigns, people and orders of battle."""

from __future__ import annotations

from typing import Any

from django.apps import AppConfig
from django.db.models.signals import post_migrate


class CampaignsConfig(AppConfig):
    name = "campaigns"
    verbose_name = "Campaigns"

    def ready(self) -> None:
        """Keep the group of umpires up to date with the models, whenever a database has been migrated."""
        post_migrate.connect(_refresh_umpires, dispatch_uid="campaigns.umpires")


def _refresh_umpires(app_config: AppConfig, **_: Any) -> None:
    # Models cannot be imported before all applications are loaded.
    from campaigns.services.campaigns import APPS, umpires_group

    if app_config.label in APPS:
        umpires_group()
