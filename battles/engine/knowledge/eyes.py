"""The eyes of an observer: the troops and commanders on the table that see for him, and which of them sees what.

How far they see and what hides is the ruleset's affair (``Ruleset.eyesight``). Whether one of them sees a thing is
worked out once for the place of each, and anew only when either has moved.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence

from battles.engine.battle import Battle, Point
from battles.engine.dataclasses import dataclass, field
from battles.engine.knowledge.contacts import Ground
from battles.engine.knowledge.ground import ground_in_view
from battles.engine.lookout import Lookout, Survey
from battles.engine.replay import Frame, place_of
from battles.engine.sight import Eyesight

#: Watchers nearer to each other than this (in times the distance at which nothing hides) look over the ground as one.
POSTS_APART = 2.0

#: Side of the squares for each of which the watchers who overlook it are picked out, in table units.
SQUARE = 16.0


@dataclass(frozen=True, slots=True)
class Sight:
    """Who sees something, and from how far (table units, from his place to its middle)."""

    watcher: str
    distance: float


@dataclass(slots=True, eq=False)
class Figure:
    """Something to look at: the ground that it covers and its place, from which distances are taken.

    ``centre`` is the middle of the ground, ``points`` are the parts of it that may be seen, ``radius`` goes round them
    all. ``ends`` is kept by the eyes, and so is from which places it is ``seen``.
    """

    corners: tuple[Point, ...]
    place: Point
    centre: Point = field(init=False)
    points: tuple[Point, ...] = field(init=False)
    radius: float = field(init=False)
    ends: int = -1
    seen: dict[Point, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        count = len(self.corners)
        self.centre = (sum(x for x, _ in self.corners) / count, sum(y for _, y in self.corners) / count)
        self.points = tuple(dict.fromkeys((self.centre, *self.corners)))
        self.radius = max(math.dist(self.centre, point) for point in self.points)


def spot(place: Point) -> Figure:
    """A place to look at."""
    return Figure((place,), place)


@dataclass(frozen=True, slots=True)
class Watcher:
    """One pair of eyes: a unit or a commander, at a place."""

    id: str
    at: Point
    lookout: Lookout


class Eyes:
    """The watchers of one observer over the course of a turn."""

    def __init__(self, eyesight: Eyesight, battle: Battle, watching: Sequence[str]) -> None:
        self._eyesight = eyesight
        self._battle = battle
        self._watching = watching
        self._survey = Survey(eyesight.screens)
        self._watchers: dict[str, Watcher] = {}

    def open(self, frame: Frame) -> list[str]:
        """Place all watchers as they stand in a frame. Returns the ids of those who stood elsewhere before."""
        moved = [watcher_id for watcher_id in self._watching if self._at(watcher_id) != _place(frame, watcher_id)]
        for watcher_id in self._watching:
            self.follow(frame, watcher_id)
        self._watchers = {each: self._watchers[each] for each in self._watching if each in self._watchers}
        return moved

    def follow(self, frame: Frame, watcher_id: str) -> bool:
        """Take over a watcher's place from a frame; whether it differs from the one before."""
        return self.put(watcher_id, _place(frame, watcher_id))

    def put(self, watcher_id: str, at: Point | None) -> bool:
        """Place a watcher, or take him off the table; whether that differs from where he was before."""
        before = self._watchers.get(watcher_id)
        if at == (before and before.at):
            return False
        if at is None:
            del self._watchers[watcher_id]
        else:
            self._watchers[watcher_id] = Watcher(watcher_id, at, self._survey.lookout(at))
        return True

    def distance(self, watcher_id: str, figure: Figure) -> float:
        """How far a watcher is from something; infinite when he is not on the table."""
        watcher = self._watchers.get(watcher_id)
        return math.inf if watcher is None else _distance(watcher.at, figure.place)

    def nearest(self, figure: Figure) -> Sight | None:
        """The nearest watcher who sees some part of something."""
        x, y = figure.place
        reach = self._eyesight.seen
        near = [
            (away, number, watcher)
            for number, watcher in enumerate(self._watchers.values())
            if (away := math.hypot(watcher.at[0] - x, watcher.at[1] - y)) <= reach
        ]
        near.sort(key=_first)
        return next((Sight(watcher.id, away) for away, _, watcher in near if self._sees(watcher, figure, away)), None)

    def through(self, watcher_id: str, figure: Figure) -> Sight | None:
        """What one watcher sees of something."""
        watcher = self._watchers.get(watcher_id)
        if watcher is None:
            return None
        away = _distance(watcher.at, figure.place)
        seen = away <= self._eyesight.seen and self._sees(watcher, figure, away)
        return Sight(watcher.id, away) if seen else None

    def see(self, figure: Figure, by: Collection[str] | None = None) -> bool:
        """Whether anybody sees some part of something; ``by``: whether one of these does."""
        return self.spotter(figure, by) is not None

    def spotter(
        self,
        figure: Figure,
        by: Collection[str] | None = None,
        within: float = math.inf,
        *,
        first: str | None = None,
    ) -> str | None:
        """Somebody who sees some part of something, no farther off than ``within``; ``by``: one of these.

        ``first`` is asked before all others: whoever saw it last sees it still, most of the time.
        """
        reach = min(self._eyesight.seen, within)
        x, y = figure.place
        last = self._watchers.get(first) if first is not None else None
        if last is not None:
            away = math.hypot(last.at[0] - x, last.at[1] - y)
            if away <= reach and self._sees(last, figure, away):
                return last.id
        near = [
            (away, watcher)
            for watcher in (self._watchers.values() if by is None else self._some(by))
            if (away := math.hypot(watcher.at[0] - x, watcher.at[1] - y)) <= reach
        ]
        near.sort(key=_away)
        return next((watcher.id for away, watcher in near if self._sees(watcher, figure, away)), None)

    def in_view(self, places: Sequence[Point]) -> list[bool]:
        """Which of some places, close to each other, anybody sees."""
        ends = [self._survey.within(place) for place in places]
        under = 0
        for bits in ends:
            under |= bits
        (x0, y0), (x1, y1) = places[0], places[-1]
        middle = ((x0 + x1) / 2, (y0 + y1) / 2)
        radius = max(math.dist(middle, place) for place in places)
        near = self._overlooking(self._watchers.values(), middle, radius, under)
        return [
            any(self._spots(watcher, place, bits) for watcher in near) for place, bits in zip(places, ends, strict=True)
        ]

    def _spots(self, watcher: Watcher, place: Point, ends: int) -> bool:
        """Whether a watcher sees a place, in which ``ends`` areas lie."""
        away = _distance(watcher.at, place)
        if away > self._eyesight.seen:
            return False
        if away <= self._eyesight.unhidden:
            return True
        return away <= self._eyesight.limit and not watcher.lookout.hides(place, ends, place)

    def view(self) -> Ground:
        """All the ground in view. Watchers who stand almost together look once."""
        apart = POSTS_APART * self._eyesight.unhidden
        posts: dict[tuple[int, int], Watcher] = {}
        for watcher in self._watchers.values():
            posts.setdefault((round(watcher.at[0] / apart), round(watcher.at[1] / apart)), watcher)
        squares: dict[tuple[int, int], list[Watcher]] = {}

        def sees(x: float, y: float) -> bool:
            """Whether a place is in view. In each square, the watcher who saw the last place in it is asked first."""
            square = (int(x // SQUARE), int(y // SQUARE))
            near = squares.get(square)
            if near is None:
                west, south = square[0] * SQUARE, square[1] * SQUARE
                under = self._survey.touching((west, south, west + SQUARE, south + SQUARE))
                middle = (west + SQUARE / 2, south + SQUARE / 2)
                near = squares[square] = self._overlooking(posts.values(), middle, SQUARE * 0.7072, under)
            if not near:
                return False
            place = (x, y)
            ends = self._survey.within(place)
            for number, watcher in enumerate(near):
                if self._spots(watcher, place, ends):
                    if number:
                        near.insert(0, near.pop(number))
                    return True
            return False

        return ground_in_view(self._battle.table, sees)

    def _overlooking(self, watchers: Iterable[Watcher], middle: Point, radius: float, ends: int) -> list[Watcher]:
        """The watchers who may see something within a radius of a place, parts of which lie in ``ends`` areas."""
        near: list[Watcher] = []
        for watcher in watchers:
            away = _distance(watcher.at, middle) - radius
            if away <= self._eyesight.seen and (
                away <= self._eyesight.unhidden or not watcher.lookout.hides_all(middle, radius, ends)
            ):
                near.append(watcher)
        return near

    def _some(self, by: Collection[str]) -> Iterator[Watcher]:
        for watcher_id in by:
            if watcher_id in self._watchers:
                yield self._watchers[watcher_id]

    def _at(self, watcher_id: str) -> Point | None:
        watcher = self._watchers.get(watcher_id)
        return None if watcher is None else watcher.at

    def _sees(self, watcher: Watcher, figure: Figure, away: float) -> bool:
        if away <= self._eyesight.unhidden:
            return True
        seen = figure.seen.get(watcher.at)
        if seen is None:
            seen = figure.seen[watcher.at] = self._look(watcher, figure)
        return seen

    def _look(self, watcher: Watcher, figure: Figure) -> bool:
        if figure.ends < 0:
            figure.ends = self._survey.within(figure.centre)
        lookout, ends, centre = watcher.lookout, figure.ends, figure.centre
        if len(figure.points) > 1 and lookout.hides_all(centre, figure.radius, ends):
            return False
        limit = self._eyesight.limit
        return any(
            _distance(watcher.at, point) <= limit and not lookout.hides(point, ends, centre) for point in figure.points
        )


def _place(frame: Frame, watcher_id: str) -> Point | None:
    """Where a unit or a formation's commander stands; ``None`` when he is not on the table."""
    unit = frame.units.get(watcher_id)
    if unit is not None:
        return unit.at if unit.in_play else None
    formation = frame.formations.get(watcher_id)
    if formation is None or formation.commander is None:
        return None
    return place_of(formation.commander, frame.units)


def _away(item: tuple[float, Watcher]) -> float:
    return item[0]


def _first(item: tuple[float, int, Watcher]) -> tuple[float, int]:
    return item[:2]


def _distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])
