"""What was made before from the same values, kept in memory: views of a turn, names, sheets last read.

A thing is kept under a key that holds a digest of all that it was made from, so that nothing kept is ever out of date:
what is made from other values has another key. Only frozen values are kept.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Any, TypeVar

from campaigns.models.documents import written

T = TypeVar("T")

#: The last used stand last.
_memory: OrderedDict[Hashable, Any] = OrderedDict()
_MEMORY = 96
#: Workers are threads of one process.
_memory_lock = Lock()


def kept(key: Hashable, make: Callable[[], T]) -> T:
    """What was made for this key before, or made now; those used last are kept.

    It is made outside of the lock: two threads may make the same thing, but none waits for another's work.
    """
    with _memory_lock:
        if key in _memory:
            _memory.move_to_end(key)
            found: T = _memory[key]
            return found
    made = make()
    with _memory_lock:
        _memory[key] = made
        _memory.move_to_end(key)
        while len(_memory) > _MEMORY:
            _memory.popitem(last=False)
    return made


def digest(*values: Any) -> bytes:
    """A digest of values that can be written as JSON. It is good while the program runs, and not to be stored."""
    return hashlib.sha256(written(values)).digest()
