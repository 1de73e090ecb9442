"""Who fights whom in close combat, and with how many bases (BNB-CC-1 to 3, BNB-CART-2)."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT
from battles.rulesets.big_napoleonic.assaults.alignment import share_edge
from battles.rulesets.big_napoleonic.assaults.assault import FLANKS, edge_name
from battles.rulesets.big_napoleonic.combat import batteries
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Assault, Field
from battles.rulesets.big_napoleonic.table.figures import Walls
from battles.rulesets.big_napoleonic.table.troops import Troop

# How near to an enemy a place must surely be to share an edge with him, in inches.
_JOINED = 1.5
# Bases fight from the first two ranks.
RANKS = 2


@dataclass(eq=False)
class Fight:
    """One close combat: a principal defender against attackers of one arm (BNB-CC-13).

    ``guns`` fight as part of the defender: batteries beside a unit, or the rest of a grand battery. ``fresh`` holds
    how attackers stood, in Ds and markers, before an earlier combat of this phase (BNB-CC-14).
    """

    defender: Troop
    guns: list[Troop]
    arm: str
    assaults: list[Assault]
    done: bool = False
    round: int = 0
    across: str = ""
    in_town: bool = False

    def __post_init__(self) -> None:
        # A garrison that is beaten has left its town before its attackers go on.
        self.in_town = self.defender.in_town

    @property
    def attackers(self) -> list[Troop]:
        """The principal attackers, in order of contact."""
        return [assault.troop for assault in self.assaults]

    @property
    def defenders(self) -> list[Troop]:
        return [self.defender, *self.guns]

    @property
    def unsupported(self) -> bool:
        """Whether guns stand alone."""
        return self.defender.guns

    @property
    def mixed(self) -> bool:
        """Whether one side's principals are horse and the other's are not."""
        return (self.arm == "cavalry") != self.defender.horse


def touched_by(field: Field, assault: Assault) -> list[Troop]:
    """The enemies whom an attacker touches, in file order; across a defile only its target."""
    troop = assault.troop
    if assault.across:
        return [assault.target] if assault.target.present else []
    own = troop.figure
    return [enemy for enemy in field.enemies_near(troop, own, CONTACT) if figures.touching(own, enemy.figure)]


def is_principal(assault: Assault, enemy: Troop) -> bool:
    """Whether an attacker makes an enemy whom it touches a principal defender (BNB-CC-2)."""
    troop = assault.troop
    if assault.across or enemy.in_town:
        return True
    if figures.point_gap(enemy.figure, troop.centrepoint) <= CONTACT:
        return True
    if figures.point_gap(troop.figure, enemy.centrepoint) <= CONTACT:
        return True
    if enemy is assault.target:
        return assault.edge in FLANKS
    return edge_name(troop.box, enemy.figure, troop.facing) in FLANKS


def fights_of(field: Field, assaults: Iterable[Assault]) -> list[Fight]:
    """All combats that assaults lead to, in the order of contact (BNB-CC-1)."""
    found: dict[tuple[str, str, str], Fight] = {}
    for assault in assaults:
        if assault.off or not assault.troop.present:
            continue
        for enemy in touched_by(field, assault):
            if not is_principal(assault, enemy):
                continue
            fight = _fight(field, assault, enemy)
            alone = assault.troop.id if enemy.in_town else ""
            known = found.setdefault((fight.defender.id, fight.arm, alone), fight)
            if assault not in known.assaults:
                known.assaults.append(assault)
            for guns in fight.guns:
                if guns not in known.guns and guns is not known.defender:
                    known.guns.append(guns)
    return list(found.values())


def _fight(field: Field, assault: Assault, enemy: Troop) -> Fight:
    arm = assault.troop.arm
    if not enemy.guns or enemy.limbered:
        return Fight(enemy, [], arm, [assault], across=assault.across)
    beside = batteries.unit_beside(field, enemy)
    if beside is not None:
        return Fight(beside, [enemy], arm, [assault], across=assault.across)
    battery = sorted(batteries.battery_of(field, enemy), key=lambda member: member.index)
    first = next((member for member in battery if member is enemy), enemy)
    lead = min(
        (m for m in battery if figures.touching(m.figure, assault.troop.figure)), key=lambda m: m.index, default=first
    )
    return Fight(lead, [member for member in battery if member is not lead], arm, [assault], across=assault.across)


# ---- bases


def attacking_bases(field: Field, fight: Fight, all_fights: Iterable[Fight], second: set[str]) -> dict[Troop, int]:
    """The bases that count for the attack, by unit; ``second`` are attackers in their second combat (BNB-CC-14)."""
    others = [enemy for other in all_fights if other is not fight and not other.done for enemy in other.defenders]
    found = {
        assault.troop: _principal_bases(assault.troop, fight, others if assault.troop.id not in second else [])
        for assault in fight.assaults
        if assault.troop.present
    }
    if fight.across:
        return found
    return {**found, **_supporters(field, fight.attackers, fight.defenders, all_fights)}


def defending_bases(field: Field, fight: Fight, all_fights: Iterable[Fight]) -> dict[Troop, int]:
    """The bases that count for the defence, by unit."""
    found = {troop: front_bases(troop) for troop in fight.defenders if troop.present}
    if fight.across:
        return found
    return {**found, **_supporters(field, fight.defenders, fight.attackers, all_fights)}


def front_bases(troop: Troop) -> int:
    """The bases of the first two ranks; all of a garrison's."""
    if troop.in_town or troop.guns:
        return troop.bases
    return sum(sum(row) for row in troop.layout[:RANKS])


