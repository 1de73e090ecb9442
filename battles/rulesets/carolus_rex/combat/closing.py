"""Closing with the enemy (CR-CC-1, CR-CC-4 to 6): who may, whom he meets, and who comes to the help of guns."""

from __future__ import annotations

import math
from collections.abc import Iterator

from battles.engine.advance import contact_at, halt, near_path
from battles.engine.boxes import Box, gap
from battles.engine.contact import bounds
from battles.engine.dataclasses import dataclass
from battles.engine.geometry import distance_to_line, rightward
from battles.engine.play.zones import Edge, axis_meets
from battles.rulesets.carolus_rex import catalogue
from battles.rulesets.carolus_rex.decisions import always, choose
from battles.rulesets.carolus_rex.movement.allowances import obstacle_cost
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.defences import defended_line
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.ground import MINOR
from battles.rulesets.carolus_rex.table.troops import Troop

SHAKEN, NOT_ALLOWED, NOT_IN_CONTACT, OBSTACLE, AXIS = (
    "shaken",
    "formation-not-allowed",
    "not-in-contact",
    "obstacle",
    "axis",
)
# CR-CC-1. How far behind the front edge an axis may pass that comes from the flank.
BEHIND_FRONT = 2.0
# CR-CC-5. Units shift aside in steps up to this.
SHIFT_STEP, MOST_STEPS = 0.1, 10
# CR-DEF-4. From how far an attack may come over a major obstacle.
NEAR_MAJOR = 2.0


def bar_to_closing(field: Field, troop: Troop, enemy: Troop | None) -> str:
    """Why a unit may not close with an enemy, or with anybody; nothing when it may (CR-CC-1, CR-DEF-4, CR-AMB-16)."""
    if not troop.steady:
        return SHAKEN
    if troop.artillery or not troop.in_line or troop.occupying:
        return NOT_ALLOWED
    if enemy is None or not enemy.present or not field.contact(troop, enemy):
        return NOT_IN_CONTACT
    if not _may_cross(field, troop, enemy):
        return OBSTACLE
    return "" if axis_allows(troop.box, enemy) else AXIS


def axis_allows(ground: Box, enemy: Troop) -> bool:
    """Whether the axis meets the enemy, or passes close behind his front from a flank (CR-CC-1, CR-AMB-37)."""
    if axis_meets(ground, enemy.box) is not None:
        return True
    if enemy.all_round:
        return False
    behind = zones.flank_gap(ground, enemy.box)
    return behind is not None and -zones.TOLERANCE <= behind <= BEHIND_FRONT + zones.TOLERANCE


def _may_cross(field: Field, troop: Troop, enemy: Troop) -> bool:
    """Whether an obstacle that the enemy defends may be crossed in the attack (CR-DEF-4)."""
    piece = defended_line(field, enemy, troop)
    if piece is None or not troop.deeds.moved:
        return True
    if piece.kind in MINOR or field.ground.at_crossing(piece.id, troop.centre_point):
        cost = obstacle_cost(troop)
        return cost is not None and troop.deeds.left_at_obstacle.get(piece.id, -1.0) >= cost - 1e-6
    ground = troop.box_at(*troop.began)
    west, south, east, north = bounds(piece.line)
    far = ground.radius + NEAR_MAJOR
    if not (west - far <= ground.x <= east + far and south - far <= ground.y <= north + far):
        return False
    return min(distance_to_line(corner, piece.line) for corner in _outline(ground)) <= NEAR_MAJOR + zones.TOLERANCE


def _outline(ground: Box) -> Iterator[tuple[float, float]]:
    """Points of a footprint close enough together to measure it by."""
    corners = ground.corners
    for index, (x, y) in enumerate(corners):
        px, py = corners[index - 1]
        for share in (0.0, 0.25, 0.5, 0.75):
            yield (px + share * (x - px), py + share * (y - py))


def chosen_target(field: Field, troop: Troop, named: str) -> Troop | None:
    """With whom a unit closes: whom the order names, else whom its axis meets first, else the first in contact."""
    if named:
        return field.by_id.get(named)
    touched = field.contacts(troop)
    open_to = [enemy for enemy in touched if not bar_to_closing(field, troop, enemy)]

    def rank(enemy: Troop) -> tuple[float, bool, int]:
        met = axis_meets(troop.box, enemy.box)
        return (round(met[0], 3) if met else math.inf, enemy.artillery, enemy.index)

    return min(open_to or touched, key=rank, default=None)


# ---- coming up


