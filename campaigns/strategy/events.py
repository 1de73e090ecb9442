"""The events of a campaign, in the order in which they happen (section o of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from battles.engine.events import NOTHING, Roll, came_of, given
from campaigns.strategy.clock import written
from campaigns.strategy.wording import worded


@dataclass(frozen=True, slots=True)
class Happening:
    """One event: ``at`` is the clock of its phase, ``post`` the headquarters that it concerns.

    The log is the umpire's; players know what their headquarters was told (EC-EVENT-1, EC-EVENT-2).
    """

    n: int
    at: int
    phase: str
    kind: str
    unit: str = ""
    target: str = ""
    side: str = ""
    post: str = ""
    clause: str = ""
    roll: Roll | None = None
    effect: Mapping[str, Any] = field(default_factory=lambda: NOTHING)

    def as_mapping(self, text: bool = True) -> dict[str, Any]:
        """The event as it is printed; without ``text`` as it stands in the log."""
        mapping: dict[str, Any] = {"n": self.n, "at": written(self.at), "phase": self.phase, "kind": self.kind}
        mapping |= given({"unit": self.unit, "target": self.target, "side": self.side, "post": self.post})
        mapping |= given({"clause": self.clause}) | came_of(self.roll, self.effect)
        if text:
            mapping["text"] = worded(self.kind, self.unit, mapping.get("effect", {}))
        return mapping
