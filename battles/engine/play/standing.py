"""What the players answered in advance: standing orders, intents and defaults, narrowest first (contract, section 2).

All rulebooks decide alike: the narrowest standing order whose conditions hold; of equally narrow ones the later line;
then the intent that binds the unit; then the default of the decision. A condition that does not hold passes on to the
next wider order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from battles.engine.battle import Battle, Point
from battles.engine.dataclasses import dataclass, field
from battles.engine.geometry import bearing
from battles.engine.orders import (
    Argument,
    Condition,
    Decision,
    Direction,
    Intent,
    OrderSheet,
    Place,
    PlaceKind,
    Standing,
    no_arguments,
)

ALWAYS, NEVER = "ALWAYS", "NEVER"
# The whole side, beside the ids of its units and formations.
_ALL = ""


class Bound(Protocol):
    """Whoever a player's answers bind: a unit, a commander, a whole command.

    ``lineage`` holds every id by which orders may name it, narrowest first: its own, then those of the commands above.
    A side has none.
    """

    @property
    def side(self) -> str: ...

    @property
    def lineage(self) -> tuple[str, ...]: ...


def lineage_of(battle: Battle, formation: str) -> tuple[str, ...]:
    """The ids of a formation and of all above it, lowest first."""
    return tuple(link.id for link in battle.chain(formation))


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be done, with the numbers, units and directions that go with it."""

    name: str
    arguments: Mapping[str, Argument] = field(default_factory=no_arguments)

    def target(self, slot: str = "target") -> str:
        """The unit that the choice names, empty when it names none."""
        return str(self.arguments.get(slot, ""))

    def number(self, slot: str = "distance") -> float | None:
        """The number that the choice gives, if any."""
        return as_number(self.arguments.get(slot))

    def shares(self, slot: str = "shares") -> tuple[tuple[int, str], ...]:
        """The list of numbers and units that the choice gives, in order."""
        listed = self.arguments.get(slot, ())
        pairs = listed if isinstance(listed, tuple) else ()
        return tuple((int(pair[0]), str(pair[1])) for pair in pairs if isinstance(pair, tuple))


class Answers:
    """The answers of all sides for a turn. Sheets do not change during a turn, so what binds whom is remembered.

    ``decisions`` are the decision points of the rulebook, ``by_intent`` the choices that a posture makes where no
    standing order does.
    """

    def __init__(
        self,
        sheets: Mapping[str, OrderSheet],
        decisions: Sequence[Decision],
        by_intent: Mapping[str, Mapping[str, str]],
    ) -> None:
        self._sheets = sheets
        self._decisions = {decision.name: decision for decision in decisions}
        self._by_intent = by_intent
        self._standing: dict[tuple[str, tuple[str, ...], str], tuple[Standing, ...]] = {}
        self._intents: dict[str, Mapping[str, Intent]] = {}
        self._otherwise: dict[tuple[str, tuple[str, ...], str, str, str], str] = {}

    def standing(self, who: Bound, decision: str) -> tuple[Standing, ...]:
        """The standing orders about a decision that bind it, the deciding one first."""
        key = (who.side, who.lineage, decision)
        known = self._standing.get(key)
        if known is None:
            sheet = self._sheets.get(who.side)
            bound = [
                (breadth, -standing.line, -place, standing)
                for place, standing in enumerate(sheet.standing if sheet else ())
                if standing.decision == decision and (breadth := breadth_of(standing.scope, who.lineage)) is not None
            ]
            known = self._standing[key] = tuple(entry[3] for entry in sorted(bound, key=lambda entry: entry[:3]))
        return known

    def intent(self, who: Bound) -> Intent | None:
        """The intent that binds it: of the narrowest block with one, else of its whole side."""
        intents = self._intents.get(who.side)
        if intents is None:
            intents = self._intents[who.side] = intents_by_id(self._sheets.get(who.side))
        return intent_of(intents, who.lineage)

    def choose(
        self,
        who: Bound,
        decision: str,
        holds: Callable[[Condition], bool],
        *,
        arm: str = "",
        default: str = "",
    ) -> Choice:
        """The decision of a unit or command. ``holds`` answers a condition; the rest is for :meth:`otherwise`."""
        for standing in self.standing(who, decision):
            if all(holds(condition) for condition in standing.conditions):
                return Choice(standing.choice, standing.arguments)
        return Choice(self.otherwise(who, decision, arm=arm, default=default))

    def otherwise(self, who: Bound, decision: str, *, arm: str = "", default: str = "") -> str:
        """What is chosen where no standing order decides: by the intent, else ``default``, else by arm or for all.

        Raises ``KeyError`` for a decision that the rulebook does not have.
        """
        key = (who.side, who.lineage, decision, arm, default)
        if key not in self._otherwise:
            known = self._decisions[decision]
            intent = self.intent(who)
            by_intent = self._by_intent.get(intent.posture, {}).get(decision) if intent else None
            self._otherwise[key] = by_intent or default or dict(known.default_by_arm).get(arm, known.default)
        return self._otherwise[key]


