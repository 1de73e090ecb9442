"""What is loaded for the tests is not searched through again and again for what is gone: as in the long-lived processes
of the site. Some twelve thousand tests and all that they import are half a million objects."""

from __future__ import annotations

from config.memory import seek_seldom, settle


def pytest_configure() -> None:
    """While tests are collected nothing of them goes away."""
    seek_seldom()


def pytest_collection_finish() -> None:
    """They are all here now."""
    settle()
