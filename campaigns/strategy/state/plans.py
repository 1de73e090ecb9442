"""What formations have to do: tasks of a plan, the order that it comes from, orders that wait."""

from __future__ import annotations

from typing import Any

from battles.engine.dataclasses import dataclass, field


@dataclass(slots=True)
class Task:
    """A task of a plan, with the keys of EC-FILE-15."""

    do: str
    mode: str = ""
    to: Any = None
    via: tuple[str, ...] = ()
    fields: bool = False
    formation: str = ""
    start: int | None = None
    pace: str = ""
    daily: int | None = None
    night: bool = False
    until: int | None = None
    hours: int | None = None
    road: str = ""
    there: bool = False
    metres: int | None = None
    guns: str = ""
    arrived: bool = False

    @property
    def marches(self) -> bool:
        """Whether the task has a march to make still."""
        if self.do in ("march", "retreat"):
            return not self.arrived
        if self.do in ("defend", "cover", "screen"):
            return self.to is not None and not self.arrived
        return self.do in ("destroy", "repair") and not self.there


@dataclass(slots=True)
class Origin:
    """The order that a plan comes from; ``told`` says what was reported of it already (EC-REP-1)."""

    id: str
    formation: str
    sender: str
    told: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Pending:
    """An order that waits to take effect (EC-STAFF-2). ``tasks`` is ``None`` when it leaves the plan as it is."""

    effective: int
    tasks: list[Task] | None
    rank: int
    add: bool
    order: Origin


@dataclass(slots=True)
class Change:
    """A change of a formation itself that waits (EC-STAFF-3, EC-STAFF-5): standing lines, or a new command."""

    effective: int
    standing: list[str] = field(default_factory=list)
    of: str = ""
    order: str = ""
