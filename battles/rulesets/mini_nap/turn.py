"""The turn (MN-SEQ-1 to 7): from the battle and both sides' sheets to the events and the battle afterwards.

Read from top to bottom this is the sequence of play; each step stands in the module of its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from battles.engine.battle import Battle
from battles.engine.events import Roll
from battles.engine.orders import OrderSheet
from battles.engine.play.frame import report_lines
from battles.engine.protocol import Resolution
from battles.rulesets.mini_nap import commanders, couriers, division, ratings
from battles.rulesets.mini_nap.able import staff_rides
from battles.rulesets.mini_nap.arrivals import arrivals
from battles.rulesets.mini_nap.breakthrough import breakthrough_phase
from battles.rulesets.mini_nap.combat import hand_to_hand
from battles.rulesets.mini_nap.facing import form
from battles.rulesets.mini_nap.field import Field, Phase, lay_out
from battles.rulesets.mini_nap.firing import fire_phase
from battles.rulesets.mini_nap.leaving import reman, standing_retreats
from battles.rulesets.mini_nap.manoeuvre import carry_out
from battles.rulesets.mini_nap.marching import DivisionMarch
from battles.rulesets.mini_nap.organisation import Brigade
from battles.rulesets.mini_nap.outcome import battle_at_the_end
from battles.rulesets.mini_nap.staff import staff_moves
from battles.rulesets.mini_nap.troops import Troop
from battles.rulesets.mini_nap.victory import victory
from battles.rulesets.mini_nap.words import Formation, Marker
from battles.staff import is_able

# MN-SEQ-2, MN-SEQ-3. Dice for the initiative: each side the first time, then the holder and the other.
FIRST_DICE = 2
HOLDER_DICE = 3
OTHER_DICE = 2


def resolve(battle: Battle, sheets: Mapping[str, OrderSheet], seed: bytes) -> Resolution:
    """Resolve the open turn. Raises ``InputFaults`` only for the dice script."""
    field = lay_out(battle, sheets, seed)
    _start(field)
    while True:
        side = _initiative(field)
        if not side:
            break
        _take_initiative(field, side)
    _end(field)
    events = tuple(field.journal.events(field.battle.turn))
    return Resolution(events, battle_at_the_end(field, events))


# ---- the start of the turn


def _start(field: Field) -> None:
    """Turn start, order lines that cannot be used, missing ratings, arrivals (MN-SEQ-1, MN-ORD-6, MN-X-ARR-1)."""
    field.journal.phase = Phase.ORDERS
    field.journal.emit("turn_start", clause="MN-SEQ-1")
    for side in field.battle.sides:
        report_lines(
            field.journal,
            side.id,
            field.sheets.get(side.id),
            "MN-ORD-6",
            commands_unit=partial(_may_be_ordered, field, side.id),
        )
    field.journal.phase = Phase.COMMAND
    _rate_commanders(field)
    field.journal.phase = Phase.INITIATIVE
    arrivals(field)


def _may_be_ordered(field: Field, side: str, unit: str) -> bool:
    """Whether a side has a unit that can act this turn (MN-ORD-6)."""
    troop = field.by_id.get(unit)
    if troop is None or troop.side != side or troop.out:
        return False
    return troop.unit.arrives is None or troop.unit.arrives <= field.battle.turn


def _rate_commanders(field: Field) -> None:
    """Throw the ratings that are missing, in file order (MN-RATE-1, MN-RATE-2)."""
    for stand in field.stands:
        if stand.rating or stand.out or stand.kind == "brigade":
            continue
        nation = ratings.nation_for_rating(field.battle, stand.formation)
        count = ratings.rating_dice(stand.kind, nation)
        dice = field.journal.dice.throw("rating", stand.id, count) if count else ()
        stand.rating = ratings.rate_commander(
            stand.kind, nation, dice, russian_dreadful=field.settings["russian_dreadful"]
        )
        modifier = ratings.division_modifier(nation) if stand.kind == "division" else 0
        modifiers = ((f"{nation} corps", modifier),) if modifier else ()
        roll = Roll("rating", stand.id, dice, total=sum(dice) + modifier, modifiers=modifiers) if dice else None
        clause = "MN-RATE-2" if stand.kind == "division" else "MN-RATE-1"
        field.journal.emit("commander", unit=stand.id, side=stand.side, clause=clause, roll=roll, rating=stand.rating)


# ---- the initiative


def _available(field: Field, side: str) -> list[Brigade]:
    """The side's Brigades that are unused and have a unit in play, in file order (MN-SEQ-4)."""
    return [
        brigade
        for brigade in field.brigades
        if brigade.side == side
        and brigade.id not in field.used
        and any(field.by_id[unit].on_table for unit in brigade.units)
    ]


