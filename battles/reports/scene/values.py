"""A scene: everything a map shows, as frozen values, before anybody asks how large or by which pen it is drawn.

All lengths are centimetres of the table (a ruleset in inches is converted once, in ``build``), x east and y north from
the south-west corner; facings are degrees clockwise from north.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from battles.engine.battle import Point
from battles.engine.dataclasses import dataclass
from battles.engine.signs import Arm, Badge, Form, Kit

Window = tuple[float, float, float, float]
"""Left, bottom, right, top of a part of the table."""


class Tone(StrEnum):
    """Whose a thing is, for the reader: full ink, paler ink, half ink, ruled."""

    OWN = "own"
    FRIEND = "friend"
    ENEMY = "enemy"
    THIRD = "third"


class Certainty(StrEnum):
    """How sure the reader may be: seen now, where last seen, before or by his plan, or where they were lost."""

    SEEN = "seen"
    LAST_SEEN = "last-seen"
    BEFORE = "before"
    PLANNED = "planned"
    DESTROYED = "destroyed"


class Rank(StrEnum):
    """The rank a commander's flag shows."""

    BRIGADE = "brigade"
    DIVISION = "division"
    CORPS = "corps"
    ARMY = "army"
    UNKNOWN = "unknown"


class TrackKind(StrEnum):
    """How troops went from one place to another, or are to; ``BEYOND`` is the rest of a march, not gone this turn."""

    MARCH = "march"
    CHARGE = "charge"
    RETREAT = "retreat"
    BEYOND = "beyond"


class ShotKind(StrEnum):
    """What was fired."""

    MUSKETRY = "musketry"
    GUNFIRE = "gunfire"


@dataclass(frozen=True, slots=True)
class UnitSign:
    """A unit's sign, true to scale. ``width`` is across its front.

    ``caption`` is its short name for the map; ``title`` the full one. ``strength`` is in the rulebook's measure,
    ``lost`` what it lost of it in the battle, ``estimate`` words for what it is judged to have. ``group`` names the
    command it belongs to on this map. ``outline`` is the ground it covers where that is no rectangle.
    """

    at: Point
    width: float
    depth: float
    facing: float
    arm: Arm
    form: Form
    tone: Tone
    certainty: Certainty = Certainty.SEEN
    caption: str = ""
    title: str = ""
    strength: int | None = None
    lost: int = 0
    estimate: str = ""
    badges: tuple[Badge, ...] = ()
    group: str = ""
    outline: tuple[Point, ...] = ()
    kit: Kit | None = None


@dataclass(frozen=True, slots=True)
class CommanderSign:
    """A commander's stand: a disc of ``diameter`` with his flag. ``radius`` 0 shows no circle of command."""

    at: Point
    rank: Rank
    tone: Tone
    caption: str = ""
    radius: float = 0.0
    diameter: float = 2.5
    title: str = ""


@dataclass(frozen=True, slots=True)
class Command:
    """A command's name on the map. ``members`` are places of its units, ``groups`` the groups of their signs; ``guns``
    says that they are batteries only, ``minor`` that the name is left out where it has no room."""

    key: str
    caption: str
    tone: Tone
    members: tuple[Point, ...]
    groups: tuple[str, ...] = ()
    strength: str = ""
    guns: bool = False
    minor: bool = False


@dataclass(frozen=True, slots=True)
class Bracket:
    """Enemies of whom a map speaks together: their signs' places, which have no names of their own there."""

    members: tuple[Point, ...]
    caption: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class Track:
    """The way of a unit through several places, the last with the arrow's point."""

    kind: TrackKind
    tone: Tone
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Goal:
    """A place that troops are sent to and do not reach this turn, or that orders name as their objective."""

    at: Point
    tone: Tone


@dataclass(frozen=True, slots=True)
class Shot:
    """Fire from one place at another."""

    kind: ShotKind
    tone: Tone
    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Clash:
    """A place of hand-to-hand fighting."""

    at: Point


@dataclass(frozen=True, slots=True)
class Mark:
    """A number that ties a place of the map to the story."""

    number: int
    at: Point


@dataclass(frozen=True, slots=True)
class Edge:
    """Troops beyond the edge of a map who fire into it, or stand across its border: where, whose, who and how far.

    ``at`` is on the border, ``away`` the bearing of those troops from there, in degrees clockwise from north.
    """

    at: Point
    away: float
    tone: Tone
    caption: str


