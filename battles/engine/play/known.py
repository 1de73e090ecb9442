"""What a side knows of the enemy while a turn is resolved (contract, section 1: the setting ``fog``).

It knows the enemies whom its units and generals see at this moment, by the rulebook's eyesight as in
``battles.engine.knowledge``, and of those who went out of sight the place where it last saw them, until it sees that
place empty. Intents, conditions, halts and refusals go by that; contact, fire and collision by the truth.

A side looks when it is asked what it knows, at the turn's start and at its end. What it has lost by then goes into the
next turn's file (``Battle.contacts``), so that a turn stays a function of state, orders and seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from battles.engine.battle import NO_EXTRA, Battle, Point, Trace, Unit
from battles.engine.dataclasses import dataclass, replace
from battles.engine.knowledge.contacts import Certainty
from battles.engine.knowledge.eyes import Eyes, Figure, spot
from battles.engine.sight import Eyesight


class Visible(Protocol):
    """A unit at work, as far as it can be looked at."""

    @property
    def id(self) -> str: ...

    @property
    def index(self) -> int: ...

    @property
    def x(self) -> float: ...

    @property
    def y(self) -> float: ...


V = TypeVar("V", bound=Visible)
V_co = TypeVar("V_co", bound=Visible, covariant=True)


class Present(Protocol[V_co]):
    """The table at work, as far as there is something to be seen on it."""

    def of_side(self, side: str) -> Sequence[V_co]:
        """A side's troops on the table, in file order."""

    def generals_of(self, side: str) -> Iterable[tuple[str, Point]]:
        """A side's generals on the table, with their places."""

    def stamp(self) -> int:
        """Another number whenever a unit may have moved, come or left."""


@dataclass(frozen=True, slots=True)
class Looks(Generic[V]):
    """What a rulebook tells of its troops at work.

    ``ground`` is a value that is another when a unit's footprint is, and ``corners`` the corners of that. ``shown`` is
    a unit as its next file would have it, and ``left`` makes of such a unit, with its number in the file, one at work
    that stands so. ``keys`` are the keys of its own that a unit's footprint needs.
    """

    ground: Callable[[V], object]
    corners: Callable[[V], Sequence[Point]]
    shown: Callable[[V], Unit]
    left: Callable[[Unit, int], V]
    keys: tuple[str, ...] = ()


class Standing(Visible, Protocol):
    """A unit at work that began the turn as ``unit`` and now stands like this."""

    @property
    def unit(self) -> Unit: ...

    @property
    def facing(self) -> float: ...

    @property
    def formation(self) -> str: ...


def shown_with(troop: Standing, keys: Sequence[str] = (), **now: Any) -> Unit:
    """A unit as it stands: ``keys`` of its own are what they are ``now``, or not there; the rest is as it was."""
    unit = troop.unit
    if keys:
        kept = {key: value for key, value in unit.extra.items() if key not in keys}
        unit = replace(unit, extra=kept | now)
    return replace(unit, at=(troop.x, troop.y), facing=troop.facing, formation=troop.formation, arrives=None)


def as_left(
    battle: Battle, formations: Mapping[Any, Sequence[str]], at_work: Callable[[Battle, Unit, int], V]
) -> Callable[[Unit, int], V]:
    """How a unit that was lost is put to work as it was last seen.

    ``formations`` are those of each arm. One that is remembered in a formation that it cannot take, as a file may have
    it, stands as it truly does.
    """

    def left(unit: Unit, index: int) -> V:
        fits = unit.formation in formations[unit.arm]
        return at_work(battle, unit if fits else battle.unit_by_id[unit.id], index)

    return left


class _Subject(Generic[V]):
    """An enemy as a side last looked at him: ``by`` somebody now, or where he was when he was last seen."""

    __slots__ = ("by", "certainty", "figure", "ghost", "ground", "last", "spot", "troop")

    def __init__(self, troop: V | None = None) -> None:
        self.troop = troop
        self.ground: object = None
        self.figure: Figure | None = None
        self.by: str | None = None
        self.last: Unit | None = None
        self.spot: Figure | None = None
        self.ghost: V | None = None
        self.certainty: tuple[int, Certainty] | None = None


