"""Charges: by order and opportunity, what is charged reacts, who wins breaks through (MN-CHG, MN-REACT, MN-BRK)."""
