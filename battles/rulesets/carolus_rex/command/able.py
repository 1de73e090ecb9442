"""What the able staff asks of Carolus Rex: blocks as it sees them, trials without consequence, odds of a fight.

The staff itself stands in ``battles.staff`` and knows no rulebook. Here its bodies are blocks, units or whole lines
that one order moves (CR-CMD-9), for orders are what a general of this book is short of. Trials go through the same
movement as a player's orders, on the units themselves, which are then put back.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Self

from battles.engine.boxes import gap, is_within
from battles.engine.geometry import turn_between
from battles.engine.orders import Action, Argument, Direction, Intent, Place, PlaceKind
from battles.engine.play.standing import point_of
from battles.rulesets.carolus_rex.combat.odds import odds
from battles.rulesets.carolus_rex.command.blocks import Block, blocks_of, give_block, hears, rehearsal, rehearse
from battles.rulesets.carolus_rex.command.making_out import known_enemies
from battles.rulesets.carolus_rex.command.orders import RALLY, REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.command.permission import COMMAND_RADIUS, bar_to, cost_of, is_free, may_be_free
from battles.rulesets.carolus_rex.command.rides import RIDE, ride
from battles.rulesets.carolus_rex.command.stations import better_place
from battles.rulesets.carolus_rex.movement.allowances import allowance, deployed_rate
from battles.rulesets.carolus_rex.movement.marching import ADVANCE, FALL_BACK, RETREAT
from battles.rulesets.carolus_rex.movement.marching import Step as Leg
from battles.rulesets.carolus_rex.movement.opportunity import CHARGE, least_wheel
from battles.rulesets.carolus_rex.movement.redeploying import SIMPLE_TURN
from battles.rulesets.carolus_rex.movement.wheels import wheeled
from battles.rulesets.carolus_rex.shooting.aiming import MUSKETS, reach_of
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Arm as Sort
from battles.rulesets.carolus_rex.words import Cohesion, Stance, Type
from battles.staff import Arm, Body, Charge, Foe, Lengths, Shape, Step, Verb, lead
from battles.staff.craft import Line

# CR-GEO-2. What each formation is for.
SHAPES: Mapping[str, Shape] = MappingProxyType(
    {
        Stance.LINE: Shape.LINE,
        Stance.COLUMN: Shape.COLUMN,
        Stance.SQUARE: Shape.SQUARE,
        Stance.UNLIMBERED: Shape.BATTERY,
        Stance.LIMBERED: Shape.LIMBERED,
    }
)
_ARMS = {Sort.INFANTRY: Arm.FOOT, Sort.CAVALRY: Arm.HORSE, Sort.IRREGULAR: Arm.HORSE, Sort.ARTILLERY: Arm.GUNS}

# In inches. Muskets reach 3 (CR-FIRE-1) and tell at 1; foot goes 6 in line (CR-MOVE-1) and closes from 1 (CR-CC-1), so
# that an advance comes to that.
LENGTHS = Lengths(
    interval=0.6,
    musketry=3.3,
    deploy=10.0,
    guns=7.0,
    alarm=14.0,
    support=3.6,
    screen=3.0,
    halt=1.2,
    relief=3.3,
    firefight=True,
    flanks=True,
    straight=20.0,
    abreast=3.0,
    # A flank is turned only from behind its front line (CR-GEO-7): who goes in among enemies seldom offers one.
    exposed=0.4,
)
_VIGOUR = {Cohesion.GOOD: 1.0, Cohesion.DISORDERED: 0.7, Cohesion.SHAKEN: 0.3, Cohesion.BROKEN: 0.0}
#: An order to face about whose turn is greater than this is a retreat that goes no farther (CR-MOVE-4).
ABOUT = 135.0
_NO_WAY = 0.1
#: Enemies farther than this from a command, and friends farther than that, play no part in its plans.
HORIZON, NEIGHBOURS = 20.0, 8.0
#: Columns within so much of an enemy form line before anything else.
DEPLOY_WITHIN = 7.0
#: A turn of less than this is not worth an order of its own.
NEARLY = 15.0
#: A general rides for a point when he has as many as this, and so many more units then hear him.
RIDING_POINTS, WORTH_RIDING = 2, 2
#: Nearer to the enemy than this disordered troops are rallied before they go on.
STEADY_WITHIN = 9.0


#: Who takes a staff's order to a block and sees to it.
Hand = Callable[[Session, Block, Order], object]


@dataclass(frozen=True, slots=True)
class AbleCraft:
    """One general's units without a line of their own, while his card is up."""

    session: Session
    led: Sequence[Troop]
    enemies: Sequence[Troop]
    """Those with whom the side reckons, as it makes them out."""
    hand: Hand = give_block
    blocks: dict[str, Block] = field(default_factory=dict)

    @classmethod
    def of(cls, session: Session, led: Sequence[Troop], hand: Hand) -> Self:
        """The craft of some units of the general's, at this moment."""
        return cls(session, led, known_enemies(session.field, session.general.side), hand)

    @property
    def lengths(self) -> Lengths:
        return LENGTHS

    @property
    def table(self) -> Field:
        return self.session.field

    def bodies(self) -> Sequence[Body]:
        """The blocks of those who may take an order, hear it and are not in contact.

        Of the shaken only those who stand before an enemy, where they cannot be rallied (CR-CMD-5).
        """
        if not self.blocks:
            able = [troop for troop in self.led if self._is_free(troop)]
            single = [troop for troop in able if troop.shaken or self._may_reach(troop) or self._should_deploy(troop)]
            others = [troop for troop in able if troop not in single]
            blocks = [Block((troop,)) for troop in single] + blocks_of(self.session, others)
            self.blocks.update((block.lead.id, block) for block in blocks if self._may_be_told(block))
        return [self._body(block) for block in self.blocks.values()]

    def standing(self, body: Body) -> Body | None:
        """Nobody is asked for whom the general has no point left, and who needs one for whatever he is told."""
        block = self.blocks[body.id]
        short = self.session.points < cost_of(self.session.general, block.lead)
        if short and (len(block.troops) > 1 or not may_be_free(self.session, block.lead)):
            return None
        return self._body(block)

    def friends(self) -> Sequence[Body]:
        led = {troop.id for block in self.blocks.values() for troop in block.troops}
        near = self._about(self.table.of_side(self.session.general.side), NEIGHBOURS)
        return [self._body(Block((troop,))) for troop in near if troop.id not in led]

    def foes(self) -> Sequence[Foe]:
        """Those in order who concern this command: within :data:`HORIZON` of it, else the nearest."""
        known = [troop for troop in self.enemies if troop.present and not troop.broken]
        near = self._about(known, HORIZON)
        if not near and known and self.led:
            x, y = self.led[0].centre
            near = [min(known, key=lambda troop: (round((troop.x - x) ** 2 + (troop.y - y) ** 2, 6), troop.index))]
        return [_foe(troop) for troop in near]

    def broad(self, body: Body) -> float:
        block = self.blocks.get(body.id)
        if block is None or body.shape != Shape.COLUMN:
            return 2 * body.box.hw
        return sum(troop.shape_in(Stance.LINE).width for troop in block.troops) + LENGTHS.interval * (
            len(block.troops) - 1
        )

    def attempt(self, body: Body, line: Line) -> Body | None:
        block = self.blocks[body.id]
        order = _order(block, line)
        if order is None or (order.verb != REDEPLOY and self._should_deploy(block.lead)):
            return None
        with rehearsal(self.table, block.troops):
            return self._body(block) if rehearse(self.session, block, order) else None

    def hope(self, body: Body, foe: str) -> float:  # noqa: ARG002 - its odds are quickly reckoned
        return math.inf

    def charge(self, body: Body, foe: str, least: float) -> Charge | None:
        """Charges are given to single units (CR-CMD-9)."""
        block = self.blocks[body.id]
        troop = block.lead
        enemy = next(enemy for enemy in self.enemies if enemy.id == foe)
        if len(block.troops) > 1 or not troop.shock or enemy.broken:
            return None
        order = _charge(foe)
        if gap(troop.box, enemy.box) > allowance(troop) + zones.IN_CONTACT or bar_to(self.session, troop, order):
            return None
        if not self._has_room_to_wheel(troop, enemy):
            return None
        # Most charges are too poor, and that is sooner told than whether they come up.
        promise = odds(self.table, troop, enemy, least, charge=True)
        if promise <= least or not self._comes_up(block, enemy):
            return None
        return Charge(foe, (Step(Verb.CHARGE, foe=foe),), promise)

    def _has_room_to_wheel(self, troop: Troop, enemy: Troop) -> bool:
        """Whether a charge that begins with a wheel can begin at all (CR-MOVE-5)."""
        turn = least_wheel(troop, enemy)
        return not turn or self.table.has_room(troop, wheeled(troop, turn))

    def _comes_up(self, block: Block, enemy: Troop) -> bool:
        """Whether a charge would come to its target: past no friend, on no flank that it may not take (CR-MOVE-14)."""
        troop, turn = block.lead, least_wheel(block.lead, enemy)
        legs = (Leg(turn=float(turn)), Leg()) if turn else (Leg(),)
        with rehearsal(self.table, block.troops):
            rehearse(self.session, block, Order(ADVANCE, (), steps=legs))
            return gap(troop.box, enemy.box) <= zones.IN_CONTACT

    def commanded(self, body: Body) -> bool:
        """His free move brings a general to troops within twice his voice (CR-CMD-7)."""
        x, y = self.table.place_of(self.session.general)
        return abs(complex(body.at[0] - x, body.at[1] - y)) <= 3 * COMMAND_RADIUS

    def on_road(self, body: Body) -> bool:  # noqa: ARG002 - this book has no roads
        return False

    def give(self, body: Body, line: Line) -> None:
        block = self.blocks[body.id]
        order = _order(block, line)
        if order is not None:
            self.hand(self.session, block, order)

    # ---- between the rulebook's words and the staff's

    def _may_be_told(self, block: Block) -> bool:
        """Whether the general has an order left for a block, and it hears him (CR-CMD-12); a second needs no ear."""
        return self.session.points > 0 and (bool(block.lead.deeds.orders) or hears(self.session, block.lead))

    def _should_deploy(self, troop: Troop) -> bool:
        """Whether this is a column so near to the enemy that it goes no farther: in column nobody closes (CR-CC-1)."""
        return troop.in_column and any(
            not enemy.broken and is_within(troop.box, enemy.box, DEPLOY_WITHIN) for enemy in self.enemies
        )

    def _about(self, troops: Sequence[Troop], reach: float) -> list[Troop]:
        """Those whose middle is within so much of the rectangle that holds the command."""
        rights, aheads = [troop.x for troop in self.led], [troop.y for troop in self.led]
        if not rights:
            return []
        west, east, south, north = min(rights) - reach, max(rights) + reach, min(aheads) - reach, max(aheads) + reach
        return [troop for troop in troops if west <= troop.x <= east and south <= troop.y <= north]

    def _is_free(self, troop: Troop) -> bool:
        deeds = troop.deeds
        doubles = deeds.orders == 1 and not deeds.free and deeds.far_from_enemy and not deeds.came_near
        return (
            troop.present
            and (troop.steady or (troop.shaken and self.table.in_enemy_zone(troop)))
            and not troop.occupying
            and not troop.probing
            and (not deeds.orders or doubles)
            and not self.table.in_contact(troop)
        )

    def _may_reach(self, troop: Troop) -> bool:
        """Whether shock cavalry is so near to an enemy that it is led by itself, and not in line (CR-SHOCK-1)."""
        reach = _charge_reach(troop)
        return reach > 0.0 and any(
            not enemy.broken and is_within(troop.box, enemy.box, reach) for enemy in self.enemies
        )

    def _body(self, block: Block) -> Body:
        troop = block.lead
        return Body(
            troop.id,
            _ARMS[Sort(troop.arm)],
            block.box,
            troop.facing,
            SHAPES[troop.formation],
            march=min(allowance(member) for member in block.troops),
            reach=_charge_reach(troop) if len(block.troops) == 1 else 0.0,
            range=0.0 if troop.cavalry else reach_of(troop),
            vigour=min(_VIGOUR[member.cohesion] for member in block.troops),
            weight=float(len(block.troops)),
            shapes=_shapes(troop),
            light=troop.irregular,
            shaken=troop.shaken,
        )


