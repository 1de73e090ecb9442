"""What the able staff asks of Mini-Nap: troops as it sees them, trials of orders without consequence, odds of charges.

The staff itself stands in ``battles.staff`` and knows no rulebook. Trials go through the same procedures of manoeuvre
as a player's orders (MN-ORD-3), on the unit itself, which is then put back; while they last no enemy reacts, no stand
is disturbed and nothing is written.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise
from operator import attrgetter
from typing import Self

from battles.engine.boxes import gap, segment
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.geometry import CONTACT, LIMIT, forward
from battles.engine.knowledge.contacts import Certainty
from battles.engine.measure import judged
from battles.engine.orders import Action, Argument, Place, PlaceKind
from battles.rulesets.mini_nap.charges import charging
from battles.rulesets.mini_nap.charges.assault import Approach
from battles.rulesets.mini_nap.combat.hand_to_hand import IMPACT, sets_against
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.command.rides import orders_of, ride
from battles.rulesets.mini_nap.command.status import COMMANDING_KINDS, RADIUS
from battles.rulesets.mini_nap.command.trials import Outcome, Rehearsal, take_over
from battles.rulesets.mini_nap.fire.aiming import SMALL_ARMS_RANGE
from battles.rulesets.mini_nap.measure import MEASURE
from battles.rulesets.mini_nap.movement.allowances import charge_allowance, move_allowance
from battles.rulesets.mini_nap.movement.facing import may_form
from battles.rulesets.mini_nap.movement.manoeuvre import perform
from battles.rulesets.mini_nap.table.footprints import size
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import QUALITY_RATING, Stance, Status
from battles.staff import Arm, Body, Charge, Foe, Lengths, Shape, Step, Verb, station
from battles.staff.craft import Line
from battles.staff.forecast import forecast

# MN-SCALE-5. What each formation is for.
SHAPES: Mapping[str, Shape] = {
    Stance.LINE: Shape.LINE,
    Stance.COLUMN: Shape.COLUMN,
    Stance.SQUARE: Shape.SQUARE,
    Stance.EMERGENCY_SQUARE: Shape.SQUARE,
    Stance.SKIRMISH: Shape.OPEN,
    Stance.BATTERY: Shape.BATTERY,
}
_FORMATIONS: Mapping[Shape, Stance] = {
    Shape.LINE: Stance.LINE,
    Shape.COLUMN: Stance.COLUMN,
    Shape.SQUARE: Stance.SQUARE,
    Shape.OPEN: Stance.SKIRMISH,
}
_ARMS = {"infantry": Arm.FOOT, "cavalry": Arm.HORSE, "artillery": Arm.GUNS}

_strength = attrgetter("strength")

# In cm. Muskets reach 4 (MN-FIRE-3), foot charges 6 to 9 and horse up to 30 (MN-MOVE-6).
LENGTHS = Lengths(
    interval=1.0,
    musketry=4.5,
    deploy=10.0,
    guns=22.0,
    alarm=24.0,
    support=9.0,
    screen=5.0,
    storm=36.0,
    gunnery=True,
    flanks=True,
    aside=(35.0, -35.0, 65.0, -65.0),
)
# How far guns fire with two dice or more at a line, and at a column or square (MN-FIRE-4, MN-FIRE-5).
_GUNS_REACH = {"light": 20.0, "medium": 40.0, "heavy": 80.0}
_GUNS_REACH_AT_COLUMNS = {"light": 40.0, "medium": 80.0, "heavy": 80.0}
# A full battalion, squadron group or battery, in strength points.
USUAL_STRENGTH = {"infantry": 6.0, "cavalry": 5.0, "artillery": 4.0}
# What an enemy is taken for where no more of him is made out.
USUAL_TYPE = {"infantry": "line", "cavalry": "medium", "artillery": "foot"}
USUAL_GUNS, USUAL_QUALITY = "medium", "trained"
_BANDED = (Certainty.NAMED, Certainty.KIND)
# Rounds of a hand-to-hand that are reckoned, and how much more a point of guns is worth than another.
ROUNDS = 4
GUNS_WORTH = 1.5


@dataclass(frozen=True, slots=True)
class AbleCraft:
    """One Brigade's units without a line of their own, at the moment of its manoeuvre.

    ``enemies`` and ``unseen`` are what its side knew at that moment, and does not know, of the other.
    """

    working: Working
    led: Sequence[Troop]
    enemies: Sequence[Troop]
    unseen: frozenset[str]
    found: dict[Hashable, object] = field(default_factory=dict)
    """What was found on the ways that were tried since the last line was given."""
    outcomes: dict[tuple[str, Line], Outcome] = field(default_factory=dict)
    """What came of the lines that were tried since then, by unit and line."""

    @classmethod
    def of(cls, working: Working, led: Sequence[Troop]) -> Self:
        """The craft of some units of one side."""
        side = led[0].side
        return cls(working, led, known_enemies(working, side), working.roster.unseen(side))

    @property
    def lengths(self) -> Lengths:
        return LENGTHS

    def bodies(self) -> Sequence[Body]:
        """Squares that shelter gunners stay where they are: their guns would be lost (MN-REACT-6)."""
        sheltering = {troop.abandoned for troop in self.working.roster.troops if troop.abandoned}
        return [self._body(troop) for troop in self.led if self._is_free(troop) and troop.id not in sheltering]

    def standing(self, body: Body) -> Body | None:
        troop = self.working.roster.by_id[body.id]
        return self._body(troop) if self._is_free(troop) else None

    def _is_free(self, troop: Troop) -> bool:
        return troop.present and not self.working.roster.engaged(troop)

    def friends(self) -> Sequence[Body]:
        led = {troop.id for troop in self.led}
        side = self.led[0].side
        return [self._friend(troop) for troop in self.working.roster.of_side(side) if troop.id not in led]

    def foes(self) -> Sequence[Foe]:
        if self.working.roster.known is not None:
            return [self._foe(troop) for troop in self.enemies]
        side = self.led[0].side
        state = (self.working.roster.stamp_of(self.working.roster.enemy_of[side]), *map(_strength, self.enemies))
        return self.working.enemies_beheld.get(side, state, lambda: [self._foe(troop) for troop in self.enemies])

    def broad(self, body: Body) -> float:
        arm = self.working.roster.by_id[body.id].arm
        return size(arm, Stance.BATTERY if arm == "artillery" else Stance.LINE)[0]

    def foresee(self, body: Body, line: Line, foes: Sequence[Foe]) -> Body | None:
        return forecast(body, line, foes)

    def attempt(self, body: Body, line: Line) -> Body | None:
        troop = self.working.roster.by_id[body.id]
        with self.working.roster.veiled(self.unseen), self._remembering(), Rehearsal(self.working, troop) as rehearsal:
            done = [not perform(self.working, troop, self.action(step)) for step in line]
            if not any(done) or not troop.present:
                return None
            if self._knows_all:
                self.outcomes[troop.id, line] = rehearsal.outcome()
            return body.put(troop.box, troop.facing, SHAPES[troop.formation])

    def hope(self, body: Body, foe: str) -> float:  # noqa: ARG002 - its odds are quickly reckoned
        return math.inf

    def charge(self, body: Body, foe: str, least: float) -> Charge | None:  # noqa: ARG002
        working, troop, enemy = self.working, self.working.roster.by_id[body.id], self._named(foe)
        reach = charge_allowance(working.battle, troop)
        if not reach or not enemy.present or gap(troop.box, enemy.box) > reach + LIMIT:
            return None
        status = commanders.status(working, troop)
        target, way = charging.weigh(working, troop, enemy.id, status)
        if target is None or way.reason:
            return None
        return Charge(foe, (Step(Verb.CHARGE, foe=foe),), _odds(working, troop, enemy, way, status))

    def _named(self, foe: str) -> Troop:
        return next(enemy for enemy in self.enemies if enemy.id == foe)

    def commanded(self, body: Body) -> bool:
        return commanders.status(self.working, self.working.roster.by_id[body.id], body.box) != Status.OUT

    def on_road(self, body: Body) -> bool:
        return any(
            gap(body.box, segment(start, end)) <= CONTACT
            for road in self.working.ground.roads
            for start, end in pairwise(road.line)
        )

    def give(self, body: Body, line: Line) -> None:
        troop = self.working.roster.by_id[body.id]
        outcome = self.outcomes.get((troop.id, line))
        if outcome is None or not take_over(self.working, troop, line, outcome):
            with self._remembering():
                for step in line:
                    if troop.present and not troop.committed:
                        perform(self.working, troop, self.action(step))
        self.found.clear()
        self.outcomes.clear()

    @property
    def _knows_all(self) -> bool:
        """Whether all who may be in its way are known to the side."""
        return not self.unseen and self.working.roster.known is None

    @contextmanager
    def _remembering(self) -> Iterator[None]:
        """What is tried and then given is found once."""
        if self._knows_all:
            self.working.found = self.found
        try:
            yield
        finally:
            self.working.found = None

    # ---- between the rulebook's words and the staff's

    def _body(self, troop: Troop) -> Body:
        state = (troop.box, troop.facing, troop.formation, troop.strength)
        return self.working.led_beheld.get(troop.id, state, lambda: self._led(troop))

    def _led(self, troop: Troop) -> Body:
        """A unit that is to be led, as it may move and form where it stands."""
        shapes = frozenset(
            shape
            for shape, formation in _FORMATIONS.items()
            if may_form(troop, formation) and troop.survives_at(troop.strength, formation)
        )
        battle = self.working.battle
        return self._seen(troop, move_allowance(battle, troop), charge_allowance(battle, troop), shapes)

    def _friend(self, troop: Troop) -> Body:
        """A unit that is not to be led: how far it might go and what it might form is nothing to this staff."""
        state = (troop.box, troop.facing, troop.formation, troop.strength)
        return self.working.friends_beheld.get(troop.id, state, lambda: self._seen(troop, 0.0, 0.0, frozenset()))

    def _seen(self, troop: Troop, march: float, reach: float, shapes: frozenset[Shape]) -> Body:
        """A unit as the staff sees it, with what it might do."""
        return Body(
            troop.id,
            _ARMS[troop.arm],
            troop.box,
            troop.facing,
            SHAPES[troop.formation],
            march,
            reach,
            _range(troop),
            min(1.0, troop.strength / USUAL_STRENGTH[troop.arm]),
            float(troop.strength),
            shapes,
            troop.type == "light" and troop.infantry,
        )

    def _foe(self, troop: Troop) -> Foe:
        state = (troop.box, troop.facing, troop.formation, troop.strength, troop.type, troop.guns)
        return self.working.foes_beheld.get(troop.id, state, lambda: self._foe_as_seen(troop))

    def _foe_as_seen(self, troop: Troop) -> Foe:
        return Foe(
            troop.id,
            _ARMS[troop.arm],
            troop.box,
            troop.facing,
            SHAPES[troop.formation],
            reach=0.0 if troop.in_square else charge_allowance(self.working.battle, troop),
            range=_range(troop),
            weight=float(troop.strength),
            dense=_GUNS_REACH_AT_COLUMNS[troop.guns] if troop.artillery else 0.0,
        )

    def action(self, step: Step) -> Action:
        """A step in this rulebook's verbs."""
        arguments: dict[str, Argument] = {}
        if step.verb == Verb.FORM and step.shape is not None:
            flank = "RIGHT" if step.right else "LEFT"
            return Action("FORM", {"formation": _FORMATIONS[step.shape].value, "flank": flank})
        if step.verb == Verb.FACE:
            return Action("FACE", {"facing": step.degrees or 0.0})
        if step.verb == Verb.CHARGE:
            return Action("CHARGE", {"target": step.foe})
        if step.verb == Verb.DEPLOY_AT and step.point is not None:
            place = Place(PlaceKind.POINT, f"{step.point[0]:.1f},{step.point[1]:.1f}", point=step.point)
            return Action("REDEPLOY TO", {"place": place, "facing": step.degrees or 0.0})
        if step.length is not None:
            arguments["distance"] = step.length
        if step.verb == Verb.ASIDE:
            arguments["flank"] = "RIGHT" if step.right else "LEFT"
        return Action(_VERBS[step.verb], arguments)


