"""The two fire subsegments: volleys, what they hit, what they cost (OT-FIRE-1, OT-FIRE-7, OT-FIRE-14, OT-C-MOR-1)."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.boxes import gap
from battles.engine.dataclasses import dataclass, field
from battles.engine.dice import D10
from battles.engine.events import Roll
from battles.engine.play.journal import Modifier
from battles.rulesets.old_trousers.command.commanders import commander_risk
from battles.rulesets.old_trousers.command.permission import Act, may_fire, permit
from battles.rulesets.old_trousers.fire.aiming import Bearing
from battles.rulesets.old_trousers.fire.bounce import struck
from battles.rulesets.old_trousers.fire.choosing import aims, can_fire
from battles.rulesets.old_trousers.fire.marks import Mark, Marks
from battles.rulesets.old_trousers.fire.modifiers import modifiers
from battles.rulesets.old_trousers.fire.tables import hits
from battles.rulesets.old_trousers.morale.losses import CREW, FIGURES, FIRE, GUNS, lose
from battles.rulesets.old_trousers.morale.routs import rout
from battles.rulesets.old_trousers.morale.tables import SHAKEN_FROM
from battles.rulesets.old_trousers.morale.testing import throw
from battles.rulesets.old_trousers.table.cover import STEADYING, cover_of
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import State

MUSKETRY, ARTILLERY, BOUNCE = "musketry", "artillery", "bounce"
NOT_ELIGIBLE = "not-eligible"


@dataclass(slots=True)
class Shot:
    """What of one unit fires at one target with the same modifiers."""

    firer: Troop
    mark: Mark
    rows: tuple[Modifier, ...]
    bearings: list[Bearing]

    @property
    def points(self) -> int:
        return sum(bearing.points for bearing in self.bearings)

    @property
    def total(self) -> int:
        return sum(value for _, value in self.rows)


@dataclass(slots=True)
class Volley:
    """All fire at one target that is one roll (OT-FIRE-7)."""

    shots: list[Shot]

    @property
    def first(self) -> Shot:
        return self.shots[0]

    @property
    def target(self) -> Troop:
        return self.first.mark.troop

    @property
    def points(self) -> int:
        return sum(shot.points for shot in self.shots)


@dataclass(frozen=True, slots=True)
class By:
    """Who hit a unit, whether in its flank, and whether it had good cover from there."""

    firer: Troop
    flank: bool
    covered: bool


@dataclass(slots=True)
class Hit:
    """What a unit suffers in a subsegment: hits by muskets and guns, and by whom."""

    troop: Troop
    muskets: int = 0
    guns: int = 0
    by: list[By] = field(default_factory=list)
    lost: int = 0


def stationary_fire(table: Field) -> None:
    """Passive units, and active ones that stood still (OT-FIRE-1)."""
    _subsegment(table, table.present)


def moving_fire(table: Field) -> None:
    """Active units that have not fired yet; then orders to fire that came to nothing are told (OT-VERB-1)."""
    _subsegment(table, table.of_side(table.active))
    for troop in table.of_side(table.active):
        if troop.day.targets and not troop.day.obeyed:
            table.journal.refuse(
                troop, "OT-FIRE-6", order="FIRE AT", reason=NOT_ELIGIBLE, line=troop.day.fire_line, text="FIRE AT"
            )


def _subsegment(table: Field, troops: Iterable[Troop]) -> None:
    marks = Marks(table)
    shots = [shot for troop in troops if can_fire(table, troop) for shot in _shots(table, troop, marks)]
    hit: dict[int, Hit] = {}
    for volley in _volleys(shots):
        _fire(table, volley, hit)
    _losses(table, [hit[index] for index in sorted(hit)])


def _shots(table: Field, troop: Troop, marks: Marks) -> list[Shot]:
    """What a unit fires at whom: each stand at the first target on which it bears (OT-FIRE-6, OT-AMB-28)."""
    told = bool(troop.day.targets) and troop.side == table.active
    if not may_fire(table, troop) and not (told and not permit(table, troop, Act.FIRE)):
        return []
    shots: list[Shot] = []
    taken: set[int] = set()
    for aim in aims(table, troop, marks):
        by_total: dict[int, Shot] = {}
        for bearing in aim.bearings:
            if bearing.stand in taken:
                continue
            taken.add(bearing.stand)
            rows = modifiers(table, troop, aim.mark, bearing)
            total = sum(value for _, value in rows)
            by_total.setdefault(total, Shot(troop, aim.mark, rows, [])).bearings.append(bearing)
        shots += by_total.values()
    return shots


def _volleys(shots: Iterable[Shot]) -> list[Volley]:
    """Shots that are one roll: muskets, or guns, at one target with the same total (OT-FIRE-7, OT-AMB-11, OT-GEO-4)."""
    volleys: dict[tuple[int, bool, int], Volley] = {}
    for shot in shots:
        key = (shot.mark.troop.index, shot.firer.artillery, shot.total)
        volleys.setdefault(key, Volley([])).shots.append(shot)
    return sorted(volleys.values(), key=lambda volley: (volley.first.firer.index, volley.target.index))


def _fire(table: Field, volley: Volley, hit: dict[int, Hit]) -> None:
    """The throw of a volley, and of the balls that bounce through (OT-FIRE-8, OT-FIRE-12, OT-AMB-15)."""
    first, target = volley.first, volley.target
    guns = first.firer.artillery
    roll = table.journal.throw("fire", first.firer.id, 1, die=D10, modifiers=first.rows)
    scored = hits(volley.points, roll.total)
    _tell(table, first.firer, target, roll, ARTILLERY if guns else MUSKETRY, volley, volley.points, scored)
    if scored:
        _note(hit, target, scored, guns, [_by(table, shot, target) for shot in volley.shots])
    for shot in volley.shots:
        shot.firer.phase.fired = True
        shot.firer.phase.musketry |= not guns
        shot.firer.day.obeyed |= target.id in shot.firer.day.targets
        if not guns:
            continue
        for other in struck(table, shot.firer, shot.mark):
            points = shot.points // 2
            if points > 0:
                bounced = hits(points, roll.total)
                _tell(table, shot.firer, other, roll, BOUNCE, Volley([shot]), points, bounced)
                if bounced:
                    _note(hit, other, bounced, guns, [_by(table, shot, other)])
        shot.firer.last_target = {"unit": target.id, "at": shot.mark.centre}


def _tell(
    table: Field, firer: Troop, target: Troop, roll: Roll, mode: str, volley: Volley, points: int, scored: int
) -> None:
    firers = list(dict.fromkeys(shot.firer.id for shot in volley.shots))
    clause = "OT-FIRE-12" if mode == BOUNCE else "OT-FIRE-8"
    table.journal.tell(
        "fire", firer, clause, target=target.id, roll=roll, mode=mode, firers=firers, points=points, hits=scored
    )


def _by(table: Field, shot: Shot, struck_: Troop) -> By:
    """What the morale of those who are hit has to know of a shot (OT-C-TEST-1, OT-C-MOR-1)."""
    flank = struck_ is shot.mark.troop and any(bearing.flank for bearing in shot.bearings)
    covered = any(cover_of(table.ground, struck_.box, bearing.start) in STEADYING for bearing in shot.bearings)
    return By(shot.firer, flank, covered)


def _note(hit: dict[int, Hit], target: Troop, scored: int, guns: bool, by: list[By]) -> None:
    suffered = hit.setdefault(target.index, Hit(target))
    if guns:
        suffered.guns += scored
    else:
        suffered.muskets += scored
    suffered.by += by


# ---- what it costs


def _losses(table: Field, suffered: list[Hit]) -> None:
    """Losses of all, then commanders, then morale, in file order (OT-DICE-1)."""
    riders = {hit.troop.index: table.with_unit(hit.troop) for hit in suffered}
    for hit in suffered:
        troop = hit.troop
        if troop.artillery:
            hit.lost = lose(table, troop, hit.muskets, CREW, FIRE, "OT-FIRE-14")
            hit.lost += lose(table, troop, hit.guns, GUNS, FIRE, "OT-FIRE-14")
        else:
            hit.lost = lose(table, troop, hit.muskets + hit.guns, FIGURES, FIRE, "OT-FIRE-14")
        if hit.guns and troop.in_square and not troop.out:
            table.disorder(troop, "OT-DIS-1", FIRE)
    for hit in suffered:
        if hit.lost:
            commander_risk(table, hit.troop, hit.lost, riders[hit.troop.index])
    for hit in suffered:
        if hit.lost:
            _morale(table, hit)


def _morale(table: Field, hit: Hit) -> None:
    """The test of a unit that lost by fire (OT-C-MOR-1)."""
    troop = hit.troop
    if (
        troop.routed
        or not troop.present
        or any(charge.charger is troop and charge.awaits_test for charge in table.charges)
    ):
        return
    firers = [by.firer for by in hit.by]
    circumstances = {"enfiladed": any(by.flank for by in hit.by), "covered": any(by.covered for by in hit.by)}
    roll = throw(table, troop, "morale", "OT-C-MOR-1", circumstances)
    if roll.need is not None and roll.total >= roll.need:
        return
    if roll.total >= SHAKEN_FROM:
        table.set_status(troop, "OT-C-MOR-1", FIRE, state=State.SHAKEN.value)
        return
    nearest = min(firers, key=lambda firer: (round(gap(firer.box, troop.box), 6), firer.index))
    rout(table, troop, nearest.centre, FIRE)
