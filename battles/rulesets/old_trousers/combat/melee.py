"""The Melee segment: rounds, losses, and what becomes of the losers (OT-C-MEL-1 to 8, OT-C-TOWN-3)."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.dice import D10
from battles.engine.events import Roll
from battles.engine.play.journal import Modifier
from battles.rulesets.old_trousers.combat.falling import fall_back, falls_back_for
from battles.rulesets.old_trousers.combat.odds import Melee, leaders, rows_of, sides_of
from battles.rulesets.old_trousers.combat.tables import ON, ROUTS, SHAKEN, result_of
from battles.rulesets.old_trousers.command.commanders import commander_risk
from battles.rulesets.old_trousers.morale.losses import MELEE, lose, remove, strength_in
from battles.rulesets.old_trousers.morale.routs import rout
from battles.rulesets.old_trousers.table.charge import Charge
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import General, Troop
from battles.rulesets.old_trousers.words import Out

# OT-C-MEL-3. After so many ties the active side gives way. OT-C-MEL-6. Rounds against a square.
MOST_ROUNDS = 3
SQUARE_ROUNDS = 2


def melees(table: Field, charges: Iterable[Charge]) -> list[Melee]:
    """The sets of touching enemies, in order of declaration, then those who were in contact before (OT-C-MEL-1)."""
    found: list[Melee] = []
    seen: set[int] = set()
    home = [charge for charge in charges if charge.home and not charge.over]
    for troop in (*(charge.charger for charge in home), *table.present):
        if troop.index in seen or not troop.present or troop.routed:
            continue
        units = _joined(table, troop)
        seen.update(unit.index for unit in units)
        if len(units) > 1:
            here = [charge for charge in home if charge.charger in units]
            found.append(Melee(sides_of(units), here))
    return found


def _joined(table: Field, troop: Troop) -> list[Troop]:
    """All who are joined with a unit by contact of enemies."""
    units, waiting = [troop], [troop]
    while waiting:
        for enemy in table.touching(waiting.pop()):
            if enemy not in units and not enemy.routed:
                units.append(enemy)
                waiting.append(enemy)
    return units


def fight(table: Field, melee: Melee) -> None:
    """A melee to its end; who charged and won is told by :attr:`Charge.won`."""
    for units in melee.units.values():
        for troop in units:
            troop.phase.fought = True
    while True:
        active, passive = leaders(table, melee)
        first = _throw(table, melee, active, passive)
        second = _throw(table, melee, passive, active)
        difference = first.total - second.total
        winner = active if difference > 0 else passive if difference < 0 else None
        _tell(table, melee, active, passive, first, second, winner)
        horse, square = _against_square(active, passive)
        if horse is not None and square is not None:
            lower = (second.total < first.total) if square is passive else (first.total < second.total)
            if not lower:
                _repelled(table, melee, square, horse)
                break
            if melee.round < SQUARE_ROUNDS:
                table.disorder(square, "OT-C-MEL-6", MELEE)
                _lose(table, melee, active, 1, passive, 1)
                if _is_over(melee):
                    break
                melee.round += 1
                continue
        if winner is None:
            if not _tied(table, melee, active, passive):
                break
            continue
        loser = passive if winner is active else active
        _decided(table, melee, winner, loser, abs(difference))
        break
    _afterwards(table, melee)


def _throw(table: Field, melee: Melee, troop: Troop, enemy: Troop) -> Roll:
    rows: tuple[Modifier, ...] = rows_of(table, melee, troop, enemy)
    return table.journal.throw("melee", troop.id, 1, die=D10, modifiers=rows)


def _tell(
    table: Field, melee: Melee, active: Troop, passive: Troop, first: Roll, second: Roll, winner: Troop | None
) -> None:
    totals = {active.id: first.total, passive.id: second.total}
    effect = {"round": melee.round, "totals": totals} | ({"winner": winner.id} if winner is not None else {})
    table.journal.tell("combat", active, "OT-C-MEL-3", target=passive.id, roll=first, **effect)


def _against_square(active: Troop, passive: Troop) -> tuple[Troop | None, Troop | None]:
    """The cavalry and the square, if that is what fights (OT-C-MEL-6)."""
    if active.cavalry and passive.in_square:
        return active, passive
    if passive.cavalry and active.in_square:
        return passive, active
    return None, None


def _repelled(table: Field, melee: Melee, square: Troop, horse: Troop) -> None:
    """A square that is not beaten sends the cavalry back (OT-C-MEL-6)."""
    _lose(table, melee, horse, 1, square, 0)
    for troop in _standing(melee.units[horse.side]):
        if troop.cavalry:
            table.disorder(troop, "OT-DIS-1", MELEE)
        fall_back(table, troop, square.centre, falls_back_for(troop), "OT-C-MEL-6")
    _win(melee, square.side)


def _tied(table: Field, melee: Melee, active: Troop, passive: Troop) -> bool:
    """An equal round; whether another follows (OT-C-MEL-3, OT-C-TOWN-3)."""
    row = result_of(table.tables["melee_results"], 0)
    _lose(table, melee, active, int(row["winner"]), passive, int(row["loser"]))
    if _is_over(melee):
        return False
    if melee.round < MOST_ROUNDS:
        melee.round += 1
        return True
    if table.in_town(passive) or table.in_town(active):
        return False
    for troop in _standing(melee.units[table.active]):
        table.disorder(troop, "OT-C-MEL-3", MELEE)
        _give_way(table, troop, passive)
    return False


def _decided(table: Field, melee: Melee, winner: Troop, loser: Troop, difference: int) -> None:
    """Losses, and what befalls the whole losing side (OT-C-MEL-3, OT-C-MEL-4, OT-C-MEL-7)."""
    row = result_of(table.tables["melee_results"], difference)
    guns = [troop for troop in melee.units[loser.side] if troop.artillery]
    melee.units[loser.side] = [troop for troop in melee.units[loser.side] if not troop.artillery] or [loser]
    _lose(table, melee, winner, int(row["winner"]), loser, 0 if loser.artillery else int(row["loser"]))
    for troop in guns:
        remove(table, troop, Out.CAPTURED, MELEE, "OT-C-MEL-7")
    for troop in _standing(melee.units[loser.side]):
        if row["result"] == ROUTS:
            rout(table, troop, winner.centre, MELEE)
        elif row["result"] != ON:
            if row["result"] == SHAKEN:
                table.shake_and_disorder(troop, "OT-C-MEL-3", MELEE)
            else:
                table.disorder(troop, "OT-C-MEL-3", MELEE)
            fall_back(table, troop, winner.centre, falls_back_for(troop), "OT-C-MEL-5")
    _win(melee, winner.side)


def _give_way(table: Field, troop: Troop, enemy: Troop) -> None:
    if troop.artillery:
        remove(table, troop, Out.CAPTURED, MELEE, "OT-C-MEL-7")
    else:
        fall_back(table, troop, enemy.centre, falls_back_for(troop), "OT-C-MEL-5")


def _lose(table: Field, melee: Melee, one: Troop, ones: int, other: Troop, others: int) -> None:
    """Losses come off the leader, then the others in file order; then the commanders with them (OT-C-MEL-4)."""
    lost: list[tuple[Troop, int, list[General]]] = []
    for leader, count in sorted(((one, ones), (other, others)), key=lambda side: side[0].index):
        lost += _off(table, melee, leader, count)
    for troop, count, riders in sorted(lost, key=lambda entry: entry[0].index):
        commander_risk(table, troop, count, riders)


def _off(table: Field, melee: Melee, leader: Troop, count: int) -> list[tuple[Troop, int, list[General]]]:
    """Take losses off one side: who lost how many, and who rode with them."""
    found = []
    for troop in (leader, *(unit for unit in melee.units[leader.side] if unit is not leader)):
        if count > 0 and troop.present:
            riders = table.with_unit(troop)
            lost = lose(table, troop, count, strength_in(troop), MELEE, "OT-C-MEL-4")
            count -= lost
            if lost:
                found.append((troop, lost, riders))
    return found


def _standing(units: Iterable[Troop]) -> list[Troop]:
    return [troop for troop in units if troop.present and not troop.routed]


def _is_over(melee: Melee) -> bool:
    """Whether losses alone have left a side without anybody."""
    left = {side for side, units in melee.units.items() if _standing(units)}
    for side, units in melee.units.items():
        melee.units[side] = _standing(units) or units
    if len(left) == len(melee.units):
        return False
    for side in left:
        _win(melee, side)
    return True


def _win(melee: Melee, side: str) -> None:
    """Chargers and counterchargers of the winning side may break through (OT-C-BRK-1)."""
    for charge in melee.charges:
        for one in (charge, charge.counter):
            if one is not None and one.charger.side == side:
                one.won = True


def _afterwards(table: Field, melee: Melee) -> None:
    """Cavalry that charged or countercharged is disordered at the end (OT-DIS-1)."""
    for charge in melee.charges:
        for one in (charge, charge.counter):
            if one is not None and one.charger.cavalry and one.charger.present:
                table.disorder(one.charger, "OT-DIS-1", MELEE)
        charge.over = True