@dataclass(frozen=True, slots=True)
class Closing:
    """A unit that has closed: from where it came, and whom it touches beside its target."""

    troop: Troop
    origin: tuple[float, float]
    incidental: tuple[Troop, ...]


def advance(field: Field, troop: Troop, target: Troop) -> Closing:
    """Bring a unit into touch with its target, and write it (CR-CC-5)."""
    origin = troop.centre
    ground, touched = _meeting(field, troop, target, 0.0)
    if touched and choose(field, troop, "sidestep", target).name == "AVOID":
        for shift in _shifts():
            aside, beside = _meeting(field, troop, target, shift)
            if not beside and axis_allows(aside, target) and not field.overlapping(troop, aside, (target,)):
                ground, touched = aside, beside
                break
    troop.place(ground.x, ground.y)
    troop.deeds.stirred = True
    also: catalogue.Contact = {"incidental": [enemy.id for enemy in touched]} if touched else {}
    field.tell("contact", troop, "CR-CC-5", target=target.id, at=troop.centre, **also)
    return Closing(troop, origin, touched)


def _shifts() -> Iterator[float]:
    for step in range(1, MOST_STEPS + 1):
        yield step * SHIFT_STEP
        yield -step * SHIFT_STEP


def _meeting(field: Field, troop: Troop, target: Troop, shift: float) -> tuple[Box, tuple[Troop, ...]]:
    """Where a unit touches its target after a shift to the right, and whom else it touches there."""
    rx, ry = rightward(troop.facing)
    hx, hy = troop.heading
    ground = troop.box.shifted(shift * rx, shift * ry)
    length = contact_at(ground, target.box, hx, hy)
    if length == math.inf:
        length = 0.0
    for other in field.present:
        if other is troop or other is target or other.broken or _shares_area(other, target):
            continue
        if not near_path(ground, other.box, hx, hy, length, zones.TOLERANCE):
            continue
        if other.side == troop.side:
            length = min(length, halt(ground, other.box, hx, hy, length))
        else:
            length = min(length, contact_at(ground, other.box, hx, hy))
    here = ground.shifted(length * hx, length * hy)
    touched = tuple(
        enemy
        for enemy in field.enemies_near(troop, here, zones.TOLERANCE)
        if enemy is not target
        and not enemy.broken
        and not _shares_area(enemy, target)
        and zones.touching(here, enemy.box)
    )
    return here, touched


def _shares_area(a: Troop, b: Troop) -> bool:
    return bool(a.occupying) and a.occupying == b.occupying


# ---- guns and who supports them


def supporter(field: Field, guns: Troop, attacker: Troop) -> Troop | None:
    """The unit that takes up the fight for guns that are attacked (CR-CC-6)."""
    able = [
        friend
        for friend in field.of_side(guns.side)
        if friend is not guns
        and (friend.infantry or friend.cavalry)
        and friend.in_line
        and not friend.broken
        and not friend.occupying
        and not friend.deeds.was_attacked
        and _supports(friend, guns, attacker)
        and always(field, friend, "support artillery", attacker)
    ]
    return min(able, key=lambda friend: (round(gap(friend.box, guns.box), 3), friend.index), default=None)


def _supports(friend: Troop, guns: Troop, attacker: Troop) -> bool:
    if zones.behind_front_line(friend.box, attacker.centre):
        return False
    if gap(friend.box, guns.box) <= zones.IN_CONTACT + 1e-9:
        met = axis_meets(friend.box, guns.box)
        if met is not None and met[1] == Edge.REAR:
            return True
    return zones.fronts(friend.box, attacker.box)


def take_up(field: Field, friend: Troop, guns: Troop, attacker: Troop) -> None:
    """The supporter moves up until it touches the guns or the attacker, and becomes the defender (CR-CC-6)."""
    hx, hy = friend.heading
    ground = friend.box
    length = min(contact_at(ground, guns.box, hx, hy), contact_at(ground, attacker.box, hx, hy))
    if length == math.inf:
        length = 0.0
    for other in field.present:
        if other not in (friend, guns, attacker) and near_path(ground, other.box, hx, hy, length, 0.0):
            length = min(length, halt(ground, other.box, hx, hy, length))
    friend.place(friend.x + length * hx, friend.y + length * hy)
    friend.deeds.stirred = True
    field.tell(
        "reaction",
        friend,
        "CR-CC-6",
        target=attacker.id,
        reaction="support-artillery",
        artillery=guns.id,
        **field.stands(friend),
    )
