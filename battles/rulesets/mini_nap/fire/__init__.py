"""Fire: who may be shot at, with how many dice, and what it does (MN-FIRE, MN-ART, MN-X-OVER)."""
