"""The turn: from the battle and both sides' order sheets to the events and the battle afterwards (MN-SEQ-1 to 7)."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.battle import Battle
from battles.engine.orders import OrderSheet
from battles.engine.protocol import Resolution


def resolve(battle: Battle, sheets: Mapping[str, OrderSheet], seed: bytes) -> Resolution:
    """Resolve the open turn. Raises ``InputFaults`` only for the dice script."""
    return Resolution((), battle)
