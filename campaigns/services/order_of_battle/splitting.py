"""From a row of an order of battle to the units that fight: regiments into battalions, parks into batteries.

Men and pieces are apportioned exactly: the parts differ by one at most, the first ones being the larger.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

#: Nations whose line regiments had a light battalion, by the number of battalions: which one, and what it was called.
#: The third battalion of a Prussian line regiment were its fusiliers.
LIGHT_BATTALION: dict[tuple[str, str, int], tuple[int, str]] = {("prussian", "line", 3): (3, "F")}

#: What a regiment's name says of its battalions, which is not true of one of them.
_COUNTED = re.compile(r"\s*\(\d+ battalions\)")


@dataclass(frozen=True, slots=True)
class Part:
    """One unit made of a row: its number in the regiment (0: the row is one unit), its title, and its share."""

    number: int
    title: str
    men: int | None
    pieces: int | None
    light: bool = False


def shares(total: int, parts: int) -> tuple[int, ...]:
    """``total`` divided into ``parts`` whole numbers that sum to it and differ by one at most, larger ones first."""
    least, left = divmod(total, parts)
    return tuple(least + 1 if number < left else least for number in range(parts))


def battalions(name: str, men: int, count: int, nationality: str, troops: str) -> tuple[Part, ...]:
    """A regiment of foot as its battalions, named ``1/92e Ligne``. One battalion stays as it is."""
    if count <= 1:
        return (Part(0, name, men, None),)
    name = _COUNTED.sub("", name)
    light, letter = LIGHT_BATTALION.get((nationality.lower(), troops, count), (0, ""))
    return tuple(
        Part(number, f"{letter if number == light else number}/{name}", share, None, light=number == light)
        for number, share in enumerate(shares(men, count), start=1)
    )


def squadrons(name: str, men: int, most_men: int) -> tuple[Part, ...]:
    """A body of horse as one unit, or as so few that none has more than ``most_men``."""
    count = math.ceil(men / most_men) or 1
    if count == 1:
        return (Part(0, name, men, None),)
    return tuple(Part(number, f"{number}/{name}", share, None) for number, share in enumerate(shares(men, count), 1))


def batteries(name: str, men: int, pieces: int, most_pieces: int, usual_pieces: int) -> tuple[Part, ...]:
    """A battery as one unit; a park of more than ``most_pieces`` as batteries of about ``usual_pieces``."""
    if pieces <= most_pieces:
        return (Part(0, name, men, pieces),)
    count = math.ceil(pieces / usual_pieces)
    each = zip(shares(men, count), shares(pieces, count), strict=True)
    return tuple(Part(number, f"{number}/{name}", share, guns) for number, (share, guns) in enumerate(each, start=1))
