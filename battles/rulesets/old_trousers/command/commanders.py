"""Commanders on the table: rides, attaching, who replaces the disabled (OT-CMD-4 to 7)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from battles.engine.battle import Point
from battles.engine.boxes import Box, nearest_point, point_gap
from battles.engine.dice import D10
from battles.engine.geometry import LIMIT, along, bearing
from battles.engine.orders import Action, Place
from battles.engine.play.standing import ALWAYS, point_of
from battles.engine.play.stands import Goal, edge_bar, enemy_bar, legs_of
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.command.leading import superiors_of
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import General, Troop
from battles.rulesets.old_trousers.words import RATINGS, TACTICAL, Chance, CommanderOut, OrderKind

# OT-CMD-4, OT-CMD-5. In inches.
RIDE = 20.0
#: OT-C-OPT-6. The same with ``leader_mobility``.
SHORT_RIDE = 12.0
KEEPS_OFF = 3.0
ATTACHES_WITHIN = 6.0

LAST = "LAST"
HOLD = "HOLD"
ORDER = "ORDER"


def allowance(field: Field) -> float:
    """How far a commander rides in a turn (OT-CMD-4, OT-C-OPT-6)."""
    return SHORT_RIDE if field.settings["leader_mobility"] else RIDE


def ride_left(field: Field, general: General) -> float:
    """How far a commander by himself, whom his sheet tells nothing, may yet follow his troops in this turn."""
    sheet = field.sheets.get(general.side)
    told = sheet is not None and any(given.formation == general.id for given in sheet.generals)
    if told or not general.free or _is_bound(field, general):
        return 0.0
    return allowance(field) - general.rode


# ---- what his sheet tells him


def ride_all(field: Field, *, last: bool) -> None:
    """Carry out what the commanders of the active side were told, but orders to others; ``last``: those told so."""
    sheet = field.sheets.get(field.active)
    for given in sheet.generals if sheet else ():
        general = field.general_by_id.get(given.formation)
        if general is None or general.side != field.active or _waits(given.actions) != last:
            continue
        for action in given.actions:
            if action.verb not in (LAST, ORDER, HOLD):
                reason = _carry_out(field, general, action)
                if reason:
                    refuse(field, general, action, reason, "OT-VERB-2")


def _waits(actions: Sequence[Action]) -> bool:
    return any(action.verb == LAST for action in actions)


def refuse(field: Field, general: General, action: Action, reason: str, clause: str) -> None:
    """Write that an order to a commander is not allowed."""
    text = action.text or action.verb
    field.journal.refuse(general, clause, order=text, reason=reason, line=action.line, text=text)


def _carry_out(field: Field, general: General, action: Action) -> str:
    if not general.able:
        return "may-not-move"
    if action.verb == "ATTACH":
        return attach(field, general, str(action.arguments.get("unit", "")))
    if action.verb == "DETACH":
        return _detach(field, general)
    place = action.arguments.get("place")
    return ride(field, general, place) if isinstance(place, Place) else "may-not-move"


def attach(field: Field, general: General, unit: str) -> str:
    """Join a unit of his command within 6 (OT-CMD-5); answers why not."""
    troop = field.by_id.get(unit)
    if troop is None or not troop.present or not general.on_table:
        return "not-within-6"
    if point_gap(troop.box, *field.place_of_general(general)) > ATTACHES_WITHIN + LIMIT:
        return "not-within-6"
    if general not in superiors_of(field, troop):
        return "not-his-unit"
    if general.attached:
        return "attached"
    _join(field, general, troop)
    return ""


def _join(field: Field, general: General, troop: Troop) -> None:
    general.attached = troop.id
    general.place(troop.x, troop.y)
    field.journal.tell("commander", general, "OT-CMD-5", attached=troop.id)


def _detach(field: Field, general: General) -> str:
    carrier = field.by_id.get(general.attached)
    if carrier is None:
        return "not-his-unit"
    general.attached = ""
    general.place(carrier.x, carrier.y)
    field.journal.tell("commander", general, "OT-CMD-5", detached=carrier.id, at=(general.x, general.y))
    return ""


def ride(field: Field, general: General, place: Place) -> str:
    """Ride straight to a place, as far as the allowance, enemies and the table let him (OT-CMD-4)."""
    if general.attached:
        return "attached"
    if not general.on_table or _is_bound(field, general):
        return "may-not-move"
    goal = point_of(field, place, general.side)
    if goal is None:
        return "may-not-move"
    enemies = field.known_enemies(general.side)

    def bar(here: Point, heading: float, _: float) -> float:
        return min(enemy_bar(here, heading, enemies, KEEPS_OFF), edge_bar(field.battle.table, here, heading))

    left = allowance(field) - general.rode
    legs = legs_of(
        (general.x, general.y),
        [Goal(goal)],
        left,
        radius=0.0,
        reach=lambda _here, _heading, budget: budget,
        cost=lambda _here, _heading, length: length,
        bar=bar,
    )
    for leg in legs:
        general.rode += leg.length
        general.place(*leg.end)
        field.journal.tell("commander", general, "OT-CMD-4", moved=round(leg.length, 3), at=(general.x, general.y))
    return "" if legs or math.dist((general.x, general.y), goal) <= LIMIT else "may-not-move"


def _is_bound(field: Field, general: General) -> bool:
    """Whether an order to rally or a random event keeps him where he is (OT-ORDER-1, OT-EVENT-1)."""
    order = field.orders.get(general.id)
    if order is not None and order["kind"] == OrderKind.RALLY:
        return True
    return field.struck_by(Chance.INFLAMED_PILES, general.side) and field.senior_leader(general.side) is general


# ---- what others do to him


def give_way(field: Field, mover: Troop, began: Box) -> None:
    """Enemy commanders by themselves to whom a unit has moved nearer than 3, from where it ``began``, go straight away
    from it (OT-CMD-4).
    """
    ground = mover.box
    for general in field.generals:
        if general.side == mover.side or not general.free:
            continue
        dx, dy = general.x - ground.x, general.y - ground.y
        far = ground.radius + KEEPS_OFF
        if dx * dx + dy * dy > far * far or point_gap(ground, general.x, general.y) >= KEEPS_OFF - LIMIT:
            continue
        if point_gap(ground, general.x, general.y) >= point_gap(began, general.x, general.y) - LIMIT:
            continue
        nearest = nearest_point(ground, general.x, general.y)
        start = nearest if math.dist(nearest, (general.x, general.y)) > LIMIT else mover.centre
        heading = bearing(start, (general.x, general.y))
        length = min(KEEPS_OFF - point_gap(ground, general.x, general.y), _room(field, general, heading))
        if start == mover.centre:
            length = min(_out_of(mover, general, heading), _room(field, general, heading))
        if length <= LIMIT:
            continue
        general.place(*along((general.x, general.y), heading, length))
        field.journal.tell("commander", general, "OT-CMD-4", retired=round(length, 3), at=(general.x, general.y))


def _room(field: Field, general: General, heading: float) -> float:
    return edge_bar(field.battle.table, (general.x, general.y), heading)


def _out_of(mover: Troop, general: General, heading: float) -> float:
    """How far one who was ridden over goes until he is 3 off."""
    at = 0.0
    while at < mover.box.radius * 2 + KEEPS_OFF:
        away = point_gap(mover.box, *along((general.x, general.y), heading, at))
        if away >= KEEPS_OFF - LIMIT:
            break
        at += max(KEEPS_OFF - away, LIMIT)
    return at


def stay_behind(field: Field, troop: Troop) -> None:
    """The commanders with a unit that routs or is out stay where it stood (OT-CMD-5)."""
    for general in field.with_unit(troop):
        general.attached = ""
        general.place(troop.x, troop.y)
        field.journal.tell("commander", general, "OT-CMD-5", detached=troop.id, at=(general.x, general.y))


def commander_risk(field: Field, troop: Troop, lost: int, riders: Sequence[General]) -> None:
    """Throw for the commanders who were with a unit when it lost figures, guns or crew (OT-CMD-6)."""
    for general in riders:
        roll = field.journal.throw("commander", general.id, 1, die=D10)
        disabled = roll.total <= lost
        if disabled:
            general.out = CommanderOut.DISABLED.value
            general.attached = ""
            general.place(troop.x, troop.y)
        field.journal.tell("commander", general, "OT-CMD-6", roll=roll, disabled=disabled)


def join_charged(field: Field, troop: Troop, charger: Troop) -> None:
    """A commander who is told so joins a unit of his within 6 that is charged (OT-DEC-1)."""
    if field.with_unit(troop) or choose(field, troop, "attach", charger).name != ALWAYS:
        return
    for general in superiors_of(field, troop):
        if general.free and point_gap(troop.box, general.x, general.y) <= ATTACHES_WITHIN + LIMIT:
            _join(field, general, troop)
            return


def attached_rating(field: Field, troop: Troop) -> str:
    """The best tactical rating of the commanders with a unit, empty without any."""
    return min((general.tactical for general in field.with_unit(troop)), key=TACTICAL.index, default="")


# ---- replacements


def replace_disabled(field: Field) -> None:
    """Commanders of the active side who were disabled in an earlier turn are replaced (OT-CMD-7)."""
    for general in field.generals:
        before = general.formation.commander
        if general.side != field.active or not general.out or before is None or not before.out:
            continue
        units = (field.by_id[unit.id] for unit in field.battle.units_of(general.id))
        troop = next((troop for troop in units if troop.present and not troop.routed), None)
        if troop is None:
            continue
        general.out, general.attached, general.off_board = "", "", False
        general.new = True
        general.place(troop.x, troop.y)
        general.tactical = _worse(TACTICAL, general.tactical)
        effect: catalogue.Commander = {"replaced": True, "at": (general.x, general.y), "tactical": general.tactical}
        if general.rated:
            general.rating = _worse(RATINGS, general.rating)
            effect["rating"] = general.rating
        field.journal.note("commander", general, "OT-CMD-7", effect)


def _worse(scale: Sequence[str], rating: str) -> str:
    """A step worse, never below the last."""
    return scale[min(len(scale) - 1, scale.index(rating) + 1)]
