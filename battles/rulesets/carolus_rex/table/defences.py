"""Obstacles with troops behind them (CR-DEF-1 to 5): who defends, what is covered, barricades that go."""

from __future__ import annotations

from battles.engine.battle import Point, Terrain
from battles.engine.boxes import Box, gap
from battles.engine.geometry import meetings
from battles.rulesets.carolus_rex.table import zones
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.ground import WORKS
from battles.rulesets.carolus_rex.table.troops import Troop


def defends(troop: Troop, piece: Terrain) -> bool:
    """Whether a unit's axis meets an obstacle within 1 ahead of its front (CR-DEF-4)."""
    if troop.broken or troop.occupying:
        return False
    x, y = troop.centre_point
    hx, hy = troop.heading
    back, reach = zones.TOLERANCE, zones.IN_CONTACT
    start, end = (x - back * hx, y - back * hy), (x + reach * hx, y + reach * hy)
    return bool(meetings(piece.line, start, end))


def parts(piece: Terrain, a: Point, b: Point) -> bool:
    """Whether an obstacle runs between two points."""
    return bool(meetings(piece.line, a, b))


def defended_line(field: Field, defender: Troop, attacker: Troop, ground: Box | None = None) -> Terrain | None:
    """The obstacle that a unit defends against another: it holds it, and the obstacle runs between the two."""
    at = ground or attacker.box
    for piece in field.ground.obstacles:
        if defends(defender, piece) and parts(piece, defender.centre, (at.x, at.y)):
            return piece
    return None


def defended_here(field: Field, piece: Terrain, mover: Troop) -> bool:
    """Whether an obstacle at which a unit has come is defended just there (CR-DEF-4)."""
    ground = mover.box
    return any(
        gap(ground, enemy.box) <= zones.IN_CONTACT + zones.TOLERANCE
        and defends(enemy, piece)
        and parts(piece, enemy.centre, (ground.x, ground.y))
        for enemy in field.enemies_near(mover, ground, zones.IN_CONTACT + zones.TOLERANCE)
    )


def is_covered(field: Field, mover: Troop, point: Point) -> bool:
    """Whether a point of an obstacle lies in an enemy's frontal zone (CR-DEF-5)."""
    return any(
        not enemy.broken
        and zones.ZONE.holds(enemy.box, point, zones.TOLERANCE)
        and field.open_line(enemy.centre_point, point, enemy, mover)
        for enemy in field.enemies_near(mover, mover.box, zones.ZONE_DEPTH * 1.2)
    )


def take_away(field: Field, piece: Terrain, side: str) -> None:
    """A barricade that was crossed, or whose defender was driven off, is gone (CR-DEF-2)."""
    field.ground.gone.add(piece.id)
    field.journal.emit("status", side=side, clause="CR-DEF-2", terrain=piece.id, removed=True)


def works_against(field: Field, defender: Troop, start: Point, end: Point) -> Terrain | None:
    """The entrenchment or barricade that covers a unit against a shot or an attack along a line (CR-FIRE-7, CR-DEF-3).

    Guns are covered by an entrenchment only where it was made for guns (CR-DEF-1).
    """
    for piece in field.ground.obstacles:
        if piece.kind not in WORKS or not defends(defender, piece) or not parts(piece, start, end):
            continue
        if not (defender.artillery and piece.kind == "entrenchment" and not piece.extra.get("guns")):
            return piece
    return None
