"""Letters: a whole mail read, line by line where it is in the order language, sentence by sentence where it is not.

Three ends: *read* (done, and said back), *asked* (not done: one question, with the orders that would answer it),
*noted* (no order). What is plainly an order and cannot be one stays *refused*.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise, zip_longest
from types import MappingProxyType

from battles.engine import expressions as re
from battles.engine.battle import Battle
from battles.engine.dataclasses import replace
from battles.engine.orders import Vocabulary
from orders.language.grammar import SHELF
from orders.language.letters import below_end
from orders.language.letters.answering import Answerer
from orders.language.letters.apart import with_cases_apart
from orders.language.letters.as_written import AsWritten
from orders.language.letters.battalions import so_numbered
from orders.language.letters.columns_told import shown_by, told_above
from orders.language.letters.cutting import BULLET
from orders.language.letters.dictated import by_breaths
from orders.language.letters.ends_of_letters import address, names_below
from orders.language.letters.fields import plain_fields
from orders.language.letters.headings import SECTIONED, level_of
from orders.language.letters.himself import HEAD_LINES, WHO_WRITES
from orders.language.letters.items_below import ItemsBelow
from orders.language.letters.items_named import items_of
from orders.language.letters.keywords import PRIORITIES
from orders.language.letters.labelled import labels_of, without_label
from orders.language.letters.legends import legend_of, pairs_in, spelt_by
from orders.language.letters.lexicon import lexicon_for, likely_languages
from orders.language.letters.lexicon.compiled import words_of
from orders.language.letters.nicknames import Nicknames
from orders.language.letters.notations import parted_remark
from orders.language.letters.page import goes_on, is_flowing, page_width, writes_small
from orders.language.letters.rejoining import LABEL, OPENING, stretches, wraps
from orders.language.letters.results import LetterReading, Noted, Question, ReadItem
from orders.language.letters.retracting import with_second_thoughts, with_topics
from orders.language.letters.rows import Table, is_ruling, is_section, with_rows
from orders.language.letters.saying import Line
from orders.language.letters.settled import Settled
from orders.language.letters.spotting import Spotter
from orders.language.letters.summing_up import SummingUp
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner
from orders.language.letters.where_it_stands import without_where_it_stands
from orders.language.letters.whereabouts import Whereabouts
from orders.language.letters.whom_a_rule_binds import PAIR
from orders.language.letters.world import world_of
from orders.language.lines import LINE_BREAK, may_go_on, without_comment
from orders.language.names import Names
from orders.language.open_sheet import TROOP_BLOCKS
from orders.language.refusals import Refuser
from orders.language.sheet import DEPENDENT, MOST_CHARACTERS, MOST_LINES, SheetReader

MOST_QUESTIONS = 40
QUOTE = ">"
MOST_OF_CLOSING = 40  # characters of a line such as *I have the honour to be, etc.*, and of a name below it
ITEM_MARK = re.compile(r"\(?(?:\d{1,2}|[a-z])[).]\s|[-*•–]\s")
MOST_BELOW_NAME = 8  # lines, the name's among them
CLOSING = re.compile(r":|[,.!?]$|^\W*best\b", re.IGNORECASE)  # *Best,*: no general of that name
# *LG* and *Jonas* below it: a name that is none of his troops, however like it is to a word
GREETING = re.compile(
    r"\W*(?:(?:ganz\s+)?(?:(?:viele|liebe|beste|schöne|herzliche|mit|freundliche)\w*\s+)+gr[uü](?:ß|ss)\w*|gr[uü](?:ß|ss)e?|[LVB]G|MfG|"
    r"servus|ciao|tschüss|bis\s+(?:dann|bald)|cheers|best(?:\s+wishes)?|(?:kind(?:est)?\s+)?regards|yours|thanks|thank\s+you|"
    r"amitiés|cordialement|amicalement|bien\s+à\s+(?:toi|vous)|salutations|à\s+(?:plus|bientôt))\b[^:;]{0,30}",
    re.IGNORECASE,
)
NAME_ALONE = re.compile(r"\W*[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ]{2,15}\W*")
BESIDE_NAME = frozenset({"mark", "filler", "title", "number", "link", "unknown"})
# *# Husson*, *HUSSON -*
MARKED_HEAD = re.compile(
    r"\s*#{1,4}\s+(?P<name>[^#:]{2,40}?)\s*#*\s*|\s*(?P<other>[^\W\d_][^:;,.!?–—]{1,40}?)\s*[–—-]+\s*"
)
POSING = ("face", "form", "limber", "unlimber", "hold", "cease")  # beside an order they tell how it is done
ITEM = re.compile(r"\s*\(?(\d{1,2})[.)]\s")


def read_letter(
    text: str,
    names: Names,
    vocabulary: Vocabulary,
    view: Battle,
    *,
    metres_per_unit: float = 0.0,
    nicknames: Mapping[str, str] | None = None,
) -> LetterReading:
    """Read one writer's mail. Never raises for any text; its time is bounded.

    ``view`` is the battle as his side knows it; ``nicknames`` are names that he uses for things, by what they mean.
    A text wholly in the order language is read by that alone. Lines that begin with ``>`` are what he answers
    to, unless he orders nothing but in such lines: then they are the marks of his list. Of what stands below END
    nothing is done: where it reads as orders it is asked about.
    """
    grammar = SHELF.grammar_of(vocabulary)
    exact = SheetReader(names, grammar, suggests=False)
    sheet = exact.read(text, whole=True)
    lines = LINE_BREAK.split(text)

    def reader() -> LetterReader:
        again = SheetReader(names, grammar, suggests=False, attempts=exact.attempts)
        world = world_of(names, view, vocabulary.square, metres_per_unit)
        return LetterReader(world, vocabulary, again, nicknames=dict(nicknames or {}))

    if sheet.refused:
        above, settled = _as_prose(text, lines, reader)
    else:
        numbers = MappingProxyType({line.line: line.line for line in sheet.lines})
        above, settled = LetterReading(sheet, numbers, ended=exact.end), Settled(lines)
    words = below_end.words_below(lines, above.ended) if above.ended else ""
    if not words:
        return above
    second = reader()
    below = second.read(words, settled)
    return below_end.with_question(above, below, lines, names, settled, lambda said: second.names_own(Text(said)))


def _as_prose(text: str, lines: Sequence[str], reader: Callable[[], LetterReader]) -> tuple[LetterReading, Settled]:
    """A text that is not wholly in the order language as its readers read it, and the questions that are settled."""
    quoted = tuple(Noted(at, raw.strip()) for at, raw in enumerate(lines, start=1) if raw.startswith(QUOTE))
    if quoted:
        first = reader()
        answers = first.read("\n".join("" if raw.startswith(QUOTE) else raw for raw in lines))
        if answers.sheet.lines or any(question.choices for question in answers.asked):
            noted = tuple(sorted((*answers.noted, *quoted), key=lambda one: one.line))
            return replace(answers, noted=noted), first.settled
    whole = reader()
    return whole.read(text), whole.settled


# What a brigade is told that goes nowhere.
STAYS_THERE = re.compile(r"\b(?:HOLD|DEFEND|RALLY)\b", re.IGNORECASE)


class LetterReader(ItemsBelow, SummingUp):
    """Reads one letter: lines in the order language as that does, all others as sentences."""

    def read(self, text: str, settled: Settled | None = None) -> LetterReading:
        """Read all lines; ``settled``: the questions that are, where they do not stand in this text."""
        as_sent = LINE_BREAK.split(text)[:MOST_LINES]
        words = [word for raw in as_sent for word in words_of(raw[:MOST_CHARACTERS])]
        lexicon = lexicon_for(likely_languages(words))
        self.judge = Refuser(self.world.names, frozenset())
        self.spotter = Spotter(self.world, lexicon, Nicknames(self.world, self.nicknames))
        headings = [self.as_heading(raw) for raw in as_sent]
        self.marked = {
            at for at, (sent, head) in enumerate(zip(as_sent, headings, strict=True), start=1) if sent != head
        }
        raw_lines = plain_fields(headings, self.is_a_name)
        self.exact.begin(raw_lines)
        self.settled = settled or Settled(raw_lines)
        self.ends = max((number for number, raw in enumerate(raw_lines, start=1) if raw.strip()), default=0)
        self.widest, self.small = page_width(raw_lines), writes_small(raw_lines)
        self.flowing = is_flowing(raw_lines, self.widest)
        numbers = {int(found[1]) for raw in raw_lines if (found := ITEM.match(raw))}
        self.numbered = {1, 2} <= numbers
        self.numbers = items_of(raw_lines)
        self.sectioned = SECTIONED.search(text) is not None
        labels = labels_of(raw_lines)
        self.answerer = Answerer(self.world, self.vocabulary, Whereabouts(self.world))
        family = self.spotter.family
        self.himself = self.signed(raw_lines) or self.introduced(raw_lines) or self.world.himself
        self.spotter.family = family  # who signs was not spoken of
        self.idle = names_below(raw_lines) | frozenset({address(raw_lines)} - {0})
        legend = legend_of(raw_lines, self.is_a_name)
        self.by_number = so_numbered(text, self.is_number_of)
        pending: list[tuple[int, str]] = []
        at = 0
        while at < len(raw_lines) and not self.exact.ended:
            raw = raw_lines[at]
            if not raw.strip():
                pending.append((at + 1, ""))
                at += 1
                continue
            taken = self.try_exact(raw_lines, at, pending)
            if taken:
                pending = []
                at += taken
                continue
            if legend and pairs_in(raw):
                self.noted.append(Noted(at + 1, raw.strip()))
                pending.append((at + 1, ""))
                at += 1
                continue
            plain = without_comment(without_label(raw, labels), self.world.names.with_hash)
            plain = spelt_by(legend, plain)
            said, remark = parted_remark(plain[:MOST_CHARACTERS])
            if remark:
                self.noted.append(Noted(at + 1, remark))
            pending.append((at + 1, said))
            at += 1
        self.letter_lines(pending)
        self.sum_up()
        sheet = self.exact.sheet()
        written = AsWritten(as_sent)
        items = {at: replace(item, said=written.words(item.line, item.said)) for at, item in self.items.items()}
        items |= {
            at: ReadItem(line, as_sent[line - 1].strip()) for at, line in self.lines.items() if line in self.marked
        }
        return LetterReading(
            sheet,
            MappingProxyType(self.lines),
            MappingProxyType(items),
            tuple(replace(one, said=written.words(one.line, one.said)) for one in self.asked[:MOST_QUESTIONS]),
            tuple(self.noted),
            tuple(self.refused),
            self.lines.get(self.exact.end, 0),
        )

    def as_heading(self, raw: str) -> str:
        """A line that is no more than a name behind ``#``, or before a dash, with a colon, as a heading has it."""
        found = MARKED_HEAD.fullmatch(raw)
        name = (found["name"] or found["other"]) if found is not None else ""
        return f"{name}:" if name and self.is_a_name(name) else raw

    def is_a_name(self, raw: str) -> bool:
        """Whether words are a name, or a part of one, that troops or a general bear."""
        family = self.spotter.family
        spots = [spot for spot in self.spotter.spots(Text(raw)) if spot.kind not in ("filler", "title")]
        self.spotter.family = family
        return len(spots) == 1 and isinstance(spots[0].value, Troops)

    def signed(self, raw_lines: Sequence[str]) -> str:
        """The formation whose general's name the letter is signed with, by itself and below all orders."""
        said = [(at, before, raw.strip()) for at, (before, raw) in enumerate(pairwise(raw_lines), 2) if raw.strip()]
        for at, before, raw in reversed(said[-MOST_BELOW_NAME:]):
            if ITEM_MARK.match(raw) or (
                len(raw) > MOST_OF_CLOSING and raw[0] not in "([" and self.names_own(Text(raw))
            ):
                return ""  # an order
            if max(len(before), len(raw)) > MOST_OF_CLOSING or CLOSING.search(raw):
                continue
            spots = [spot for spot in self.spotter.spots(Text(raw)) if spot.kind not in BESIDE_NAME]
            who = spots[0].value if len(spots) == 1 and not spots[0].slip else None
            below = raw_lines[at].strip() if at < len(raw_lines) else ""
            if below and self.tells_to_do(Text(below)):
                continue  # a heading: right below it stands what those do
            if isinstance(who, Troops) and who.general in self.world.generals:
                self.signature = at
                return who.general
        return ""

    def introduced(self, raw_lines: Sequence[str]) -> str:
        """The formation whose general the writer says he is at the head of his letter: *Kyle here (Reille)*."""
        for raw in [raw for raw in raw_lines if raw.strip()][:HEAD_LINES]:
            for found in WHO_WRITES.finditer(raw):
                spots = [spot.value for spot in self.spotter.spots(Text(found["name"]))][:1]
                who = spots[0] if spots else None
                if isinstance(who, Troops) and who.general in self.world.generals:
                    return who.general
        return ""

    # lines in the order language

    def try_exact(self, raw_lines: Sequence[str], at: int, pending: list[tuple[int, str]]) -> int:
        """Take a line as the order language does, with what was broken off it: how many lines; 0 for any other."""
        raw = raw_lines[at]
        reading = self.exact.attempt(raw)[1]
        message = reading is not None and reading.form == "MESSAGE"
        joined, count = self.whole_message(raw_lines, at) if message else (raw, 1)
        if reading is None:
            joined, count = self.exact.unwrapped(list(raw_lines), at)
            reading = self.exact.attempt(joined)[1]
        if reading is None or reading.form == "UNIT HEADER":
            return 0
        if reading.form in ("INTENT", "POSTURE"):
            placed = self.with_place(raw_lines, at + count, joined)
            if placed:
                joined, count = placed, count + 1
            elif self.is_placed(raw_lines, at + count):
                return 0  # hold; where: the edge of the wood
        if reading.form in ("ORDERS", "COMMAND", "POSTURE") and pending and wraps(pending[-1][1].rstrip(), raw, 80):
            return 0
        self.letter_lines(pending)
        if reading.form in DEPENDENT:
            self.open_block()
        refused, block = len(self.exact.refused), self.exact.block
        before = self.exact.block
        self.count += 1
        self.exact.read_line(self.count, joined)
        self.lines[self.count] = at + 1
        if len(self.exact.refused) > refused:
            turned_down = self.exact.refused.pop()
            self.exact.block = block
            if reading.form in ("TURN",):
                self.refused.append(replace(turned_down, line=at + 1))
                return count
            if turned_down.suggestions:
                choices = tuple(suggestion.text for suggestion in turned_down.suggestions)
                self.put(Question(at + 1, joined.strip(), turned_down.explanation, choices))
                return count
            return 0
        if (
            reading.form in ("INTENT", "POSTURE")
            and self.exact.block is not None
            and STAYS_THERE.search(joined) is None
        ):
            self.off.update(id for command in self.exact.block.scope for id in self.world.commands.get(command, ()))
        self.under_heading = self.exact.block is not before
        if self.under_heading:
            self.entered()
            self.level = level_of(raw)
        self.named_in(self.exact.lines[-1].normal if self.exact.lines else "")
        return count

    def with_place(self, raw_lines: Sequence[str], at: int, joined: str) -> str:
        """An intent with the place that stands on a line of its own below it, *where: Gemioncourt*; empty without."""
        label = LABEL.match(raw_lines[at]) if at < len(raw_lines) else None
        whole = f"{joined.rstrip()} {raw_lines[at][label.end() :].strip()}" if label is not None else ""
        return whole if whole and self.exact.attempt(whole)[1] else ""

    def is_placed(self, raw_lines: Sequence[str], at: int) -> bool:
        """Whether a line says no more than where, in words that the order language does not know."""
        label = LABEL.match(raw_lines[at]) if at < len(raw_lines) else None
        said = raw_lines[at][label.end() :].strip() if label is not None else ""
        return bool(re.search(r"[^\W\d_]", said)) and not self.exact.attempt(raw_lines[at])[1]

    def whole_message(self, raw_lines: Sequence[str], at: int) -> tuple[str, int]:
        """A message with the lines that a mail program broke off it, and how many lines that makes."""
        joined, count = raw_lines[at], 1
        while at + count < len(raw_lines):
            before, following = raw_lines[at + count - 1], raw_lines[at + count]
            if not following.strip() or OPENING.match(following) or not may_go_on(before, following):
                break
            if self.exact.attempt(following)[1] or (not following[:1].isspace() and self.names_troops(following)):
                break
            joined, count = f"{joined.rstrip()} {following.strip()}", count + 1
        return joined, count

    def named_in(self, normal: str) -> None:
        """Remember what an order in the order language names: the ground, and one or two units that it is for."""
        units = normal.partition(": ")[0].split(", ")
        if len(units) <= PAIR and self.world.own.keys() >= set(units):
            self.told_last += units
        for word in normal.split():
            piece = self.world.view.terrain_by_id.get(word)
            if piece is not None:
                self.answerer.where.remember(piece)

    def entered(self) -> None:
        """A block was opened in the order language."""
        block = self.exact.block
        if block is None or block.broken:
            self.block = None
            return
        own = tuple(
            unit for id in block.scope for unit in self.world.commands.get(id, (id,) if id in self.world.own else ())
        )
        commands = () if block.kind in TROOP_BLOCKS else block.scope
        self.block = Troops(own, (), commands, said=", ".join(block.scope))
        self.subject, self.generals, self.standing, self.later = self.block, False, False, False

    def open_block(self) -> None:
        """Before a line that belongs to a block: see that the block is the one that the letter is in."""
        wanted = self.block.commands if self.block and len(self.block.commands) == 1 else ()
        if self.block is None or not wanted:
            return
        block = self.exact.block
        if block is None or block.broken or block.scope != wanted:
            self.take(Line(self.answerer.block(wanted[0])), 0, wanted[0], ())
            self.items.pop(self.count, None)

    # sentences

    def letter_lines(self, pending: list[tuple[int, str]]) -> None:
        """Read lines that are not in the order language."""
        plain: list[tuple[int, str]] = []
        lines = with_rows(pending)
        if sum(bool(row) for *_, row in lines) > 1:
            above = told_above(raw for _, raw, row in lines if not row)
            self.columns = above or shown_by([row for *_, row in lines if row], lambda cell: self.names_own(Text(cell)))
        for number, raw, row in lines:
            if row and not raw.strip().lower().startswith(PRIORITIES):
                table = self.table
                self.prose(plain)
                if table is not None and is_section(plain):
                    self.table = table  # a heading between its rows: their columns are what they were
                plain = []
                self.row(number, raw, row)
            elif not (is_ruling(raw) and self.table is not None):
                plain.append((number, raw))
        self.prose(plain)

    def prose(self, lines: list[tuple[int, str]]) -> None:
        if any(raw.strip() for _, raw in lines) and self.table is not None:
            self.table = self.subject = self.spoken = None  # below a table nobody is spoken of
        blank = {number for number, raw in lines if not raw.strip()}
        indents = {number: len(raw) - len(raw.lstrip()) for number, raw in lines}
        last, before = 0, ""
        parted = stretches(lines, self.widest, self.names_troops, self.says_nothing_yet, self.only_abbreviates)
        parted = by_breaths(parted, self.spotted)
        said = list(with_cases_apart(with_second_thoughts(with_topics(parted, self.is_topic)), self.orders_his))
        for stretch, following in zip_longest(said, said[1:]):
            self.runs_on = following is not None and following.line <= (stretch.last_line or stretch.line)
            fresh = stretch.line != last and not (self.flowing and self.flows_on(lines, last, stretch))
            paragraph = any(last < number < stretch.line for number in blank) or last == 0
            above = fresh and following is not None and self.is_above_list(stretch, following, paragraph=paragraph)
            self.heads_list = above
            self.above_marks = above or (fresh and following is not None and self.is_above_marks(stretch, following))
            listed = following is not None and BULLET.match(following.raw) is not None
            self.above_items = fresh and listed and not self.runs_on and BULLET.match(stretch.raw) is None
            self.indent = indents.get(stretch.line, 0)
            self.deeper = following is not None and indents.get(following.line, 0) > self.indent
            below = (stretch.last_line or stretch.line) + 1
            self.parted = paragraph and fresh and below in blank and below < self.ends
            if (
                stretch.line == self.signature
                or stretch.line in self.idle
                or (following is None and fresh and self.signs(stretch, before))
            ):
                self.note(stretch)
            else:
                self.sentence(stretch, fresh=fresh, paragraph=paragraph)
            last, before = stretch.last_line or stretch.line, stretch.raw

    def flows_on(self, lines: Sequence[tuple[int, str]], last: int, stretch: Stretch) -> bool:
        """Whether a sentence begins a line only because there was no room left on the one before."""
        if stretch.line != last + 1 or BULLET.match(stretch.raw) is not None:
            return False
        raw = dict(lines)
        return goes_on(raw.get(last, ""), raw.get(stretch.line, ""), self.widest)

    def signs(self, stretch: Stretch, before: str) -> bool:
        """Whether the last line is one name below a greeting, and none of his troops but for a slip."""
        if not NAME_ALONE.fullmatch(stretch.raw.strip()) or not GREETING.fullmatch(before.strip()):
            return False
        spots = self.spotter.spots(Text(stretch.raw))
        return not any(isinstance(spot.value, Troops) and not spot.slip for spot in spots)

    def is_above_list(self, stretch: Stretch, following: Stretch, *, paragraph: bool) -> bool:
        """Whether right below a line that is no item of a list a list begins, with somebody who is told something.

        The lines of a list without marks are under the first line of their ``paragraph``.
        """
        below = following.line == (stretch.last_line or stretch.line) + 1 and BULLET.match(stretch.raw) is None
        listed = BULLET.match(following.raw) is not None or (paragraph and stretch.raw[:1].isupper())
        return below and listed and self.names_troops(BULLET.sub("", following.raw, count=1))

    def is_above_marks(self, stretch: Stretch, following: Stretch) -> bool:
        """Whether the marked items of a list begin right below a line that is none of them."""
        below = following.line == (stretch.last_line or stretch.line) + 1
        return below and BULLET.match(stretch.raw) is None and BULLET.match(following.raw) is not None

    def row(self, number: int, raw: str, row: list[str]) -> None:
        """A row of a table: its cells are read like the parts of a sentence."""
        stretch = Stretch(raw.strip(), number)
        if self.table is None:
            self.table = Table()
            if self.table.is_header(row):
                self.generals = self.table.of_generals
                self.note(stretch)
                return
            self.table.roles = list(self.columns)
        elif (another := Table()).is_header(row):
            self.table, self.generals = another, another.of_generals
            self.note(stretch)
            return
        said, remark = self.table.sentence(row, self.bears_on_orders)
        if remark:
            self.noted.append(Noted(number, remark))
        said = without_where_it_stands(said, self.are_listed_at)
        self.subject = None
        ruled = self.table.ruled(row)
        told = self.keyword(stretch, said, Manner(stretch.said, standing=ruled, fresh=True))
        if told is not None:
            self.understand(replace(stretch, raw=told[0]), replace(told[1], fresh=False))
        self.ruling = False

    def bears_on_orders(self, remark: str) -> bool:
        """Whether a remark beside an order is part of it: how they stand, what is not to be done, on what condition."""
        spots = [spot for spot in self.spotter.spots(Text(remark)) if spot.kind not in ("mark", "filler", "modal")]
        kinds = {spot.kind for spot in spots}
        if "if" in kinds:
            return True
        posed = all(
            spot.kind in ("formation", "compass", "not", "link", "relation") or spot.means("verb", *POSING)
            for spot in spots
        )
        return posed and bool(kinds & {"formation", "verb"})
