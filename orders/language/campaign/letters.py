"""Letters of campaign commanders: orders to corps as people write them, brought to the order language.

Lines in the order language are taken as they stand. Of all others each sentence is cut into clauses: who, does what,
where to, by which roads, when, in what order. What is not sure is asked about with the lines that would say it, and so
is whatever reads as orders below END.
"""

from __future__ import annotations

from collections.abc import Iterator

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.worded import NO_WORDS, Worded, worded
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.protocol import Refusal, Sheet
from orders.language.campaign.clauses import Clause, Clauses, Saying
from orders.language.campaign.reader import CampaignReader
from orders.language.campaign.sheet import QUIET
from orders.language.letters.below_end import COUNTS_TOO, end_of, words_below
from orders.language.letters.cutting import without_bullet
from orders.language.letters.rejoining import stretches
from orders.language.letters.results import Noted, Question
from orders.language.letters.saying import cannot_wait, not_understood
from orders.language.letters.settled import Settled, is_comment
from orders.language.letters.text import Stretch, Text
from orders.language.lines import LINE_BREAK

#: A line that says when those below it are written; by itself it orders nothing.
_HOUR_LINE = re.compile(r"\s*AT\s+[\dT:/-]+\s*[.:;]?\s*\Z", re.IGNORECASE)
#: A line of the sheet for headquarters that was left as it was.
_UNFILLED = re.compile(r"\s*HEADQUARTERS\s*:\s*(#.*)?\Z", re.IGNORECASE)
MOST_LINES = 500
MOST_CHARACTERS = 1000


@dataclass(frozen=True, slots=True)
class Read:
    """An order that was read: the line of the letter, its words, and what they come to in the order language."""

    line: int
    said: str
    text: str


@dataclass(slots=True)
class CampaignLetter:
    """A letter as it was read: the sheet that it comes to, what was asked and what was noted."""

    text: str = ""
    sheet: Sheet = field(default_factory=Sheet)
    read: list[Read] = field(default_factory=list)
    asked: list[Question] = field(default_factory=list)
    noted: list[Noted] = field(default_factory=list)


def read_campaign_letter(reader: CampaignReader, campaign: Campaign, post: str, text: str, now: int) -> CampaignLetter:
    """Read the letter of the holder of a post, written at ``now``. Never raises for any text."""
    lines = LINE_BREAK.split(text)
    end = end_of(lines)
    first = LetterReader(reader, campaign, post, now)
    above = first.letter("\n".join(lines[: end + 1]))
    words = words_below(lines, end + 1)
    return with_question(above, LetterReader(reader, campaign, post, now), words, Settled(lines)) if words else above


def with_question(above: CampaignLetter, reader: LetterReader, words: str, settled: Settled) -> CampaignLetter:
    """A letter with what is asked about the words below its END."""
    below = reader.letter(words)
    given = {(deed.normal, deed.at) for deed in above.sheet.deeds}
    fresh = any((deed.normal, deed.at) not in given for deed in below.sheet.deeds)
    asked = [one for one in below.asked if fresh or one.choices]
    if fresh:
        lines = [line.strip() for line in below.text.split("\n")]
        said = {order.text: order.said for order in below.read}
        shown = " ".join(dict.fromkeys(said.get(line, line) for line in lines))
        first = next(at for at, line in enumerate(words.split("\n"), start=1) if line.strip())
        asked += [] if settled.settles(shown) else [Question(first, shown, COUNTS_TOO, ("\n".join(lines),))]
    above.asked += asked
    above.noted += [one for one in below.noted if asked or one.question]
    return above


