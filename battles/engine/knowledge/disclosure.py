"""What a side may be told of an event: a whitelist, key by key, as the ruleset's catalogue lists it.

1. Public: what everybody learns, whatever he sees.
2. A side's own troops: everything, but an enemy that it does not know is neither named nor hinted at. An order against
   an enemy that nobody sees is refused in one and the same way, whatever stands or does not stand there.
3. An enemy in a fight with own troops: what the fight shows, with his dice.
4. Another enemy in sight: what can be seen from afar. Nothing else.

The wording of the engine (``Event.text``) is never passed on, as it names whom the side may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from battles.engine import expressions as re
from battles.engine.catalogue import Change, EventKind, Key, Known, Type
from battles.engine.dataclasses import replace
from battles.engine.events import PLAIN, Event, Roll, effect_of

#: The one reason given for an order against an enemy that is not in sight.
NOT_SEEN = "not-seen"

#: What the eyes of a side add to a movement that they saw in part.
FROM_HIDING = "from_hiding"
OUT_OF_SIGHT = "out_of_sight"

_IDS = re.compile(r"[\w/.-]+")

Who = Callable[[str], str | None]
Whether = Callable[[str], bool]

_WORDS = (Type.WORD, Type.TEXT, Type.FLAG)


def told(
    event: Event, kind: EventKind, known: Known, name: Who, is_enemy: Whether, written: Mapping[str, str] | None = None
) -> Event | None:
    """The event as somebody who may know so much of it is told it; ``None`` when he may not know that it happened.

    ``name`` gives a known enemy's alias, ``None`` for one who is not in sight. ``written`` gives for enemies what he
    calls them in his orders, which are told him in his own words.
    """
    if kind.known < known:
        return None
    keys = kind.keys
    effect = {
        key: cleaned
        for key, value in event.details.items()
        if key in keys
        and keys[key].known >= known
        and (cleaned := _cleaned(value, keys[key].types, name, is_enemy)) is not None
    }
    if known is Known.OWN and kind.keys_of(Type.TEXT) and _meant_unseen(event, kind, name, is_enemy):
        effect["reason"] = NOT_SEEN
    if not effect and not kind.bare and known is Known.SEEN:
        return None

    for line in kind.keys_of(Type.TEXT):
        if line in effect and written and event.unit:  # a line that nobody could carry out is still as it was written
            effect[line] = _IDS.sub(lambda found: written.get(found[0], found[0]), effect[line])

    def called(subject: str) -> str:
        return (name(subject) or "") if is_enemy(subject) else subject

    roll = event.roll if kind.dice >= known else None
    return replace(
        event,
        unit="" if known is Known.PUBLIC else called(event.unit),
        target="" if known is Known.PUBLIC else called(event.target),
        roll=roll and replace(roll, by=called(roll.by)),
        effect=effect_of(effect),
        text="",
    )


def unreckoned(event: Event, keep: Whether) -> Event:
    """A stranger's event whose throw shows the modifiers to ``keep`` alone, and not what it needed."""
    if event.roll is None:
        return event
    kept = tuple(modifier for modifier in event.roll.modifiers if keep(modifier[0]))
    hidden = sum(value for _, value in event.roll.modifiers) - sum(value for _, value in kept)
    dice = sum(event.roll.dice)
    total = dice if event.roll.total == dice else event.roll.total - hidden
    return replace(event, roll=replace(event.roll, total=total, need=None, modifiers=kept))


def seen_in_part(event: Event, kind: EventKind, *, hidden_start: bool, last_place: Sequence[float] | None) -> Event:
    """A movement told from afar of which only a part was in view.

    ``hidden_start``: it began out of sight. ``last_place``: where it went out of sight, ``None`` when it did not.
    """
    vanished = last_place is not None
    effect = {
        key: value
        for key, value in event.details.items()
        if not (_of_the_whole(kind.keys[key]) or (vanished and _of_the_end(kind.keys[key])))
    }
    if hidden_start:
        effect[FROM_HIDING] = True
    if last_place is not None:
        effect |= {"at": list(last_place), OUT_OF_SIGHT: True}
    return replace(event, effect=effect_of(effect))


def renamed(events: Sequence[Event], names: Mapping[str, str]) -> tuple[Event, ...]:
    """The events with aliases replaced by the names that hold at the turn's end, counted from 1 without gaps."""
    return tuple(_renamed(event, names, number) for number, event in enumerate(events, start=1))


def _renamed(event: Event, names: Mapping[str, str], number: int) -> Event:
    roll: Roll | None = event.roll and replace(event.roll, by=names.get(event.roll.by, event.roll.by))
    return replace(
        event,
        n=number,
        unit=names.get(event.unit, event.unit),
        target=names.get(event.target, event.target),
        roll=roll,
        effect=effect_of(_mapped(event.details, lambda text: names.get(text, text))),
    )


def _of_the_whole(key: Key) -> bool:
    """Whether a key measures a movement as a whole."""
    return key.changes is Change.NOTHING and not any(kind in _WORDS for kind in key.types)


def _of_the_end(key: Key) -> bool:
    """Whether a key says how a movement ended."""
    return key.ending or key.changes is not Change.NOTHING


def _meant_unseen(event: Event, kind: EventKind, name: Who, is_enemy: Whether) -> bool:
    """Whether a refused order speaks of an enemy who is not in sight (or of nobody at all)."""
    if event.effect.get("reason") == "no-such-target":
        return not (is_enemy(event.target) and name(event.target))
    lines = " ".join(str(event.details.get(key, "")) for key in kind.keys_of(Type.TEXT))
    words = (event.target, *_IDS.findall(lines))
    return any(is_enemy(word) and name(word) is None for word in words)


def _cleaned(value: Any, types: Sequence[Type], name: Who, is_enemy: Whether) -> Any:
    """A value in which each enemy's id is replaced by his alias; what speaks of an unknown enemy is left out."""

    def called(subject: Any) -> Any:
        return name(subject) if isinstance(subject, str) and is_enemy(subject) else subject

    if Type.ID in types:
        return called(value)
    if Type.IDS in types:
        return [known for subject in value if (known := called(subject)) is not None]
    if Type.SHARES in types:
        return [[known, share] for subject, share in value if (known := called(subject)) is not None]
    if Type.PROOFS in types:
        return [{**thrown, "by": called(thrown["by"]) or ""} for thrown in value]
    if Type.COUNTS in types or Type.THROWS in types:
        return MappingProxyType(
            {known: item for subject, item in value.items() if (known := called(subject)) is not None}
        )
    return value


def _mapped(value: Any, change: Callable[[str], str]) -> Any:
    """A nested plain value with every string changed."""
    if isinstance(value, str):
        return change(value)
    if type(value) in PLAIN:
        return value
    if isinstance(value, Mapping):
        return MappingProxyType({change(key): _mapped(item, change) for key, item in value.items()})
    if isinstance(value, Sequence):
        return [_mapped(item, change) for item in value]
    return value
