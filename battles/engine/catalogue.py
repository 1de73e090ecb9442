"""The event catalogue: what each kind of event says, who may know it, and what it changes on the table.

A ruleset lists in its ``catalogue.py`` every kind that it writes, made of the shared kinds (``shared_events``) and of
types of its own, in which each key has its type, and beside it who may know it and what it changes: so the checker
knows what an event of a kind says, and disclosure, replay, story, maps, alarms and log read one list and no other.

1. a key that is not listed is told to nobody but the umpire, and changes nothing;
2. a key's type says which of its strings name troops, so that an enemy's id is never passed on unchanged;
3. ``faults`` finds an event whose kind, key or value is not listed: the tests put every event of a ruleset through it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, StrEnum
from types import MappingProxyType
from typing import Any, get_type_hints

from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.events import Event


class Known(IntEnum):
    """Who may know something, each including those before."""

    NEVER = 0
    """The umpire alone."""
    OWN = 1
    """The side whose troops it is about."""
    FIGHT = 2
    """Also an enemy whose own troops it is done to, or who does it to them."""
    SEEN = 3
    """Also an enemy who has the troops in sight, from afar."""
    PUBLIC = 4
    """Everybody, whatever they see."""


class Type(StrEnum):
    """What a value of an effect is. Lengths are in table units, directions in degrees clockwise from north."""

    WORD = "word"
    """A word of the ruleset."""
    TEXT = "text"
    """A player's own line, which may name anything; known to his side alone."""
    FLAG = "flag"
    WHOLE = "whole"
    NUMBER = "number"
    PLACE = "place"
    """``[x, y]``."""
    NUMBERS = "numbers"
    ID = "id"
    """A unit, formation, side or piece of terrain."""
    IDS = "ids"
    COUNTS = "counts"
    """Id to number."""
    THROWS = "throws"
    """Id to the dice thrown for it."""
    PROOFS = "proofs"
    """Throws that the event shows beside its roll: ``[{"for", "by": id, "dice", "mark", "kinds"}, ...]``."""
    SHARES = "shares"
    """``[[id, number], ...]``."""


class Change(StrEnum):
    """What a key changes in replay, of the unit or the commander that the event is about."""

    NOTHING = "nothing"
    PLACE = "place"
    ENTRY = "entry"
    """The place at which a reinforcement enters: it is in play from now on."""
    FACING = "facing"
    FORMATION = "formation"
    STRENGTH = "strength"
    STATE = "state"
    """One of the ruleset's own keys takes the value; ``False`` takes the key away."""
    MARKER = "marker"
    """The same for a marker that lies beside the unit, and stays behind when it leaves the table."""
    COUNT = "count"
    """One of the ruleset's own keys that counts something of the troops takes the value; it is no state of theirs."""
    RATING = "rating"
    ATTACHED = "attached"
    DETACHED = "detached"
    """A commander leaves his unit and stands where it stands."""
    OUT = "out"
    """Off the table for good; the value says why. An empty word brings back."""


class Drawn(StrEnum):
    """How an event is drawn on a map."""

    NOTHING = "nothing"
    RESHAPE = "reshape"
    """The troops stand otherwise; a shifted centre is no march."""
    MARCH = "march"
    CHARGE = "charge"
    RETREAT = "retreat"
    SHOT = "shot"
    CLASH = "clash"
    LOST = "lost"


class Part(StrEnum):
    """The part an event plays in the telling of an action."""

    FRAME = "frame"
    """It stands outside all actions: the turn's beginning and end, a victory."""
    OPENS = "opens"
    """It opens an action."""
    PLAIN = "plain"
    """It is told by itself."""
    FIGHT = "fight"
    """It makes or continues a fight between the two that it names: the cause of what follows."""
    SHOT = "shot"
    """The same for fire."""
    CONSEQUENCE = "consequence"
    """It belongs to the fight or the shot that its unit is in, if it is in one."""


def _nothing() -> Mapping[Any, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Key:
    """A key of an effect: the types that its value may have, who may know it, what it changes.

    ``words`` are the words allowed (any, if none are given). ``sets`` names the unit's own key that ``Change.STATE``
    and ``MARKER`` set, where it has another name. ``outs`` says for ``Change.OUT`` what a value makes of the troops;
    where it is given, other values leave it to the kind. ``ending`` marks a word about how a movement ended, which is
    not told to somebody before whose eyes it did not end; ``alarms`` one that may end a round early.
    """

    types: tuple[Type, ...]
    known: Known = Known.OWN
    changes: Change = Change.NOTHING
    words: tuple[str, ...] = ()
    sets: str = ""
    outs: Mapping[Any, str] = field(default_factory=_nothing)
    ending: bool = False
    alarms: bool = False

    def takes(self, value: Any) -> bool:
        """Whether a value is of one of the types, and one of the words if it is a word."""
        return any(
            _CHECKS[kind](value) and (kind is not Type.WORD or not self.words or value in self.words)
            for kind in self.types
        )


def key(
    *types: Type,
    known: Known = Known.OWN,
    changes: Change = Change.NOTHING,
    words: Iterable[str] = (),
    sets: str = "",
    outs: Mapping[Any, str] | None = None,
    ending: bool = False,
    alarms: bool = False,
) -> Key:
    """A key, its types first: a word where none is given."""
    return Key(
        types or (Type.WORD,), known, changes, tuple(words), sets, MappingProxyType(dict(outs or {})), ending, alarms
    )


def keys_in(effect: type[Any]) -> dict[str, Key]:
    """The keys of an effect's type, in its order. Raises ``TypeError`` for one that is annotated with none."""
    found: dict[str, Key] = {}
    for name, hint in get_type_hints(effect, include_extras=True).items():
        keys = [each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Key)]
        if len(keys) != 1:
            raise TypeError(f"{effect.__name__}.{name} is to be annotated with one key")
        found[name] = keys[0]
    return found


