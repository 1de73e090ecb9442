"""A sheet while its lines are read: the block that is open, what was taken so far, what was refused."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, field
from battles.engine.orders import (
    Action,
    Block,
    GeneralOrder,
    GroupOrder,
    Intent,
    Message,
    OrderSheet,
    ReadLine,
    RefusalReason,
    RefusedLine,
    Standing,
    UnitOrder,
)
from battles.engine.worded import Worded, worded
from orders.language.assembly import Parts, line_text
from orders.language.grammar import Grammar
from orders.language.names import Names
from orders.language.reading import HEADERS

TROOP_BLOCKS = frozenset({"BATTERY", "GROUP"})


@dataclass(slots=True)
class OpenBlock:
    """A block while its lines are read. Of a broken one the header was refused, and with it what depends on it."""

    kind: str
    scope: tuple[str, ...]
    line: int
    intent: Intent | None = None
    actions: list[Action] = field(default_factory=list)
    broken: RefusalReason | None = None

    @property
    def formation(self) -> str:
        """The formation of a command block; empty for a BATTERY or GROUP."""
        return "" if self.broken or self.kind in TROOP_BLOCKS else self.scope[0]

    def closed(self) -> Block:
        return Block(self.kind, self.scope, self.line, self.intent, tuple(self.actions))


@dataclass(slots=True)
class OpenSheet:
    """A sheet while it is read; the lists hold what was read so far."""

    names: Names
    grammar: Grammar
    turn: int | None = None
    key: str = ""
    concede: bool = False
    intent: Intent | None = None
    priority: list[str] = field(default_factory=list)
    blocks: list[OpenBlock] = field(default_factory=list)
    standing: list[Standing] = field(default_factory=list)
    units: list[UnitOrder] = field(default_factory=list)
    groups: list[GroupOrder] = field(default_factory=list)
    generals: list[GeneralOrder] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    lines: list[ReadLine] = field(default_factory=list)
    refused: list[RefusedLine] = field(default_factory=list)
    block: OpenBlock | None = None
    header: tuple[int, str, str] | None = None
    ended: bool = False
    end: int = 0  # the line that ends the sheet

    def sheet(self) -> OrderSheet:
        """All that was read."""
        self.close_header()
        return OrderSheet(
            side=self.names.side,
            turn=self.turn,
            key=self.key,
            priority=tuple(dict.fromkeys(self.priority)),
            intent=self.intent,
            blocks=tuple(block.closed() for block in self.blocks),
            standing=tuple(self.standing),
            units=tuple(self.units),
            groups=tuple(self.groups),
            generals=tuple(self.generals),
            messages=tuple(self.messages),
            concede=self.concede,
            refused=tuple(self.refused),
            lines=tuple(self.lines),
        )

    def refuse(self, number: int, text: str, explanation: Worded) -> None:
        """Refuse a line as unreadable."""
        self.refused.append(RefusedLine(number, text, RefusalReason.UNREADABLE, explanation))

    def break_block(self, number: int, form: str, reason: RefusalReason) -> None:
        """After a refused header: the block is open, but nothing can be given to it."""
        if form in HEADERS:
            self.block = OpenBlock(form, (), number, broken=reason)

    def understood(self, number: int, text: str, parts: Parts, note: str = "") -> None:
        """Echo a line, with a note about what its writer may not have meant."""
        outside = parts.form in HEADERS or parts.form in ("TURN", "KEY", "PRIORITY", "CONCEDE", "END", "SIDE")
        depth = 0 if outside or self.block is None else 1
        self.lines.append(ReadLine(number, text, line_text(parts, self.names), depth, note))

    def close_header(self) -> None:
        """End the orders under a unit's name on a line of its own; a name without any is refused."""
        if self.header is None:
            return
        number, text, unit = self.header
        self.header = None
        if not any(order.line == number and order.unit == unit for order in self.units):
            self.lines = [line for line in self.lines if line.line != number]
            self.refuse(number, text, worded("No order follows the name. Write for example: {unit}: HOLD", unit=unit))

    def scope(self) -> tuple[str, ...]:
        """The scope of a line that names none: its block's, or all that the writer commands."""
        return self.block.scope if self.block else self.names.commands

    def block_for(self, command: str, number: int, intent: Intent | None) -> OpenBlock:
        """A block that gives one of the writer's commands an intent."""
        entry = self.names.by_id.get(command)
        return OpenBlock((entry.block if entry else "") or "GROUP", (command,), number, intent)

    def so_far(self, line: int, unit: str) -> tuple[Action, ...]:
        """The actions read for a unit under its name on a line."""
        return next((order.actions for order in self.units if (order.line, order.unit) == (line, unit)), ())
