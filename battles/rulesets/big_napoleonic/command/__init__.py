"""Command: generals, their rides and lines of command, intents to the letter (BNB-GENL, BNB-THROW-7, BNB-ORD-2)."""
