"""Movement under the eyes of the enemy: opportunity charges and counter-charges (MN-REACT-1, 2, 9, 10).

Every movement of the active side goes through :func:`run`. It stops the mover at each moment at which a passive unit
charges it, in the order of the moments, and lets it go on when the charge does not come about.
"""

from __future__ import annotations

from collections.abc import Iterator

from battles.engine.advance import first_within, near_path
from battles.engine.boxes import Box, gap
from battles.engine.dataclasses import dataclass
from battles.engine.events import Roll
from battles.engine.geometry import LIMIT, forward
from battles.engine.play.paths import enemy_stop, overlapped, touch_stop
from battles.rulesets.mini_nap.charges.assault import (
    NO,
    Approach,
    Charge,
    approach,
    begin,
    may_charge,
    meet,
    outflanks,
    shift,
)
from battles.rulesets.mini_nap.combat.losses import Cause, eliminate
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.command.decisions import choose, reaches
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.movement.allowances import charge_allowance
from battles.rulesets.mini_nap.movement.facing import pivot
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Marker, Status

# MN-REACT-9. How near an enemy must pass, in cm, and how often the chance is weighed again.
INFANTRY_REACH = 6.0
CAVALRY_REACH = 12.0
EVERY = 1.0
# What the last digits of a distance may be out by.
_ROUNDING = 1e-9

OPPORTUNITY, COUNTER = "opportunity charge", "counter charge"


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of a movement at which a watcher may charge."""

    at: float
    watcher: Troop
    counter: bool

    @property
    def order(self) -> tuple[float, bool, int]:
        """The earlier first, then the target of the charge, then file order (MN-REACT-10)."""
        return (round(self.at, 6), not self.counter, self.watcher.index)


def run(
    working: Working,
    mover: Troop,
    heading: float,
    length: float,
    mode: str,
    clause: str,
    *,
    target: Troop | None = None,
    stopped: str = "",
    roll: Roll | None = None,
    facing: float | None = None,
) -> bool:
    """Move a unit straight; whether it got through without being met by a charge.

    ``target``: the movement is a charge at it, whose contact at the end the caller logs. ``stopped`` says what ended a
    movement that nobody interrupts, ``facing`` which way the unit then faces, if not as on the way.
    """
    start_x, start_y = mover.x, mover.y
    hx, hy = forward(heading)
    charge, barred = target is not None, False
    done = 0.0
    if mover.side == working.initiative.active:
        for moment in _moments(working, mover, heading, length, target):
            if moment.at > length:
                break
            # A battery has unlimbered by the end of its way.
            front = facing if moment.at >= length - LIMIT else None
            place = (start_x + moment.at * hx, start_y + moment.at * hy)
            way = _chance(working, moment, mover, place, front, charge=charge)
            if way is None:
                continue
            if moment.at - done > LIMIT:
                part, cause = moment.at - done, paths.REACTION
                shift(
                    working, mover, heading, part, mode, clause, charge=charge, stopped=cause, roll=roll, facing=front
                )
                done, roll = moment.at, None
            if _react(working, moment, mover, way):
                return False
            # Who turned to charge and did not may now stand in the way: of a charge only by contact (MN-CHG-3).
            if charge:
                free = touch_stop(mover.box, heading, length - done, [moment.watcher])
            else:
                free = enemy_stop(mover.box, heading, length - done, [moment.watcher], paths.SHORT_OF_ENEMY)
            if done + free < length:
                length, stopped, barred = done + free, paths.ENEMY, True
    if length - done > LIMIT or (charge and done == 0.0 and length > 0.0):
        part = length - done
        shift(working, mover, heading, part, mode, clause, charge=charge, stopped=stopped, roll=roll, facing=facing)
    return not (charge and barred)


def gain_breakthrough(working: Working, troop: Troop, clause: str) -> None:
    """A unit gains break-through, which the active side loses when it comes too late (MN-CC-8, MN-BRK-1)."""
    if troop.in_square or troop.artillery or troop.out or troop.through:
        return
    late = working.initiative.passive_breaks_through and troop.side == working.initiative.active
    troop.through = not late
    working.journal.tell("breakthrough", troop, clause, choice="lost" if late else "gained")


def can_react(working: Working, troop: Troop) -> bool:
    """Whether a unit may react to something that is about to begin (MN-REACT-1, MN-AMB-33)."""
    return (
        troop.present
        and troop.side == working.initiative.passive
        and not troop.blue
        and not working.roster.engaged(troop)
    )


def _moments(working: Working, mover: Troop, heading: float, length: float, target: Troop | None) -> Iterator[Moment]:
    """Who may charge the mover, and when (MN-REACT-9), in order."""
    hx, hy = forward(heading)
    ground = mover.box
    found: list[Moment] = []
    for watcher in working.roster.near(working.initiative.passive, ground, CAVALRY_REACH, (length * hx, length * hy)):
        if not watcher.formed or watcher.in_square or watcher.blue or may_charge(watcher, mover) == NO:
            continue
        full = CAVALRY_REACH if watcher.cavalry else INFANTRY_REACH
        other = watcher.box
        if not near_path(ground, other, hx, hy, length, full):
            continue
        counter = watcher is target
        radii = reaches(working, watcher, COUNTER if counter else OPPORTUNITY, full)
        if not radii or working.roster.engaged(watcher):
            continue
        for reach in radii:
            first = _first_instant(ground, other, hx, hy, reach)
            found += [Moment(at, watcher, counter) for at in _instants(first, length, counter, target is not None)]
    found.sort(key=lambda moment: moment.order)
    yield from found


def _first_instant(ground: Box, other: Box, hx: float, hy: float, reach: float) -> float:
    """How far a mover goes until a watcher has it in reach; 0 when it starts there, infinite when never.

    Exactly the reach is in reach (MN-SCALE-4), also for one that passes alongside at that very distance.
    """
    if gap(ground, other) <= reach + LIMIT:
        return 0.0
    return first_within(ground, other, hx, hy, reach + _ROUNDING)


def _instants(first: float, length: float, counter: bool, charge: bool) -> Iterator[float]:
    """The first instant in reach, every further cm from it, and the end, a charge's contact excluded (MN-REACT-9).

    A counter-charge is made at the first instant or not at all (MN-REACT-10).
    """
    end = length - LIMIT if charge else length + 1e-9
    at = first
    while at <= end and at < length + LIMIT:
        yield min(at, length)
        if counter:
            return
        at += EVERY
    if not charge and first < length and at - EVERY < length - LIMIT:
        yield length


def _chance(
    working: Working, moment: Moment, mover: Troop, there: tuple[float, float], facing: float | None, *, charge: bool
) -> Approach | None:
    """The watcher's way to the mover at this moment, when it may and will charge; else ``None``."""
    watcher = moment.watcher
    if not can_react(working, watcher) or not mover.present:
        return None
    full = CAVALRY_REACH if watcher.cavalry else INFANTRY_REACH
    place = (mover.x, mover.y, mover.facing)
    mover.place(*there, facing)
    try:
        # A mover passing through a friend cannot be brought to a halt there (MN-MOVE-10).
        if gap(watcher.box, mover.box) > full + LIMIT or _among_friends(working, mover):
            return None
        if not working.roster.may_act_on(watcher.side, mover):
            return None
        if not moment.counter and commanders.status(working, watcher) == Status.OUT:
            return None
        way = approach(working, watcher, mover, charge_allowance(working.battle, watcher))
        if way.reason:
            return None
        hx, hy = forward(way.facing)
        meeting = watcher.box_at(watcher.x + way.length * hx, watcher.y + way.length * hy, way.facing)
        choice = choose(working, watcher, COUNTER if moment.counter else OPPORTUNITY, mover, meeting).name
        willing = (
            choice == "ALWAYS" or (choice == "CHARGERS" and charge) or (choice == "FLANK" and outflanks(meeting, mover))
        )
        return way if willing else None
    finally:
        mover.place(*place)


