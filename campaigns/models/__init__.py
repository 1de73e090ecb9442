"""Campaigns, people, orders of battle, and games with their turns.

Each module imports only those above it: campaign, order_of_battle, seats, game, turn, audit, sheet,
notice, question, piece, aftermath, engagement.
"""

from campaigns.models.aftermath import Aftermath
from campaigns.models.audit import AuditEntry
from campaigns.models.campaign import Campaign
from campaigns.models.engagement import BattleTerms, Engagement, Way
from campaigns.models.game import ALARMS, Game, GameSeat, Schedule
from campaigns.models.heartbeat import Heartbeat
from campaigns.models.notice import Notice
from campaigns.models.order_of_battle import Commander, Formation, OrderOfBattleImport, Side, Unit
from campaigns.models.piece import Piece
from campaigns.models.question import Question
from campaigns.models.seats import Player, Seat, new_key
from campaigns.models.sheet import Sheet
from campaigns.models.turn import Dispatch, Extension, Ruling, Turn, TurnException

__all__ = [
    "ALARMS",
    "Aftermath",
    "AuditEntry",
    "BattleTerms",
    "Campaign",
    "Commander",
    "Dispatch",
    "Engagement",
    "Extension",
    "Formation",
    "Game",
    "GameSeat",
    "Heartbeat",
    "Notice",
    "OrderOfBattleImport",
    "Piece",
    "Player",
    "Question",
    "Ruling",
    "Schedule",
    "Seat",
    "Sheet",
    "Side",
    "Turn",
    "TurnException",
    "Unit",
    "Way",
    "new_key",
]
