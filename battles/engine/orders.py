"""Order sheets as typed values that remember their lines (contract, section 2).

``orders.language`` makes these values from a player's text, with the words of a ruleset's :class:`Vocabulary`; the
rulesets carry them out. Lines that could not be read stay in the sheet as refusals: nothing is dropped in silence.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass, field
from battles.engine.worded import NO_WORDS, Worded


class PlaceKind(StrEnum):
    """What a place was named by."""

    UNIT = "unit"
    TERRAIN = "terrain"
    COMMANDER = "commander"
    POINT = "point"
    SQUARE = "square"


@dataclass(frozen=True, slots=True)
class Place:
    """A place: a unit, a piece of terrain, a commander's stand, a point or a map square.

    ``ref`` is the id of the unit, terrain or formation; it is looked up when the order is carried out, as units move.
    ``point`` is set for points and squares, in table units. ``text`` is the normal form.
    """

    kind: PlaceKind
    text: str
    ref: str = ""
    point: Point | None = None


@dataclass(frozen=True, slots=True)
class Direction:
    """A direction: degrees clockwise from north, or towards a place. ``text`` is the normal form."""

    text: str
    degrees: float | None = None
    toward: Place | None = None


#: The words that head the orders of a command of each usual kind; a rulebook may have others.
COMMAND_BLOCKS = ("BRIGADE", "DIVISION", "CORPS", "ARMY")


class Motion(StrEnum):
    """What an action does to where a unit stands and how, as far as it can be told before a turn.

    ``AHEAD`` goes straight ahead, or in a direction if one is given, by ``distance`` or as far as may be; ``TO`` faces
    a place and goes there; ``FORM`` takes a formation, ``FACE`` a direction, ``ABOUT`` the opposite one; ``CHARGE``
    falls on an enemy.
    """

    AHEAD = "ahead"
    TO = "to"
    FORM = "form"
    FACE = "face"
    ABOUT = "about"
    CHARGE = "charge"


Argument = str | float | bool | Place | Direction | tuple[str, ...] | tuple[tuple[int, str], ...]
NO_ARGUMENTS: Mapping[str, Argument] = MappingProxyType({})


def no_arguments() -> Mapping[str, Argument]:
    """The empty mapping, as a field's default (a read-only mapping cannot be one by itself)."""
    return NO_ARGUMENTS


def no_synonyms() -> Mapping[str, str]:
    """No synonyms, as a field's default."""
    return MappingProxyType({})


def nothing_said() -> Mapping[str, Mapping[str, str]]:
    """No words for decisions: they are told by their names."""
    return {}


@dataclass(frozen=True, slots=True)
class Action:
    """One action: the verb of a :class:`Phrase` and its arguments by slot name (absent: not given).

    ``text`` is the normal form, for example ``FORM COLUMN ON LEFT``.
    """

    verb: str
    arguments: Mapping[str, Argument] = field(default_factory=no_arguments)
    line: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class UnitOrder:
    """The actions of one line for one unit, in turn. ``block`` is the formation of the block it stands in, if any."""

    unit: str
    actions: tuple[Action, ...]
    line: int
    block: str = ""


@dataclass(frozen=True, slots=True)
class GroupOrder:
    """One line for several units that act together (``GROUP a, b: ...`` where the ruleset has groups)."""

    units: tuple[str, ...]
    actions: tuple[Action, ...]
    line: int
    block: str = ""


