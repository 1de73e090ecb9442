"""What stands on the table: units, generals, ground, zones of control, losses (BNB-GEO, BNB-TERR, BNB-LOSS)."""
