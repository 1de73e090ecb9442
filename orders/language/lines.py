"""Lines as mails carry them: where they break, what stands before and after the order."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine import expressions as re

LINE_BREAK = re.compile(r"\r\n|\r|\n")
BULLET = re.compile(r"\s*(?:[-*+~•–·]+|\d{1,3}[.)]|\(\d{1,3}\)|[A-Za-z][.)])\s*(?=\S)")
NARROWEST = 62  # mail programs break lines of more characters than this, before the word that would not fit


def without_comment(raw: str, names_with_hash: Iterable[str]) -> str:
    """The line up to a comment. A ``#`` inside one of these names begins none."""
    if "#" not in raw:
        return raw
    folded = raw.lower()
    inside: set[int] = set()
    for name in names_with_hash:
        start = folded.find(name.lower())
        while start >= 0:
            inside.update(range(start, start + len(name)))
            start = folded.find(name.lower(), start + 1)
    at = next((at for at, character in enumerate(raw) if character == "#" and at not in inside), None)
    return raw if at is None else raw[:at]


def may_go_on(raw: str, following: str) -> bool:
    """Whether a line may have been broken by a mail program, or left open by its writer."""
    line, word = raw.rstrip(), following.split(maxsplit=1)[0]
    return len(line) + 1 + len(word) > NARROWEST or line.endswith((";", ","))
