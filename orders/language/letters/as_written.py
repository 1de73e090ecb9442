"""As written: words of a receipt that were put in full, or in other words, found again as the writer has them.

The reader works on sentences made plain: *gg. Kav.* is *gegen Kavallerie* there. What stands beside a deed in the
receipt is the writer's own: it is looked up in his lines, from the one that it was taken from.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher

from battles.engine.dataclasses import dataclass, field

LEAST = 0.5  # of the words: with fewer found again it is not said which of his words are meant
AROUND = 2  # words before and behind those found again that may be theirs
MOST_LINES = 8  # that one sentence goes over


@dataclass(slots=True)
class AsWritten:
    """The lines of one letter, and the words that were asked for."""

    lines: Sequence[str]
    found: dict[tuple[int, str], str] = field(default_factory=dict)

    def words(self, line: int, said: str) -> str:
        """What the writer wrote, on a line and those below it, where ``said`` stands for it; ``said`` where unknown."""
        asked = (line, said)
        if asked not in self.found:
            self.found[asked] = self.look_up(line, said)
        return self.found[asked]

    def look_up(self, line: int, said: str) -> str:
        plain, whole = said.split(), [word for raw in self.lines[line - 1 : line + MOST_LINES] for word in raw.split()]
        if not plain or stands_in(plain, whole):
            return said
        same = SequenceMatcher(None, [word.lower() for word in whole], [word.lower() for word in plain], autojunk=False)
        blocks = [block for block in same.get_matching_blocks() if block.size]
        if sum(block.size for block in blocks) < LEAST * len(plain):
            return said
        first, last = blocks[0], blocks[-1]
        start = first.a - min(first.b, first.a, AROUND)
        end = last.a + last.size + min(len(plain) - last.b - last.size, AROUND)
        if end - start > 2 * len(plain):
            return said  # the words are strewn over what is more than this sentence
        return " ".join(whole[start:end])


def stands_in(words: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether some words stand among others just so."""
    return " ".join(words) in " ".join(whole)
