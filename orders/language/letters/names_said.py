"""Names said: how a sentence calls those for whom its orders are: by their names, by what they are, or not at all."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum

from battles.engine.dataclasses import dataclass
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops


class Called(IntEnum):
    """How troops are called in a sentence; the more, the surer it is that they are meant."""

    NOT = 0
    BY_KIND = 1
    BY_NAME = 2


@dataclass(frozen=True, slots=True)
class NamesSaid:
    """The units that a sentence calls by their names, with those of its heading, and by no more than what they are."""

    by_name: frozenset[str] = frozenset()
    by_kind: frozenset[str] = frozenset()
    first: frozenset[str] = frozenset()
    """Those whom it names before any others."""


def names_said(spots: Iterable[Spot], heading: Troops | None) -> NamesSaid:
    """Whom a sentence calls, and how; ``heading`` is whom the lines below the last heading are for."""
    by_name, by_kind = set(heading.own if heading is not None else ()), set[str]()
    first = set[str]()
    for spot in spots:
        who = spot.value
        if isinstance(who, Troops) and not (who.enemy and not who.own):
            vague = who.loose or who.kind or who.everybody or who.rest or who.some or spot.slip
            (by_kind if vague else by_name).update(who.own)
            first = first or set(who.own)
    return NamesSaid(frozenset(by_name), frozenset(by_kind), frozenset(first))
