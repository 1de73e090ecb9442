"""A shelf for what was made and will be needed again: few things, the longest unused thrown out, safe among threads."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class Same:
    """Stands for an object in a key: equal to what stands for the very same object, which it keeps alive.

    So what is large, or cannot be hashed, may have something kept for it. It must not change.
    """

    __slots__ = ("_thing",)

    def __init__(self, thing: object) -> None:
        self._thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other._thing is self._thing

    def __hash__(self) -> int:
        return id(self._thing)


class Shelf(Generic[Thing]):
    """Holds at most ``room`` things by key."""

    def __init__(self, room: int) -> None:
        self._room = room
        # Each in a tuple of its own, so that one look tells whether it is there, whatever it is.
        self._things: dict[Hashable, tuple[Thing]] = {}
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], Thing]) -> Thing:
        """The thing with this key, made if it is not on the shelf. Equal keys must mean equal things.

        It is made outside of the lock: two threads may make the same thing, but none waits for another's work.
        """
        with self._lock:
            kept = self._things.pop(key, None)
            if kept is not None:
                self._things[key] = kept
                return kept[0]
        thing = make()
        with self._lock:
            self._things.pop(key, None)
            while len(self._things) >= self._room:
                self._things.pop(next(iter(self._things)))
            self._things[key] = (thing,)
        return thing
