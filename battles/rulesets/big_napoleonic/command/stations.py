"""Where generals ride who have no order of their own: to where they command most of those who are led (BNB-GENL-1).

Command is asked for at each unit's next throw (BNB-THROW-7), so a general looks for the place from which his word
reaches most of his troops where they now stand, in places among and between them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from battles.engine.battle import Point
from battles.engine.geometry import LIMIT, along, bearing
from battles.rulesets.big_napoleonic.command import commanding
from battles.rulesets.big_napoleonic.command.generals import RIDE
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import General, Troop
from battles.rulesets.big_napoleonic.words import Kind

#: Between so many of his troops a general looks for a place; of more, only at each of them.
PAIRS_OF = 12
#: So many of the best places are looked at for lines of command that are barred.
LOOKED_AT = 6


def stations(field: Field, generals: Sequence[General], led: Sequence[Troop]) -> Mapping[str, Point]:
    """Where each of some generals should ride, by formation; those who stand well enough are left out.

    Generals of corps choose first; those of armies then look for troops that no other reaches.
    """
    found: dict[str, Point] = {}
    reached: set[str] = set()
    for general in sorted(generals, key=lambda one: (one.kind == Kind.ARMY, one.id)):
        if general.at is None:
            continue
        under = [troop for troop in led if commanding.is_over(general, troop)]
        wanted = [troop for troop in under if troop.id not in reached] or under
        point = _best(field, general, wanted) if wanted else None
        if point is not None:
            found[general.id] = point
        at = point or general.at
        reached.update(troop.id for troop in wanted if _within(general, at, troop))
    return found


def _best(field: Field, general: General, troops: Sequence[Troop]) -> Point | None:
    """The place from which most are commanded, the least ride deciding; ``None`` when he commands as many already."""
    at = general.at
    if at is None:
        return None
    least = sum(commanding.would_command(field, general, at, troop) for troop in troops)
    if least == len(troops):
        return None
    ranked = sorted(
        (-sum(_within(general, point, troop) for troop in troops), round(math.dist(at, point), 3), point)
        for point in set(_places(at, troops))
    )
    best: Point | None = None
    for minus, _, point in ranked[:LOOKED_AT]:
        if -minus <= least:
            break
        commanded = sum(commanding.would_command(field, general, point, troop) for troop in troops)
        if commanded > least:
            best, least = point, commanded
    return best


def _places(at: Point, troops: Sequence[Troop]) -> Iterator[Point]:
    """The middle of some troops, each of them, and half-way between any two, as far as he can ride."""
    own = [(troop.x, troop.y) for troop in troops]
    places = [(sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)), *own]
    if len(own) <= PAIRS_OF:
        places += [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in combinations(own, 2)]
    for x, y in places:
        away = math.dist(at, (x, y))
        x, y = (x, y) if away <= RIDE else along(at, bearing(at, (x, y)), RIDE)
        yield round(x, 1), round(y, 1)


def _within(general: General, at: Point, troop: Troop) -> bool:
    """Whether a general's word would reach so far, if nothing barred it."""
    return figures.point_gap(troop.figure, at) <= commanding.radius(general) + LIMIT
