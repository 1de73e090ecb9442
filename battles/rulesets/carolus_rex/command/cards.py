"""Cards and activations (CR-CARD-1, CR-CMD-1 to 3, CR-GEN-2): whose turn it is, and what he makes of it."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import dataclass
from battles.engine.dice import falling
from battles.engine.events import Roll
from battles.engine.geometry import bearing
from battles.engine.orders import Action, GeneralOrder, GroupOrder, Intent, OrderSheet, UnitOrder
from battles.engine.play.whereabouts import nearest
from battles.rulesets.carolus_rex.combat.routs import FREE, SAFE, full_rout
from battles.rulesets.carolus_rex.command.giving import Outcome, give
from battles.rulesets.carolus_rex.command.groups import give_group
from battles.rulesets.carolus_rex.command.intents import staff
from battles.rulesets.carolus_rex.command.orders import Session, orders_in
from battles.rulesets.carolus_rex.command.rides import final_move, ride
from battles.rulesets.carolus_rex.command.stations import staff_place
from battles.rulesets.carolus_rex.dice import CARDS, COMMAND, TABLE
from battles.rulesets.carolus_rex.movement.probing import probe
from battles.rulesets.carolus_rex.settings import AVERAGE_DIE, COMMAND_DICE
from battles.rulesets.carolus_rex.table.field import Field, Phase
from battles.rulesets.carolus_rex.table.troops import General, Troop
from battles.rulesets.carolus_rex.vocabulary import NOT_ORDERS
from battles.rulesets.carolus_rex.words import Rating
from battles.staff import is_able

PASS_STATUS, NO_GENERAL = "pass", "no-general"
# CR-CMD-2. What a weak general takes off his score.
WEAK_LESS = 1

Line = UnitOrder | GroupOrder | GeneralOrder | Intent


@dataclass(frozen=True, slots=True)
class Papers:
    """What a sheet says to one general: his lines in sheet order, whether he is to pass, and his free move."""

    lines: tuple[Line, ...]
    passes: bool
    free_move: tuple[tuple[Action, int], ...]


def draw_cards(field: Field) -> None:
    """One roll puts all generals in order: each die picks among those left, in file order (CR-CARD-1)."""
    field.journal.phase = Phase.CARDS
    left = [general.id for general in field.generals]
    dice = field.journal.dice.throw_each(CARDS, TABLE, falling(len(left)))
    field.cards = tuple(left.pop(face - 1) for face in dice)
    roll = Roll(CARDS, TABLE, dice, sides=len(dice), total=sum(dice))
    field.journal.emit("initiative", clause="CR-CARD-1", roll=roll, order=list(field.cards))


def movement_phase(field: Field) -> None:
    """Each card activates its general (CR-CMD-1)."""
    field.journal.phase = Phase.MOVEMENT
    for card in field.cards:
        activate(field, field.general_by_id[card])


def activate(field: Field, general: General) -> None:
    """Throw or pass, the orders, what moves without orders, and his free move."""
    field.tell("activate", general, "CR-CMD-1")
    papers = papers_of(field, general)
    session = Session(field, general)
    _throw(session, papers)
    for line in papers.lines:
        _carry_out(session, line)
    if not general.commands_army:
        _unordered(field, general)
    final_move(session, list(papers.free_move) or _left_to_his_staff(session))


def _left_to_his_staff(session: Session) -> list[tuple[Action, int]]:
    """The free move of a general with an intent and no line of his own, where an able staff makes it (CR-CMD-7)."""
    field, general = session.field, session.general
    led = [troop for troop in field.of_side(general.side) if general.id in troop.lineage]
    if not is_able(field.battle, general.side) or all(field.answers.intent(troop) is None for troop in led):
        return []
    action = staff_place(session, led)
    return [] if action is None else [(action, 0)]


# ---- what the sheet says


def papers_of(field: Field, general: General) -> Papers:
    """A general's part of his side's sheet (CR-CMD-1, CR-ORD-3)."""
    sheet = field.sheets.get(general.side)
    if sheet is None:
        return Papers((), False, ())
    lines: list[Line] = [order for order in sheet.units if _receiver(field, order, order.unit) == general.id]
    lines += [order for order in sheet.groups if _receiver(field, order, order.units[0]) == general.id]
    lines += intents_of(sheet, general)
    rides = [order for order in sheet.generals if order.formation == general.id]
    lines += [order for order in rides if any(action.verb == "RIDE TO" for action in order.actions)]
    passes = any(
        action.verb == "PASS" for block in sheet.blocks if general.id in block.scope for action in block.actions
    )
    free_move = tuple(
        (action, action.line or order.line)
        for order in sorted(rides, key=lambda order: order.line)
        for action in order.actions
        if action.verb not in ("RIDE TO", "HOLD")
    )
    return Papers(tuple(sorted(lines, key=lambda line: line.line)), passes, free_move)


def _receiver(field: Field, order: UnitOrder | GroupOrder, unit: str) -> str:
    """Whose line it is: of the block it stands in, else of the unit's own division."""
    troop = field.by_id.get(unit)
    if troop is None or troop.unit.out:
        return ""
    side = field.battle.side_of_formation(order.block) if order.block else troop.side
    if side != troop.side:
        return ""
    return order.block or troop.division


def intents_of(sheet: OrderSheet, general: General) -> list[Intent]:
    """The intents of his blocks; without one, for a division, the intent of the whole side."""
    own = [block.intent for block in sheet.blocks if general.id in block.scope and block.intent is not None]
    if own or general.commands_army:
        return own
    return [sheet.intent] if sheet.intent is not None else []


