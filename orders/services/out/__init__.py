"""From what people are told to a delivered mail: notices, outbox, enclosures, delivery."""