def lead_command(session: Session, intent: Intent, troops: Sequence[Troop], hand: Hand = give_block) -> None:
    """Lead the units of a command by an intent: rally, move, move again far from the enemy, rally with the rest.

    ``hand`` takes the orders and gives them, or writes them down.
    """
    table = session.field
    goal = point_of(table, intent.objective, session.general.side) if intent.objective is not None else None
    posture, gone = intent.posture, intent.objective is not None and goal is None
    own = table.by_id.get(intent.objective.ref) if intent.objective is not None else None
    leader = own.id if own is not None and own.side == session.general.side else ""
    if hand is give_block:
        _ride_up(session, troops, intent)
    _rally(session, troops, intent, hand, pressing=True)
    # Guns go slowly, and many points for them leave none for those who fight: they come last.
    guns = [troop for troop in troops if troop.artillery]
    fighters = [troop for troop in troops if not troop.artillery]
    lead(AbleCraft.of(session, fighters, hand), posture, goal, leader, gone=gone)
    if session.points:
        lead(
            AbleCraft.of(session, [troop for troop in fighters if troop.deeds.orders], hand),
            posture,
            goal,
            leader,
            gone=gone,
        )
        lead(AbleCraft.of(session, guns, hand), posture, goal, leader, gone=gone)
    _rally(session, troops, intent, hand, pressing=False)


