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


#: Nothing said.
NO_WORDS = Worded("")


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


def stored(text: str) -> Any:
    """A text as it is kept: its pattern and what fills it instead of words; any other text as it is."""
    if not isinstance(text, Worded) or not text.pattern:
        return str(text)
    values = {name: stored(value) if isinstance(value, str) else value for name, value in text.values.items()}
    counted = {"many": text.many, "number": text.number} if text.many else {}
    return {"says": text.pattern, "values": values, **counted}


def restored(kept: Any) -> str:
    """The text again that :func:`stored` made this of. What was kept as a text, as all once was, is that text."""
    if not isinstance(kept, Mapping):
        return kept if isinstance(kept, str) else str(kept)
    values = {name: restored(value) if isinstance(value, Mapping) else value for name, value in kept["values"].items()}
    many, number = str(kept.get("many", "")), int(kept.get("number", 1))
    pattern = str(kept["says"])
    return Worded((many if many and number != 1 else pattern).format(**values), pattern, values, many, number)


def translated(text: str, one: Callable[[str], str], some: Callable[[str, str, int], str]) -> str:
    """A text as a catalogue has it: ``one`` finds a pattern, ``some`` that for a number. Others stay as they are."""
    if not isinstance(text, Worded) or not text.pattern:
        return text
    pattern = some(text.pattern, text.many, text.number) if text.many else one(text.pattern)
    values = {
        name: translated(value, one, some) if isinstance(value, str) else value for name, value in text.values.items()
    }
    return pattern.format(**values)
