"""The ledger of a letter: what was read, asked, noted and refused so far, entered as the order language takes it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.orders import RefusalReason, RefusedLine, Vocabulary
from battles.engine.worded import Worded, worded
from orders.language.folding import fold
from orders.language.letters.abbreviations import in_whole_words
from orders.language.letters.acts import Act, Part
from orders.language.letters.answering import Answerer
from orders.language.letters.asking_him import asks_him
from orders.language.letters.battalions import by_battalion
from orders.language.letters.errands import errands
from orders.language.letters.foreign_idioms import with_own_names
from orders.language.letters.germans_at_length import HAS_IT, STAYS_IN_IT
from orders.language.letters.names_said import NamesSaid
from orders.language.letters.nations import without_nations
from orders.language.letters.precedence import Ranking, ranking, with_ranks
from orders.language.letters.results import Noted, Question, ReadItem
from orders.language.letters.rows import Table
from orders.language.letters.saying import Doubt, Line
from orders.language.letters.settled import Settled
from orders.language.letters.shortening import written_out
from orders.language.letters.spelt import spelt_now
from orders.language.letters.spotting import Spotter
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.withdrawn import head_of, is_item
from orders.language.letters.world import World
from orders.language.reading import Context
from orders.language.refusals import Refuser, not_yours, stranger_in
from orders.language.search import Search
from orders.language.sheet import SheetReader

FIRST = worded("Which commands shall act first?")
# *Hold it.*, *Occupy.*, *La tenir.*, *Den Hof dann halten.*: the place that was told of last
OCCUPY_IT = re.compile(
    r"\W*(?:(?:and|then|et|puis|und|dann)\s+)*(?:(?:l['’]|la\s+|le\s+|les\s+|ihn\s+|sie\s+|es\s+|das\s+)?(?:occup|"
    r"garrison|man\b|besetz))",
    re.IGNORECASE,
)
HOLD_IT = re.keyed(
    r"\W*(?:(?:and|then|et|puis|und|dann)\s+)*(?:(?:garrison|hold|keep|defend|occupy|man)(?:\s+(?:on\s+to\s+)?(?:it|"
    r"them|that|the\s+place))?"
    r"|(?:l['’]|la\s+|le\s+|les\s+)(?:occuper|tenir|garder|défendre)|(?:occuper|garder|défendre|tenir)"
    r"|(?:(?:ihn|sie|es|das|den\s+ort)\s+)(?:dann\s+)?(?:halten|besetzen|verteidigen|behaupten)|besetzen|halten)\W*",
    re.IGNORECASE,
)
# *He stays with them*, behind his ride to them
STAYS_WITH = re.keyed(
    r"\W*(?:(?:and|then)\s+)*(?:he\s+)?(?:then\s+|should\s+|will\s+|shall\s+|must\s+|is\s+to\s+)*(?:stays?|remains?|"
    r"keeps?|sticks?)\s+(?:there|(?:close\s+)?(?:with|by|near|beside|to)\s+"
    r"(?:him|them|it))\W*",
    re.IGNORECASE,
)
# *Sonst wird gewartet*, *von dort kann es dem Hof helfen*: nobody is to do anything by that
NOTHING_MORE = re.keyed(
    r"\W*(?:(?:und|dann)\s+)*(?:(?:sonst|ansonsten|im\s+Übrigen|bis\s+dahin)\s+wird\s+(?:nur\s+)?(?:gewartet|abgewartet|"
    r"nichts\s+getan|stillgehalten)|(?:der|die|das)\s+\w+\s+gehör(?:t|en)\s+(?:dann\s+|ab\s+dann\s+|jetzt\s+|ab\s+da\s+|damit\s+)*"
    r"(?:ihnen|ihm|ihr|uns|mir)|von\s+(?:da|dort)(?:\s+aus)?\s+(?:kann|können)\s+(?:er|sie|es)\s+[^;:.!?\d]{2,60}?\s+"
    r"(?:helfen|unterstützen|eingreifen|sehen|überblicken|einspringen))\W*",
    re.IGNORECASE,
)
# *Dort wartet sie auf weitere Befehle*, *er bleibt dann dort stehen*, *hat er das Dorf genommen, hält er es*
WAITS_THERE = re.keyed(
    r"\W*(?:(?:und|dann)\s+)*(?:"
    rf"{HAS_IT}\s*,\s*(?:so\s+|dann\s+)?{STAYS_IN_IT}|"
    r"(?:dort|da)\s+(?:angekommen\s*,?\s+|dann\s+)?(?:wartet|bleibt|hält|steht|warten|bleiben|halten|stehen)\s+(?:er|sie|es)"
    r"(?:(?:\s+(?:dann|erst|erst\s?mal|zunächst|vorerst|an|ab|stehen|liegen|fest|und|wartet|warten|"
    r"auf|weitere|neue|Befehle|Anweisungen))*)|"
    r"(?:er|sie|es)\s+(?:bleibt|bleiben|wartet|warten|hält|halten)\s+(?:dann\s+)?(?:dort|da)"
    r"(?:\s+(?:dann|erst|erst\s?mal|zunächst|vorerst|an|ab|stehen|liegen|und|wartet|warten|auf|weitere|neue|Befehle|Anweisungen))*)\W*",
    re.IGNORECASE,
)
# *They stop and re-form.*, *Sie halten an und sammeln sich.*, *Ils s'arrêtent et se reforment.*
STOP_AND_REFORM = re.keyed(
    r"\W*(?:they|he|it|everyone|everybody|all|instead\s+they)\s+(?:just\s+|must\s+|should\s+|are\s+to\s+|is\s+to\s+|"
    r"all\s+)*(?:stops?|halts?|rall(?:y|ies)|re-?forms?|holds?)"
    r"(?:\s*(?:,|and)\s*(?:then\s+)?(?:re-?forms?|rall(?:y|ies)|stops?|halts?|waits?|holds?|"
    r"dress(?:es)?))*(?:\s+(?:there|where\s+they\s+are|on\s+the\s+spot|in\s+place|again))?\W*"
    r"|\W*(?:sie|er|es|alle)\s+(?:halten|hält|sammeln|sammelt|bleiben|bleibt|stehen)\b(?:\s+(?:an|sich|stehen|und|da|"
    r"dort|wieder|ordnen|ordnet|formieren|sammeln|sammelt))*\W*"
    r"|\W*(?:ils?|elles?|on)\s+(?:s['’]arrête(?:nt)?|se\s+(?:rallie|reforme|regroupe)(?:nt)?|"
    r"halte(?:nt)?)(?:\s+(?:et|se|puis|là|sur\s+place|rallie(?:nt)?|reforme(?:nt)?|"
    r"regroupe(?:nt)?))*\W*",
    re.IGNORECASE,
)
TO_A_PLACE = re.compile(r"(?:BRIGADE|DIVISION|CORPS|ARMY|BATTERY) [^:]+: INTENT (?:ATTACK|ADVANCE|DEFEND) \S")
#: A line that begins as a unit's does: a number of a unit and a colon.
LABELLED = re.compile(r"\s*[^\s:]*[\d/][^\s:]*\s*:\s*[^\W\d_]")
#: Words that a mail may consist of; within orders they do nothing.
SENT_ALONE = frozenset({"HELP", "STATUS", "MAP", "RESEND", "WITHDRAW ORDERS"})
LEFT_EMPTY = re.compile(
    r"(?<!\S)\d[.):]?\s+\(?(?:[-–—_./]{1,}|none|nil|nobody|néant|aucune?|personne|rien|keine[rs]?|niemand|nichts|"
    r"entfällt)"
    r"\)?(?!\S)",
    re.IGNORECASE,
)  # a rank given to nobody
# *Rest nach Ihrem Ermessen*: those who are not named come behind anyway.
REST_OF_THEM = re.compile(
    r"\s*[,;–—-]\s*(?:(?:und|et|and|der|die|das|le|les|the|all|alle|tous|dann|puis|then)\s+)*(?:rest|übrigen|anderen|"
    r"andere|reste|autres|others)\b[^,;:]*$",
    re.IGNORECASE,
)
FORMED = re.compile(r"\bFORM (LINE|COLUMN|SKIRMISH|SQUARE)\b")
# *They stay in skirmish order where they are*, although their brigade goes
WHERE_THEY_ARE = re.compile(
    r"\bwhere\s+(?:they|it|he)\s+(?:are|is|stands?)\b|\bin\s+place\b|\bwo\s+(?:sie|es|er)\s+(?:sind|ist|steh\w*)\b|"
    r"\boù\s+(?:ils|elles|il|elle)\s+(?:sont|est)\b|\bsur\s+place\b",
    re.IGNORECASE,
)
# *stay in column, we don't deploy yet*, below an intent: of all whom that leads, and not of some of them, or somewhere
KEEPS_FORMED = re.compile(
    r"\W*(?:stay|keep|remain|bleib(?:en|t)?|behalt(?:en)?|rest(?:er|ez|ent|e)|gard(?:er|ez))\s+(?:all\s+|alle\s+|tous\s+)?(?:in\s+|en\s+|the\s+|die\s+|la\s+)*"
    r"(?:column|line|skirmish|open\s+order|kolonne|linie|colonne|ligne|tirailleurs)[^\d]{0,60}$",
    re.IGNORECASE,
)
STAYING_FORMED = re.compile(r": FORM \w+; HOLD$")


@dataclass(slots=True)
class Ledger:
    """The state of reading one letter: whom it speaks of, and what has come of it so far."""

    world: World
    vocabulary: Vocabulary
    exact: SheetReader
    nicknames: dict[str, str] = field(default_factory=dict)
    spotter: Spotter = field(init=False)
    answerer: Answerer = field(init=False)
    judge: Refuser = field(init=False)
    lines: dict[int, int] = field(default_factory=dict)
    items: dict[int, ReadItem] = field(default_factory=dict)
    asked: list[Question] = field(default_factory=list)
    settled: Settled = field(default_factory=Settled)
    noted: list[Noted] = field(default_factory=list)
    refused: list[RefusedLine] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    off: set[str] = field(default_factory=set)  # units whose command goes somewhere by an intent in the order language
    addressed: set[str] = field(default_factory=set)  # units of which something was said by itself, done or asked
    full: dict[tuple[str, bool], str] = field(default_factory=dict)  # sentences with their names written out
    count: int = 0
    by_number: frozenset[str] = frozenset()  # names before which battalions are told by their numbers
    widest: int = 0  # characters of a line, where a program broke them; 0 where it broke none
    small: bool = False  # whether the writer uses no capitals
    ends: int = 0  # the number of the last line with words
    numbered: bool = False  # whether the letter holds a numbered list
    numbers: dict[str, str] = field(default_factory=dict)  # its numbered lines, by their numbers
    signature: int = 0  # the number of the line that he signs with his general's name
    idle: frozenset[int] = frozenset()  # lines at the head and the end of the letter that only name somebody
    himself: str = ""  # the formation whose general writes: the one who signs, or the highest of his generals
    block: Troops | None = None
    addressee: tuple[Troops, str] | None = None  # to whom a dispatch is headed, and his title
    level: str = ""  # the rank in an outline of the heading that the block stands under
    levels: list[str] = field(default_factory=list)  # the ranks of the outline above the line in hand, outermost first
    arm: str = ""  # the arm that the heading names under which the line in hand stands
    arm_here: str = ""  # the arm named before a colon in the line in hand, for all of that line
    subject: Troops | None = None
    spoken: Troops | None = None
    generals: bool = False
    standing: bool = False
    later: bool = False
    ruling: bool = False  # whether the line in hand began as a rule
    ruled: str = ""  # the words of the rule laid down last
    generals_here: bool = False  # whether the line in hand, and no more, is for generals
    parted: bool = False  # whether the sentence in hand is a paragraph by itself, and others follow
    item_at: int = 0  # the line that an item of a list right below a heading ends on, where the sentence in hand is one
    marked: set[int] = field(default_factory=set)  # lines that are headings by their marks, *# Husson*
    under_heading: bool = False  # whether a heading stands right before the sentence in hand
    indent: int = 0  # of the line in hand
    deeper: bool = False  # whether the line below it is indented more
    item_head: tuple[int, str] | None = None
    """The item of a list under which deeper ones stand that tell what those do whom it names, and its indent."""
    above_items: bool = False  # whether the next line is the first marked item of a list, be it next to it or not
    above_marks: bool = False  # whether the items of a list, whoever they are about, begin right below the line in hand
    heads_list: bool = False  # whether a list of who does what begins right below the line in hand
    runs_on: bool = False  # whether the line of the sentence in hand goes on behind it
    of_paragraph: bool = False  # whether the block is that of a heading within a paragraph, and ends with it
    doubtful: bool = False  # whether the troops spoken of last are not surely known
    sectioned: bool = False  # whether the letter has the headings of an operation order
    telling: bool = False  # whether it is under one that orders nothing
    telling_level: str = ""  # the rank of that in the outline of the letter
    forbidding: bool = False  # whether the line in hand is under a heading over what is forbidden
    table: Table | None = None
    columns: Sequence[str] = ()
    """What the columns of tables without a head hold."""
    previous: Act | None = None
    done_before: list[Act] = field(default_factory=list)
    mending: bool = False  # whether the line in hand puts right what stands above it
    goal_told: list[Part] = field(default_factory=list)  # where *there* is
    goal_before: list[Part] = field(default_factory=list)  # where it was before the sentence in hand
    command_told: Troops | None = None
    """The brigade or division as a whole that the paragraph gave an order last."""
    charging: Troops | None = None
    """Who is to charge, as a sentence of the same line or paragraph of prose has it."""
    headed_by: Troops | None = None
    """The command before the colon with which that begins: *Gauthier: 1/92 to F6*."""
    told_commands: list[str] = field(default_factory=list)  # the commands that were told something, the last one last
    told_singly: list[str] = field(
        default_factory=list
    )  # the units that were told something by themselves, the last one last
    told_last: list[str] = field(
        default_factory=list
    )  # units that were told something by themselves, the last one last
    together: Troops | None = None
    """The units that the last sentence told something, each by itself: *they* in the next are all of them."""
    before: Stretch | None = None
    names: NamesSaid | None = None  # whom the sentence in hand calls, and how
    names_of: dict[int, NamesSaid] = field(default_factory=dict)
    """The same of the sentence out of which a line came, by its number."""
    kept_back: list[tuple[Line, int, str, tuple[Worded, ...]]] = field(default_factory=list)
    """Those excepted from an order stay, unless the letter tells them anything else."""

    def take(self, line: Line, source: int, said: str, because: tuple[Worded, ...]) -> bool:
        """Enter an order. Whether the order language takes it."""
        sent = not self.answerer.where.sent.keys().isdisjoint(line.units) and WHERE_THEY_ARE.search(said) is None
        sent = sent or (KEEPS_FORMED.match(said) is not None and not self.off.isdisjoint(line.units))
        if STAYING_FORMED.search(line.text) and sent:
            line = replace(line, text=line.text.removesuffix("; HOLD"))  # H9; they stay in skirmish order
        refused = len(self.exact.refused)
        block = self.exact.block
        self.count += 1
        self.exact.read_line(self.count, line.text, line.forms)
        if len(self.exact.refused) > refused:
            self.exact.refused.pop()
            self.exact.block = block
            return False
        self.told.update(line.units)
        if (formed := FORMED.search(line.text)) is not None:
            self.spotter.forms(formed[1].lower(), line.units)
        self.answerer.where.sent.update(errands(line.text, line.units, self.world))
        if line.text.endswith(": HOLD"):
            for id in line.units:  # whatever his brigade was told
                self.answerer.where.sent.pop(id, None)
        self.lines[self.count] = source
        self.items[self.count] = ReadItem(source, said, because)
        if self.names is not None:
            self.names_of[self.count] = self.names
        if not line.text.startswith(self.exact.grammar.vocabulary.blocks):
            self.exact.block = block
        return True

    def says_of_the_place(self, raw: str) -> bool:
        """``Hold it``, ``Garrison it``: of the place to which those of the last order go already."""
        last = self.exact.lines[-1].normal if self.exact.lines else ""
        if STAYS_WITH.fullmatch(raw.strip()) is not None and last.startswith("GENERAL ") and "MOVE TO" in last:
            return True
        if NOTHING_MORE.fullmatch(raw.strip()) is not None:
            return True
        if WAITS_THERE.fullmatch(raw.strip()) is not None:
            return TO_A_PLACE.match(last) is not None or "MOVE TO" in last or "REDEPLOY TO" in last
        if HOLD_IT.fullmatch(raw.strip()) is None:
            return False
        return TO_A_PLACE.match(last) is not None or ("MOVE TO" in last and OCCUPY_IT.match(raw.strip()) is not None)

    def says_of_the_rule(self, raw: str) -> bool:
        """``They stop and re-form.``: behind the rule that nobody pursues, the same once more."""
        last = self.exact.lines[-1].normal if self.exact.lines else ""
        return "breakthrough: STOP" in last and STOP_AND_REFORM.fullmatch(raw.strip()) is not None

    def strike(self, units: Sequence[str]) -> None:
        """What units were told before no longer counts, where it stands on lines of their own: they stay after all."""
        alone = {line.line for line in self.exact.lines for id in units if line.normal.startswith(f"{id}: ")}
        self.exact.lines = [line for line in self.exact.lines if line.line not in alone]
        self.exact.units = [order for order in self.exact.units if order.line not in alone]

    def release(self, units: Sequence[str], only: int = 0) -> None:
        """What units were told before no longer counts; others who were told it in the same line still are.

        ``only`` is the number of the one line in which that is so.
        """
        for line in list(self.exact.lines):
            if only and line.line != only:
                continue
            told = list(dict.fromkeys(order.unit for order in self.exact.units if order.line == line.line))
            if not set(told) & set(units):
                continue
            item, source = self.items.pop(line.line, None), self.lines.pop(line.line, 0)
            self.exact.lines = [one for one in self.exact.lines if one.line != line.line]
            self.exact.units = [order for order in self.exact.units if order.line != line.line]
            others = tuple(id for id in told if id not in units)
            if others:
                text = f"{', '.join(others)}: {line.normal.partition(': ')[2]}"
                said, because = (item.said, item.because) if item is not None else ("", ())
                self.names = self.names_of.get(line.line)
                self.take(Line(text, others), source, said, because)
                self.names = None

    def lines_of(self, who: Troops) -> set[int]:
        """The lines of the orders to some troops, and to who commands them."""
        commands = set(who.commands)
        return {
            *(order.line for order in self.exact.units if order.unit in who.own),
            *(one.line for one in self.exact.blocks if set(one.scope) & commands and one.intent is not None),
            *(order.line for order in self.exact.generals if order.formation in commands),
        }

    def was_told(self, who: Troops) -> bool:
        """Whether some troops were told anything yet."""
        return bool(self.lines_of(who))

    def strike_out(self, who: Troops) -> bool:
        """Take every order to some troops back. Whether that could be done: their lines hold no order to others."""
        gone = self.lines_of(who)
        blocks = [one for one in self.exact.blocks if one.line in gone]
        whole = {line.line for line in self.exact.lines if ": INTENT" in line.normal}  # no intent on a line of its own
        others = any(order.line in gone and order.unit not in who.own for order in self.exact.units)
        others = others or any(not set(one.scope) <= set(who.commands) or one.line not in whole for one in blocks)
        if others or self.exact.groups:
            return False
        self.drop(gone)
        self.told.difference_update(who.own)
        return True

    def drop(self, gone: Collection[int]) -> None:
        """Take the orders of some lines back."""
        for block in self.exact.blocks:
            block.intent = None if block.line in gone else block.intent
        self.told.difference_update(order.unit for order in self.exact.units if order.line in gone)
        self.exact.units = [order for order in self.exact.units if order.line not in gone]
        self.exact.generals = [order for order in self.exact.generals if order.line not in gone]
        self.exact.lines = [line for line in self.exact.lines if line.line not in gone]
        for line in gone:
            self.items.pop(line, None)
            self.lines.pop(line, None)

    def for_whom_it_is(self, number: str) -> str:
        """For whom an item of the letter is, by its number; empty where it does not begin with that."""
        heads = (head_of(item.said) for item in self.items.values() if is_item(item.said, number))
        return next((head for head in heads if head), "")

    def drop_item(self, number: str) -> bool:
        """Take back what an item of the letter ordered, and what was asked about it; whether there is such an item."""
        gone = {line for line, item in self.items.items() if is_item(item.said, number)}
        asked = [question for question in self.asked if is_item(question.said, number)]
        self.drop(gone)
        self.asked = [question for question in self.asked if question not in asked]
        return bool(gone or asked)

    def ask(self, stretch: Stretch, doubt: Doubt) -> None:
        """Ask what is meant. An answer that orders nothing is none."""
        if not all(doubt.choices):
            doubt = replace(doubt, choices=tuple(filter(None, doubt.choices)), means=())
        means = doubt.means if len(doubt.means) == len(doubt.choices) else ()
        called = doubt.called if means else ""
        self.put(Question(stretch.line, stretch.said, doubt.question, doubt.choices, called, means))

    def put(self, question: Question) -> None:
        """Ask a question, unless it is asked already or was answered before."""
        if question not in self.asked and not self.settled.settles(question.said):
            self.asked.append(question)

    def note(self, stretch: Stretch, *, question: bool = False) -> None:
        """Keep words that are no order; what is plainly meant as one, and cannot be, is turned down."""
        alone = stretch.said.strip().upper() in SENT_ALONE
        if alone or (LABELLED.match(stretch.said) and not question):
            explanation = (
                worded("It counts only in a mail of its own, without orders.")
                if alone
                else worded("This could not be read as an order for troops of yours.")
            )
            self.refused.append(RefusedLine(stretch.line, stretch.said, RefusalReason.UNREADABLE, explanation))
            return
        self.noted.append(Noted(stretch.line, stretch.said, question or asks_him(stretch.said)))

    def turn_down(self, stretch: Stretch) -> bool:
        """Refuse a sentence that is plainly a line of the order language with something wrong in it. Whether it is."""
        whole = self.exact.context is Context.SIDE and self.exact.has_tried(stretch.raw)
        search, reading = self.exact.attempt(stretch.raw)
        if reading is not None or not (search.furthest > 0 or (whole and begins_as_order(search))):
            return False
        judged = self.judge.judge(stretch.line, stretch.said, self.exact.search(stretch.raw), self.exact.context, ())
        if (
            not judged.refused.suggestions
            and judged.refused.reason is RefusalReason.UNREADABLE
            and (len(stretch.raw.split()) > 6 or not re.search(r"[:;=]|\d\s*,", stretch.raw))
        ):
            return False
        self.refused.append(judged.refused)
        return True

    def not_his(self, stretch: Stretch, said: str) -> None:
        """Refuse an order for troops that are not the writer's, in the same words whether they exist or not."""
        self.doubtful = True  # what follows may be for them, too
        explanation = not_yours(said, self.world.names)
        self.refused.append(RefusedLine(stretch.line, stretch.said, RefusalReason.NOT_YOURS, explanation))

    def in_full(self, raw: str, *, commands: bool = False) -> str:
        """A sentence with the names in it written out that are cut short."""
        asked = (raw, commands)
        if asked not in self.full:
            means_something = self.spotter.means_something
            plain = without_nations(with_own_names(raw), self.world)
            spelt = spelt_now(plain, self.spotter.lexicon, self.world.spellings.words)
            named = written_out(by_battalion(spelt, self.by_number), self.world, means_something, commands=commands)
            self.full[asked] = in_whole_words(named, self.spotter.lexicon.languages, means_something)
        return self.full[asked]

    def is_number_of(self, number: str, name: str) -> bool:
        """Whether one battalion on the table, and no more, has a number among those who bear a name."""
        bearers = self.spotter.feature(fold(name).text)[0] & self.world.present - self.world.compounds
        return sum(id.startswith(f"{number}/") for id in bearers) == 1

    def tells_of_his(self, said: str) -> bool:
        """Whether words name troops of his, by more than what they are."""
        troops = (spot.value for spot in self.spotter.spots(Text(said)))
        named = (one for one in troops if isinstance(one, Troops) and one.own and not (one.loose or one.everybody))
        return any(not one.rest or one.commands for one in named)

    def priority(self, stretch: Stretch, rest: str) -> None:
        """The commands that are to act first, in their order, behind a word that says that they follow."""
        rest = REST_OF_THEM.sub("", rest)
        text = Text(with_ranks(without_ranks(self.in_full(rest, commands=True)), self.tells_of_his))
        spots = self.spotter.spots(text)
        ranked = ranking(text, spots, headed=True)
        if ranked is None:
            named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
            ranked = Ranking(tuple(named), sure=False)
        self.rank(stretch, ranked)

    def rank(self, stretch: Stretch, ranked: Ranking) -> None:
        """Enter who is to act before whom, or ask."""
        ids: list[str] = []
        missing = False
        members = ranked.members
        if ranked.last is not None:
            others = [id for id in self.world.lowest if not set(self.world.commands[id]) & set(ranked.last.own)]
            members = (Troops(commands=tuple(others)), ranked.last)
        for troops in members:
            if troops.enemy and not troops.own:
                continue
            found = (
                list(troops.commands)
                or self.whole_commands(troops.own)
                or list(troops.own[:1] if len(troops.own) == 1 else ())
            )
            ids += found
            missing = missing or not found
        ids = list(dict.fromkeys(ids))
        line = Line(f"PRIORITY {', '.join(ids)}")
        if not ids or missing or not ranked.sure:
            self.ask(stretch, Doubt(FIRST, (line.text,) if ids else ()))
        elif not self.take(line, stretch.line, stretch.said, ()):
            self.ask(stretch, Doubt(FIRST))

    def whole_commands(self, own: Sequence[str]) -> list[str]:
        """The commands of which all units that are on the table are among these."""
        found = []
        for command in self.world.lowest:
            units = [id for id in self.world.commands[command] if id in self.world.present]
            if units and set(units) <= set(own):
                found.append(command)
        return found


def begins_as_order(search: Search) -> bool:
    """Whether a line that is no order begins as one, though for strangers or for nobody."""
    stranger_in(search)
    search.orders(search.grammar.unit_orders, 0)
    return search.furthest > 0


def without_ranks(rest: str) -> str:
    """A list without the numbers before its items: ``1 Gauthier 2 Husson``."""
    number, rest = 1, LEFT_EMPTY.sub(" ", rest)
    while True:
        numbered = re.sub(rf"(?<!\S){number}[.):]?\s+(?=\S)", ", ", rest, count=1)
        if numbered == rest:
            return rest
        rest, number = numbered, number + 1
