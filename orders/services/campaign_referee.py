"""The referee of campaigns on their own map, handed the reader of orders and the rulebooks."""

from __future__ import annotations

from campaigns.services.marches.referee import CampaignReferee
from orders.services.marching import outside

REFEREE = CampaignReferee(outside)
