"""Fixtures for all tests."""

pytest_plugins = ("tests.cast", "tests.orders.stage", "tests.servers", "tests.relays", "tests.campaigns.services.games")