class LetterReader:
    """The state of reading one letter: the sheet so far, and whom the last sentence spoke to."""

    def __init__(self, reader: CampaignReader, campaign: Campaign, post: str, now: int) -> None:
        self.reader, self.campaign, self.post, self.now = reader, campaign, post, now
        self.clauses = Clauses(campaign, post, reader.spoken_for(campaign, post), now)
        self.found = CampaignLetter()
        self.lines: list[str] = []
        self.who: tuple[str, ...] = ()
        self.refused: list[Refusal] = []
        self.settled = Settled()

    def letter(self, text: str) -> CampaignLetter:
        """Read all lines."""
        pending: list[tuple[int, str]] = []
        self.settled = Settled(LINE_BREAK.split(text))
        for number, raw in enumerate(LINE_BREAK.split(text)[:MOST_LINES], start=1):
            line = raw[:MOST_CHARACTERS]
            if QUIET.match(line.strip()) or _UNFILLED.match(line) or is_comment(line):
                continue
            if line.strip() and self.is_exact(line):
                self.prose(pending)
                pending = []
                self.lines.append(line)
            else:
                pending.append((number, line))
        self.prose(pending)
        self.found.text = "\n".join(self.lines)
        self.found.sheet = self.reader.sheet(self.campaign, self.post, self.found.text, self.now)
        self.found.sheet.refused += self.refused
        return self.found

    def is_exact(self, line: str) -> bool:
        """Whether the order language takes a line, after those before it."""
        sheet = self.reader.sheet(self.campaign, self.post, "\n".join([*self.lines, line]), self.now)
        before = self.reader.sheet(self.campaign, self.post, "\n".join(self.lines), self.now) if self.lines else Sheet()
        if len(sheet.refused) > len(before.refused):
            return False
        more = [deed.normal for deed in sheet.deeds] != [deed.normal for deed in before.deeds]
        return more or line.strip().upper() == "END" or line.strip().endswith(":") or _HOUR_LINE.match(line) is not None

    def prose(self, lines: list[tuple[int, str]]) -> None:
        """Read lines that are not in the order language, sentence by sentence."""
        widest = max((len(raw.rstrip()) for _, raw in lines), default=0)
        for stretch in stretches(lines, widest, self.names_formation):
            self.sentence(replace(stretch, raw=without_bullet(stretch.raw)))

    def nearly(self, stretch: Stretch) -> bool:
        """Answer a line that has the shape of the order language and fails it: by what is near, or by its reason."""
        raw = stretch.raw.strip()
        if ":" not in raw:
            return False
        sheet = self.reader.sheet(self.campaign, self.post, raw, self.now)
        refused = sheet.refused[0] if sheet.refused and not sheet.deeds else None
        if refused is None:
            return False
        if refused.did_you_mean:
            self.ask(stretch, refused.explanation, list(refused.did_you_mean))
            return True
        if refused.reason == "unreadable":
            return False
        self.refused.append(replace(refused, line=stretch.line))
        return True

    def names_formation(self, raw: str) -> bool:
        """Whether a line begins with the name of a formation of the writer's."""
        text = Text(without_bullet(raw)[:60])
        return bool(text.words) and self.clauses.formation_at(text, 0) is not None

    def sentence(self, stretch: Stretch) -> None:
        """Read one sentence."""
        text = Text(stretch.raw)
        if not text.words:
            return
        saying = self.clauses.of(text, self.who)
        if saying.message:
            self.take(stretch, [saying.message])
            return
        if not any(clause.tasks or clause.rules or clause.order or clause.guards for clause in saying.clauses):
            if any(clause.named for clause in saying.clauses) and len(text.words) < 8:
                self.who = saying.clauses[-1].who
            if not self.nearly(stretch):
                self.found.noted.append(Noted(stretch.line, stretch.said, stretch.raw.rstrip().endswith("?")))
            return
        lines = [line for clause in saying.clauses for line in self.written(clause)]
        doubt = self.doubt(saying)
        self.who = saying.clauses[-1].who
        if (doubt or not lines) and self.nearly(stretch):
            return
        if doubt or not lines:
            self.ask(stretch, doubt or worded("I could not make an order of this."), lines)
        else:
            self.take(stretch, lines)

    def doubt(self, saying: Saying) -> Worded:
        """Why a sentence is asked about; empty when it is sure."""
        if any(clause.is_cut_short() for clause in saying.clauses):
            return worded("Where to, whom, or until when?")
        if saying.unknown:
            return not_understood(saying.unknown)
        if saying.condition:
            return cannot_wait(saying.condition)
        if saying.negated:
            return worded("Orders say what to do. Do you mean this?")
        return NO_WORDS

    def written(self, clause: Clause) -> Iterator[str]:
        """The lines of the order language that a clause comes to."""
        for who in clause.who:
            head = "HEADQUARTERS" if clause.headquarters else self.reader_kind(who)
            for rule in clause.rules:
                yield f"STANDING {who} {rule}"
            if said := clause.said():
                yield f"{head}: {'; '.join(said)}"

    def reader_kind(self, id: str) -> str:
        """A formation's kind and id, as a block's header names it."""
        formation = self.campaign.formation.get(id)
        return f"{formation.kind.upper()} {id}" if formation is not None else id

    def take(self, stretch: Stretch, lines: list[str]) -> None:
        """Enter lines; those that the order language does not take are asked about."""
        for line in lines:
            alone = self.reader.sheet(self.campaign, self.post, line, self.now)
            if alone.refused:
                self.ask(stretch, alone.refused[0].explanation, list(alone.refused[0].did_you_mean))
                continue
            self.lines.append(line)
            self.found.read.append(Read(stretch.line, stretch.said, line))

    def ask(self, stretch: Stretch, question: Worded, choices: list[str]) -> None:
        """Ask what is meant."""
        fit = [one for one in choices if not self.reader.sheet(self.campaign, self.post, one, self.now).refused]
        if not self.settled.settles(stretch.said):
            self.found.asked.append(Question(stretch.line, stretch.said, question, tuple(fit)))
