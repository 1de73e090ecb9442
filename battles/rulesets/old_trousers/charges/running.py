"""Chargers on their way (OT-CHG-6, OT-CHG-9 to 13): up to 2 from the target, into contact, on after a fugitive."""

from __future__ import annotations

import math

from battles.engine.advance import contact_at, first_within
from battles.engine.boxes import Box, separation
from battles.engine.geometry import CONTACT, LIMIT, along, bearing, crossings, forward, meetings
from battles.engine.play.paths import edge_stop, last_clear
from battles.rulesets.old_trousers.charges.approach import (
    Route,
    bonus_now,
    heading_to,
    may_not_strike,
    route_to,
    stopped,
)
from battles.rulesets.old_trousers.charges.fleeing import passed_through
from battles.rulesets.old_trousers.charges.reactions import Answer, receive
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.morale.losses import catch, remove
from battles.rulesets.old_trousers.morale.skirmishers import retire_before
from battles.rulesets.old_trousers.movement.allowances import left, rate, spend_inches
from battles.rulesets.old_trousers.movement.motion import disorder_of_moving, moved
from battles.rulesets.old_trousers.table.charge import CHARGE, OPPORTUNITY, Charge, Leg
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.fronts import stand_centres
from battles.rulesets.old_trousers.table.ground import WAYS, traveller_of
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Mode, Out

# OT-CHG-9. Where a charger halts to be fired on, in inches.
HALT = 2.0
# OT-CHG-13. The last part of its path, in inches, in which no obstacle may lie.
RUN_UP = 3.0
_SAME = 1e-6
_STEPS = 60


def attacks_flank(field: Field, charger: Troop, target: Troop) -> bool:
    """Whether the centre of one of a charger's stands is in the target's flank zone (OT-CHG-12)."""
    return any(field.in_flank_zone(target, centre) for centre in stand_centres(charger))


def close_in(field: Field, charge: Charge, answer: Answer) -> None:
    """The charger goes as far as the target's reaction lets it (OT-CHG-6, OT-CHG-9, OT-CHG-10)."""
    charger = charge.charger
    move = rate(charger) if charge.kind == OPPORTUNITY else left(charger)
    charge.left = move + bonus_now(field, charger)
    if answer is Answer.COUNTERS and _meet(field, charge):
        return
    if answer is Answer.GONE:
        _take_ground(field, charge)
        return
    _halt_before(field, charge)


def ride_down(field: Field, charge: Charge) -> None:
    """A charge at a routed unit needs no test: it goes to where it touches it (OT-AMB-32)."""
    charge.left = left(charge.charger) + bonus_now(field, charge.charger)
    _take_ground(field, charge)


def _halt_before(field: Field, charge: Charge) -> None:
    """Up to 2 from the target; a charge that cannot reach it ends where it falls short (OT-CHG-9, OT-AMB-1)."""
    charger, target = charge.charger, charge.target
    route = route_to(field, charger, target, math.inf)
    if not isinstance(route, Route):
        end(field, charge)
        return
    charge.heading = route.heading
    away = first_within(charger.box, target.box, *forward(route.heading), HALT)
    falls_short = route.cost > charge.left + _SAME
    run(field, charge, min(away, route.length), Mode.CHARGE, target)
    if falls_short:
        end(field, charge)


def run(field: Field, charge: Charge, length: float, mode: Mode, *spared: Troop) -> None:
    """Go straight on, as far as the movement left allows; routed enemies who are touched are caught."""
    charger, heading = charge.charger, charge.heading
    who = traveller_of(charger.arm, charger.formation)
    length = min(length, field.ground.afforded(who, charger.centre, heading, charge.left))
    hx, hy = forward(heading)
    # It may pass guns and skirmishers of its side, but not halt on them (OT-MOVE-7).
    friends = field.near(charger.side, charger.box, LIMIT, (length * hx, length * hy))
    length = last_clear(charger.box, charger.box, heading, length, [one for one in friends if one is not charger])
    if length <= LIMIT:
        return
    cost = field.ground.price(who, charger.centre, heading, length)
    began, start, front = charger.box, charger.centre, charger.front_middle
    charge.left -= cost
    if charge.kind == CHARGE and charger.side == field.active:
        spend_inches(charger, cost)
    charger.place(*along(start, heading, length))
    charge.legs.append(Leg(front, start, heading, length))
    charger.phase.moved = True
    moved(field, charger, "OT-CHG-9", mode=mode, distance=length, began=began, cost=cost)
    _catch_routed(field, charger, began, heading, length)
    disorder_of_moving(field, charger, began, length)
    retire_before(field, charger, began, heading, charge.target, *spared)


