"""Errands: where troops were sent earlier in the letter; who follows them goes there, not to where they stand now."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping

from battles.engine import expressions as re
from battles.engine.battle import Point
from battles.engine.geometry import along, bearing, distance
from battles.engine.squares import column_number
from orders.language.letters.world import World

SENT = re.compile(
    r"\b(?:(?:MOVE|REDEPLOY) TO|CHARGE|INTENT (?:ADVANCE|ATTACK|SCREEN)) (?P<place>[^;]+?)(?: FACE [^;]+)?\s*(?:;|$)"
)
STEPS = re.compile(r"\b(?P<step>MOVE|STEP BACK|SIDESTEP LEFT|SIDESTEP RIGHT) (?P<far>[\d.]+)(?:;|$)")
TURNED = {"MOVE": 0.0, "STEP BACK": 180.0, "SIDESTEP LEFT": -90.0, "SIDESTEP RIGHT": 90.0}
POINT = re.compile(r"(-?[\d.]+),(-?[\d.]+)")
SQUARE = re.compile(r"([A-Z]{1,2})(\d{1,2})")
BEHIND = 0.5  # of a map square: so far behind those whom they follow


def errand(text: str, world: World) -> Point | None:
    """The point to which an order in normal form sends troops, where that is plain."""
    found = SENT.search(text)
    if found is None:
        return None
    place = found["place"]
    if point := POINT.fullmatch(place):
        return float(point[1]), float(point[2])
    if piece := world.view.terrain_by_id.get(place):
        return piece.middle
    if (square := SQUARE.fullmatch(place)) is not None:
        return (column_number(square[1].lower()) + 0.5) * world.square, (int(square[2]) - 0.5) * world.square
    return world.where([place])


def errands(text: str, units: Iterable[str], world: World) -> dict[str, Point]:
    """Where an order in normal form sends each of some units, of those where that is plain."""
    if (goal := errand(text, world)) is not None:
        return dict.fromkeys(units, goal)
    return {id: there for id in units if (there := step(text, id, world)) is not None}


def step(text: str, unit: str, world: World) -> Point | None:
    """The point to which an order in normal form moves a unit by so much, from where it stands and looks."""
    found, at = STEPS.search(text), world.where([unit])
    if found is None or at is None:
        return None
    return along(at, (world.facing((unit,)) + TURNED[found["step"]]) % 360, float(found["far"]))


def behind_them(
    ids: Iterable[str], sent: Mapping[str, Point], world: World, apart: float | None = None
) -> Point | None:
    """A point behind where some units were sent, on their way there; ``None`` when they were not.

    ``apart`` is how far behind them, in table units; unless it is said, half a square and no farther than they come.
    Of those who go back it is the point behind them there, and not the ground between them and the enemy.
    """
    going = [(sent[id], at) for id in ids if id in sent and (at := world.where([id]))]
    if not going:
        return None
    goal = (sum(to[0] for to, _ in going) / len(going), sum(to[1] for to, _ in going) / len(going))
    start = (sum(at[0] for _, at in going) / len(going), sum(at[1] for _, at in going) / len(going))
    facing = world.facing(tuple(ids))
    if math.cos(math.radians(bearing(start, goal) - facing)) < 0 and distance(start, goal) > 0:
        return along(goal, facing + 180, BEHIND * world.square if apart is None else apart)
    far = min(BEHIND * world.square, distance(goal, start)) if apart is None else apart
    return along(goal, bearing(goal, start), far)
