"""The orders of a campaign, read by the same search as the orders of a battle (campaign specification, section f)."""
