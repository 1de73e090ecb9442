"""What counts for and against each side of a close combat (BNB-CC-4 to 7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battles.engine.geometry import CONTACT
from battles.engine.play.journal import Modifier
from battles.rulesets.big_napoleonic.assaults.assault import FRONT
from battles.rulesets.big_napoleonic.combat import combat_tables as tables
from battles.rulesets.big_napoleonic.combat.fights import Fight
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Assault, Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.words import Quality, Trait

Bases = Mapping[Troop, int]
# Ds and morale markers of a unit as they count.
Condition = tuple[int, int]
GRADES = (Quality.VETERAN, Quality.TRAINED, Quality.RAW)


def half(bases: Bases, holds: Callable[[Troop], bool]) -> bool:
    """Whether half or more of the counted bases have a quality (BNB-CC-5)."""
    whole = sum(bases.values())
    return whole > 0 and 2 * sum(count for troop, count in bases.items() if holds(troop)) >= whole


def modifiers(
    field: Field, fight: Fight, attack: Bases, defence: Bases, state: Callable[[Troop], Condition]
) -> tuple[list[Modifier], list[Modifier]]:
    """What attacker and defender add to their dice, in the order of the table."""
    terrain, work = _terrain(field, fight)
    if fight.mixed:
        terrain = min(terrain, tables.TERRAIN)
    barred = fight.in_town or bool(fight.across)
    many = not fight.mixed and not barred
    a_bases, d_bases = sum(attack.values()), sum(defence.values())
    a_deep, d_deep = half(attack, lambda t: t.deep), half(defence, lambda t: t.deep)
    depth = not barred and not work and a_deep != d_deep
    a_grade, d_grade = _grade(attack), _grade(defence)
    flanked = any(assault.flank for assault in fight.assaults) and not fight.defender.square
    attacker = _largest(fight, state)
    added = [
        ("numbers", tables.numbers_bonus(a_bases, d_bases) if many else 0),
        ("aggressive", tables.AGGRESSIVE * half(attack, lambda t: t.has(Trait.AGGRESSIVE))),
        ("grade", tables.GRADE * (a_grade > d_grade)),
        ("depth", tables.DEPTH * (depth and a_deep)),
        ("square", tables.SQUARE * (fight.mixed and half(attack, lambda t: t.square))),
        ("flank", tables.FLANK * flanked),
        ("enemy disrupted", _disrupted(fight, defence, fight.defender.arm, state)),
        ("enemy morale", state(fight.defender)[1]),
    ]
    against = [
        ("terrain", terrain),
        ("numbers", tables.numbers_bonus(d_bases, a_bases) if many else 0),
        ("aggressive", tables.AGGRESSIVE * half(defence, lambda t: t.has(Trait.AGGRESSIVE))),
        ("grade", tables.GRADE * (d_grade > a_grade)),
        ("depth", tables.DEPTH * (depth and d_deep)),
        ("square", tables.SQUARE * (fight.mixed and half(defence, lambda t: t.square))),
        ("enemy disrupted", _disrupted(fight, attack, fight.arm, state)),
        ("enemy morale", state(attacker)[1] if attacker is not None else 0),
    ]
    return [(n, int(v)) for n, v in added if v], [(n, int(v)) for n, v in against if v]


def _grade(bases: Bases) -> int:
    """The highest grade that half of the bases reach: 2 veteran, 1 trained, 0 raw."""
    for number, quality in enumerate(GRADES):
        if half(bases, lambda troop, best=GRADES[: number + 1]: troop.quality in best):  # type: ignore[misc]
            return len(GRADES) - 1 - GRADES.index(quality)
    return 0


def _largest(fight: Fight, state: Callable[[Troop], Condition]) -> Troop | None:
    """The largest principal attacker, of equals the one with fewest markers (BNB-CC-5)."""
    present = [troop for troop in fight.attackers if troop.present]
    return max(present, key=lambda troop: (troop.bases, -state(troop)[1]), default=None)


def _disrupted(fight: Fight, enemy: Bases, arm: str, state: Callable[[Troop], Condition]) -> int:
    once, doubly = tables.DISRUPTED_MIXED[arm] if fight.mixed else tables.DISRUPTED_ALIKE
    if half(enemy, lambda troop: state(troop)[0] > 1):
        return doubly
    return once if half(enemy, lambda troop: state(troop)[0] > 0) else 0


# ---- terrain


def _terrain(field: Field, fight: Fight) -> tuple[int, bool]:
    """The defender's best advantage of ground, and whether works take part (BNB-CC-6, BNB-CC-7)."""
    if fight.across:
        narrow = field.ground.by_id[fight.across].narrow
        return (tables.NARROW_DEFILE if narrow else tables.TERRAIN), False
    ground = tables.TERRAIN if _stands_rough(field, fight) else 0
    weighed = [
        (max(ground, _crossed(field, fight.defender, assault)), assault.troop.bases)
        for assault in fight.assaults
        if assault.troop.present
    ]
    whole = sum(bases for _, bases in weighed)
    best = max((value for value, _ in weighed if 2 * sum(b for v, b in weighed if v >= value) >= whole), default=ground)
    works = any(kind in tables.WORKS for assault in fight.assaults for kind in assault.crossed)
    return best, works


def _crossed(field: Field, defender: Troop, assault: Assault) -> int:
    """What obstacles and slopes on an attacker's way are worth to the defender."""
    best = tables.TERRAIN if assault.crossed else 0
    for kind in assault.crossed:
        works = tables.WORKS.get(kind, tables.TERRAIN)
        if kind == "redoubt" and assault.edge != FRONT:
            works = tables.TERRAIN
        best = max(best, works)
    if field.ground.height_at((defender.x, defender.y)) > field.ground.height_at(assault.leg_start):
        best = max(best, tables.TERRAIN)
    return best


def _stands_rough(field: Field, fight: Fight) -> bool:
    """Whether half or more of the defender's front bases in contact stand in close, covered or bad ground."""
    if fight.in_town:
        return True
    attackers = [troop.figure for troop in fight.attackers if troop.present]
    front = [
        (place, troop)
        for troop in fight.defenders
        if troop.present and not troop.in_town
        for rank, _, is_base, place in troop.places_of(troop.box)
        if rank == 0 and is_base
    ]
    met = [pair for pair in front if any(figures.within(pair[0], figure, CONTACT) for figure in attackers)] or front
    rough = sum(field.ground.stands_rough((place.x, place.y), troop.arm) for place, troop in met)
    return bool(met) and 2 * rough >= len(met)
