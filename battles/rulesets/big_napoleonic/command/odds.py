"""What an assault may be expected to bring, reckoned from the tables without dice, for the able staff."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple, Self

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.play.zones import centre_point
from battles.rulesets.big_napoleonic.assaults.assault import FRONT, IN_TOWN, Verdict
from battles.rulesets.big_napoleonic.combat import combat_tables, fights, scoring
from battles.rulesets.big_napoleonic.combat.combat_tables import Act, Hurt
from battles.rulesets.big_napoleonic.combat.fights import Fight
from battles.rulesets.big_napoleonic.fire import fire_tables
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Assault, Field
from battles.rulesets.big_napoleonic.table.footprints import BASE
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTROL
from battles.rulesets.big_napoleonic.words import Trait

# What it is worth to a unit, in bases, to be hurt so, and to be driven so far.
HURT = {Hurt.NOTHING: 0.0, Hurt.D: 0.35, Hurt.DD: 0.8, Hurt.BASE: 1.35, Hurt.BASES: 2.35}
DRIVEN = {Act.FALL_BACK: 0.2, Act.RETIRE: 0.4, Act.RETREAT: 0.7}
# How far guns are reckoned with, in inches.
GUNS = 12.0
# Guns that are taken.
BATTERY = 2.5
_FIRE_HURT = {
    fire_tables.NO_EFFECT: HURT[Hurt.NOTHING],
    fire_tables.R: HURT[Hurt.D],
    fire_tables.T: HURT[Hurt.D],
    fire_tables.V: HURT[Hurt.D],
    fire_tables.DD: HURT[Hurt.DD],
    fire_tables.ONE: HURT[Hurt.BASE],
    fire_tables.TWO: HURT[Hurt.BASES],
}
# Nobody farther than this from a defender lends his bases to a combat with him, in inches.
LENT_WITHIN = 5.0
# How often a round is repeated at most: when the dice make up the difference exactly.
_REPEATED = 1.0 / 6.0
# What rounding may add.
_SLACK = 1e-6
_GRADES = {grade.value: place for place, grade in enumerate(scoring.GRADES)}
_PIPS = range(1, 7)
_TWO_DICE = tuple(a + b for a, b in product(_PIPS, _PIPS))
_DIFFERENCES = tuple(a - b for a, b in product(_PIPS, _PIPS))


@dataclass(frozen=True, slots=True)
class Volley:
    """What a fire may be expected to do: harm in bases, and how often it disrupts and how often it halts the target."""

    harm: float = 0.0
    disrupts: float = 0.0
    halts: float = 0.0


NO_FIRE = Volley()


class Kind(NamedTuple):
    """What of a unit counts in a combat into which it goes, or to which it lends its strength."""

    horse: bool
    points: float
    """Of its fire at close range, where it fires as it goes in."""
    mm: int
    front: int
    bases: int
    grade: int
    aggressive: bool
    deep: bool
    square: bool

    @classmethod
    def of(cls, troop: Troop) -> Self:
        """A unit as it stands."""
        return cls(
            troop.horse,
            fire_points(troop) if troop.foot else 0.0,
            troop.mm,
            fights.front_bases(troop),
            troop.bases,
            _grade(troop),
            troop.has(Trait.AGGRESSIVE),
            troop.deep,
            troop.square,
        )


@dataclass(frozen=True, slots=True)
class About:
    """Who stands within :data:`LENT_WITHIN` of a defender and might lend his strength to a combat with him."""

    friends: Sequence[Kind]
    """On the attacker's side."""
    defence: Defence
    """On the defender's."""


class Defence(NamedTuple):
    """A defender and those about him: most disruption, poorest quality, his own bases in front, and the points of his
    fire at close range."""

    worst: int
    poorest: int
    bases: int
    points: float

    @classmethod
    def of(cls, enemy: Troop, neighbours: Sequence[Troop]) -> Self:
        """What a defender and his neighbours may have to their disadvantage."""
        defenders = (enemy, *neighbours)
        return cls(
            max(unit.ds for unit in defenders),
            max(_grade(unit) for unit in defenders),
            fights.front_bases(enemy),
            fire_points(enemy),
        )


