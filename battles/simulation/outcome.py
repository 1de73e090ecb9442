"""What came out of one battle, as plain values: small enough to keep a thousand of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.dataclasses import asdict, dataclass

#: How a battle was decided, where not by a rule of its book: by places held, by losses, or not at all.
GROUND, LOSSES, UNDECIDED = "ground", "losses", "undecided"


@dataclass(frozen=True, slots=True)
class Outcome:
    """One battle.

    ``winner`` is a side or empty, ``reason`` the rulebook's word or one of those above, ``turns`` how many were played.
    ``losses`` are rows of side, arm, cause, turn and amount; ``cells`` rows of side, column, row of the grid and the
    amount lost there. ``share`` is the part of its strength that each side lost, ``broken`` the turn in which each
    formation had lost half. ``field`` says for each cell of the grid, row by row from the south-west, whose troops
    stood nearest at the end, as the number of the side.
    """

    number: int
    winner: str
    reason: str
    turns: int
    share: Mapping[str, float]
    losses: tuple[tuple[str, str, str, int, int], ...]
    cells: tuple[tuple[str, int, int, int], ...]
    broken: Mapping[str, int]
    field: str

    def as_mapping(self) -> dict[str, Any]:
        """The outcome as plain values, ready for JSON."""
        return asdict(self)

    @classmethod
    def from_mapping(cls, raw: Mapping[str, Any]) -> Outcome:
        """Read back what :meth:`as_mapping` wrote."""
        lists: dict[str, Any] = {key: tuple(tuple(row) for row in raw[key]) for key in ("losses", "cells")}
        return cls(**{**raw, **lists})
