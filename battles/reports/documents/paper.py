"""Paper: sizes, margins and the grid that all documents share. Lengths are points unless named otherwise."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass

MM = 72 / 25.4

#: The live width, the same on every paper so that map scales never change.
LIVE = 186 * MM
#: Columns: halves with a gap, thirds with a gap.
HALF, THIRD, GAP = 90 * MM, 58 * MM, 6 * MM


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper. ``landscape`` turns it."""

    name: str
    width: float
    height: float

    @property
    def left(self) -> float:
        """The left edge of the live area."""
        return 8 * MM if self.width > self.height else (self.width - LIVE) / 2

    @property
    def right(self) -> float:
        """The right edge of the live area."""
        return self.width - self.left

    @property
    def foot(self) -> float:
        """The height of the rule over the foot line."""
        return 11.5 * MM

    def turned(self) -> Paper:
        """The same paper lying on its side."""
        return Paper(self.name, self.height, self.width)


A4 = Paper("A4", 210 * MM, 297 * MM)
LETTER = Paper("Letter", 612.0, 792.0)
PAPERS = {"a4": A4, "letter": LETTER}


def paper(name: str) -> Paper:
    """The paper of this name, in any case. Raises ``ValueError`` naming what is allowed."""
    try:
        return PAPERS[name.lower()]
    except KeyError:
        raise ValueError(f"no paper called {name!r}; allowed: A4, Letter") from None
