"""Which charges of the able staff would come to their target (CR-SHOCK-1): what can be told at sight, then a trial.

Of forty thought of in a turn of ninety units five come up. Most of the others are too far off after their wheel, or end
before a flank that they may not take: both are told from the two footprints, for a fiftieth of what a trial costs.
"""

from __future__ import annotations

from battles.engine.advance import first_within
from battles.engine.boxes import gap
from battles.engine.play.zones import Edge, axis_meets
from battles.rulesets.carolus_rex.command.blocks import rehearsal
from battles.rulesets.carolus_rex.command.orders import Session
from battles.rulesets.carolus_rex.command.permission import bar_to
from battles.rulesets.carolus_rex.command.staff_orders import charge_at
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.allowances import allowance, wheel_cost
from battles.rulesets.carolus_rex.movement.enemies import stops_before
from battles.rulesets.carolus_rex.movement.friends import at_friend
from battles.rulesets.carolus_rex.movement.legs import go
from battles.rulesets.carolus_rex.movement.marching import ADVANCE
from battles.rulesets.carolus_rex.movement.opportunity import least_wheel
from battles.rulesets.carolus_rex.movement.walk import Walk
from battles.rulesets.carolus_rex.movement.wheels import wheel, wheeled
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.flanks import has_flanks
from battles.rulesets.carolus_rex.table.troops import Troop

#: Where a move ends is kept to so much.
_ROUNDED = 0.01


def would_strike(session: Session, troop: Troop, enemy: Troop) -> bool:
    """Whether a unit may charge an enemy, as its side makes him out, and would come to him."""
    if gap(troop.box, enemy.box) > allowance(troop) + zones.IN_CONTACT:
        return False
    turn = least_wheel(troop, enemy)
    if turn is None or _plainly_fails(session.field, troop, enemy, turn):
        return False
    if bar_to(session, troop, charge_at(enemy.id)):
        return False
    # A charge that begins with a wheel begins where there is room for that (CR-MOVE-5).
    if turn and not session.field.has_room(troop, wheeled(troop, turn)):
        return False
    return _comes_up(session.field, troop, enemy, turn)


def _plainly_fails(field: Field, troop: Troop, enemy: Troop, turn: int) -> bool:
    """Whether the footprints tell that a charge after such a wheel is out of reach, or ends before a flank."""
    ground = wheeled(troop, turn) if turn else troop.box
    other, left = enemy.box, allowance(troop) - wheel_cost(troop, turn)
    if gap(ground, other) - zones.CONTACT_ZONE > left + zones.TOLERANCE + _ROUNDED:
        return True
    # Who holds an obstacle shows no flank behind it, and who began behind a front may take one (CR-DEF-4, CR-MOVE-14).
    if field.ground.obstacles or not has_flanks(enemy) or zones.behind_front_line(other, troop.centre_point):
        return False
    met = axis_meets(ground, other)
    if met is None or met[1] is Edge.FRONT:
        return False
    hx, hy = -ground.uy, ground.ux
    contact = first_within(ground, other, hx, hy, zones.CONTACT_ZONE)
    return zones.TOLERANCE < contact < left - _ROUNDED


def _comes_up(field: Field, troop: Troop, enemy: Troop, turn: int) -> bool:
    """Whether a charge would come to its target: past no friend, on no flank that it may not take (CR-MOVE-14)."""
    with rehearsal(field, (troop,)):
        walk = marching.begin(field, troop, ADVANCE, second=bool(troop.deeds.orders), trial=True)
        if turn and wheel(walk, turn):
            return False
        # Most that fail are stopped by another enemy, on a flank or by a friend: sooner told than the whole way.
        if not _may_come_up(walk, enemy):
            return False
        go(walk, None)
        return gap(troop.box, enemy.box) <= zones.IN_CONTACT


def _may_come_up(walk: Walk, enemy: Troop) -> bool:
    """Whether a move might come to an enemy on its axis, by its allowance and by whom it meets before him."""
    hx, hy = walk.course
    needed, limit = first_within(walk.troop.box, enemy.box, hx, hy, zones.IN_CONTACT), max(0.0, walk.left)
    # Where rules stop it before a flank, that shows only where contact would begin beyond.
    if needed > limit or stops_before(walk, needed, min(limit, needed + zones.CONTACT_ZONE)):
        return False
    friend = at_friend(walk, needed)
    return friend is None or friend.troop is None or not friend.troop.deeds.stirred
