"""What is added to a throw for fire (OT-FIRE-9, OT-FIRE-10, OT-AMB-3, OT-AMB-22, OT-AMB-24)."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine.battle import Point
from battles.engine.boxes import gap
from battles.engine.geometry import LIMIT, distance
from battles.engine.play.journal import Modifier
from battles.rulesets.old_trousers.fire.aiming import Bearing, range_of, screened
from battles.rulesets.old_trousers.fire.marks import Mark
from battles.rulesets.old_trousers.table.cover import cover_of
from battles.rulesets.old_trousers.table.field import Field, Segment
from battles.rulesets.old_trousers.table.ground import Cover
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Chance, Skirmish

Adder = Callable[[str, int], None]

# OT-FIRE-9. For musketry and for artillery.
COVERED: dict[Cover, tuple[int, int]] = {Cover.LIGHT: (-1, 0), Cover.MEDIUM: (-2, -1), Cover.HEAVY: (-3, -2)}
UNLIMBERED = -2
MASSED = (1, 2)
ORGANIC = -1
SKIRMISHERS, BRED_SKIRMISHERS = -3, -4
IN_TOWN = -1
FIREFIGHT = 2
WEATHER = -1
GOOD_SHOTS, POOR_SHOTS = 1, -1
FROM_SKIRMISH = -2
RUSSIAN_MUSKETS = -1
SHAKEN = MOVED = DISORDERED = -1
POINT_BLANK = DEFENCE = 2
SCREENED = -1
SECOND_ROUND = 1

STEADY_QUALITIES = ("old-guard", "superior", "excellent")
POOR_QUALITIES = ("fair", "poor")
BRED_TO_SKIRMISH = ("french", "british")
POOR_MUSKETRY = ("russian", "turkish")
WET = ("rain", "snow")
# OT-FIRE-10. How far a target may have gone since a battery's last shot, in inches.
SECOND_ROUND_WITHIN = 3.0
_SAME = 1e-6


def modifiers(field: Field, firer: Troop, mark: Mark, bearing: Bearing) -> tuple[Modifier, ...]:
    """All that applies to what a unit, or a stand of it, fires at a target."""
    guns = int(firer.artillery)
    rows: list[Modifier] = []

    def add(name: str, value: int) -> None:
        if value:
            rows.append((name, value))

    cover = cover_of(field.ground, mark.box, bearing.start)
    if cover in COVERED:
        add(f"{cover.value} cover", COVERED[cover][guns])
    if mark.unlimbered:
        add("unlimbered guns", UNLIMBERED)
    if mark.column:
        add("column", MASSED[guns])
    if mark.in_square:
        add("square", MASSED[guns])
    _skirmishers(firer, mark, add)
    if field.ground.town_at(mark.centre):
        add("in a town", IN_TOWN)
    if not guns and _firefight(field, firer, mark.troop):
        add("firefight", FIREFIGHT)
    if field.battle.weather in WET:
        add(field.battle.weather, WEATHER)
    if field.struck_by(Chance.WEATHER):
        add("bad weather", WEATHER)
    _of_the_firer(field, firer, mark, bearing, add)
    return tuple(rows)


def _skirmishers(firer: Troop, mark: Mark, add: Adder) -> None:
    target = mark.troop
    if mark.in_skirmish:
        bred = target.nation in BRED_TO_SKIRMISH
        add("in skirmish", BRED_SKIRMISHERS if bred else SKIRMISHERS)
    elif target.infantry and target.skirmishers != Skirmish.NONE and not mark.routed and firer.in_skirmish:
        add("own skirmishers", ORGANIC)


def _of_the_firer(field: Field, firer: Troop, mark: Mark, bearing: Bearing, add: Adder) -> None:
    guns = firer.artillery
    if firer.quality in STEADY_QUALITIES:
        add(firer.quality, GOOD_SHOTS)
    elif firer.quality in POOR_QUALITIES:
        add(firer.quality, POOR_SHOTS)
    if firer.in_skirmish:
        add("skirmishers", FROM_SKIRMISH)
    if not guns and firer.nation in POOR_MUSKETRY:
        add(firer.nation, RUSSIAN_MUSKETS)
    if firer.shaken:
        add("shaken", SHAKEN)
    # OT-AMB-18: neither restoring order nor turning alone counts.
    if firer.side == field.active and firer.phase.moved:
        add("moved", MOVED)
    if firer.disordered:
        add("disordered", DISORDERED)
    if field.journal.phase == Segment.STATIONARY_FIRE and _received(field, firer, mark.troop):
        add("defence of the battery" if guns else "point blank", DEFENCE if guns else POINT_BLANK)
    if guns and (bearing.screened or screened(field, firer)):
        add("screened", SCREENED)
    if guns and second_round(firer, mark):
        add("second round", SECOND_ROUND)


def _received(field: Field, firer: Troop, target: Troop) -> bool:
    """Whether a unit passed its test to fire at this charger (OT-CHG-8)."""
    return any(charge.steady and charge.target is firer and charge.charger is target for charge in field.charges)


def _firefight(field: Field, firer: Troop, target: Troop) -> bool:
    """Whether a target has been within range since the start of Rally (OT-FIRE-10)."""
    began, faced = firer.phase.began, target.phase.began
    if field.journal.phase != Segment.STATIONARY_FIRE or began is None or faced is None:
        return False
    return gap(began, faced) <= range_of(firer) + LIMIT


def second_round(firer: Troop, mark: Mark) -> bool:
    """Whether a battery fires on at a target that has gone less than 3 since its last shot (OT-FIRE-10)."""
    last = firer.last_target
    if last is None or last.get("unit") != mark.troop.id:
        return False
    at: Point = tuple(last["at"])
    return distance(at, mark.centre) < SECOND_ROUND_WITHIN - _SAME
