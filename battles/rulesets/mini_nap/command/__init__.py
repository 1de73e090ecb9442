"""Command: status, stands and their rides, ratings, standing orders and intents (MN-CMD, MN-RATE, MN-ORD, MN-INT)."""
