"""The name by which the initial migration knows the alarms of a new battle."""

from campaigns.models.game import default_alarms

__all__ = ["default_alarms"]
