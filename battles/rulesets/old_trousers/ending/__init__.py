"""The end of a turn: who has won, and commands that have had enough."""
