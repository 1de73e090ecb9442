"""The staff's orders in English, in the words of an order sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from battles.engine.battle import Unit
from battles.engine.orders import Intent, Place, PlaceKind
from battles.reports.facts.account import Turn
from battles.reports.facts.idle import Reason, Why
from battles.reports.facts.staff_work import StaffOrders, Written, WrittenOrder
from battles.reports.tongues.en.sentences import lexicon_of, name_of
from battles.reports.tongues.en.words import figure, ground, length
from battles.reports.tongues.rich import Rich, Span, bold, plain, rich
from battles.staff.reserve import Why as Purpose

#: Directions that have a name on an order sheet; others are given in degrees.
POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
#: What is said of units for which there was nothing to order, or nothing possible.
NOTHING = "stand"
#: Reasons that need no name or number.
REASONS = {
    Why.FOUGHT: "busy with the fight",
    Why.GONE: "its objective is not on the field, as far as the staff knows",
    Why.GUNS: "keep out of the worst of the enemy's guns while their own are at work on them",
    Why.LETTER: "the intent holds the ground where they are and goes nowhere; order ADVANCE first",
    Why.NOBODY: "no enemy is known near them",
    Why.NOTHING: "nothing that the rules allow brought them nearer",
    Why.POINTS: "their general had no order left for them",
    Why.PREY: "wait for an enemy worth a charge",
    Why.RESTS: "recover where they stand",
    Why.THERE: "where they are wanted already",
}


def staff_words(turn: Turn, orders: StaffOrders) -> Rich:
    """``Staff orders (intent ATTACK Gemioncourt): 1/92: face NE, move 6; 2/92: stand.`` Own units are called by the ids
    that orders have for them. Where nothing was written there is but the reason: ``Staff (DEFEND): no enemy near.``"""
    parts: list[str | Span] = [bold("Staff orders"), f" (intent {_intent(turn, orders.intent)}): "]
    told = [f"{_labels(units)}: {_sheet(turn, written)}" for written, units in orders.written if written]
    stood = [f"{_labels(units)}: {NOTHING} ({_why(turn, reason)})" for reason, units in orders.stood]
    if not told and len(stood) == 1:
        return rich(bold("Staff"), f" ({_intent(turn, orders.intent)}): {_why(turn, orders.stood[0][0])}.")
    if not told:
        return rich(bold("Staff"), f" ({_intent(turn, orders.intent)}): {'; '.join(stood)}.")
    return rich(*parts, "; ".join([*told, *stood]), ".")


#: What the program has with a command of an army that it leads.
PURPOSES: Mapping[str, str] = {
    Purpose.RESERVE: "kept back as the reserve",
    Purpose.RELIEF: "the reserve, sent in for a command that is spent",
    Purpose.STOP: "the reserve, sent to close the gap that a spent command leaves",
    Purpose.EXPLOIT: "the reserve, sent in where the enemy gives way",
    Purpose.SPENT: "taken out of the fight, as it has lost too much",
    Purpose.BEATEN: "goes back with the whole army, which is beaten",
}
#: Why units stood, told of one and of several; reasons that go without saying are not in it.
STOOD = {
    Why.GONE: ("had been sent at what is no longer there",) * 2,
    Why.GUNS: ("waited for the guns to prepare its attack", "waited for the guns to prepare their attack"),
    Why.LETTER: ("was told to hold where it is and go nowhere", "were told to hold where they are and go nowhere"),
    Why.NOTHING: ("found no way forward",) * 2,
    Why.POINTS: ("had no order, as its general had none left", "had no order, as their general had none left"),
    Why.PREY: ("waited for an enemy worth a charge",) * 2,
    Why.RESTS: ("rested where it was", "rested where they were"),
    Why.THERE: ("stood where it was sent", "stood where they were sent"),
    Why.UNLED: ("had no word from its general", "had no word from their general"),
}
#: Why a whole command did nothing, as a heading.
CAUSES = {
    Why.ENEMY: "Held by the enemy before them",
    Why.FOUGHT: "In the fight of others",
    Why.FRIEND: "No way past friends",
    Why.GONE: "Their objective is gone",
    Why.GUNS: "Waiting for their guns",
    Why.LETTER: "Told to hold where they are",
    Why.NOBODY: "No enemy known near them",
    Why.NOTHING: "No way nearer",
    Why.ODDS: "Odds too poor to go in",
    Why.POINTS: "No order left for them",
    Why.PREY: "Waiting for a chance to charge",
    Why.RANGE: "Guns with the enemy in range",
    Why.RESTS: "Recovering where they are",
    Why.STATE: "In no state to be led",
    Why.THERE: "Holding where they were sent",
    Why.UNLED: "No word reaches them",
}
#: The heading for those who turned where they stood.
CHANGED_FRONT = "Changed front where they stood"
#: The heading for those to whom nobody gave anything to do.
NO_ORDERS = "Without orders to move"


def stood_words(turn: Turn, reason: Reason | None, *, many: bool, several: bool = False) -> str:
    """Why units stood, behind their names; ``several`` friends were in the way of one or another of them."""
    if reason is None:
        return "stood"
    match reason.why:
        case Why.ENEMY:
            return f"halted before {_the_target(turn, reason.who)}, {ground(turn.ruleset, reason.distance)} off"
        case Why.ODDS:
            enemy = _the_target(turn, reason.who)
            return f"found the odds too poor to go in at {enemy}, {ground(turn.ruleset, reason.distance)} off"
        case Why.FRIEND:
            blocking = "friends" if several else _the_target(turn, reason.who)
            return f"could not get past {blocking}"
    return STOOD[reason.why][many] if reason.why in STOOD else "stood"


def _the_target(turn: Turn, unit_id: str) -> str:
    return plain(name_of(turn, unit_id))


def cause_words(staff: Sequence[StaffOrders], turned: int = 0) -> str:
    """Why a command did nothing: the reason of most of its units, as a heading; ``turned`` of them changed front."""
    counts = Counter(CAUSES[reason.why] for orders in staff for reason, units in orders.stood for _ in units)
    counts[CHANGED_FRONT] += turned
    heading, units = counts.most_common(1)[0]
    return heading if units else NO_ORDERS


def silence_words(turn: Turn, intent: Intent, reason: Reason) -> str:
    """``intent DEFEND: no enemy is known near them``."""
    return f"intent {_intent(turn, intent)}: {_why(turn, reason)}"


def _labels(units: Sequence[Unit]) -> str:
    return ", ".join(unit.id for unit in units)


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
        case Why.ODDS:
            return (
                f"the odds against {_target(turn, reason.who)}, {length(turn.ruleset, reason.distance)} off, are poor"
            )
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
    """A friend by his id, an enemy by what he is called."""
    unit = turn.unit(unit_id)
    if unit is None:
        return "the enemy"
    return unit.id if turn.own(unit_id) else unit.label


def _intent(turn: Turn, intent: Intent) -> str:
    """``ATTACK Gemioncourt``; where the program leads, with what it is for: ``DEFEND: kept back as the reserve``."""
    told = f"{intent.posture} {_place(turn, intent.objective)}" if intent.objective else intent.posture
    return f"{told}: {PURPOSES[intent.why]}" if intent.why in PURPOSES else told


def _place(turn: Turn, place: Place) -> str:
    """A place by a name that the reader knows; an enemy whom nobody of the side can name stays nameless."""
    if place.kind == PlaceKind.UNIT:
        return _target(turn, place.ref)
    if place.kind == PlaceKind.TERRAIN:
        piece = turn.before.terrain_by_id.get(place.ref)
        return (piece.name if piece is not None else "") or place.text
    if place.kind == PlaceKind.COMMANDER:
        formation = turn.before.formation_by_id.get(place.ref)
        return formation.commander.name if formation is not None and formation.commander else "a commander"
    return place.text
