"""Registries: things by name, each loaded when it is first asked for.

Whoever registers a thing names it by its dotted path, as Django's settings name things, so registering costs nothing
and may be done before anything else is there. A command that resolves one battle file loads one rulebook, and neither
the letters nor the papers; the processes of the site load everything before their first work (``load_all``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Generic, TypeVar, cast
from weakref import WeakSet

from battles.engine.expressions import compile_all

Thing = TypeVar("Thing")

_registries: WeakSet[Registry[object]] = WeakSet()


class Registry(MutableMapping[str, Thing], Generic[Thing]):
    """A mapping of names to things; a string stands for the thing at that dotted path, ``package.module.name``.

    Things are never strings. A path that leads nowhere raises ``ImportError`` or ``AttributeError`` when followed.
    """

    def __init__(self, things: Mapping[str, Thing | str] | None = None) -> None:
        self._things: dict[str, Thing | str] = dict(things or {})
        _registries.add(cast("Registry[object]", self))

    def __getitem__(self, name: str) -> Thing:
        thing = self._things[name]
        if isinstance(thing, str):
            # Two threads that load at once load the same.
            module, _, attribute = thing.rpartition(".")
            self._things[name] = thing = cast("Thing", getattr(import_module(module), attribute))
        return thing

    def __setitem__(self, name: str, thing: Thing | str) -> None:
        self._things[name] = thing

    def __delitem__(self, name: str) -> None:
        del self._things[name]

    def __contains__(self, name: object) -> bool:
        return name in self._things

    def __iter__(self) -> Iterator[str]:
        return iter(self._things)

    def __len__(self) -> int:
        return len(self._things)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The names of the things that nobody has asked for."""
        return tuple(name for name, thing in self._things.items() if isinstance(thing, str))


def load_all() -> None:
    """Load whatever is registered anywhere, and what those who are loaded register in turn; compile all expressions."""
    while waiting := [(registry, name) for registry in list(_registries) for name in registry.waiting]:
        for registry, name in waiting:
            registry[name]
    compile_all()
