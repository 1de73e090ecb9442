"""Trials of the able staff: while they last nobody reacts and nothing is written, and in the end all is as before.

What a trial has found is what comes of the order when it is given, where there is nobody about who could react to it
or has to make way: then it need not be carried out once more.
"""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import NamedTuple, Self

from battles.engine.advance import near_path
from battles.engine.boxes import Box, point_gap
from battles.engine.geometry import LIMIT
from battles.engine.play.journal import Entry
from battles.rulesets.mini_nap.charges.opportunity import CAVALRY_REACH, INFANTRY_REACH
from battles.rulesets.mini_nap.table.footprints import STAND_RADIUS
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.staff.craft import FACE, GO, Line

_SLOTS = tuple(slot.name for slot in fields(Troop))
_state = attrgetter(*_SLOTS)


class Outcome(NamedTuple):
    """What came of an order in a trial: all that is told of the unit, and what would be written.

    ``stamp`` is that of the roster when it was tried, ``start`` the ground on which the unit stood then.
    """

    stamp: int
    start: Box
    state: tuple[object, ...]
    entries: tuple[Entry, ...]


class Undisturbed:
    """While this lasts nobody reacts to what is done, no stand makes way, and nothing of it is written."""

    __slots__ = ("_active", "_stands", "_working", "_written")

    def __init__(self, working: Working) -> None:
        self._working, self._written = working, len(working.journal.entries)
        self._stands, self._active = working.staff.stands, working.initiative.active

    def __enter__(self) -> Self:
        self._working.staff.stands, self._working.initiative.active = (), ""
        return self

    def __exit__(self, *why: object) -> None:
        self._working.staff.stands, self._working.initiative.active = self._stands, self._active
        del self._working.journal.entries[self._written :]


class Rehearsal(Undisturbed):
    """While this lasts a unit may be moved without consequence: nobody reacts, and in the end all is as it was."""

    __slots__ = ("_before", "_stamp", "_start", "_troop")

    def __init__(self, working: Working, troop: Troop) -> None:
        super().__init__(working)
        self._troop, self._before, self._start = troop, _state(troop), troop.box
        self._stamp = working.roster.stamp()

    def __exit__(self, *why: object) -> None:
        super().__exit__()
        _put(self._troop, self._before)
        self._working.roster.put_back(self._troop, self._stamp)

    def outcome(self) -> Outcome:
        """What has come of it so far."""
        entries = tuple(self._working.journal.entries[self._written :])
        return Outcome(self._stamp, self._start, _state(self._troop), entries)


def _put(troop: Troop, state: tuple[object, ...]) -> None:
    """Let a unit be as it was, or would be, at another time."""
    for name, value, now in zip(_SLOTS, state, _state(troop), strict=True):
        if now is not value:
            setattr(troop, name, value)


def take_over(working: Working, troop: Troop, line: Line, outcome: Outcome) -> bool:
    """Let a unit have what came of a line in its trial; ``False`` where it has to be carried out for that.

    That is so when somebody has moved since, or may react to it, and for all but a turn and a march straight on.
    """
    if outcome.stamp != working.roster.stamp() or tuple(step.verb for step in line) not in _PLAIN:
        return False
    before = _state(troop)
    _put(troop, outcome.state)
    if _is_watched(working, troop, outcome.start):
        _put(troop, before)
        return False
    troop.moves.append(troop)
    working.journal.entries += outcome.entries
    return True


_PLAIN = ((FACE,), (GO,), (FACE, GO))


def _is_watched(working: Working, troop: Troop, start: Box) -> bool:
    """Whether an enemy may charge a unit that has turned and gone straight on (MN-REACT-9), or a stand is in its way
    (MN-CMD-7, MN-CMD-9)."""
    end = troop.box
    turned = Box(start.x, start.y, end.ux, end.uy, end.hw, end.hd)
    dx, dy = end.x - start.x, end.y - start.y
    length = (dx * dx + dy * dy) ** 0.5
    hx, hy = (dx / length, dy / length) if length > 0.0 else (-end.uy, end.ux)
    for stand in working.staff.stands:
        if not stand.free:
            continue
        right, ahead = turned.local(stand.x, stand.y)
        reach = STAND_RADIUS + LIMIT
        if stand.side == troop.side:
            if min(point_gap(turned, stand.x, stand.y), point_gap(end, stand.x, stand.y)) <= reach:
                return True
        elif abs(right) <= turned.hw + reach and -turned.hd - reach <= ahead <= turned.hd + length + reach:
            return True
    if length <= 0.0:
        return False
    for watcher in working.roster.near(working.initiative.passive, turned, CAVALRY_REACH, (dx, dy)):
        if watcher.formed and not watcher.in_square and not watcher.artillery:
            full = CAVALRY_REACH if watcher.cavalry else INFANTRY_REACH
            if near_path(turned, watcher.box, hx, hy, length, full + LIMIT):
                return True
    return False
