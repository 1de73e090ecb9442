"""A unit that carries out its line of orders: what it has done so far, and what every verb uses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from battles.engine.battle import Point
from battles.engine.boxes import Box, box
from battles.engine.geometry import LIMIT, forward, normal_angle, turn_between
from battles.engine.orders import Action, Place
from battles.engine.play.standing import degrees_of, point_of
from battles.rulesets.big_napoleonic.movement import steps, stops
from battles.rulesets.big_napoleonic.movement.allowances import REDEPLOYMENT, SHARP_PIVOT, SHARP_TURN, Budget, Pace
from battles.rulesets.big_napoleonic.movement.stops import Leg, Way
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Field, Moved
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.rulesets.big_napoleonic.table.ground import Piece
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.table.zones import CONTACT_ZONE
from battles.rulesets.big_napoleonic.withdrawals import displacement, evasion
from battles.rulesets.big_napoleonic.words import Deployment

if TYPE_CHECKING:
    # The catalogue is made of this book's own words, so that it comes after them.
    from battles.rulesets.big_napoleonic import catalogue

# BNB-MOVE-4. A line with one of these is an advance.
ADVANCES = frozenset({"MOVE", "MOVE TO", "ASSAULT", "ASSAULT TOWN", "OCCUPY", "FOLLOW", "EXIT"})
REDEPLOYMENTS = frozenset({"FORM", "ABOUT", "LIMBER", "UNLIMBER"})
# What is not done in the movement phase.
NO_MOVEMENT = frozenset({"HOLD", "FIRE AT", "FIRE BLIND AT", "HOLD FIRE"})
# Turns smaller than this are none.
_NO_TURN = 1e-3


class Line:
    """A line of orders at work.

    ``legs`` counts the straight steps made; ``free_pivot`` is set directly after a redeployment (BNB-DEP-1);
    ``standing`` while the throw allows no movement, only a redeployment (BNB-THROW-5).
    """

    def __init__(
        self,
        field: Field,
        troop: Troop,
        actions: Sequence[Action],
        record: Moved,
        *,
        full: bool,
        standing: bool = False,
    ) -> None:
        self.field = field
        self.troop = troop
        self.actions = tuple(actions)
        self.record = record
        self.full = full
        self.standing = standing
        self.advancing = not troop.guns and any(action.verb in ADVANCES for action in actions)
        bad = not troop.in_town and field.ground.on_bad(troop.box, troop.arm)
        self.budget = Budget(troop, self.pace, full=full, bad=bad)
        self.start = troop.box
        self.at = 0
        self.legs = 0
        self.marched = False
        self.pivoted = False
        self.pivoted_between = False
        self.pivoted_last = False
        self.redeployed = False
        self.free_pivot = False
        self.faced = False
        self.over = False

    @property
    def pace(self) -> Pace:
        """The rate at which the unit now moves (BNB-MOVE-4, BNB-DEP-5)."""
        return Pace.ADVANCE if self.advancing and not self.troop.square else Pace.MANOEUVRE

    @property
    def moved(self) -> bool:
        """Whether it has gone anywhere in this line."""
        return self.legs > 0

    @property
    def most_legs(self) -> int:
        """Horse and horse guns go in two legs (BNB-MOVE-3, BNB-MOVE-4)."""
        return 2 if self.troop.horse or self.troop.horse_guns else 1

    @property
    def following(self) -> tuple[Action, ...]:
        """The actions still to come."""
        return self.actions[self.at + 1 :]

    def in_zone(self) -> bool:
        return zones.in_zone(self.field, self.troop)

    def refuse(self, action: Action, reason: str) -> None:
        self.field.refuse(self.troop, action, reason)

    # ---- reading arguments

    def point(self, action: Action, slot: str = "place") -> Point | None:
        """Where a place of an order is; ``None`` when it is nowhere now."""
        place = action.arguments.get(slot)
        return point_of(self.field, place, self.troop.side) if isinstance(place, Place) else None

    def piece(self, action: Action, slot: str = "place") -> Piece | None:
        """The piece of ground that an order names, if it names one."""
        place = action.arguments.get(slot)
        return self.field.ground.by_id.get(place.ref) if isinstance(place, Place) else None

    def degrees(self, action: Action, slot: str) -> float | None:
        """A direction of an order, as seen from the centrepoint."""
        return degrees_of(self.field, self.troop.centrepoint, action.arguments.get(slot), self.troop.side)

    def distance(self, action: Action) -> float:
        """The distance ordered, infinite where none is given."""
        given = action.arguments.get("distance")
        return float(given) if isinstance(given, int | float) and not isinstance(given, bool) else math.inf

    def kept_back(self, ordered: float) -> float:
        """What a move without a distance keeps for the redeployments still to come (BNB-MOVE-5)."""
        if ordered != math.inf:
            return 0.0
        kept, before = 0.0, ""
        for action in self.following:
            free = action.verb == "ABOUT" and before == "FORM"
            if action.verb in REDEPLOYMENTS and not free:
                kept += REDEPLOYMENT
            before = action.verb
        return kept

    # ---- room

    def fits(self, ground: Box) -> bool:
        """Whether the unit may stand there after turning or redeploying: nobody's ground, no contact zone."""
        field, troop = self.field, self.troop
        now = troop.figure
        if not displacement.has_room(field, troop, ground):
            return False
        if field.ground.astride(ground) and not (isinstance(now, Box) and field.ground.astride(now)):
            return False
        for enemy in field.enemies_near(troop, ground, CONTACT_ZONE):
            least = min(CONTACT_ZONE, figures.gap(now, enemy.figure))
            if figures.gap(ground, enemy.figure) < least - LIMIT:
                return False
        return True

    def exposes(self, ground: Box, formation: str | None = None, *, square: bool | None = None) -> bool:
        """Whether the unit would newly show a flank there (BNB-ZOC-3)."""
        field, troop = self.field, self.troop
        if troop.in_town:
            return bool(self._enfiladers(ground, formation, square))
        then = self._enfiladers(ground, formation, square)
        if not then:
            return False
        now = zones.enfiladers(field, troop, troop.figure, square=troop.square, deployment=troop.formation)
        return bool(then - now)

    def _enfiladers(self, ground: Box, formation: str | None, square: bool | None) -> set[str]:
        troop = self.troop
        return zones.enfiladers(
            self.field,
            troop,
            ground,
            square=troop.square if square is None else square,
            deployment=formation or troop.formation,
        )

    # ---- turning

    def turn_refusal(self, facing: float) -> tuple[str, float]:
        """Why the unit may not pivot there now, if so, and what the pivot costs (BNB-MOVE-2, BNB-ZOC-1)."""
        troop = self.troop
        turn = abs(turn_between(troop.facing, facing))
        free = self.free_pivot or troop.guns or self.pace == Pace.MANOEUVRE
        cost = 0.0 if free or turn <= SHARP_TURN + LIMIT else SHARP_PIVOT
        ground = troop.box_by_front(troop.centrepoint, facing)
        if self._pivoted_enough():
            return "second-pivot", cost
        if self.moved and self.in_zone():
            return "in-enemy-zone", cost
        if not self.fits(ground):
            return "no-room", cost
        if self.exposes(ground):
            return "exposes-flank", cost
        if not self.budget.affords(cost) and cost:
            return "no-allowance", cost
        return "", cost

    def _pivoted_enough(self) -> bool:
        """Whether another pivot would be one too many (BNB-MOVE-3, BNB-MOVE-4, BNB-ART-1)."""
        if self.troop.guns or self.free_pivot:
            return False
        if not self.moved:
            return self.pivoted
        if self.troop.horse and self.legs < self.most_legs:
            return self.pivoted_between
        if self.advancing and not self.troop.square:
            return True
        return self.pivoted or self.pivoted_last

    def turn(self, facing: float, cost: float) -> None:
        """Pivot about the centrepoint; guns in action that swing far round do not fire then (BNB-ART-3)."""
        troop = self.troop
        turned = turn_between(troop.facing, facing)
        if troop.unlimbered and abs(turned) > SHARP_TURN + LIMIT and not self.free_pivot:
            troop.silent = True
        self.note_pivot()
        self.budget.pay(cost)
        troop.put(troop.box_by_front(troop.centrepoint, facing), facing)
        self.field.tell(
            "pivot",
            troop,
            "BNB-MOVE-2",
            facing=troop.facing,
            turned=abs(turned),
            cost=cost,
            at=(troop.x, troop.y),
        )
        self.note()

    def note_pivot(self) -> None:
        """Count a pivot."""
        if self.free_pivot:
            self.free_pivot = False
            if not self.moved:
                self.pivoted = True
        elif not self.moved:
            self.pivoted = True
        elif self.troop.horse and self.legs < self.most_legs:
            self.pivoted_between = True
        else:
            self.pivoted_last = True

    def face(self, facing: float) -> str:
        """Pivot there if it is allowed; answers why not. What rounding makes of a bearing is no turn."""
        if abs(turn_between(self.troop.facing, facing)) <= _NO_TURN:
            return ""
        reason, cost = self.turn_refusal(normal_angle(facing))
        if not reason:
            self.turn(normal_angle(facing), cost)
        return reason

    def note(self) -> None:
        """Note a path point where the unit stands, after a pivot or redeployment (section i)."""
        if not self.record.tried:
            steps.note(self.record, self.troop.posture, self.record.gone)

    # ---- going

    def step(
        self,
        hx: float,
        hy: float,
        ordered: float,
        *,
        keep_out: bool,
        named: Troop | None = None,
        defile: Piece | None = None,
        guarded: bool = True,
        ends_free: bool = True,
    ) -> Leg:
        """Make a straight step as far as it may be (BNB-MOVE-5, BNB-MOVE-6)."""
        self.free_pivot = False
        kept = self.kept_back(ordered)

        def planned() -> Leg:
            bad_at, reach = self.reach(hx, hy, kept)
            way = Way(ordered, reach, bad_at, keep_out=keep_out, guarded=guarded, ends_free=ends_free)
            return stops.plan(self.field, self.troop, hx, hy, way, self.record.gone)

        leg = evasion.go(self.field, self.record, hx, hy, planned, named=named, defile=defile)
        if leg.distance > 0.0:
            self.budget.go(leg.distance, leg.bad_at)
            self.legs += 1
        return leg

    def reach(self, hx: float, hy: float, kept: float = 0.0) -> tuple[float, float]:
        """Where bad ground begins in a direction, and how far the allowance carries the unit (BNB-MOVE-5)."""
        if self.budget.bad:
            return 0.0, self.budget.reach(0.0, kept)
        bad_at = self.field.ground.bad_at(self.troop.box, self.troop.arm, hx, hy, max(0.0, self.budget.left_good))
        return bad_at, self.budget.reach(bad_at, kept)

    def tell_move(self, mode: str, leg: Leg, ordered: float, clause: str) -> None:
        """Log a move; why it ended where it fell short, or where no distance was given."""
        troop = self.troop
        effect: catalogue.Move = {
            "mode": mode,
            "distance": leg.distance,
            "at": (troop.x, troop.y),
            "facing": troop.facing,
        }
        if leg.stopped and (ordered == math.inf or leg.distance < ordered - LIMIT):
            effect["stopped"] = leg.stopped
        self.field.journal.note("move", troop, clause, effect)


# ---- redeployments


def redeployed_ground(troop: Troop, formation: str, flank: str) -> tuple[Box, float]:
    """The ground and facing of a unit after a change of deployment (BNB-DEP-2)."""
    turns = {Deployment.MARCH.value, Deployment.EXTENDED.value}
    if flank and {troop.formation, formation} == turns:
        facing = normal_angle(troop.facing + (90.0 if flank == "RIGHT" else -90.0))
        width, depth = measures(formation, troop.places)
        return box(troop.x, troop.y, width, depth, facing), facing
    ground = troop.box_by_front(troop.centrepoint, troop.facing, formation)
    if flank:
        now, then = troop.measures[0], measures(formation, troop.places)[0]
        hx, hy = forward(troop.facing)
        right = (then - now) / 2 if flank == "LEFT" else (now - then) / 2
        ground = ground.shifted(right * hy, -right * hx)
    return ground, troop.facing
