"""Mini-Nap, version 8."""