def _ride_up(session: Session, troops: Sequence[Troop], intent: Intent) -> None:
    """Spend a point on a ride where that brings enough troops within the general's voice (CR-CMD-6)."""
    if session.absent or session.passed or session.points < RIDING_POINTS or session.general.attached:
        return
    found = better_place(session, troops, RIDE)
    if found is not None and found[1] >= WORTH_RIDING:
        ride(session, Action("RIDE TO", {"place": found[0]}), intent.line)


def _rally(session: Session, troops: Sequence[Troop], intent: Intent, hand: Hand, *, pressing: bool) -> None:
    """Worst first; the disordered when the enemy is near or it is free, and in the end whoever is left (CR-CMD-5)."""
    order = Order(RALLY, (Action("RALLY"),), intent.line)
    for level in (Cohesion.BROKEN, Cohesion.SHAKEN, Cohesion.DISORDERED):
        for troop in troops:
            if not troop.present or troop.cohesion is not level or troop.deeds.orders or bar_to(session, troop, order):
                continue
            waits = pressing and level is Cohesion.DISORDERED and not session.field.enemy_within(troop, STEADY_WITHIN)
            if not waits or is_free(session, troop, order):
                hand(session, Block((troop,)), order)


# ---- from the staff's words to the rulebook's


def _foe(troop: Troop) -> Foe:
    rate = deployed_rate(troop) or 0.0
    return Foe(
        troop.id,
        _ARMS[Sort(troop.arm)],
        troop.box,
        troop.facing,
        SHAPES[troop.formation],
        reach=0.0 if troop.in_square or troop.artillery or not troop.steady else rate + zones.CONTACT_ZONE,
        range=0.0 if troop.cavalry else reach_of(troop) if troop.artillery else MUSKETS,
        weight=1.0,
    )


