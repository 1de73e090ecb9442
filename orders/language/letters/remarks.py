"""Remarks: what stands in brackets beside an order and is none, and tags that ask whether something is so."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.spots import Spot

BRACKETED = re.compile(r"\s*[(\[](?P<said>[^()\[\]]+)[)\]]")
SHORTEST = 3  # words: fewer are another name, or where it is
# With one of these a bracket tells who or where somebody is, or what he does.
BEARING = frozenset(
    {"troops", "ground", "spot", "length", "formation", "if", "not", "kind", "compass", "verb", "all", "same", "near"}
)
# With one of these it tells how things are.
TELLING = frozenset({"unknown", "number", "they", "modal"})
MEASURES = frozenset({"number", "mark", "link"})  # a point of the table, or a sum
# A question whether something is so; *ok?* asks whether it may be done.
TAG = re.compile(
    r"\s*(?:right|correct|yes|true|no|aren['’]?t they|isn['’]?t (?:it|he|she|that so)|don['’]?t they|"
    r"doesn['’]?t (?:it|he)|"
    r"richtig|korrekt|stimmt(?:['’]?s| das)?|nicht wahr|oder(?: nicht)?|gell|ne|ja|"
    r"n['’]est[- ]ce pas|c['’]est (?:bien )?(?:ça|juste|exact)|exact|non|pas vrai|juste)\s*\?\s*$",
    re.IGNORECASE,
)


def is_remark(said: str, spots: Sequence[Spot]) -> bool:
    """Whether words in brackets tell how things are, and neither who, where nor what is to be done."""
    kinds = {spot.kind for spot in spots}
    if kinds <= MEASURES:
        return False
    return len(said.split()) >= SHORTEST and kinds.isdisjoint(BEARING) and not kinds.isdisjoint(TELLING)


def asks_whether(said: str) -> bool:
    """Whether a clause asks whether what was said before it is so: *richtig?*, *right?*, *n'est-ce pas ?*"""
    return TAG.fullmatch(said) is not None
