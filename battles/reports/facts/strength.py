"""Strength in the ruleset's own measure, and what it stands for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from battles.engine.battle import Battle, Unit
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.events import Event
from battles.engine.protocol import Ruleset

#: What strength or losses are told in: the code of a lexicon's noun, and how many.
Toll = Mapping[str, int]


def toll_of(ruleset: Ruleset, units: Iterable[Unit], lost: Mapping[str, int]) -> Toll:
    """What losses of several units come to, in the order of the lexicon's nouns. What comes to nothing is left out."""
    found: dict[str, int] = {}
    for unit in units:
        toll = ruleset.measure.toll(unit, lost.get(unit.id, 0))
        found[toll.of] = found.get(toll.of, 0) + toll.count
    known = list(ruleset.lexicon().amounts)
    order = sorted(found, key=lambda code: (known.index(code) if code in known else len(known), code))
    return {code: found[code] for code in order if found[code]}


def losses_of(ruleset: Ruleset, before: Battle, events: Sequence[Event], known: Collection[str]) -> Mapping[str, int]:
    """What each unit lost in some events; of those whose strength before is ``known`` no more than they had, and all of
    it of those that were destroyed, whatever their blows came to."""
    lost = dict(ruleset.measure.lost(events))
    if not ruleset.measure.counted:
        return lost
    gone = {event.unit for event in events if drawn_as(ruleset.catalogue, event) is Drawn.LOST}
    for unit in before.units:
        if unit.id in known and (unit.id in lost or unit.id in gone):
            had = ruleset.measure.amount(unit)
            lost[unit.id] = had if unit.id in gone else min(had, lost[unit.id])
    return lost


def present(ruleset: Ruleset, units: Sequence[Unit]) -> Toll:
    """What units in play stand for."""
    return toll_of(ruleset, units, {unit.id: ruleset.measure.amount(unit) for unit in units})


def amount_of(ruleset: Ruleset, units: Iterable[Unit]) -> int:
    """What units have left together: the sum of a measure that is counted, else how many still fight."""
    amounts = [ruleset.measure.amount(unit) for unit in units]
    return sum(amounts) if ruleset.measure.counted else sum(amount > 0 for amount in amounts)
