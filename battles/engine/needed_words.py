"""Which words an expression needs: one of them stands wherever it matches. They are read off the expression itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from re import _constants as said  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

MOST = 48  # ways to write a piece of an expression that are told one by one
TELLING = 5  # letters: words of so many are rare enough, and longer ones tell no more
NOTHING = frozenset({""})

Words = frozenset[str]


def needed_words(pattern: str, flags: int) -> Words:
    """Words, in small letters, one of which stands wherever an expression matches: such as most texts have not.

    Raises ``ValueError`` where none can be told.
    """
    _, needed = _told(parser.parse(pattern, flags))
    if needed is None:
        raise ValueError(pattern)
    return frozenset(word for word in needed if not any(other in word for other in needed - {word}))


def _told(nodes: Any) -> tuple[Words | None, Words | None]:
    """All that a piece of an expression may stand for, where that is known, and words of which it needs one."""
    run: Words = NOTHING  # all that the parts in hand may stand for, back to the last of which that is not known
    whole, needed = True, None
    for alone, needs in _parts(nodes):
        needed = _better(_better(needed, needs), run)
        if alone is not None and len(run) * len(alone) <= MOST:
            run = frozenset({before + word for before in run for word in alone})
        else:
            run, whole = NOTHING if alone is None or len(alone) > MOST else alone, False
    return run if whole else None, _better(needed, run)


def _parts(nodes: Any) -> Iterator[tuple[Words | None, Words | None]]:
    """The same of its parts, one after the other: letters in a row are one."""
    letters = ""
    for kind, node in nodes.data:
        if kind is said.LITERAL:
            letters += chr(node)
        elif kind not in (said.AT, said.ASSERT_NOT):
            if letters:
                yield frozenset({letters.lower()}), None
                letters = ""
            yield _told_of(kind, node)
    if letters:
        yield frozenset({letters.lower()}), None


def _told_of(kind: Any, node: Any) -> tuple[Words | None, Words | None]:
    """The same of one that is no letter."""
    if kind is said.IN:
        return _letters(node), None
    if kind is said.ASSERT:
        return NOTHING, _told(node[1])[1]
    if kind is said.SUBPATTERN:
        return _told(node[3])
    if kind is said.BRANCH:
        told = [_told(branch) for branch in node[1]]
        return _all_of([alone for alone, _ in told]), _all_of([needs for _, needs in told])
    if kind in (said.MAX_REPEAT, said.MIN_REPEAT):
        least, most, body = node
        alone, needs = _told(body)
        if not least:
            return alone | NOTHING if most == 1 and alone is not None else None, None
        return alone if most == 1 else None, needs
    return None, None


def _all_of(told: Sequence[Words | None]) -> Words | None:
    """The words of all of some branches, where they are known of each."""
    known = [words for words in told if words is not None]
    return frozenset().union(*known) if len(known) == len(told) else None


def _letters(node: Sequence[tuple[Any, Any]]) -> Words | None:
    """The letters of a set, where each of them is told by itself."""
    told = [chr(letter).lower() for kind, letter in node if kind is said.LITERAL]
    return frozenset(told) if len(told) == len(node) else None


def _better(needed: Words | None, words: Words | None) -> Words | None:
    """Of two sets of words the one that tells more: whose shortest is longer, or which has fewer.

    None are needed by what may stand for nothing.
    """
    if words is None or "" in words or needed == words:
        return needed
    return words if needed is None or _worth(words) > _worth(needed) else needed


def _worth(words: Words) -> tuple[int, int]:
    return min(TELLING, *map(len, words)), -len(words)
