"""The turn, in the order of its sequence of play."""
