"""Campaigns, people and orders of battle. Each module imports only those above it: campaign, order_of_battle, seats."""

from campaigns.models.campaign import AuditEntry, Campaign
from campaigns.models.heartbeat import Heartbeat
from campaigns.models.order_of_battle import Commander, Formation, OrderOfBattleImport, Side, Unit
from campaigns.models.seats import Player, Seat, new_key

__all__ = [
    "AuditEntry",
    "Campaign",
    "Commander",
    "Formation",
    "Heartbeat",
    "OrderOfBattleImport",
    "Player",
    "Seat",
    "Side",
    "Unit",
    "new_key",
]
