"""Blocks: the bodies of troops that one order can move, whether a unit or a line of several (CR-CMD-9).

A general has three or four orders a turn. Whoever spends them well gives them to lines, not to battalions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from battles.engine.boxes import Box, point_gap
from battles.engine.dataclasses import dataclass
from battles.rulesets.carolus_rex.command.giving import Outcome, give
from battles.rulesets.carolus_rex.command.grouping import Group, group_of
from battles.rulesets.carolus_rex.command.groups import bar_to_group, give_group, rehearse_line
from battles.rulesets.carolus_rex.command.orders import MOVES, REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.command.permission import COMMAND_RADIUS, bar_to
from battles.rulesets.carolus_rex.movement import marching
from battles.rulesets.carolus_rex.movement.allowances import allowance
from battles.rulesets.carolus_rex.movement.obstacles import leading_edge_meets
from battles.rulesets.carolus_rex.movement.redeploying import stand_after
from battles.rulesets.carolus_rex.movement.wheels import wheeled
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.table.zones import TOLERANCE

#: A line of more units than this is led in two.
MOST = 5


@dataclass(frozen=True, slots=True)
class Block:
    """Units that stand in line and take their orders together, from right to left."""

    troops: tuple[Troop, ...]

    @property
    def lead(self) -> Troop:
        return self.troops[0]

    @property
    def group(self) -> Group:
        return Group(self.troops, in_line=True)

    @property
    def box(self) -> Box:
        """The rectangle that holds all of them, square to the lead's facing."""
        lead = self.lead.box
        if len(self.troops) == 1:
            return lead
        corners = [lead.local(*corner) for troop in self.troops for corner in troop.box.corners]
        rights, aheads = [right for right, _ in corners], [ahead for _, ahead in corners]
        right, ahead = (max(rights) + min(rights)) / 2, (max(aheads) + min(aheads)) / 2
        return Box(
            lead.x + right * lead.ux - ahead * lead.uy,
            lead.y + right * lead.uy + ahead * lead.ux,
            lead.ux,
            lead.uy,
            (max(rights) - min(rights)) / 2,
            (max(aheads) - min(aheads)) / 2,
        )


def blocks_of(session: Session, troops: Sequence[Troop]) -> list[Block]:
    """The fewest blocks into which some units fall, each led by one who hears the general where that can be."""
    blocks: list[Block] = []
    left = list(troops)
    while left:
        members = [left.pop(0)]
        grown = True
        while grown and len(members) < MOST:
            grown = False
            for troop in left:
                line = _line_of([*members, troop]) if _alike(troop, members[0]) else None
                if line is not None:
                    members = line
                    left.remove(troop)
                    grown = True
                    break
        if _cut_by_an_obstacle(session.field, members):
            blocks += [Block((troop,)) for troop in members]
        else:
            blocks += _heard(session, members)
    return blocks


def _line_of(troops: Sequence[Troop]) -> list[Troop] | None:
    """Some units from right to left, if they are a line in that order too: who leads it is who it dresses on."""
    group = group_of(troops)
    if group is None or not group.in_line:
        return None
    again = group_of(group.troops)
    return list(group.troops) if again is not None and again.in_line else None


def _cut_by_an_obstacle(field: Field, members: Sequence[Troop]) -> bool:
    """Whether an obstacle lies before a line that not all of it would reach together: then each crosses by itself."""
    for piece in field.ground.obstacles:
        met = [leading_edge_meets(troop.box, piece.line) for troop in members]
        ahead = [touch[0] for touch in met if touch is not None and touch[0] <= allowance(members[0])]
        if ahead and (len(ahead) < len(members) or max(ahead) - min(ahead) > TOLERANCE):
            return True
    return False


def _alike(troop: Troop, other: Troop) -> bool:
    """Whether two units go at one pace in one formation, and have had as many orders."""
    return (troop.arm, troop.formation, troop.deeds.order_tag) == (other.arm, other.formation, other.deeds.order_tag)


