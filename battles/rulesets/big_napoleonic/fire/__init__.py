"""Fire: who may be shot at, by how many bases, and what it does (BNB-FIRE)."""
