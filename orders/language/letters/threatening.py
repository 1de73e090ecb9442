"""Threatening: who comes at his troops in a case: *if the chasseurs come near* are those of the enemy."""

from __future__ import annotations

from collections.abc import Sequence

COMING = frozenset(
    {
        "come",
        "comes",
        "charge",
        "charges",
        "attack",
        "attacks",
        "appear",
        "appears",
        "approach",
        "approaches",
        "show",
        "shows",
        "get",
        "gets",
    }
)


def threatens(words: Sequence[str], kinds: Sequence[frozenset[str]], behind: int) -> bool:
    """Whether those named in a case are told to come or to charge, who may be the enemy's as well."""
    return any("case" in one for one in kinds) and words[behind : behind + 1] != [] and words[behind] in COMING
