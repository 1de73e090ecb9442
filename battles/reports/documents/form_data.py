"""What an order form asks: the commands, units and generals of a seat, by the names that its fields bear.

Fields are named so that they can be read back whatever else the file went through: ``key``, ``turn``, ``priority:1``,
``<brigade>:intent``, ``<brigade>:where``, ``<brigade>:unit:<unit>``, ``<brigade>:standing``, ``standing``, ``message``,
``more``, ``*general:<formation>``, with every id written as ``field_id`` does. ``<brigade>`` is a command's id, behind
the word of its block and a space where that is not ``BRIGADE``.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from urllib.parse import quote

from battles.engine.battle import Battle, Commander, Unit
from battles.engine.dataclasses import dataclass, field
from battles.engine.handles import short_handle
from battles.engine.knowledge import public_id
from battles.engine.protocol import Ruleset
from battles.reports.documents.data import SeatBrief, TurnReportData
from battles.reports.documents.paper import A4, Paper
from battles.reports.facts import Turn
from battles.reports.facts.commands import CommandTroops, commands_of
from battles.reports.facts.enemy import seen_of_the_enemy
from battles.reports.tongues import ENGLISH, Tongue
from battles.reports.tongues.labels import FormLabels

#: What the names of the generals' fields begin with; no id of a command can.
GENERAL = "*general"
#: The word that heads a block of orders, where a form does not say another.
BLOCK = "BRIGADE"


@dataclass(frozen=True, slots=True)
class FormBrigade:
    """A command of the form: its id and name, its units in play, the word that heads its orders, what it is under."""

    id: str
    name: str
    units: tuple[Unit, ...]
    block: str = BLOCK
    under: str = ""

    @property
    def key(self) -> str:
        """What the names of its fields begin with: the id, behind the word of its block where that is another."""
        return field_id(self.id if self.block == BLOCK else f"{self.block} {self.id}")


@dataclass(frozen=True, slots=True)
class FormGeneral:
    """A general of the form: his formation, by which orders find him, and his name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class FormEnemy:
    """An enemy whom orders may name: by what word, what he looks like, his square, and whether he is seen now."""

    handle: str
    name: str
    square: str
    seen: bool


@dataclass(frozen=True, slots=True)
class OrderForm:
    """What a form asks: who gives orders for which turn, until when, to which brigades, in which words.

    ``ordered`` is what was ordered last, by whom it was for (see ``facts.ordered``).
    """

    title: str
    seat: SeatBrief
    turn: int
    deadline: str
    brigades: tuple[FormBrigade, ...]
    ruleset: Ruleset
    generals: tuple[FormGeneral, ...] = ()
    enemies: tuple[FormEnemy, ...] = ()
    span: str = ""
    ordered: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    paper: Paper = A4
    tongue: Tongue = ENGLISH

    @property
    def postures(self) -> tuple[str, ...]:
        """The postures a brigade can be given in one word."""
        return tuple(self.ruleset.vocabulary.postures)

    @property
    def labels(self) -> FormLabels:
        """The words of the form."""
        return self.tongue.labels.form


def form_of(data: TurnReportData) -> OrderForm:
    """The form for the turn after a report."""
    return OrderForm(
        title=data.after.title,
        seat=data.seat,
        turn=data.after.turn,
        deadline=data.deadline,
        brigades=form_brigades(data.turn, data.seat, data.tongue),
        ruleset=data.ruleset,
        generals=form_generals(data.turn, data.seat),
        enemies=form_enemies(data),
        span=data.hours.span(data.after.turn),
        ordered=data.ordered,
        paper=data.paper,
        tongue=data.tongue,
    )


def form_brigades(turn: Turn, seat: SeatBrief, tongue: Tongue = ENGLISH) -> tuple[FormBrigade, ...]:
    """The brigades of a seat that can be given orders: those with units in play."""
    found = (
        FormBrigade(
            id=command.id,
            name=tongue.command(turn, command),
            units=tuple(unit for unit in command.units if unit.in_play),
            block=command.command.block or BLOCK,
            under=_under(turn, command),
        )
        for command in commands_of(turn, seat.formations, seat.others)
    )
    return tuple(brigade for brigade in found if brigade.units)


def _under(turn: Turn, command: CommandTroops) -> str:
    """The name of what a command stands under: its division; of a part of a formation that formation's own."""
    above = turn.after.chain(command.formation.id)
    return (above[0] if command.command.part else above[min(1, len(above) - 1)]).label


def form_generals(turn: Turn, seat: SeatBrief) -> tuple[FormGeneral, ...]:
    """The generals of a seat who stand on the table, in file order."""
    own = led_by(turn, seat)
    return tuple(
        FormGeneral(formation.id, formation.commander.name or formation.label)
        for formation in turn.after.formations
        if formation.id in own and formation.commander is not None and _rides(formation.commander)
    )


def led_by(turn: Turn, seat: SeatBrief) -> frozenset[str]:
    """The formations whose generals take a seat's orders: those above its commands that no other seat has."""
    battle = turn.after
    led = {link.id for command in commands_of(turn, seat.formations) for link in battle.chain(command.formation.id)}
    return frozenset(one for one in led if _is_his(battle, one, seat))


def form_enemies(data: TurnReportData) -> tuple[FormEnemy, ...]:
    """The enemies that the side knows of, in the order of the report's table, without those seen to fall."""
    return tuple(
        FormEnemy(
            handle=short_handle(name := public_id(row.contact)) or name,
            name=data.tongue.seen_name(data.turn, row),
            square=row.square,
            seen=row.contact.seen,
        )
        for row in seen_of_the_enemy(data.turn, data.knowledge)
        if not row.contact.fate
    )


def _is_his(battle: Battle, formation: str, seat: SeatBrief) -> bool:
    """Whether a formation takes a seat's orders: the narrowest above it that some seat has decides."""
    chain = (link.id for link in battle.chain(formation))
    held = next((id for id in chain if id in seat.formations or id in seat.others), None)
    return not seat.formations if held is None else held in seat.formations


def _rides(commander: Commander) -> bool:
    return not commander.out and commander.arrives is None and bool(commander.at or commander.attached)


def field_id(text: str) -> str:
    """An id as part of a field's name: a full stop would split it."""
    return quote(text, safe="/_-").replace(".", "%2E")
