"""The notation in which orders are worded: the patterns of a ruleset's phrases and of the sheet's own lines.

=========================  ==========================================================
``FIRE AT``                words that stand for themselves
``TOWARD|TOWARDS``         either word
``[FACE {d:direction}]``   what may be left out
``[EXTEND]``               a flag: true when it is there
``{distance:number}``      a slot: a name and what may fill it
``{flank:LEFT|RIGHT}``     a slot filled by one of these words
``:``                      a colon, for which other marks or none may stand
=========================  ==========================================================
"""

from __future__ import annotations

from functools import lru_cache

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass

_WORD = r"(?:[A-Z][A-Z0-9-]*|>=|<=|[<>=])"
_CHOICE = r"[A-Z](?:[A-Z0-9 -]*[A-Z0-9])?"
_ITEM = re.compile(
    r"\s*(?:"
    rf"(?P<words>{_WORD}(?:\s*\|\s*{_WORD})*)"
    rf"|\{{\s*(?P<name>[a-z][a-z_]*)\s*:\s*(?:(?P<type>[a-z][a-z_]*)|(?P<choices>{_CHOICE}(?:\s*\|\s*{_CHOICE})*))\s*\}}"
    r"|(?P<mark>[\[\]:]))"
)


@dataclass(frozen=True, slots=True)
class Either:
    """Words of which one stands there; often there is but one."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Blank:
    """A place to be filled: its name, and the type of what fills it, or else the choices."""

    name: str
    type: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Bracket:
    """What may be left out; ``None`` among items is a colon."""

    items: tuple[Item, ...]


Item = Either | Blank | Bracket | None


@lru_cache(maxsize=1024)
def items_of(pattern: str) -> tuple[Item, ...]:
    """The items of a pattern. Raises ``ValueError`` for one that does not follow the notation."""
    open_ones: list[list[Item]] = [[]]
    at, end = 0, len(pattern.rstrip())
    while at < end:
        found = _ITEM.match(pattern, at)
        if found is None:
            raise _mistake(pattern, at)
        if found["words"]:
            open_ones[-1].append(Either(tuple(found["words"].replace("|", " ").split())))
        elif found["name"]:
            choices = tuple(choice.strip() for choice in (found["choices"] or "").split("|") if choice.strip())
            open_ones[-1].append(Blank(found["name"], found["type"] or "choice", choices))
        elif found["mark"] == "[":
            open_ones.append([])
        elif found["mark"] == ":":
            open_ones[-1].append(None)
        else:
            inner = open_ones.pop()
            if not inner or not open_ones:
                raise _mistake(pattern, at)
            open_ones[-1].append(Bracket(tuple(inner)))
        at = found.end()
    if len(open_ones) > 1 or not open_ones[0]:
        raise _mistake(pattern, at)
    return tuple(open_ones[0])


def _mistake(pattern: str, at: int) -> ValueError:
    return ValueError(f"phrase {pattern!r} does not follow the notation at column {at + 1}")
