"""What the target of a charge does on contact, and what the charger answers (MN-REACT-2 to 8).

The target takes the first way out that is open to it and that its orders want: fall back, flee to a square, limber up
and flee, form an emergency square. Then battalions near by form square, then the charging cavalry may feint.
"""

from __future__ import annotations

import math

from battles.engine.advance import contact_at
from battles.engine.boxes import Box, gap, in_touch, nearest_point
from battles.engine.geometry import LIMIT, bearing, forward
from battles.engine.play.paths import friend_stop
from battles.engine.play.standing import degrees_of
from battles.rulesets.mini_nap.charges.assault import shift
from battles.rulesets.mini_nap.charges.evasion import choose_length, evade, go_back, steps_between, survey
from battles.rulesets.mini_nap.charges.opportunity import can_react, gain_breakthrough
from battles.rulesets.mini_nap.combat.losses import Cause, eliminate, lose
from battles.rulesets.mini_nap.command.decisions import always, choose, cut_turn
from battles.rulesets.mini_nap.movement.facing import (
    FRONT,
    LEFT,
    REAR,
    RIGHT,
    can_pivot,
    fits,
    form,
    formed_place,
    pivot,
)
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import Marker, Stance

# MN-REACT-3, MN-REACT-4, MN-REACT-8. Least and greatest distance, in cm.
FALL_BACK = {"infantry": (12.0, 18.0), "cavalry": (18.0, 30.0)}
FLEE = (12.0, 20.0)
FEINT = (6.0, 12.0)

# MN-REACT-7. A charge must have begun over this far away; battalions this near to the target may form square as well.
SQUARE_FROM_OVER = 12.0
NEARBY = 6.0
SQUARE_HITS = 2
STEADY_IN_COLUMN = ("british", "austrian")
SQUARE_PLACES = ((RIGHT, FRONT), (LEFT, FRONT), (RIGHT, REAR), (LEFT, REAR))

REACTED = "MN-REACT-1"


class Readiness:
    """Who could react before the charge began: what is in contact or marked by then cannot (MN-REACT-1)."""

    def __init__(self, working: Working, target: Troop) -> None:
        self.target = can_react(working, target)
        self._near = [
            troop
            for troop in working.roster.near(target.side, target.box, NEARBY)
            if troop is not target
            and troop.infantry
            and troop.formed
            and not troop.in_square
            and can_react(working, troop)
        ]

    def near(self, ground: Box) -> list[Troop]:
        """The formed battalions within 6 of the target as it stood when contacted, in file order (MN-REACT-7)."""
        return [troop for troop in self._near if gap(troop.box, ground) <= NEARBY + LIMIT]


def answer(working: Working, charger: Troop, target: Troop, begun_at: float, ready: Readiness) -> None:
    """The reactions on contact with a charge of the active side that began at this gap (MN-REACT-2)."""
    ground = target.box
    if ready.target and not target.blue and _gets_away(working, charger, target):
        return
    squares_allowed = (
        ready.target
        and target.infantry
        and target.formed
        and not target.in_square
        and charger.cavalry
        and begun_at > SQUARE_FROM_OVER + LIMIT
    )
    if not squares_allowed:
        return
    formed = False
    if not target.blue and choose(working, target, "vs cavalry", charger).name == "SQUARE":
        formed = form_emergency_square(working, target, charger)
        if target.out:
            gain_breakthrough(working, charger, "MN-AMB-18")
    for troop in ready.near(ground):
        if troop.present and not troop.blue and choose(working, troop, "nearby square", charger).name == "SQUARE":
            form_emergency_square(working, troop, charger)
    if formed and always(working, charger, "feint", target):
        feint(working, charger, target)


def _gets_away(working: Working, charger: Troop, target: Troop) -> bool:
    """The ways out before an emergency square, first that applies; whether one was taken."""
    if target.formation == Stance.SKIRMISH and choose(working, target, "fall back", charger).name != "STAND":
        fall_back(working, charger, target)
        return True
    if not target.artillery:
        return False
    square = shelter(working, target)
    if square is not None and choose(working, target, "flee to square", charger).name != "STAND":
        flee_to_square(working, charger, target, square)
        return True
    if (
        target.type == "horse"
        and charger.infantry
        and choose(working, target, "limber and flee", charger).name != "STAND"
    ):
        limber_and_flee(working, charger, target)
        return True
    return False


def fall_back(working: Working, charger: Troop, target: Troop) -> None:
    """Skirmishers go 12 to 18, or 18 to 30 mounted, and the charger breaks through (MN-REACT-3)."""
    _announce(working, target, charger, "fall-back", "MN-REACT-3")
    least, most = FALL_BACK[target.arm]
    evade(
        working,
        target,
        charger,
        choose(working, target, "evade distance", charger),
        least,
        most,
        "fall-back",
        "MN-REACT-3",
    )
    gain_breakthrough(working, charger, "MN-REACT-3")


def limber_and_flee(working: Working, charger: Troop, target: Troop) -> None:
    """Horse artillery tests, and is off or overrun (MN-REACT-4)."""
    _announce(working, target, charger, "flee", "MN-REACT-4")
    if working.test("flee", target, "MN-REACT-4"):
        least, most = FLEE
        evade(
            working,
            target,
            charger,
            choose(working, target, "evade distance", charger),
            least,
            most,
            "flee",
            "MN-REACT-4",
        )
    else:
        eliminate(working, target, Cause.OVERRUN, "MN-REACT-4")
    gain_breakthrough(working, charger, "MN-REACT-4")


