"""Reading a sheet: line by line, remembering the block a line stands in. Nothing is dropped and nothing raises.

A block runs from its header to the next header, to ``SIDE`` or to the end: indentation has no meaning, because mail
programs lose it. Every line ends as understood (and echoed in normal form) or refused with the reason; lines without a
letter or figure, comments, and everything after ``END`` do not count as lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

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
    Vocabulary,
)
from orders.language.assembly import Parts, line_text, narrowed, parts_of
from orders.language.folding import fold
from orders.language.grammar import SHELF, Grammar
from orders.language.lines import BULLET, LINE_BREAK, may_go_on, without_comment
from orders.language.names import Names
from orders.language.names.entries import Pool
from orders.language.reading import HEADERS, Context, exact_reading, first_words, read_priority
from orders.language.refusals import MOST_SEARCHES, Refuser, doubt_about, own_target
from orders.language.scanning import ALNUM, Line
from orders.language.search import Reading, Search
from orders.language.slots import READERS

MOST_LINES = 500
MOST_CHARACTERS = 1_000
LONGEST_NAME = 60  # characters at the end of a line that may be the beginning of a name
TROOP_BLOCKS = frozenset({"BATTERY", "GROUP"})
# Forms that mean nothing without the block they stand in.
DEPENDENT = frozenset({"INTENT", "POSTURE", "STANDING", "COMMAND", "ORDERS", "BLOCK GENERAL"})


def parse(text: str, names: Names, vocabulary: Vocabulary, *, strangers: bool = False) -> OrderSheet:
    """One writer's orders from his text. Never raises for any text; its time and memory are bounded.

    With ``strangers``, as orders in a battle file are read, a target may be called by a name that nobody bears: the
    ruleset then refuses that action alone, and the rest of the line goes on. A player is told at once instead.
    """
    return SheetReader(names, SHELF.grammar_of(vocabulary), strangers).read(text)


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
class SheetReader:
    """The state of reading one sheet; the lists hold what was read so far.

    Without ``suggests`` refused lines are not searched for what they may have been meant to be.
    """

    names: Names
    grammar: Grammar
    strangers: bool = False
    suggests: bool = True
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
    refuser: Refuser = field(init=False)
    attempts: dict[tuple[str, Context], tuple[Search, Reading | None]] = field(default_factory=dict)
    ended: bool = False

    def read(self, text: str) -> OrderSheet:
        """Read all lines of a text."""
        raw_lines = LINE_BREAK.split(text)
        lines = raw_lines[:MOST_LINES]
        self.begin(lines)
        at = 0
        while at < len(lines) and not self.ended:
            raw, count = self.unwrapped(lines, at)
            self.read_line(at + 1, raw)
            at += count
        if not self.ended and any(line.strip() for line in raw_lines[MOST_LINES:]):
            explanation = f"A sheet takes {MOST_LINES} lines, this one has {len(raw_lines)}: I read no further."
            self.refuse(MOST_LINES + 1, raw_lines[MOST_LINES][:80], explanation)
        return self.sheet()

    def begin(self, lines: list[str]) -> None:
        """Make ready to read these lines."""
        self.refuser = Refuser(self.names, self.mentioned(lines) if self.suggests else frozenset())
        if not self.suggests:
            self.refuser.searches = MOST_SEARCHES

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

    def mentioned(self, raw_lines: list[str]) -> frozenset[str]:
        """The units that some line begins with."""
        found: set[str] = set()
        for raw in raw_lines:
            for match in self.names.matches(fold(raw[:80]).text, 0, Pool.ORDERED)[:1]:
                found.update(entry.id for entry in match.entries)
        return frozenset(found)

    def unwrapped(self, lines: list[str], at: int) -> tuple[str, int]:
        """A line with what a mail program has broken off it, and how many lines that makes.

        Lines are put together again only when the next one means nothing by itself but the two do together, and the
        first was as long as mails make lines, was left open, or means nothing by itself either.
        """
        raw, count = lines[at], 1
        while at + count < len(lines) and raw.strip() and lines[at + count].strip():
            following = lines[at + count]
            may = may_go_on(lines[at + count - 1], following)
            if not may and self.attempt(raw)[1]:
                break
            commented = without_comment(raw, self.names.with_hash) != raw
            if commented and (not may or self.attempt(following)[0].furthest > 0):
                break
            if self.stops_early(raw):
                break
            joined = f"{raw.rstrip()} {following.strip()}"
            if len(joined) > MOST_CHARACTERS or not self.goes_on(joined, following):
                break
            raw, count = joined, count + 1
        return raw, count

    def stops_early(self, raw: str) -> bool:
        """Whether a line cannot be read far enough for another to complete it."""
        search, reading = self.attempt(raw)
        return reading is None and search.furthest < len(search.line.text) - LONGEST_NAME

    def goes_on(self, joined: str, following: str) -> bool:
        """Whether a line means something only together with the one before. No order ever becomes part of a message."""
        search, alone = self.attempt(following)
        together = self.attempt(joined)[1]
        if alone or not together:
            return False
        return together.form != "MESSAGE" or search.furthest == 0

    def attempt(self, raw: str) -> tuple[Search, Reading | None]:
        """The search through a line and its exact reading, as it stands or without a bullet before it."""
        asked = (raw, self.context)
        if asked not in self.attempts:
            self.attempts[asked] = self.first_attempt(raw)
        return self.attempts[asked]

    def first_attempt(self, raw: str) -> tuple[Search, Reading | None]:
        """As :meth:`attempt`, without memory."""
        body = without_comment(raw, self.names.with_hash)[:MOST_CHARACTERS]
        search = self.search(body)
        reading = exact_reading(search, self.context)
        bullet = BULLET.match(body)
        if reading is None and bullet:
            search = self.search(" " * bullet.end() + body[bullet.end() :])
            reading = exact_reading(search, self.context)
        return search, reading

    def read_line(self, number: int, raw: str) -> None:
        """Read one line."""
        length = len(without_comment(raw, self.names.with_hash))
        if length > MOST_CHARACTERS:
            explanation = f"This line has {length} characters; a line takes {MOST_CHARACTERS}. Please use several."
            self.refuse(number, raw[:80].strip() + " ...", explanation)
            return
        search, reading = self.attempt(raw)
        if reading is None and self.suggests:  # looking for what was meant changes the search
            search, reading = self.first_attempt(raw)
        if not ALNUM.search(search.line.text):
            return
        text = raw.strip()
        if reading is None:
            self.not_understood(number, text, search)
            return
        reading = narrowed(reading)
        doubt = doubt_about(reading, self.names) or (None if self.strangers else own_target(reading))
        if doubt:
            self.close_header()
            self.refused.append(
                RefusedLine(number, text, RefusalReason.UNREADABLE, doubt.explanation, doubt.suggestions)
            )
            self.break_block(number, reading.form, RefusalReason.UNREADABLE)
            return
        parts = parts_of(reading, number)
        if parts.form != "ORDERS":
            self.close_header()
        if parts.form in ("END", "BLANK"):
            self.ended = parts.form == "END"
            return
        if self.block and self.block.broken and parts.form in DEPENDENT:
            explanation = f"It belongs to the block of line {self.block.line}, which I could not take."
            self.refused.append(RefusedLine(number, text, self.block.broken, explanation))
            return
        TAKERS[parts.form](self, parts, number, text)

    def search(self, body: str) -> Search:
        """A new search through a line."""
        return Search(Line(fold(body), body), self.names, self.grammar, READERS, strangers=self.strangers)

    @property
    def context(self) -> Context:
        """Where the line stands."""
        if self.header:
            return Context.UNIT
        if self.block is None:
            return Context.SIDE
        return Context.TROOPS if self.block.kind in TROOP_BLOCKS else Context.FORMATION

    def not_understood(self, number: int, text: str, search: Search) -> None:
        """A line that no form of the grammar fits. Of a ``PRIORITY`` line the names that are known count."""
        items = read_priority(search)
        if items:
            self.close_header()
            known = [item.id for item in items if item.id]
            self.priority += known
            if known:
                self.lines.append(ReadLine(number, text, f"PRIORITY {', '.join(known)}"))
            self.refused += [
                self.refuser.unknown_in_priority(number, text, items, at)
                for at, item in enumerate(items)
                if not item.id
            ]
            return
        formation = self.block.formation if self.block else ""
        header = next((kind for kind in ("BATTERY", "BLOCK", "GROUP") if first_words(search, kind) is not None), "")
        judged = self.refuser.judge(number, text, search, self.context, self.names.units.get(formation, ()))
        if judged.form != "ORDERS":
            self.close_header()
        self.refused.append(judged.refused)
        self.break_block(number, header or judged.form, judged.refused.reason)

    def refuse(self, number: int, text: str, explanation: str) -> None:
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
            self.refuse(number, text, f"No order follows the name. Write for example: {unit}: HOLD")

    def scope(self) -> tuple[str, ...]:
        """The scope of a line that names none: its block's, or all that the writer commands."""
        return self.block.scope if self.block else self.names.commands

    def take_key(self, parts: Parts, number: int, text: str) -> None:
        self.key = parts.to
        self.understood(number, text, parts)

    def take_turn(self, parts: Parts, number: int, text: str) -> None:
        """The turn a sheet is for; refused when it is not the open one."""
        self.turn = parts.number
        if parts.number == self.names.turn:
            self.understood(number, text, parts)
        else:
            self.refuse(number, text, f"Turn {parts.number} is not open; orders are now for turn {self.names.turn}.")

    def take_priority(self, parts: Parts, number: int, text: str) -> None:
        self.priority += parts.ids
        self.understood(number, text, parts)

    def take_side(self, parts: Parts, number: int, text: str) -> None:
        self.block = None
        self.understood(number, text, parts)

    def take_concede(self, parts: Parts, number: int, text: str) -> None:
        self.concede = True
        self.understood(number, text, parts)

    def take_message(self, parts: Parts, number: int, text: str) -> None:
        self.messages.append(Message(parts.to, parts.text, number))
        self.understood(number, text, parts)

    def take_block(self, parts: Parts, number: int, text: str) -> None:
        """A header, with or without an order on the same line."""
        kind = parts.kind or parts.form
        self.block = OpenBlock(kind, parts.ids, number, parts.intent, list(parts.actions))
        self.blocks.append(self.block)
        self.standing += [replace(standing, scope=parts.ids) for standing in parts.standing]
        self.understood(number, text, parts)

    def take_intent(self, parts: Parts, number: int, text: str) -> None:
        """An intent of the block or of the side; of a writer who commands a part of it, of each of his commands."""
        earlier = self.block.intent if self.block else self.intent
        note = f"this takes the place of the intent of line {earlier.line}" if earlier else ""
        if self.block:
            self.block.intent = parts.intent
        elif self.names.commands:
            self.blocks += [self.block_for(command, number, parts.intent) for command in self.names.commands]
        else:
            self.intent = parts.intent
        self.understood(number, text, parts, note)

    def block_for(self, command: str, number: int, intent: Intent | None) -> OpenBlock:
        """A block that gives one of the writer's commands an intent."""
        entry = self.names.by_id.get(command)
        return OpenBlock((entry.block if entry else "") or "GROUP", (command,), number, intent)

    def take_standing(self, parts: Parts, number: int, text: str) -> None:
        self.standing += [replace(standing, scope=parts.ids or self.scope()) for standing in parts.standing]
        self.understood(number, text, parts)

    def take_standing_for_all(self, parts: Parts, number: int, text: str) -> None:
        self.standing += [replace(standing, scope=self.names.commands) for standing in parts.standing]
        self.understood(number, text, parts)

    def take_general(self, parts: Parts, number: int, text: str) -> None:
        """Orders to a general, named or that of the block."""
        for formation in parts.ids or self.scope():
            self.generals.append(GeneralOrder(formation, parts.actions, number))
        self.understood(number, text, parts)

    def take_command(self, parts: Parts, number: int, text: str) -> None:
        if self.block:
            self.block.actions += parts.actions
        self.understood(number, text, parts)

    def take_units(self, parts: Parts, number: int, text: str) -> None:
        """Orders to one unit or to several, each by itself."""
        formation = self.block.formation if self.block else ""
        earlier = sorted({order.line for order in self.units if order.unit in parts.ids})
        note = f"line {earlier[0]} has orders too; both are carried out, one after the other" if earlier else ""
        self.units += [UnitOrder(unit, parts.actions, number, formation) for unit in parts.ids]
        self.understood(number, text, parts, note)

    def take_group(self, parts: Parts, number: int, text: str) -> None:
        """Orders to several units at once; where the rulebook knows no groups, to each by itself."""
        if not self.grammar.vocabulary.groups:
            self.take_units(parts, number, text)
            return
        formation = self.block.formation if self.block else ""
        self.groups.append(GroupOrder(parts.ids, parts.actions, number, formation))
        self.understood(number, text, parts)

    def take_header(self, parts: Parts, number: int, text: str) -> None:
        """A unit's name alone: its orders follow, one a line."""
        self.header = (number, text, parts.ids[0])
        self.understood(number, text, parts)

    def take_orders(self, parts: Parts, number: int, text: str) -> None:
        """Orders without a name: for the unit above them, or for the units of the block."""
        formation = self.block.formation if self.block else ""
        if self.header is None:
            self.units += [UnitOrder(unit, parts.actions, number, formation) for unit in self.scope()]
        else:
            first, _, unit = self.header
            self.units = [
                *(order for order in self.units if (order.line, order.unit) != (first, unit)),
                UnitOrder(unit, self.so_far(first, unit) + parts.actions, first, formation),
            ]
        self.understood(number, text, parts)

    def so_far(self, line: int, unit: str) -> tuple[Action, ...]:
        """The actions read for a unit under its name on a line."""
        return next((order.actions for order in self.units if (order.line, order.unit) == (line, unit)), ())


