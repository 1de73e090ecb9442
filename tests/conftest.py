"""Fixtures for all tests."""

from __future__ import annotations

from hypothesis import settings

# How long an example takes says more of the machine than of the code; benchmarks measure.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

pytest_plugins = (
    "tests.cast",
    "tests.played",
    "tests.orders.stage",
    "tests.servers",
    "tests.relays",
    "tests.campaigns.services.games",
)
