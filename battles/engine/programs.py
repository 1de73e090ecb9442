"""What expressions come to when they are compiled, so that a process need not do again what another has done.

To compile all expressions takes a hundred times as long as to take up what they were compiled to, and a command that
reads one letter needs a thousand of them. What a process finds here before its first expression is used, it takes up
(:meth:`Programs.fetch_with`); where it has compiled many itself, it hands all on. Where that is kept is no matter of
this package.

Python keeps modules so, but has no public way for expressions: its own parts are asked here as ``re.compile`` asks
them. Where one of them is not there, or takes something else, an expression is compiled as ever.
"""

from __future__ import annotations

import re
from array import array
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from battles.engine import needed_words

Key = tuple[str, int]
"""The pattern and its flags."""
Program = tuple[int, bytes, int, dict[str, int], tuple[str | None, ...]]
"""All flags, the code, the number of groups, the groups by name, the names by group."""
Words = tuple[str, ...]

try:
    _parse, _code = import_module("re._parser").parse, import_module("re._compiler")._code
    _take_up = import_module("_sre").compile
except (ImportError, AttributeError):  # another Python, which has them elsewhere: all is compiled as ever
    _parse = _code = _take_up = None

CODE = "I"  # the type of a step of a program, in an array
WORTH_KEEPING = 32  # so many new ones take longer to compile than all do to be handed on
MOST = 20_000  # programs; beyond that most are of expressions as they were once


class Programs:
    """The programs of expressions, and the words that they need, by pattern and flags."""

    def __init__(self) -> None:
        self._fetch: Callable[[], Mapping[str, Any]] = dict
        self._hand_on: Callable[[Mapping[str, Any]], None] = lambda _: None
        self._programs: dict[Key, Program] | None = None
        self._words: dict[Key, Words] = {}
        self._new = 0

    def fetch_with(self, fetch: Callable[[], Mapping[str, Any]], hand_on: Callable[[Mapping[str, Any]], None]) -> None:
        """Whence to fetch what is known when the first expression is used, and how to hand on what is new."""
        self._fetch, self._hand_on, self._programs = fetch, hand_on, None

    def _known(self) -> dict[Key, Program]:
        if self._programs is None:
            kept = self._fetch()
            self._words = dict(kept.get("words", ()))
            self._programs = dict(kept.get("programs", ()))
        return self._programs

    def compiled(self, pattern: str, flags: int) -> re.Pattern[str]:
        """An expression as ``re.compile`` makes it. Raises ``re.error`` for a mistake in it."""
        known, key = self._known(), (pattern, int(flags))
        program = known.get(key)
        if program is None:
            program = program_of(pattern, int(flags))
            if program is not None:
                known[key], self._new = program, self._new + 1
        made = taken_up(pattern, program) if program is not None else None
        return made if made is not None else re.compile(pattern, flags)

    def words_of(self, pattern: str, flags: int) -> Words:
        """The words of which it needs one; raises ``ValueError`` where none can be told (``needed_words``)."""
        self._known()
        key = pattern, int(flags)
        words = self._words.get(key)
        if words is None:
            words = self._words[key] = tuple(sorted(needed_words.needed_words(pattern, flags)))
        return words

    def hand_on(self) -> None:
        """Hand on all that is known, if much of it is new."""
        if self._programs is None or self._new < WORTH_KEEPING:
            return
        self._new = 0
        if len(self._programs) <= MOST:
            self._hand_on({"programs": dict(self._programs), "words": dict(self._words)})
        else:
            self._hand_on({})

    def let_go(self) -> None:
        """Hand on what is new and forget it all: a process that has compiled everything needs none of it again."""
        self.hand_on()
        self._programs, self._words = {}, {}
        self._hand_on = lambda _: None


def program_of(pattern: str, flags: int) -> Program | None:
    """The program of an expression; nothing where the library does not tell it as expected.

    Raises ``re.error`` for a mistake in the expression.
    """
    try:
        parsed = _parse(pattern, flags)
        code = array(CODE, _code(parsed, flags))
        groups = dict(parsed.state.groupdict)
        names: list[str | None] = [None] * parsed.state.groups
        for name, number in groups.items():
            names[number] = name
        return flags | parsed.state.flags, code.tobytes(), parsed.state.groups - 1, groups, tuple(names)
    except (AttributeError, TypeError, OverflowError):
        return None


def taken_up(pattern: str, program: Program) -> re.Pattern[str] | None:
    """The expression of a program; nothing where the library does not take it."""
    flags, code, number, groups, names = program
    try:
        made = _take_up(pattern, flags, array(CODE, code).tolist(), number, groups, names)
    except (AttributeError, TypeError, ValueError, RuntimeError, OverflowError):
        return None
    return made if isinstance(made, re.Pattern) else None


#: Those of this process.
PROGRAMS = Programs()
