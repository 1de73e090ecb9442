"""What each base of a unit does fire at (BNB-FIRE-1, 6, 15 to 17)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT
from battles.rulesets.big_napoleonic.fire.aiming import (
    LONG_RANGE,
    muzzles,
)

# BNB-FIRE-6. Targets are equally near within this.
from battles.rulesets.big_napoleonic.fire.candidates import (
    GARRISON,
    ROUNDED,
    Aim,
    Candidate,
    Place,
    is_enfilade,
    nearest_first,
    points_of,
)
from battles.rulesets.big_napoleonic.fire.watch import Watch
from battles.rulesets.big_napoleonic.movement.towns import BOUNDARY_PER_BASE
from battles.rulesets.big_napoleonic.table.figures import Walls
from battles.rulesets.big_napoleonic.table.footprints import place_box
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.visibility import CLOSE_RANGE

# BNB-FIRE-6. Targets are equally near within this.
EVEN = 0.05


@dataclass(frozen=True, slots=True)
class Shot:
    """The fire of one base, or of a garrison at one target."""

    firer: Troop
    place: Place
    aim: Aim
    candidate: Candidate | None

    @property
    def points(self) -> float:
        return self.aim.points


def shots_of(watch: Watch, troop: Troop, choice: str, fire_at: str, blind_at: str) -> list[Shot]:
    """All that a unit fires in a phase (BNB-FIRE-1, BNB-FIRE-6)."""
    candidates = watch.candidates(troop)
    close_only = choice == "CLOSE"
    if troop.in_town:
        return _garrison_shots(watch, troop, candidates)
    posture = troop.posture
    own, lent = muzzles(troop, posture)
    markers = set(lent)
    shots: list[Shot] = []
    for place in own:
        shot = _shot(watch, troop, place, candidates, fire_at, blind_at, close_only=close_only)
        if shot is None:
            for beside in ((place[0], place[1] - 1), (place[0], place[1] + 1)):
                if beside in markers:
                    shot = _shot(watch, troop, beside, candidates, fire_at, blind_at, close_only=close_only)
                    if shot is not None:
                        markers.discard(beside)
                        break
        if shot is not None:
            shots.append(shot)
            shots += _bounces(troop, shot)
    return shots


def _shot(
    watch: Watch,
    troop: Troop,
    place: Place,
    candidates: Sequence[Candidate],
    fire_at: str,
    blind_at: str,
    *,
    close_only: bool,
) -> Shot | None:
    """The target of one base (BNB-FIRE-6)."""
    reach = CLOSE_RANGE if close_only else math.inf
    even, nearest = _even(watch, candidates, place, reach)
    if troop.guns and nearest > CLOSE_RANGE + LIMIT:
        if blind_at and not close_only:
            blind = _blind(candidates, troop, blind_at, place)
            if blind is not None:
                return blind
        if not even:
            return None
        candidate, aim = _chosen(watch, troop, candidates, place, even, fire_at)
        return Shot(troop, place, aim, candidate)
    if not even:
        return None
    candidate, aim = min(even, key=lambda pair: _rank(watch, troop, pair[0].target, fire_at))
    return Shot(troop, place, aim, candidate)


def _even(
    watch: Watch, candidates: Sequence[Candidate], place: Place, reach: float
) -> tuple[list[tuple[Candidate, Aim]], float]:
    """The nearest targets of a base within reach, those that count as even with the nearest, and its range."""
    found: list[tuple[Candidate, Aim]] = []
    for candidate, aim in nearest_first(candidates, place):
        if aim.range > reach + LIMIT or (found and aim.range > found[0][1].range + EVEN + ROUNDED):
            break
        if watch.allowed(candidate, place):
            found.append((candidate, aim))
    nearest = min((aim.range for _, aim in found), default=math.inf)
    return [pair for pair in found if pair[1].range <= nearest + EVEN], nearest


def _rank(watch: Watch, troop: Troop, target: Troop, fire_at: str) -> tuple[int, int]:
    """Of equally near targets: whoever assaults the unit, then the one ordered, then file order."""
    if any(assault.troop is target and assault.target is troop for assault in watch.field.assaults):
        return 0, target.index
    return (1 if target.id == fire_at else 2), target.index


def _chosen(
    watch: Watch,
    troop: Troop,
    candidates: Sequence[Candidate],
    place: Place,
    nearest: Sequence[tuple[Candidate, Aim]],
    fire_at: str,
) -> tuple[Candidate, Aim]:
    """The target of guns beyond 3: the one ordered, else by their standing orders."""
    for candidate in candidates:
        if candidate.target.id == fire_at:
            aim = candidate.aim(place)
            if aim is not None and watch.allowed(candidate, place):
                return candidate, aim
    if watch.field.choose(troop, "artillery target").name == "LARGEST":
        for candidate in sorted(candidates, key=lambda each: (-each.target.bases, each.target.index)):
            aim = candidate.aim(place)
            if aim is not None and watch.allowed(candidate, place):
                return candidate, aim
    return min(nearest, key=lambda pair: (round(pair[1].range, 4), pair[0].target.index))


def _blind(candidates: Iterable[Candidate], troop: Troop, target: str, place: Place) -> Shot | None:
    """Fire over a ridge at a target behind it (BNB-FIRE-16)."""
    for candidate in candidates:
        if candidate.target.id != target:
            continue
        for there, defile, _ in reversed(candidate.spots):
            away = candidate.sights.blind(troop, candidate.posture, candidate.target, there)
            if away == math.inf:
                continue
            points = points_of(troop, away, square=False, far=True)
            box = candidate.posture.figure
            enfilade = isinstance(box, Box) and is_enfilade(box, there)
            start = (box.x, box.y)
            return Shot(
                troop, place, Aim(candidate.target, there, away, points, start, enfilade, defile, blind=True), candidate
            )
    return None


def _bounces(troop: Troop, shot: Shot) -> list[Shot]:
    """What a shot does beyond its target (BNB-FIRE-15)."""
    aim, candidate = shot.aim, shot.candidate
    if not troop.guns or aim.blind or aim.range <= CLOSE_RANGE + LIMIT or candidate is None:
        return []
    found = []
    posture = candidate.posture
    for enemy in candidate.sights.bounced(troop, posture, candidate.target, aim.there):
        if not enemy.present:
            continue
        there = candidate.sights.standing[enemy.id]
        box = posture.figure
        enfilade = isinstance(box, Box) and is_enfilade(place_box(box, posture.formation, 0, 0), there)
        points = points_of(troop, LONG_RANGE, square=False, far=True)
        found.append(Shot(troop, shot.place, Aim(enemy, there, aim.range, points, aim.start, enfilade), None))
    return found


def _garrison_shots(watch: Watch, troop: Troop, candidates: Sequence[Candidate]) -> list[Shot]:
    """A garrison's fire: nearest target first, in all no more than its bases or its boundary bear (BNB-FIRE-17)."""
    walls = troop.figure
    if not isinstance(walls, Walls):
        return []
    left = min(troop.bases, int(walls.perimeter / BOUNDARY_PER_BASE + LIMIT))
    aims = [
        (aim, candidate)
        for candidate in candidates
        if (aim := candidate.garrison_aim()) is not None and watch.allowed(candidate, GARRISON)
    ]
    shots = []
    for aim, candidate in sorted(aims, key=lambda pair: (round(pair[0].range, 2), pair[1].target.index)):
        bases = min(left, aim.bases)
        if bases <= 0:
            break
        left -= bases
        each = aim.points / aim.bases
        cut = Aim(aim.target, aim.there, aim.range, each * bases, aim.start, aim.enfilade, aim.defile, bases)
        shots.append(Shot(troop, GARRISON, cut, candidate))
    return shots
