"""Saying: the words in which one ruleset answers what people ask for, and what a sentence comes to."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.dataclasses import dataclass, field
from battles.engine.orders import Vocabulary
from battles.engine.worded import Worded, worded
from orders.language.folding import fold
from orders.language.letters.goals import Goal
from orders.language.letters.whereabouts import Whereabouts
from orders.language.letters.world import World

#: Which forms begin with a word.
FORMS_TOLD = {"STANDING": ("STANDING", "STANDING SCOPE"), "GENERAL": ("GENERAL",)}


@dataclass(frozen=True, slots=True)
class Line:
    """An order in the order language, and for whom it is."""

    text: str
    units: tuple[str, ...] = ()
    notes: tuple[Worded, ...] = ()

    @property
    def forms(self) -> tuple[str, ...]:
        """The forms of the order language of which it has one, where its beginning tells; else empty."""
        if self.units and self.text.startswith(self.units[0]):
            return ("UNITS" if len(self.units) > 1 else "UNIT STANDING" if ": STANDING " in self.text else "UNIT",)
        if ": INTENT " in self.text:
            return ("BLOCK INTENT",)
        return FORMS_TOLD.get(self.text.partition(" ")[0], ())


@dataclass(frozen=True, slots=True)
class Doubt:
    """What is not sure enough to be done: a question and the orders that would answer it."""

    question: Worded
    choices: tuple[str, ...] = ()
    called: str = ""
    means: tuple[str, ...] = ()
    """Where the doubt is which thing his words mean: the words, and for each choice the thing by id."""


MOST_CHOICES = 5
MEANT = "Do you mean this?"
STAYS = "stays"  # among what is dropped: a general stays where he is, or was sent, which may need no order
# Small words of the three languages, folded.
SMALL_WORDS = (
    "a am an and any are as at be been being both but by can could did do does for from get go got had has "
    "have he her him his i if in is it its just me might more most must my no nor not now of off on one or "
    "our out own per shall she should so some such than that the their them then there these they this those "
    "through to too up us was we were what when where which while who whom whose why will with would yet you "
    "your aber als am an auch auf aus bei beim bin bis da das dass dein dem den denn der des die dies dir "
    "doch du ein er es etwas euch fur hab habe habt hat hatte ich ihm ihn ihr im in ins ist ja je kann mal "
    "man mein mich mir mit muss na nach noch nun nur ob oder sehr sei seid sein seit sich sie sind so soll um "
    "und uns unser vom von vor war waren warum was weil wenn wer wie wir wird wo wurde zu zum zur ai au aux "
    "avec c ca ce ces cet cette d dans de des donc du elle en est et etait etaient ete eu eux fait il ils j je l "
    "la le les leur leurs lui m ma mais me mes moi mon n ne ni nos notre nous on ont ou par pas pour qu que "
    "qui s sa sans se ses soi son sont sous sur t ta te tes toi ton tu un une vos votre vous y"
)
SMALL = frozenset(SMALL_WORDS.split())
# What questions call the kinds of ground, flanks, formations and postures.
CALLED = {
    name.pattern: name
    for name in (
        *(worded("wood"), worded("village"), worded("road"), worded("stream"), worded("hill"), worded("bridge")),
        *(worded("crossroads"), worded("marsh"), worded("wall"), worded("farm"), worded("enemy")),
        *(worded("left flank"), worded("right flank")),
        *(worded("line"), worded("column"), worded("square"), worded("skirmish")),
        *(worded("attack"), worded("advance"), worded("defend"), worded("hold"), worded("support"), worded("screen")),
        *(worded("withdraw"), worded("rally")),
    )
}
# Frames that take a unit elsewhere, and those that tell only how it stands.
MARCHES = frozenset(
    {"go to", "go to and face", "go ahead", "go ahead as far as may be", "go back", "go aside", "charge", "ride to"}
)


@dataclass(frozen=True, slots=True)
class Said:
    """What one unit is told: the frame, and the ruleset's words for it."""

    frame: str
    text: str


@dataclass(slots=True)
class Outcome:
    """What a sentence comes to: orders, and questions."""

    lines: list[Line] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    kept: list[Line] = field(default_factory=list)  # for those who are excepted, unless they are told otherwise
    way: Goal | None = None  # where a command was told to go by no more than a direction: its place may follow


@dataclass(slots=True)
class Sayer:
    """Says frames in the words of one ruleset, for one letter."""

    world: World
    vocabulary: Vocabulary
    where: Whereabouts
    ridden: set[str] = field(default_factory=set)  # formations whose generals were told of earlier in the letter

    # the ruleset's words

    def says(self, frame: str, arm: str = "", **slots: str) -> str:
        """The ruleset's words for a frame; empty when it has none."""
        for answer in self.vocabulary.answers:
            if answer.frame == frame and (not answer.arms or arm in answer.arms):
                return answer.text.format(**slots)
        return ""

    def standing(self, frame: str) -> str:
        return self.says(f"standing {frame}", arm="artillery" if frame.startswith("guns") else "")

    def said(self, frame: str, arm: str = "", **slots: str) -> list[Said]:
        """The ruleset's words for a frame with the frame, in a list; an empty one when it has none."""
        text = self.says(frame, arm, **slots)
        return [Said(frame, text)] if text else []


def called(word: str) -> str:
    """The word of a question for a kind of ground, a flank, a formation or a posture; any other as it is."""
    return CALLED.get(word, word)


def cannot_wait(when: str) -> Worded:
    """The question about an order that is to wait for something."""
    return worded("Orders cannot wait for “{when}”. Shall it be done now, in any case?", when=one_line(when))


def not_understood(unknown: Iterable[str]) -> Worded:
    """The question whether an order is meant in which there are words that are not known."""
    words = quoted(unknown)
    return worded("I did not understand “{words}”. Do you mean this?", words=words) if words else worded(MEANT)


def quoted(unknown: Iterable[str]) -> str:
    """Words that were not understood, as they are quoted: never a small one alone, which tells nobody anything."""
    return ", ".join(words for words in unknown if not SMALL.issuperset(fold(words).text.split()))


def one_line(said: str) -> str:
    """Words without the line ends between them."""
    return " ".join(said.split())
