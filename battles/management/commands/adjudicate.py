"""``manage.py adjudicate``."""

from __future__ import annotations

from battles.management.adjudicate import COMMAND
from campaigns.management.faces import Face


class Command(Face):
    """What it does: :class:`battles.management.adjudicate.Adjudicate`."""

    does = COMMAND
