"""The mail side of the program."""

from importlib import import_module

from django.apps import AppConfig, apps

from campaigns.services import ports


class OrdersConfig(AppConfig):
    """Takes its place in the life of turns, and listens to a provider's webhook."""

    name = "orders"
    verbose_name = "Orders"

    def ready(self) -> None:
        """Bring the referee of campaigns, the chores of mail and its needs; listen to a webhook."""
        ports.REFEREES["campaign"] = "orders.services.campaign_referee.REFEREE"
        ports.CHORES["mails"] = "orders.services.chores.MAILS"
        ports.CHORES["notices"] = "orders.services.chores.NOTICES"
        ports.CHORES["outgoing"] = "orders.services.chores.OUTGOING"
        ports.UNREAD["mail"] = "orders.services.chores.unread_mail"
        ports.NEEDS["mail"] = "orders.services.desk_needs.mail_needs"
        if apps.is_installed("anymail"):
            take_inbound = import_module("orders.webhooks").take_inbound
            import_module("anymail.signals").inbound.connect(take_inbound, dispatch_uid="orders.take_inbound")
