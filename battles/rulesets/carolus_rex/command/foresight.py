"""What an order of the able staff would come to if no friend stood in its way: by what rules let a block go and turn.

A trial costs twenty times as much. An order that the book does not know, and a wheel for which the allowance does not
last, are told here; a wheel is paid for (CR-MOVE-5), and a move ends before an enemy (CR-MOVE-9, CR-MOVE-11,
CR-CMD-10).
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.boxes import Box
from battles.engine.geometry import forward
from battles.engine.play.turning import wheeled
from battles.rulesets.carolus_rex.command.blocks import Block
from battles.rulesets.carolus_rex.command.orders import Order
from battles.rulesets.carolus_rex.command.staff_orders import order_of
from battles.rulesets.carolus_rex.movement.allowances import allowance, wheel_cost
from battles.rulesets.carolus_rex.movement.enemies import KEEP_OFF
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK
from battles.rulesets.carolus_rex.table import zones
from battles.staff import Body, Foe
from battles.staff.craft import Line
from battles.staff.forecast import clear, forecast

_TINY = 1e-6


def foreseen(block: Block, body: Body, line: Line, foes: Sequence[Foe]) -> Body | None:
    """The block as a line would leave it; ``None`` where the book has no order for it, or would refuse it."""
    order = order_of(block, line)
    if order is None:
        return None
    keep = KEEP_OFF if block.lead.deeds.orders else zones.CONTACT_ZONE
    if order.verb not in (ADVANCE, FALL_BACK) or any(leg.turn is None and leg.is_wheel for leg in order.steps):
        return forecast(body, line, foes, keep)
    return _moved(block, body, order, foes, keep)


def _moved(block: Block, body: Body, order: Order, foes: Sequence[Foe], keep: float) -> Body | None:
    """A block after the legs and wheels of a move, at the slowest pace and the dearest cost of its units (CR-CMD-9)."""
    backwards, troops = order.verb == FALL_BACK, block.troops
    left = min([allowance(troop, backwards=backwards) for troop in troops])
    ground, facing = body.box, body.facing
    for leg in order.steps:
        turn = leg.turn
        if turn is not None:
            left -= max([wheel_cost(troop, turn) for troop in troops])
            if left < -_TINY:
                return None
            facing = (facing + turn) % 360.0
            ground = _turned(block, ground, turn, facing)
            continue
        hx, hy = forward((facing + 180.0) % 360.0 if backwards else facing)
        wanted = left if leg.wanted is None else min(left, leg.wanted)
        length = clear(ground, ground.x, ground.y, foes, hx, hy, wanted, keep)
        ground = ground.shifted(length * hx, length * hy)
        left -= length
    return body.put(ground, facing, body.shape)


def _turned(block: Block, ground: Box, turn: float, facing: float) -> Box:
    """A block after a wheel about its inner corner; who turns freely does so about his centre (CR-MOVE-6)."""
    if not block.lead.turns_freely:
        return wheeled(ground, turn)
    hx, hy = forward(facing)
    return Box(ground.x, ground.y, hy, -hx, ground.hw, ground.hd)
