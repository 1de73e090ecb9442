"""The orders that a staff wrote for units led by an intent, as they would have stood on a sheet.

They are read off what the units did in their brigade's own initiative: what proved impossible was never written.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from battles.engine.events import Event
from battles.engine.orders import Intent, Place, PlaceKind
from battles.reports.prose.account import Account, Initiative, Turn
from battles.reports.prose.rich import Rich, Span, bold, rich
from battles.reports.prose.words import figure

#: Movements that are ordered, by mode; all others befall a unit, or belong to its charge.
MOVES: Mapping[str, str] = {
    "move": "move",
    "inch": "inch",
    "prolong": "prolong",
    "redeploy": "redeploy",
    "division": "move",
    "side-step": "side-step",
    "step-back": "step back",
}
#: Directions that have a name on an order sheet; others are given in degrees.
POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
#: The intent that leaves nothing to a staff.
HOLD = "HOLD"
#: What is said of units for which there was nothing to order, or nothing possible.
NOTHING = "stand"


def staff_orders(telling: Account, initiatives: Sequence[Initiative], mine: Collection[str]) -> tuple[Rich, ...]:
    """A line for each intent: ``Staff orders (intent ATTACK Gemioncourt): 1/92e: face NE; move 6. 2/92e: stand.``"""
    if not initiatives:
        return ()
    turn = telling.turn
    events = [event for initiative in initiatives for event in initiative.events]
    groups: dict[str, dict[str, list[str]]] = {}
    for unit in turn.after.units:
        intent = turn.intents.get(unit.id)
        if unit.id in mine and intent is not None and intent.posture != HOLD and _there(turn, unit.id):
            did = _order(turn, unit.id, events)
            groups.setdefault(_words(turn, intent), {}).setdefault(did, []).append(unit.label)
    return tuple(_told(words, orders) for words, orders in groups.items())


def _there(turn: Turn, unit_id: str) -> bool:
    """Whether a unit was in play at any moment of the turn."""
    before = turn.before.unit_by_id.get(unit_id)
    return turn.after.unit_by_id[unit_id].in_play or (before is not None and before.in_play)


def _told(words: str, orders: Mapping[str, Sequence[str]]) -> Rich:
    parts: list[str | Span] = [bold("Staff orders"), f" (intent {words}): "]
    if orders.keys() == {NOTHING}:
        return rich(*parts, "none.")
    for place, (order, labels) in enumerate(orders.items()):
        parts.append(f"{'; ' if place else ''}{', '.join(labels)}: {order}")
    return rich(*parts, ".")


def _order(turn: Turn, unit_id: str, events: Sequence[Event]) -> str:
    """``form line, face NE, move 6``."""
    own = [event for event in events if event.unit == unit_id and event.phase == "manoeuvre"]
    written: list[str] = []
    for place, event in enumerate(own):
        effect = event.effect
        if event.kind == "formation":
            written.append(f"form {effect.get('formation', '')}")
        elif event.kind == "pivot" and not any(later.kind == "charge" for later in own[place + 1 : place + 3]):
            written.append(f"face {_direction(float(effect.get('facing', 0)))}")
        elif event.kind == "charge":
            written.append(f"charge {_target(turn, event.target)}")
            break
        elif event.kind == "move" and str(effect.get("mode", "move")) in MOVES:
            far = figure(float(effect.get("distance", 0)))
            written.extend([f"{MOVES[str(effect.get('mode', 'move'))]} {far}"] if far != "0" else [])
    return ", ".join(written) or NOTHING


def _direction(facing: float) -> str:
    """``NE``, or ``31°`` where no point of the compass is meant."""
    point, beside = divmod(round(facing) % 360, 45)
    return f"{round(facing) % 360}°" if beside else POINTS[point]


def _target(turn: Turn, unit_id: str) -> str:
    unit = turn.unit(unit_id)
    return unit.label if unit is not None else "the enemy"


def _words(turn: Turn, intent: Intent) -> str:
    """``ATTACK Gemioncourt``."""
    return f"{intent.posture} {_place(turn, intent.objective)}" if intent.objective else intent.posture


def _place(turn: Turn, place: Place) -> str:
    """A place by a name that the reader knows; an enemy whom he cannot name stays nameless."""
    if place.kind == PlaceKind.UNIT:
        return _target(turn, place.ref)
    if place.kind == PlaceKind.TERRAIN:
        ground = turn.before.terrain_by_id.get(place.ref)
        return (ground.name if ground is not None else "") or place.text
    if place.kind == PlaceKind.COMMANDER:
        formation = turn.before.formation_by_id.get(place.ref)
        return formation.commander.name if formation is not None and formation.commander else "a commander"
    return place.text
