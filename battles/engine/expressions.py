"""Regular expressions that are compiled when they are first used; to be imported in place of ``re``.

Letters are read with many hundreds of expressions, each letter with a part of them, and a command that reads one letter
spent more time on compiling all of them than on reading. So ``from battles.engine import expressions as re``: patterns
stay where they belong, and everything is called as ever; only a match's ``re`` is another object. A process that lives
long compiles them when it starts (``registry.load_all``).
"""

from __future__ import annotations

import re
from re import (
    ASCII,
    DOTALL,
    IGNORECASE,
    MULTILINE,
    I,
    M,
    Match,
    Pattern,
    escape,
    findall,
    fullmatch,
    match,
    search,
    split,
    sub,
)
from typing import Any, cast
from weakref import WeakSet

__all__ = [
    "ASCII",
    "DOTALL",
    "IGNORECASE",
    "MULTILINE",
    "I",
    "M",
    "Match",
    "Pattern",
    "compile",
    "compile_all",
    "escape",
    "findall",
    "fullmatch",
    "match",
    "search",
    "split",
    "sub",
]

#: What is asked of a compiled expression, but for its pattern, which is known before.
ASKED = ("search", "match", "fullmatch", "sub", "subn", "split", "findall", "finditer", "flags", "groups", "groupindex")


class Waiting:
    """Stands for a compiled expression; the first time that something is asked of it, it is compiled."""

    def __init__(self, pattern: str, flags: int) -> None:
        self.pattern = pattern
        self._given = flags

    def __getattr__(self, name: str) -> Any:
        # Called only for what is not there yet: afterwards all is there, and nothing slower than before.
        compiled = re.compile(self.pattern, self._given)
        for one in ASKED:
            setattr(self, one, getattr(compiled, one))
        return getattr(compiled, name)


_waiting: WeakSet[Waiting] = WeakSet()


def compile(pattern: str, flags: int = 0) -> Pattern[str]:
    """An expression as ``re.compile`` makes it, but later: a mistake in it shows when it is first used."""
    waiting = Waiting(pattern, flags)
    _waiting.add(waiting)
    return cast("Pattern[str]", waiting)


def compile_all() -> None:
    """Compile what nobody has used. Raises ``re.error`` for a mistake in one."""
    for waiting in list(_waiting):
        waiting.flags  # noqa: B018 - asking is what compiles it
