"""What is added to a throw in a melee, and who leads a side in it (OT-C-MEL-1, OT-C-MEL-2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from battles.engine.dataclasses import dataclass, field
from battles.engine.play.journal import Modifier
from battles.rulesets.old_trousers.charges.running import has_run_up
from battles.rulesets.old_trousers.morale.testing import commander_worth
from battles.rulesets.old_trousers.table.charge import Charge
from battles.rulesets.old_trousers.table.cover import cover_of, from_touching_town
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.ground import Cover
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Stance, Trait


@dataclass(slots=True)
class Melee:
    """A set of touching enemies: the units of each side in file order, and the charges that brought them together."""

    units: dict[str, list[Troop]]
    charges: list[Charge] = field(default_factory=list)
    round: int = 1

    def charge_of(self, troop: Troop) -> Charge | None:
        """The charge or countercharge that a unit made."""
        for charge in self.charges:
            if charge.charger is troop:
                return charge
            if charge.counter is not None and charge.target is troop:
                return charge.counter
        return None

    def opposite(self, troop: Troop) -> list[Troop]:
        """The enemies in it."""
        return next(units for side, units in self.units.items() if side != troop.side)


def leader_of(table: Field, melee: Melee, side: str, enemy: Troop) -> Troop:
    """The leading unit of a side: most modifiers, then file order (OT-C-MEL-1)."""
    return max(
        melee.units[side],
        key=lambda troop: (sum(value for _, value in rows_of(table, melee, troop, enemy)), -troop.index),
    )


def leaders(table: Field, melee: Melee) -> tuple[Troop, Troop]:
    """The leading units of the active and the passive side."""
    first, second = melee.units[table.active][0], melee.units[table.passive][0]
    if melee.charges:
        charge = melee.charges[0]
        by_side = {charge.charger.side: charge.charger, charge.target.side: charge.target}
        first = by_side[table.active] if by_side[table.active] in melee.units[table.active] else first
        second = by_side[table.passive] if by_side[table.passive] in melee.units[table.passive] else second
    first = leader_of(table, melee, table.active, second)
    second = leader_of(table, melee, table.passive, first)
    return leader_of(table, melee, table.active, second), second


def rows_of(table: Field, melee: Melee, troop: Troop, enemy: Troop) -> tuple[Modifier, ...]:
    """The modifiers of a unit that led its side against an enemy (OT-C-MEL-2)."""
    worth: Mapping[str, int] = table.tables["melee"]
    rows: list[Modifier] = []

    def add(name: str, value: int) -> None:
        if value:
            rows.append((name, value))

    charge = melee.charge_of(troop)
    charging = charge is not None and melee.round == 1
    if charge is not None and melee.round == 1:
        _of_a_charge(table, troop, charge, worth, add)
    elif melee.round == 1 and _counts_as_charging(melee, troop, enemy):
        charging = True
        add("steady", worth["infantry_charging"])
    add(troop.quality, int(table.tables["quality"][troop.quality]))
    add("commander", commander_worth(table, troop, table.tables["tests"]["charge"]))
    if troop.cavalry and troop.type in ("heavy", "medium"):
        add(troop.type, worth[troop.type])
    if Trait.CUIRASS in troop.traits:
        add("cuirass", worth["cuirass"])
    if troop.in_square:
        add("square", worth["square_against_cavalry" if enemy.cavalry else "square_against_others"])
    elif troop.infantry and enemy.cavalry and not table.in_town(troop):
        add("against cavalry", worth["infantry_against_cavalry"])
    if troop.in_skirmish:
        add("skirmishers", worth["skirmishers"])
    if troop.artillery:
        add("artillery", worth["artillery"])
    for name in ("disordered", "shaken", "blown"):
        if getattr(troop, name):
            add(name, worth[name])
    if table.ground.level_at(troop.centre) > table.ground.level_at(enemy.centre):
        add("higher", worth["higher"])
    if not charging and charge is None:
        _cover(table, melee, troop, enemy, worth, add)
    _numbers(melee, troop, enemy, worth, add)
    return tuple(rows)


Adder = Callable[[str, int], None]


def _of_a_charge(table: Field, troop: Troop, charge: Charge, worth: Mapping[str, int], add: Adder) -> None:
    """What a charge or countercharge is worth in the first round (OT-CHG-12, OT-CHG-13)."""
    if has_run_up(table, charge):
        add("charging", worth["cavalry_charging" if troop.cavalry else "infantry_charging"])
        if Trait.LANCE in troop.traits:
            add("lance", worth["lance"])
    if troop.infantry and troop.column:
        add("column", worth["column"])
    if charge.flank:
        add("flank", worth["flank"])


def _counts_as_charging(melee: Melee, troop: Troop, enemy: Troop) -> bool:
    """British infantry in line that stood its test meets charging infantry as if it charged (OT-C-BRIT-1)."""
    if not troop.infantry or troop.nation != "british" or troop.formation != Stance.LINE:
        return False
    return any(
        charge.steady and charge.target is troop and charge.charger.infantry and charge.charger is enemy
        for charge in melee.charges
    )


def _cover(table: Field, melee: Melee, troop: Troop, enemy: Troop, worth: Mapping[str, int], add: Adder) -> None:
    """Cover of those who neither charge nor countercharge, and towns (OT-C-MEL-2, OT-C-TOWN-2)."""
    attack = melee.charge_of(enemy)
    start = attack.from_centre if attack is not None else enemy.centre
    if table.in_town(troop) and from_touching_town(table.ground, start, troop.centre):
        return
    cover = cover_of(table.ground, troop.box, start)
    if cover is not Cover.NONE:
        add(f"{cover.value} cover", worth[f"{cover.value}_cover"])
    if table.in_town(troop):
        add("in a town", worth["town"])


def _numbers(melee: Melee, troop: Troop, enemy: Troop, worth: Mapping[str, int], add: Adder) -> None:
    """Figures left, horsemen counted double, and each further unit (OT-C-MEL-2)."""
    own, other = _weight(troop), _weight(enemy)
    for name, times, over in (("three_to_one", 3, 1), ("two_to_one", 2, 1), ("three_to_two", 3, 2)):
        if own * over >= other * times:
            add("numbers", worth[name])
            break
    further = len(melee.units[troop.side]) - 1
    add("further units", min(further * worth["further_unit"], worth["most_further_units"]))


def _weight(troop: Troop) -> int:
    return troop.strength * 2 if troop.cavalry else troop.strength


def sides_of(units: Sequence[Troop]) -> dict[str, list[Troop]]:
    """Some units by side, in file order."""
    found: dict[str, list[Troop]] = {}
    for troop in sorted(units, key=lambda troop: troop.index):
        found.setdefault(troop.side, []).append(troop)
    return found
