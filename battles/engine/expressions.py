"""Regular expressions that are compiled when they are first used; to be imported in place of ``re``.

Letters are read with many hundreds of expressions, each letter with a part of them, and a command that reads one letter
spent more time on compiling all of them than on reading. So ``from battles.engine import expressions as re``: patterns
stay where they belong, and everything is called as ever; only a match's ``re`` is another object. A process that lives
long compiles them when it starts (``registry.load_all``); what one has compiled the next takes up (``programs``).

Two things are also told sooner here than by the library, which searches at every letter of a text: that what can only
begin it (``^``) does not, and that none of the words stands in it without which nothing matches (``keyed``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from re import (
    ASCII,
    DOTALL,
    IGNORECASE,
    MULTILINE,
    VERBOSE,
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

from battles.engine import keys
from battles.engine.programs import PROGRAMS

__all__ = [
    "ASCII",
    "DOTALL",
    "IGNORECASE",
    "MULTILINE",
    "AnyOf",
    "I",
    "M",
    "Match",
    "Pattern",
    "compile",
    "compile_all",
    "escape",
    "findall",
    "fullmatch",
    "keyed",
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

    def make_ready(self) -> None:
        """Do now what else its first use does."""
        self.flags  # noqa: B018 - asking is what compiles it

    def __getattr__(self, name: str) -> Any:
        # Called only for what is not there yet: afterwards all is there, and nothing slower than before.
        compiled = PROGRAMS.compiled(self.pattern, self._given)
        for one in ASKED:
            setattr(self, one, getattr(compiled, one))
        if begins_a_text(self.pattern, self._given):
            self.search = compiled.match
            self.sub = _at_the_beginning(compiled)
        return getattr(self, name) if name in ASKED else getattr(compiled, name)


def _at_the_beginning(compiled: Pattern[str]) -> Callable[..., str]:
    """What ``sub`` does of one that matches at the beginning only: few texts begin so, and no other is gone through."""

    def sub(repl: str | Callable[[Match[str]], str], string: str, count: int = 0) -> str:
        return compiled.sub(repl, string, count) if compiled.match(string) else string

    return sub


class Keyed(Waiting):
    """One that is asked only where a word stands that it needs: where none ever does, it is not even compiled."""

    def __init__(self, pattern: str, flags: int) -> None:
        super().__init__(pattern, flags)
        self._asked = Waiting(pattern, flags)

    def make_ready(self) -> None:
        super().make_ready()
        self.search  # noqa: B018 - asking is what finds its words

    def __getattr__(self, name: str) -> Any:
        if name not in ("search", "match", "fullmatch", "sub"):
            setattr(self, name, getattr(self._asked, name))
            return getattr(self, name)
        asked, bit = self._asked, 1 << keys.enter([PROGRAMS.words_of(self.pattern, self._given)])

        def search(string: str, *span: int) -> Match[str] | None:
            return asked.search(string, *span) if keys.look_up(string) & bit else None

        def match(string: str, *span: int) -> Match[str] | None:
            return asked.match(string, *span) if keys.look_up(string) & bit else None

        def fullmatch(string: str, *span: int) -> Match[str] | None:
            return asked.fullmatch(string, *span) if keys.look_up(string) & bit else None

        def sub(repl: str | Callable[[Match[str]], str], string: str, count: int = 0) -> str:
            return asked.sub(repl, string, count) if keys.look_up(string) & bit else string

        for one in (search, match, fullmatch, sub):
            setattr(self, one.__name__, one)
        return getattr(self, name)


#: What tells where the alternatives of an expression begin: groups, strokes, and all that may hide them.
PIECE = re.compile(r"\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\((?:\?[=!])?|[)|^]", re.DOTALL)


def begins_a_text(pattern: str, flags: int = 0) -> bool:
    """Whether an expression matches at the beginning of a text only: each of its alternatives begins with ``^``.

    Before that there may be looks ahead. Of an expression that is written in another way it is not told.
    """
    if flags & (MULTILINE | VERBOSE):
        return False
    depth, begins, at = 0, True, 0
    for found in PIECE.finditer(pattern):
        piece = found.group()
        if begins and not depth and (found.start() > at or piece not in ("^", "(?=", "(?!")):
            return False
        if not depth and piece in ("^", "|"):
            begins = piece == "|"
        depth += piece.startswith("(") - (piece == ")")
        at = found.end()
    return not begins


_waiting: WeakSet[Waiting | AnyOf] = WeakSet()


def compile(pattern: str, flags: int = 0) -> Pattern[str]:
    """An expression as ``re.compile`` makes it, but later: a mistake in it shows when it is first used."""
    waiting = Waiting(pattern, flags)
    _waiting.add(waiting)
    return cast("Pattern[str]", waiting)


def keyed(pattern: str, flags: int = 0) -> Pattern[str]:
    """An expression that is looked for only in texts that hold a word without which it matches nowhere.

    For what is asked about whole sentences, most of which have nothing of it. Which words these are is read off the
    expression: those of the piece of it that tells most. Where there are none, its first use raises ``ValueError``.
    """
    waiting = Keyed(pattern, flags)
    _waiting.add(waiting)
    return cast("Pattern[str]", waiting)


class AnyOf:
    """Some expressions, for whether one of them matches; only those are asked of which a word stands that they need."""

    def __init__(self, expressions: Iterable[Pattern[str]]) -> None:
        self._some = tuple(expressions)
        _waiting.add(self)

    def make_ready(self) -> None:
        """Do now what else its first use does."""
        self._first  # noqa: B018 - asking is what finds their words

    @cached_property
    def _first(self) -> int:
        """Where their keys begin."""
        return keys.enter(PROGRAMS.words_of(one.pattern, one._given) for one in self._some)  # type: ignore[attr-defined]

    def _that_may(self, text: str) -> Iterator[Pattern[str]]:
        first = self._first  # entered before keys are looked up
        bits = keys.look_up(text) >> first & (1 << len(self._some)) - 1
        return (one for number, one in enumerate(self._some) if bits >> number & 1) if bits else iter(())

    def search(self, text: str) -> bool:
        """Whether one of them stands anywhere in a text."""
        return any(one.search(text) for one in self._that_may(text))

    def match(self, text: str) -> bool:
        """Whether a text begins with one of them."""
        return any(one.match(text) for one in self._that_may(text))

    def fullmatch(self, text: str) -> bool:
        """Whether a text is one of them."""
        return any(one.fullmatch(text) for one in self._that_may(text))


def compile_all() -> None:
    """Compile what nobody has used. Raises ``re.error`` for a mistake in one."""
    for waiting in list(_waiting):
        waiting.make_ready()
    PROGRAMS.let_go()
