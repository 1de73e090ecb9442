"""What the players answered in advance (MN-ORD-1, MN-ORD-2): standing orders, intents, defaults.

The narrowest standing order whose conditions hold decides; of equally narrow ones the later line. Then the intent of
the unit's block, then the default of the decision.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from dataclasses import field as default

from battles.engine.boxes import Box, gap
from battles.engine.geometry import LIMIT, bearing, turn_between
from battles.engine.orders import Argument, Condition, Direction, Intent, Place, PlaceKind, Standing, no_arguments
from battles.rulesets.mini_nap.assault import outflanks
from battles.rulesets.mini_nap.facing import TOO_FAR
from battles.rulesets.mini_nap.field import Field
from battles.rulesets.mini_nap.troops import Troop
from battles.rulesets.mini_nap.vocabulary import DECISIONS
from battles.rulesets.mini_nap.words import Kind

ALWAYS, NEVER = "ALWAYS", "NEVER"

# MN-ORD-1. Who is narrower: the unit itself, then the commands above it, last the whole side.
_BREADTH = {Kind.BRIGADE: 1, Kind.DIVISION: 2, Kind.CORPS: 3, Kind.ARMY: 4}
_UNIT, _BRIGADE, _ALL = 0, 1, 5

# MN-INT-1. What an intent decides where no standing order does.
# fmt: off
INTENT_DECISIONS: Mapping[str, Mapping[str, str]] = {
    "HOLD":     {},
    "DEFEND":   {"opportunity charge": "CHARGERS", "breakthrough": "BACK"},
    "ADVANCE":  {"opportunity charge": "FLANK", "breakthrough": "FORWARD"},
    "ATTACK":   {"opportunity charge": "ALWAYS", "breakthrough": "CHARGE"},
    "SUPPORT":  {"opportunity charge": "CHARGERS", "join": "ALWAYS"},
    "SCREEN":   {"join": "NEVER", "breakthrough": "BACK"},
    "WITHDRAW": {"join": "NEVER", "breakthrough": "BACK"},
    "RALLY":    {"join": "NEVER", "breakthrough": "BACK"},
}
# fmt: on

_DEFAULTS = {decision.name: decision for decision in DECISIONS}


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be done, with the numbers, units and directions that go with it."""

    name: str
    arguments: Mapping[str, Argument] = default(default_factory=no_arguments)

    def target(self) -> str:
        """The unit that the choice names, if any."""
        return str(self.arguments.get("target", ""))

    def number(self, slot: str = "distance") -> float | None:
        """The number that the choice gives, if any."""
        value = self.arguments.get(slot)
        return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None

    def shares(self) -> tuple[tuple[int, str], ...]:
        """The list of strength points and enemies that the choice gives, in order."""
        listed = self.arguments.get("shares", ())
        pairs = listed if isinstance(listed, tuple) else ()
        return tuple((int(pair[0]), str(pair[1])) for pair in pairs if isinstance(pair, tuple))


def choose(field: Field, troop: Troop, decision: str, enemy: Troop | None = None, meeting: Box | None = None) -> Choice:
    """The unit's decision about this enemy, or the nearest one where a condition asks about none in particular.

    ``meeting`` is the ground on which the unit would meet the enemy; left out, where it stands.
    """
    for standing in orders_for(field, troop, decision):
        if all(_holds(field, troop, condition, enemy, meeting) for condition in standing.conditions):
            return Choice(standing.choice, standing.arguments)
    return Choice(_otherwise(field, troop, decision))


def always(field: Field, troop: Troop, decision: str, enemy: Troop | None = None) -> bool:
    """Whether a decision between always and never is for it."""
    return choose(field, troop, decision, enemy).name == ALWAYS


def reaches(field: Field, troop: Troop, decision: str, full: float) -> tuple[float, ...]:
    """From how near a unit may charge an enemy who passes: its reach, shortened by ``IF WITHIN n`` (MN-REACT-9).

    Several lengths when standing orders of several widths give several; empty when it never will.
    """
    found: set[float] = set()
    for standing in orders_for(field, troop, decision):
        if standing.choice != NEVER:
            limits = [_number(condition) for condition in standing.conditions if condition.name == "WITHIN"]
            found.add(min((full, *limits)))
        if not standing.conditions:
            return tuple(sorted(found, reverse=True))
    if _otherwise(field, troop, decision) != NEVER:
        found.add(full)
    return tuple(sorted(found, reverse=True))


