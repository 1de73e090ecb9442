"""What was made before from the same values, kept in memory: views of a turn, names, sheets last read.

A thing is kept under a key that holds a digest of all that it was made from, so that nothing kept is ever out of date:
what is made from other values has another key. Only frozen values are kept.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Mapping
from typing import Any, TypeVar

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.keeping import Shelf
from campaigns.models.documents import written

T = TypeVar("T")

ROOM = 96
#: Each process has its own, which its threads share.
_SHELF: Shelf[Any] = Shelf(ROOM)


def kept(key: Hashable, make: Callable[[], T]) -> T:
    """What was made for this key before, or made now; those used last are kept."""
    thing: T = _SHELF.get(key, make)
    return thing


def digest(*values: Any) -> bytes:
    """A digest of values that can be written as JSON. It is good while the program runs, and not to be stored."""
    return hashlib.sha256(written(values)).digest()


def battle_of(document: Mapping[str, Any]) -> Battle:
    """The battle of a stored document. Raises ``InputFaults`` naming everything in it that is not right."""
    return kept(("battle", digest(document)), lambda: rulesets.read(document))