def _catch_routed(field: Field, charger: Troop, began: Box, heading: float, length: float) -> None:
    """Routed enemies whom a charge touches are destroyed (OT-CHG-4)."""
    hx, hy = forward(heading)
    enemy = field.enemy_of[charger.side]
    for other in field.near(enemy, began, CONTACT, (length * hx, length * hy)):
        if other.routed and first_within(began, other.box, hx, hy, CONTACT) <= length + LIMIT:
            catch(field, other, "OT-CHG-4")


def go_home(field: Field, charge: Charge) -> bool:
    """The charger moves into contact; whether it got there (OT-CHG-11)."""
    charger, target = charge.charger, charge.target
    length = contact_at(charger.box, target.box, *forward(charge.heading))
    if length == math.inf:
        heading = heading_to(field, charger, target.box)
        charge.heading = bearing(charger.centre, target.centre) if heading is None else heading
        length = contact_at(charger.box, target.box, *forward(charge.heading))
    if length < math.inf:
        way = min(length, stopped(field, charger, target, charge.heading, length))
        run(field, charge, way, Mode.CHARGE, target)
    if target not in field.touching(charger):
        end(field, charge)
        return False
    touch(field, charge)
    return True


def touch(field: Field, charge: Charge) -> None:
    """Charger and target are in contact."""
    charge.home = True
    field.journal.tell("contact", charge.charger, "OT-CHG-11", target=charge.target.id, flank=charge.flank)


def end(field: Field, charge: Charge) -> None:
    """A charge is over without a melee; cavalry is disordered (OT-DIS-1)."""
    charge.over = True
    if charge.charger.cavalry and charge.charger.present:
        field.disorder(charge.charger, "OT-DIS-1", "charge")


# ---- countercharges


def _meet(field: Field, charge: Charge) -> bool:
    """Charger and target go at once, each in the same proportion of its charge allowance, until they touch."""
    charger, target = charge.charger, charge.target
    heading, back = heading_to(field, charger, target.box), heading_to(field, target, charger.box)
    if heading is None or back is None:
        return False
    reach, counter = charge.left, rate(target) + bonus_now(field, target)
    ways = (_Way(field, charger, heading, reach), _Way(field, target, back, counter))
    share = _meeting(*ways)
    if share is None:
        return False
    there, here = (way.at(share) for way in ways)
    charge.heading, charge.countered = heading, True
    answer = Charge(target, charger, charge.kind, target.centre, target.strength, charger.box, heading=back)
    answer.left, answer.flank = counter, attacks_flank(field, target, charger)
    run(field, charge, there, Mode.CHARGE, target)
    run(field, answer, here, Mode.COUNTER_CHARGE, charger)
    charge.counter = answer
    touch(field, charge)
    return True


class _Way:
    """The path of one of two who charge each other."""

    def __init__(self, field: Field, troop: Troop, heading: float, allowance: float) -> None:
        self.field, self.troop, self.heading, self.allowance = field, troop, heading, allowance
        self.who = traveller_of(troop.arm, troop.formation)

    def at(self, share: float) -> float:
        """How far it has come when it has used a share of its allowance."""
        return self.field.ground.afforded(self.who, self.troop.centre, self.heading, share * self.allowance)

    def box(self, share: float) -> Box:
        hx, hy = forward(self.heading)
        length = self.at(share)
        return self.troop.box.shifted(length * hx, length * hy)


def _meeting(one: _Way, other: _Way) -> float | None:
    """The share of both allowances at which two footprints first touch; ``None`` when they never do."""
    met = next((step for step in range(_STEPS + 1) if _overlap(one, other, step / _STEPS)), None)
    if met is None:
        return None
    if met == 0:
        return 0.0
    low, high = (met - 1) / _STEPS, met / _STEPS
    for _ in range(_STEPS):
        middle = (low + high) / 2
        low, high = (low, middle) if _overlap(one, other, middle) else (middle, high)
    return low


def _overlap(one: _Way, other: _Way, share: float) -> bool:
    return separation(one.box(share), other.box(share)) < 0.0


# ---- after a fugitive


def _take_ground(field: Field, charge: Charge) -> None:
    """To where it would have touched the target, with ``follow up`` ON farther (OT-CHG-10, OT-AMB-17)."""
    charger, target = charge.charger, charge.target
    heading = heading_to(field, charger, charge.ground)
    charge.heading = bearing(charger.centre, (charge.ground.x, charge.ground.y)) if heading is None else heading
    length = contact_at(charger.box, charge.ground, *forward(charge.heading))
    if length < math.inf:
        length = min(length, stopped(field, charger, target, charge.heading, length), _touching_fugitive(charge))
        run(field, charge, length, Mode.CHARGE)
    if _has_caught(field, charge):
        return
    if target.out or choose(field, charger, "follow up", target).name != "ON":
        end(field, charge)
        return
    _follow(field, charge)