def shelter(working: Working, guns: Troop) -> Troop | None:
    """The first friendly solid square in contact with a battery (MN-REACT-6)."""
    ground = guns.box
    return next(
        (
            square
            for square in working.roster.friends(guns)
            if square.formation == Stance.SQUARE and in_touch(ground, square.box)
        ),
        None,
    )


def flee_to_square(working: Working, charger: Troop, target: Troop, square: Troop) -> None:
    """The gunners run into a square and leave their guns (MN-REACT-6)."""
    _announce(working, target, charger, "flee-to-square", "MN-REACT-6")
    target.abandoned = square.id
    working.roster.leave(target)
    working.journal.tell("status", target, "MN-REACT-6", abandoned=square.id)
    gain_breakthrough(working, charger, "MN-REACT-6")


def form_emergency_square(working: Working, troop: Troop, charger: Troop) -> bool:
    """A battalion tries to form an emergency square; whether it did (MN-REACT-7, MN-AMB-13)."""
    _announce(working, troop, charger, "emergency-square", "MN-REACT-7")
    steady = troop.nation in STEADY_IN_COLUMN and troop.formation == Stance.COLUMN
    bonus = [(f"{troop.nation} infantry in column", 1)] if steady else []
    if not working.test("square", troop, "MN-REACT-7", bonus):
        if any(enemy.cavalry for enemy in working.roster.touching(troop)):
            lose(working, troop, SQUARE_HITS, Cause.SQUARE, "MN-REACT-7")
        return False
    touched = in_touch(troop.box, charger.box)
    place = _square_place(working, troop, charger if touched else None)
    if place is None:
        return False
    form(working, troop, Stance.EMERGENCY_SQUARE.value, place, "MN-REACT-7")
    working.roster.fighting = True
    if touched and not in_touch(troop.box, charger.box):
        follow(working, charger, troop)
    return True


def _square_place(working: Working, troop: Troop, charger: Troop | None) -> tuple[float, float, float] | None:
    """The first place that overlaps nothing and keeps contact with the charger, else the first without it."""
    free: list[tuple[float, float, float]] = []
    for flank, end in SQUARE_PLACES:
        place = formed_place(troop, Stance.EMERGENCY_SQUARE, flank, end)
        ground = troop.box_at(*place, Stance.EMERGENCY_SQUARE)
        if not fits(working, troop, ground, Stance.EMERGENCY_SQUARE):
            continue
        if charger is None or in_touch(ground, charger.box):
            return place
        free.append(place)
    return free[0] if free else None


def follow(working: Working, charger: Troop, square: Troop) -> None:
    """A charger left out of contact goes straight on into it or, missing it, the shortest way (MN-REACT-7)."""
    hx, hy = forward(charger.facing)
    heading, length = charger.facing, contact_at(charger.box, square.box, hx, hy)
    if length == math.inf:
        heading, length = _shortest_way(charger.box, square.box)
    others = [troop for troop in working.roster.present if troop is not charger and troop is not square]
    length = min(length, friend_stop(charger.box, heading, length, others))
    if length > LIMIT:
        shift(working, charger, heading, length, "follow", "MN-REACT-7", charge=True)


def _shortest_way(mover: Box, goal: Box) -> tuple[float, float]:
    """The heading and length of the shortest shift of one footprint into contact with another."""
    pairs = [(nearest_point(goal, x, y), (x, y)) for x, y in mover.corners]
    pairs += [((x, y), nearest_point(mover, x, y)) for x, y in goal.corners]
    end, start = min(pairs, key=lambda pair: round(math.dist(*pair), 9))
    return bearing(start, end), math.dist(start, end)


def feint(working: Working, charger: Troop, square: Troop) -> None:
    """Cavalry turns its charge into a feint and goes back the way it came (MN-REACT-8)."""
    least, most = FEINT
    choice = choose(working, charger, "evade distance", square)
    way = survey(working, charger, charger.facing + 180.0, most, square, through_friends=not charger.formed)
    if choice.name != "DISTANCE" and not any(way.clear_at(length) for length in steps_between(least, most)):
        return
    if not working.test("feint", charger, "MN-REACT-8"):
        return
    # It is no longer charging, so that the square's end later on frees it of nothing (MN-AMB-18).
    charger.prey = ""
    length = choose_length(way, choice, least, most)
    if length is None or not go_back(working, charger, way, length, "feint", "MN-REACT-8"):
        return
    # Nor does it throw the charge's dice if it joins in elsewhere (MN-CC-6).
    charger.charging = False
    turn_after(working, charger, "feint facing", square, "MN-REACT-8")


def turn_after(working: Working, troop: Troop, decision: str, enemy: Troop | None, clause: str) -> None:
    """The pivot of up to 90 that may end a feint or a halt after break-through, if ordered and there is room."""
    choice = choose(working, troop, decision, enemy)
    wanted = degrees_of(working, (troop.x, troop.y), choice.arguments.get("direction"), troop.side)
    if choice.name != "DIRECTION" or wanted is None:
        return
    facing = cut_turn(troop, wanted)
    if can_pivot(working, troop, facing):
        pivot(working, troop, facing, clause)


def _announce(working: Working, troop: Troop, charger: Troop, reaction: str, clause: str) -> None:
    """A unit attempts a reaction, for which it is marked whether it succeeds or not (MN-REACT-1)."""
    working.journal.tell("reaction", troop, clause, target=charger.id, reaction=reaction)
    working.mark(troop, Marker.REACTED, REACTED)
