"""The mail of a battle as its desk shows it."""

from __future__ import annotations

from typing import Any

from django import template
from django.db.models import Q

from campaigns.models import Game
from orders.models import OutgoingMail, RawMail

register = template.Library()
#: So many mails each way stand on the desk; the rest is in the mail log.
SHOWN = 8


@register.simple_tag
def latest_mail(game: Game) -> dict[str, Any]:
    """The latest mails ``in`` and ``out`` of a game, and of its campaign those that belong to no game."""
    own = Q(turn__game=game) | Q(turn=None)
    received = RawMail.objects.filter(own, seat__campaign=game.campaign_id).select_related("seat").defer("raw")
    sent = OutgoingMail.objects.filter(own, campaign=game.campaign_id).defer("text", "html")
    return {"received": received[:SHOWN], "sent": sent[:SHOWN]}
