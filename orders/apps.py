"""The mail side of the program."""

from importlib import import_module

from django.apps import AppConfig, apps


class OrdersConfig(AppConfig):
    """Takes its place in the life of turns once all models are there, and listens to a provider's webhook."""

    name = "orders"
    verbose_name = "Orders"

    def ready(self) -> None:
        """Load handlers of umpires' words, makers of enclosures and letters, and the chores; listen to a webhook."""
        import_module("orders.services.gate.umpire_commands")
        import_module("orders.services.out.enclosed")
        import_module("orders.services.out.battle_letters").register()
        import_module("orders.services.out.campaign_letters").register()
        referee = import_module("campaigns.services.marches.referee").CampaignReferee
        import_module("campaigns.services.referees").register(
            referee(import_module("orders.services.marching").outside)
        )
        import_module("orders.services.chores").register()
        if apps.is_installed("anymail"):
            take_inbound = import_module("orders.webhooks").take_inbound
            import_module("anymail.signals").inbound.connect(take_inbound, dispatch_uid="orders.take_inbound")
