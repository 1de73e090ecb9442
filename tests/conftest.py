"""Fixtures for all tests."""

pytest_plugins = ("tests.cast", "tests.servers", "tests.relays", "tests.battles.services.games")
