"""The time zone in which a campaign's people read times."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from campaigns.models import Campaign


def zone_of(campaign: Campaign) -> ZoneInfo:
    """The campaign's zone. Raises ``ZoneInfoNotFoundError`` for a name that no zone has."""
    return ZoneInfo(campaign.time_zone)
