"""Marches told together: units of a command that went the same way about as far are one body. No words."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import StrEnum

from battles.engine.dataclasses import dataclass
from battles.reports.facts.account import March, Turn

#: Modes in which a unit keeps its face to where it was: what lies behind it then says nothing of falling back.
SIDEWAYS = frozenset({"oblique", "side-step"})
#: Marches of a body differ by no more than this factor, or by this many table units.
ALIKE, NEARLY = 1.6, 2.0
#: More bodies of a command than this are told as fewer.
FEW = 3
#: A unit that ends so much behind where it began (in table units) has gone back.
BEHIND = 1.0


class Way(StrEnum):
    """Which way a body went."""

    ON = "on"
    BACK = "back"
    STOOD = "stood"


@dataclass(frozen=True, slots=True)
class Body:
    """Units that marched alike, by the marches of each, the shortest first.

    ``formed`` counts the formations taken on the way, ``stops`` what ended their marches.
    """

    marches: tuple[March, ...]
    way: Way
    mode: str
    formed: Mapping[str, int]
    stops: Mapping[str, int]

    @property
    def units(self) -> tuple[str, ...]:
        """Their ids."""
        return tuple(march.unit for march in self.marches)

    @property
    def nearest(self) -> float:
        """The shortest march, in table units."""
        return self.marches[0].distance

    @property
    def farthest(self) -> float:
        """The longest."""
        return self.marches[-1].distance


def bodies_of(turn: Turn, marches: Sequence[March]) -> tuple[Body, ...]:
    """Marches as few bodies, the largest first; a march in which nothing was done is in none.

    Units that took the same formation and went about as far are a body; where that makes too many, distances count no
    more, and then not even formations.
    """
    done = [march for march in marches if march.distance > 0 or _formed(march)]
    bodies: list[Body] = []
    for alike, by_formation in ((ALIKE, True), (math.inf, True), (math.inf, False)):
        bodies = _bodies(turn, done, alike, by_formation=by_formation)
        if len(bodies) <= FEW:
            break
    return tuple(sorted(_of_one_place(turn, bodies), key=lambda body: -len(body.marches)))


def _of_one_place(turn: Turn, bodies: Sequence[Body]) -> list[Body]:
    """Bodies with those made one that went the same way to the same place, however far each had to go."""
    found: dict[object, list[Body]] = {}
    for body in bodies:
        wheres = [turn.where(march.end) for march in body.marches if march.end is not None]
        # Of who stands in the open the square is the place, of others the ground.
        ends = frozenset(
            (where.nearness, where.ground.id) if where.ground is not None else ("", where.square) for where in wheres
        )
        alike = body.way, body.mode, frozenset(body.formed), ends
        found.setdefault(alike if len(ends) == 1 and body.way is not Way.STOOD else id(body), []).append(body)
    return [
        Body(
            tuple(sorted((march for body in some for march in body.marches), key=lambda march: march.distance)),
            some[0].way,
            some[0].mode,
            sum((Counter(body.formed) for body in some), Counter()),
            sum((Counter(body.stops) for body in some), Counter()),
        )
        for some in found.values()
    ]


def _bodies(turn: Turn, marches: Sequence[March], alike: float, *, by_formation: bool) -> list[Body]:
    kinds: dict[tuple[Way, str, str], list[March]] = {}
    for march in marches:
        way = _way(turn, march)
        # Who went nowhere has nothing to tell but the formation.
        formed = _formed(march) if by_formation or way is Way.STOOD else ""
        kinds.setdefault((way, march.mode, formed), []).append(march)
    return [
        Body(
            tuple(part),
            way,
            mode,
            Counter(formed for march in part if (formed := _formed(march))),
            Counter(march.stopped for march in part if march.stopped),
        )
        for (way, mode, _), kind in kinds.items()
        for part in _parted(sorted(kind, key=lambda march: march.distance), alike)
    ]


def _formed(march: March) -> str:
    return march.formation if march.formation != march.formation_before else ""


def _parted(marches: Sequence[March], alike: float) -> list[list[March]]:
    """Marches from the shortest to the longest, parted where one is much longer than the shortest of its part."""
    parts: list[list[March]] = []
    for march in marches:
        if parts and march.distance <= max(parts[-1][0].distance * alike, parts[-1][0].distance + NEARLY):
            parts[-1].append(march)
        else:
            parts.append([march])
    return parts


def _way(turn: Turn, march: March) -> Way:
    unit = turn.before.unit_by_id.get(march.unit)
    if not march.distance or march.end is None:
        return Way.STOOD
    if unit is None or march.start is None or march.mode in SIDEWAYS:
        return Way.ON
    dx, dy = march.end[0] - march.start[0], march.end[1] - march.start[1]
    ahead = dx * math.sin(math.radians(unit.facing)) + dy * math.cos(math.radians(unit.facing))
    return Way.BACK if ahead < -BEHIND else Way.ON
