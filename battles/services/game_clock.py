"""Game time: the hour of a battle's turns, which has nothing to do with the hour on the players' wall."""

from __future__ import annotations

from datetime import datetime

from battles import rulesets
from battles.reports.facts import Clock
from campaigns.models import Engagement, Game


def clock_of(battle: Game) -> Clock:
    """The game clock of a battle; one that tells turns instead of hours when its first turn has no date.

    A turn of a battle of a campaign lasts as long as the campaign has it.
    """
    start = datetime.fromisoformat(battle.starts_at) if battle.starts_at else None
    minutes = rulesets.find(battle.ruleset).minutes_per_turn
    if battle.arose_from_id is not None and (of_campaign := Engagement.objects.filter(game=battle).first()):
        minutes = of_campaign.minutes
    return Clock(minutes, start)
