"""The enemies as a staff reckons with them: no more of each than its side makes out (setting ``fog``)."""

from __future__ import annotations

import copy

from battles.engine.knowledge.contacts import Certainty
from battles.engine.measure import judged
from battles.rulesets.old_trousers.measure import MEASURE
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import DEFAULT_QUALITY

# A full battalion, regiment or battery, in figures and model guns.
USUAL_STRENGTH = {"infantry": 10.0, "cavalry": 7.0, "artillery": 2.0}
_BANDED = (Certainty.NAMED, Certainty.KIND)


def known_enemies(field: Field, side: str) -> list[Troop]:
    """The enemies that a side reckons with: all of them, or under ``fog: known`` those it knows, as it makes them out.

    Nobody's quality shows; strength is judged as reports judge it, and of an arm alone it is taken to be full.
    """
    return field.enemies_made_out(side, _made_out)


def _made_out(troop: Troop, certainty: Certainty) -> Troop:
    """A unit with no more than an enemy makes out of it."""
    picture = copy.copy(troop)
    picture.moves = []
    picture.quality = DEFAULT_QUALITY
    width = dict(zip(_BANDED, MEASURE.bands, strict=True)).get(certainty, 0)
    strength = judged(troop.strength, width, int(USUAL_STRENGTH[troop.arm]))
    if troop.artillery:
        picture.guns = picture.crew = strength
    else:
        picture.figures = strength
    return picture
