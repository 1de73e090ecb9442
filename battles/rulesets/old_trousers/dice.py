"""The dice of Old Trousers by label: their kind, and how many are thrown at once (section f of the specification)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.dice import D6, D10, D20, Throw

_TEN = Throw(D10)

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
        "rout": Throw(D6, 2, 3),
        "fall-back": Throw(D6, 2, 2),
        "flee": Throw(D6, 2, 2),
        "charge-bonus": Throw(D6, 1, 2),
        "rating": _TEN,
        "tactical": _TEN,
        "quality": _TEN,
        "impetuous": _TEN,
    }
)
