"""The turn (MN-SEQ-1 to 7): from the battle and both sides' sheets to the events and the battle afterwards.

Read from top to bottom this is the sequence of play; each step stands in the module of its name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from battles.engine.battle import Battle
from battles.engine.dice import Seed
from battles.engine.events import Roll
from battles.engine.orders import OrderSheet
from battles.engine.play.frame import may_be_ordered, report_lines
from battles.engine.protocol import Resolution
from battles.rulesets.mini_nap.charges.breakthrough import breakthrough_phase
from battles.rulesets.mini_nap.combat.hand_to_hand import hand_to_hand
from battles.rulesets.mini_nap.combat.losses import lost_guests
from battles.rulesets.mini_nap.combat.retreat import standing_retreats
from battles.rulesets.mini_nap.command import commanders, ratings, rides
from battles.rulesets.mini_nap.command.able import staff_rides
from battles.rulesets.mini_nap.command.intents import staff_moves
from battles.rulesets.mini_nap.fire.firing import fire_phase
from battles.rulesets.mini_nap.fire.manning import reman
from battles.rulesets.mini_nap.movement import division
from battles.rulesets.mini_nap.movement.facing import form
from battles.rulesets.mini_nap.movement.manoeuvre import carry_out
from battles.rulesets.mini_nap.movement.marching import DivisionMarch
from battles.rulesets.mini_nap.sequence.arrivals import arrivals
from battles.rulesets.mini_nap.sequence.outcome import battle_at_the_end
from battles.rulesets.mini_nap.sequence.victory import victory
from battles.rulesets.mini_nap.table.organisation import Brigade
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Phase, Working
from battles.rulesets.mini_nap.words import Marker, Stance
from battles.staff import is_able

# MN-SEQ-2, MN-SEQ-3. Dice for the initiative: each side the first time, then the holder and the other.
FIRST_DICE = 2
HOLDER_DICE = 3
OTHER_DICE = 2


def resolve(battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Resolution:
    """Resolve the open turn. Raises ``InputFaults`` only for the dice script."""
    working = Working(battle, sheets, seed)
    if working.roster.known is not None:
        working.roster.known.begin()
    _start(working)
    while True:
        side = _initiative(working)
        if not side:
            break
        _take_initiative(working, side)
    _end(working)
    events = tuple(working.journal.events(working.battle.turn))
    return Resolution(events, battle_at_the_end(working, events))


# ---- the start of the turn


def _start(working: Working) -> None:
    """Turn start, order lines that cannot be used, missing ratings, arrivals (MN-SEQ-1, MN-ORD-6, MN-X-ARR-1)."""
    working.journal.phase = Phase.ORDERS
    working.journal.emit("turn_start", clause="MN-SEQ-1")
    for side in working.battle.sides:
        report_lines(
            working.journal,
            side.id,
            working.sheets.get(side.id),
            "MN-ORD-6",
            commands_unit=partial(may_be_ordered, working.roster.by_id, working.battle.turn, side.id),
            meaningless=division.misplaced(working, working.sheets.get(side.id)),
        )
    working.journal.phase = Phase.COMMAND
    _rate_commanders(working)
    working.journal.phase = Phase.INITIATIVE
    arrivals(working)
    lost_guests(working)


def _rate_commanders(working: Working) -> None:
    """Throw the ratings that are missing, in file order (MN-RATE-1, MN-RATE-2)."""
    for stand in working.staff.stands:
        if stand.rating or stand.out or stand.kind == "brigade":
            continue
        nation = ratings.nation_for_rating(working.battle, stand.formation)
        count = ratings.rating_dice(stand.kind, nation)
        dice = working.journal.dice.throw("rating", stand.id, count) if count else ()
        stand.rating = ratings.rate_commander(
            stand.kind, nation, dice, russian_dreadful=working.settings["russian_dreadful"]
        )
        modifier = ratings.division_modifier(nation) if stand.kind == "division" else 0
        modifiers = ((f"{nation} corps", modifier),) if modifier else ()
        roll = Roll("rating", stand.id, dice, total=sum(dice) + modifier, modifiers=modifiers) if dice else None
        clause = "MN-RATE-2" if stand.kind == "division" else "MN-RATE-1"
        working.journal.emit("commander", unit=stand.id, side=stand.side, clause=clause, roll=roll, rating=stand.rating)


# ---- the initiative


def _available(working: Working, side: str) -> Iterator[Brigade]:
    """The side's Brigades that are unused and have a unit in play, in file order (MN-SEQ-4)."""
    for brigade in working.brigades:
        unused = brigade.side == side and brigade.id not in working.initiative.used
        if unused and any(working.roster.by_id[unit].on_table for unit in brigade.units):
            yield brigade


