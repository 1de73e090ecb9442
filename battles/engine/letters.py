"""Which letters papers can print: those of the faces that they are set in, with or without their accents."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from battles.engine.faults import Fault

#: First and last code points of what the widest face has: Latin with its extensions, Greek, Cyrillic, signs.
PRINTED = (
    (0x20, 0x7E), (0xA0, 0x17F), (0x192, 0x192), (0x218, 0x21B), (0x2C6, 0x2C7), (0x2D8, 0x2DD), (0x386, 0x38A),
    (0x38C, 0x38C), (0x38E, 0x3A1), (0x3A3, 0x3CE), (0x400, 0x45F), (0x490, 0x491), (0x1E80, 0x1E85), (0x1E9E, 0x1E9E),
    (0x1EF2, 0x1EF3), (0x2010, 0x2015), (0x2018, 0x201A), (0x201C, 0x201E), (0x2020, 0x2022), (0x2026, 0x2026),
    (0x2032, 0x2033), (0x2039, 0x203A), (0x2044, 0x2044), (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122),
    (0x2190, 0x2190), (0x2192, 0x2192), (0x2212, 0x2212), (0x2264, 0x2265), (0xFB01, 0xFB02),
)  # fmt: skip
_BOUNDS = list(chain.from_iterable((first, last + 1) for first, last in PRINTED))
#: What is set as a space or not at all.
_UNSEEN = frozenset(("Cc", "Cf", "Zl", "Zp"))
#: So many letters are named in a message.
NAMED = 5
#: The keys of a file whose texts stand on maps and papers, and those below which people are named as they are called.
NAMES, PEOPLE = frozenset(("name", "title", "commander")), frozenset(("players",))

#: What parts of a file have parts of their own. Almost all are of the first two, and told by them soonest.
NESTED = (dict, list, tuple, Mapping)


def unprintable(text: str) -> str:
    """The letters of a text that no paper can print, each once, in their order; empty when there is none."""
    if text.isascii():
        return ""
    return "".join(dict.fromkeys(letter for letter in unicodedata.normalize("NFC", text) if not _has(letter)))


def _has(letter: str) -> bool:
    return unicodedata.category(letter) in _UNSEEN or any(
        bisect_right(_BOUNDS, ord(shown)) % 2 for shown in (letter, unicodedata.normalize("NFD", letter)[0])
    )


def why_unprintable(text: str) -> str:
    """What is wrong with a name that papers cannot print, what is allowed, and the fix; empty when nothing is."""
    letters = unprintable(text)
    if not letters:
        return ""
    named = ", ".join(letters[:NAMED]) + (", ..." if len(letters) > NAMED else "")
    return (
        f"{text[:60]!r} has letters that no paper can print ({named}); allowed: Latin, Greek and Cyrillic letters; "
        "write the name in one of these"
    )


def faults_of_names(document: Any) -> Iterator[Fault]:
    """A fault for every name in a document, however deep, that papers cannot print."""
    waiting: list[tuple[Any, str]] = [(document, "")]
    seen: set[int] = set()
    while waiting:
        part, path = waiting.pop()
        if id(part) in seen:
            continue  # a file may name its own parts, and itself
        seen.add(id(part))
        inner: list[tuple[Any, str]] = []
        if isinstance(part, dict | Mapping):
            for key, value in part.items():
                if isinstance(value, str):
                    why = why_unprintable(value) if key in NAMES else ""
                    if why:
                        yield Fault(f"{path}.{key}" if path else str(key), why)
                elif isinstance(value, NESTED) and key not in PEOPLE:
                    inner.append((value, f"{path}.{key}" if path else str(key)))
        elif isinstance(part, list | tuple):
            inner = [(item, f"{path}[{number}]") for number, item in enumerate(part) if isinstance(item, NESTED)]
        waiting.extend(reversed(inner))
