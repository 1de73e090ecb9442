"""What the report of a battle is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from battles.engine.dataclasses import dataclass, field
from battles.reports.documents.paper import A4, Paper
from battles.reports.facts.chronicle import Chronicle
from battles.reports.tongues import ENGLISH, Hours, Tongue
from battles.reports.tongues.battle_labels import BattleLabels


@dataclass(frozen=True, slots=True)
class BattleReportData:
    """A battle from first turn to last. ``players`` by side, ``fought`` says how, ``outcome`` in the umpire's words."""

    chronicle: Chronicle
    players: Mapping[str, Sequence[str]] = field(default_factory=lambda: MappingProxyType({}))
    fought: str = ""
    outcome: str = ""
    paper: Paper = A4
    tongue: Tongue = ENGLISH

    @property
    def hours(self) -> Hours:
        """Game time in the readers' language."""
        return self.tongue.hours(self.chronicle.clock)

    @property
    def labels(self) -> BattleLabels:
        """Headings and table heads in the readers' language."""
        return self.tongue.labels.battle

    @property
    def strength(self) -> str:
        """The measure of strength by name."""
        return self.tongue.strength(self.chronicle.ruleset)
