"""Assaults: whether they are legal, contact, alignment, closing up behind (BNB-ASLT)."""
