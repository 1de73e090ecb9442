"""What the shots of an exchange did. No words."""

from __future__ import annotations

from typing import Any

from battles.engine.catalogue import Catalogue, Change, Drawn, Part, Type, drawn_as
from battles.engine.dataclasses import dataclass
from battles.engine.events import Event
from battles.engine.protocol import Ruleset
from battles.reports.facts.account import PLAIN, Episode, Turn

#: The state of who was put to flight.
ROUTED = "routed"


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot and what came of it for its target: strength lost, the codes of states it was left in, its end.

    ``others`` is how many fired together with the unit that is named.
    """

    event: Event
    lost: int
    states: tuple[str, ...]
    destroyed: bool
    others: int = 0

    @property
    def harmless(self) -> bool:
        """Whether nothing came of it."""
        return not (self.lost or self.states or self.destroyed)


def shots_of(turn: Turn, episode: Episode) -> tuple[Shot, ...]:
    """The shots of an exchange in order, each with what came of it before the next."""
    catalogue = turn.ruleset.catalogue
    places = [n for n, event in enumerate(episode.events) if catalogue.get(event.kind, PLAIN).part is Part.SHOT]
    gone = {event.unit for event in episode.events if drawn_as(catalogue, event) is Drawn.LOST}
    shots = []
    for place, following in zip(places, [*places[1:], len(episode.events)], strict=True):
        shot = episode.events[place]
        came = [event for event in episode.events[place + 1 : following] if event.unit == shot.target]
        # What several shots cost may stand behind the last of them as one loss: the hits say whose it was.
        hits = shot.effect.get("hits")
        told = turn.ruleset.measure.lost(came).get(shot.target, 0) if hits is None else hits
        states = tuple(code for event in came for code in states_told(catalogue, event))
        together = {id_ for key in catalogue[shot.kind].keys_of(Type.IDS) for id_ in shot.details.get(key, ())}
        shots.append(Shot(shot, told, states, shot.target in gone, len(together - {shot.unit})))
    return tuple(shots)


def states_told(catalogue: Catalogue, event: Event) -> tuple[str, ...]:
    """The codes of the states that an event with a cause left its unit in: a value that is a word, else the key; of who
    was put to flight that he was."""
    if "cause" not in event.effect:
        return ()
    if event.kind == "rout":
        return (ROUTED,)
    keys = catalogue.get(event.kind, PLAIN).keys
    changed = ((name, value) for name, value in event.details.items() if name in keys and _is_state(keys[name].changes))
    return tuple(_code(name, value) for name, value in changed if value)


def _is_state(change: Change) -> bool:
    return change in (Change.STATE, Change.MARKER)


def _code(name: str, value: Any) -> str:
    return value if isinstance(value, str) else name


def came_to_blows(episode: Episode) -> bool:
    """Whether somebody struck in a fight; else the one only stood before the other, or would not go in."""
    return any(event.kind in ("combat", "contact") for event in episode.events)


def was_charge(episode: Episode) -> bool:
    """Whether somebody charged in a fight, or struck."""
    return came_to_blows(episode) or any(event.kind == "charge" for event in episode.events)


def weight_of(ruleset: Ruleset, episode: Episode) -> float:
    """How much an exchange or a fight matters: what it cost, units destroyed above all."""
    lost = sum(ruleset.measure.lost(episode.events).values())
    gone = sum(drawn_as(ruleset.catalogue, event) is Drawn.LOST for event in episode.events)
    return lost + 6 * gone + (2 if was_charge(episode) else 0)