def orders_for(field: Field, troop: Troop, decision: str) -> tuple[Standing, ...]:
    """The standing orders about a decision that bind a unit, the deciding one first."""
    key = (troop.id, decision)
    known = field.standing.get(key)
    if known is None:
        sheet = field.sheets.get(troop.side)
        bound = [
            (breadth, -standing.line, -place, standing)
            for place, standing in enumerate(sheet.standing if sheet else ())
            if standing.decision == decision and (breadth := _breadth(field, troop, standing.scope)) is not None
        ]
        known = tuple(entry[3] for entry in sorted(bound, key=lambda entry: entry[:3]))
        field.standing[key] = known
    return known


def intent_of(field: Field, troop: Troop) -> Intent | None:
    """The intent that binds a unit: of the narrowest block with one, else of its whole side (MN-INT-1)."""
    if troop.id not in field.intents:
        sheet = field.sheets.get(troop.side)
        bound = [
            (breadth, -block.line, block.intent)
            for block in (sheet.blocks if sheet else ())
            if block.intent is not None and (breadth := _breadth(field, troop, block.scope)) is not None
        ]
        best = min(bound, key=lambda entry: entry[:2], default=None)
        field.intents[troop.id] = best[2] if best else (sheet.intent if sheet else None)
    return field.intents[troop.id]


def _breadth(field: Field, troop: Troop, scope: tuple[str, ...]) -> int | None:
    """How narrow a scope is for a unit; ``None`` when it does not hold the unit."""
    if not scope:
        return _ALL
    if troop.id in scope:
        return _UNIT
    if troop.brigade in scope:
        return _BRIGADE
    for link in field.battle.chain(troop.unit.of):
        if link.id in scope:
            return _BREADTH[Kind(link.kind)]
    return None


def _otherwise(field: Field, troop: Troop, decision: str) -> str:
    intent = intent_of(field, troop)
    by_intent = INTENT_DECISIONS.get(intent.posture, {}).get(decision) if intent else None
    if by_intent:
        return by_intent
    known = _DEFAULTS[decision]
    return dict(known.default_by_arm).get(troop.arm, known.default)


def _number(condition: Condition, slot: str = "distance") -> float:
    value = condition.arguments.get(slot, 0)
    return float(value) if isinstance(value, int | float) else 0.0


def _holds(field: Field, troop: Troop, condition: Condition, enemy: Troop | None, meeting: Box | None) -> bool:
    if condition.name == "STRENGTH >=":
        return troop.strength >= _number(condition, "strength")
    if condition.name == "STRENGTH <=":
        return troop.strength <= _number(condition, "strength")
    other = enemy or field.nearest_enemy(troop)
    return other is not None and _ABOUT_ENEMY[condition.name](troop, other, condition, meeting)


_ABOUT_ENEMY: Mapping[str, Callable[[Troop, Troop, Condition, Box | None], bool]] = {
    "WITHIN": lambda troop, enemy, condition, _: gap(troop.box, enemy.box) <= _number(condition) + LIMIT,
    "TARGET ARM": lambda _, enemy, condition, __: enemy.arm == str(condition.arguments.get("arm", "")).lower(),
    "TARGET": lambda _, enemy, condition, __: enemy.id == condition.arguments.get("target"),
    "FLANK": lambda troop, enemy, _, meeting: outflanks(meeting or troop.box, enemy),
}


# ---- places and directions


def place_point(field: Field, place: Place) -> tuple[float, float] | None:
    """Where a place is now; ``None`` when what it names is not on the table."""
    if place.kind == PlaceKind.UNIT:
        troop = field.by_id.get(place.ref)
        return (troop.x, troop.y) if troop is not None and troop.on_table else None
    if place.kind == PlaceKind.COMMANDER:
        stand = field.stand_by_id.get(place.ref)
        if stand is None:
            return None
        carrier = field.by_id.get(stand.attached)
        if carrier is not None:
            return (carrier.x, carrier.y)
        return (stand.x, stand.y) if stand.free else None
    if place.kind == PlaceKind.TERRAIN:
        ground = field.battle.terrain_by_id.get(place.ref)
        return ground.middle if ground else None
    return place.point


def degrees_of(field: Field, start: tuple[float, float], direction: Argument | None) -> float | None:
    """A direction in degrees as seen from a place; ``None`` when it leads nowhere."""
    if isinstance(direction, int | float) and not isinstance(direction, bool):
        return float(direction)
    if not isinstance(direction, Direction):
        return None
    if direction.degrees is not None:
        return direction.degrees
    point = place_point(field, direction.toward) if direction.toward else None
    if point is None or point == start:
        return None
    return bearing(start, point)


def cut_turn(troop: Troop, facing: float) -> float:
    """A wanted facing, cut to a turn of 90 degrees (MN-ORD-1: feint and rally facing)."""
    turn = turn_between(troop.facing, facing)
    return troop.facing + max(-TOO_FAR, min(TOO_FAR, turn))
