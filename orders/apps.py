"""The mail side of the program."""

from importlib import import_module

from django.apps import AppConfig


class OrdersConfig(AppConfig):
    """Registers, once all models are there, what umpires may decide by mail."""

    name = "orders"
    verbose_name = "Orders"

    def ready(self) -> None:
        """Load the handlers of umpires' words."""
        import_module("orders.services.decisions")
