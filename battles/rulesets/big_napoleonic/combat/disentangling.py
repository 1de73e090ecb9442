"""Winners who get clear of a further enemy before they go on (BNB-CC-15)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from battles.engine.boxes import Box
from battles.engine.geometry import CONTACT
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.withdrawals import displacement
from battles.rulesets.big_napoleonic.words import Deployment


def shake_off(field: Field, troop: Troop, principals: Collection[str], beaten: Troop) -> bool:
    """Get clear of a further enemy that is no principal; whether the winner may go on (BNB-CC-15).

    ``principals`` are the ids of all principal defenders, the beaten one, who may have found no way back, among them.
    """

    def held(ground: Box) -> bool:
        return any(
            enemy.id not in principals and figures.touching(ground, enemy.figure)
            for enemy in field.enemies_near(troop, ground, CONTACT)
        )

    if not held(troop.box):
        return True
    choice = field.choose(troop, "second enemy", beaten).name
    if choice == "NONE":
        return False
    ways = (_slide, _deepen) if choice == "SHIFT" else (_deepen, _slide)
    return any(way(field, troop, held) for way in ways)


def _slide(field: Field, troop: Troop, held: Callable[[Box], bool]) -> bool:
    """Sideways by the least that leaves it touching nobody, left first."""
    own = troop.box
    for step in range(1, 21):
        for side in (-step, step):
            ground = own.shifted(side * 0.05 * own.ux, side * 0.05 * own.uy)
            if not held(ground) and displacement.has_room(field, troop, ground):
                troop.place(ground.x, ground.y)
                field.tell(
                    "move",
                    troop,
                    "BNB-CC-15",
                    mode="align",
                    distance=abs(side) * 0.05,
                    at=(troop.x, troop.y),
                    facing=troop.facing,
                )
                return True
    return False


def _deepen(field: Field, troop: Troop, held: Callable[[Box], bool]) -> bool:
    """From extended into depth, where that leaves it touching nobody."""
    if troop.formation != Deployment.EXTENDED:
        return False
    ground = troop.box_by_front(troop.centrepoint, troop.facing, Deployment.DEPTH.value)
    if held(ground) or not displacement.has_room(field, troop, ground):
        return False
    troop.put(ground, troop.facing, Deployment.DEPTH.value)
    field.tell("formation", troop, "BNB-CC-15", formation=troop.formation, cost=0, at=(troop.x, troop.y))
    return True
