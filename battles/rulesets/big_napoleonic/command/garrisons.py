"""Whom the able staff tells off to hold a town that its command is sent to (BNB-TOWN-1, BNB-TOWN-2)."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.geometry import LIMIT
from battles.engine.orders import Intent, PlaceKind
from battles.rulesets.big_napoleonic.movement import towns
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE

#: Intents that take or keep the ground which they name.
TAKING = ("ATTACK", "ADVANCE", "DEFEND")
#: Nobody is told off from further than this, in inches: two marches of foot.
FROM = 24.0
#: Of those about as near as each other the smallest goes: the others are of more use in line.
AS_NEAR = 3.0


def garrison_for(field: Field, intent: Intent, led: Sequence[Troop], enemies: Sequence[Troop]) -> Troop | None:
    """The foot that is to occupy the town which an intent names; ``None`` where there is none, or it is not free.

    ``led`` are the units of the command, ``enemies`` those that the side knows.
    """
    place = intent.objective
    if intent.posture not in TAKING or place is None or place.kind != PlaceKind.TERRAIN:
        return None
    walls = field.ground.walls.get(place.ref)
    if walls is None or towns.garrison_of(field, place.ref) is not None:
        return None
    if any(enemy.present and figures.gap(enemy.figure, walls) < CONTACT_ZONE - LIMIT for enemy in enemies):
        return None
    able = [
        (round(away / AS_NEAR), troop.bases, troop.index, troop)
        for troop in led
        if troop.foot
        and troop.present
        and troop.good_order
        and not troop.in_town
        and not field.engaged(troop)
        and (away := figures.gap(troop.figure, walls)) <= FROM
    ]
    return min(able)[-1] if able else None