def _initiative(working: Working) -> str:
    """Which side acts next; empty when neither has an unused Brigade (MN-SEQ-2, 3, 4, MN-AMB-3)."""
    working.journal.phase = Phase.INITIATIVE
    contenders = [side.id for side in working.battle.sides if any(_available(working, side.id))]
    if len(contenders) < 2:
        if contenders:
            working.journal.emit("initiative", side=contenders[0], clause="MN-SEQ-4", uncontested=True)
        return "".join(contenders)
    while True:
        thrown = {}
        for side in contenders:
            count = (
                FIRST_DICE
                if not working.initiative.active
                else HOLDER_DICE
                if side == working.initiative.active
                else OTHER_DICE
            )
            thrown[side] = working.journal.dice.throw("initiative", side, count)
        totals = {side: sum(dice) for side, dice in thrown.items()}
        clause = "MN-SEQ-3" if working.initiative.active else "MN-SEQ-2"
        dice = {side: list(faces) for side, faces in thrown.items()}
        proofs = working.journal.proofs("initiative", thrown)
        first, second = contenders
        if totals[first] == totals[second]:
            working.journal.emit("initiative", clause=clause, dice=dice, totals=totals, tie=True, **proofs)
            continue
        winner = first if totals[first] > totals[second] else second
        working.journal.emit("initiative", side=winner, clause=clause, dice=dice, totals=totals, **proofs)
        return winner


def _take_initiative(working: Working, side: str) -> None:
    """One initiative, from gaining it to manning the guns again (MN-SEQ-5, MN-SEQ-6)."""
    gained_before = side in working.initiative.had_initiative
    working.initiative.active, working.initiative.passive = side, working.roster.enemy_of[side]
    for troop in working.roster.troops:
        troop.begin_initiative()
    _clear_markers(working, side)
    _harden_squares(working)
    standing_retreats(working)
    if not gained_before:
        working.initiative.had_initiative.add(side)
        working.journal.phase = Phase.COMMAND
        rides.first_rides(working)
        if is_able(working.battle, side):
            staff_rides(working)
    brigade = _chosen(working, side)
    if brigade is None:
        return
    march = _division_march(working, brigade)
    if march is not None:
        _division_initiative(working, brigade.division, march)
    else:
        _brigade_initiative(working, brigade)
    working.journal.phase = Phase.COMBAT
    hand_to_hand(working)
    working.journal.phase = Phase.BREAKTHROUGH
    breakthrough_phase(working)
    working.journal.phase = Phase.END
    reman(working)


def _clear_markers(working: Working, *sides: str) -> None:
    """Take the blue and yellow markers off, units in file order (MN-SEQ-5, MN-SEQ-7, MN-AMB-2)."""
    clause = "MN-SEQ-7" if working.journal.phase == Phase.END else "MN-SEQ-5"
    for troop in working.roster.troops:
        if troop.side in sides and troop.markers:
            for marker in Marker:
                if marker in troop.markers:
                    if troop.out:
                        troop.markers.discard(marker)
                    else:
                        working.unmark(troop, marker, clause)


def _harden_squares(working: Working) -> None:
    """All emergency squares of both sides become solid ones (MN-SEQ-5)."""
    hasty = Stance.EMERGENCY_SQUARE.value
    for troop in working.roster.troops:
        if troop.formation == hasty and troop.on_table:
            form(working, troop, Stance.SQUARE.value, (troop.x, troop.y, troop.facing), "MN-SEQ-5")


def _chosen(working: Working, side: str) -> Brigade | None:
    """The first available Brigade of PRIORITY, else the first in file order (MN-SEQ-5)."""
    available = list(_available(working, side))
    sheet = working.sheets.get(side)
    for name in sheet.priority if sheet else ():
        for brigade in available:
            if name == brigade.id or _below(working, brigade, name):
                return brigade
    return available[0] if available else None


def _below(working: Working, brigade: Brigade, name: str) -> bool:
    """Whether a Brigade stands at or below a formation."""
    return any(link.id == name for link in working.battle.chain(brigade.formation))


# ---- one Brigade