def _charge_reach(troop: Troop) -> float:
    return allowance(troop) + zones.CONTACT_ZONE if troop.shock and troop.in_line and troop.steady else 0.0


def _shapes(troop: Troop) -> frozenset[Shape]:
    """The formations that are worth an order: out of column and off the limbers, seldom back (CR-FORM-1)."""
    if troop.in_column or troop.in_square:
        return frozenset({Shape.LINE})
    return frozenset({Shape.BATTERY}) if troop.formation == Stance.LIMBERED else frozenset()


def _charge(enemy: str) -> Order:
    return Order(CHARGE, (Action("CHARGE", {"target": enemy}),))


def _order(block: Block, line: Line) -> Order | None:
    """A line of the staff as one order of this book; ``None`` where it would take two."""
    first, facing = line[0], block.lead.facing
    if first.verb == Verb.CHARGE:
        return _charge(first.foe)
    if first.verb == Verb.FORM:
        # A redeployment takes the whole turn (CR-FORM-1): what follows is left for the next one, but for the front.
        turned = next((step.degrees for step in line if step.verb == Verb.FACE), None)
        return _forming(first, facing, turned)
    if first.verb == Verb.BACK:
        return Order(FALL_BACK, (), steps=(Leg(wanted=first.length),)) if len(line) == 1 else None
    if first.verb == Verb.ABOUT:
        legs = line[1:]
        if not legs or any(step.verb != Verb.GO for step in legs):
            return None
        return Order(RETREAT, (), steps=tuple(Leg(wanted=step.length) for step in legs))
    if first.verb == Verb.DEPLOY_AT:
        return _trailing(block, first)
    if len(line) == 1 and first.verb == Verb.FACE and first.degrees is not None:
        return _facing(block, first.degrees)
    legs_: list[Leg] = []
    for step in line:
        if step.verb == Verb.FACE and step.degrees is not None:
            legs_.append(Leg(turn=turn_between(facing, step.degrees)))
            facing = step.degrees
        elif step.verb == Verb.GO:
            legs_.append(Leg(wanted=step.length))
        else:
            return None
    return Order(ADVANCE, (), steps=tuple(legs_))


