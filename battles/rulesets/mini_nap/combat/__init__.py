"""Hand-to-hand: joining in, splitting blows, rounds, losses, retreat off the table (MN-CC, MN-LOSS, MN-RET)."""
