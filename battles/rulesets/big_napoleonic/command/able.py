"""What the able staff asks of this rulebook: troops as it sees them, trials of orders without consequence, odds.

The staff itself stands in ``battles.staff`` and knows no rulebook. Trials go through the same procedures as a player's
orders, on the unit itself, which is then put back; while they last no enemy evades, no general is disturbed and nothing
is written. A unit's throw comes after its orders (BNB-TURN-3), so the staff writes for full movement; what a throw
leaves no room for is let go.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field as dataclass_field
from itertools import pairwise
from types import MappingProxyType

from battles.engine.battle import Point
from battles.engine.boxes import gap, segment
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, normal_angle
from battles.engine.orders import Action, Argument, Intent, Place, PlaceKind
from battles.engine.play.standing import point_of
from battles.rulesets.big_napoleonic.command import commanding
from battles.rulesets.big_napoleonic.command.foresight import foreseen
from battles.rulesets.big_napoleonic.command.garrisons import garrison_for
from battles.rulesets.big_napoleonic.command.made_out import known_enemies
from battles.rulesets.big_napoleonic.command.riders import Rider, is_ordered, riders_after
from battles.rulesets.big_napoleonic.command.stations import stations
from battles.rulesets.big_napoleonic.command.trials import Trial, rehearsal
from battles.rulesets.big_napoleonic.command.weighing import Assaults
from battles.rulesets.big_napoleonic.movement.allowances import Pace, allowance
from battles.rulesets.big_napoleonic.movement.line import Line
from battles.rulesets.big_napoleonic.movement.verbs import carry_out
from battles.rulesets.big_napoleonic.table.field import Field, Moved
from battles.rulesets.big_napoleonic.table.footprints import measures
from battles.rulesets.big_napoleonic.table.ground import ROAD, Going
from battles.rulesets.big_napoleonic.table.troops import General, Posture, Troop
from battles.rulesets.big_napoleonic.words import SQUARING, Deployment
from battles.staff import Arm, Body, Charge, Foe, Lengths, Shape, Step, Verb, lead
from battles.staff import craft as staff
from battles.staff.beheld import Beheld

_ARMS = {"infantry": Arm.FOOT, "cavalry": Arm.HORSE, "artillery": Arm.GUNS}

# In inches. Muskets reach 3, guns tell to 12 (BNB-FIRE-4, BNB-FIRE-8); foot assaults at 12 and horse at 18
# (BNB-MOVE-1); a beaten unit falls back 3.
LENGTHS = Lengths(
    interval=0.5,
    musketry=3.5,
    deploy=12.5,
    guns=11.0,
    alarm=20.0,
    support=4.0,
    screen=3.0,
    volley=3.0,
    halt=9.0,
    riders=6.0,
    storm=16.0,
    shock=0.2,
    firefight=True,
    together=5.5,
    halfway=True,
    closes_up=True,
    doubtful=(),
    forming=True,
)
MUSKETS, CANNON = 3.0, 12.0
# What a disruption takes from a unit's vigour.
DISRUPTION = 0.25


def write_orders(table: Field) -> list[str]:
    """Write the orders of all units of the side to move that are led by intents, command by command (BNB-ORD-2).

    Returns the units that were given a line, in the order in which they are to be picked. Afterwards everybody stands
    as before.
    """
    groups: dict[tuple[str, Intent], list[Troop]] = {}
    own = table.lines.get(table.active, {})
    for troop in table.of_side(table.active):
        intent = table.answers.intent(troop)
        if intent is not None and troop.id not in own:
            groups.setdefault((troop.corps, intent), []).append(troop)
            table.intended[troop.id] = ()
            table.led.add(troop.id)
    foes = tuple(known_enemies(table, table.active)) if groups else ()
    picks: list[str] = []
    # The enemy does not stir while orders are written.
    assaults, beheld, free = Assaults(table, foes), Beheld[Body](), Beheld[bool]()
    with rehearsal(table):
        for (_, intent), led in groups.items():
            goal = point_of(table, intent.objective, table.active) if intent.objective is not None else None
            gone = intent.objective is not None and goal is None
            named = table.by_id.get(intent.objective.ref) if intent.objective is not None else None
            leader = named.id if named is not None and named.side == table.active else ""
            holder = garrison_for(table, intent, led, foes)
            if holder is not None and intent.objective is not None:
                AbleCraft(table, (holder,), foes, picks, assaults, beheld, free).take(
                    holder, _action("OCCUPY", place=intent.objective)
                )
                led = [troop for troop in led if troop is not holder]
            if led:
                craft = AbleCraft(table, tuple(led), foes, picks, assaults, beheld, free)
                lead(craft, intent.posture, goal, leader, gone=gone)
    return picks


@dataclass(frozen=True, slots=True)
class AbleCraft:
    """The units of one command under one intent, at the beginning of their side's movement.

    ``picks`` grows by each unit that is given a line; it then stands where the line would bring it, for those after it.
    The same for all commands of the side are what is told of ``assaults``, how its units are ``beheld``, and who of
    them is ``free`` to be led.
    """

    table: Field
    led: Sequence[Troop]
    enemies: Sequence[Troop]
    picks: list[str]
    assaults: Assaults
    beheld: Beheld[Body]
    free: Beheld[bool]
    tried: dict[tuple[str, staff.Line], tuple[Posture, bool]] = dataclass_field(default_factory=dict, init=False)
    """How units would stand after what was tried since the last line was given, and whether their guns are silent."""
    riders: dict[str, Sequence[Rider]] = dataclass_field(default_factory=dict, init=False)
    """The generals who may ride after a unit, by unit, since the last line was given."""
    over: dict[str, Sequence[General]] = dataclass_field(default_factory=dict, init=False)
    """The generals on the table who are over a unit, by unit."""

    @property
    def lengths(self) -> Lengths:
        return LENGTHS

    def bodies(self) -> Sequence[Body]:
        """Garrisons stay in their towns, and whoever touches an enemy fights."""
        return [self._beheld(troop) for troop in self.led if self._is_free(troop)]

    def standing(self, body: Body) -> Body | None:
        troop = self.table.by_id[body.id]
        return self._beheld(troop) if self._is_free(troop) else None

    def _is_free(self, troop: Troop) -> bool:
        """Whether it may be led; as no enemy stirs, this holds while its own posture does."""
        return self.free.get(
            troop.id,
            (troop.posture,),
            lambda: troop.present and not troop.in_town and not self.table.engaged(troop),
        )

    def friends(self) -> Sequence[Body]:
        led = {troop.id for troop in self.led}
        return [self._beheld(troop) for troop in self.table.of_side(self.led[0].side) if troop.id not in led]

    def _beheld(self, troop: Troop) -> Body:
        return self.beheld.get(troop.id, (troop.posture,), lambda: self._body(troop))

    def foes(self) -> Sequence[Foe]:
        return [self._foe(troop) for troop in self.enemies if troop.present]

    def broad(self, body: Body) -> float:
        troop = self.table.by_id[body.id]
        return measures(Deployment.UNLIMBERED if troop.guns else Deployment.EXTENDED, troop.places)[0]

    def foresee(self, body: Body, line: staff.Line, foes: Sequence[Foe]) -> Body | None:
        return foreseen(self.table.by_id[body.id], body, line, foes)

    def attempt(self, body: Body, line: staff.Line) -> Body | None:
        troop = self.table.by_id[body.id]
        actions = self._actions(troop, line)
        with Trial(self.table, troop):
            if not self._carry_out(troop, actions):
                return None
            self.tried[troop.id, line] = (troop.posture, troop.silent)
            return body.put(troop.box, troop.facing, _shape(troop))

    def hope(self, body: Body, foe: str) -> float:
        return self.assaults.hope(self.table.by_id[body.id], foe)

    def charge(self, body: Body, foe: str, least: float) -> Charge | None:
        expected = self.assaults.weigh(self.table.by_id[body.id], foe, body.reach, least)
        return None if expected is None else Charge(foe, (Step(Verb.CHARGE, foe=foe),), expected)

    def commanded(self, body: Body) -> bool:
        """Generals ride after their troops (BNB-TURN-2): one who may is thought to come up to the middle of them."""
        troop = self.table.by_id[body.id]
        riders = self.riders.get(troop.id)
        if riders is None:
            riders = self.riders[troop.id] = riders_after(self.table, troop, self.picks)
        if any(rider.comes_up(body) for rider in riders):
            return True
        over = self.over.get(troop.id)
        if over is None:
            over = self.over[troop.id] = commanding.generals_over(self.table, troop)
        if not over:
            return False
        there = troop.figure_at(*body.at, body.facing)
        if not any(commanding.may_reach(general, there) for general in over):
            return False
        with Trial(self.table, troop):
            troop.place(*body.at, body.facing)
            return commanding.is_commanded(self.table, troop)

    def on_road(self, body: Body) -> bool:
        return any(
            gap(body.box, segment(start, end)) <= CONTACT
            for road in self.table.ground.lines
            if road.kind == ROAD
            for start, end in pairwise(road.line)
        )

    def give(self, body: Body, line: staff.Line) -> None:
        """Note the line as the unit's orders; unless it assaults, it stands where they would bring it."""
        troop = self.table.by_id[body.id]
        actions = self._actions(troop, line)
        self.table.intended[troop.id] = actions
        self.picks.append(troop.id)
        self.riders.clear()
        if (troop.id, line) in self.tried:
            # Nobody has stirred since it was tried.
            posture, troop.silent = self.tried[troop.id, line]
            troop.resume(posture)
        elif not any(step.verb == Verb.CHARGE for step in line):
            self._carry_out(troop, actions)
        self.tried.clear()
        self.assaults.forget(troop)

    def take(self, troop: Troop, action: Action) -> None:
        """Note one order that the plan of the command does not make; the unit then stands where it brings it."""
        self.table.intended[troop.id] = (action,)
        self.picks.append(troop.id)
        self.riders.clear()
        self._carry_out(troop, (action,))
        self.assaults.forget(troop)

    def _carry_out(self, troop: Troop, actions: Sequence[Action]) -> bool:
        """Carry a line out by the rules; whether anything came of it."""
        written = len(self.table.journal.entries)
        carry_out(Line(self.table, troop, actions, Moved(troop, troop.posture, tried=True), full=True))
        return any(entry.kind != "order_refused" for entry in self.table.journal.entries[written:])

    # ---- between the rulebook's words and the staff's

    def _body(self, troop: Troop) -> Body:
        pace = Pace.MANOEUVRE if troop.square else Pace.ADVANCE
        return Body(
            troop.id,
            _ARMS[troop.arm],
            troop.box,
            troop.facing,
            _shape(troop),
            march=allowance(troop, pace, Going.GOOD),
            reach=_reach(troop),
            range=_range(troop),
            vigour=max(0.0, troop.bases / troop.size - DISRUPTION * troop.ds),
            weight=float(troop.bases),
            shapes=_SHAPES[troop.arm],
        )

    def _foe(self, troop: Troop) -> Foe:
        return Foe(
            troop.id,
            _ARMS[troop.arm],
            troop.box,
            troop.facing,
            _shape(troop),
            reach=_reach(troop),
            range=_range(troop),
            weight=float(troop.bases),
        )

    def _actions(self, troop: Troop, line: staff.Line) -> tuple[Action, ...]:
        return tuple(action for step in line for action in self._steps(troop, step))

    def _steps(self, troop: Troop, step: Step) -> Iterator[Action]:
        """A step of the staff's in this rulebook's verbs."""
        if step.verb == Verb.FORM and step.shape is not None:
            yield from self._form(troop, step.shape, step)
        elif step.verb == Verb.FACE:
            yield _action("FACE", facing=normal_angle(step.degrees or 0.0))
        elif step.verb == Verb.CHARGE:
            yield _action("ASSAULT", target=step.foe)
        elif step.verb == Verb.DEPLOY_AT and step.point is not None:
            if troop.unlimbered:
                yield _action("LIMBER")
            yield _action("MANOEUVRE TO", place=Place(PlaceKind.POINT, _text(step.point), point=step.point))
            yield _action("UNLIMBER", facing=normal_angle(step.degrees or 0.0))
        elif step.verb == Verb.GO:
            yield _action("MOVE", distance=step.length or 0.0)
        elif step.verb == Verb.ABOUT:
            yield _action("ABOUT")
        elif step.verb == Verb.BACK:
            yield _action("RETIRE", distance=step.length or 0.0)
        elif step.verb == Verb.ASIDE:
            way = normal_angle(troop.facing + (90.0 if step.right else -90.0))
            yield _action("MANOEUVRE", distance=step.length or 0.0, direction=way)

    def _form(self, troop: Troop, shape: Shape, step: Step) -> Iterator[Action]:
        if troop.guns:
            if shape == Shape.BATTERY:
                yield _action("UNLIMBER", facing=normal_angle(step.degrees or troop.facing))
            elif shape == Shape.LIMBERED:
                yield _action("LIMBER")
            return
        if shape == Shape.SQUARE:
            if troop.foot and troop.formation in SQUARING:
                yield _action("FORM SQUARE")
            return
        if troop.square:
            yield _action("BREAK SQUARE")
        wanted = Deployment.EXTENDED if shape == Shape.LINE else Deployment.DEPTH
        if troop.formation != wanted and not (troop.deep and wanted == Deployment.DEPTH):
            yield _action("FORM", formation=wanted.value)


