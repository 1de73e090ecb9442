"""Fixtures for all tests."""

from __future__ import annotations

pytest_plugins = (
    "tests.memory",
    "tests.sharing_out",
    "tests.chance",
    "tests.cast",
    "tests.played",
    "tests.orders.stage",
    "tests.servers",
    "tests.relays",
    "tests.campaigns.services.games",
)
