"""Hand to hand: melees, falling back, breakthroughs (OT-C-MEL-1 to 8, OT-C-BRK-1 to 3)."""
