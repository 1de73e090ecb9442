"""Names that troops of both sides bear, so that a name alone says of neither whose it is. No words."""

from __future__ import annotations

from battles.engine.keeping import Same, Shelf
from battles.reports.facts.account import Turn


def is_shared(turn: Turn, unit_id: str) -> bool:
    """Whether a unit's name is borne on the other side, too, as far as the reader knows both."""
    unit = turn.unit(unit_id)
    return unit is not None and unit.label in _shared(turn)


def _shared(turn: Turn) -> frozenset[str]:
    return _KEPT.get((Same(turn.before), Same(turn.after)), lambda: _found(turn))


#: Asked for every name that is told.
_KEPT: Shelf[frozenset[str]] = Shelf(4)


def _found(turn: Turn) -> frozenset[str]:
    bearers: dict[str, set[str]] = {}
    for battle in (turn.before, turn.after):
        for unit in battle.units:
            bearers.setdefault(unit.label, set()).add(battle.side_of[unit.id])
    return frozenset(label for label, sides in bearers.items() if len(sides) > 1)
