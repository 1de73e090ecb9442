"""What a staff needs to propose orders: the battle as a side knows it made whole, and figures as an order has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import MappingProxyType

from battles.engine.battle import Battle, Unit


def made_whole(battle: Battle, side: str, usual: Callable[[Unit], Unit]) -> Battle:
    """A battle as a side knows it, led by the able staff; ``usual`` fills in what is not known of an enemy."""
    units = tuple(unit if battle.side_of[unit.id] == side else usual(unit) for unit in battle.units)
    return replace(battle, units=units, settings=MappingProxyType({**battle.settings, "staff": "able", "fog": "open"}))


def figure(value: float) -> str:
    """A length or direction with one decimal at the most."""
    return f"{value:.1f}".removesuffix(".0")
