"""The odds of a combat before its dice (CR-CC-7, CR-CC-12), as an able staff reckons them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.advance import contact_at
from battles.engine.play.zones import axis
from battles.rulesets.carolus_rex.combat.factors import Clash, edge_met, lead_of
from battles.rulesets.carolus_rex.combat.melee import ROUT, result_of
from battles.rulesets.carolus_rex.movement.allowances import allowance
from battles.rulesets.carolus_rex.movement.opportunity import least_wheel
from battles.rulesets.carolus_rex.movement.wheels import wheeled
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

# What a unit is expected to lose by each result, in levels: the first is saved by about every other test (CR-CC-13).
_COST = {"none": 0.0, "l1": 0.5, "l2": 1.5, "l3": 2.5, ROUT: 4.0}
_FULL = 2.0
#: The least odds at which troops led by an intent close, by posture; under others they never do.
BOLDNESS: Mapping[str, float] = MappingProxyType({"ATTACK": -0.05, "ADVANCE": 0.2, "SUPPORT": 0.2, "DEFEND": 0.3})


def closes(table: Field, troop: Troop, enemy: Troop, posture: str) -> bool:
    """Whether troops led by an intent close with an enemy in contact: where the factors are not against them."""
    least = BOLDNESS.get(posture)
    return least is not None and odds(table, troop, enemy, least) >= least


def odds(table: Field, troop: Troop, enemy: Troop, least: float, *, charge: bool = False) -> float:
    """What the enemy is expected to lose in a combat less what the attacker is, as a share of a unit (CR-CC-7, 12).

    Odds below ``least`` are not reckoned to the end: then they are no more than what is returned.
    """
    origin = troop.centre
    kept = troop.lasts
    with table.veiled(troop.side):
        try:
            _come_up(troop, enemy, charge=charge)
            clash = Clash(
                table,
                troop,
                enemy,
                origin,
                edge_met(table, troop, enemy),
                charging=charge or bool(troop.deeds.charging),
                countercharging=False,
                supported=False,
                incidental=False,
            )
            ahead = lead_of(clash, _lead_for(least))
        finally:
            troop.put_back(kept)
    return EXPECTED[max(-6, min(6, ahead))]


def _lead_for(least: float) -> int:
    """The least difference of factors that brings such odds."""
    return next((ahead for ahead in EXPECTED if EXPECTED[ahead] >= least), len(EXPECTED))


def _come_up(troop: Troop, enemy: Troop, *, charge: bool) -> None:
    """Put a unit where it would touch the enemy, by wheel and straight way."""
    ground = troop.box
    if charge:
        turn = least_wheel(troop, enemy) or 0
        ground = wheeled(troop, turn)
        troop.place(ground.x, ground.y, troop.facing + turn)
    hx, hy = axis(ground)
    length = contact_at(ground, enemy.box, hx, hy)
    if length < allowance(troop) + zones.IN_CONTACT:
        troop.place(ground.x + length * hx, ground.y + length * hy)


def _expected(ahead: int) -> float:
    """The mean of what both lose over all dice, at a difference of factors."""
    gained = 0.0
    for attack in range(1, 7):
        for defence in range(1, 7):
            own, other = result_of(ahead + attack - defence)
            gained += _COST[other] - _COST[own]
    return gained / 36 / _FULL


EXPECTED: Mapping[int, float] = MappingProxyType({ahead: _expected(ahead) for ahead in range(-6, 7)})