def _touching_fugitive(charge: Charge) -> float:
    """Where the charger would touch a fugitive who is not routed on its way to his old place."""
    target = charge.target
    if not target.present or target.routed:
        return math.inf
    return contact_at(charge.charger.box, target.box, *forward(charge.heading))


def _has_caught(field: Field, charge: Charge) -> bool:
    """Whether the charger touches a fugitive who can still fight, or whose guns it takes."""
    charger, target = charge.charger, charge.target
    if not target.present or target not in field.touching(charger):
        return False
    if target.limbered:
        remove(field, target, Out.CAPTURED, "caught", "OT-CHG-10")
        end(field, charge)
    else:
        touch(field, charge)
    return True


def _follow(field: Field, charge: Charge) -> None:
    """On along the line to the first enemy whom it would touch (OT-CHG-10)."""
    charger, fugitive = charge.charger, charge.target
    hx, hy = forward(charge.heading)
    who = traveller_of(charger.arm, charger.formation)
    limit = field.ground.afforded(who, charger.centre, charge.heading, charge.left)
    limit = min(limit, edge_stop(field.battle.table, charger.box, charge.heading, limit))
    met = _first_met(field, charger, fugitive, (hx, hy), limit)
    first = met[1] if met is not None else None
    way = min(limit, stopped(field, charger, first, charge.heading, limit), met[0] if met is not None else limit)
    if first is None or met is None or way < met[0] - LIMIT:
        run(field, charge, way, Mode.FOLLOW_UP)
        end(field, charge)
    elif first is fugitive:
        run(field, charge, way, Mode.FOLLOW_UP, first)
        if not _has_caught(field, charge):
            end(field, charge)
    else:
        _surprise(field, charge, first, (hx, hy))


def _first_met(
    field: Field, charger: Troop, fugitive: Troop, heading: tuple[float, float], limit: float
) -> tuple[float, Troop] | None:
    """The first enemy whom a charger would touch on its way; routed ones but the fugitive are ridden over."""
    hx, hy = heading
    met = [
        (contact_at(charger.box, enemy.box, hx, hy), enemy.index, enemy)
        for enemy in field.near(field.enemy_of[charger.side], charger.box, CONTACT, (limit * hx, limit * hy))
        if enemy is fugitive or not enemy.routed
    ]
    nearest = min(met, default=None, key=lambda entry: entry[:2])
    return (nearest[0], nearest[2]) if nearest is not None and nearest[0] <= limit + _SAME else None


def _surprise(field: Field, charge: Charge, enemy: Troop, heading: tuple[float, float]) -> None:
    """Another enemy comes in the way: it only stands, or is none to charge (OT-CHG-10)."""
    charger = charge.charger
    silent = passed_through(charge, enemy)
    flank = attacks_flank(field, charger, enemy)
    away = first_within(charger.box, enemy.box, *heading, HALT)
    if may_not_strike(field, charger, enemy):
        run(field, charge, away, Mode.FOLLOW_UP, enemy)
        end(field, charge)
        return
    charge.target, charge.flank, charge.silent, charge.ground = enemy, flank, silent, enemy.box
    field.journal.tell("reaction", enemy, "OT-CHG-10", target=charger.id, reaction="surprised")
    receive(field, charge)
    run(field, charge, away, Mode.FOLLOW_UP, enemy)


# ---- what a charge is worth on contact


def has_run_up(field: Field, charge: Charge) -> bool:
    """Whether a charger met no obstacle and no climb in the last 3 of its path (OT-CHG-13, OT-AMB-25)."""
    wanted = RUN_UP
    for number, leg in enumerate(reversed(charge.legs)):
        part = min(wanted, leg.length)
        skipped = leg.length - part
        front, centre = along(leg.front, leg.heading, skipped), along(leg.centre, leg.heading, skipped)
        # An obstacle that the target lines is crossed on contact.
        reach = part + (CONTACT if number == 0 else 0.0)
        tip = along(front, leg.heading, reach)
        for piece in field.ground.pieces:
            if piece.line and piece.kind not in WAYS:
                met = meetings(piece.line, front, tip) if number == 0 else crossings(piece.line, front, tip)
                if met:
                    return False
        if field.ground.climbs(centre, leg.heading, part):
            return False
        wanted -= part
        if wanted <= LIMIT:
            break
    return True
