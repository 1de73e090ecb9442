"""Battles, their results, and the wounded who come back from them."""

from __future__ import annotations

from typing import Any

from battles.engine.dataclasses import dataclass, field
from campaigns.strategy.state.places import Place


@dataclass(slots=True, eq=False)
class Battle:
    """A battle of the campaign (EC-BAT-1). ``unplayed`` goes before the setting of that name (EC-BAT-5)."""

    id: str
    place: Place
    side: str
    starts: int
    until: int
    state: str = "coming"
    forces: dict[str, list[str]] = field(default_factory=dict)
    coming: dict[str, Any] = field(default_factory=dict)
    guns: list[str] = field(default_factory=list)
    present: dict[str, int] = field(default_factory=dict)
    file: dict[str, Any] | None = None
    unplayed: str = ""


@dataclass(slots=True)
class Result:
    """The result of a battle that was played elsewhere (EC-RES-1)."""

    battle: str
    ended: int
    winner: str = ""
    holder: str = ""
    outcome: str = ""
    losses: dict[str, dict[str, int]] = field(default_factory=dict)
    fallen: dict[str, str] = field(default_factory=dict)
    state: dict[str, Any] | None = None


@dataclass(slots=True)
class Wounded:
    """Men who come back to their unit (EC-AFT-1)."""

    unit: str
    men: int
    back: int
