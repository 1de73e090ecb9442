"""What an observer makes of a turn: his watch over it, from before its first event to after its last."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Battle
from battles.engine.dataclasses import dataclass
from battles.engine.events import Event
from battles.engine.knowledge import disclosure
from battles.engine.knowledge.contacts import Knowledge
from battles.engine.knowledge.observer import Observer
from battles.engine.knowledge.view import public_id
from battles.engine.knowledge.watch import Watch
from battles.engine.protocol import Ruleset
from battles.engine.replay import frames


@dataclass(frozen=True, slots=True)
class Witness:
    """What a side makes of a turn: its knowledge before and after it, and the events it may be told.

    ``sources`` gives for each of those events the number it truly has; 0 for one that is the side's own sighting.
    """

    start: Knowledge
    end: Knowledge
    events: tuple[Event, ...]
    sources: tuple[int, ...] = ()


def witness(
    ruleset: Ruleset,
    before: Battle,
    events: Sequence[Event],
    after: Battle,
    observer: Observer,
    previous: Knowledge | None = None,
) -> Witness:
    """Follow a turn with the eyes of an observer. ``previous`` is his memory; ``None`` at a battle's start."""
    watch = Watch(ruleset, before, observer, previous, events)
    told: list[Event] = []
    moments = frames(ruleset.catalogue, before, events)
    frame = next(moments)
    told.extend(watch.begin(frame))
    start = watch.knowledge(before.turn, final=False)
    for following in moments:
        told.extend(watch.follow(frame, following))
        frame = following
    told.extend(watch.finish(after))
    end = watch.knowledge(after.turn, final=True)
    names = {contact.alias: public_id(contact) for contact in watch.everybody()}
    sources = tuple(event.n for event in told)
    return Witness(start=start, end=end, events=disclosure.renamed(told, names), sources=sources)


def observe(
    ruleset: Ruleset,
    before: Battle,
    events: Sequence[Event],
    after: Battle,
    observer: Observer,
    previous: Knowledge | None = None,
) -> Knowledge:
    """What an observer knows after a turn."""
    return witness(ruleset, before, events, after, observer, previous).end
