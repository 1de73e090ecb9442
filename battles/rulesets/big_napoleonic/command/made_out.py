"""Enemies as a side makes them out, for its able staff (contract, section 1: the setting ``fog``).

What stands on the table shows: ground, deployment, disruption, how many places a unit has. Nobody's quality shows,
traits do from nearby only, and how many of the places still fight is judged as reports judge it. Whom nobody sees is
not there.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from contextlib import contextmanager
from types import MappingProxyType

from battles.engine.knowledge.contacts import Certainty
from battles.engine.measure import judged
from battles.rulesets.big_napoleonic.measure import MEASURE
from battles.rulesets.big_napoleonic.table.field import Field
from battles.rulesets.big_napoleonic.table.troops import Troop
from battles.rulesets.big_napoleonic.words import LEAST_BASES, MOST_MORALE_MARKERS, TYPES, Arm, Quality

# What a unit is taken for of which more is not known.
USUAL_QUALITY = Quality.TRAINED.value
USUAL_TYPE = MappingProxyType({Arm.ARTILLERY.value: "field"})
_BAND = MappingProxyType(dict(zip((Certainty.NAMED, Certainty.KIND), MEASURE.bands, strict=True)))


def known_enemies(table: Field, side: str) -> list[Troop]:
    """The enemies with whom a side reckons, in file order: all, or under ``fog: known`` those it knows, as it makes
    them out."""
    enemies, known = table.known_enemies(side), table.known
    if known is None:
        return enemies
    return [made_out(enemy, known.certainty(side, enemy)) for enemy in enemies]


def made_out(troop: Troop, certainty: Certainty) -> Troop:
    """A unit with no more than an enemy makes out of it, on the same ground. It is to be looked at, not moved."""
    _ = troop.figure, troop.posture
    picture = copy.copy(troop)
    picture.quality = USUAL_QUALITY
    if certainty is Certainty.ARM:
        picture.traits = frozenset()
        picture.type = USUAL_TYPE.get(troop.arm, TYPES[Arm(troop.arm)][0])
        picture.horse_guns = False
    if not troop.guns:
        picture.size = places = troop.places
        taken_for = judged(troop.bases, _BAND.get(certainty, 0), places)
        picture.bases = max(places - MOST_MORALE_MARKERS, LEAST_BASES, min(places, taken_for))
    return picture


@contextmanager
def unseen_away(table: Field) -> Iterator[None]:
    """While this lasts the enemies whom the side to move does not see are off the table, for trials."""
    hidden = [table.by_id[unit] for unit in sorted(table.known.unseen(table.active))] if table.known is not None else []
    stood = [(troop, troop.posture) for troop in hidden if troop.present]
    for troop, _ in stood:
        troop.waiting = True
        troop.changed()
    try:
        yield
    finally:
        for troop, posture in stood:
            troop.waiting = False
            troop.resume(posture)
