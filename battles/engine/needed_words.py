"""Which words an expression needs: one of them stands wherever it matches. They are read off the expression itself.

The first letter of a process has hundreds of expressions read. The library's own parser takes every letter by itself
and builds a tree of all that it finds, which cost that letter more than anything else; here letters in a row are one
piece, and of all that is no letter it is only told whether it may stand for nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

MOST = 48  # ways to write a piece of an expression that are told one by one
TELLING = 5  # letters: words of so many are rare enough, and longer ones tell no more

Words = frozenset[str]
#: All that a piece may stand for, where that is known, and words of which it needs one.
Told = tuple[Words | None, Words | None]
#: Letters in a row, or what is told of anything else.
Part = str | Told

NOTHING: Words = frozenset({""})
UNKNOWN: Told = (None, None)
END: Told = (NOTHING, None)
MARKS = r"\\\[\](){}?*+|.^$"
#: An expression piece by piece; of letters in a row the last is one by itself where it is repeated.
PIECE = re.compile(
    rf"(?P<letters>[^{MARKS}]+(?![?*+{{])|[^{MARKS}])"
    rf"|\((?P<plain>(?:\?:|\?P<\w+>)?[^{MARKS}]+(?:\|[^{MARKS}]+)+)\)"
    r"|\\(?P<escaped>[xuU][0-9a-fA-F]+|\d+|.)"
    r"|\[(?P<set>\^?\]?(?:\\.|[^\]\\])*)\]"
    r"|(?P<open>\((?:\?(?:P<\w+>|P=\w+\)|<?[=!]|#[^)]*\)|\(\w+\)|[a-zA-Z-]*[:)]|>))?)"
    r"|(?P<times>[*+?]|\{\d+(?:,\d*)?\}|\{,\d+\})[?+]?"
    r"|(?P<mark>[)|.^$\]{}])",
    re.DOTALL,
)
NO_LETTER = "abfnrtv"  # escapes that stand for a character that is no letter
CHARACTERS = dict(zip(NO_LETTER, "\a\b\f\n\r\t\v", strict=True))
EDGES = "bBAZ"  # escapes that stand for no character at all
CODES = "xuU"
LETTER_OF_SET = re.compile(r"\\([xuU][0-9a-fA-F]+|.)|(.)", re.DOTALL)


def needed_words(pattern: str, flags: int) -> Words:
    """Words, in small letters, one of which stands wherever an expression matches: such as most texts have not.

    Raises ``ValueError`` where none can be told.
    """
    needed = None if flags & re.VERBOSE else _told(_Reading(pattern).parts())[1]
    if needed is None:
        raise ValueError(pattern)
    few: list[str] = []
    for word in sorted(needed, key=len):
        if not any(other in word for other in few):
            few.append(word)
    return frozenset(few)


class _Reading:
    """An expression as it is read from its beginning to its end."""

    def __init__(self, pattern: str) -> None:
        self._pieces = PIECE.finditer(pattern)

    def parts(self) -> list[Part]:
        """What stands up to the end of the group in hand, or of the expression."""
        parts: list[Part] = []
        branches = [parts]
        begun = 0  # where the last piece begins, which may be repeated: a group has several parts
        for found in self._pieces:
            kind, piece = found.lastgroup, found[found.lastgroup or 0]
            if kind == "times":
                repeated = _repeated(_told(parts[begun:]), piece)
                del parts[begun:]
                parts.append(repeated)
                continue
            begun = len(parts)
            if kind == "letters":
                parts.append(piece)
            elif kind == "plain":
                parts += _plain(piece)
            elif kind == "open":
                parts += self._group(piece)
            elif kind == "escaped":
                if piece not in EDGES:
                    parts.append(_escaped(piece))
            elif kind == "set":
                parts.append(_of_set(piece))
            elif piece == ")":
                break
            elif piece == "|":
                parts = []
                branches.append(parts)
                begun = 0
            elif piece == ".":
                parts.append(UNKNOWN)
            elif piece not in "^$":
                parts.append(piece)
        return parts if len(branches) == 1 else _either(branches)

    def _group(self, opening: str) -> list[Part]:
        """What a group comes to that has been opened."""
        if opening.endswith(")"):  # a remark, flags for all, the same as in another group; a choice by another group
            return [UNKNOWN] if opening.startswith("(?P=") else self._choice() if opening.startswith("(?(") else []
        parts = self.parts()
        if opening.endswith("!"):
            return []
        if opening.endswith("=") and opening != "(?P=":
            return [(NOTHING, _told(parts)[1])]
        if opening == "(?>":
            return [UNKNOWN]
        return parts if opening == "(?:" else [_told(parts)]

    def _choice(self) -> list[Part]:
        """What hangs on whether another group matched: nothing is told of it."""
        self.parts()
        return [UNKNOWN]


def _either(branches: Sequence[list[Part]]) -> list[Part]:
    """Some branches as one part, behind the letters with which all of them begin."""
    heads = [branch[0] if branch and isinstance(branch[0], str) else "" for branch in branches]
    if same := _beginning(heads):
        for branch in branches:
            branch[0] = str(branch[0])[len(same) :]
    told = [_told(branch) for branch in branches]
    either = _all_of([alone for alone, _ in told]), _all_of([needs for _, needs in told])
    return [same, either] if same else [either]


def _beginning(words: Sequence[str]) -> str:
    """The letters with which all of some words begin."""
    first, last = min(words), max(words)
    return first[: next((at for at, letter in enumerate(first) if letter != last[at]), len(first))]


@lru_cache(maxsize=512)
def _plain(said: str) -> Sequence[Part]:
    """A group of no more than words with strokes between them; many expressions have the same."""
    named = said.partition(">")[2] if said.startswith("?P<") else ""
    words = (named or said.removeprefix("?:")).split("|")
    either = _either([[word] for word in words])
    return [_told(either)] if named or not said.startswith("?:") else either


def _repeated(told: Told, times: str) -> Told:
    """The same of a piece that stands several times, or perhaps not at all."""
    alone, needs = told
    if times == "?" or times in ("{0,1}", "{,1}"):
        return alone | NOTHING if alone is not None else None, None
    if times == "*" or times.startswith(("{0", "{,")):
        return UNKNOWN
    return alone if times in ("{1}", "{1,1}") else None, needs


def _told(parts: Sequence[Part]) -> Told:
    """All that some parts one after the other may stand for, where that is known, and words of which they need one."""
    if len(parts) == 1 and isinstance(parts[0], str) and parts[0]:
        word = frozenset({parts[0].lower()})
        return word, word
    run = NOTHING  # all that the parts in hand may stand for, back to the last of which that is not known
    whole, letters = True, ""
    needed: Words | None = None
    for part in (*parts, END):
        if isinstance(part, str):
            letters += part
            continue
        if letters:
            needed, run = _better(needed, run), _behind(run, frozenset({letters.lower()}))
            letters = ""
        alone, needs = part
        needed = _better(_better(needed, needs), run)
        if alone is None or len(run) * len(alone) > MOST:
            run, whole = NOTHING if alone is None or len(alone) > MOST else alone, False
        else:
            run = _behind(run, alone)
    return run if whole else None, needed


def _behind(run: Words, alone: Words) -> Words:
    """All that some parts may stand for with another behind them."""
    if run is NOTHING or alone is NOTHING:
        return alone if run is NOTHING else run
    return frozenset({before + word for before in run for word in alone})


def _escaped(piece: str) -> Part:
    """What stands behind a backslash: a kind of characters, another group, a character by its number or a mark."""
    if piece[0] in CODES:
        return chr(int(piece[1:], 16))
    if piece in CHARACTERS:
        return CHARACTERS[piece]
    return UNKNOWN if piece[0].isalnum() else piece


@lru_cache(maxsize=256)
def _of_set(said: str) -> Told:
    """The letters of a set, where each of them is told by itself; of few sets there are many."""
    told: set[str] = set()
    pieces = [found.group(1, 2) for found in LETTER_OF_SET.finditer(said)]
    for at, (escaped, letter) in enumerate(pieces):
        part = letter if escaped is None else CHARACTERS["b"] if escaped == "b" else _escaped(escaped)
        if not isinstance(part, str) or (letter == "-" and 0 < at < len(pieces) - 1):
            return UNKNOWN
        told.add(part.lower())
    return UNKNOWN if said.startswith("^") else (frozenset(told), None)


def _all_of(told: Sequence[Words | None]) -> Words | None:
    """The words of all of some branches, where they are known of each."""
    known = [words for words in told if words is not None]
    return frozenset().union(*known) if len(known) == len(told) else None


def _better(needed: Words | None, words: Words | None) -> Words | None:
    """Of two sets of words the one that tells more: whose shortest is longer, or which has fewer.

    None are needed by what may stand for nothing.
    """
    if words is None or words is needed or "" in words:
        return needed
    return words if needed is None or _worth(words) > _worth(needed) else needed


def _worth(words: Words) -> tuple[int, int]:
    return min(TELLING, *map(len, words)), -len(words)
