"""Campaign files: from a document to a campaign and back, with the maps beside them (EC-FILE)."""