def _initiative(field: Field) -> str:
    """Which side acts next; empty when neither has an unused Brigade (MN-SEQ-2, 3, 4, MN-AMB-3)."""
    field.journal.phase = Phase.INITIATIVE
    contenders = [side.id for side in field.battle.sides if _available(field, side.id)]
    if len(contenders) < 2:
        if contenders:
            field.journal.emit("initiative", side=contenders[0], clause="MN-SEQ-4", uncontested=True)
        return "".join(contenders)
    while True:
        thrown = {}
        for side in contenders:
            count = FIRST_DICE if not field.active else HOLDER_DICE if side == field.active else OTHER_DICE
            thrown[side] = field.journal.dice.throw("initiative", side, count)
        totals = {side: sum(dice) for side, dice in thrown.items()}
        clause = "MN-SEQ-3" if field.active else "MN-SEQ-2"
        dice = {side: list(faces) for side, faces in thrown.items()}
        first, second = contenders
        if totals[first] == totals[second]:
            field.journal.emit("initiative", clause=clause, dice=dice, totals=totals, tie=True)
            continue
        winner = first if totals[first] > totals[second] else second
        field.journal.emit("initiative", side=winner, clause=clause, dice=dice, totals=totals)
        return winner


def _take_initiative(field: Field, side: str) -> None:
    """One initiative, from gaining it to manning the guns again (MN-SEQ-5, MN-SEQ-6)."""
    gained_before = side in field.had_initiative
    field.active, field.passive = side, field.enemy_of[side]
    for troop in field.troops:
        troop.begin_initiative()
    _clear_markers(field, side)
    _harden_squares(field)
    standing_retreats(field)
    if not gained_before:
        field.had_initiative.add(side)
        field.journal.phase = Phase.COMMAND
        couriers.first_rides(field)
        if is_able(field.battle, side):
            staff_rides(field)
    brigade = _chosen(field, side)
    if brigade is None:
        return
    march = _division_march(field, brigade)
    if march is not None:
        _division_initiative(field, brigade.division, march)
    else:
        _brigade_initiative(field, brigade)
    field.journal.phase = Phase.COMBAT
    hand_to_hand(field)
    field.journal.phase = Phase.BREAKTHROUGH
    breakthrough_phase(field)
    field.journal.phase = Phase.END
    reman(field)


def _clear_markers(field: Field, *sides: str) -> None:
    """Take the blue and yellow markers off, units in file order (MN-SEQ-5, MN-SEQ-7, MN-AMB-2)."""
    clause = "MN-SEQ-7" if field.journal.phase == Phase.END else "MN-SEQ-5"
    for troop in field.troops:
        if troop.side in sides and troop.markers:
            for marker in Marker:
                if marker in troop.markers:
                    if troop.out:
                        troop.markers.discard(marker)
                    else:
                        field.unmark(troop, marker, clause)


def _harden_squares(field: Field) -> None:
    """All emergency squares of both sides become solid ones (MN-SEQ-5)."""
    for troop in field.troops:
        if troop.on_table and troop.formation == Formation.EMERGENCY_SQUARE:
            form(field, troop, Formation.SQUARE.value, (troop.x, troop.y, troop.facing), "MN-SEQ-5")


def _chosen(field: Field, side: str) -> Brigade | None:
    """The first available Brigade of PRIORITY, else the first in file order (MN-SEQ-5)."""
    available = _available(field, side)
    sheet = field.sheets.get(side)
    for name in sheet.priority if sheet else ():
        for brigade in available:
            if name == brigade.id or _below(field, brigade, name):
                return brigade
    return available[0] if available else None


def _below(field: Field, brigade: Brigade, name: str) -> bool:
    """Whether a Brigade stands at or below a formation."""
    return any(link.id == name for link in field.battle.chain(brigade.formation))


# ---- one Brigade


