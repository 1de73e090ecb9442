"""The tables of fire: points of muskets and guns, hits by points and throw (OT-FIRE-3, OT-FIRE-4, OT-FIRE-8)."""

from __future__ import annotations

# OT-FIRE-2. How far muskets, carbines and rifles reach, in inches.
MUSKET_RANGE = 4.0
RIFLE_RANGE = 8.0

# OT-FIRE-3. Points a figure: as a rule, and in enfilade.
BRITISH_POINTS = (3, 4)
INFANTRY_POINTS = (2, 3)
SKIRMISHER_POINTS = 2
CARBINE_POINTS = 1

# OT-FIRE-4. How far canister, effective and long fire reach, in inches.
BANDS = (8.0, 20.0, 35.0)
GUN_RANGE = BANDS[-1]
# The least pounder of each row, and its points a gun in each band, heaviest first.
GUN_POINTS: tuple[tuple[int, tuple[int, int, int]], ...] = (
    (13, (5, 3, 2)),
    (12, (5, 2, 1)),
    (8, (4, 2, 1)),
    (6, (4, 1, 0)),
    (0, (3, 1, 0)),
)
# OT-FIRE-11.
FLANK_FIRE_POINTS = 1

# OT-FIRE-8. The highest points of each row, and the least totals for one hit, two, three and four.
EFFECT: tuple[tuple[int, tuple[int | None, ...]], ...] = (
    (5, (9, 11, None, None)),
    (10, (6, 10, 11, None)),
    (15, (5, 9, 11, None)),
    (20, (5, 7, 10, 11)),
    (25, (4, 6, 10, 11)),
    (30, (3, 6, 8, 10)),
    (35, (2, 5, 7, 10)),
    (40, (1, 4, 7, 9)),
    (45, (0, 3, 6, 8)),
    (50, (0, 1, 5, 8)),
)
MOST_POINTS = EFFECT[-1][0]


def gun_row(pounder: int) -> tuple[tuple[float, int], ...]:
    """How far each band of a gun reaches, in inches, and the points of one gun in it."""
    points = next(row for least, row in GUN_POINTS if pounder >= least)
    return tuple(zip(BANDS, points, strict=True))


def gun_points(pounder: int, distance: float, tolerance: float = 0.0) -> int:
    """The points of one gun at a distance in inches; 0 beyond its range."""
    return next((points for band, points in gun_row(pounder) if distance <= band + tolerance), 0)


def hits(points: int, total: int) -> int:
    """The hits of so many points with a throw: each full 50 and the rest are looked up apart (OT-FIRE-8, OT-AMB-4)."""
    full, rest = divmod(points, MOST_POINTS)
    return full * _row_hits(MOST_POINTS, total) + (_row_hits(rest, total) if rest > 0 else 0)


def _row_hits(points: int, total: int) -> int:
    least = next(row for most, row in EFFECT if points <= most)
    return sum(need is not None and total >= need for need in least)
