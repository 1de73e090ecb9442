"""``manage.py march``."""

from __future__ import annotations

from campaigns.management.faces import Face
from orders.management.march import COMMAND


class Command(Face):
    """What it does: :class:`orders.management.march.March`."""

    does = COMMAND