def intents_by_id(sheet: OrderSheet | None) -> Mapping[str, Intent]:
    """For each id that a block names the intent of the last such block; for the whole side under no id."""
    found: dict[str, Intent] = {}
    if sheet is None:
        return found
    if sheet.intent is not None:
        found[_ALL] = sheet.intent
    for block in sorted(sheet.blocks, key=lambda block: block.line):
        if block.intent is not None:
            found |= dict.fromkeys(block.scope or (_ALL,), block.intent)
    return found


def intent_of(intents: Mapping[str, Intent], lineage: Sequence[str]) -> Intent | None:
    """Of the intents of a sheet the narrowest that binds somebody, if any does."""
    return next((intents[id] for id in (*lineage, _ALL) if id in intents), None)


def breadth_of(scope: Sequence[str], lineage: Sequence[str]) -> int | None:
    """How wide a scope is for somebody: 0 names himself; an empty scope, the whole side, is widest.

    ``None`` when the scope does not hold him.
    """
    if not scope:
        return len(lineage)
    return next((breadth for breadth, id in enumerate(lineage) if id in scope), None)


def as_number(value: Argument | None) -> float | None:
    """An argument as a number, if it is one."""
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def number_of(condition: Condition, slot: str = "distance") -> float:
    """The number that a condition gives, 0 when it gives none."""
    return as_number(condition.arguments.get(slot)) or 0.0


# ---- places and directions


class Landmarks(Protocol):
    """Where things stand now, as far as the side that asks knows. Each is ``None`` when it is not on the table."""

    @property
    def battle(self) -> Battle: ...

    def place_of_unit(self, unit: str, asker: str) -> Point | None: ...

    def place_of_commander(self, formation: str, asker: str) -> Point | None: ...


def point_of(landmarks: Landmarks, place: Place, asker: str) -> Point | None:
    """Where a place is now, for all that a side knows; ``None`` when what it names is not on the table."""
    if place.kind == PlaceKind.UNIT:
        return landmarks.place_of_unit(place.ref, asker)
    if place.kind == PlaceKind.COMMANDER:
        return landmarks.place_of_commander(place.ref, asker)
    if place.kind == PlaceKind.TERRAIN:
        piece = landmarks.battle.terrain_by_id.get(place.ref)
        return piece.middle if piece is not None else None
    return place.point


def degrees_of(landmarks: Landmarks, start: Point, direction: Argument | None, asker: str) -> float | None:
    """A direction in degrees as seen from a place by a side's troops; ``None`` when it leads nowhere."""
    if not isinstance(direction, Direction):
        return as_number(direction)
    if direction.degrees is not None:
        return direction.degrees
    point = point_of(landmarks, direction.toward, asker) if direction.toward else None
    if point is None or point == start:
        return None
    return bearing(start, point)
