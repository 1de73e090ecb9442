"""Who runs a campaign, who holds which seat, and the addresses they answer to."""
