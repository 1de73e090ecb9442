"""What a side may be told of an event: a whitelist, field by field.

1. Public: the turn's start and end, a victory, and every throw for the initiative, for it is made in the open.
2. A side's own troops: everything, but an enemy that it does not know is neither named nor hinted at. An order against
   an enemy that nobody sees is refused in one and the same way, whatever stands or does not stand there.
3. An enemy in a fight with own troops: with its dice.
4. Another enemy in sight: what can be seen from afar, without dice. Nothing else.

The wording of the engine (``Event.text``) is never passed on, as it names whom the side may not know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from battles.engine.events import NOTHING, Event, Roll

#: Kinds that both sides learn, with the keys of their effect.
PUBLIC_KINDS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "turn_start": (),
        "initiative": ("dice", "totals", "tie", "uncontested"),
        "victory": ("winner", "reason"),
        "turn_end": ("winner", "reason"),
    }
)

#: Kinds in which an enemy acts on own troops, or answers them: his dice are thrown before everybody's eyes.
FIGHT_KINDS = frozenset({"charge", "contact", "fire", "combat", "reaction", "test"})

#: What can be seen of an enemy from afar, by kind: the keys of the effect that are passed on.
FROM_AFAR: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "formation": ("formation", "from", "at", "facing"),
        "pivot": ("facing", "turned", "about"),
        "move": ("mode", "distance", "at", "facing", "stopped"),
        "charge": ("type",),
        "contact": ("type",),
        "reaction": ("reaction",),
        "fire": ("mode",),
        "loss": ("lost", "cause"),
        "status": ("abandoned", "disordered"),
        "breakthrough": ("choice", "at", "facing"),
        "retreat": ("cause", "at", "facing"),
        "rout": ("cause", "at", "facing"),
        "pursuit": ("at", "facing"),
        "rally": (),
        "eliminated": ("cause",),
        "arrival": ("at", "facing"),
        "commander": ("moved", "at", "evaded", "lost"),
    }
)

#: Keys of an enemy's effect that no enemy tells, even in a fight.
KEPT_BACK = frozenset({"strength", "order", "text", "line"})

#: The one reason given for an order against an enemy that is not in sight.
NOT_SEEN = "not-seen"

Who = Callable[[str], str | None]


def own_event(event: Event, name: Who, is_enemy: Callable[[str], bool]) -> Event:
    """An event of the side's own troops. ``name`` gives a known enemy's alias, ``None`` for one not in sight."""
    effect = dict(event.effect)
    if event.kind == "order_refused" and _meant_unseen(event, name, is_enemy):
        effect["reason"] = NOT_SEEN
    target = event.target
    if is_enemy(target):
        target = name(target) or ""
    return _told(event, unit=event.unit, target=target, effect=_scrubbed(effect, name, is_enemy))


def fight_event(event: Event, name: Who, is_enemy: Callable[[str], bool]) -> Event:
    """An event of an enemy in a fight with the side's own troops, with the enemy's dice."""
    effect = {key: value for key, value in event.effect.items() if key not in KEPT_BACK}
    target = (name(event.target) or "") if is_enemy(event.target) else event.target
    told = _told(event, unit=name(event.unit) or "", target=target, effect=_scrubbed(effect, name, is_enemy))
    if event.roll is None:
        return told
    by = (name(event.roll.by) or "") if is_enemy(event.roll.by) else event.roll.by
    return replace(told, roll=replace(event.roll, by=by))


def far_event(event: Event, name: Who, is_enemy: Callable[[str], bool]) -> Event | None:
    """An event of an enemy who is seen from afar; ``None`` when it is of a kind that cannot be seen."""
    keys = FROM_AFAR.get(event.kind)
    if keys is None:
        return None
    effect = {key: event.effect[key] for key in keys if key in event.effect}
    if event.kind == "status" and not effect:
        return None
    target = (name(event.target) or "") if is_enemy(event.target) else event.target
    told = _told(event, unit=name(event.unit) or "", target=target, effect=_scrubbed(effect, name, is_enemy))
    return replace(told, roll=None)


def public_event(event: Event) -> Event:
    """A public event, with the keys that everybody may see."""
    effect = {key: event.effect[key] for key in PUBLIC_KINDS[event.kind] if key in event.effect}
    return replace(event, unit="", target="", text="", effect=MappingProxyType(effect) if effect else NOTHING)


def renamed(events: Sequence[Event], names: Mapping[str, str]) -> tuple[Event, ...]:
    """The events with aliases replaced by the names that hold at the turn's end, counted from 1 without gaps."""
    return tuple(replace(_renamed(event, names), n=number) for number, event in enumerate(events, start=1))


def _renamed(event: Event, names: Mapping[str, str]) -> Event:
    roll: Roll | None = event.roll and replace(event.roll, by=names.get(event.roll.by, event.roll.by))
    return replace(
        event,
        unit=names.get(event.unit, event.unit),
        target=names.get(event.target, event.target),
        roll=roll,
        effect=_mapped(event.effect, lambda text: names.get(text, text)) or NOTHING,
    )


def _told(event: Event, *, unit: str, target: str, effect: Mapping[str, Any]) -> Event:
    return replace(event, unit=unit, target=target, effect=effect or NOTHING, text="")


def _meant_unseen(event: Event, name: Who, is_enemy: Callable[[str], bool]) -> bool:
    """Whether a refused order speaks of an enemy who is not in sight (or of nobody at all)."""
    if event.effect.get("reason") == "no-such-target":
        return not (is_enemy(event.target) and name(event.target))
    words = (event.target, *re.findall(r"[\w/.-]+", str(event.effect.get("order", ""))))
    return any(is_enemy(word) and name(word) is None for word in words)


def _scrubbed(effect: Mapping[str, Any], name: Who, is_enemy: Callable[[str], bool]) -> Mapping[str, Any]:
    """The effect with each enemy's id replaced by his alias; what speaks of an unknown enemy is left out."""
    free_text = {key: value for key, value in effect.items() if key in ("order", "text")}
    scrubbed = _mapped(
        {key: value for key, value in effect.items() if key not in free_text},
        lambda text: name(text) if is_enemy(text) else text,
    )
    return MappingProxyType({**scrubbed, **free_text})


def _mapped(value: Any, change: Callable[[str], str | None]) -> Any:
    """A nested plain value with every string changed; entries whose string became ``None`` are dropped."""
    if isinstance(value, str):
        return change(value)
    if isinstance(value, Mapping):
        pairs = ((change(key), _mapped(item, change)) for key, item in value.items())
        return MappingProxyType({key: item for key, item in pairs if key is not None and item is not None})
    if isinstance(value, Sequence):
        items = [_mapped(item, change) for item in value]
        return [item for item, original in zip(items, value, strict=True) if item is not None or original is None]
    return value
