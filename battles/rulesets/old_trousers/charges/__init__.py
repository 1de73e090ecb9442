"""Charges: declaration, path, reactions, flight, charge tests, opportunity (OT-CHG-1 to 13)."""
