"""Winners who go on (OT-C-BRK-1 to 3): stopping, going forward, charging the next enemy, and how they blow."""

from __future__ import annotations

import math

from battles.engine.advance import near_path, stop_short
from battles.engine.boxes import gap
from battles.engine.geometry import LIMIT, forward
from battles.engine.play.paths import edge_stop
from battles.engine.play.standing import Choice
from battles.engine.play.turning import facing_of
from battles.rulesets.old_trousers.charges.approach import Route, may_not_strike, route_to, stopped
from battles.rulesets.old_trousers.charges.declaring import begin
from battles.rulesets.old_trousers.charges.running import attacks_flank, end, go_home, run
from battles.rulesets.old_trousers.combat.melee import fight, melees
from battles.rulesets.old_trousers.command.commanders import join_charged
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.morale.testing import passes
from battles.rulesets.old_trousers.table.charge import BREAKTHROUGH, Charge
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode

# OT-C-BRK-1. How far winners go on, in inches, and how near to enemies.
INFANTRY_ON, CAVALRY_ON = 3.0, 8.0
CLEARANCE = 2.0
STOP, FORWARD, ON_CHARGE = "STOP", "FORWARD", "CHARGE"


def distance_of(troop: Troop) -> float:
    """How far a winner goes on."""
    return CAVALRY_ON if troop.cavalry else INFANTRY_ON


def break_through(field: Field, charge: Charge) -> None:
    """A charger or countercharger that won decides what it does next."""
    troop = charge.charger
    wanted = choose(field, troop, "breakthrough", charge.target)
    prey = _prey(field, troop, wanted.target())
    name = wanted.name
    if troop.impetuous and prey is not None:
        name = ON_CHARGE
    if name == ON_CHARGE and prey is None:
        name = STOP
    if name == STOP and troop.cavalry and not passes(field, troop, "recall", "OT-C-BRK-2"):
        prey = _prey(field, troop)
        name, wanted = (ON_CHARGE if prey is not None else FORWARD), Choice(FORWARD)
    field.journal.tell("breakthrough", troop, "OT-C-BRK-1", choice=name.lower())
    if name == FORWARD:
        _go_forward(field, charge, wanted.number())
    elif name == ON_CHARGE and prey is not None:
        _charge_on(field, troop, prey)
    if name != STOP and troop.cavalry and troop.present and not troop.routed:
        field.set_status(troop, "OT-C-BRK-3", "breakthrough", blown=True)


def _prey(field: Field, troop: Troop, named: str = "") -> Troop | None:
    """The enemy that a winner charges: the one named, else the nearest not routed that it can reach."""
    reach = distance_of(troop)
    found = [
        (round(gap(troop.box, enemy.box), 6), enemy.index, enemy)
        for enemy in field.enemies_within(troop, reach)
        if not enemy.routed and (not named or enemy.id == named) and _can_reach(field, troop, enemy, reach)
    ]
    return min(found)[2] if found else None


def _can_reach(field: Field, troop: Troop, enemy: Troop, reach: float) -> bool:
    """Whether an enemy is in the arc, and met by a straight path (OT-CHG-2, OT-CHG-4)."""
    if not field.in_arc(troop, enemy) or may_not_strike(field, troop, enemy):
        return False
    return isinstance(route_to(field, troop, enemy, reach), Route)


def _go_forward(field: Field, charge: Charge, wanted: float | None) -> None:
    """Straight ahead, to 2 from enemies who are not routed."""
    troop = charge.charger
    on = Charge(troop, charge.target, BREAKTHROUGH, troop.centre, troop.strength, troop.box, over=True)
    on.heading = facing_of(troop.box)
    on.left = distance_of(troop)
    limit = min(distance_of(troop), wanted if wanted is not None else math.inf)
    limit = min(limit, edge_stop(field.battle.table, troop.box, on.heading, limit))
    limit = min(limit, stopped(field, troop, None, on.heading, limit))
    hx, hy = forward(on.heading)
    for enemy in field.near(field.enemy_of[troop.side], troop.box, CLEARANCE, (limit * hx, limit * hy)):
        if not enemy.routed and near_path(troop.box, enemy.box, hx, hy, limit, CLEARANCE):
            limit = min(limit, stop_short(troop.box, enemy.box, hx, hy, CLEARANCE))
    if limit > LIMIT:
        run(field, on, limit, Mode.BREAKTHROUGH)


def _charge_on(field: Field, troop: Troop, prey: Troop) -> None:
    """A charge at once: the target only stands, without test or fire; one melee, and no more (OT-C-BRK-1)."""
    flank = attacks_flank(field, troop, prey)
    charge = begin(field, troop, prey, BREAKTHROUGH)
    charge.flank, charge.left = flank, distance_of(troop)
    join_charged(field, prey, troop)
    field.journal.tell("reaction", prey, "OT-C-BRK-1", target=troop.id, reaction="stand")
    route = route_to(field, troop, prey, charge.left)
    if not isinstance(route, Route):
        end(field, charge)
        return
    charge.heading = route.heading
    if go_home(field, charge):
        for melee in melees(field, [charge]):
            if melee.charges:
                fight(field, melee)
