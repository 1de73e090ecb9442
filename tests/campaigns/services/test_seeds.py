"""The secret of a turn comes from the system's own chance, and tests are kept from it."""

from __future__ import annotations

import secrets
from hashlib import sha256

import pytest
from hypothesis import settings

from campaigns.services import dice_proofs
from tests.chance import EXPLORING


@pytest.mark.chance
def test_a_turns_secret_is_drawn_from_the_systems_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda length: bytes(range(length)))
    assert dice_proofs.new_seed(1)[0] == bytes(range(32)).hex()


@pytest.mark.chance
def test_no_two_secrets_are_alike() -> None:
    drawn = [dice_proofs.new_seed(1) for _ in range(8)]
    assert len({secret for secret, _ in drawn}) == len({root for _, root in drawn}) == 8


def test_the_secrets_of_a_test_are_settled_unless_it_explores() -> None:
    first, second = (dice_proofs.new_seed(1)[0] for _ in range(2))
    assert first != second
    assert (first == settled("secret")) != (settings.get_current_profile_name() == EXPLORING)


@pytest.mark.dice("its own")
def test_a_test_may_have_dice_of_its_own() -> None:
    first = dice_proofs.new_seed(1)[0]
    assert (first == settled("its own")) != (settings.get_current_profile_name() == EXPLORING)


def settled(name: str) -> str:
    """The first secret of a name."""
    return sha256(f"{name} 0".encode()).hexdigest()
