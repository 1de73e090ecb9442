"""Guns that fight together, or as part of a unit (BNB-CART-2)."""

from __future__ import annotations

from battles.engine.geometry import CONTACT, LIMIT
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop

# In inches: batteries no further apart are one defender.
GRAND_BATTERY = 1.0


def unit_beside(field: Field, guns: Troop) -> Troop | None:
    """The unit of foot or horse that guns touch, of whose strength they then are."""
    return next(
        (
            other
            for other in field.friends_near(guns, guns.figure, CONTACT)
            if not other.guns and not other.in_town and figures.touching(guns.figure, other.figure)
        ),
        None,
    )


def battery_of(field: Field, guns: Troop) -> list[Troop]:
    """The unsupported, unlimbered guns that make one defender with these, in file order, these first."""
    if not guns.unlimbered:
        return [guns]
    members, grown = [guns], True
    others = [o for o in field.friends(guns) if o.guns and o.unlimbered and unit_beside(field, o) is None]
    while grown:
        near = [o for o in others if any(figures.within(o.figure, m.figure, GRAND_BATTERY + LIMIT) for m in members)]
        grown = bool(near)
        members += near
        others = [o for o in others if o not in near]
    return members


def fights_as(field: Field, troop: Troop) -> str:
    """The id of the defender of which a unit is part: its own for foot and horse."""
    if not troop.guns:
        return troop.id
    beside = unit_beside(field, troop)
    if beside is not None:
        return beside.id
    return min(battery_of(field, troop), key=lambda member: member.index).id
