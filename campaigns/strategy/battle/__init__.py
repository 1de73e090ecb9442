"""Battles brought on, drawn up on their ground, settled or resolved (EC-BAT, EC-GND, EC-BFILE, EC-SET, EC-RES)."""
