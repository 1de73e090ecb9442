"""The site itself as an application: it checks its settings when it starts."""

from importlib import import_module

from django.apps import AppConfig


class SiteConfig(AppConfig):
    """Registers the checks of settings."""

    name = "config"
    label = "site_settings"
    verbose_name = "Site"

    def ready(self) -> None:
        """Load the checks; they register themselves."""
        import_module("config.checks")