def _among_friends(working: Working, mover: Troop) -> bool:
    """Whether a unit that may pass through friends is just now on top of one."""
    return not mover.formed and overlapped(mover.box, working.roster.friends_near(mover, mover.box, 0.0))


def _react(working: Working, moment: Moment, mover: Troop, way: Approach) -> bool:
    """Carry out the watcher's charge; whether it met the mover (MN-REACT-9, MN-REACT-10, MN-AMB-16)."""
    watcher = moment.watcher
    clause = "MN-REACT-10" if moment.counter else "MN-REACT-9"
    name = "counter-charge" if moment.counter else "opportunity-charge"
    working.journal.tell("reaction", watcher, clause, target=mover.id, reaction=name)
    working.mark(watcher, Marker.REACTED, "MN-REACT-1")
    pivot(working, watcher, way.facing, clause)
    if not moment.counter and not _dares(working, watcher):
        watcher.spent = True
        return False
    kind = Charge.COUNTER if moment.counter else Charge.OPPORTUNITY
    begin(working, watcher, mover, kind, clause)
    shift(working, watcher, way.facing, way.length, "charge", clause, charge=True)
    meet(working, watcher, mover, kind, clause)
    if mover.artillery:
        eliminate(working, mover, Cause.OPPORTUNITY, "MN-REACT-9")
        gain_breakthrough(working, watcher, "MN-REACT-9")
    return True


def _dares(working: Working, watcher: Troop) -> bool:
    """The tests before an opportunity charge: of command when cautious (MN-CMD-5), then its own (MN-AMB-15)."""
    cautious = commanders.status(working, watcher) == Status.CAUTIOUS
    if cautious and not working.test("command", watcher, "MN-CMD-5"):
        return False
    return working.test("opportunity", watcher, "MN-REACT-9")
