"""Footprints, ranks and places (BNB-GEO-2, BNB-GEO-3, BNB-GEO-4)."""

from __future__ import annotations

import math
from functools import lru_cache

from battles.engine.boxes import Box
from battles.rulesets.big_napoleonic.words import Deployment

# BNB-GEO-2. In inches.
BASE = 1.0
GUNS_DEPTH = 1.4
# Half the diagonal of the largest footprint: six bases in one rank.
WIDEST = math.hypot(6 * BASE, BASE) / 2
# BNB-GEO-9. The sides of the squares on which generals stand.
STANDS = {"corps": 1.0, "army": 1.2}

# BNB-GEO-4. For each number of places in depth, the rank (0 the front) of the 1st, 2nd and 3rd morale marker.
_MARKED_RANKS = {2: (0,), 3: (0,), 4: (1, 0), 5: (1, 0, 0), 6: (1, 0, 1)}
# In march: places counted from the lead, 0 the first.
_MARKED_IN_MARCH = (1, 3, 5)

Layout = tuple[tuple[bool, ...], ...]


_OF_GUNS = (Deployment.LIMBERED, Deployment.UNLIMBERED)


@lru_cache(maxsize=256)
def ranks(formation: str, places: int) -> tuple[int, ...]:
    """How many places stand in each rank, the front first; none in a town."""
    match formation:
        case Deployment.EXTENDED:
            return (places,)
        case Deployment.DEPTH:
            return ((places + 1) // 2, places // 2) if places > 1 else (places,)
        case Deployment.DEPTH3:
            return (2, 2, places - 4)
        case Deployment.MARCH:
            return (1,) * places
        case Deployment.TOWN:
            return ()
        case _:
            return (1,)


@lru_cache(maxsize=256)
def measures(formation: str, places: int) -> tuple[float, float]:
    """Width and depth of the footprint, in inches; the whole rectangle, however the last rank is filled."""
    if formation in _OF_GUNS:
        return BASE, GUNS_DEPTH
    files = ranks(formation, places)
    if not files:
        return BASE, BASE
    depth = 2 if formation == Deployment.DEPTH else 3 if formation == Deployment.DEPTH3 else len(files)
    return files[0] * BASE, depth * BASE


@lru_cache(maxsize=256)
def layout(formation: str, places: int, markers: int) -> Layout:
    """Rank by rank and file by file from the left: ``True`` for a base, ``False`` for a morale marker (BNB-GEO-4)."""
    widths = ranks(formation, places)
    rows = [[True] * width for width in widths]
    if formation == Deployment.MARCH:
        alternate = [place for place in _MARKED_IN_MARCH if place < places][:markers]
        rear = [place for place in range(places - 1, 0, -1) if place not in alternate]
        for place in alternate + rear[: markers - len(alternate)]:
            rows[place][0] = False
        return tuple(map(tuple, rows))
    for marker in range(markers if rows else 0):
        if formation == Deployment.DEPTH:
            rank = _MARKED_RANKS[places][marker]
        elif formation == Deployment.DEPTH3:
            rank = 2 - marker
        else:
            rank = 0
        row = rows[rank]
        row[_marked_file(row)] = False
    return tuple(map(tuple, rows))


def _marked_file(row: list[bool]) -> int:
    """The file of a rank's next marker: the left end, the right end, the middle (of two, the left)."""
    if row[0]:
        return 0
    if row[-1]:
        return len(row) - 1
    middle = (len(row) - 1) // 2
    return middle if row[middle] else row.index(True)


def place_box(ground: Box, formation: str, rank: int, file: int) -> Box:
    """The ground of one place of a unit that covers ``ground``."""
    if formation in _OF_GUNS:
        return ground
    right = -ground.hw + BASE * (file + 0.5)
    ahead = ground.hd - BASE * (rank + 0.5)
    return Box(
        ground.x + right * ground.ux - ahead * ground.uy,
        ground.y + right * ground.uy + ahead * ground.ux,
        ground.ux,
        ground.uy,
        BASE / 2,
        BASE / 2,
    )
