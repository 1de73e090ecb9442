"""Enemies who meet: who is in contact, engagements, brushes, withdrawals (EC-CON)."""
