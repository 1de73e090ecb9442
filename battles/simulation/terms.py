"""What is played: a battle document, how long, who leads whom, what counts as won."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from battles.engine.dataclasses import asdict, dataclass, field

#: Turns that are played when nobody says how many.
TURNS = 12


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a simulation, as plain values.

    ``label`` names what was changed, empty for the battle as it is. ``characters`` are those of the commanders who lead
    by side (steady when not named); a side for which the document holds orders is led by these instead. ``aims`` are
    pairs of a place and its worth in points, and decide a battle that no rule of the book has ended. ``seed`` is any
    text; battles of the same seed and number throw the same dice as far as they go the same way.
    """

    document: Mapping[str, Any]
    turns: int = TURNS
    seed: str = ""
    label: str = ""
    characters: Mapping[str, str] = field(default_factory=dict)
    aims: tuple[tuple[str, int], ...] = ()

    def as_mapping(self) -> dict[str, Any]:
        """The terms as plain values, ready for JSON."""
        return asdict(self)

    @classmethod
    def from_mapping(cls, raw: Mapping[str, Any]) -> Terms:
        """Read back what :meth:`as_mapping` wrote."""
        return cls(**{**raw, "aims": tuple((str(place), int(worth)) for place, worth in raw.get("aims", ()))})

    @property
    def digest(self) -> str:
        """What tells these terms from all others."""
        text = json.dumps(self.as_mapping(), sort_keys=True, ensure_ascii=False, default=list)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def seed_of(self, number: int) -> bytes:
        """The seed of one battle, by its number; the same for every variant."""
        return hashlib.sha256(f"{self.seed}/{number}".encode()).digest()