@dataclass(frozen=True, slots=True)
class Intent:
    """A posture for the units of a block, or of the whole side, that have no line of their own.

    ``why`` is what the program has with a command that it leads itself (a :class:`battles.staff.reserve.Why`).
    """

    posture: str
    objective: Place | None = None
    line: int = 0
    text: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of a standing order: its phrase and arguments by slot name."""

    name: str
    arguments: Mapping[str, Argument] = field(default_factory=no_arguments)
    text: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A decision answered in advance.

    ``scope`` holds the ids it binds (of units, formations, and commands that are a part of one); empty means every unit
    of the side. All ``conditions`` must hold. ``choice`` is the choice's name, ``arguments`` its slots.
    """

    decision: str
    choice: str
    arguments: Mapping[str, Argument] = field(default_factory=no_arguments)
    conditions: tuple[Condition, ...] = ()
    scope: tuple[str, ...] = ()
    line: int = 0
    text: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A command block. ``scope`` holds the ids of the formation, or of the units of a BATTERY or GROUP block.

    ``actions`` are orders to the command itself (a division's MANOEUVRE, a PASS).
    """

    kind: str
    scope: tuple[str, ...]
    line: int
    intent: Intent | None = None
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class GeneralOrder:
    """The actions of a formation's commander."""

    formation: str
    actions: tuple[Action, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Message:
    """A message to another commander or to the umpire, in the player's own words."""

    to: str
    body: str
    line: int


class RefusalReason(StrEnum):
    """Why a line was not taken. The engine's events know the first two; the receipt tells the rest apart."""

    UNREADABLE = "unreadable"
    NOT_YOURS = "not-yours"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The nearest thing that would have been accepted, as a line to send, with a confidence from 0 to 1."""

    text: str
    confidence: float


@dataclass(frozen=True, slots=True)
class RefusedLine:
    """A line, or one action of it, that could not be taken. ``explanation`` is for the player."""

    line: int
    text: str
    reason: RefusalReason
    explanation: Worded = NO_WORDS
    suggestions: tuple[Suggestion, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A line that was understood: as it was sent, and in normal form.

    ``depth`` is 1 inside a command block, else 0. ``note`` says what the writer may not have meant, such as a second
    line for the same unit.
    """

    line: int
    text: str
    normal: str
    depth: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class OrderSheet:
    """One side's orders for one turn, in sheet order. An empty sheet is a valid one.

    ``turn`` is the number the sheet names, even when that turn is not open (the line is then among the refused).
    ``lines`` echoes what was understood, line by line.
    """

    side: str
    turn: int | None = None
    key: str = ""
    priority: tuple[str, ...] = ()
    intent: Intent | None = None
    blocks: tuple[Block, ...] = ()
    standing: tuple[Standing, ...] = ()
    units: tuple[UnitOrder, ...] = ()
    groups: tuple[GroupOrder, ...] = ()
    generals: tuple[GeneralOrder, ...] = ()
    messages: tuple[Message, ...] = ()
    concede: bool = False
    refused: tuple[RefusedLine, ...] = ()
    lines: tuple[ReadLine, ...] = ()


@dataclass(frozen=True, slots=True)
class Phrase:
    """The wording of an action, choice or condition as a pattern.

    Words in capitals stand for themselves, ``A|B`` for either, ``[...]`` for what may be left out, ``{name:type}`` for
    a slot. Slot types: ``number``, ``integer``, ``place``, ``direction``, ``unit`` (own), ``target`` (any unit),
    ``targets`` and ``units`` (one or more, comma or OR between them), ``formation`` (a formation of troops, from the
    vocabulary), ``command`` and ``commands`` (formations of the writer, of his side), ``shares`` (``4 A1, 2 A2``), or
    literal alternatives: ``{flank:LEFT|RIGHT}``.
    A slot of alternatives that may be left out is written ``[ON {flank:LEFT|RIGHT}]``; a bare optional word is a flag:
    ``[EXTEND]`` gives ``extend: True``, ``[SIDE FIRST]`` gives ``side_first: True``.

    ``name`` is the verb or choice as the ruleset's code knows it: ``MOVE``, ``MOVE TO``, ``STEP BACK``. ``motion`` is
    what forecasts make of an action of a unit at its full reach; ``None`` where it can only be carried out.
    """

    name: str
    pattern: str
    clause: str = ""
    explanation: str = ""
    motion: Motion | None = None

    @property
    def plain(self) -> str:
        """The pattern as a player may write it: its slots by their names, alternatives as they are."""
        text = ""
        for piece in self.pattern.split("{"):
            slot, closing, rest = piece.partition("}")
            name, _, kind = slot.partition(":")
            text += (kind if kind.isupper() else name) + rest if closing else piece
        return text


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision point: what a player may answer in advance, and what happens otherwise.

    ``default`` is the name of a choice; ``default_by_arm`` holds pairs of an arm and another default for it.
    ``shooting`` are the choices by which troops without orders shoot at what comes before them, where this is the
    decision about that.
    """

    name: str
    choices: tuple[Phrase, ...]
    default: str
    clause: str = ""
    explanation: str = ""
    default_by_arm: tuple[tuple[str, str], ...] = ()
    shooting: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Answer:
    """How a ruleset says something that people ask for in their own words.

    ``frame`` is what they ask for, the same for all rulesets; the order language's reader of letters lists the frames.
    ``text`` is the normal form with the frame's slots: ``{place}``, ``{distance}``, ``{direction}``, ``{target}``,
    ``{formation}``, ``{unit}``, ``{command}``. Of several answers to a frame the first counts whose ``arms`` hold the
    unit's arm, empty meaning any; for ``posture`` frames it is the posture's name, for ``standing`` frames a decision
    with its choice. A frame without an answer is one the rulebook does not know, and the player is told so.
    """

    frame: str
    text: str
    arms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A line by which a ruleset shows how one writes orders to it; filled in with a player's own troops.

    ``text`` is a line in normal form with the slots ``{block}`` (the word and name of a command), ``{infantry}``,
    ``{cavalry}``, ``{artillery}`` (a unit of that arm), ``{unit}`` (any), ``{general}``, ``{place}`` (named ground
    ahead), ``{square}`` (a square ahead of the unit), ``{enemy}`` (the nearest known) and ``{ahead}`` (the direction
    that the unit faces). A lesson whose slots cannot be filled is left out. ``says`` tells in a few words what comes of
    it. ``formations`` are those in which a unit can be ordered so (empty: any).
    """

    text: str
    says: str
    formations: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All words that a ruleset adds to the order language.

    ``square`` is the width of a map square in table units (10 where they are centimetres, 6 where inches).
    ``synonyms`` holds other wordings of words used in the phrases, ``answers`` which of them answer what people ask for
    in their own words, ``lessons`` the lines by which a letter teaches. With ``groups`` a line ``GROUP a, b: ...``
    makes the units act together; without, it is short for one line each. ``blocks`` are the words that head the orders
    of commands. ``ranked``: a side ranks its commands by ``PRIORITY``; without, it is read and has no effect. ``said``
    holds for each choice of each decision what it makes troops do, in people's words with the choice's slots.
    """

    unit_actions: tuple[Phrase, ...]
    general_actions: tuple[Phrase, ...]
    command_actions: tuple[Phrase, ...]
    decisions: tuple[Decision, ...]
    conditions: tuple[Phrase, ...]
    postures: tuple[str, ...]
    formations: tuple[str, ...]
    square: float = 10.0
    groups: bool = False
    synonyms: Mapping[str, str] = field(default_factory=no_synonyms)
    answers: tuple[Answer, ...] = ()
    lessons: tuple[Lesson, ...] = ()
    blocks: tuple[str, ...] = COMMAND_BLOCKS
    ranked: bool = True
    said: Mapping[str, Mapping[str, str]] = field(default_factory=nothing_said)

    @property
    def motions(self) -> Mapping[str, Motion]:
        """What the actions of units do to where they stand, by verb."""
        return {phrase.name: phrase.motion for phrase in self.unit_actions if phrase.motion is not None}

    @property
    def shooting(self) -> Decision | None:
        """The decision about troops without orders that could shoot, where there is one."""
        return next((decision for decision in self.decisions if decision.shooting), None)

    @property
    def shoots_at_will(self) -> bool:
        """Whether troops shoot at what comes before them where nothing else was decided."""
        return self.shooting is not None and self.shooting.default in self.shooting.shooting
