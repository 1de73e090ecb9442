"""The map of a campaign and who stands near a point of it (EC-GEO, EC-ROUTE)."""
