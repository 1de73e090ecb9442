"""How far and which way a unit gets away (MN-REACT-3, MN-REACT-5): falling back, fleeing, the way back of a feint."""

from __future__ import annotations

import math

from battles.engine.advance import near_path
from battles.engine.boxes import overlap
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import LIMIT, forward
from battles.engine.play.paths import edge_stop, first_stop, friend_stop, touch_stop
from battles.engine.play.standing import Choice
from battles.rulesets.mini_nap.charges.assault import shift
from battles.rulesets.mini_nap.combat.losses import Cause, eliminate
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.movement.facing import about_face
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

# MN-REACT-5. Distances are tried in steps of half a centimetre.
STEP = 0.5


@dataclass(frozen=True, slots=True)
class Way:
    """A straight way out: what bars it and where, and how far from the start one may not end because of friends.

    ``may_touch``: what bars the way without harm to whoever just touches it (MN-SCALE-4, MN-AMB-23).
    """

    troop: Troop
    heading: float
    bar: float
    bar_reason: str
    friends: tuple[Troop, ...]
    may_touch: tuple[str, ...] = (paths.FRIEND,)

    def clear_at(self, length: float) -> bool:
        """Whether the unit may end there: nothing touched on the way that may not be, and clear of friends."""
        room = LIMIT if self.bar_reason in self.may_touch else -LIMIT
        return length <= self.bar + room and not self.taken_at(length)

    def taken_at(self, length: float) -> bool:
        """Whether it would end on a friend."""
        hx, hy = forward(self.heading)
        here = self.troop.box.shifted(length * hx, length * hy)
        return any(overlap(here, friend.box) for friend in self.friends)


def survey(
    working: Working, troop: Troop, heading: float, reach: float, ignored: Troop | None, *, through_friends: bool
) -> Way:
    """Look along a way: what would be touched first, enemies but one, barred ground, the edge, or friends."""
    hx, hy = forward(heading)
    ground = troop.box
    span = reach + working.battle.table.width + working.battle.table.height
    enemies = [enemy for enemy in working.roster.enemies(troop) if enemy is not ignored]
    friends = [f for f in working.roster.friends(troop) if near_path(ground, f.box, hx, hy, span, 0.0)]
    who = paths.traveller(troop)
    stops = [
        (touch_stop(ground, heading, span, enemies), paths.ENEMY),
        (paths.terrain_stop(working, who, ground, heading, span), paths.TERRAIN),
        (edge_stop(working.battle.table, ground, heading, span), paths.EDGE),
    ]
    if not through_friends:
        stops.append((friend_stop(ground, heading, span, friends), paths.FRIEND))
    bar, reason = first_stop(*stops)
    return Way(troop, heading, bar, reason, tuple(friends) if through_friends else ())


def choose_length(way: Way, choice: Choice, least: float, most: float) -> float | None:
    """The distance that the decision picks among the safe ones; ``None`` when none of the range is safe (MN-REACT-5).

    A number is obeyed, cut to the range, safe or not.
    """
    number = choice.number()
    if choice.name == "DISTANCE" and number is not None:
        return min(most, max(least, number))
    steps = steps_between(least, most)
    ordered = steps if choice.name == "NEAR" else reversed(steps)
    return next((length for length in ordered if way.clear_at(length)), None)


def steps_between(least: float, most: float) -> list[float]:
    """All distances of a range that may be chosen, shortest first."""
    return [least + STEP * step for step in range(math.floor((most - least) / STEP + 1e-9) + 1)]


def evade(
    working: Working, troop: Troop, charger: Troop, choice: Choice, least: float, most: float, mode: str, clause: str
) -> None:
    """Turn away from the charger if need be and go; who finds no safe place is lost (MN-REACT-3, 5, MN-AMB-24)."""
    if troop.box.local(charger.x, charger.y)[1] > 1e-6:
        about_face(working, troop, clause)
    way = survey(working, troop, troop.facing, most, charger, through_friends=True)
    length = choose_length(way, choice, least, most)
    if length is None and way.bar > most + LIMIT:
        length = most
    if length is not None:
        length = _past_friends(way, length)
    if length is None or length >= way.bar - LIMIT:
        _lost_on_the_way(working, troop, way, mode, clause, Cause.EVADING)
        return
    shift(working, troop, troop.facing, length, mode, clause)


def _past_friends(way: Way, length: float) -> float:
    """The first distance from here on that is clear of friends, or that meets what bars the way (MN-REACT-5)."""
    while length < way.bar - LIMIT and way.taken_at(length):
        length += STEP
    return length


def go_back(working: Working, troop: Troop, way: Way, length: float, mode: str, clause: str) -> bool:
    """A feint's way back; touching anything on it means the end of the unit. Whether it got away (MN-REACT-8)."""
    if way.clear_at(length):
        shift(working, troop, way.heading, length, mode, clause)
        return True
    reach = min(length, way.bar)
    shift(
        working, troop, way.heading, reach, mode, clause, stopped=way.bar_reason if way.bar <= length else paths.FRIEND
    )
    eliminate(working, troop, Cause.FEINT, clause)
    return False


def _lost_on_the_way(working: Working, troop: Troop, way: Way, mode: str, clause: str, cause: Cause) -> None:
    """It goes until it touches, and is removed."""
    if way.bar > LIMIT and way.bar < math.inf:
        shift(working, troop, way.heading, way.bar, mode, clause, stopped=way.bar_reason)
    eliminate(working, troop, cause, "MN-REACT-5")