def staff_rides(working: Working) -> None:
    """Generals whose troops are led by intents, and who have no line, ride to where they command most (MN-CMD-3)."""
    side = working.initiative.active
    ordered = {stand.id for _, stand in orders_of(working, side)}
    enemies = [(enemy.x, enemy.y) for enemy in known_enemies(working, side)]
    for stand in working.staff.stands:
        if stand.side != side or not stand.free or stand.moved or stand.waiting or stand.id in ordered:
            continue
        below = {unit.id for unit in working.battle.units_of(stand.id)}
        led = [
            troop
            for troop in working.roster.of_side(side)
            if troop.id in below and (intent := working.answers.intent(troop)) is not None and intent.posture != "HOLD"
        ]
        reach = float(RADIUS.get(stand.rating, 0))
        point = station((stand.x, stand.y), reach, [(troop.x, troop.y) for troop in led], enemies)
        if stand.kind in COMMANDING_KINDS and point is not None:
            place = Place(PlaceKind.POINT, f"{point[0]:.1f},{point[1]:.1f}", point=point)
            ride(working, stand, [Action("MOVE TO", {"place": place})])


_VERBS = {Verb.GO: "MOVE", Verb.ABOUT: "ABOUT", Verb.BACK: "STEP BACK", Verb.ASIDE: "SIDESTEP"}


