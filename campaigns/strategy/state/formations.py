"""Troops: units, the formations that they make, commanders, and elements, which march."""

from __future__ import annotations

from typing import Any

from battles.engine.dataclasses import dataclass, field
from campaigns.strategy.rules.tables import COMBATANT_KINDS, COMMAND_KINDS, TRAIN_KINDS
from campaigns.strategy.state.places import Leg, Place, Spot, Trail
from campaigns.strategy.state.plans import Change, Origin, Pending, Task


@dataclass(slots=True)
class Commander:
    """A formation's commander."""

    name: str = ""
    rating: str = "average"
    character: str = "steady"
    out: bool = False
    acting: bool = False


@dataclass(slots=True, eq=False)
class Unit:
    """A regiment or battery: men with the colours, guns, stragglers apart (EC-FILE-8)."""

    id: str
    of: str
    arm: str
    men: int
    guns: int = 0
    type: str = ""
    quality: str = "trained"
    stragglers: int = 0
    name: str = ""
    nation: str = ""
    battle: dict[str, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Formation:
    """A command; its children and the element values are set by :class:`Campaign`."""

    index: int
    id: str
    kind: str
    of: str = ""
    side: str = ""
    own_side: str = ""
    name: str = ""
    nation: str = ""
    commander: Commander | None = None
    base: str = ""
    standing: list[str] = field(default_factory=list)
    last: int | None = None
    changes: list[Change] = field(default_factory=list)
    children: list[Formation] = field(default_factory=list)

    @property
    def is_command(self) -> bool:
        """Whether it is an army, wing, corps or division."""
        return self.kind in COMMAND_KINDS


@dataclass(slots=True, eq=False)
class Element(Formation):
    """A body that marches as one (EC-FILE-7)."""

    spot: Spot = field(default_factory=Spot)
    state: str = "camp"
    path: list[Leg] = field(default_factory=list)
    toward: Place | None = None
    trail: list[Trail] = field(default_factory=list)
    length: int = 0
    gone: int = 0
    closing: int = 0
    toll: int = 0
    paid: bool = False
    jam: int = 0
    blocked: str = ""
    marched: int = 0
    hour: int = 0
    hour_paces: dict[str, int] = field(default_factory=dict)
    fatigue: int = 0
    rank: int = 0
    plan: list[Task] = field(default_factory=list)
    pending: Pending | None = None
    order: Origin | None = None
    ready: int = 0
    resume: int | None = None
    hold: int | None = None
    shaken: int | None = None
    rations: int = 0
    hungry: int = 0
    ammo: int = 100
    loads: int = 0
    works: int = 0
    work: int = 0
    forced: tuple[str, int] | None = None
    tried: int | None = None
    engaged: str = ""
    units: list[Unit] = field(default_factory=list)
    # Worked out, not written.
    men: int = 0
    guns: int = 0
    horse: int = 0
    light: int = 0
    row: str = "foot"
    heavy: bool = False
    x: float = 0.0
    y: float = 0.0
    points: int = 0
    moved: bool = False
    wanted: bool = False
    closed_now: bool = False
    cut: bool = False
    fought: bool = False

    @property
    def combatant(self) -> bool:
        """A brigade, battery or garrison with men that is not gone."""
        return self.state != "gone" and self.men > 0 and self.kind in COMBATANT_KINDS

    @property
    def present(self) -> bool:
        """Whether it is on the map."""
        return self.state != "gone"

    @property
    def is_train(self) -> bool:
        """A park, bridge-train or convoy."""
        return self.kind in TRAIN_KINDS

    @property
    def task(self) -> Task | None:
        """The first task of the plan."""
        return self.plan[0] if self.plan else None

    @property
    def withdrawing(self) -> bool:
        """Whether it goes back before the enemy (EC-CON-10)."""
        return bool(self.plan) and self.plan[0].do == "retreat"

    @property
    def column(self) -> bool:
        """Whether it lies on a road as a column."""
        return self.state in ("march", "closing")

    def count(self) -> None:
        """Work out men, guns, horse and the row of the rates anew from the units (EC-ELE-2, EC-ELE-3)."""
        rows = set()
        self.men = self.guns = self.horse = self.light = 0
        train = False
        for unit in self.units:
            self.men += unit.men
            self.guns += unit.guns
            if unit.arm == "cavalry":
                self.horse += unit.men
                if unit.type == "light":
                    self.light += unit.men
            if unit.arm == "train" and unit.men:
                train = True
            if unit.men:
                rows.add(_row(unit))
        if self.kind == "convoy":
            rows.add("convoy")
        elif self.kind in ("park", "bridge-train"):
            rows.add("foot guns")
        self.row = next((row for row in _SLOWEST if row in rows), "foot")
        self.heavy = self.guns > 0 or train or self.kind in ("park", "convoy")


_SLOWEST = ("convoy", "foot guns", "foot", "horse guns", "heavy horse", "light horse")


def _row(unit: Unit) -> str:
    if unit.arm == "cavalry":
        return "light horse" if unit.type == "light" else "heavy horse"
    if unit.arm == "artillery":
        return "horse guns" if unit.type == "horse" else "foot guns"
    return "convoy" if unit.arm == "train" else "foot"
