"""The sequence of play: the turn from its start to the battle afterwards (MN-SEQ, MN-X-ARR, MN-X-VIC)."""
