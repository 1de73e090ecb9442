"""Heads several: a line over a list that names more than one, *Gauthier and Jamin*: what is below is for all of them.

*The Guard (horse and guns)* is both of the Guard, which names them no more closely than they are in brackets.
"""

from __future__ import annotations

from collections.abc import Sequence

from orders.language.letters.troops import Troops


def heads_several(named: Sequence[Troops]) -> Troops | None:
    """All whom a heading over a list names, where none of them is part of another; ``None`` where it names one."""
    named = [troops for troops in named if troops.own]
    first, arms = named[:1], {id for one in named[1:] for id in one.own}
    if first and not first[0].kind and named[1:] and all(one.kind and one.loose for one in named[1:]):
        within = tuple(id for id in first[0].own if id in arms)
        return first[0] if within == first[0].own else Troops(within) if within else None
    parts = [one for one in named if not any(set(two.own) < set(one.own) for two in named)]
    told = [id for one in parts for id in one.own]
    if len(parts) < 2 or len(set(told)) < len(told) or any(one.everybody or one.enemy for one in parts):
        return None
    commands = tuple(id for one in parts for id in one.commands) if all(one.commands for one in parts) else ()
    return Troops(tuple(told), commands=commands)
