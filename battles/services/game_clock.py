"""Game time: the hour of a battle's turns, which has nothing to do with the hour on the players' wall."""

from __future__ import annotations

from datetime import datetime

from battles import rulesets
from battles.reports.facts import Clock
from campaigns.models import Game


def clock_of(battle: Game) -> Clock:
    """The game clock of a battle; one that tells turns instead of hours when its first turn has no date."""
    start = datetime.fromisoformat(battle.starts_at) if battle.starts_at else None
    return Clock(rulesets.find(battle.ruleset).minutes_per_turn, start)
