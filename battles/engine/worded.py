"""Words for people from code that speaks no language: the English, and what it was made of.

Pure code decides what is to be said and knows no catalogue. It hands on the pattern of a sentence with what fills it;
whoever shows it finds the pattern in the catalogue of his reader's language. Until then it is plain English text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any


class Worded(str):
    """A text in English that remembers its ``pattern``, with named placeholders, and the ``values`` that fill them.

    Where it counts something, ``many`` is the pattern for every number but one, and ``number`` what is counted.
    """

    pattern: str
    values: Mapping[str, Any]
    many: str
    number: int

    def __new__(
        cls, text: str, pattern: str = "", values: Mapping[str, Any] | None = None, many: str = "", number: int = 1
    ) -> Worded:
        made = super().__new__(cls, text)
        made.pattern, made.values, made.many, made.number = pattern, values or {}, many, number
        return made


def worded(pattern: str, **values: Any) -> Worded:
    """A sentence, or a part of one; values may be worded themselves."""
    return Worded(pattern.format(**values), pattern, values)


def worded_count(one: str, many: str, count: int, **values: Any) -> Worded:
    """A part of a sentence that counts something: ``one`` and ``many`` have the placeholder ``count``."""
    values = {"count": count, **values}
    return Worded((one if count == 1 else many).format(**values), one, values, many, count)


def listed(items: Iterable[str], join: Callable[[str, str], Worded]) -> str:
    """Several texts as one, joined two by two; empty for none."""
    some = list(items)
    return reduce(join, some[1:], some[0]) if some else ""


def either(first: str, second: str) -> Worded:
    """One or the other."""
    return worded("{first} or {second}", first=first, second=second)


def besides(first: str, second: str) -> Worded:
    """One thing, and another besides."""
    return worded("{first}; {second}", first=first, second=second)


def translated(text: str, one: Callable[[str], str], some: Callable[[str, str, int], str]) -> str:
    """A text as a catalogue has it: ``one`` finds a pattern, ``some`` that for a number. Others stay as they are."""
    if not isinstance(text, Worded) or not text.pattern:
        return text
    pattern = some(text.pattern, text.many, text.number) if text.many else one(text.pattern)
    values = {
        name: translated(value, one, some) if isinstance(value, str) else value for name, value in text.values.items()
    }
    return pattern.format(**values)
