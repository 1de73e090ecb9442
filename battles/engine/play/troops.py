"""Units and generals at work during a turn: what of them every rulebook begins with, and moves about.

A rulebook's own classes stand on these and add what it changes of its troops.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from battles.engine.arms import Arm
from battles.engine.battle import Commander, Formation, Point, Unit
from battles.engine.dataclasses import dataclass, field
from battles.engine.geometry import normal_angle


@dataclass(slots=True, eq=False, kw_only=True)
class AtWork:
    """Somebody or something of the frozen battle, set to work. ``index`` is its place in the file.

    ``out`` is why it has left the table, and ``waiting`` whether it is still to come.
    """

    #: Places and directions are kept to so many decimals, so that log, next file and table agree.
    DECIMALS: ClassVar[int] = 6

    index: int
    side: str
    x: float = field(init=False)
    y: float = field(init=False)
    out: str = field(init=False)
    waiting: bool = field(init=False)

    def stand_as(self, found: Unit | Commander) -> None:
        """Stand where the file has it."""
        self.x, self.y = found.at or (0.0, 0.0)
        self.out, self.waiting = found.out, found.arrives is not None

    @property
    def on_table(self) -> bool:
        """Neither gone nor still to come."""
        return not self.out and not self.waiting


@dataclass(slots=True, eq=False, kw_only=True)
class UnitAtWork(AtWork, ABC):
    """A unit of the frozen battle, set to work.

    ``moves`` is where it notes that its footprint is another, so that the whereabouts can be brought up to date.
    """

    unit: Unit
    #: Who may order for it, narrowest first.
    lineage: tuple[str, ...]
    id: str = field(init=False)
    arm: str = field(init=False)
    #: What is asked most often of it.
    infantry: bool = field(init=False)
    cavalry: bool = field(init=False)
    artillery: bool = field(init=False)
    facing: float = field(init=False)
    formation: str = field(init=False)
    moves: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        unit = self.unit
        self.id, self.arm, self.formation = unit.id, str(unit.arm), str(unit.formation)
        arms = (Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY)
        self.infantry, self.cavalry, self.artillery = (self.arm == arm for arm in arms)
        self.facing = unit.facing
        self.stand_as(unit)

    @property
    def centre(self) -> Point:
        return (self.x, self.y)

    def place(self, x: float, y: float, facing: float | None = None, formation: str = "") -> None:
        """Put it down. Whoever calls this has seen to it that there is room."""
        decimals = self.DECIMALS
        self.x, self.y = round(x, decimals), round(y, decimals)
        if facing is not None:
            self.facing = normal_angle(round(facing, decimals))
        if formation:
            self.formation = formation
        self.stir()

    @abstractmethod
    def stir(self) -> None:
        """Take note that its footprint is another."""


@dataclass(slots=True, eq=False, kw_only=True)
class GeneralAtWork(AtWork):
    """A formation's commander, set to work: a place, or with a unit. Raises ``ValueError`` for one without a commander.

    ``index`` is his formation's place in the file; ``placed`` whether he has a place of his own.
    """

    formation: Formation
    placed: bool = field(init=False)
    rating: str = field(init=False)
    attached: str = field(init=False)

    def __post_init__(self) -> None:
        commander = self.commander
        self.placed = commander.at is not None
        self.rating, self.attached = commander.rating, commander.attached
        self.stand_as(commander)

    @property
    def commander(self) -> Commander:
        """How the file has him."""
        if self.formation.commander is None:
            raise ValueError(f"{self.formation.id} has no commander")
        return self.formation.commander

    @property
    def id(self) -> str:
        """The id of his formation."""
        return self.formation.id

    @property
    def kind(self) -> str:
        return self.formation.kind

    def place(self, x: float, y: float) -> None:
        """Put him down by himself."""
        self.x, self.y = round(x, self.DECIMALS), round(y, self.DECIMALS)
        self.placed = True
