"""The sequence of play: the turn from its start to the battle afterwards (BNB-TURN, BNB-X-VIC)."""
