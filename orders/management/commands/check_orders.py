"""``manage.py check_orders``."""

from __future__ import annotations

from campaigns.management.faces import Face
from orders.management.check_orders import COMMAND


class Command(Face):
    """What it does: :class:`orders.management.check_orders.CheckOrders`."""

    does = COMMAND
