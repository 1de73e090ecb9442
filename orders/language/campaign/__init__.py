"""The orders of a campaign, read by the same search as the orders of a battle (campaign specification, section f)."""

from orders.language.campaign.letters import CampaignLetter, read_campaign_letter
from orders.language.campaign.reader import CampaignReader

__all__ = ["CampaignLetter", "CampaignReader", "read_campaign_letter"]
