"""What the able staff asks of Old Trousers: troops as it sees them, and what came of an order if it were given.

The staff itself stands in ``battles.staff`` and knows no rulebook. While it tries an order nobody is met whom the side
does not see.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field as fields
from itertools import islice, pairwise
from typing import Self

from battles.engine.battle import Point
from battles.engine.boxes import any_within, gap, is_within, point_gap, segment
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import CONTACT, LIMIT, bearing, normal_angle, turn_between
from battles.engine.play.zones import centre_point
from battles.rulesets.old_trousers.charges.approach import NO_STRAIGHT_PATH, longest_bonus
from battles.rulesets.old_trousers.charges.declaring import MOST_WHEEL, bar, objection
from battles.rulesets.old_trousers.command.carrying_out import Rehearsal, Ways, carry_out, wheel_to
from battles.rulesets.old_trousers.command.commanders import ride_left
from battles.rulesets.old_trousers.command.foresight import ALARM, Outlook, Pace
from battles.rulesets.old_trousers.command.leading import RANGES
from battles.rulesets.old_trousers.command.making_out import known_enemies
from battles.rulesets.old_trousers.command.odds import in_reach, odds
from battles.rulesets.old_trousers.command.permission import Act
from battles.rulesets.old_trousers.command.permission import objection as forbidden
from battles.rulesets.old_trousers.fire.tables import BANDS, MUSKET_RANGE
from battles.rulesets.old_trousers.movement.allowances import left, rate
from battles.rulesets.old_trousers.movement.moving import MARCH_RATE
from battles.rulesets.old_trousers.movement.turning import bar_to_facing
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.footprints import size
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Stance, Stop
from battles.staff import Arm, Body, Charge, Foe, Lengths, Shape, Step, Verb
from battles.staff.craft import FACE, Line

# OT-SCALE-3. What each formation is for.
SHAPES: Mapping[str, Shape] = {
    Stance.LINE: Shape.LINE,
    Stance.COMPANY_COLUMN: Shape.COLUMN,
    Stance.ATTACK_COLUMN: Shape.COLUMN,
    Stance.SQUARE: Shape.SQUARE,
    Stance.SKIRMISH: Shape.OPEN,
    Stance.UNLIMBERED: Shape.BATTERY,
    Stance.LIMBERED: Shape.LIMBERED,
}
_ARMS = {"infantry": Arm.FOOT, "cavalry": Arm.HORSE, "artillery": Arm.GUNS}

# In inches. Muskets reach 4 (OT-FIRE-2), and to that an advance comes; foot charges 7 to 11 and horse up to 26
# (OT-CHG-3), canister 8 (OT-FIRE-4).
LENGTHS = Lengths(
    interval=0.5,
    musketry=4.5,
    deploy=5.0,
    guns=9.0,
    alarm=ALARM,
    support=6.0,
    screen=4.0,
    storm=14.0,
    halt=3.8,
    shock=0.15,
    relief=4.5,
    riders=10.0,
    volley=3.8,
    spent=0.25,
    masked=3.0,
    first=0.8,
    brace=10.0,
    doubt=0.0,
    forming=True,
    few=True,
    closes_up=True,
)
#: So far aside of its front a target may lie that a unit charges without a wheel: within what OT-CHG-4 allows.
WITHIN = 20.0
#: A figure's worth of a model gun.
GUN_WEIGHT = 4.0


#: Where a commander on the table is, how far his word carries, and how far he may ride after his troops.
Reach = tuple[Point | None, float, float]


@dataclass(frozen=True, slots=True)
class AbleCraft:
    """The units of one intent without a line of their own, at the moment of their movement."""

    field: Field
    led: Sequence[Troop]
    enemies: Sequence[Troop]
    unseen: frozenset[str]
    asked: dict[str, float] = fields(default_factory=dict)
    """Who has been thought of, and how far he could go yet."""
    stood: dict[str, tuple[tuple[object, ...], Body]] = fields(default_factory=dict)
    """How the units stood when the command was looked at, until they are asked for again."""
    held_up: set[str] = fields(default_factory=set)
    """Those of them for whom a trial found no room, or a friend in the way."""
    unbarred: set[str] = fields(default_factory=set)
    """Those of these from whose way somebody has gone since."""
    paces: dict[str, Pace] = fields(default_factory=dict)
    """What movement each had left when it was looked at."""
    outlooks: dict[str, Outlook] = fields(default_factory=dict)
    ways: Ways = fields(default_factory=dict)
    """Those that trials have found since anybody moved; none where a unit may see more on its way than on trial."""
    reaches: dict[str, Reach] = fields(default_factory=dict)
    """How far the commanders reach, since anybody moved."""
    fit: list[Troop] = fields(default_factory=list)
    """The known enemies who are not routed, since anybody moved."""

    @classmethod
    def of(cls, field: Field, led: Sequence[Troop]) -> Self:
        """The craft of some units of one side."""
        side = led[0].side
        hidden = (enemy.id for enemy in field.enemies(led[0]) if not field.may_act_on(side, enemy))
        craft = cls(field, led, known_enemies(field, side), frozenset(hidden))
        craft.forget_trials()
        return craft

    @property
    def lengths(self) -> Lengths:
        return LENGTHS

    def bodies(self) -> Sequence[Body]:
        free = [troop for troop in self.led if self._is_free(troop)]
        bodies = [self._body(troop) for troop in free]
        self.stood.update((body.id, (self._state(troop), body)) for troop, body in zip(free, bodies, strict=True))
        return bodies

    def standing(self, body: Body) -> Body | None:
        troop = self.field.by_id[body.id]
        state, stood = self.stood.pop(body.id, (None, body))
        now = None
        if self._is_free(troop):
            now = stood if self.field.known is None and state == self._state(troop) else self._body(troop)
        self.asked[body.id] = 0.0 if now is None else now.march
        return now

    def _state(self, troop: Troop) -> tuple[object, ...]:
        """What of a unit, or of the enemy, might be another since it was looked at, though it was told nothing."""
        enemy = self.field.stamp_of(self.field.enemy_of[troop.side])
        return (enemy, troop.box, troop.state, troop.disordered, troop.strength, troop.phase.passed, troop.phase.acted)

    def _is_free(self, troop: Troop) -> bool:
        return troop.present and not troop.routed and not troop.phase.charging and not self.field.touching(troop)

    def friends(self) -> Sequence[Body]:
        led = {troop.id for troop in self.led}
        return [_friend(self.field, troop) for troop in self.field.of_side(self.led[0].side) if troop.id not in led]

    def foes(self) -> Sequence[Foe]:
        return [_foe(self.field, enemy) for enemy in self._reckoned_with()]

    def broad(self, body: Body) -> float:
        troop = self.field.by_id[body.id]
        return size(troop.build, Stance.UNLIMBERED if troop.artillery else Stance.LINE)[0]

    def foresee(self, body: Body, line: Line, foes: Sequence[Foe]) -> Body | None:
        outlook = self.outlooks.get(body.id)
        if outlook is None or outlook.body is not body:
            troop = self.field.by_id[body.id]
            pace = self.paces.get(body.id) or Pace.of(self.field, troop)
            outlook = self.outlooks[body.id] = Outlook(self.field, troop, body, pace)
        return outlook.foreseen(self.field, line, foes)

    def attempt(self, body: Body, line: Line) -> Body | None:
        troop = self.field.by_id[body.id]
        if len(line) == 1 and line[0].verb is FACE and self.field.known is None:
            after = self._faced(body, troop, line[0].degrees or 0.0)
            if after is None:
                self.held_up.add(body.id)
            return after
        ways = self.ways if self.field.known is None else {}
        found = len(ways)
        with Rehearsal(self.field, troop, self.unseen):
            done = carry_out(self.field, troop, line, ways, rehearsed=True)
            # What it could do next plays no part in what an order is worth.
            after = body.put(troop.box, troop.facing, SHAPES[troop.formation]) if done else None
        if after is None or any(
            path.stopped == Stop.FRIEND for path in islice(reversed(ways.values()), len(ways) - found)
        ):
            self.held_up.add(body.id)
        return after

    def _faced(self, body: Body, troop: Troop, degrees: float) -> Body | None:
        """A unit turned on the spot: that needs room alone, and nobody's leave (OT-MOVE-5, OT-CMD-3)."""
        self.field.rehearsing = True
        barred = bar_to_facing(self.field, troop, degrees)
        self.field.rehearsing = False
        if barred:
            return None
        facing = normal_angle(round(degrees, troop.DECIMALS))
        return body.put(troop.box_at(troop.x, troop.y, facing), facing, SHAPES[troop.formation])

    def hope(self, body: Body, foe: str) -> float:  # noqa: ARG002 - its odds are quickly reckoned
        return math.inf

    def charge(self, body: Body, foe: str, least: float) -> Charge | None:
        field, troop = self.field, self.field.by_id[body.id]
        enemy = next(enemy for enemy in self.enemies if enemy.id == foe)
        if bar(troop) or enemy.routed or not in_reach(troop, enemy, left(troop) + longest_bonus(field, troop) + LIMIT):
            return None
        promise = odds(field, troop, enemy)
        if promise <= least:
            return None
        target = field.by_id[enemy.id]
        with field.veiled(self.unseen):
            line = self._opened(troop, target)
            if line is None or forbidden(field, troop, Act.CHARGE, target=target):
                return None
        return Charge(foe, line, promise)

    def _opened(self, troop: Troop, target: Troop) -> Line | None:
        """A charge straight at a target or after the least wheel that leads there, none where nothing does."""
        straight = (Step(Verb.CHARGE, foe=target.id),)
        why = objection(self.field, troop, target)
        if why != NO_STRAIGHT_PATH:
            return None if why else straight
        for degrees in _wheels(troop, target):
            if not objection(self.field, troop, target, (wheel_to(degrees),)):
                return (Step(Verb.FACE, degrees=degrees), *straight)
        return None

    def commanded(self, body: Body) -> bool:
        """Whether its commander reaches so far from where he stands, or can ride to when all have moved (OT-CMD-1).

        Near the enemy he had better reach it already.
        """
        command = self.field.by_id[body.id].command
        reach = self.reaches.get(command)
        if reach is None:
            reach = self.reaches[command] = _reach_of(self.field, command)
        place, radius, rides = reach
        if place is None:
            return True
        away = point_gap(body.box, *place) - radius
        if away <= LIMIT:
            return True
        return away <= rides + LIMIT and not any_within(body.box, self._reckoned_with(), LENGTHS.storm)

    def on_road(self, body: Body) -> bool:
        roads = (piece for piece in self.field.battle.terrain if piece.kind == "road")
        return any(
            gap(body.box, segment(start, end)) <= CONTACT for road in roads for start, end in pairwise(road.line)
        )

    def give(self, body: Body, line: Line) -> None:
        carry_out(self.field, self.field.by_id[body.id], line, self.ways, rehearsed=False)
        self.forget_trials()
        for id in self.held_up - {body.id}:
            left_to_go = self.asked.get(id, 0.0)
            if left_to_go > 0.0 and is_within(body.box, self.field.by_id[id].box, left_to_go):
                self.unbarred.add(id)

    def forget_trials(self) -> None:
        """Forget what trials have found, and who was about: somebody has moved."""
        self.ways.clear()
        self.field.rooms.clear()
        self.reaches.clear()
        self.fit.clear()

    def _reckoned_with(self) -> Sequence[Troop]:
        if not self.fit:
            self.fit[:] = [enemy for enemy in self.enemies if not enemy.routed]
        return self.fit

    # ---- between the rulebook's words and the staff's

    def _body(self, troop: Troop) -> Body:
        pace = self.paces[troop.id] = Pace.of(self.field, troop)
        reach = 0.0 if bar(troop) else pace.inches + longest_bonus(self.field, troop)
        return _seen(troop, _march(troop, pace), reach, _shapes(troop))