def _grade(troop: Troop) -> int:
    """The place of a unit's quality among all, the best first."""
    return _GRADES[troop.quality]


def odds_of(
    field: Field,
    troop: Troop,
    enemy: Troop,
    verdict: Verdict,
    start: Box,
    others: Sequence[Troop],
    reaction: Volley,
) -> float:
    """What the enemy is expected to lose in an assault less what the attacker is, as a share of what that can lose.

    A unit is gone with its last base but one (BNB-LOSS-4). The attacker stands where it meets the enemy; ``start`` is
    the ground on which its move began, ``others`` are further enemies. Counted are the ``reaction`` of all of them,
    the fire of foot upon the target, and close combat (BNB-FIRE-8 to 12, BNB-CC-4 to 8).
    """
    if enemy.limbered:
        return BATTERY / _at_stake(troop)
    initiative = volley(fire_points(troop) if troop.foot else 0.0, enemy)
    given, taken = _combat(field, troop, enemy, verdict, start, others, (initiative.disrupts, reaction.disrupts))
    gain = -reaction.harm + (1.0 - reaction.halts) * (initiative.harm + given - taken)
    return gain / _at_stake(troop)


class Firer(NamedTuple):
    """An enemy who may fire: his middle, how far from it his ground and his fire reach, his points at close range."""

    troop: Troop
    at: Point
    reach: float
    points: float

    @classmethod
    def all_of(cls, troops: Iterable[Troop]) -> list[Self]:
        """Those of some troops who fire at all, as they stand."""
        return [
            cls(troop, (troop.figure.x, troop.figure.y), troop.figure.radius + _reach(troop), fire_points(troop))
            for troop in troops
            if not troop.horse and not troop.limbered
        ]


def reaction(troop: Troop, there: Box, enemy: Troop, edge: str, firers: Iterable[Firer]) -> Volley:
    """What the fire of the target and of other enemies may be expected to do to a unit that meets that edge there."""
    fronted = edge in (FRONT, IN_TOWN) or enemy.square
    points = (fire_points(enemy) if fronted else 0.0) + _points_of_others(enemy, there, firers)
    return volley(points, troop)


def points_before(enemy: Troop, firers: Iterable[Firer]) -> float:
    """The points of all fire upon a base that touches the middle of an enemy's front."""
    ground = enemy.box
    ahead = ground.hd + BASE / 2
    there = Box(ground.x - ahead * ground.uy, ground.y + ahead * ground.ux, ground.ux, ground.uy, BASE / 2, BASE / 2)
    return fire_points(enemy) + _points_of_others(enemy, there, firers)


def _points_of_others(enemy: Troop, there: Box, firers: Iterable[Firer]) -> float:
    """The points of the fire of all but an enemy himself upon a ground."""
    x, y, radius = there.x, there.y, there.radius
    points = 0.0
    for firer in firers:
        (at_x, at_y), far = firer.at, firer.reach + radius
        dx, dy = at_x - x, at_y - y
        if dx * dx + dy * dy <= far * far and firer.troop is not enemy:
            points += _points_at(firer, there)
    return points


def most_of(troop: Troop, enemy: Troop, reaction: Volley, gained: float) -> float:
    """The most that the odds of an assault might be under such fire: told without rules of contact.

    ``gained`` is what :func:`most_gained` told.
    """
    if enemy.limbered:
        return BATTERY / _at_stake(troop)
    return (-reaction.harm + (1.0 - reaction.halts) * gained) / _at_stake(troop)


