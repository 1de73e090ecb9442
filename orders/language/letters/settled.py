"""Settled: questions that have been answered, kept with the answer as comments so that none is asked again.

The words that were asked about stand above the order that answers them: ``# the guns fire at the houses``. Words that
earn several questions stand with the number of the one that was answered: ``#2 the guns fire at the houses``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from battles.engine import expressions as re

_COMMENT = re.compile(r"#(\d?) (\S.*)")


class Settled:
    """The questions of a letter that its writer has answered. Questions are put to it in the order of the letter."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        found = [match for line in lines if (match := _COMMENT.fullmatch(line.strip()))]
        self._answered = {(_one_line(match[2]), int(match[1] or 1)) for match in found}
        self._asked: Counter[str] = Counter()

    def settles(self, said: str) -> bool:
        """Whether the next question about these words is settled."""
        words = _one_line(said)
        self._asked[words] += 1
        return (words, self._asked[words]) in self._answered

    def comment(self, said: str, earlier: Iterable[str]) -> str:
        """The comment that settles a question about words; ``earlier`` are those of the questions before it."""
        words = _one_line(said)
        before = [_one_line(other) for other in earlier].count(words)
        left = (number for number in range(1, 10) if (words, number) not in self._answered)
        number = next((number for place, number in enumerate(left) if place == before), 9)
        return f"#{number if number > 1 else ''} {words}"


def is_comment(line: str) -> bool:
    """Whether a line is nothing but a comment."""
    return _COMMENT.fullmatch(line.strip()) is not None


def _one_line(said: str) -> str:
    return " ".join(said.split())