def _is_order(line: Line) -> bool:
    """Whether a line is an order, for which a general does not pass (CR-CMD-3)."""
    if isinstance(line, UnitOrder | GroupOrder):
        return any(action.verb not in NOT_ORDERS for action in line.actions)
    return True


# ---- the throw


def _throw(session: Session, papers: Papers) -> None:
    """The throw for command points, or the pass (CR-CMD-2, CR-CMD-3, CR-CMD-8, CR-AMB-13, CR-AMB-57)."""
    field, general = session.field, session.general
    if not general.present:
        session.absent = True
        general.passed = False
        field.tell("command", general, "CR-CMD-8", cp=0, status=NO_GENERAL)
        return
    if papers.passes or not any(_is_order(line) for line in papers.lines):
        session.passed = general.passed = True
        field.tell("command", general, "CR-CMD-3", cp=0, status=PASS_STATUS)
        return
    wounded = general.wounds > 0
    rating = _lowered(general.rating) if wounded else general.rating
    lower_of_two = wounded and general.rating == Rating.WEAK
    count = (2 if rating == Rating.STRONG or lower_of_two else 1) + general.passed
    die = COMMAND_DICE[str(field.settings[AVERAGE_DIE])]
    dice = field.journal.dice.throw(COMMAND, general.id, count, die)
    best = max(min(dice[:2]), *dice[2:]) if lower_of_two and len(dice) > 2 else min(dice) if lower_of_two else max(dice)
    less = WEAK_LESS if rating == Rating.WEAK else 0
    session.points = best - less
    general.passed = False
    modifiers = ((Rating.WEAK.value, -less),) if less else ()
    roll = Roll(COMMAND, general.id, dice, sides=die.sides, total=session.points, modifiers=modifiers)
    field.tell("command", general, "CR-GEN-2" if wounded else "CR-CMD-2", roll=roll, cp=session.points)


def _lowered(rating: str) -> str:
    """A wounded general is rated one lower (CR-GEN-2)."""
    return Rating.COMPETENT.value if rating == Rating.STRONG else Rating.WEAK.value


# ---- the lines


def _carry_out(session: Session, line: Line) -> None:
    field = session.field
    if isinstance(line, Intent):
        staff(session, line, unnamed(field, session.general))
    elif isinstance(line, GeneralOrder):
        for action in line.actions:
            if action.verb == "RIDE TO":
                ride(session, action, action.line or line.line)
    elif isinstance(line, GroupOrder):
        _group(session, line)
    else:
        troop = field.by_id[line.unit]
        if troop.side == session.general.side and not troop.waiting:
            _line(session, troop, line)


def _line(session: Session, troop: Troop, line: UnitOrder) -> None:
    """The orders of a line; a charge that fails its test leaves the next one in its place (CR-SHOCK-1)."""
    instead = False
    for order in orders_in(line.actions, line.line):
        if instead:
            troop.deeds.orders, troop.deeds.verbs = 0, ()
        outcome = give(session, troop, order, paid=instead)
        if outcome is Outcome.CHARGED:
            break
        instead = outcome is Outcome.HELD_BACK


def _group(session: Session, line: GroupOrder) -> None:
    field = session.field
    troops = [field.by_id[unit] for unit in line.units if unit in field.by_id]
    if len(troops) != len(line.units) or any(troop.side != session.general.side or troop.waiting for troop in troops):
        return
    for order in orders_in(line.actions, line.line):
        give_group(session, troops, order)


def unnamed(field: Field, general: General) -> list[Troop]:
    """The units of a command that no line of the sheet names, in file order (CR-INT-1)."""
    sheet = field.sheets.get(general.side)
    named: set[str] = set()
    if sheet is not None:
        named = {order.unit for order in sheet.units} | {unit for group in sheet.groups for unit in group.units}
    return [troop for troop in field.of_side(general.side) if general.id in troop.lineage and troop.id not in named]


# ---- what moves without orders


def _unordered(field: Field, general: General) -> None:
    """Broken units run on, probing irregulars ride on (CR-MOVE-16, CR-IRR-3)."""
    for troop in field.troops:
        if troop.division != general.id or not troop.present or troop.deeds.orders:
            continue
        if troop.broken:
            _run_on(field, troop)
        elif troop.probing and not field.in_contact(troop):
            troop.deeds.orders, troop.deeds.free = 1, True
            probe(field, troop, first=False)


def _run_on(field: Field, troop: Troop) -> None:
    """A broken unit that sees an enemy within 12 runs from the nearest (CR-MOVE-16)."""
    near = field.enemies_within(troop, SAFE)
    enemy = nearest(troop.box, [other for other in near if field.sees(troop, other)])
    if enemy is None:
        return
    troop.deeds.orders, troop.deeds.free = 1, True
    full_rout(field, troop, bearing(enemy.centre, troop.centre), FREE, "CR-MOVE-16")


def fire_orders(field: Field, lines: Sequence[UnitOrder]) -> None:
    """Take note of whom units are to fire at by their lines (CR-FIRE-5)."""
    for line in lines:
        for action in line.actions:
            if action.verb == "FIRE AT":
                field.fire_orders[line.unit] = str(action.arguments.get("target", ""))
            elif action.verb == "HOLD FIRE":
                field.fire_orders[line.unit] = ""
