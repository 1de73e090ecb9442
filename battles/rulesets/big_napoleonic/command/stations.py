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
from battles.rulesets.big_napoleonic.command.generals import RIDE, ridden
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import General, Troop
from battles.rulesets.big_napoleonic.words import Kind

#: Between so many of his troops a general looks for a place; of more, only at each of them.
PAIRS_OF = 12
#: So many of the best places are looked at for lines of command that are barred.
LOOKED_AT = 6
#: By so many degrees he rides aside, for half of the way, when he cannot ride straight.
ASIDE = (60.0, -60.0, 100.0, -100.0, 140.0, -140.0)
#: So near to a place he is there.
THERE = 0.2


def stations(field: Field, generals: Sequence[General], led: Sequence[Troop]) -> Mapping[str, Sequence[Point]]:
    """The way that each of some generals should ride, by formation; those who stand well enough are left out.

    Generals of corps choose first; those of armies then look for troops that no other reaches.
    """
    found: dict[str, Sequence[Point]] = {}
    reached: set[str] = set()
    for general in sorted(generals, key=lambda one: (one.kind == Kind.ARMY, one.id)):
        if general.at is None:
            continue
        under = [troop for troop in led if commanding.is_over(general, troop)]
        wanted = [troop for troop in under if troop.id not in reached] or under
        way = _best(field, general, wanted) if wanted else ()
        if way:
            found[general.id] = way
        at = way[-1] if way else general.at
        reached.update(troop.id for troop in wanted if _within(general, at, troop))
    return found


def _best(field: Field, general: General, troops: Sequence[Troop]) -> Sequence[Point]:
    """The way to the place from which most are commanded, the least ride deciding; empty when he commands as many
    already."""
    at = general.at
    if at is None:
        return ()
    least = sum(commanding.would_command(field, general, at, troop) for troop in troops)
    if least == len(troops):
        return ()
    ranked = sorted(
        (-sum(_within(general, point, troop) for troop in troops), round(math.dist(at, point), 3), point)
        for point in set(_places(at, troops))
    )
    best: Sequence[Point] = ()
    for minus, _, point in ranked[:LOOKED_AT]:
        if -minus <= least:
            break
        way = _way(field, general, at, point)
        end = ridden(field, general, way)
        if end is None:
            continue
        commanded = sum(commanding.would_command(field, general, end, troop) for troop in troops)
        if commanded > least:
            best, least = way, commanded
    return best


def _way(field: Field, general: General, at: Point, point: Point) -> Sequence[Point]:
    """Straight to a place, or round the enemies in whose zones a straight ride would end (BNB-GENL-1)."""
    ways: list[Sequence[Point]] = [(point,)]
    away = math.dist(at, point)
    for aside in ASIDE:
        x, y = along(at, (bearing(at, point) + aside) % 360.0, away / 2)
        ways.append(((round(x, 1), round(y, 1)), point))
    best: tuple[float, Sequence[Point]] = (math.inf, ways[0])
    for way in ways:
        end = ridden(field, general, way)
        short = math.inf if end is None else round(math.dist(end, point), 1)
        if short < best[0]:
            best = (short, way)
        if short <= THERE:
            break
    return best[1]


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
