"""Irregulars who give way (CR-IRR-4): an enemy has come up to where he could close with them."""

from __future__ import annotations

from battles.rulesets.carolus_rex.combat.away import away_from, step_back
from battles.rulesets.carolus_rex.combat.closing import axis_allows
from battles.rulesets.carolus_rex.combat.routs import initial_rout
from battles.rulesets.carolus_rex.decisions import evade_distance
from battles.rulesets.carolus_rex.table import cohesion
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop


def evasions(field: Field, mover: Troop) -> None:
    """All irregulars with whom an enemy who has ended his move could close, in file order."""
    if not mover.present or not mover.steady or mover.artillery or not mover.in_line or mover.occupying:
        return
    for troop in list(field.enemies(mover)):
        if troop.irregular and troop.present and field.contact(mover, troop) and axis_allows(mover.box, troop):
            _evade(field, troop, mover)


def _evade(field: Field, troop: Troop, enemy: Troop) -> None:
    wanted = evade_distance(field, troop, enemy)
    if wanted <= 0:
        return
    if not troop.deeds.orders:
        troop.deeds.orders, troop.deeds.free = 1, True
    heading = away_from(troop, enemy)
    if not cohesion.test(field, troop, "evade", "CR-IRR-4"):
        cohesion.lose(field, troop, 1, "evade", "CR-IRR-4")
        if troop.broken:
            initial_rout(field, troop, heading)
            return
    length = step_back(field, troop, heading, wanted)
    troop.deeds.moved = True
    field.tell(
        "reaction",
        troop,
        "CR-IRR-4",
        target=enemy.id,
        reaction="evade",
        distance=round(length, 3),
        **field.stands(troop),
    )
