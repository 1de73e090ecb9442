"""What a seat's staff means to order this turn, by what its side knows now: for receipts, and to fill in a sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from battles import rulesets
from battles.engine import sheets
from battles.engine.orders import Action, Intent, OrderSheet
from battles.reports.tongues.en.staff_work import PURPOSES
from battles.services.kept import digest, kept
from battles.services.knowing import SideView, view_before
from battles.services.reading import SeatReading, as_now_known, read, value_of, with_battle_ids
from battles.staff.army import Aim, Character, orders, reasons
from campaigns.models import Seat, Sheet, Turn
from campaigns.services.scenarios.objectives import objectives_of
from campaigns.services.turns.absence import last_sheet
from campaigns.services.turns.sheets import current
from orders.language.forecasts import Forecast, forecast
from orders.language.normal_form import normal_form
from orders.language.sheet import parse
from orders.language.speaking import in_a_row

#: The intent that leaves nothing to a staff.
HOLD = "HOLD"


@dataclass(frozen=True, slots=True)
class Meant:
    """What the staff means to order a unit, or several by one line, and what that will come to.

    ``head`` and ``line`` are the line as it could be sent, ``name`` names all ``units`` that are told, ``command`` that
    which they stand under.
    """

    head: str
    units: tuple[str, ...]
    name: str
    line: str
    forecasts: tuple[Forecast, ...] = ()
    command: str = ""


@dataclass(frozen=True, slots=True)
class MeantLine:
    """A line for one or several units of a command that could be sent so: their handles, their names, the line."""

    heads: str
    names: str
    line: str


#: So many units share a line, which then fits a telephone's width.
SHARE = 4


def by_command(told: Sequence[Meant]) -> tuple[tuple[str, tuple[MeantLine, ...]], ...]:
    """What the staff means to order, a heading a command; units that are told the same share a line."""
    commands: dict[str, dict[tuple[str, int], list[Meant]]] = {}
    for number, each in enumerate(told, start=1):
        # A body that moves as one has a line of its own.
        alike = (each.line, 0 if len(each.units) == 1 else number)
        commands.setdefault(each.command, {}).setdefault(alike, []).append(each)
    return tuple(
        (command, tuple(shared for same in lines.values() for shared in _shared(same)))
        for command, lines in commands.items()
    )


def _shared(same: Sequence[Meant]) -> Iterator[MeantLine]:
    """The lines of units that are told the same."""
    for at in range(0, len(same), SHARE):
        some = same[at : at + SHARE]
        yield MeantLine(", ".join(one.head for one in some), in_a_row(one.name for one in some), some[0].line)


def meant_by(sheet: Sheet) -> tuple[Meant, ...]:
    """The same for a sheet that is stored; nothing is read where the staff proposes nothing."""
    value = value_of(sheet)
    if sheet.seat.side is None or _holds(value):
        return ()
    if view_before(sheet.turn, sheet.seat.side.key).battle.settings.get("staff") != "able":
        return ()
    return meant(read(sheet.seat, sheet.turn, sheet.normal_form))


def meant(reading: SeatReading) -> tuple[Meant, ...]:
    """What the able staff means to order the seat's units by the intents of a sheet, in file order.

    Nothing where the battle's staff is the literal one, or the rulebook's proposes nothing.
    """
    if reading.view.battle.settings.get("staff") != "able" or _holds(reading.sheet):
        return ()
    # The receipt asks, and later its map; the staff's work is most of what an answer costs.
    key = ("meant", reading.key, digest(sheets.to_mapping(reading.sheet)))
    return kept(key, lambda: _foreseen(reading, _lines(reading)))


def _lines(reading: SeatReading) -> Mapping[str, str]:
    return reading.ruleset.proposal(reading.view.battle, reading.view.side, reading.sheet)


def proposed_sheet(seat: Seat, turn: Turn) -> str:
    """A sheet with the staff's proposal: an intent for each of the seat's commands, and a line for each unit to move.

    The intents are those of the seat's sheet, else those that last from before, else those that the program's army
    would give. Raises ``NotHisTurn`` for a seat that commands nobody.
    """
    sheet = _standing(seat, turn)
    reading = read(seat, turn, "")
    view, remarks = reading.view, dict[str, str]()
    if not _leads(sheet):
        sheet = _by_the_program(turn, view, seat, Character.STEADY)
        remarks = _remarks(turn, view)
    bare = OrderSheet(side=sheet.side, intent=sheet.intent, blocks=sheet.blocks, standing=sheet.standing)
    lines = reading.ruleset.proposal(view.battle, view.side, bare)
    text = [f"TURN {turn.number}"]
    led = {command for block in sheet.blocks for command in block.scope}
    text += [f"# {reading.names.label(command)}: {said}" for command, said in remarks.items() if command in led]
    text += [line for line in normal_form(bare, reading.names).splitlines() if not line.startswith("TURN")]
    told = _foreseen(reading, lines)
    written = False
    for command in reading.names.tree.all:
        own = [each for each in told if each.units[0] in command.units]
        if own:
            text += ([] if written else ["SIDE"]) + [f"# {reading.names.label(command.id)}"]
            text += [f"{each.head}: {each.line}" for each in own]
            written = True
    return "\n".join([*text, "END", ""])


def _leads(sheet: OrderSheet) -> bool:
    """Whether a sheet holds an intent that a staff does something about."""
    intents: list[Intent | None] = [sheet.intent, *(block.intent for block in sheet.blocks)]
    return any(intent is not None and intent.posture != HOLD for intent in intents)


def _holds(sheet: OrderSheet) -> bool:
    """Whether all are to hold; of troops for whom nothing is intended a staff may take care."""
    held = sheet.intent is not None and sheet.intent.posture == HOLD
    return held and not _leads(sheet)


def _standing(seat: Seat, turn: Turn) -> OrderSheet:
    """The seat's sheet for the turn, else what lasts of its sheet before; else an empty one."""
    side = seat.side.key if seat.side else ""
    stored: Sheet | None = current(seat, turn) or last_sheet(turn, seat)
    if stored is None:
        return OrderSheet(side=side)
    return sheets.lasting(as_now_known(value_of(stored), view_before(turn, side).knowledge))