def _range(troop: Troop) -> float:
    """How far a unit fires with effect."""
    if troop.artillery:
        return _GUNS_REACH[troop.guns]
    return SMALL_ARMS_RANGE if troop.infantry else 0.0


def known_enemies(working: Working, side: str) -> list[Troop]:
    """The enemies that a side reckons with: all of them, or under ``fog: known`` those it knows, as it makes them out.

    Nobody's quality shows; strength is judged as reports judge it, and of an arm alone it is taken to be full.
    """
    return working.roster.enemies_made_out(side, _made_out)


def _made_out(troop: Troop, certainty: Certainty) -> Troop:
    """A unit with no more than an enemy makes out of it."""
    picture = copy.copy(troop)
    picture.moves = []
    picture.qr = QUALITY_RATING[USUAL_QUALITY]
    plain = certainty is Certainty.ARM
    if plain:
        picture.type = USUAL_TYPE[troop.arm]
        picture.guns = USUAL_GUNS if troop.artillery else ""
    picture.unit = replace(troop.unit, quality=USUAL_QUALITY, traits=() if plain else troop.unit.traits)
    width = dict(zip(_BANDED, MEASURE.bands, strict=True)).get(certainty, 0)
    picture.strength = judged(troop.strength, width, int(USUAL_STRENGTH[troop.arm]))
    return picture


