"""The end of a turn: morale, recovery, victory."""
