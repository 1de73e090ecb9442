"""The words of a rulebook in one language: plain data, shared by log, reports, receipts and maps.

A rulebook has one :class:`Lexicon` a language, in its own ``lexicon/<language>.py``. Every table is keyed by the codes
that stand in events and battle files; what a rulebook does not use is left empty. Sentences are not made here: the log
joins the words in the present tense, a report's tongue in the past.

Nouns carry gender, plural and article, words told of a unit their plural, so that a language with more grammar than
English needs no other types.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import ClassVar

from battles.engine.dataclasses import dataclass, field


class Gender(StrEnum):
    """Grammatical gender; English nouns are neuter."""

    MASCULINE = "m"
    FEMININE = "f"
    NEUTER = "n"


@dataclass(frozen=True, slots=True)
class Noun:
    """A thing that is counted. ``article`` is the indefinite one, where a language has it."""

    one: str
    many: str
    gender: Gender = Gender.NEUTER
    article: str = "a"

    def of(self, count: int) -> str:
        """The form that stands behind a number."""
        return self.one if count == 1 else self.many


@dataclass(frozen=True, slots=True)
class Said:
    """Words told of a unit, which stand behind its name.

    ``now`` is in the present tense, as the log says it (empty: the log never does); ``past`` holds the ways in which a
    report may tell it afterwards (none: a report passes it over); ``many`` the same of several units, where that
    differs.
    """

    now: str
    past: tuple[str, ...] = ()
    many: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FormationWords:
    """A formation: its name in tables, what somebody forms (``an emergency square``), how that is told afterwards, and
    how troops stand in it (empty: not worth saying)."""

    name: str
    forming: str
    formed: str
    standing: str = ""


@dataclass(frozen=True, slots=True)
class StateWords:
    """A state of a unit, marked beside it: its name in tables and keys, and the words for its coming and going."""

    name: str
    gained: str = ""
    gone: str = ""


@dataclass(frozen=True, slots=True)
class MoveWords:
    """A mode of movement: its words, and the order that asks for it (empty: it is never ordered)."""

    said: Said
    order: str = ""


@dataclass(frozen=True, slots=True)
class TestWords:
    """A test: what it is for, what passing and failing are called, and how a report tells either."""

    __test__: ClassVar[bool] = False

    purpose: str
    passed: str = ""
    failed: str = ""
    told_passed: tuple[str, ...] = ()
    told_failed: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CauseWords:
    """A cause of loss or end: as the end of a sentence, as a heading of a table, and how a unit's end by it is told."""

    how: str
    heading: str = ""
    ended: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ContactWords:
    """What troops of the enemy are called that nobody can name; what is not listed is spelt by its code.

    ``arms`` are for troops of which no more than the arm is made out, in plain and in loose order; ``types`` go by arm
    and type, ``traits`` by a trait that says more than the type; ``nations`` are words before them, and ``phrase`` says
    in which order (``{nation} {troops}``). ``loose`` is what foot in loose order are, ``general`` a general nobody can
    name, ``enemy`` all of the enemy together.
    """

    nations: Mapping[str, str] = field(default_factory=dict)
    arms: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    types: Mapping[tuple[str, str], str] = field(default_factory=dict)
    traits: Mapping[str, str] = field(default_factory=dict)
    loose: Mapping[str, str] = field(default_factory=dict)
    phrase: str = "{nation} {troops}"
    troops: str = "?"
    general: str = "?"
    enemy: str = "?"

    def arm(self, arm: str, *, loose: bool) -> str:
        """Troops of which no more than the arm is made out."""
        plain, scattered = self.arms.get(arm) or (spelt(arm) or self.troops,) * 2
        return scattered if loose else plain

    def kind(self, arm: str, type_: str, traits: Sequence[str], *, loose: bool) -> str:
        """Troops whose type is made out."""
        if loose and arm in self.loose:
            return self.loose[arm]
        special = next((self.traits[trait] for trait in self.traits if trait in traits), "")
        plain = self.arm(arm, loose=False)
        return (
            special or self.types.get((arm, type_)) or (f"{spelt(type_)} {plain}" if type_ not in ("", arm) else plain)
        )

    def of_nation(self, nation: str, troops: str) -> str:
        """Troops with their nation."""
        return self.phrase.format(nation=self.nations.get(nation, nation.capitalize()), troops=troops).strip()