@dataclass(frozen=True, slots=True)
class EventKind:
    """A kind of event.

    ``known`` says who may know that it happened, ``dice`` who may know its throw. ``bare`` is whether it is told from
    afar when none of its keys may be. ``alone`` names a key that, when true, makes a public event one of its own side,
    shown to others only by what they see of it; where sides go by what they know it always is one.

    ``modes`` says how it is drawn by the value of its key ``mode``, where that differs from ``drawn``. ``out`` is why
    troops leave the table by it, unless it gives them a place; ``states`` what it makes of their own keys by itself.
    ``answers`` are the values of ``mode`` by which a shot belongs to the one before it.
    ``alarms`` says that it may end a round early, ``ticks`` that the times of sightings count it (it must then be
    public).
    """

    kind: str
    keys: Mapping[str, Key] = field(default_factory=_nothing)
    known: Known = Known.OWN
    dice: Known = Known.OWN
    part: Part = Part.PLAIN
    drawn: Drawn = Drawn.NOTHING
    modes: Mapping[str, Drawn] = field(default_factory=_nothing)
    out: str = ""
    states: Mapping[str, Any] = field(default_factory=_nothing)
    bare: bool = True
    alone: str = ""
    alarms: bool = False
    ticks: bool = False
    answers: tuple[str, ...] = ()

    @property
    def fights(self) -> bool:
        """Whether an enemy acts on own troops by it, or answers them: it is then told more fully than from afar."""
        return self.part in (Part.FIGHT, Part.SHOT) or self.known is Known.FIGHT

    def told_to(self, known: Known) -> frozenset[str]:
        """The keys that somebody may know."""
        return frozenset(name for name, listed in self.keys.items() if listed.known >= known)

    def keys_of(self, *types: Type) -> tuple[str, ...]:
        """The keys that may have a value of one of these types."""
        return tuple(name for name, listed in self.keys.items() if any(kind in listed.types for kind in types))

    def of(self, effect: type[Any]) -> EventKind:
        """The kind with the keys of a type: a ``TypedDict`` whose values are ``Annotated`` with a :class:`Key`."""
        return replace(self, keys=MappingProxyType(keys_in(effect)))


Catalogue = Mapping[str, EventKind]


def catalogue(*kinds: EventKind) -> Catalogue:
    """A ruleset's catalogue of its kinds. Raises ``ValueError`` for a kind listed twice."""
    listed: dict[str, EventKind] = {}
    for kind in kinds:
        if kind.kind in listed:
            raise ValueError(f"the catalogue lists {kind.kind!r} twice")
        listed[kind.kind] = kind
    return MappingProxyType(listed)


def is_alarm(listed: Catalogue, event: Event) -> bool:
    """Whether an event is one that may end a round early: by its kind, or by something that it says."""
    kind = listed.get(event.kind)
    if kind is None:
        return False
    return kind.alarms or any(event.details.get(name) for name, allowed in kind.keys.items() if allowed.alarms)


def drawn_as(listed: Catalogue, event: Event) -> Drawn:
    """How an event is drawn on a map; not at all, when it is not listed."""
    kind = listed.get(event.kind)
    return Drawn.NOTHING if kind is None else kind.modes.get(event.effect.get("mode", ""), kind.drawn)


def faults(listed: Catalogue, events: Iterable[Event]) -> Iterator[str]:
    """What in some events is not as the catalogue lists it, one sentence for each kind, key or value."""
    for event in events:
        where = f"event {event.n} ({event.kind})"
        kind = listed.get(event.kind)
        if kind is None:
            yield f"{where}: the catalogue has no such kind"
            continue
        for name, value in event.details.items():
            allowed = kind.keys.get(name)
            if allowed is None:
                yield f"{where}: the catalogue has no key {name!r}"
            elif not allowed.takes(value):
                types = " or ".join(allowed.types)
                of = f" of {', '.join(allowed.words)}" if allowed.words else ""
                yield f"{where}: {name} is {value!r}, not a {types}{of}"


def _number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def _word(value: Any) -> bool:
    return isinstance(value, str)


_CHECKS: Mapping[Type, Callable[[Any], bool]] = {
    Type.WORD: _word,
    Type.TEXT: _word,
    Type.ID: _word,
    Type.FLAG: lambda value: isinstance(value, bool),
    Type.WHOLE: lambda value: isinstance(value, int) and not isinstance(value, bool),
    Type.NUMBER: _number,
    Type.PLACE: lambda value: _list(value) and len(value) == 2 and all(map(_number, value)),
    Type.NUMBERS: lambda value: _list(value) and all(map(_number, value)),
    Type.IDS: lambda value: _list(value) and all(map(_word, value)),
    Type.COUNTS: lambda value: isinstance(value, Mapping) and all(map(_number, value.values())),
    Type.THROWS: lambda value: (
        isinstance(value, Mapping) and all(_list(dice) and all(map(_number, dice)) for dice in value.values())
    ),
    Type.PROOFS: lambda value: (
        _list(value)
        and all(isinstance(thrown, Mapping) and {"for", "by", "dice", "mark"} <= thrown.keys() for thrown in value)
    ),
    Type.SHARES: lambda value: (
        _list(value) and all(_list(pair) and len(pair) == 2 and _word(pair[0]) and _number(pair[1]) for pair in value)
    ),
}
