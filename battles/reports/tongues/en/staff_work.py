"""The staff's orders in English, in the words of an order sheet."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Unit
from battles.engine.orders import Intent, Place, PlaceKind
from battles.reports.facts.account import Turn
from battles.reports.facts.idle import Reason, Why
from battles.reports.facts.staff_work import StaffOrders, Written, WrittenOrder
from battles.reports.tongues.en.sentences import lexicon_of
from battles.reports.tongues.en.words import figure, length
from battles.reports.tongues.rich import Rich, Span, bold, rich

#: Directions that have a name on an order sheet; others are given in degrees.
POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
#: What is said of units for which there was nothing to order, or nothing possible.
NOTHING = "stand"
#: Reasons that need no name or number.
REASONS = {
    Why.FOUGHT: "busy with the fight",
    Why.GONE: "its objective is not on the field, as far as the staff knows",
    Why.LETTER: "the intent holds the ground where they are and goes nowhere; order ADVANCE first",
    Why.NOBODY: "no enemy is known near them",
    Why.NOTHING: "nothing that the rules allow brought them nearer",
    Why.THERE: "where they are wanted already",
}


def staff_words(turn: Turn, orders: StaffOrders) -> Rich:
    """``Staff orders (intent ATTACK Gemioncourt): 1/92e: face NE, move 6; 2/92e: stand.``"""
    parts: list[str | Span] = [bold("Staff orders"), f" (intent {_intent(turn, orders.intent)}): "]
    told = [f"{_labels(units)}: {_sheet(turn, written)}" for written, units in orders.written if written]
    stood = [f"{_labels(units)}: {NOTHING} ({_why(turn, reason)})" for reason, units in orders.stood]
    if not told and len(stood) == 1:
        return rich(*parts, f"none: {_why(turn, orders.stood[0][0])}.")
    return rich(*parts, "; ".join([*(told or ["none"]), *stood]), ".")


def silence_words(turn: Turn, intent: Intent, reason: Reason) -> str:
    """``intent DEFEND: no enemy is known near them``."""
    return f"intent {_intent(turn, intent)}: {_why(turn, reason)}"


def _labels(units: Sequence[Unit]) -> str:
    return ", ".join(unit.label for unit in units)


def _why(turn: Turn, reason: Reason) -> str:
    """Why a unit had no order: ``the 5th Militia is 4 cm off``."""
    lexicon = lexicon_of(turn)
    match reason.why:
        case Why.UNLED:
            return lexicon.command.get(reason.code, reason.code)
        case Why.STATE:
            return lexicon.state(reason.code)
        case Why.ENEMY:
            return f"halted by {_target(turn, reason.who)}, {length(turn.ruleset, reason.distance)} off"
        case Why.RANGE:
            return f"has {_target(turn, reason.who)} in range"
        case Why.FRIEND:
            return f"no room: {_target(turn, reason.who)} stands in the way"
    return REASONS[reason.why]


def _sheet(turn: Turn, written: Sequence[WrittenOrder]) -> str:
    """``form line, face NE, move 6``."""
    return ", ".join(_order(turn, order) for order in written) or NOTHING


def _order(turn: Turn, order: WrittenOrder) -> str:
    if order.kind is Written.FORM:
        return f"form {order.word}"
    if order.kind is Written.FACE:
        return f"face {_direction(order.value)}"
    if order.kind is Written.CHARGE:
        return f"charge {_target(turn, order.word)}"
    return f"{lexicon_of(turn).move(order.word).order} {figure(order.value)}"


def _direction(facing: float) -> str:
    """``NE``, or ``31°`` where no point of the compass is meant."""
    point, beside = divmod(round(facing) % 360, 45)
    return f"{round(facing) % 360}°" if beside else POINTS[point]


def _target(turn: Turn, unit_id: str) -> str:
    unit = turn.unit(unit_id)
    return unit.label if unit is not None else "the enemy"


def _intent(turn: Turn, intent: Intent) -> str:
    """``ATTACK Gemioncourt``."""
    return f"{intent.posture} {_place(turn, intent.objective)}" if intent.objective else intent.posture


def _place(turn: Turn, place: Place) -> str:
    """A place by a name that the reader knows; an enemy whom nobody of the side can name stays nameless."""
    if place.kind == PlaceKind.UNIT:
        return _target(turn, place.ref)
    if place.kind == PlaceKind.TERRAIN:
        ground = turn.before.terrain_by_id.get(place.ref)
        return (ground.name if ground is not None else "") or place.text
    if place.kind == PlaceKind.COMMANDER:
        formation = turn.before.formation_by_id.get(place.ref)
        return formation.commander.name if formation is not None and formation.commander else "a commander"
    return place.text
