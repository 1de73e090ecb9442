"""What fire and losses have made of troops, as far as the able staff asks."""

from __future__ import annotations

from battles.rulesets.old_trousers.command.able import LENGTHS
from battles.rulesets.old_trousers.command.making_out import known_enemies
from battles.rulesets.old_trousers.command.orders import units_of
from battles.rulesets.old_trousers.morale.rallying import man, recover
from battles.rulesets.old_trousers.movement.verbs import reorder
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop


def restore_order(field: Field, troop: Troop, *, stays: bool) -> None:
    """Crews man guns that they left, the shaken recover, the disordered reorder (OT-ROUT-4, OT-C-RALLY-2, OT-DIS-3).

    Nobody does so in fire which he may leave.

    Infantry that is only disordered reorders under fire as well: it fights on meanwhile.
    """
    if troop.guns_at is not None and not man(field, troop):
        return
    if not troop.shaken and not troop.disordered:
        return
    leaves = not stays and (troop.shaken or troop.cavalry)
    if leaves and is_under_fire(field, troop):
        return
    if (troop.shaken and recover(field, troop)) or troop.disordered:
        reorder(field, troop)


def is_under_fire(field: Field, troop: Troop) -> bool:
    """Whether known enemies stand so near that troops in no state to fight are better away (OT-FIRE-2, OT-FIRE-4)."""
    near = {enemy.id for enemy in field.known_within(troop, max(LENGTHS.relief, LENGTHS.guns))}
    foot = {enemy.id for enemy in field.known_within(troop, LENGTHS.relief)}
    return any(
        (enemy.infantry and enemy.id in foot) or enemy.unlimbered
        for enemy in known_enemies(field, troop.side)
        if enemy.id in near and not enemy.routed
    )


def lost_by(field: Field, command: str) -> float:
    """The part of a command's strength that is gone, fugitives counted as gone."""
    units = units_of(field, command)
    whole = sum(troop.full for troop in units)
    left = sum(troop.strength for troop in units if troop.present and not troop.routed)
    return 1.0 - left / whole if whole else 0.0
