"""Chance and clock, settled: each test has the same dice, the same examples and the same hour, on every machine.

A run that decides whether a change is taken in must not fail for a throw, nor for the day on which it is made. Fresh
dice and fresh examples are tried on purpose, with ``make explore``.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from hashlib import sha256
from itertools import count
from types import SimpleNamespace

import pytest
import time_machine
from hypothesis import settings

from campaigns.services import dice_proofs

EXPLORING = "exploring"

# How long an example takes says more of the machine than of the code; benchmarks measure.
settings.register_profile("settled", deadline=None, derandomize=True)
settings.register_profile(EXPLORING, deadline=None, print_blob=True)
settings.load_profile("settled")


@pytest.fixture(autouse=True)
def settled_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The secrets of a test's turns: as many as it asks for, each other than the last, and the same the next time.

    All tests have the same, since the tree of keys of a secret takes longer to make than all else of a turn's opening;
    one that is marked with a name of ``dice`` has its own.
    """
    if settings.get_current_profile_name() == EXPLORING or "chance" in request.keywords:
        return
    number, marker = count(), request.node.get_closest_marker("dice")
    name = marker.args[0] if marker else "secret"

    def secret(length: int) -> bytes:
        return sha256(f"{name} {next(number)}".encode()).digest()[:length]

    monkeypatch.setattr(dice_proofs, "secrets", SimpleNamespace(token_bytes=secret))


@pytest.fixture
def settled_clock() -> Iterator[None]:
    """Half an hour after the noon at which the games of tests are opened, so that pages find their turns open."""
    with time_machine.travel(datetime(2026, 11, 20, 12, 30, tzinfo=UTC), tick=True):
        yield