class _View(Generic[V]):
    """One side's view over a turn."""

    def __init__(self, eyes: Eyes, number: Mapping[str, int], lost: Iterable[Unit]) -> None:
        self.eyes = eyes
        self.number = number
        self.subjects: dict[str, _Subject[V]] = {}
        for unit in lost:
            subject: _Subject[V] = _Subject()
            self.subjects[unit.id] = subject
            subject.last = unit
        self.believed: list[V] = []
        # How all stood at the last look, and how many looks have shown anything new.
        self.stamp = -1
        self.looked = -1
        self.version = 0
        self.stands: list[tuple[str, Point]] = []
        self.places: list[tuple[str, float, float]] = []
        self.stood: dict[str, Point] = {}
        self.moved: set[str] = set()


class Known(Generic[V]):
    """What each side of a battle knows at any moment of a turn."""

    def __init__(self, battle: Battle, eyesight: Eyesight, table: Present[V], looks: Looks[V]) -> None:
        self._eyesight = eyesight
        self._table = table
        self._looks = looks
        self._enemies = {side.id: [other.id for other in battle.sides if other.id != side.id] for side in battle.sides}
        number = {unit.id: place for place, unit in enumerate(battle.units)}
        self._views = {
            side: _View[V](Eyes(eyesight, battle, ()), number, _remembered(battle, side, looks.keys))
            for side in self._enemies
        }
        self._held = False

    def begin(self) -> None:
        """Let every side look about it at the turn's start."""
        for side in self._enemies:
            self.enemies(side)

    def enemies(self, side: str) -> list[V]:
        """The enemies that a side knows, in file order: as they stand, or stood when they were last seen."""
        view = self._views[side]
        if not self._held and self._look(side, view):
            found = [
                believed
                for subject in view.subjects.values()
                if (believed := subject.troop if subject.by else subject.ghost) is not None
            ]
            view.believed = sorted(found, key=_file_order)
        return view.believed

    def sees(self, side: str, troop: V) -> bool:
        """Whether a side sees an enemy at this moment. That it was asked makes no difference to what it remembers."""
        view = self._views[side]
        subject = view.subjects.get(troop.id)
        if self._held:
            return subject is not None and subject.by is not None
        moved = self._open(side, view)
        if subject is not None and subject.figure is not None and subject.ground == self._looks.ground(troop):
            if subject.by is not None and subject.by not in moved:
                return True
            return view.eyes.see(subject.figure)
        return view.eyes.see(self._figure(troop))

    def believed(self, side: str, enemy: str) -> V | None:
        """An enemy as a side knows him, ``None`` when it knows nothing of him."""
        return next((known for known in self.enemies(side) if known.id == enemy), None)

    def certainty(self, side: str, troop: V, formation: str = "") -> Certainty:
        """How surely a side makes out an enemy that it knows. Of one whom it has lost no more than his arm is sure."""
        view = self._views[side]
        subject = view.subjects.get(troop.id)
        if subject is None or subject.by is None or subject.figure is None:
            return Certainty.ARM
        if subject.certainty is None or subject.certainty[0] != view.version:
            far = self._eyesight.loose.get(formation, 1)
            certainty = Certainty.ARM
            if view.eyes.spotter(subject.figure, within=self._eyesight.named / far) is not None:
                certainty = Certainty.NAMED
            elif view.eyes.spotter(subject.figure, within=self._eyesight.kind / far) is not None:
                certainty = Certainty.KIND
            subject.certainty = (view.version, certainty)
        return subject.certainty[1]

    def sees_place(self, side: str, place: Point, within: float | None = None) -> bool:
        """Whether anybody of a side sees a place; ``within``: no farther off than that."""
        view = self._views[side]
        if not self._held:
            self._open(side, view)
        reach = self._eyesight.seen if within is None else within
        return view.eyes.spotter(spot(place), within=reach) is not None

    def sees_stand(self, side: str, place: Point) -> bool:
        """Whether a side sees an enemy general who stands there: no farther off than a coat's colour."""
        return self.sees_place(side, place, self._eyesight.kind)

    def unseen(self, side: str) -> frozenset[str]:
        """The enemies on the table whom a side does not see."""
        self.enemies(side)
        return frozenset(id for id, subject in self._views[side].subjects.items() if not subject.by)

    @contextmanager
    def held(self) -> Iterator[None]:
        """While this lasts nobody looks anew: troops that are moved about in trials see nothing from there."""
        held, self._held = self._held, True
        try:
            yield
        finally:
            self._held = held

    def contacts(self) -> Mapping[str, tuple[Trace, ...]]:
        """For each side the enemies that it has lost by now, for the next turn's file."""
        found: dict[str, tuple[Trace, ...]] = {}
        for side, view in self._views.items():
            self.enemies(side)
            lost = [subject.last for subject in view.subjects.values() if subject.last is not None and not subject.by]
            if lost:
                found[side] = tuple(self._trace(unit) for unit in sorted(lost, key=lambda unit: view.number[unit.id]))
        return MappingProxyType(found) if found else NO_EXTRA

    # ---- looking

    def _open(self, side: str, view: _View[V]) -> set[str]:
        """Place the watchers where they are now. Answers who of them moved, came or left since the last look."""
        eyes, moved, table = view.eyes, view.moved, self._table
        stamp, stands = table.stamp(), list(table.generals_of(side))
        if stamp == view.stamp and stands == view.stands:
            return moved
        view.stamp, view.stands = stamp, stands
        places = [(troop.id, troop.x, troop.y) for troop in table.of_side(side)]
        places += [(stand, *at) for stand, at in stands]
        if places == view.places:
            return moved
        here = {watcher: (x, y) for watcher, x, y in places}
        stood = view.stood
        moved.update(watcher for watcher, at in here.items() if stood.get(watcher) != at and eyes.put(watcher, at))
        for gone in [watcher for watcher in stood if watcher not in here]:
            eyes.put(gone, None)
            moved.add(gone)
        view.places, view.stood = places, here
        return moved

    def _look(self, side: str, view: _View[V]) -> bool:
        """Look at all that changed since the last look, and with the eyes that moved; whether that shows anything."""
        looks, eyes = self._looks, view.eyes
        moved = self._open(side, view)
        if not moved and view.looked == view.stamp:
            return False
        view.moved, view.looked = set(), view.stamp
        news = bool(moved)
        here = set()
        for troop in (troop for enemy in self._enemies[side] for troop in self._table.of_side(enemy)):
            here.add(troop.id)
            ground = looks.ground(troop)
            subject = view.subjects.get(troop.id)
            if subject is None:
                subject = view.subjects[troop.id] = _Subject(troop)
            if (subject.ground is not ground and subject.ground != ground) or subject.figure is None:
                news = True
                subject.troop, subject.ground = troop, ground
                subject.figure = self._figure(troop)
                subject.by = eyes.spotter(subject.figure, first=subject.by)
                if subject.by is not None:
                    subject.last, subject.ghost, subject.spot = looks.shown(troop), None, None
            elif subject.by is None:
                subject.by = eyes.spotter(subject.figure, moved) if moved else None
                if subject.by is not None:
                    subject.last, subject.ghost, subject.spot = looks.shown(troop), None, None
            elif subject.by in moved:
                subject.by = eyes.spotter(subject.figure, first=subject.by)
        for gone, subject in view.subjects.items():
            if subject.by is not None and gone not in here:
                subject.by, subject.figure, subject.ground, news = None, None, None, True
            if subject.by is None and subject.last is not None and (news or subject.spot is None):
                self._lose(view, subject, subject.last, moved)
                news = True
        view.version += news
        return news

    def _lose(self, view: _View[V], subject: _Subject[V], last: Unit, moved: set[str]) -> None:
        """One whom nobody sees is where he was last seen, until somebody sees that place empty."""
        fresh = subject.spot is None
        if subject.spot is None:
            subject.spot = spot(last.at or (0.0, 0.0))
        if view.eyes.see(subject.spot, None if fresh else moved):
            subject.last = subject.spot = subject.ghost = None
        elif subject.ghost is None:
            subject.ghost = self._looks.left(last, view.number[last.id])

    def _figure(self, troop: V) -> Figure:
        return Figure(tuple(self._looks.corners(troop)), (troop.x, troop.y))

    def _trace(self, unit: Unit) -> Trace:
        keys = self._looks.keys
        extra = {key: unit.extra[key] for key in keys if key in unit.extra}
        return Trace(unit.id, unit.at or (0.0, 0.0), unit.facing, unit.formation, MappingProxyType(extra))


def held(known: Known[V] | None) -> AbstractContextManager[None]:
    """While this lasts no side looks anew, where sides reckon with what they know at all."""
    return nullcontext() if known is None else known.held()


def _remembered(battle: Battle, side: str, keys: Sequence[str]) -> Iterable[Unit]:
    """The enemies that a side has lost, as it last saw them."""
    for trace in battle.contacts.get(side, ()):
        unit = battle.unit_by_id[trace.unit]
        extra = {key: value for key, value in unit.extra.items() if key not in keys} | dict(trace.extra)
        yield replace(
            unit,
            at=trace.at,
            facing=trace.facing,
            formation=trace.formation or unit.formation,
            arrives=None,
            out="",
            extra=MappingProxyType(extra),
        )


def _file_order(troop: Visible) -> int:
    return troop.index
