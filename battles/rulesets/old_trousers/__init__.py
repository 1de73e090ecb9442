"""Old Trousers II (version 1.0): the rulebook by its chapters."""