def hope_of(troop: Troop, enemy: Troop, gained: float) -> float:
    """The most that the odds of an assault might be, wherever the two meet: told without the rules of movement.

    ``gained`` is what :func:`most_gained` told.
    """
    if enemy.limbered:
        return BATTERY / _at_stake(troop)
    return max(0.0, gained) / _at_stake(troop) + _SLACK


def most_gained(kind: Kind, enemy: Troop, about: About, *, flank: bool) -> float:
    """No less than what fire upon the enemy and close combat can bring an attacker of a kind, in bases.

    Whoever is about is taken to help the attacker as well as he could, and the defender as badly.
    """
    friends, defence = about.friends, about.defence
    mixed = kind.horse != enemy.horse
    once, doubly = combat_tables.DISRUPTED_MIXED[enemy.arm] if mixed else combat_tables.DISRUPTED_ALIKE
    initiative = volley(kind.points, enemy)
    worst = defence.worst
    advantage: float = enemy.mm - kind.mm + (doubly if worst > 1 else once if worst else 0)
    if enemy.good_order:
        advantage += initiative.disrupts * once
    if not mixed and not enemy.in_town:
        bases = kind.front + sum(friend.bases for friend in friends)
        advantage += combat_tables.numbers_bonus(bases, defence.bases)
    best, aggressive, deep, square = kind.grade, kind.aggressive, kind.deep, False
    for friend in friends:
        best = min(best, friend.grade)
        aggressive = aggressive or friend.aggressive
        deep = deep or friend.deep
        square = square or friend.square
    advantage += (
        combat_tables.AGGRESSIVE * aggressive
        + combat_tables.GRADE * (best < defence.poorest)
        + combat_tables.DEPTH * deep
        + combat_tables.SQUARE * (mixed and square)
        + combat_tables.FLANK * (flank and not enemy.square and not enemy.in_town)
    )
    return initiative.harm + _most(math.floor(advantage + 0.5), guns=enemy.guns, riding=kind.horse and enemy.foot)


@lru_cache(maxsize=256)
def _most(advantage: int, *, guns: bool, riding: bool) -> float:
    """More than a combat can bring the attacker less what it costs him, where his advantage is no greater."""
    first = sum(_best_row(each + advantage, guns=guns, riding=riding) for each in _DIFFERENCES)
    again = sum(_best_row(each + advantage, guns=False, riding=riding) for each in _DIFFERENCES)
    return (first + max(0.0, again) * _REPEATED) / len(_DIFFERENCES)


@lru_cache(maxsize=256)
def _best_row(difference: int, *, guns: bool, riding: bool) -> float:
    """The most that a row of the table brings the attacker, at this difference or a lower one."""
    rows = (row for row in combat_tables.OUTCOMES if difference >= row.least)
    return max(_cost(row.defender, guns=guns, held=riding) - _cost(row.attacker) for row in rows)


def _at_stake(troop: Troop) -> int:
    return max(1, troop.bases - 1)


def volley(points: float, target: Troop) -> Volley:
    """What fire of so many points may be expected to do to a target in the open."""
    if points <= 0.0:
        return NO_FIRE
    return _volley(fire_tables.column_of(points), target.quality, target.has(Trait.STOIC))


@lru_cache(maxsize=256)
def _volley(column: int, quality: str, stoic: bool) -> Volley:
    """What fire in a column of the table may be expected to do."""
    results = [fire_tables.result_of(column, roll) for roll in _TWO_DICE]
    return Volley(
        sum(_FIRE_HURT[result] for result in results) / len(results),
        sum(result != fire_tables.NO_EFFECT for result in results) / len(results),
        sum(fire_tables.halts(result, quality, stoic=stoic) for result in results) / len(results),
    )


def _points_at(firer: Firer, target: Box) -> float:
    """The points of another unit's fire at one who comes within its reach and before its front."""
    troop = firer.troop
    away = figures.gap(troop.figure, target)
    if away > _reach(troop):
        return 0.0
    if not troop.in_town and not troop.square and not zones.quadrant_meets(troop.box, target):
        return 0.0
    return fire_tables.gun_points(troop.type, away, good_order=troop.good_order) if troop.guns else firer.points


