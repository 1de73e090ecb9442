"""Accounts: whether what a sentence names found its part in what was read; what did not is not dropped in silence."""

from __future__ import annotations

from collections.abc import Iterator

from orders.language.letters.acts import Act, Part
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

SHORTEST = 2.0  # of the map's measure: a smaller length is a manner of speaking


def left_over(said: Utterance) -> list[str]:
    """The troops of his that a sentence names, and its distances, that no act of it, condition or reason holds."""
    acts, text = said.sentence.acts, said.text
    held = [*said.sentence.reasons, *(act.condition.said for act in acts if act.condition is not None)]
    found = []
    for spot in said.spots:
        words = text.raw_between(spot.start, spot.end)
        if any(words in other for other in held) or not is_named(spot):
            continue
        if not has_part(spot, acts) or is_swallowed(spot, said.spots, acts):
            found.append(words)
    return found


def is_swallowed(spot: Spot, spots: list[Spot], acts: list[Act]) -> bool:
    """Whether some of many were named behind a word that nobody understood, and only the many do something."""
    if not isinstance(spot.value, Troops) or spot.value.commands or not spot.value.own:
        return False
    at = spots.index(spot)
    before = next((one for one in reversed(spots[:at]) if one.kind != "filler"), None)
    own = set(spot.value.own)
    whole = [set(troops.own) for act in acts for troops in troops_of(act) if own & set(troops.own)]
    strange = before is not None and before.kind == "unknown"
    return strange and bool(whole) and all(own < every for every in whole)


def is_named(spot: Spot) -> bool:
    """Whether a spot is something that must find its part: troops called by name, or a distance."""
    if spot.kind == "length":
        return isinstance(spot.value, float) and spot.value >= SHORTEST
    troops = spot.value
    if not isinstance(troops, Troops) or not troops.own or troops.enemy:
        return False
    return not (troops.loose or troops.kind or troops.everybody or troops.rest or troops.some)


def has_part(spot: Spot, acts: list[Act]) -> bool:
    """Whether some act holds what a spot names."""
    if isinstance(spot.value, Troops):
        own = set(spot.value.own)
        return any(own & set(troops.own) for act in acts for troops in troops_of(act))
    return any(spot.value in (act.length, *(part.length for part in parts_of(act))) for act in acts)


def parts_of(act: Act) -> Iterator[Part]:
    """The places of an act."""
    yield from act.parts
    if act.near is not None:
        yield act.near


def troops_of(act: Act) -> Iterator[Troops]:
    """All troops that have a part in an act."""
    for troops in (act.subject, act.target, act.object, act.either, act.excepted):
        if troops is not None:
            yield troops
    for part in parts_of(act):
        for to in (part.to, part.between):
            if isinstance(to, Troops):
                yield to
