"""Acts: what a sentence asks of somebody, before the ruleset's words are sought for it."""

from __future__ import annotations

from battles.engine.battle import Point, Terrain
from battles.engine.dataclasses import dataclass, field
from battles.engine.orders import Place
from orders.language.letters.troops import Troops


@dataclass(slots=True)
class Condition:
    """What an order hangs on: cavalry near, an attack, an enemy broken, a target out of sight, or anything else."""

    trigger: str
    said: str
    arm: str = ""
    until: bool = False
    placed: bool = False  # somebody passes something: *if they come over the brook*
    whom: Troops | None = None  # of whom it is told, where they are named
    start: int = 0
    end: int = 0


@dataclass(slots=True)
class Part:
    """One part of where something is: a relation, a distance, and what it is related to.

    ``way`` is a compass point (the north edge of, east of). ``between`` holds the second of two.
    """

    relation: str = "at"
    to: Troops | tuple[Terrain, ...] | Place | Point | str = ""
    length: float | None = None
    way: str = ""
    edge: bool = False
    far: bool = False  # the edge beyond, for those who come to it
    edge_to: Troops | tuple[Terrain, ...] | Place | Point | str | None = None  # of its edge the spot nearest to this
    between: Troops | tuple[Terrain, ...] | Place | Point | str | None = None
    exact: bool = False  # said in brackets or as a square: it counts before all others
    start: int = 0
    end: int = 0
    half: bool = False
    word: str = ""  # the preposition
    said: str = ""
    abreast: bool = False  # of the brigade to which they belong: before or behind it, where they are
    placed: bool = False  # where somebody stands now, wherever he goes


# The fields of an act by which it asks for something, and those of them that are measures, which may be nought.
ASKING = (
    "verb", "formation", "parts", "length", "way", "compass", "target", "object", "negated", "degrees", "same", "first"
)  # fmt: skip
#: Words that put what follows in the place of what stands before.
ELSE = frozenset({"otherwise", "else", "sinon", "autrement", "sonst", "andernfalls", "ansonsten"})
MEASURED = frozenset({"length", "degrees"})


@dataclass(slots=True)
class Act:
    """One thing to be done, by whom, where, in what formation, at whom, and with what it is hedged."""

    subject: Troops | None = None
    verb: str = ""
    formation: str = ""
    parts: list[Part] = field(default_factory=list)
    length: float | None = None
    way: str = ""
    compass: str = ""
    degrees: float | None = None
    target: Troops | None = None
    near: Part | None = None  # where the target is
    near_too: Part | None = None  # and where else: by the brook, at the edge of the wood
    object: Troops | None = None
    nearest: bool = False
    outermost: str = ""  # of several enemies the one farthest to that side
    anyone: bool = False
    it: bool = False  # at whom is said by a pronoun
    negated: bool = False
    only: bool = False
    self_: bool = False
    some: bool = False
    occupies: bool = False  # takes ground by a word that does not say that it is fought for
    stays: bool = False  # said to stay or to remain: they are there already, or think they are
    remains: bool = False  # said to remain, so that they go nowhere
    first: bool = False  # before the others
    echelon: bool = False  # in second line: behind those who were spoken of
    same: bool = False  # the same as those named before
    alike: Troops | None = None  # others by name who do the same
    looks: Act | None = None  # where to guns look when they are there, if it is no point of the compass
    either: Troops | None = None  # an object named by kind alone, which may be the enemy's as well
    limbered: bool = False
    condition: Condition | None = None
    unknown: list[str] = field(default_factory=list)
    puzzled: bool = False  # troops were named in it that found no part
    excepted: Troops | None = None
    exception_of: Act | None = None  # the act from which those who do this are excepted
    named_directly: bool = False
    inherits: bool = False
    start: int = 0
    end: int = 0

    @property
    def stays_put(self) -> bool:
        """Whether it has some stay, and says no more of it than how they are formed."""
        return self.verb == "hold" and not (self.negated or self.parts or self.length is not None or self.target)

    @property
    def empty(self) -> bool:
        """Whether it asks for nothing."""
        return not (
            self.verb or self.formation or self.parts or self.length is not None or self.way or self.compass
            or self.target or self.object or self.negated or self.degrees is not None or self.same or self.first
        )  # fmt: skip

    def empty_but_for(self, *told: str) -> bool:
        """Whether it asks for nothing but what some of its fields tell."""
        return self.empty or not any(
            getattr(self, name) is not None if name in MEASURED else getattr(self, name)
            for name in ASKING
            if name not in told
        )

    def empty_but_verb(self) -> bool:
        """Whether it has a verb and nothing else."""
        return not (
            self.formation
            or self.parts
            or self.length is not None
            or self.way
            or self.compass
            or self.target
            or self.object
        )
