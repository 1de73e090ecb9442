"""Spots: what a stretch of a sentence was recognised as."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Point, Terrain
from battles.engine.dataclasses import dataclass
from battles.engine.orders import Place
from orders.language.letters.troops import Troops

Value = str | float | Troops | Place | Point | tuple[Terrain, ...]


@dataclass(frozen=True, slots=True)
class Spot:
    """One thing recognised: its kind and value, and the words it covers.

    Kinds are those of the lexicon, and ``troops``, ``ground`` (pieces of terrain), ``spot`` (a square or point),
    ``length`` (in table units), ``number``, ``mark`` and ``unknown``. ``slip``: recognised in spite of a slip.
    """

    kind: str
    value: Value
    start: int
    end: int
    slip: bool = False
    others: tuple[tuple[str, str], ...] = ()

    def means(self, kind: str, *values: str) -> bool:
        """Whether it is, or may also be, of a kind, and one of these values."""
        if self.kind == kind and (not values or (isinstance(self.value, str) and self.value in values)):
            return True
        return bool(self.others) and any(k == kind and (not values or v in values) for k, v in self.others)


def first(spots: Sequence[Spot], kind: str) -> Spot | None:
    """The first spot of a kind."""
    return next((spot for spot in spots if spot.kind == kind), None)
