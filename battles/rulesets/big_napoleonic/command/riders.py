"""Generals who are thought to ride after their troops (BNB-TURN-2) when the able staff asks who will be in command."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import NamedTuple

from battles.engine.battle import Point
from battles.rulesets.big_napoleonic.command import commanding
from battles.rulesets.big_napoleonic.command.generals import RIDE
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import General, Troop
from battles.staff import Body

# How much of a march those who have yet to move are thought to come after a unit that goes before them.
COMING = 0.3


class Rider(NamedTuple):
    """A general who may ride after a unit: where he is, how far he commands, the sums of the places of the others
    under him, how many they are, and how many of them have yet to move."""

    at: Point
    radius: float
    total: Point
    others: int
    coming: int

    def comes_up(self, body: Body) -> bool:
        """Whether he would reach a unit standing so when he has ridden to the middle of his troops.

        Who has yet to move may come some of the way after it.
        """
        count, (x, y) = self.others + 1, body.at
        middle = ((self.total[0] + x) / count, (self.total[1] + y) / count)
        reach = self.radius + COMING * (self.coming / count) * body.march
        return math.dist(self.at, middle) <= RIDE and figures.point_gap(body.box, middle) <= reach


def riders_after(table: Field, troop: Troop, moved: Collection[str]) -> list[Rider]:
    """The generals of a unit who have no line of their own; ``moved`` are the units that have their orders already."""
    found = []
    for general in table.generals:
        if not general.present or general.at is None or is_ordered(table, general):
            continue
        if commanding.is_over(general, troop):
            under = [one for one in table.of_side(troop.side) if one is not troop and commanding.is_over(general, one)]
            coming = sum(one.id in table.led and one.id not in moved for one in under)
            total = (sum(one.x for one in under), sum(one.y for one in under))
            found.append(Rider(general.at, commanding.radius(general), total, len(under), coming))
    return found


def is_ordered(table: Field, general: General) -> bool:
    """Whether a general has a line of his own."""
    sheet = table.sheets.get(general.side)
    return any(order.formation == general.id for order in sheet.generals) if sheet else False
