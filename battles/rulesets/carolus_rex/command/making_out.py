"""The enemies as a staff reckons with them: no more of each than its side makes out (setting ``fog``)."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from battles.engine.knowledge.contacts import Certainty
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import Arm, Cohesion, Type

#: What an enemy is taken for where no more of him is made out.
USUAL_QUALITY = "C"
USUAL_TYPE: Mapping[str, str] = MappingProxyType(
    {Arm.INFANTRY: Type.MUSKET, Arm.CAVALRY: Type.LINE, Arm.ARTILLERY: Type.MEDIUM}
)


def known_enemies(table: Field, side: str) -> list[Troop]:
    """The enemies that a side reckons with, as it makes them out, in file order; all of them where fog is open."""
    return [made_out(table, side, enemy) for enemy in table.known_enemies(side)]


def made_out(table: Field, side: str, enemy: Troop) -> Troop:
    """An enemy with no more than a side makes out of him: nobody's quality shows, and his order only near by."""
    if table.known is None:
        return enemy
    certainty = table.known.certainty(side, enemy, enemy.formation)
    picture = copy.copy(enemy)
    picture.moves = []
    picture.quality = USUAL_QUALITY
    if certainty is not Certainty.NAMED:
        picture.cohesion = Cohesion.GOOD
    if certainty is Certainty.ARM:
        picture.type = USUAL_TYPE.get(enemy.arm, enemy.type)
        picture.traits = frozenset()
    picture.unit = replace(enemy.unit, quality=USUAL_QUALITY, type=picture.type)
    return picture
