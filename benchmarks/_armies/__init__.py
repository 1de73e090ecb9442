"""Pairs of equal armies facing each other over a field that differs with a seed, by rulebook."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from benchmarks._armies import big_napoleonic, carolus_rex, mini_nap, old_trousers

#: By ruleset: the battle document for a seed. Its sides are called ``south`` and ``north``.
ARMIES: Mapping[str, Callable[[int], dict[str, Any]]] = {
    "mini-nap": mini_nap.army_pair,
    "big-napoleonic-battles": big_napoleonic.army_pair,
    "carolus-rex": carolus_rex.army_pair,
    "old-trousers": old_trousers.army_pair,
}
