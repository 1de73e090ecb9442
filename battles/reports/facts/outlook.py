"""What a turn leaves of units that suffered in it: how little they have, who stands before them, who is near to help.

No words. The enemy is as the reader sees him at the turn's end.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from battles.engine.battle import Unit
from battles.engine.contact import Figure
from battles.engine.dataclasses import dataclass, replace
from battles.engine.keeping import Same, Shelf
from battles.reports.facts.account import Account, Turn
from battles.reports.facts.gaps import Grounds
from battles.reports.facts.rows import states_of

#: An enemy farther off than this (metres of ground) is no part of a unit's outlook, a friend than this no help.
NEAR_METRES, HELP_METRES = 500.0, 250.0
#: A unit that lost in a turn one part in so many of what it had is told of.
SHARE = 3
#: How many units of a command are told of.
MOST = 2


@dataclass(frozen=True, slots=True)
class Near:
    """A unit and its gap from edge to edge, in table units."""

    unit: str
    gap: float


@dataclass(frozen=True, slots=True)
class Outlook:
    """A unit that has little left: how much, whether the next loss ends it, the nearest enemy, the nearest friend.

    Where strength does not add up, ``states`` are the codes of what the turn left it in instead, and nothing is
    ``left``. ``enemy`` is ``None`` with nobody near. ``covered`` says that the friend is near enough to help; without
    one at all ``friend`` is ``None``.
    """

    unit: Unit
    left: int
    last: bool
    enemy: Near | None
    friend: Near | None
    covered: bool
    states: tuple[str, ...] = ()


def outlooks(telling: Account, units: Sequence[Unit]) -> tuple[Outlook, ...]:
    """Of some units of the reader's those worst off after what the turn cost them, the weakest first."""
    turn = telling.turn
    measure = turn.ruleset.measure
    lost = turn.lost
    found = []
    for unit in units:
        left = measure.amount(unit)
        gone = lost.get(unit.id, 0)
        if unit.in_play and left and gone and (left == 1 or SHARE * gone >= left + gone):
            found.append((left, unit))
    worst = [unit for _, unit in sorted(found, key=lambda one: one[0])[:MOST]]
    if measure.counted:
        return tuple(_outlook(turn, unit, measure.amount(unit)) for unit in worst)
    states = {unit.id: states_of(turn.ruleset, unit) for unit in worst}
    return tuple(replace(_outlook(turn, unit, 0), states=states[unit.id]) for unit in worst if states[unit.id])


def nearest_seen(turn: Turn, unit_id: str) -> Near | None:
    """The enemy in sight who is nearest to a unit of the reader's where the turn left it; ``None`` with nobody near."""
    unit = turn.after.unit_by_id.get(unit_id)
    if unit is None or not unit.in_play:
        return None
    return _nearest(_both(turn)[0], turn.ruleset.footprint(turn.after, unit), _reach(turn, NEAR_METRES, 1.0))


def _reach(turn: Turn, metres: float, share: float) -> float:
    """Metres of ground in table units; where the rulebook has no scale, a share of what it calls near."""
    scale = turn.ruleset.metres_per_unit
    return metres / scale if scale else turn.ruleset.lengths.near * share


def _outlook(turn: Turn, unit: Unit, left: int) -> Outlook:
    ground = turn.ruleset.footprint(turn.after, unit)
    friend = _nearest(_both(turn)[1].without(unit.id), ground, math.inf)
    covered = friend is not None and friend.gap <= _reach(turn, HELP_METRES, 0.5)
    return Outlook(unit, left, left == 1, nearest_seen(turn, unit.id), friend, covered)


def _nearest(grounds: Grounds, ground: Figure, most: float) -> Near | None:
    distance, who = grounds.nearest(ground) if ground else (math.inf, "")
    return Near(who, distance) if who and distance <= most else None


#: Asked for every command of a side.
_KEPT: Shelf[tuple[Grounds, Grounds]] = Shelf(4)


def _both(turn: Turn) -> tuple[Grounds, Grounds]:
    return _KEPT.get((Same(turn.ruleset), Same(turn.after), turn.side, turn.seen), lambda: _all(turn))


def _all(turn: Turn) -> tuple[Grounds, Grounds]:
    """The ground of the enemies in sight and of the reader's own troops, as the turn left them."""
    there = [unit for unit in turn.after.units if unit.in_play and unit.at is not None]
    seen = [unit for unit in there if not turn.own(unit.id) and (turn.seen is None or unit.id in turn.seen)]
    return _grounds(turn, seen), _grounds(turn, [unit for unit in there if turn.own(unit.id)])


def _grounds(turn: Turn, units: Iterable[Unit]) -> Grounds:
    return Grounds((unit.id, turn.ruleset.footprint(turn.after, unit)) for unit in units)