def _principal_bases(troop: Troop, fight: Fight, others: list[Troop]) -> int:
    """An attacker's bases, without the files that are taken up by enemies of other combats (BNB-CC-3)."""
    elsewhere = [
        enemy for enemy in others if enemy not in fight.defenders and figures.touching(troop.figure, enemy.figure)
    ]
    if not elsewhere:
        return front_bases(troop)
    kept = set()
    for rank, file, _, place in troop.places_of(troop.box):
        if rank == 0:
            here = any(share_edge(place, enemy.figure) for enemy in fight.defenders)
            there = any(share_edge(place, enemy.figure) for enemy in elsewhere)
            if here or not there:
                kept.add(file)
    return sum(is_base for rank, file, is_base, _ in troop.places_of(troop.box) if rank < RANKS and file in kept)


def _supporters(
    field: Field, friends: list[Troop], enemies: list[Troop], all_fights: Iterable[Fight]
) -> dict[Troop, int]:
    """Bases of units that fight no combat of their own, lent through shared edges (BNB-CC-3)."""
    listed = list(all_fights)
    principals = {troop.id for fight in listed for troop in (*fight.attackers, *fight.defenders)}
    present = [enemy for enemy in enemies if enemy.present]
    if not present or not friends:
        return {}
    side = friends[0].side
    close = {troop.id for enemy in present for troop in field.near(side, enemy.figure, _JOINED)}
    near = [troop for troop in field.of_side(side) if troop.id in close and not isinstance(troop.figure, Walls)]
    touching = [
        place
        for troop in near
        for _, _, _, place in troop.places_of(troop.box)
        if any(share_edge(place, enemy.figure) for enemy in present)
    ]
    found = {}
    beside = {troop for place in touching for troop in field.near(side, place, 1.0)}
    for troop in sorted(beside, key=lambda troop: troop.index):
        if troop.id in principals or troop.in_town or troop.limbered:
            continue
        count = _lent(troop, touching, present)
        if count:
            found[troop] = count
    return found


def _lent(troop: Troop, touching: list[Box], enemies: list[Troop]) -> int:
    """How many bases a supporter lends; bases stand in for markers beside them."""
    rows: dict[int, dict[int, tuple[bool, bool]]] = {}
    for rank, file, is_base, place in troop.places_of(troop.box):
        if rank < RANKS:
            joined = any(share_edge(place, enemy.figure) for enemy in enemies) or any(
                share_edge(place, other) for other in touching if other is not place
            )
            rows.setdefault(rank, {})[file] = (is_base, joined)
    count = 0
    for row in rows.values():
        used = {file for file, (is_base, joined) in row.items() if is_base and joined}
        count += len(used)
        for file, (is_base, joined) in row.items():
            if is_base or not joined:
                continue
            for beside in (file - 1, file + 1):
                if beside in row and row[beside][0] and beside not in used:
                    used.add(beside)
                    count += 1
                    break
    return count
