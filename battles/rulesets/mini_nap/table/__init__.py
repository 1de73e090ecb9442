"""What stands on the table: units, stands, ground, the battle at work in a turn (MN-SCALE, MN-GEO, MN-X-TERR)."""