def _heard(session: Session, members: Sequence[Troop]) -> Iterator[Block]:
    """A line, less those on its right who are out of the general's reach: they are blocks of their own.

    A second order needs nobody's ear (CR-CMD-10).
    """
    rest = list(members)
    while len(rest) > 1 and not rest[0].deeds.orders and not hears(session, rest[0]):
        yield Block((rest.pop(0),))
    if _line_of(rest) == rest:
        yield Block(tuple(rest))
    else:
        yield from (Block((troop,)) for troop in rest)


def hears(session: Session, troop: Troop) -> bool:
    """Whether a unit is where the general can give it an order (CR-CMD-12)."""
    at = session.field.place_of(session.general)
    near = point_gap(troop.box, *at) <= COMMAND_RADIUS + TOLERANCE
    return session.general.attached == troop.id or (near and session.field.ground.sees(at, troop.centre))


# ---- orders to blocks


def rehearse(session: Session, block: Block, order: Order) -> bool:
    """Carry out an order without dice, log or consequence for others; whether it is legal and moves anybody.

    The units are left where they would stand: see :func:`rehearsal`.
    """
    if bar_to_block(session, block, order):
        return False
    if order.verb == REDEPLOY:
        return _rehearse_redeploying(session.field, block, order)
    if order.verb not in MOVES:
        return False
    if len(block.troops) > 1:
        return rehearse_line(session, block.group, order)
    troop = block.lead
    if not _has_room_to_turn(session.field, troop, order):
        return False
    before = (troop.x, troop.y, troop.facing)
    walk = marching.begin(session.field, troop, order.verb, second=bool(troop.deeds.orders), trial=True)
    reason = marching.carry_out(walk, order.march)
    return not reason and (troop.x, troop.y, troop.facing) != before


def _has_room_to_turn(field: Field, troop: Troop, order: Order) -> bool:
    """Whether an advance that begins with a wheel can begin at all (CR-MOVE-5): most that fail do so there."""
    turn = order.steps[0].turn if order.verb == marching.ADVANCE and order.steps else None
    return not turn or field.has_room(troop, wheeled(troop, turn), field.overlapping(troop, troop.box))


def _rehearse_redeploying(field: Field, block: Block, order: Order) -> bool:
    for troop in block.troops:
        stand = stand_after(field, troop, order.action)
        if stand is None:
            return False
        ground = troop.box_at(stand.x, stand.y, stand.facing, stand.formation)
        if troop.occupying or not field.has_room(troop, ground):
            return False
        troop.place(stand.x, stand.y, stand.facing, stand.formation)
    return True


def bar_to_block(session: Session, block: Block, order: Order) -> str:
    """Why a block may not have an order, nothing when it may."""
    if len(block.troops) > 1:
        return bar_to_group(session, block.group, order)
    return bar_to(session, block.lead, order)


def give_block(session: Session, block: Block, order: Order) -> Outcome:
    """Give an order to a block as a player would: to the group, or to the unit."""
    if len(block.troops) == 1:
        return give(session, block.lead, order)
    give_group(session, block.troops, order)
    return Outcome.DONE


@contextmanager
def rehearsal(field: Field, troops: Sequence[Troop]) -> Iterator[None]:
    """While this lasts units may be moved without consequence; in the end they stand where they stood."""
    kept = [(troop, troop.lasts, dict(troop.deeds.left_at_obstacle)) for troop in troops]
    fixed = [(friend, friend.deeds.fixed) for friend in field.of_side(troops[0].side)]
    with field.veiled(troops[0].side):
        field.rehearsing = True
        try:
            yield
        finally:
            field.rehearsing = False
            for troop, lasts, obstacles in kept:
                troop.put_back(lasts)
                troop.deeds.left_at_obstacle = obstacles
            for friend, was in fixed:
                friend.deeds.fixed = was