# What each deployment is for.
_FORMS: Mapping[Deployment, Shape] = {
    Deployment.EXTENDED: Shape.LINE,
    Deployment.DEPTH: Shape.COLUMN,
    Deployment.DEPTH3: Shape.COLUMN,
    Deployment.MARCH: Shape.COLUMN,
    Deployment.TOWN: Shape.SQUARE,
    Deployment.LIMBERED: Shape.LIMBERED,
    Deployment.UNLIMBERED: Shape.BATTERY,
}
_SHAPES = {
    "infantry": frozenset({Shape.LINE, Shape.COLUMN, Shape.SQUARE}),
    "cavalry": frozenset({Shape.LINE, Shape.COLUMN}),
    "artillery": frozenset({Shape.BATTERY, Shape.LIMBERED}),
}


def _shape(troop: Troop) -> Shape:
    """Foot fights extended, where every base fires; horse does not fire, and fights as well in depth."""
    if troop.square:
        return Shape.SQUARE
    return Shape.LINE if troop.horse and troop.deep else _FORMS[Deployment(troop.formation)]


def _action(verb: str, **arguments: Argument) -> Action:
    return Action(verb, MappingProxyType(arguments), text=verb)


def _reach(troop: Troop) -> float:
    """How far a unit assaults in the open; guns, squares and garrisons do not (BNB-ASLT-1)."""
    return 0.0 if troop.guns or troop.square or troop.in_town else allowance(troop, Pace.ADVANCE, Going.GOOD)


def _range(troop: Troop) -> float:
    """How far a unit fires with effect."""
    if troop.guns:
        return CANNON if troop.good_order else MUSKETS
    return MUSKETS if troop.foot else 0.0


# ---- generals


def rides(table: Field) -> dict[str, tuple[Action, ...]]:
    """Where generals ride whose troops are led by intents and who have no line: to where they command most.

    By formation, for the side's generals phase (BNB-GENL-1).
    """
    found: dict[str, tuple[Action, ...]] = {}
    if not table.led:
        return found
    free = [
        general
        for general in table.generals
        if general.side == table.active and general.present and not is_ordered(table, general)
    ]
    led = [troop for troop in table.of_side(table.active) if troop.id in table.led]
    for formation, way in stations(table, free, led).items():
        found[formation] = tuple(
            _action("MOVE TO", place=Place(PlaceKind.POINT, _text(point), point=point)) for point in way
        )
    return found


def _text(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"