def led_sheet(turn: Turn, side: str, seat: Seat | None, character: Character) -> OrderSheet:
    """What the program's army orders for a seat, or a whole side, in the ids of the battle."""
    return with_battle_ids(turn, _by_the_program(turn, view_before(turn, side), seat, character))


def _by_the_program(turn: Turn, view: SideView, seat: Seat | None, character: Character) -> OrderSheet:
    """What the program's army tells the seat's commands, or all of a side's."""
    ruleset = rulesets.find(view.battle.ruleset)
    tree = ruleset.commands(view.battle)
    under = frozenset(seat.formations) if seat else frozenset()

    def commanded(command: str) -> bool:
        return not under or any(link.id in under or link.formation in under for link in tree.chain(command))

    aims, came = _aims_and_strength(turn)
    return orders(ruleset, view.battle, view.side, character, aims, came, commanded)


def _remarks(turn: Turn, view: SideView) -> dict[str, str]:
    """What the program's army has with commands of a side, by id."""
    aims, came = _aims_and_strength(turn)
    found = reasons(rulesets.find(view.battle.ruleset), view.battle, view.side, Character.STEADY, aims, came)
    return {command: PURPOSES[why] for command, why in found.items()}


def _aims_and_strength(turn: Turn) -> tuple[Sequence[Aim], Mapping[str, int]]:
    """The places that the battle is about, and what each unit came with."""
    aims = [Aim(aim.place, aim.points) for aim in objectives_of(turn.game)]
    battle = rulesets.read(turn.game.document)
    amount = rulesets.find(battle.ruleset).measure.amount
    return aims, {unit.id: amount(unit) for unit in battle.units}


def _foreseen(reading: SeatReading, lines: Mapping[str, str]) -> tuple[Meant, ...]:
    """The lines for the seat's own units with their forecasts, as if they had been sent."""
    text = "".join(f"{head}: {line}\n" for head, line in lines.items())
    sheet = parse(text, reading.names, reading.ruleset.vocabulary)
    heads, own = list(lines), frozenset(reading.names.ordered)
    told: list[tuple[int, tuple[str, ...], Sequence[Action]]]
    told = [(order.line, (order.unit,), order.actions) for order in sheet.units]
    told += [(order.line, order.units, order.actions) for order in sheet.groups]
    found = []
    for number, units, actions in sorted(told, key=lambda each: each[0]):
        head = heads[number - 1]
        if own.issuperset(units):
            foreseen = (_forecast(reading, unit, actions) for unit in units)
            name = ", ".join(reading.names.label(unit) for unit in units)
            forecasts = tuple(each for each in foreseen if each is not None)
            link = reading.names.tree.of_unit.get(units[0])
            command = reading.names.label(link.id) if link else ""
            found.append(Meant(head, tuple(units), name, lines[head], forecasts, command))
    return tuple(found)


def _forecast(reading: SeatReading, unit: str, actions: Sequence[Action]) -> Forecast | None:
    """What a line will come to; one that cannot be worked out is left out, as in a receipt."""
    try:
        return forecast(reading.view.battle, reading.ruleset, unit, actions)
    except Exception:
        return None
