"""Morale: tests, routs, rallying, recovery, skirmishers who give way (OT-C-TEST-1, OT-ROUT-1 to 5)."""
