"""The units of both sides during a turn: who is on the table, who is near, and with whom a side reckons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box
from battles.engine.knowledge.contacts import Certainty
from battles.engine.play.known import Known, Visible
from battles.engine.play.whereabouts import Whereabouts, file_order, maybe_along, maybe_within

HERE: Point = (0.0, 0.0)


class Sided(Visible, Protocol):
    """A unit at work of one of the sides."""

    @property
    def side(self) -> str: ...

    @property
    def formation(self) -> str: ...

    @property
    def present(self) -> bool:
        """Whether it is on the table for everybody."""


class Mobile(Protocol):
    """A unit at work that notes in ``moves`` whenever its footprint is another."""

    index: int
    side: str
    x: float
    y: float
    moves: list[Any]

    @property
    def id(self) -> str: ...

    @property
    def box(self) -> Box: ...

    @property
    def formation(self) -> str: ...

    @property
    def present(self) -> bool: ...


S = TypeVar("S", bound=Sided)
M = TypeVar("M", bound=Mobile)
F = TypeVar("F")


class Reckoning(ABC, Generic[S]):
    """With whom a side reckons, and where it knows units and generals to be."""

    by_id: Mapping[str, S]
    #: Each of the two sides to the other.
    enemy_of: Mapping[str, str]
    #: What each side knows of the other; ``None`` where both reckon with all enemies (setting ``fog``).
    known: Known[S] | None = None

    @abstractmethod
    def of_side(self, side: str) -> list[S]:
        """The units of a side on the table, in file order."""

    @abstractmethod
    def generals_of(self, side: str) -> list[tuple[str, Point]]:
        """The generals of a side who are on the table, as the ids of their formations, with their places."""

    def known_enemies(self, side: str) -> list[S]:
        """The enemies with whom a side reckons, in file order; those it has lost stand where it last saw them."""
        return self.of_side(self.enemy_of[side]) if self.known is None else self.known.enemies(side)

    def enemies_made_out(self, side: str, made_out: Callable[[S, Certainty], S]) -> list[S]:
        """The enemies with whom a side reckons; where it goes by what it knows, as it makes them out, in file order."""
        enemies, known = self.known_enemies(side), self.known
        return (
            enemies if known is None else [made_out(one, known.certainty(side, one, one.formation)) for one in enemies]
        )

    def as_known(self, unit: str, side: str) -> S | None:
        """A unit as a side knows it; ``None`` for one of which it knows nothing."""
        troop = self.by_id.get(unit)
        if troop is None or self.known is None or troop.side == side:
            return troop
        return self.known.believed(side, unit)

    def may_act_on(self, side: str, troop: S) -> bool:
        """Whether a side may act on a unit at this moment: its own, or an enemy that it sees."""
        return self.known is None or troop.side == side or self.known.sees(side, troop)

    def place_of_unit(self, unit: str, asker: str) -> Point | None:
        """The centre of a unit on the table, as the side that asks knows it."""
        troop = self.as_known(unit, asker)
        return (troop.x, troop.y) if troop is not None and troop.present else None

    def place_of_commander(self, formation: str, asker: str) -> Point | None:
        """Where a general on the table is, if the side that asks knows it."""
        for side in self.enemy_of:
            at = next((at for general, at in self.generals_of(side) if general == formation), None)
            if at is not None:
                return at if self.known is None or side == asker or self.known.sees_stand(asker, at) else None
        return None


class Roster(Reckoning[M]):
    """The units of both sides, and the squares of the table in which they stand.

    ``widest`` is the largest radius of a footprint, ``square`` the side of a square, in table units. A unit notes its
    moves by itself; who comes or leaves asks for :meth:`refresh`.
    """

    def __init__(self, battle: Battle, troops: Iterable[M], widest: float, square: float) -> None:
        self.battle = battle
        self.troops = tuple(troops)
        self.by_id = {troop.id: troop for troop in self.troops}
        first, second = (side.id for side in battle.sides)
        self.enemy_of = {first: second, second: first}
        self._widest, self._square = widest, square
        self._veiled: frozenset[str] = frozenset()
        self._moves: list[M] = []
        self._stamp = 0
        self._stamps = dict.fromkeys(self.enemy_of, 0)
        for troop in self.troops:
            troop.moves = self._moves
        self.refresh()

    def refresh(self) -> None:
        """Count anew who is on the table: after somebody came, left, or went to or from his guns."""
        self.present = [troop for troop in self.troops if troop.present]
        self._of_side = {side: [troop for troop in self.present if troop.side == side] for side in self.enemy_of}
        self._whereabouts = Whereabouts(self.present, self._widest, self._square)
        self._stamp += len(self._moves) + 1
        self._moves.clear()
        for side in self._stamps:
            self._stamps[side] += 1

    def stamp_of(self, side: str) -> int:
        """Another number whenever one of a side may have moved, come or left."""
        self._take_note()
        return self._stamps[side]

    def stamp(self) -> int:
        """Another number whenever somebody may have moved, come or left."""
        return self._stamp + len(self._moves)

    @property
    def veiled_now(self) -> frozenset[str]:
        """Who is in nobody's way at this moment."""
        return self._veiled

    def of_side(self, side: str) -> list[M]:
        """All of a side on the table, in file order."""
        return self._of_side[side]

    def enemies(self, troop: M) -> list[M]:
        """All enemies on the table, broken or not, in file order."""
        return self._of_side[self.enemy_of[troop.side]]

    def near(self, side: str, ground: Box, reach: float, ahead: Point = HERE) -> list[M]:
        """Those of a side who may be within reach of a footprint, or of its straight path ``ahead``, in file order.

        None who is within reach is left out.
        """
        self._take_note()
        found = self._whereabouts.near(side, ground, reach, ahead)
        if self._veiled:
            found = [troop for troop in found if troop.id not in self._veiled]
        return maybe_within(ground, found, reach) if ahead == HERE else maybe_along(ground, found, ahead, reach)

    def enemies_near(self, troop: M, ground: Box, reach: float, ahead: Point = HERE) -> list[M]:
        """The enemies who may be within reach of a footprint or path, in file order."""
        return self.near(self.enemy_of[troop.side], ground, reach, ahead)

    def friends_near(self, troop: M, ground: Box, reach: float, ahead: Point = HERE) -> list[M]:
        """The same of its own side, itself left out."""
        return [friend for friend in self.near(troop.side, ground, reach, ahead) if friend.index != troop.index]

    def all_near(self, ground: Box, reach: float) -> list[M]:
        """The same of both sides, in file order."""
        found = [troop for side in self.enemy_of for troop in self.near(side, ground, reach)]
        found.sort(key=file_order)
        return found

    def _take_note(self) -> None:
        """Bring up to date what follows from where everybody stands."""
        if self._moves:
            for troop in self._moves:
                self._whereabouts.update(troop)
                self._stamps[troop.side] += 1
            self._stamp += len(self._moves)
            self._moves.clear()


class Remembered(Generic[M, F]):
    """What was found out about a unit and the enemy, remembered for as long as it holds.

    That is until the unit's own footprint is another, one of the enemy moves, comes or leaves, or a veil falls or is
    lifted; what else an answer depends on must not change.
    """

    def __init__(self, roster: Roster[M]) -> None:
        self._roster = roster
        self._found: dict[int, tuple[Box, int, frozenset[str], F]] = {}

    def of(self, troop: M, find: Callable[[M], F]) -> F:
        """What ``find`` answers for a unit."""
        stamp, veiled = self._roster.stamp_of(self._roster.enemy_of[troop.side]), self._roster.veiled_now
        known = self._found.get(troop.index)
        if known is not None and known[0] is troop.box and known[1] == stamp and known[2] == veiled:
            return known[3]
        found = find(troop)
        self._found[troop.index] = (troop.box, stamp, veiled, found)
        return found
