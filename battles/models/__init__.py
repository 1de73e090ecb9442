"""Battles keep nothing of their own: a battle is a game of a campaign (``campaigns.models.game``)."""
