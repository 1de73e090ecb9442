"""The battles of a campaign as its desk shows them."""

from __future__ import annotations

from typing import Any

from django import template

from battles.views.engagements import open_ones
from campaigns.models import Engagement, Game
from campaigns.services.marches.places import hour

register = template.Library()


@register.simple_tag
def battles_of(game: Game) -> list[dict[str, Any]]:
    """The battles that came of a campaign, each with what the umpire may make of it; none of another game."""
    return open_ones(game) if game.kind == Game.Kind.CAMPAIGN else []


@register.simple_tag
def engagement_of(game: Game) -> Engagement | None:
    """The battle of a campaign that a game is; ``None`` for one that stands by itself."""
    return Engagement.objects.filter(game=game).select_related("campaign").first()


@register.filter
def campaign_hour(moment: str) -> str:
    """An hour of the campaign for people: ``15 June, 08:30``."""
    return hour(moment)