def _brigade_initiative(working: Working, brigade: Brigade) -> None:
    """Brigade stand, command check, manoeuvre, firing (MN-SEQ-6)."""
    working.journal.phase = Phase.COMMAND
    rides.rides_before(working, [brigade])
    working.initiative.used.add(brigade.id)
    working.initiative.active_brigades = frozenset({brigade.id})
    working.journal.phase = Phase.INITIATIVE
    working.journal.emit("activate", unit=brigade.id, side=brigade.side, clause="MN-SEQ-6", mode="brigade")
    working.journal.phase = Phase.COMMAND
    rides.brigadier_acts(working, brigade)
    troops = [working.roster.by_id[unit] for unit in brigade.units]
    _check_command(working, troops)
    working.journal.phase = Phase.MANOEUVRE
    ordered = _orders(working, troops, None)
    staff_moves(working, troops, ordered)
    working.journal.phase = Phase.FIRING
    fire_phase(working, troops)


def _check_command(working: Working, troops: list[Troop]) -> None:
    """The status of each unit, which holds for its manoeuvre and fire (MN-CMD-2)."""
    for troop in troops:
        if troop.present:
            status = commanders.status(working, troop)
            troop.status = status
            working.journal.tell("command", troop, "MN-CMD-1", status=status.value)


def _orders(working: Working, troops: list[Troop], march: DivisionMarch | None) -> set[str]:
    """Carry out the lines of these units in sheet order; answers who had a line of his own (MN-SEQ-6)."""
    ids = {troop.id for troop in troops}
    had: set[str] = set()
    for order in working.lines(working.initiative.active):
        if order.unit not in ids:
            continue
        had.add(order.unit)
        troop = working.roster.by_id[order.unit]
        for action in order.actions:
            if troop.on_table:
                carry_out(working, troop, action, order.line, march)
    return had


# ---- a division


def _division_march(working: Working, brigade: Brigade) -> DivisionMarch | None:
    """The manoeuvre of the chosen Brigade's division, if it is ordered and allowed (MN-DIV-1, MN-ORD-4)."""
    name = brigade.division
    if (
        not name
        or name in working.initiative.refused_marches
        or any(b.id in working.initiative.used for b in division.brigades_of(working, name))
    ):
        return None
    order = division.ordered(working, name)
    if order is None:
        return None
    march = division.march_for(working, name)
    if march is None:
        action, block = order
        working.initiative.refused_marches.add(name)
        working.journal.phase = Phase.MANOEUVRE
        text = action.text or action.verb
        working.journal.emit(
            "order_refused",
            unit=name,
            side=working.initiative.active,
            clause="MN-DIV-1",
            order=text,
            reason=division.ENEMY_NEAR,
            line=action.line or block.line,
            text=text,
        )
    return march


def _division_initiative(working: Working, name: str, march: DivisionMarch) -> None:
    """Stands, brigadiers, the march of every unit; no command check, no fire (MN-DIV-2, MN-DIV-3)."""
    brigades = division.brigades_of(working, name)
    working.journal.phase = Phase.COMMAND
    rides.rides_before(working, brigades)
    working.initiative.active_brigades = frozenset(brigade.id for brigade in brigades)
    working.journal.phase = Phase.INITIATIVE
    working.journal.emit(
        "activate",
        unit=name,
        side=working.initiative.active,
        clause="MN-DIV-1",
        mode="division",
        allowance=march.allowance,
    )
    working.journal.phase = Phase.COMMAND
    for brigade in brigades:
        rides.brigadier_acts(working, brigade)
    working.initiative.used |= working.initiative.active_brigades
    working.journal.phase = Phase.MANOEUVRE
    troops = division.troops_of(working, name)
    ordered = _orders(working, troops, march)
    order = division.ordered(working, name)
    for troop in troops:
        if order is not None and troop.id not in ordered and troop.present:
            division.march_on(working, troop, order[0], march)


# ---- the end of the turn


def _end(working: Working) -> None:
    """Rides that nobody made, markers off, victory, the end (MN-SEQ-7)."""
    working.journal.phase = Phase.END
    for side in working.battle.sides:
        rides.refuse_unmade(working, side.id)
    _clear_markers(working, *(side.id for side in working.battle.sides))
    for stand in working.staff.stands:
        if stand.evaded:
            stand.evaded = False
            if not stand.out:
                working.journal.emit("commander", unit=stand.id, side=stand.side, clause="MN-SEQ-7", evaded=False)
    won = victory(working)
    if won is None:
        working.journal.emit("turn_end", clause="MN-SEQ-7")
    else:
        winner, reason = won
        working.journal.emit("turn_end", clause="MN-SEQ-7", winner=winner, reason=reason)
