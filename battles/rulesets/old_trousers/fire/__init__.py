"""Fire: who bears on whom, points, modifiers, volleys and what they cost (OT-FIRE-1 to 14)."""
