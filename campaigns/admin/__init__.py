"""The admin of campaigns, people, orders of battle and games. Each module registers its pages on import."""

from campaigns.admin import campaign, games, order_of_battle, people

__all__ = ["campaign", "games", "order_of_battle", "people"]
