"""Closing, fighting, and what follows: rout, pursuit, disengagement."""