@dataclass(frozen=True, slots=True)
class Dust:
    """Troops heard or guessed behind the ground, with what is known of them."""

    at: Point
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Blow:
    """A main blow of a whole battle: the way of a division, with its name."""

    tone: Tone
    points: tuple[Point, ...]
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Ground:
    """A piece of ground. ``kind`` is the battle file's word; ``size`` is what its kind needs (a hill's level)."""

    id: str
    kind: str
    name: str = ""
    area: tuple[Point, ...] = ()
    line: tuple[Point, ...] = ()
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Note:
    """A word of explanation at a place of the map, such as ``to Brussels, 33 km``."""

    at: Point
    text: str


@dataclass(frozen=True, slots=True, eq=False)
class MapWords:
    """What a map's key, scale and caption say; mappings are in the order of the key.

    Placeholders: ``on_the_table`` takes ``unit``, ``friends`` takes ``side``, ``known_to`` takes ``side`` and
    ``turn``, ``everything`` and ``turn`` take ``turn``.

    ``shortened`` holds words that are cut short in captions, with what is left of them.

    ``ground`` holds the kinds of ground whose name is more than their code. Two are the same only if they are one
    object, so that a scene that holds one can be a key.
    """

    own: str
    friends: str
    friends_unnamed: str
    enemy: str
    third: str
    forms: Mapping[tuple[Arm, Form], str]
    kits: Mapping[Kit, str]
    ranks: Mapping[Rank, str]
    certainties: Mapping[Certainty, str]
    tracks: Mapping[TrackKind, str]
    goal: str
    shots: Mapping[ShotKind, str]
    clash: str
    dust: str
    veil: str
    ground: Mapping[str, str]
    on_the_table: str
    metres: str
    north: str
    known_to: str
    everything: str
    turn: str
    shortened: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Scene:
    """One map: the ground, what stands on it, what happened, and what must be written around it.

    ``seen`` are rings around ground that the reader's troops see (even-odd); ``None`` means all of it is seen.
    ``sights`` are such rings for the troops of each tone, drawn as limits of sight only.
    ``square`` is the side of a map square; ``metres_per_cm`` is 0 where the rulebook gives no scale; ``unit`` is the
    rulebook's unit of length and ``cm_per_unit`` its size. ``insets`` are parts of the field that other maps show
    larger, ``edges`` point at troops beyond the border. ``everything`` marks an umpire's map, on which every unit is
    named. ``livery`` exchanges the colours of sides. ``sides`` are the key's words for tones, ``words`` its others.
    """

    title: str
    width: float
    height: float
    window: Window
    words: MapWords
    subtitle: str = ""
    caption: str = ""
    unit: str = "cm"
    cm_per_unit: float = 1.0
    metres_per_cm: float = 0.0
    square: float = 10.0
    ground: tuple[Ground, ...] = ()
    units: tuple[UnitSign, ...] = ()
    commanders: tuple[CommanderSign, ...] = ()
    commands: tuple[Command, ...] = ()
    brackets: tuple[Bracket, ...] = ()
    tracks: tuple[Track, ...] = ()
    goals: tuple[Goal, ...] = ()
    shots: tuple[Shot, ...] = ()
    clashes: tuple[Clash, ...] = ()
    marks: tuple[Mark, ...] = ()
    dust: tuple[Dust, ...] = ()
    blows: tuple[Blow, ...] = ()
    edges: tuple[Edge, ...] = ()
    notes: tuple[Note, ...] = ()
    seen: tuple[tuple[Point, ...], ...] | None = None
    sights: tuple[tuple[Tone, tuple[tuple[Point, ...], ...]], ...] = ()
    insets: tuple[Window, ...] = ()
    everything: bool = False
    livery: tuple[tuple[str, str], ...] = ()
    sides: tuple[tuple[Tone, str], ...] = ()


class Detail(StrEnum):
    """How much a map of some scale can carry."""

    FIELD = "field"
    SECTOR = "sector"
    SMALL = "small"


@dataclass(frozen=True, slots=True)
class Sheet:
    """The format a scene is engraved for. Lengths are points of the picture (on a telephone, pixels).

    ``cm`` is the size of a table centimetre; ``type`` and ``line`` enlarge lettering and line widths for a screen;
    ``band`` is the width of the frame that carries the letters and numbers of the squares.
    """

    cm: float
    detail: Detail = Detail.FIELD
    type: float = 1.0
    line: float = 1.0
    band: float = 8.5
    cartouche: bool = True

    @property
    def k(self) -> float:
        """How heavy lines of signs are at this scale."""
        return self.line * min(1.25, max(0.55, self.cm / self.line / 6.4))
