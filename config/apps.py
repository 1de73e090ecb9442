"""The site itself as applications: it checks its settings when it starts, and loads the desk when somebody opens it."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from django.apps import AppConfig
from django.contrib import admin
from django.contrib.admin.apps import SimpleAdminConfig
from django.contrib.admin.checks import check_admin_app, check_dependencies
from django.core.checks import CheckMessage, Tags, register


class DeskConfig(SimpleAdminConfig):
    """The umpire's desk: its pages are loaded with the addresses of the site, not by every command that starts."""

    default = False

    def ready(self) -> None:
        """Register the desk's checks without loading its pages."""
        register(check_dependencies, Tags.admin)
        register(check_desk, Tags.admin)


def check_desk(app_configs: Sequence[AppConfig] | None, **options: Any) -> Sequence[CheckMessage]:
    """The faults of the desk's pages, which are loaded for it."""
    admin.autodiscover()
    return check_admin_app(app_configs, **options)


class SiteConfig(AppConfig):
    """Registers the checks of settings."""

    name = "config"
    label = "site_settings"
    verbose_name = "Site"

    def ready(self) -> None:
        """Load the checks; they register themselves."""
        import_module("config.checks")