@dataclass(frozen=True, slots=True)
class Lexicon:
    """One rulebook's words in one language."""

    #: ``en``, ``fr``, ``de``.
    language: str
    #: The rulebook's measure of strength, counted: ``strength point``, ``base``, ``figure``.
    strength: Noun
    #: The same where the context is clear: ``point``.
    strength_short: Noun
    #: What losses are told in, by the code that the measure of strength gives: ``men``, ``guns``, ``bases``.
    amounts: Mapping[str, Noun] = field(default_factory=dict)
    #: What a unit is called in general, by arm: ``battalion``.
    troops: Mapping[str, Noun] = field(default_factory=dict)
    #: What a unit of the enemy is called of which no more than the arm is known: ``body of horse``.
    bodies: Mapping[str, Noun] = field(default_factory=dict)
    #: What an acting command is called, by kind; ``artillery`` for guns that answer to no brigade.
    commands: Mapping[str, Noun] = field(default_factory=dict)
    #: What a command's own action in a turn is called.
    activation: Noun = Noun("turn", "turns")
    #: How a report says that a command acted; the activation and its number follow.
    acted: str = "acted in"
    #: Formations by their word in the file.
    formations: Mapping[str, FormationWords] = field(default_factory=dict)
    #: Quality grades, ratings of commanders, phases of the turn: names by code.
    qualities: Mapping[str, str] = field(default_factory=dict)
    ratings: Mapping[str, str] = field(default_factory=dict)
    phases: Mapping[str, str] = field(default_factory=dict)
    #: How a unit is commanded, by what ``command_status`` answers: ``in command``.
    command: Mapping[str, str] = field(default_factory=dict)
    #: What it means to be commanded so, by the same codes, as a clause about troops; none where it is plain.
    meanings: Mapping[str, str] = field(default_factory=dict)
    #: Reasons of refusal, each a whole clause about the unit (``it``) or the general (``he``).
    refusals: Mapping[str, Said] = field(default_factory=dict)
    tests: Mapping[str, TestWords] = field(default_factory=dict)
    causes: Mapping[str, CauseWords] = field(default_factory=dict)
    #: Reactions; in the present tense the enemy who is reacted to follows.
    reactions: Mapping[str, Said] = field(default_factory=dict)
    #: States by the unit's key in the file, or by its value where a key has several (``shaken``).
    states: Mapping[str, StateWords] = field(default_factory=dict)
    moves: Mapping[str, MoveWords] = field(default_factory=dict)
    #: Why a movement ended, as the end of a sentence.
    stops: Mapping[str, Said] = field(default_factory=dict)
    #: Kinds of charge; the enemy charged follows in the past tense.
    charges: Mapping[str, Said] = field(default_factory=dict)
    #: Decisions as taken: what a unit does after breaking through, and the like.
    choices: Mapping[str, Said] = field(default_factory=dict)
    #: How a unit left the field, by ``out``.
    fates: Mapping[str, str] = field(default_factory=dict)
    #: How a general was lost.
    generals_lost: Mapping[str, str] = field(default_factory=dict)
    #: Why a battle was won.
    victories: Mapping[str, str] = field(default_factory=dict)
    #: Why somebody expected did not come.
    waiting: Mapping[str, Said] = field(default_factory=dict)
    #: Names of modifiers of throws, where they differ from those that events carry.
    modifiers: Mapping[str, str] = field(default_factory=dict)
    #: What troops of the enemy are called that nobody can name.
    contacts: ContactWords = field(default_factory=ContactWords)
    #: Further words of the rulebook's own log, by table and code.
    others: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def formation(self, code: str) -> FormationWords:
        """The words of a formation; of one without an entry, those that its code suggests."""
        name = spelt(code)
        return self.formations.get(code) or FormationWords(name, name, f"formed {name}", f"in {name}")

    def refusal(self, code: str) -> Said:
        """Why an order was refused; a reason without an entry is spelt out."""
        return self.refusals.get(code) or Said(spelt(code), (spelt(code),))

    def state(self, code: str) -> str:
        """The name of a state."""
        words = self.states.get(code)
        return words.name if words is not None else spelt(code)

    def test(self, code: str) -> TestWords:
        """The words of a test."""
        return self.tests.get(code) or TestWords(spelt(code))

    def cause(self, code: str) -> CauseWords:
        """The words of a cause of loss or end."""
        return self.causes.get(code) or CauseWords(spelt(code))

    def move(self, mode: str) -> MoveWords:
        """The words of a mode of movement."""
        return self.moves.get(mode) or MoveWords(Said(spelt(mode)))

    def stop(self, code: str) -> Said:
        """Why a movement ended."""
        return self.stops.get(code) or Said(spelt(code))


def spelt(code: str) -> str:
    """A code as words: ``emergency-square`` as ``emergency square``."""
    return code.replace("-", " ").replace("_", " ")
