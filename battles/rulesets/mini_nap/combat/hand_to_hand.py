"""Hand-to-hand (MN-CC-1, MN-CC-4 to 8): groups, the impact round, melee rounds, who breaks through."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from battles.engine.boxes import in_touch
from battles.engine.dataclasses import dataclass
from battles.engine.events import Roll
from battles.rulesets.mini_nap.charges.assault import outflanks
from battles.rulesets.mini_nap.charges.opportunity import gain_breakthrough
from battles.rulesets.mini_nap.combat.joining import join_in
from battles.rulesets.mini_nap.combat.losses import Cause, lose
from battles.rulesets.mini_nap.combat.splitting import shares
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Stance

IMPACT = 0

Applies = Callable[[Troop, Troop], bool]


# MN-CC-6. One set of dice in the impact round for each that applies; that of the charge against whoever is touched
# (MN-AMB-28).
IMPACT_SETS: tuple[tuple[str, Applies], ...] = (
    ("outflank", lambda troop, enemy: outflanks(troop.box, enemy)),
    ("square", lambda troop, enemy: troop.infantry and troop.formation == Stance.SQUARE and enemy.cavalry),
    ("charge", lambda troop, enemy: troop.charging and troop.cavalry and troop.formed and not enemy.in_square),
    ("lancer", lambda troop, enemy: troop.lancer and enemy.in_square),
)

# MN-CC-7. The base set, and one more for each that applies.
BASE = "base"
MELEE_SETS: tuple[tuple[str, Applies], ...] = (
    ("square", lambda troop, enemy: troop.infantry and troop.in_square and enemy.cavalry),
    ("cavalry", lambda troop, enemy: troop.cavalry and not enemy.cavalry and not enemy.in_square),
    ("formed", lambda troop, enemy: troop.formed and not enemy.formed),
    ("infantry", lambda troop, enemy: troop.infantry and troop.formed and enemy.infantry and enemy.in_square),
)
# MN-X-TERR-5. The melee set that a village or a wall denies to those who attack infantry there.
DENIED_BY_SHELTER = "cavalry"


@dataclass(frozen=True, slots=True)
class Blow:
    """One unit's dice against one enemy in a round: strength points given and the sets it throws."""

    troop: Troop
    enemy: Troop
    points: int
    sets: tuple[str, ...]


def sheltered(working: Working, infantry: Troop, enemy: Troop) -> bool:
    """Whether infantry in a village or behind a wall is spared the enemy's onset (MN-X-TERR-5)."""
    return (
        bool(working.ground.pieces)
        and infantry.infantry
        and working.ground.shelters((infantry.x, infantry.y), (enemy.x, enemy.y))
    )


def hand_to_hand(working: Working) -> None:
    """A whole hand-to-hand: joining in, who was left without a target, then group after group (MN-CC-1 to 8)."""
    roster = working.roster
    roster.fighting = roster.fighting and any(
        roster.engaged(troop) for troop in roster.of_side(working.initiative.active)
    )
    if not roster.fighting:
        _left_alone(working)
        _over(working)
        return
    join_in(working)
    _left_alone(working)
    for group in groups(working):
        _fight(working, group)
    working.roster.fighting = False
    _over(working)


def groups(working: Working) -> list[list[Troop]]:
    """Groups of touching enemies, by their first active unit in file order; each active first, then passive."""
    found: list[list[Troop]] = []
    seen: set[str] = set()
    for first in working.roster.of_side(working.initiative.active):
        if first.id in seen:
            continue
        members = {first.id: first}
        queue = [first]
        while queue:
            for enemy in working.roster.touching(queue.pop()):
                if enemy.id not in members:
                    members[enemy.id] = enemy
                    queue.append(enemy)
        if len(members) > 1:
            seen |= members.keys()
            found.append(in_order(working, members.values()))
    return found


def in_order(working: Working, troops: Iterable[Troop]) -> list[Troop]:
    """Active units first, then passive ones, each in file order (MN-DICE-1)."""
    return sorted(troops, key=lambda troop: (troop.side != working.initiative.active, troop.index))


