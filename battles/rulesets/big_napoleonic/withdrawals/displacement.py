"""Friends who make room (BNB-DISP-1, BNB-FORCE-6)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine import advance, boxes
from battles.engine.boxes import Box
from battles.engine.geometry import LIMIT
from battles.rulesets.big_napoleonic.table import figures, zones
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop


def pushes(field: Field, troop: Troop) -> bool:
    """Whether a unit on the march displaces friends (BNB-DISP-1)."""
    return field.choose(troop, "displace").name == "ALWAYS"


def gives_way(field: Field, friend: Troop, ground: Box) -> bool:
    """Whether a unit may be displaced from a ground: outside all enemy contact zones, with room to its rear."""
    if friend.in_town or not zones.clear_of_contact_zones(field, friend.side, friend.figure):
        return False
    hx, hy = friend.heading
    distance = clear_after(friend.box, ground, -hx, -hy)
    there = friend.box.shifted(-distance * hx, -distance * hy)
    return has_room(field, friend, there)


def has_room(field: Field, troop: Troop, ground: Box, *, apart_from: Sequence[Troop] = ()) -> bool:
    """Whether a unit may be put on a ground: on the table, passable, and nobody else's."""
    return (
        on_table(field, ground)
        and not field.ground.barred(ground, troop.arm)
        and not any(
            other is not troop and other not in apart_from and figures.overlap(ground, other.figure)
            for other in field.anybody_near(ground, 0.0)
        )
    )


def on_table(field: Field, ground: Box) -> bool:
    """Whether a footprint lies on the table, but for the tolerance."""
    table = field.battle.table
    return all(
        -figures.OVERLAP <= x <= table.width + figures.OVERLAP
        and -figures.OVERLAP <= y <= table.height + figures.OVERLAP
        for x, y in ground.corners
    )


def push_aside(field: Field, troop: Troop) -> None:
    """Displace the friends on whose ground a unit has come to stand, each straight to its own rear."""
    ground = troop.figure
    if not isinstance(ground, Box):
        return
    for friend in [other for other in field.friends_near(troop, ground, 0.0) if figures.overlap(ground, other.figure)]:
        if gives_way(field, friend, ground):
            hx, hy = friend.heading
            push(field, friend, ground, -hx, -hy)


def push(field: Field, friend: Troop, ground: Box, hx: float, hy: float, clause: str = "BNB-DISP-1") -> None:
    """Move a unit straight in a direction until it is clear of a ground, without turning."""
    distance = clear_after(friend.box, ground, hx, hy)
    if distance <= LIMIT:
        return
    friend.place(friend.x + distance * hx, friend.y + distance * hy)
    field.tell(
        "move", friend, clause, mode="displaced", distance=distance, at=(friend.x, friend.y), facing=friend.facing
    )


def clear_after(box: Box, ground: Box, hx: float, hy: float) -> float:
    """How far a box must go in a direction until it no longer lies on a ground."""
    span = advance.passage(box, ground, hx, hy)
    if span is None or span[1] <= 0.0 or not boxes.overlap(box, ground, figures.OVERLAP):
        return 0.0
    return span[1] if span[1] != math.inf else 0.0