def _forming(step: Step, facing: float, wanted: float | None) -> Order:
    """A change of formation, with a new front where that is no difficult turn (CR-FORM-6)."""
    if step.shape == Shape.BATTERY:
        muzzles: dict[str, Argument] = {} if step.degrees is None else {"facing": step.degrees}
        return Order(REDEPLOY, (Action("UNLIMBER", muzzles),))
    flank = "RIGHT" if step.right else "LEFT"
    arguments: dict[str, Argument] = {"formation": Stance.LINE.value.upper(), "flank": flank}
    if wanted is not None and abs(turn_between(facing, wanted)) <= SIMPLE_TURN:
        arguments["facing"] = wanted
    return Order(REDEPLOY, (Action("FORM", arguments),))


def _facing(block: Block, degrees: float) -> Order | None:
    """A new front: by a wheel, by turning about where that serves, or on the spot."""
    turn = turn_between(block.lead.facing, degrees)
    if abs(turn) < NEARLY:
        return None
    if abs(turn) > ABOUT and not block.lead.artillery:
        return Order(RETREAT, (), steps=(Leg(wanted=_NO_WAY),))
    if block.lead.type == Type.HEAVY or (abs(turn) > 45.0 and not block.lead.turns_freely):
        return Order(REDEPLOY, (Action("FACE", {"facing": degrees}),))
    return Order(ADVANCE, (), steps=(Leg(turn=turn),))


def _trailing(block: Block, step: Step) -> Order | None:
    """Guns to a place and round to their front: they turn freely (CR-MOVE-6)."""
    if step.point is None:
        return None
    x, y = block.lead.centre
    dx, dy = step.point[0] - x, step.point[1] - y
    away = abs(complex(dx, dy))
    heading = Direction("", toward=Place(PlaceKind.POINT, "", point=step.point))
    legs = [Leg(towards=heading), Leg(wanted=away)]
    if step.degrees is not None:
        legs.append(Leg(towards=step.degrees))
    return Order(ADVANCE, (), steps=tuple(legs))
