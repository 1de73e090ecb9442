"""Reading a sheet: line by line, remembering the block a line stands in. Nothing is dropped and nothing raises.

A block runs from its header to the next header, to ``SIDE`` or to the end: indentation has no meaning, because mail
programs lose it. Every line ends as understood (and echoed in normal form) or refused with the reason; lines without a
letter or figure, comments, and everything after ``END`` do not count as lines.
"""

from __future__ import annotations

from battles.engine.dataclasses import dataclass, field
from battles.engine.orders import (
    OrderSheet,
    ReadLine,
    RefusalReason,
    RefusedLine,
    Vocabulary,
)
from battles.engine.worded import worded
from orders.language.assembly import narrowed, parts_of
from orders.language.folding import fold
from orders.language.grammar import SHELF
from orders.language.lines import BULLET, LINE_BREAK, may_go_on, without_comment
from orders.language.names import Names
from orders.language.names.entries import Pool
from orders.language.names.matching import without_filler
from orders.language.open_sheet import TROOP_BLOCKS, OpenSheet
from orders.language.reading import Context, exact_reading, first_words, read_priority
from orders.language.refusals import MOST_SEARCHES, Refuser, doubt_about, own_target
from orders.language.scanning import ALNUM, Line
from orders.language.search import Reading, Search
from orders.language.slots import READERS
from orders.language.taking import TAKERS

MOST_LINES = 500
MOST_CHARACTERS = 1_000
LONGEST_BEGINNING = 4  # words with which a form of the grammar may begin
LONGEST_NAME = 60  # characters at the end of a line that may be the beginning of a name
# Forms that mean nothing without the block they stand in.
DEPENDENT = frozenset({"INTENT", "POSTURE", "STANDING", "COMMAND", "ORDERS", "BLOCK GENERAL"})


def parse(text: str, names: Names, vocabulary: Vocabulary, *, strangers: bool = False) -> OrderSheet:
    """One writer's orders from his text. Never raises for any text; its time and memory are bounded.

    With ``strangers``, as orders in a battle file are read, a target may be called by a name that nobody bears: the
    ruleset then refuses that action alone, and the rest of the line goes on. A player is told at once instead.
    """
    return SheetReader(names, SHELF.grammar_of(vocabulary), strangers=strangers).read(text)


@dataclass(slots=True)
class SheetReader(OpenSheet):
    """Reads one sheet.

    With ``strangers`` a target may be called by a name that nobody bears. Without ``suggests`` refused lines are not
    searched for what they may have been meant to be. ``unsearched`` are the lines of the sheet until they are searched
    for the units that they begin with.
    """

    strangers: bool = False
    suggests: bool = True
    refuser: Refuser = field(init=False)
    unsearched: list[str] = field(default_factory=list)
    attempts: dict[tuple[str, Context], tuple[Search, Reading | None]] = field(default_factory=dict)

    def read(self, text: str, *, whole: bool = False) -> OrderSheet:
        """Read all lines of a text; ``whole``: up to the first that is refused, because then another reader shall."""
        raw_lines = LINE_BREAK.split(text)
        lines = raw_lines[:MOST_LINES]
        self.begin(lines)
        at = 0
        while at < len(lines) and not self.ended and not (whole and self.refused):
            raw, count = self.unwrapped(lines, at)
            self.read_line(at + 1, raw)
            at += count
        if not self.ended and any(line.strip() for line in raw_lines[MOST_LINES:]):
            explanation = worded(
                "A sheet takes {most} lines, this one has {count}: I read no further.",
                most=MOST_LINES,
                count=len(raw_lines),
            )
            self.refuse(MOST_LINES + 1, raw_lines[MOST_LINES][:80], explanation)
        return self.sheet()

    def begin(self, lines: list[str]) -> None:
        """Make ready to read these lines."""
        self.refuser = Refuser(self.names, frozenset())
        self.unsearched = lines
        if not self.suggests:
            self.refuser.searches = MOST_SEARCHES

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
        if reading is not None:
            return False
        return search.furthest < len(search.line.text) - LONGEST_NAME or self.is_prose(raw, search)

    def is_prose(self, raw: str, search: Search) -> bool:
        """Whether not even the first words of a line mean anything, and no name begins with all of them."""
        bullet, text = BULLET.match(raw), search.line.text
        if search.furthest > 0 or (bullet and ALNUM.search(bullet.group())) or text.count(" ") < LONGEST_BEGINNING:
            return False
        return not any(self.names.is_beginning(text, at) for at in (search.line.skip(0), without_filler(search, 0)))

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

    def as_written(self, raw: str, forms: tuple[str, ...]) -> tuple[Search, Reading | None]:
        """As :meth:`attempt`, for a line that has one of some forms; without one it is read as any other."""
        search = self.search(without_comment(raw, self.names.with_hash))
        reading = exact_reading(search, self.context, forms)
        return self.attempt(raw) if reading is None else (search, reading)

    def has_tried(self, raw: str) -> bool:
        """Whether it was tried to read this as a line where the sheet has got to."""
        return (raw, self.context) in self.attempts

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

    def read_line(self, number: int, raw: str, forms: tuple[str, ...] = ()) -> None:
        """Read one line. ``forms`` are those that it may have, where whoever wrote it knows that."""
        length = len(without_comment(raw, self.names.with_hash))
        if length > MOST_CHARACTERS:
            explanation = worded(
                "This line has {length} characters; a line takes {most}. Please use several.",
                length=length,
                most=MOST_CHARACTERS,
            )
            self.refuse(number, raw[:80].strip() + " ...", explanation)
            return
        search, reading = self.as_written(raw, forms) if forms else self.attempt(raw)
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
            if parts.form == "END":
                self.ended, self.end = True, number
            return
        if self.block and self.block.broken and parts.form in DEPENDENT:
            explanation = worded(
                "It belongs to the block of line {line}, which I could not take.", line=self.block.line
            )
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
        if self.suggests and self.unsearched:  # few sheets have a line that is refused, so nobody looks before
            self.refuser.mentioned, self.unsearched = self.mentioned(self.unsearched), []
        judged = self.refuser.judge(number, text, search, self.context, self.names.units.get(formation, ()))
        if judged.form != "ORDERS":
            self.close_header()
        self.refused.append(judged.refused)
        self.break_block(number, header or judged.form, judged.refused.reason)
