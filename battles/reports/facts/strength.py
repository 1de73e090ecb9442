"""Strength in the ruleset's own measure, and what it stands for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from battles.engine.battle import Unit
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


def present(ruleset: Ruleset, units: Sequence[Unit]) -> Toll:
    """What units in play stand for."""
    return toll_of(ruleset, units, {unit.id: ruleset.measure.amount(unit) for unit in units})


def amount_of(ruleset: Ruleset, units: Iterable[Unit]) -> int:
    """What units have left together: the sum of a measure that is counted, else how many still fight."""
    amounts = [ruleset.measure.amount(unit) for unit in units]
    return sum(amounts) if ruleset.measure.counted else sum(amount > 0 for amount in amounts)