def _reach(firer: Troop) -> float:
    """How far the fire of guns and foot is reckoned with."""
    return GUNS if firer.unlimbered and firer.good_order else CONTROL


def fire_points(firer: Troop) -> float:
    """The points of a unit's fire at close range (BNB-FIRE-8)."""
    if firer.guns:
        return fire_tables.gun_points(firer.type, 0.0, good_order=firer.good_order) if firer.unlimbered else 0.0
    if not firer.foot:
        return 0.0
    front = firer.bases // 2 if firer.in_town else sum(firer.layout[0])
    return front * fire_tables.infantry_points(
        firer.quality, firer.traits, good_order=firer.good_order, square=firer.square
    )


def _combat(
    field: Field,
    troop: Troop,
    enemy: Troop,
    verdict: Verdict,
    start: Box,
    others: Sequence[Troop],
    disrupted: tuple[float, float],
) -> tuple[float, float]:
    """What a round of close combat may be expected to cost the defender and the attacker, in bases.

    ``disrupted`` is how often fire disrupts the defender and the attacker before it.
    """
    assault = Assault(troop, enemy, verdict.edge, verdict.flank, verdict.point, centre_point(start))
    fight = Fight(enemy, [], troop.arm, [assault])
    attack = fights.attacking_bases(field, fight, [fight], set()) or {troop: troop.bases}
    looked_at = {other.id: other for other in (enemy, *others)}
    lent = fights.defending_bases(field, fight, [fight])
    defence = {looked_at[unit.id]: bases for unit, bases in lent.items() if unit.id in looked_at} or {
        enemy: enemy.bases
    }
    added, against = scoring.modifiers(field, fight, attack, defence, lambda unit: (unit.ds, unit.mm))
    advantage = float(sum(value for _, value in added) - sum(value for _, value in against))
    for unit, often, sign in ((enemy, disrupted[0], 1), (troop, disrupted[1], -1)):
        if unit.good_order:
            once = (combat_tables.DISRUPTED_MIXED[unit.arm] if fight.mixed else combat_tables.DISRUPTED_ALIKE)[0]
            advantage += sign * often * once
    riding = troop.horse and enemy.foot
    first = _round(advantage, guns=enemy.guns, riding=riding)
    # Foot that is not broken at once forms square against horse (BNB-CAV-2).
    again = _round(advantage - (0 if not riding or enemy.square else combat_tables.SQUARE), riding=riding)
    repeated = sum(round(difference + advantage) == 0 for difference in _DIFFERENCES) / len(_DIFFERENCES)
    return first[0] + repeated * again[0], first[1] + repeated * again[1]


# A pure sum over all throws; what fire may disrupt makes the advantage a fraction, but of few values.
@lru_cache(maxsize=4096)
def _round(advantage: float, *, guns: bool = False, riding: bool = False) -> tuple[float, float]:
    """What one throw of each side may be expected to cost the defender and the attacker, in bases.

    Foot attacked by horse is not driven back, and the horse does not stay (BNB-CAV-1).
    """
    given = taken = 0.0
    for difference in _DIFFERENCES:
        outcome = combat_tables.outcome_of(round(difference + advantage))
        given += _cost(outcome.defender, guns=guns, held=riding)
        taken += _cost(outcome.attacker)
    return given / len(_DIFFERENCES), taken / len(_DIFFERENCES)


def _cost(row: tuple[Hurt, Act], *, guns: bool = False, held: bool = False) -> float:
    """What a row of the table costs a side; unsupported guns that do not stand are lost (BNB-CART-3)."""
    hurt, act = row
    if guns and act != Act.STAND:
        return BATTERY
    return HURT[hurt] + (0.0 if held and act != Act.RETREAT else DRIVEN.get(act, 0.0))
