"""Asides: what a writer adds behind an order by way of talk: *..., Nappy would have my hide*; it orders nothing."""

from __future__ import annotations

from collections.abc import Sequence

from orders.language.letters.spots import Spot
from orders.language.letters.statements import states_something
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

PARTING = frozenset({",", ";", "–", "—", "-"})
# Who speaks of them speaks of no troops.
ABSENT = frozenset(
    {"emperor", "empereur", "kaiser", "napoleon", "nappy", "boney", "bony", "bonaparte", "wife", "god", "heaven",
     "dieu", "gott", "history", "histoire", "geschichte", "umpire", "arbitre", "spielleiter", "schiedsrichter"}
)  # fmt: skip
TALK = frozenset({"unknown", "filler", "they", "modal", "because", "title", "side"})
# With one of these somebody is told where to go or how to stand, whoever tells it.
TELLING = frozenset({"ground", "spot", "length", "formation", "compass", "if", "trigger", "kind", "number"})
# With one of these a statement may be about what is to be done, too: *they are wanted at H7*.
DOING = frozenset({"spot", "length", "compass", "if", "trigger", "formation"})
# What somebody else might do, is asked of him: *I suppose the 2/28th could come down*.
MAY_BE = frozenset({"could", "can", "may", "might", "would", "kann", "konnte", "darf", "peut", "pourrait", "will"})
SHORTEST = 3  # words


def aside_of(text: Text, spots: Sequence[Spot]) -> int | None:
    """The number of the spot behind which the last clause of a sentence only adds talk; ``None`` if it does more.

    It does where it tells of somebody who is not there, or what things are like, in words that nobody knows.
    """
    at = next((n for n in reversed(range(len(spots) - 1)) if _parts(spots[n])), 0)
    tail = [spot for spot in spots[at + 1 :] if spot.kind != "mark"]
    if at < 2 or not tail or tail[-1].end - tail[0].start < SHORTEST:
        return None
    if not any(spot.kind in ("verb", "formation") for spot in spots[:at]):
        return None
    strange = any(spot.kind == "unknown" for spot in tail)
    if strange and states_something(text.raw_between(tail[0].start, tail[-1].end)):
        his = any(_names_his(spot) for spot in tail) and not MAY_BE.isdisjoint(text.bare[tail[0].start : tail[-1].end])
        if not (his or _names_his(tail[0]) or any(spot.kind in DOING for spot in tail)):
            return at
    if any(spot.kind in TELLING or _names_his(spot) for spot in tail):
        return None
    words = text.bare[tail[0].start : tail[-1].end]
    if not ABSENT.isdisjoint(words[:SHORTEST]):
        return at
    return at if strange and all(spot.kind in TALK for spot in tail) and _tells_how_it_is(tail) else None


def _parts(spot: Spot) -> bool:
    return spot.kind == "mark" and spot.value in PARTING


def _names_his(spot: Spot) -> bool:
    return isinstance(spot.value, Troops) and bool(spot.value.own or spot.value.commands) and not spot.value.loose


def _tells_how_it_is(tail: Sequence[Spot]) -> bool:
    """Whether a clause begins with who or what is something: *they will ...*, *sa brigade est ...*."""
    behind = [n for n, spot in enumerate(tail) if spot.kind == "modal"][:1]
    return (
        bool(behind)
        and 1 <= behind[0] <= SHORTEST
        and all(spot.kind in ("they", "filler", "unknown", "title", "side") for spot in tail[: behind[0]])
    )
