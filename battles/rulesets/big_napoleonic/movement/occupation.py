"""Marching into towns and out of them (BNB-TOWN-2, BNB-TOWN-3)."""

from __future__ import annotations

import math

from battles.engine.geometry import CONTACT, LIMIT, bearing, normal_angle
from battles.engine.orders import Action
from battles.rulesets.big_napoleonic.assaults.assault import axis_meets
from battles.rulesets.big_napoleonic.movement import towns
from battles.rulesets.big_napoleonic.movement.allowances import REDEPLOYMENT
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.ground import TOWN
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE
from battles.rulesets.big_napoleonic.words import Deployment


def occupy(line: Line, action: Action) -> None:
    """OCCUPY: up to the area, then 3 to deploy in it; from a town straight into one that touches it (BNB-TOWN-2)."""
    field, troop = line.field, line.troop
    piece = line.piece(action)
    if not troop.foot:
        line.refuse(action, "formation-not-allowed")
        return
    if piece is None or piece.kind != TOWN:
        line.refuse(action, "out-of-reach")
        return
    if towns.garrison_of(field, piece.id) is not None:
        line.refuse(action, "occupied")
        return
    walls = field.ground.walls[piece.id]
    if troop.in_town:
        if not figures.within(troop.figure, walls, CONTACT):
            line.refuse(action, "out-of-reach")
            return
    elif not figures.within(troop.box, walls, CONTACT) and not _approach(line, action, walls):
        return
    if any(figures.gap(enemy.figure, walls) < CONTACT_ZONE - LIMIT for enemy in field.known_enemies(troop.side)):
        line.refuse(action, "no-room")
    elif not line.budget.affords(REDEPLOYMENT):
        line.refuse(action, "no-allowance")
    else:
        line.budget.pay(REDEPLOYMENT)
        line.redeployed = True
        towns.enter(field, troop, piece.id, "BNB-TOWN-2", REDEPLOYMENT)
        line.note()


def _approach(line: Line, action: Action, walls: figures.Walls) -> bool:
    """Advance until touching the area; whether the unit got there."""
    troop = line.troop
    if line.legs >= line.most_legs:
        line.refuse(action, "out-of-reach")
        return False
    if not axis_meets(troop.box, walls) and not any(other.verb == "FACE" for other in line.actions):
        line.face(bearing(troop.centrepoint, (walls.x, walls.y)))
    hx, hy = troop.heading
    off = figures.contact_at(troop.box, walls, hx, hy)
    if off == math.inf:
        line.refuse(action, "out-of-reach")
        return False
    leg = line.step(hx, hy, off, keep_out=False)
    if leg.distance > 0.0:
        line.marched = True
        line.tell_move("manoeuvre" if troop.square else "advance", leg, off, "BNB-TOWN-2")
    if not figures.within(troop.box, walls, CONTACT):
        line.refuse(action, "out-of-reach")
        return False
    return True


def leave(line: Line, action: Action) -> None:
    """LEAVE: form up outside, the rear edge on the boundary, for 3 (BNB-TOWN-3)."""
    field, troop = line.field, line.troop
    formation = str(action.arguments.get("formation", Deployment.DEPTH.value))
    allowed = (Deployment.DEPTH.value, Deployment.EXTENDED.value)
    direction = line.degrees(action, "direction")
    if not troop.foot or not troop.in_town or formation not in allowed:
        line.refuse(action, "formation-not-allowed")
        return
    if direction is None:
        line.refuse(action, "no-room")
        return
    facing = normal_angle(direction)
    ground = towns.outside(troop, field.ground.walls[troop.town], facing, formation, facing)
    if not line.fits(ground):
        line.refuse(action, "no-room")
        return
    if not line.budget.affords(REDEPLOYMENT):
        line.refuse(action, "no-allowance")
        return
    line.budget.pay(REDEPLOYMENT)
    line.redeployed = True
    line.free_pivot = True
    troop.put(ground, facing, formation)
    line.start = ground
    line.budget.bad = field.ground.on_bad(ground, troop.arm)
    field.tell(
        "formation",
        troop,
        "BNB-TOWN-3",
        formation=formation,
        town=False,
        facing=facing,
        cost=REDEPLOYMENT,
        at=(troop.x, troop.y),
    )
    line.note()
