"""What is on its way: dispatches, patrols, and news that will be public."""

from __future__ import annotations

from typing import Any

from battles.engine.dataclasses import dataclass, field
from campaigns.strategy.state.places import Leg, Spot


@dataclass(slots=True, eq=False)
class Dispatch:
    """An order, message or report on its way (EC-COUR-1). A rider on the road has a ``spot``."""

    id: str
    sender: str
    to: str
    kind: str
    sent: int
    side: str
    lines: list[str] = field(default_factory=list)
    report: dict[str, Any] | None = None
    formation: str = ""
    spot: Spot = field(default_factory=Spot)
    path: list[Leg] = field(default_factory=list)
    wait: int = 0
    follow: bool = False
    passed: list[str] = field(default_factory=list)
    base: str = ""
    riders: int = 1
    quiet: bool = False
    aim: Spot | None = None
    duplicate: bool = False


@dataclass(slots=True, eq=False)
class Patrol:
    """A cavalry patrol (EC-PAT-1)."""

    id: str
    of: str
    spot: Spot
    path: list[Leg] = field(default_factory=list)
    met: list[str] = field(default_factory=list)
    back: bool = False
    forced: tuple[str, int] | None = None
    tried: int | None = None


@dataclass(slots=True)
class Notice:
    """Something that becomes public (EC-GAZ-1)."""

    id: str
    kind: str
    of: str
    due: int
    facts: dict[str, Any] = field(default_factory=dict)
