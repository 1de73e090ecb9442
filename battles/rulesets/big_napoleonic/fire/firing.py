"""The fire phases: targets, throws, effects, fatigue (BNB-FIRE-8 to 11, BNB-FIRE-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from battles.engine.geometry import LIMIT
from battles.rulesets.big_napoleonic.fire import halts
from battles.rulesets.big_napoleonic.fire.aiming import cover_of
from battles.rulesets.big_napoleonic.fire.fire_tables import (
    COLUMNS,
    COVER_SHIFT,
    CROWDED,
    DD,
    NO_EFFECT,
    ONE,
    PASSING_DEFILE,
    TIRING_ROLL,
    TWO,
    column_of,
    result_of,
)
from battles.rulesets.big_napoleonic.fire.targets import Shot, shots_of
from battles.rulesets.big_napoleonic.fire.watch import Watch
from battles.rulesets.big_napoleonic.movement.throws import fire_orders
from battles.rulesets.big_napoleonic.table import losses
from battles.rulesets.big_napoleonic.table.field import Field, Phase
from battles.rulesets.big_napoleonic.table.ground import Cover
from battles.rulesets.big_napoleonic.table.troops import Posture, Troop
from battles.rulesets.big_napoleonic.words import COLUMNS as MARCHING

if TYPE_CHECKING:
    # The catalogue is made of this book's own words, so that it comes after them.
    from battles.rulesets.big_napoleonic import catalogue

DICE = 2
# BNB-FIRE-10, BNB-FIRE-14. So much of the points, or of the bases, decides.
HALF = 0.5


def reaction_fire(field: Field) -> None:
    """The other side fires at what moved in its sight (BNB-FIRE-5)."""
    _fire_phase(field, Phase.REACTION, field.passive)


def initiative_fire(field: Field) -> None:
    """The side to move fires from where it has come to stand."""
    _fire_phase(field, Phase.INITIATIVE, field.active)


def _fire_phase(field: Field, phase: str, side: str) -> None:
    """All targets and points are fixed first; then target by target (BNB-FIRE-8)."""
    field.journal.phase = phase
    watch = Watch(field)
    shots: list[Shot] = []
    for troop in field.of_side(side):
        shots += _shots(field, watch, troop, phase)
    fired = Counter[str]()
    for shot in shots:
        if shot.candidate is not None:
            fired[shot.firer.id] += shot.aim.bases
    for target in _in_order(field, {shot.aim.target.id for shot in shots}, reacting=watch.reacting):
        for enfilade in (False, True):
            aimed = [shot for shot in shots if shot.aim.target is target and shot.aim.enfilade == enfilade]
            if aimed and target.present:
                _adjudicate(field, target, aimed, fired, enfilade=enfilade)


def _shots(field: Field, watch: Watch, troop: Troop, phase: str) -> list[Shot]:
    """What one unit fires, if it may and will (BNB-FIRE-1)."""
    if not (troop.foot or troop.unlimbered):
        return []
    actions = fire_orders(field, troop)
    fire_at = next((str(a.arguments.get("target", "")) for a in actions if a.verb == "FIRE AT"), "")
    blind_at = next((str(a.arguments.get("target", "")) for a in actions if a.verb == "FIRE BLIND AT"), "")
    choice = field.choose(troop, "reaction fire" if phase == Phase.REACTION else "initiative fire").name
    held = any(action.verb == "HOLD FIRE" for action in actions)
    silent = phase == Phase.INITIATIVE and troop.silent
    shots = [] if held or silent or choice == "NEVER" else shots_of(watch, troop, choice, fire_at, blind_at)
    if phase == Phase.INITIATIVE:
        for action in actions:
            if action.verb not in ("FIRE AT", "FIRE BLIND AT"):
                continue
            blind = action.verb == "FIRE BLIND AT"
            wanted = str(action.arguments.get("target", ""))
            if not any(shot.aim.target.id == wanted and shot.aim.blind == blind for shot in shots):
                field.refuse(troop, action, "not-eligible", "BNB-FIRE-6")
    return shots


def _in_order(field: Field, targets: set[str], *, reacting: bool) -> Iterable[Troop]:
    """In reaction by order of movement, then and else by file order."""
    moved = {record.troop.id: record.troop for record in field.moved} if reacting else {}
    for troop in (*moved.values(), *(troop for troop in field.troops if troop.id not in moved)):
        if troop.id in targets:
            yield troop


# ---- one target


def _adjudicate(field: Field, target: Troop, shots: Sequence[Shot], fired: Counter[str], *, enfilade: bool) -> None:
    """Sum, column, shift, throw, effect, halt, fatigue (BNB-FIRE-8 to 14)."""
    points = sum(shot.points for shot in shots)
    column = column_of(points)
    shift = _shift(field, shots, points, enfilade=enfilade)
    used = min(column + shift, len(COLUMNS) - 1)
    by_unit: dict[str, float] = {}
    for shot in sorted(shots, key=lambda shot: shot.firer.index):
        by_unit[shot.firer.id] = by_unit.get(shot.firer.id, 0.0) + shot.points
    first = max(by_unit, key=lambda unit: by_unit[unit])
    effect: catalogue.Fire = {
        "points": points,
        "column": COLUMNS[column],
        "shift": shift,
        "used": COLUMNS[used] if used >= 0 else "none",
        "enfilade": enfilade,
        "firers": [[unit, amount] for unit, amount in by_unit.items()],
    }
    label = f"{field.journal.phase.removesuffix('-fire')}-{'enfilade' if enfilade else 'fire'}"
    roll = field.journal.throw(label, target.id, DICE) if used >= 0 else None
    result = result_of(used, roll.total) if roll is not None else NO_EFFECT
    effect["result"] = result
    firer = field.by_id[first]
    field.journal.tell("fire", firer, "BNB-FIRE-9", target=target.id, roll=roll, **effect)
    if result == NO_EFFECT or roll is None:
        return
    _hurt(field, target, result)
    if field.journal.phase == Phase.REACTION and target.present:
        halts.halt(field, target, shots, result)
    if roll.total >= TIRING_ROLL:
        _tire(field, by_unit, points, fired)


def _hurt(field: Field, target: Troop, result: str) -> None:
    """What a result does to its target (BNB-FIRE-11)."""
    if result in (ONE, TWO):
        losses.lose_bases(field, target, int(result), losses.Cause.FIRE)
    elif result == DD:
        losses.disrupt_doubly(field, target, losses.Cause.FIRE)
    else:
        losses.disrupt(field, target, losses.Cause.FIRE, "BNB-FIRE-11")


def _shift(field: Field, shots: Sequence[Shot], points: float, *, enfilade: bool) -> int:
    """Columns to the right; each reason counts if true for half or more of the points (BNB-FIRE-10)."""

    def share(true: Iterable[bool]) -> bool:
        return sum(shot.points for shot, holds in zip(shots, true, strict=True) if holds) >= HALF * points - LIMIT

    shift = PASSING_DEFILE if share(shot.aim.defile for shot in shots) else 0
    if enfilade or share(_crowded(shot.aim.there) for shot in shots):
        shift += CROWDED
    covers = [_cover(field, shot) for shot in shots]
    levels = list(Cover)
    for level in reversed(levels[1:]):
        if share(levels.index(cover) >= levels.index(level) for cover in covers):
            return shift + COVER_SHIFT[level.value]
    return shift


def _crowded(there: Posture) -> bool:
    return there.square or there.formation in MARCHING


def _cover(field: Field, shot: Shot) -> Cover:
    return cover_of(field.ground, shot.aim.start, shot.aim.there)


def _tire(field: Field, by_unit: dict[str, float], points: float, fired: Counter[str]) -> None:
    """Fatigue of those who fired most, until half of the points are reached (BNB-FIRE-14)."""
    fresh = [field.by_id[unit] for unit in by_unit if field.by_id[unit].good_order and field.by_id[unit].present]
    reached = 0.0
    for troop in sorted(fresh, key=lambda troop: (-by_unit[troop.id], troop.index)):
        if reached >= HALF * points - LIMIT:
            return
        reached += by_unit[troop.id]
        if fired[troop.id] >= HALF * troop.bases:
            losses.disrupt(field, troop, losses.Cause.FATIGUE, "BNB-FIRE-14")
