"""Generals in danger (CR-GEN-1): a die for each who is with troops that suffer."""

from __future__ import annotations

from battles.engine.events import Roll
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import General, Troop
from battles.rulesets.carolus_rex.words import GeneralOut

# CR-GEN-1. The die that hits, and the hit that removes.
HITS_ON = 6
LAST_WOUND = 2


def hit_generals(field: Field, troop: Troop) -> None:
    """Throw for every general with a unit that takes a result (CR-GEN-1)."""
    for general in field.generals_with(troop):
        roll = field.journal.throw("general", general.id, 1, need=HITS_ON)
        hit = roll.total >= HITS_ON
        if hit:
            _wound(field, general, troop, roll)
        else:
            field.tell("commander", general, "CR-GEN-1", roll=roll, hit=False, **{"with": troop.id})


def _wound(field: Field, general: General, troop: Troop, roll: Roll) -> None:
    """The first hit wounds, the second removes."""
    general.wounds += 1
    lost = general.wounds >= LAST_WOUND
    extra = {"with": troop.id} | ({"lost": "hit"} if lost else {})
    field.tell("commander", general, "CR-GEN-1", roll=roll, hit=True, wounds=general.wounds, **extra)
    if lost:
        general.attached = ""
        general.out, general.out_turn = GeneralOut.LOST.value, field.battle.turn
        general.place(*troop.centre)
