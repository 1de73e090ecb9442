"""How everybody stood at each moment of a player turn, for those who fire at what they then saw (BNB-FIRE-5).

A unit that moves is shot at where it was, with all others where they stood when its move ended. Of a whole army seldom
more than one unit changes its place from one such moment to the next; so each stay is kept once, with the moments from
which and until which it lasted, and found by the square of the table in which it was.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.rulesets.big_napoleonic.table.troops import Posture, Troop

# The side of a square, in inches: a little more than the longest footprint.
SQUARE = 7.0


@dataclass(slots=True, eq=False)
class Stay:
    """A unit in one posture, from one moment until before another."""

    troop: Troop
    posture: Posture
    since: int
    until: float = math.inf


class Chronicle:
    """The stays of a player turn."""

    def __init__(self, troops: Iterable[Troop]) -> None:
        self.now = 0
        self.troops = tuple(troops)
        self.stays: dict[str, list[Stay]] = {}
        self._squares: dict[tuple[int, int], list[Stay]] = {}
        self._widest = 0.0
        self._note(self.troops)

    def moment(self, changed: Iterable[Troop]) -> Standing:
        """How all stand now, after some have changed since the last moment."""
        self.now += 1
        self._note(changed)
        return Standing(self, self.now)

    def _note(self, changed: Iterable[Troop]) -> None:
        for troop in changed:
            stays = self.stays.setdefault(troop.id, [])
            last = stays[-1] if stays and stays[-1].until == math.inf else None
            if last is not None:
                if troop.present and last.posture is troop.posture:
                    continue
                last.until = self.now
            if troop.present:
                stay = Stay(troop, troop.posture, self.now)
                stays.append(stay)
                figure = stay.posture.figure
                self._widest = max(self._widest, figure.radius)
                square = (int(figure.x // SQUARE), int(figure.y // SQUARE))
                self._squares.setdefault(square, []).append(stay)

    def around(self, low: Point, high: Point, moment: int) -> list[Stay]:
        """All whose footprint may reach into an upright rectangle at a moment."""
        west, east = int((low[0] - self._widest) // SQUARE), int((high[0] + self._widest) // SQUARE)
        south, north = int((low[1] - self._widest) // SQUARE), int((high[1] + self._widest) // SQUARE)
        return [
            stay
            for column in range(west, east + 1)
            for row in range(south, north + 1)
            for stay in self._squares.get((column, row), ())
            if stay.since <= moment < stay.until
        ]


class Standing(Mapping[str, Posture]):
    """How everybody stood at one moment, by unit id, in file order."""

    def __init__(self, chronicle: Chronicle, moment: int) -> None:
        self.chronicle = chronicle
        self.moment = moment

    def __getitem__(self, id_: str) -> Posture:
        for stay in reversed(self.chronicle.stays.get(id_, ())):
            if stay.since <= self.moment:
                if self.moment < stay.until:
                    return stay.posture
                break
        raise KeyError(id_)

    def __iter__(self) -> Iterator[str]:
        return (troop.id for troop in self.chronicle.troops if troop.id in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def around(self, low: Point, high: Point) -> list[Stay]:
        """All whose footprint may reach into an upright rectangle."""
        return self.chronicle.around(low, high, self.moment)
