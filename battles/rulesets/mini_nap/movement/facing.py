"""Changes of formation and of facing (MN-MOVE-2 to 5, MN-GEO-4): the new place, and whether there is room."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.boxes import Box, gap, in_touch, overlap, point_gap
from battles.engine.geometry import CONTACT, LIMIT, turn_between
from battles.engine.play.paths import on_table, overlapped, well_inside
from battles.engine.play.turning import stages
from battles.rulesets.mini_nap.combat.losses import check_guests
from battles.rulesets.mini_nap.command import commanders
from battles.rulesets.mini_nap.movement import paths
from battles.rulesets.mini_nap.table.footprints import STANDS
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working
from battles.rulesets.mini_nap.words import SQUARES, Arm, Stance

# MN-MOVE-4, MN-MOVE-5. A unit that turned further than this has turned too far.
TOO_FAR = 90.0

RIGHT, LEFT, FRONT, REAR = "RIGHT", "LEFT", "FRONT", "REAR"

_LINEAR = (Stance.LINE, Stance.SKIRMISH)
# MN-GEO-4, MN-AMB-30. How far from the centre of a linear formation each stand's centre lies, in cm.
_STAND_ASIDE = {Stance.LINE: 1.25, Stance.SKIRMISH: 1.5}

Place = tuple[float, float, float]


def may_form(troop: Troop, formation: str) -> bool:
    """Whether this kind of unit forms so by order, from where it is (MN-MOVE-2, MN-FILE-6)."""
    if troop.artillery or troop.irregular or formation == troop.formation:
        return False
    if formation == Stance.SKIRMISH:
        return troop.type == "light" and not troop.lancer
    if formation == Stance.SQUARE:
        return troop.infantry and not troop.in_square
    return formation in _LINEAR or formation == Stance.COLUMN


def formed_place(troop: Troop, formation: str, flank: str = RIGHT, end: str = FRONT) -> Place:
    """Where the unit would stand after forming on its staying stand (MN-MOVE-2, MN-GEO-4, MN-AMB-7).

    ``flank`` is the side of the linear formation that the staying stand holds, ``end`` its end of the deep one. Out of
    square, and between column and square, the centre stays.
    """
    side = 1.0 if flank == RIGHT else -1.0
    front = 1.0 if end == FRONT else -1.0
    before, after = troop.formation in _LINEAR, formation in _LINEAR
    if troop.formation in SQUARES or not (before or after):
        return troop.x, troop.y, troop.facing
    half_depth = STANDS[Arm(troop.arm)][1] / 2.0
    right = ahead = 0.0
    if before:
        right += side * _STAND_ASIDE[Stance(troop.formation)]
    else:
        ahead += front * half_depth
    if after:
        right -= side * _STAND_ASIDE[Stance(formation)]
    else:
        ahead -= front * half_depth
    ground = troop.box
    return (
        troop.x + right * ground.ux - ahead * ground.uy,
        troop.y + right * ground.uy + ahead * ground.ux,
        troop.facing,
    )


def room(working: Working, troop: Troop, ground: Box, formation: str = "") -> bool:
    """Whether a unit may come to stand on this ground: no overlap, no touch of an enemy, on the table (MN-MOVE-2)."""
    return (
        not any(in_touch(ground, enemy.box) for enemy in working.roster.enemies_near(troop, ground, CONTACT))
        and not overlapped(ground, working.roster.friends_near(troop, ground, 0.0))
        and on_table(working.battle.table, ground)
        and not paths.barred(working, paths.traveller(troop, formation=formation), ground)
    )


def fits(working: Working, troop: Troop, ground: Box, formation: str = "") -> bool:
    """The same for one that forms in the face of the enemy: it may touch, but overlaps nothing (MN-REACT-7)."""
    return (
        not any(overlap(ground, other.box) for other in working.roster.present if other is not troop)
        and on_table(working.battle.table, ground)
        and not paths.barred(working, paths.traveller(troop, formation=formation), ground)
    )


def form(working: Working, troop: Troop, formation: str, place: Place, clause: str = "MN-MOVE-2") -> None:
    """Carry out a change of formation. Leaving a square is no turn, whatever the new facing (MN-MOVE-5)."""
    before = troop.formation
    x, y, facing = place
    troop.place(x, y, facing, formation)
    if before in SQUARES and formation not in SQUARES:
        troop.found_facing = troop.facing
        troop.turned_too_far = False
    working.journal.note(
        "formation", troop, clause, {"formation": formation, "from": before, **working.place_of(troop)}
    )
    check_guests(working, troop)
    commanders.settle(working, troop)


def turn_too_far(troop: Troop, facing: float) -> bool:
    """Whether facing there would be, or make, a turn over 90 in this initiative (MN-MOVE-5)."""
    return (
        troop.turned_too_far
        or abs(turn_between(troop.facing, facing)) > TOO_FAR + LIMIT
        or abs(turn_between(troop.found_facing, facing)) > TOO_FAR + LIMIT
    )


def turned_too_far(troop: Troop) -> bool:
    """Whether the unit has turned too far by now (MN-MOVE-5, MN-AMB-6)."""
    return troop.turned_too_far or abs(turn_between(troop.found_facing, troop.facing)) > TOO_FAR + LIMIT


def can_pivot(working: Working, troop: Troop, facing: float) -> bool:
    """Whether a unit may pivot there (MN-MOVE-4): tested at each whole degree turned and at the end."""
    if working.found is None:
        return _has_room_to_pivot(working, troop, facing)
    stance = (troop.id, troop.formation, troop.x, troop.y, troop.facing, facing)
    return working.remembered(stance, lambda: _has_room_to_pivot(working, troop, facing))


def _has_room_to_pivot(working: Working, troop: Troop, facing: float) -> bool:
    ground = troop.box
    enemies = _in_the_circle(ground, working.roster.enemies_near(troop, troop.box, CONTACT))
    friends = _in_the_circle(ground, working.roster.friends_near(troop, troop.box, CONTACT))
    who = paths.traveller(troop)
    edgy = not well_inside(working.battle.table, ground)
    uneven = paths.barring_near(working, ground)
    if not enemies and not friends and not edgy and not uneven:
        return True

    def clear(here: Box, last: bool) -> bool:
        return not (
            any(gap(here, enemy) <= CONTACT for enemy in enemies)
            or ((last or troop.formed) and any(overlap(here, friend) for friend in friends))
            or (uneven and paths.barred(working, who, here))
            or (last and edgy and not on_table(working.battle.table, here))
        )

    return all(clear(troop.box_at(troop.x, troop.y, there), last) for there, last in stages(troop.facing, facing))


def _in_the_circle(ground: Box, troops: Iterable[Troop]) -> list[Box]:
    """The footprints that a footprint may meet while it turns about its centre."""
    reach = ground.radius + CONTACT
    return [troop.box for troop in troops if point_gap(troop.box, ground.x, ground.y) <= reach]


def pivot(working: Working, troop: Troop, facing: float, clause: str = "MN-MOVE-4") -> None:
    """Carry out a pivot, unless the unit already faces there."""
    turn = turn_between(troop.facing, facing)
    if abs(turn) < 1e-6:
        return
    if abs(turn) > TOO_FAR + LIMIT:
        troop.turned_too_far = True
    troop.place(troop.x, troop.y, facing)
    working.journal.tell("pivot", troop, clause, facing=troop.facing, turned=round(abs(turn), 6))
    check_guests(working, troop)
    commanders.settle(working, troop)


def about_face(working: Working, troop: Troop, clause: str = "MN-MOVE-4") -> None:
    """Carry out an about face: every stand in its place, so that no room is needed."""
    troop.turned_too_far = True
    troop.place(troop.x, troop.y, troop.facing + 180.0)
    working.journal.tell("pivot", troop, clause, facing=troop.facing, turned=180.0, about=True)
