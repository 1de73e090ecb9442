"""The mail side of the program."""

from importlib import import_module

from django.apps import AppConfig, apps


class OrdersConfig(AppConfig):
    """Registers, once all models are there, what umpires may decide by mail and what a provider's webhook brings."""

    name = "orders"
    verbose_name = "Orders"

    def ready(self) -> None:
        """Load the handlers of umpires' words and the renderers of enclosures, and listen to a provider's webhook."""
        import_module("orders.services.decisions")
        import_module("orders.services.enclosed")
        if apps.is_installed("anymail"):
            take_inbound = import_module("orders.webhooks").take_inbound
            import_module("anymail.signals").inbound.connect(take_inbound, dispatch_uid="orders.take_inbound")