def _left_alone(working: Working) -> None:
    """Chargers whose target was shot away or retreated, and who touch nobody, break through (MN-AMB-18)."""
    for troop in in_order(working, (troop for troop in working.roster.present if troop.charging)):
        prey = working.roster.by_id.get(troop.prey)
        if prey is not None and prey.out and not troop.through and not working.roster.engaged(troop):
            gain_breakthrough(working, troop, "MN-AMB-18")


def _over(working: Working) -> None:
    """The impetus of this onset is spent."""
    for troop in working.roster.troops:
        troop.charging = False
        troop.prey = ""


def _fight(working: Working, group: list[Troop]) -> None:
    """The impact round, break-through for those it freed, then melee rounds until nobody touches (MN-CC-4, MN-CC-8)."""
    contacts = _contacts(group)
    _round(working, contacts, IMPACT)
    for troop in group:
        if troop.present and not any(enemy.present for enemy in contacts[troop.id][1]):
            gain_breakthrough(working, troop, "MN-CC-8")
    number = 1
    while any(troop.present and any(enemy.present for enemy in enemies) for troop, enemies in contacts.values()):
        _round(working, contacts, number)
        number += 1


Contacts = dict[str, tuple[Troop, list[Troop]]]


def _contacts(group: list[Troop]) -> Contacts:
    """Who touches whom. Nobody moves during a fight, so this holds until somebody is gone."""
    return {
        troop.id: (
            troop,
            sorted(
                (enemy for enemy in group if enemy.side != troop.side and in_touch(troop.box, enemy.box)),
                key=lambda enemy: enemy.index,
            ),
        )
        for troop in group
    }


def _round(working: Working, contacts: Contacts, number: int) -> None:
    """One round: all dice at the strength at its start, then the losses (MN-CC-4)."""
    blows = [blow for troop, enemies in contacts.values() for blow in _blows(working, troop, enemies, number)]
    hits: dict[str, int] = {}
    if number == IMPACT:
        for blow in blows:
            for name in blow.sets:
                _strike(working, blow, name, "impact", number, hits)
    else:
        for blow in blows:
            _strike(working, blow, BASE, "melee", number, hits)
        for blow in blows:
            for name in blow.sets[1:]:
                _strike(working, blow, name, "melee-extra", number, hits)
    for troop, _ in contacts.values():
        if hits.get(troop.id):
            lose(working, troop, hits[troop.id], Cause.COMBAT, "MN-CC-4")


def _blows(working: Working, troop: Troop, enemies: list[Troop], number: int) -> list[Blow]:
    """How a unit shares its strength among the enemies it touches, and what it throws at each (MN-CC-5)."""
    touched = [enemy for enemy in enemies if enemy.present]
    if not troop.present or not touched:
        return []
    offered = {enemy.id: sets_against(working, troop, enemy, number) for enemy in touched}
    given = shares(
        working, troop, touched, {enemy: len(sets) for enemy, sets in offered.items()}, impact=number == IMPACT
    )
    return [
        Blow(troop, enemy, given[enemy.id], offered[enemy.id])
        for enemy in touched
        if given.get(enemy.id) and offered[enemy.id]
    ]


def sets_against(working: Working, troop: Troop, enemy: Troop, number: int) -> tuple[str, ...]:
    """The sets of dice a unit throws at an enemy in a round."""
    spared = sheltered(working, enemy, troop)
    if number == IMPACT:
        return () if spared else tuple(name for name, applies in IMPACT_SETS if applies(troop, enemy))
    extra = (name for name, applies in MELEE_SETS if applies(troop, enemy))
    return (BASE, *(name for name in extra if not (spared and name == DENIED_BY_SHELTER)))


def _strike(working: Working, blow: Blow, name: str, label: str, number: int, hits: dict[str, int]) -> None:
    """Throw one set: one die for each strength point given, each of QR or more a hit (MN-CC-5, MN-QR-1)."""
    dice = working.journal.dice.throw(label, blow.troop.id, blow.points)
    scored = sum(die >= blow.troop.qr for die in dice)
    roll = Roll(label, blow.troop.id, dice, total=sum(dice), need=blow.troop.qr)
    hits[blow.enemy.id] = hits.get(blow.enemy.id, 0) + scored
    clause = "MN-CC-6" if number == IMPACT else "MN-CC-7"
    working.journal.tell(
        "combat", blow.troop, clause, target=blow.enemy.id, roll=roll, round=number, set=name, hits=scored
    )
