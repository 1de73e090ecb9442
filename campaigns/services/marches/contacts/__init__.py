"""Battles that come of a campaign's contacts: opened, told of the marches, and carried home."""
