"""Regular expressions that are compiled when they are first used; to be imported in place of ``re``.

Letters are read with many hundreds of expressions, each letter with a part of them, and a command that reads one letter
spent more time on compiling all of them than on reading. So ``from battles.engine import expressions as re``: patterns
stay where they belong, and everything is called as ever; only a match's ``re`` is another object. A process that lives
long compiles them when it starts (``registry.load_all``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
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
    "any_of",
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

#: How the flags of an expression are written in it.
LETTERS = {"i": IGNORECASE, "m": MULTILINE, "s": DOTALL}
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


NAMED = re.compile(r"(?<!\\)\(\?P<(\w+)>")
BY_NUMBER = re.compile(r"(?<!\\)(?:\\\\)*\\[1-9]|\(\?\(")


def any_of(expressions: Iterable[Pattern[str]]) -> Pattern[str]:
    """One expression for whether one of some matches, which costs less than asking all of them; its groups mean nothing.

    Raises ``ValueError`` for one that refers to its groups by number.
    """
    told: list[str] = []
    for one in expressions:
        flags = "".join(letter for letter, flag in LETTERS.items() if one._given & flag)  # type: ignore[attr-defined]
        said = one.pattern
        if BY_NUMBER.search(said):
            raise ValueError(said)
        for name in NAMED.findall(said):
            if f"(?P={name})" not in said:
                said = said.replace(f"(?P<{name}>", "(?:")
        told.append(f"(?{flags}:{said})")
    return compile("|".join(told))


def compile_all() -> None:
    """Compile what nobody has used. Raises ``re.error`` for a mistake in one."""
    for waiting in list(_waiting):
        waiting.flags  # noqa: B018 - asking is what compiles it
