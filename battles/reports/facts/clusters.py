"""Which enemies stand so close that a map of the field speaks of them together. No words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations

from battles.engine.knowledge import Contact

#: Troops no farther apart than this stand together, and no cluster is wider or deeper than this, in centimetres.
LINK, MOST = 7.5, 32.0
#: So many make a cluster.
FEWEST = 3


def clusters(contacts: Sequence[Contact], cm_per_unit: float = 1.0) -> tuple[tuple[Contact, ...], ...]:
    """Contacts of one side by where they stand, those nearest to each other gathered first; each in its given order."""
    group_of = list(range(len(contacts)))
    boxes = {place: (*contact.at, *contact.at) for place, contact in enumerate(contacts)}

    def apart(pair: tuple[int, int]) -> float:
        return math.dist(contacts[pair[0]].at, contacts[pair[1]].at)

    link, most = LINK / cm_per_unit, MOST / cm_per_unit
    near = ((apart(pair), pair) for pair in combinations(range(len(contacts)), 2))
    for _, (one, other) in sorted(pair for pair in near if pair[0] <= link):
        a, b = group_of[one], group_of[other]
        if a == b or contacts[one].side != contacts[other].side:
            continue
        left, bottom, right, top = zip(boxes[a], boxes[b], strict=True)
        whole = (min(left), min(bottom), max(right), max(top))
        if whole[2] - whole[0] <= most and whole[3] - whole[1] <= most:
            boxes[a] = whole
            group_of = [a if group == b else group for group in group_of]
    gathered: dict[int, list[Contact]] = {}
    for contact, group in zip(contacts, group_of, strict=True):
        gathered.setdefault(group, []).append(contact)
    return tuple(tuple(group) for group in gathered.values() if len(group) >= FEWEST)
