"""Guarding: nothing falls to most of an army but what is said of all of them, and as an order.

However a sentence comes to such a line, it is looked at once more before it is entered.
"""

from __future__ import annotations

from collections.abc import Collection

from battles.engine import expressions as re
from orders.language.letters.saying import Line
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance

FEW = 3  # units: no army
PAST = re.compile(r"[a-z]{3,}ed")
BEING = frozenset({"be", "is", "are", "being", "was", "were", "get", "gets", "have", "want", "like", "need", "kept"})


def is_most(units: Collection[str], present: Collection[str]) -> bool:
    """Whether units are most of those on the table."""
    here = set(units) & set(present)
    return len(here) > FEW and len(here) * 2 > len(present)


def is_unfounded(line: Line, said: Utterance, heading: Troops | None, present: Collection[str]) -> bool:
    """Whether an order would fall to most of an army that the sentence does not give to all of them as an order.

    ``heading`` is whom the lines below the last heading are for; ``present`` are the writer's units on the table.
    """
    if line.text.startswith("STANDING") or not is_most(line.units, present):
        return False
    subjects = [act.subject for act in said.sentence.acts if act.subject is not None]
    told = {*line.units} & {*present}
    named = set().union(*(who.own for who in (*subjects, *([heading] if heading is not None else []))))
    return not told <= named or is_past(said)


def is_past(said: Utterance) -> bool:
    """Whether the verbs of a sentence tell what was: *everybody advanced*."""
    verb, words = next((spot.start for spot in said.spots if spot.kind == "verb"), 0), said.text.bare
    return verb > 0 and PAST.fullmatch(words[verb]) is not None and words[verb - 1] not in BEING
