"""What a player writes for others to read: paragraphs for the gazette, and letters across the lines.

``GAZETTE:`` (or ``FOR THE GAZETTE:``) begins a piece, ``ACROSS THE LINES TO`` a name and a colon a letter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from orders.inbox.order_signs import has_firm_orders

_PIECE = re.compile(
    r"\s*(?:(?:for|to|in|an|für|pour|à|dans)\s+)?(?:(?:the|our|die|unsere|la|notre)\s+)?(?:gazette|zeitung)\s*:\s*",
    re.IGNORECASE,
)
_LETTER = re.compile(
    r"\s*(?:(?:a\s+)?letter\s+)?across(?:\s+the\s+lines)?\s+to\s+(?P<to>[^:\n]{1,100}?)\s*:\s*", re.IGNORECASE
)


@dataclass(frozen=True, slots=True)
class Written:
    """A piece for the gazette, or with ``to`` a letter to somebody on the other side."""

    text: str
    to: str = ""


def parted(text: str) -> tuple[str, tuple[Written, ...]]:
    """A mail's text without what is written for others, and that.

    Each goes to the end of its paragraph, or to the next of its kind; to the end of the mail where no orders follow.
    The lines taken out stay behind as empty ones, so that the others keep their numbers.
    """
    lines = text.split("\n")
    found: list[Written] = []
    at = 0
    while at < len(lines):
        letter = _LETTER.match(lines[at])
        begun = letter or _PIECE.match(lines[at])
        if begun is None:
            at += 1
            continue
        next_one = next((later for later in range(at + 1, len(lines)) if _begins(lines[later])), len(lines))
        end = next((later for later in range(at, next_one) if not lines[later].strip()), next_one)
        if not has_firm_orders("\n".join(lines[end:next_one])):
            end = next_one
        words = "\n".join([lines[at][begun.end() :], *lines[at + 1 : end]]).strip()
        if words:
            found.append(Written(words, letter["to"].strip() if letter else ""))
        lines[at:end] = [""] * (end - at)
        at = end
    return "\n".join(lines), tuple(found)


def _begins(line: str) -> bool:
    return _PIECE.match(line) is not None or _LETTER.match(line) is not None
