"""What the able staff asks of Carolus Rex: blocks as it sees them, trials without consequence, odds of a fight.

The staff itself stands in ``battles.staff`` and knows no rulebook. Here its bodies are blocks, units or whole lines
that one order moves (CR-CMD-9), for orders are what a general of this book is short of. Trials go through the same
movement as a player's orders, on the units themselves, which are then put back.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Self

from battles.engine.boxes import Box, is_within
from battles.engine.dataclasses import dataclass, field
from battles.rulesets.carolus_rex.combat.odds import odds
from battles.rulesets.carolus_rex.command.blocks import Block, blocks_of, give_block, hears, rehearsal, rehearse
from battles.rulesets.carolus_rex.command.foresight import foreseen
from battles.rulesets.carolus_rex.command.making_out import known_enemies
from battles.rulesets.carolus_rex.command.orders import REDEPLOY, Order, Session
from battles.rulesets.carolus_rex.command.permission import COMMAND_RADIUS, cost_of, may_be_free
from battles.rulesets.carolus_rex.command.staff_orders import order_of
from battles.rulesets.carolus_rex.command.striking import would_strike
from battles.rulesets.carolus_rex.movement.allowances import allowance, deployed_rate
from battles.rulesets.carolus_rex.shooting.aiming import MUSKETS, reach_of
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Arm as Sort
from battles.rulesets.carolus_rex.words import Cohesion, Stance
from battles.staff import Arm, Body, Charge, Foe, Lengths, Shape, Step, Verb
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
    closes_up=True,
    straight=20.0,
    abreast=3.0,
    doubt=0.0,
    # A flank is turned only from behind its front line (CR-GEO-7): who goes in among enemies seldom offers one.
    exposed=0.4,
)
_VIGOUR = {Cohesion.GOOD: 1.0, Cohesion.DISORDERED: 0.7, Cohesion.SHAKEN: 0.3, Cohesion.BROKEN: 0.0}
#: Enemies farther than this from a command, and friends farther than that, play no part in its plans.
HORIZON, NEIGHBOURS = 20.0, 8.0
#: Columns within so much of an enemy form line before anything else.
DEPLOY_WITHIN = 7.0


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
        session.field.forget_trials()
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
        return [self._alone(troop) for troop in near if troop.id not in led]

    def foes(self) -> Sequence[Foe]:
        """Those in order who concern this command: within :data:`HORIZON` of it, else the nearest."""
        known = [troop for troop in self.enemies if troop.present and not troop.broken]
        near = self._about(known, HORIZON)
        if not near and known and self.led:
            x, y = self.led[0].centre
            near = [min(known, key=lambda troop: (round((troop.x - x) ** 2 + (troop.y - y) ** 2, 6), troop.index))]
        return [self._foe(troop) for troop in near]

    def broad(self, body: Body) -> float:
        block = self.blocks.get(body.id)
        if block is None or body.shape != Shape.COLUMN:
            return 2 * body.box.hw
        return sum(troop.shape_in(Stance.LINE).width for troop in block.troops) + LENGTHS.interval * (
            len(block.troops) - 1
        )

    def foresee(self, body: Body, line: Line, foes: Sequence[Foe]) -> Body | None:
        block = self.blocks[body.id]
        if line[0].verb != Verb.FORM and self._should_deploy(block.lead):
            return None
        return foreseen(block, body, line, foes)

    def attempt(self, body: Body, line: Line) -> Body | None:
        block = self.blocks[body.id]
        order = order_of(block, line)
        if order is None or (order.verb != REDEPLOY and self._should_deploy(block.lead)):
            return None
        with rehearsal(self.table, block.troops):
            if not rehearse(self.session, block, order):
                return None
            # What it could do next plays no part in what an order is worth.
            return body.put(block.box, block.lead.facing, SHAPES[block.lead.formation])

    def hope(self, body: Body, foe: str) -> float:  # noqa: ARG002 - its odds are quickly reckoned
        return math.inf

    def charge(self, body: Body, foe: str, least: float) -> Charge | None:
        """Charges are given to single units (CR-CMD-9)."""
        block = self.blocks[body.id]
        troop = block.lead
        enemy = next(enemy for enemy in self.enemies if enemy.id == foe)
        if len(block.troops) > 1 or not troop.shock or enemy.broken:
            return None
        # Most charges do not come up, and mostly that is sooner told than their odds.
        if not would_strike(self.session, troop, enemy):
            return None
        promise = odds(self.table, troop, enemy, least, charge=True)
        return Charge(foe, (Step(Verb.CHARGE, foe=foe),), promise) if promise > least else None

    def commanded(self, body: Body) -> bool:
        """His free move brings a general to troops within twice his voice (CR-CMD-7)."""
        x, y = self.table.place_of(self.session.general)
        return abs(complex(body.at[0] - x, body.at[1] - y)) <= 3 * COMMAND_RADIUS

    def on_road(self, body: Body) -> bool:  # noqa: ARG002 - this book has no roads
        return False

    def give(self, body: Body, line: Line) -> None:
        block = self.blocks[body.id]
        order = order_of(block, line)
        if order is not None:
            self.hand(self.session, block, order)
            self.table.forget_trials()

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
        if len(block.troops) == 1:
            return self._alone(block.lead)
        troop = block.lead
        return _seen(
            troop,
            block.box,
            march=min([allowance(member) for member in block.troops]),
            vigour=min([_VIGOUR[member.cohesion] for member in block.troops]),
            weight=float(len(block.troops)),
        )

    def _foe(self, troop: Troop) -> Foe:
        """An enemy, likewise: as he is made out his type may change too."""
        state = (troop.box, troop.facing, troop.formation, troop.cohesion, troop.type)
        return self.table.foes_beheld.get(troop.id, state, lambda: _foe(troop))

    def _alone(self, troop: Troop) -> Body:
        """A unit by itself, made anew only when something of it is another."""
        state = (troop.box, troop.facing, troop.formation, troop.cohesion)
        return self.table.own_beheld.get(troop.id, state, lambda: _by_itself(troop))


def _by_itself(troop: Troop) -> Body:
    return _seen(
        troop, troop.box, march=allowance(troop), vigour=_VIGOUR[troop.cohesion], weight=1.0, reach=_charge_reach(troop)
    )


def _seen(troop: Troop, box: Box, march: float, vigour: float, weight: float, reach: float = 0.0) -> Body:
    """A block as the staff sees it, by the unit that leads it."""
    return Body(
        troop.id,
        _ARMS[Sort(troop.arm)],
        box,
        troop.facing,
        SHAPES[troop.formation],
        march=march,
        reach=reach,
        range=0.0 if troop.cavalry else reach_of(troop),
        vigour=vigour,
        weight=weight,
        shapes=_shapes(troop),
        light=troop.irregular,
        shaken=troop.shaken,
    )


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
        return _DEPLOYS
    return _UNLIMBERS if troop.formation == Stance.LIMBERED else _STAYS


_DEPLOYS, _UNLIMBERS, _STAYS = frozenset({Shape.LINE}), frozenset({Shape.BATTERY}), frozenset[Shape]()
