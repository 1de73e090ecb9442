"""The events of a campaign, in the order in which they happen (section o of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from battles.engine.dataclasses import dataclass, field
from battles.engine.events import NOTHING, Roll, came_of
from battles.engine.records import Record
from campaigns.strategy.catalogue import Said
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

    def says(self, _kind: type[Said]) -> Said:
        """The effect with the keys of the event's kind, one of the types in ``catalogue``."""
        return cast("Said", self.effect)

    def as_mapping(self, text: bool = True) -> Record:
        """The event as it is printed; without ``text`` as it stands in the log."""
        record: Record = {"n": self.n, "at": written(self.at), "phase": self.phase, "kind": self.kind}
        if self.unit:
            record["unit"] = self.unit
        if self.target:
            record["target"] = self.target
        if self.side:
            record["side"] = self.side
        if self.post:
            record["post"] = self.post
        if self.clause:
            record["clause"] = self.clause
        came_of(record, self.roll, self.effect)
        if text:
            record["text"] = worded(self.kind, self.unit, record.get("effect", NOTHING))
        return record
