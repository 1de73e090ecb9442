"""Disengagement (CR-DIS-1 to 4): whoever is still in contact after all combats parts."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.play.whereabouts import nearest
from battles.rulesets.carolus_rex.combat.away import FALL_BACK, RECOIL, away_from, fall_back
from battles.rulesets.carolus_rex.combat.phase import drawn_first
from battles.rulesets.carolus_rex.decisions import fall_back_distance
from battles.rulesets.carolus_rex.table.defences import defended_line
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import Troop

# CR-DIS-2 and CR-DIS-4.
SHAKEN_TO = 4.0
PART_BY = 1.0


def disengage(field: Field) -> None:
    """The shaken part first, then the disordered one by one, then those in good order."""
    _shaken(field)
    _disordered(field)
    _good(field)


def _opponent(field: Field, troop: Troop) -> Troop | None:
    """The nearest enemy in contact with a unit (CR-AMB-38)."""
    return nearest(troop.box, field.contacts(troop))


def holds(field: Field, troop: Troop, enemy: Troop) -> bool:
    """Whether a unit holds an area, or an obstacle against an enemy (CR-DEF-4, CR-DIS-1, CR-AMB-39)."""
    if troop.occupying:
        return True
    piece = defended_line(field, troop, enemy)
    if piece is None:
        return False
    other = defended_line(field, enemy, troop)
    if other is None or other.id != piece.id or enemy.occupying:
        return True
    if troop.deeds.moved != enemy.deeds.moved:
        return not troop.deeds.moved
    sides = drawn_first(field)
    return sides.index(troop.side) > sides.index(enemy.side)


def _shaken(field: Field) -> None:
    """Recoil to 4 (CR-DIS-2)."""
    moves: list[tuple[Troop, float, float]] = []
    for troop in field.present:
        enemy = _opponent(field, troop) if troop.shaken else None
        if enemy is None or troop.occupying:
            continue
        if enemy.shaken and holds(field, troop, enemy):
            continue
        short = SHAKEN_TO - gap(troop.box, enemy.box)
        both = enemy.shaken and not holds(field, enemy, troop)
        moves.append((troop, away_from(troop, enemy), short / 2 if both else short))
    for troop, heading, length in moves:
        if length > 0:
            fall_back(field, troop, heading, length, "CR-DIS-2", RECOIL)


def _disordered(field: Field) -> None:
    """Fall back from the enemy, those who came up this turn first (CR-DIS-3, CR-AMB-21)."""
    sides = drawn_first(field)
    waiting = sorted(
        (troop for troop in field.present if troop.disordered),
        key=lambda troop: (not troop.deeds.moved, sides.index(troop.side), troop.index),
    )
    for troop in waiting:
        enemy = _opponent(field, troop)
        if enemy is None or holds(field, troop, enemy):
            continue
        short = fall_back_distance(field, troop, enemy) - gap(troop.box, enemy.box)
        if short > 0:
            fall_back(field, troop, away_from(troop, enemy), short, "CR-DIS-3", FALL_BACK)


def _good(field: Field) -> None:
    """Part by an inch each, or leave those who hold an obstacle alone (CR-DIS-4)."""
    moves: list[tuple[Troop, float, float]] = []
    for troop in field.present:
        enemy = _opponent(field, troop) if troop.good else None
        if enemy is None or holds(field, troop, enemy):
            continue
        length = PART_BY
        if holds(field, enemy, troop):
            length = fall_back_distance(field, troop, enemy) - gap(troop.box, enemy.box)
        moves.append((troop, away_from(troop, enemy), length))
    for troop, heading, length in moves:
        if length > 0:
            fall_back(field, troop, heading, length, "CR-DIS-4", FALL_BACK)