def _reach_of(field: Field, command: str) -> Reach:
    leader = field.leader_of(command)
    if leader is None or not leader.on_table:
        return (None, 0.0, 0.0)
    return (field.place_of_general(leader), RANGES[leader.kind], ride_left(field, leader))


def _friend(field: Field, troop: Troop) -> Body:
    """A unit that is not to be led: how far it might go and what it might form is nothing to this staff."""
    # Whoever faces another way or takes another formation has another footprint.
    state = (troop.box, troop.state, troop.figures, troop.guns, troop.crew)
    return field.friends_beheld.get(troop.id, state, lambda: _seen(troop, 0.0, 0.0, frozenset()))


def _seen(troop: Troop, march: float, reach: float, shapes: frozenset[Shape]) -> Body:
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
        min(1.0, troop.strength / max(1, troop.full)),
        _weight(troop),
        shapes,
        light=troop.infantry and troop.can_skirmish,
        shaken=troop.shaken,
    )


def _wheels(troop: Troop, target: Troop) -> Iterator[float]:
    """The fronts to which a unit may wheel before it charges a target aside: barely enough, then towards it."""
    turn = turn_between(troop.facing, bearing(centre_point(troop.box), target.centre))
    barely = abs(turn) - WITHIN
    if barely > 0.0:
        for wanted in (barely, min(MOST_WHEEL, abs(turn))):
            if wanted <= MOST_WHEEL:
                yield normal_angle(troop.facing + math.copysign(wanted, turn))


