"""The shooting phase."""
