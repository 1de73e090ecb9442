"""Scenarios: found, loaded, built from an order of battle and a map."""