def _odds(working: Working, troop: Troop, enemy: Troop, way: Approach, status: str) -> float:
    """What the enemy is expected to lose in a charge less what the charger is, as a share of the charger.

    MN-CC-6, MN-CC-7. A battalion that has time to form square is reckoned as one (MN-REACT-7).
    """
    forms_square = (
        troop.cavalry and enemy.infantry and enemy.formed and not enemy.blue and gap(troop.box, enemy.box) > 6.0
    )
    with Rehearsal(working, troop):
        hx, hy = forward(way.facing)
        troop.place(troop.x + way.length * hx, troop.y + way.length * hy, way.facing)
        troop.charging = True
        formation = enemy.formation
        if forms_square:
            enemy.take_shape(Stance.EMERGENCY_SQUARE)
        given = [len(sets_against(working, troop, enemy, number)) for number in (IMPACT, 1)]
        taken = [len(sets_against(working, enemy, troop, number)) for number in (IMPACT, 1)]
        enemy.take_shape(formation)
    ours, theirs = float(troop.strength), float(enemy.strength)
    our_hits, their_hits = (7 - troop.qr) / 6.0, (7 - enemy.qr) / 6.0
    for round_ in range(ROUNDS):
        kind = min(round_, 1)
        lost, struck = theirs * taken[kind] * their_hits, ours * given[kind] * our_hits
        ours, theirs = max(0.0, ours - lost), max(0.0, theirs - struck)
        if ours < 1.0 or theirs < 1.0:
            break
    worth = GUNS_WORTH if enemy.artillery else 1.0
    odds = (worth * (enemy.strength - theirs) - (troop.strength - ours)) / troop.strength
    return odds * (0.5 if status == Status.CAUTIOUS else 1.0)