def _brigade_initiative(field: Field, brigade: Brigade) -> None:
    """Brigade stand, command check, manoeuvre, firing (MN-SEQ-6)."""
    field.journal.phase = Phase.COMMAND
    couriers.rides_before(field, [brigade])
    field.used.add(brigade.id)
    field.active_brigades = frozenset({brigade.id})
    field.journal.phase = Phase.INITIATIVE
    field.journal.emit("activate", unit=brigade.id, side=brigade.side, clause="MN-SEQ-6", mode="brigade")
    field.journal.phase = Phase.COMMAND
    couriers.brigadier_acts(field, brigade)
    troops = [field.by_id[unit] for unit in brigade.units]
    _check_command(field, troops)
    field.journal.phase = Phase.MANOEUVRE
    ordered = _orders(field, troops, None)
    staff_moves(field, troops, ordered)
    field.journal.phase = Phase.FIRING
    fire_phase(field, troops)


def _check_command(field: Field, troops: list[Troop]) -> None:
    """The status of each unit, which holds for its manoeuvre and fire (MN-CMD-2)."""
    for troop in troops:
        if troop.present:
            status = commanders.status(field, troop)
            troop.status = status.value
            field.journal.tell("command", troop, "MN-CMD-1", status=status.value)


def _orders(field: Field, troops: list[Troop], march: DivisionMarch | None) -> set[str]:
    """Carry out the lines of these units in sheet order; answers who had a line of his own (MN-SEQ-6)."""
    ids = {troop.id for troop in troops}
    had: set[str] = set()
    for order in field.lines(field.active):
        if order.unit not in ids:
            continue
        had.add(order.unit)
        troop = field.by_id[order.unit]
        for action in order.actions:
            if troop.on_table:
                carry_out(field, troop, action, order.line, march)
    return had


# ---- a division


def _division_march(field: Field, brigade: Brigade) -> DivisionMarch | None:
    """The manoeuvre of the chosen Brigade's division, if it is ordered and allowed (MN-DIV-1, MN-ORD-4)."""
    name = brigade.division
    if not name or name in field.refused_marches or any(b.id in field.used for b in division.brigades_of(field, name)):
        return None
    order = division.ordered(field, name)
    if order is None:
        return None
    march = division.march_for(field, name)
    if march is None:
        action, block = order
        field.refused_marches.add(name)
        field.journal.phase = Phase.MANOEUVRE
        text = action.text or action.verb
        field.journal.emit(
            "order_refused",
            unit=name,
            side=field.active,
            clause="MN-DIV-1",
            order=text,
            reason=division.ENEMY_NEAR,
            line=action.line or block.line,
            text=text,
        )
    return march


def _division_initiative(field: Field, name: str, march: DivisionMarch) -> None:
    """Stands, brigadiers, the march of every unit; no command check, no fire (MN-DIV-2, MN-DIV-3)."""
    brigades = division.brigades_of(field, name)
    field.journal.phase = Phase.COMMAND
    couriers.rides_before(field, brigades)
    field.active_brigades = frozenset(brigade.id for brigade in brigades)
    field.journal.phase = Phase.INITIATIVE
    field.journal.emit(
        "activate", unit=name, side=field.active, clause="MN-DIV-1", mode="division", allowance=march.allowance
    )
    field.journal.phase = Phase.COMMAND
    for brigade in brigades:
        couriers.brigadier_acts(field, brigade)
    field.used |= field.active_brigades
    field.journal.phase = Phase.MANOEUVRE
    troops = division.troops_of(field, name)
    ordered = _orders(field, troops, march)
    order = division.ordered(field, name)
    for troop in troops:
        if order is not None and troop.id not in ordered and troop.present:
            division.march_on(field, troop, order[0], march)


# ---- the end of the turn


def _end(field: Field) -> None:
    """Markers off, victory, the end (MN-SEQ-7)."""
    field.journal.phase = Phase.END
    _clear_markers(field, *(side.id for side in field.battle.sides))
    for stand in field.stands:
        if stand.evaded:
            stand.evaded = False
            if not stand.out:
                field.journal.emit("commander", unit=stand.id, side=stand.side, clause="MN-SEQ-7", evaded=False)
    won = victory(field)
    if won is None:
        field.journal.emit("turn_end", clause="MN-SEQ-7")
    else:
        winner, reason = won
        field.journal.emit("turn_end", clause="MN-SEQ-7", winner=winner, reason=reason)
