"""The dice of Old Trousers by label: their kind, and how many are thrown at once (section f of the specification)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from battles.engine.battle import Battle
from battles.engine.dice import D6, D10, D20, Throw
from battles.rulesets.old_trousers.words import Arm

_TEN = Throw(D10)

# OT-ROUT-2, OT-AMB-1. How many dice troops throw when they run, and for the bonus of a charge; and how many horses do.
RUN, HORSE_RUN = 2, 3
BONUS, HORSE_BONUS = 1, 2

#: The tests of the table OT-C-TEST-1; ``activation`` is the test of a pending order (OT-ORDER-6).
TESTS = ("charge", "reaction", "morale", "rally", "recover", "recall")

THROWS: Mapping[str, Throw] = MappingProxyType(
    {
        "initiative": _TEN,
        "random-event": _TEN,
        "random-event-kind": _TEN,
        "activation": Throw(D20),
        "commander": _TEN,
        **dict.fromkeys(TESTS, _TEN),
        "fire": _TEN,
        "melee": _TEN,
        "rout": Throw(D6, RUN, HORSE_RUN),
        "fall-back": Throw(D6, 2, 2),
        "flee": Throw(D6, 2, 2),
        "charge-bonus": Throw(D6, BONUS, HORSE_BONUS),
        "rating": _TEN,
        "tactical": _TEN,
        "quality": _TEN,
        "impetuous": _TEN,
    }
)

_BY_ARM: Mapping[str, tuple[int, int]] = {"rout": (RUN, HORSE_RUN), "charge-bonus": (BONUS, HORSE_BONUS)}


def miscounted(battle: Battle) -> Iterator[tuple[str, str]]:
    """Path and message of each scripted roll whose dice are more or fewer than the thrower's arm throws (OT-FILE-6)."""
    for scripted in battle.dice:
        unit, counts = battle.unit_by_id.get(scripted.by), _BY_ARM.get(scripted.label)
        if unit is None or counts is None:
            continue
        wanted = counts[unit.arm == Arm.CAVALRY]
        if len(scripted.roll) in counts and len(scripted.roll) != wanted:
            message = f"{len(scripted.roll)} dice for {scripted.label} of {unit.arm}; allowed: {wanted}"
            yield f"dice[{scripted.place}]", message
