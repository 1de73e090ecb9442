"""What stands on the table: footprints, troops and generals, ground, fronts and flanks."""