Taker = Callable[[SheetReader, Parts, int, str], None]
TAKERS: Mapping[str, Taker] = MappingProxyType(
    {
        "KEY": SheetReader.take_key,
        "TURN": SheetReader.take_turn,
        "PRIORITY": SheetReader.take_priority,
        "SIDE": SheetReader.take_side,
        "CONCEDE": SheetReader.take_concede,
        "MESSAGE": SheetReader.take_message,
        "BLOCK": SheetReader.take_block,
        "BLOCK INTENT": SheetReader.take_block,
        "BLOCK STANDING": SheetReader.take_block,
        "BLOCK ORDER": SheetReader.take_block,
        "BATTERY": SheetReader.take_block,
        "GROUP": SheetReader.take_block,
        "BATTERY LINE": SheetReader.take_units,
        "GROUP LINE": SheetReader.take_group,
        "INTENT": SheetReader.take_intent,
        "POSTURE": SheetReader.take_intent,
        "STANDING": SheetReader.take_standing,
        "STANDING ALL": SheetReader.take_standing_for_all,
        "STANDING SCOPE": SheetReader.take_standing,
        "UNIT STANDING": SheetReader.take_standing,
        "GENERAL": SheetReader.take_general,
        "BLOCK GENERAL": SheetReader.take_general,
        "COMMAND": SheetReader.take_command,
        "UNIT": SheetReader.take_units,
        "UNITS": SheetReader.take_units,
        "UNIT HEADER": SheetReader.take_header,
        "ORDERS": SheetReader.take_orders,
    }
)
