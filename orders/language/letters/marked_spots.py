"""Marked spots: the spots of a sentence as they are gone through to settle who is meant, and what stands around one."""

from __future__ import annotations

from battles.engine.battle import Terrain
from battles.engine.dataclasses import dataclass, replace
from orders.language.letters.lexicon import Lexicon
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

LEAST_OF_SEVERAL = 2
OF = frozenset({"of", "de", "du", "von", "der", "des"})
PASSED = frozenset({"filler", "modal", "all", "title"})


@dataclass(slots=True)
class MarkedSpots:
    """A sentence on its way from its spots to its acts.

    ``spoken`` are those of whom the sentence before it was, ``arm`` is the one under whose heading it stands.
    """

    world: World
    lexicon: Lexicon
    text: Text
    spots: list[Spot]
    spoken: Troops | None
    arm: str = ""
    begins: bool = False  # whether it begins a paragraph
    headed: str = ""  # the arm that its own head names
    told: frozenset[str] = frozenset()  # units that sentences before it told what to do
    ended: bool = False  # whether somebody was told something of whom nobody is of the arm of the heading

    def troops(self, at: int) -> Troops | None:
        """The writer's own troops that stand there."""
        value = self.spots[at].value if 0 <= at < len(self.spots) else None
        return value if isinstance(value, Troops) and value.own else None

    def next(self, at: int, past: frozenset[str] = PASSED) -> int:
        """The number of the next spot that says something; that of the end where there is none."""
        return next((n for n in range(at + 1, len(self.spots)) if self.spots[n].kind not in past), len(self.spots))

    def kind(self, at: int) -> str:
        """The kind of a spot; empty beyond the end."""
        return self.spots[at].kind if 0 <= at < len(self.spots) else ""

    def is_mark(self, at: int, marks: frozenset[str]) -> bool:
        """Whether one of some marks stands there."""
        return self.kind(at) == "mark" and self.spots[at].value in marks

    def heads(self, at: int) -> bool:
        """Whether a clause begins with a spot, as it does with those for whom it is."""
        before = at - 1
        while before >= 0 and self.kind(before) in ("filler", "title", "number"):
            before -= 1
        return before < 0 or self.kind(before) in ("mark", "link")

    def put(self, at: int, troops: Troops) -> None:
        """Put troops in the place of those that were said."""
        self.spots[at] = replace(self.spots[at], value=troops)

    def drop(self, start: int, end: int) -> None:
        """Let some spots say nothing more."""
        for at in range(start, end):
            self.spots[at] = Spot("filler", "-", self.spots[at].start, self.spots[at].end)

    def words(self, at: int) -> list[str]:
        """The words of a spot; none beyond the end."""
        return self.text.bare[self.spots[at].start : self.spots[at].end] if 0 <= at < len(self.spots) else []

    def of_that_kind(self) -> None:
        """``An die Namur-Straße``, ``sur la route de Namur``: of what kind that is which several bear the name of."""
        for at, spot in enumerate(self.spots):
            if spot.kind != "ground" or not isinstance(spot.value, tuple) or len(spot.value) < LEAST_OF_SEVERAL:
                continue
            led = self.spots[at - 1].means("relation", "of") if at else False
            of = led or self.text.bare[spot.start] in OF
            beside = at + 1 if self.kind(at + 1) == "kind" else at - 1 - led if of else -1
            kind = self.spots[beside].value if self.kind(beside) == "kind" else ""
            alike = tuple(piece for piece in spot.value if isinstance(piece, Terrain) and piece.kind == kind)
            if alike and len(alike) < len(spot.value):
                self.spots[at] = replace(spot, value=alike)
