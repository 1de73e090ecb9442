"""Who stands in the way of a march straight ahead."""

from __future__ import annotations

import math
from collections.abc import Iterable

from battles.engine.contact import apart, gap, meeting, swept
from battles.engine.geometry import Polygon


def first_met(
    mover: Polygon, heading: float, length: float, others: Iterable[tuple[str, Polygon]]
) -> tuple[float, str]:
    """How far a figure goes in a direction until it meets the first of others, and whom; endlessly far for nobody.

    Whom it touches from the start it does not meet: it may part from him or slide past.
    """
    if not mover:
        return math.inf, ""
    path = swept(mover, heading, length)
    found = []
    for who, ground in others:
        if not ground or apart(path, ground):
            continue
        met = meeting(mover, ground, heading)
        if met is not None and met < length and gap(mover, ground) > 0:
            found.append((met, who))
    return min(found, default=(math.inf, ""))
