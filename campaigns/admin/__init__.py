"""The admin of campaigns, people and orders of battle. Each module registers its pages on import."""

from campaigns.admin import campaign, order_of_battle, people

__all__ = ["campaign", "order_of_battle", "people"]
