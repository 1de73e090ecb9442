"""Division manoeuvre (MN-DIV-1 to 3): a whole division marches at once, far from the enemy."""

from __future__ import annotations

import math

from battles.engine.boxes import gap
from battles.engine.geometry import LIMIT
from battles.engine.orders import Action, Block, OrderSheet
from battles.engine.play.standing import degrees_of
from battles.rulesets.mini_nap.movement import marching
from battles.rulesets.mini_nap.movement.facing import can_pivot, pivot
from battles.rulesets.mini_nap.movement.manoeuvre import number
from battles.rulesets.mini_nap.movement.marching import DivisionMarch
from battles.rulesets.mini_nap.table.organisation import Brigade
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Kind

# MN-DIV-1. No enemy may be within this; and by whether one is within FAR: allowance and distance to keep.
NEAR, FAR = 12.0, 36.0
ENEMY_AFAR = DivisionMarch(allowance=36.0, keep=24.0)
ENEMY_NEARER = DivisionMarch(allowance=24.0, keep=12.0)

MANOEUVRE = "MANOEUVRE"
ENEMY_NEAR = "enemy-near"


def ordered(working: Working, division: str) -> tuple[Action, Block] | None:
    """The order for a manoeuvre of this division, if its side gave one (MN-ORD-4)."""
    sheet = working.sheets.get(working.initiative.active)
    for block in sheet.blocks if sheet else ():
        if division in block.scope:
            for action in block.actions:
                if action.verb == MANOEUVRE:
                    return action, block
    return None


def misplaced(working: Working, sheet: OrderSheet | None) -> list[tuple[int, str]]:
    """Orders for a division's manoeuvre in the block of another command, by line and text (MN-ORD-4)."""
    formations = working.battle.formation_by_id
    return [
        (action.line or block.line, action.text or action.verb)
        for block in (sheet.blocks if sheet else ())
        for action in block.actions
        if action.verb == MANOEUVRE
        and not any(id in formations and formations[id].kind == Kind.DIVISION for id in block.scope)
    ]


def brigades_of(working: Working, division: str) -> list[Brigade]:
    """All Brigades of a division, in file order."""
    return [brigade for brigade in working.brigades if brigade.division == division]


def march_for(working: Working, division: str) -> DivisionMarch | None:
    """What the nearest enemy leaves the division to do; ``None`` when one is too near (MN-DIV-1)."""
    nearest = math.inf
    for troop in troops_of(working, division):
        enemy = working.roster.nearest_enemy(troop)
        if enemy is not None:
            nearest = min(nearest, gap(troop.box, enemy.box))
    if nearest <= NEAR + LIMIT:
        return None
    return ENEMY_NEARER if nearest <= FAR + LIMIT else ENEMY_AFAR


def troops_of(working: Working, division: str) -> list[Troop]:
    """The division's units that are present, in file order."""
    ids = {brigade.id for brigade in brigades_of(working, division)}
    return [troop for troop in working.roster.of_side(working.initiative.active) if troop.brigade in ids]


def march_on(working: Working, troop: Troop, action: Action, march: DivisionMarch) -> None:
    """A unit without a line of its own: face that way and go, a battery keeping its facing (MN-ORD-4)."""
    heading = degrees_of(working, (troop.x, troop.y), action.arguments.get("direction"), troop.side)
    if heading is None or troop.in_square or working.roster.engaged(troop):
        return
    wanted = number(action, "distance")
    if troop.artillery:
        marching.redeploy(working, troop, heading, wanted, troop.facing, march)
    elif can_pivot(working, troop, heading):
        pivot(working, troop, heading)
        marching.ahead(working, troop, wanted, march)
