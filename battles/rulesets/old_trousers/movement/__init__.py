"""Movement: acts of units, what they cost, what stops them."""