def _march(troop: Troop, pace: Pace) -> float:
    # A square goes as a column would: it is reduced before it is marched anywhere (OT-MOVE-10).
    inches = max(pace.inches, rate(troop, Stance.COMPANY_COLUMN)) if troop.in_square else pace.inches
    return inches * (MARCH_RATE if pace.march else 1.0)


def _shapes(troop: Troop) -> frozenset[Shape]:
    """The formations that a unit may be told to take (OT-FORM-2, OT-DIS-2)."""
    if troop.disordered or troop.phase.marched:
        return frozenset()
    if troop.artillery:
        return _LIMBERED if troop.limbered else _UNLIMBERED
    return _KNOWN[troop.infantry, troop.can_skirmish]


_LIMBERED, _UNLIMBERED = frozenset({Shape.BATTERY}), frozenset({Shape.LIMBERED})
#: By whether a unit is infantry, and whether it skirmishes.
_KNOWN: Mapping[tuple[bool, bool], frozenset[Shape]] = {
    (infantry, skirmishes): frozenset(
        {Shape.LINE, Shape.COLUMN} | ({Shape.SQUARE} if infantry else set()) | ({Shape.OPEN} if skirmishes else set())
    )
    for infantry in (False, True)
    for skirmishes in (False, True)
}


def _range(troop: Troop) -> float:
    """How far a unit fires with effect."""
    if troop.artillery:
        return BANDS[1]
    return MUSKET_RANGE if troop.infantry else 0.0


def _weight(troop: Troop) -> float:
    return troop.strength * GUN_WEIGHT if troop.artillery else float(troop.strength)


def _foe(field: Field, troop: Troop) -> Foe:
    state = (troop.box, troop.state, troop.disordered, troop.figures, troop.guns, troop.crew)
    return field.foes_beheld.get(troop.id, state, lambda: _foe_as_seen(field, troop))


def _foe_as_seen(field: Field, troop: Troop) -> Foe:
    reach = 0.0
    if not troop.artillery and not troop.in_square and not (troop.infantry and troop.in_skirmish):
        reach = rate(troop) + longest_bonus(field, troop)
    return Foe(
        troop.id,
        _ARMS[troop.arm],
        troop.box,
        troop.facing,
        SHAPES[troop.formation],
        reach=reach if not troop.shaken and not troop.disordered else 0.0,
        range=_range(troop),
        weight=_weight(troop),
    )
