"""Horse and mobile guns that get away in time (BNB-EVADE-1, BNB-EVADE-2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT, bearing
from battles.rulesets.big_napoleonic.movement import steps, stops
from battles.rulesets.big_napoleonic.movement.stops import Leg
from battles.rulesets.big_napoleonic.table import figures, losses
from battles.rulesets.big_napoleonic.table.field import Field, Moved
from battles.rulesets.big_napoleonic.table.ground import Piece
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import withdrawal

# BNB-EVADE-1. How near an enemy may come, in inches.
ALARM = 12.0


def may_evade(field: Field, troop: Troop) -> bool:
    """Whether such a unit evades at all (BNB-EVADE-1)."""
    return (
        (troop.horse or troop.limbered or (troop.horse_guns and troop.unlimbered))
        and not troop.evaded
        and not field.engaged(troop)
    )


def evade_before(
    field: Field,
    mover: Troop,
    end: Box,
    places: Callable[[], Iterable[Box]],
    named: Troop | None,
    tried: set[str],
) -> bool:
    """Let the first enemy who means to evade do so; whether anybody went, so that the mover looks again.

    ``end`` is the end of the mover's step, ``places`` give its start, its path points and its end: most steps alarm
    nobody, and none of them is then looked at.
    """
    start = mover.box
    for troop in field.enemies_near(mover, start, ALARM + figures.gap_of_centres(start, end)):
        if troop.id in tried or not may_evade(field, troop):
            continue
        if figures.gap(end, troop.figure) >= figures.gap(start, troop.figure) - 1e-9:
            continue
        if not field.may_act_on(troop.side, mover):
            continue
        choice = field.choose(troop, "evade", mover).name
        if choice == "NEVER" or (choice == "CHARGED" and troop is not named):
            continue
        met = _met(field, mover, places(), troop)
        if met is not None:
            tried.add(troop.id)
            if _evades(field, troop, mover, met):
                return True
    return False


def _met(field: Field, mover: Troop, places: Iterable[Box], troop: Troop) -> Box | None:
    """Where the mover is when it is first within 12 with nothing between: at its start or a path point."""
    for here in places:
        if figures.within(here, troop.figure, ALARM + LIMIT) and _open(field, mover, here, troop):
            return here
    return None


def _open(field: Field, mover: Troop, here: Box, troop: Troop) -> bool:
    """Whether nobody's footprint and no impassable ground lies on the shortest line."""
    p, q = figures.shortest_line(here, troop.figure)
    if any(
        figures.runs_over(other.figure, p, q) for other in field.on_table() if other is not mover and other is not troop
    ):
        return False
    return not field.ground.bars_line(p, q, mover.arm)


def _evades(field: Field, troop: Troop, mover: Troop, met: Box) -> bool:
    """Retreat directly away from the mover where it was met, and take a D (BNB-EVADE-2, BNB-FORCE-5)."""
    base = bearing((met.x, met.y), (troop.x, troop.y))
    way = withdrawal.best_way(field, troop, withdrawal.Withdrawal.EVADE, base, enemy=mover)
    if way is None:
        return False
    troop.evaded = True
    field.tell("reaction", troop, "BNB-EVADE-1", target=mover.id, reaction="evade")
    withdrawal.carry_out(field, troop, way, cause=losses.Cause.EVADE, enemy=mover)
    return True


def go(
    field: Field,
    record: Moved,
    hx: float,
    hy: float,
    planned: Callable[[], Leg],
    *,
    named: Troop | None = None,
    defile: Piece | None = None,
) -> Leg:
    """Make a straight step: enemies evade first, then the unit goes as far as it now may (BNB-EVADE-2).

    ``named`` is the target of an assault; ``defile`` one that is being passed.
    """
    troop = record.troop
    leg = planned()
    tried: set[str] = set()
    while leg.distance > LIMIT and not record.tried:
        end = troop.box.shifted(leg.distance * hx, leg.distance * hy)
        if not evade_before(field, troop, end, partial(places, record, hx, hy, leg.distance), named, tried):
            break
        leg = planned()
    if leg.distance > LIMIT:
        steps.advance(field, record, hx, hy, leg.distance, defile=defile)
    return leg


def places(record: Moved, hx: float, hy: float, distance: float) -> list[Box]:
    """The start, the path points and the end of a straight step."""
    start = record.troop.box
    return [start, *(start.shifted(at * hx, at * hy) for at in stops.half_inches(record.gone, distance))]
