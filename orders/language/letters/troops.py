"""Troops: what a phrase for units, commands or a general may stand for."""

from __future__ import annotations

from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Troops:
    """What a phrase may stand for.

    ``own`` and ``enemy`` are units by id; ``commands`` are those of the writer's commands that were named as such;
    ``general`` is the formation whose commander was called by his name. ``some``: not all of the units are meant.
    """

    own: tuple[str, ...] = ()
    enemy: tuple[str, ...] = ()
    commands: tuple[str, ...] = ()
    general: str = ""
    said: str = ""
    some: int = 0
    loose: bool = False
    """Named by kind alone (the guns, the infantry), with nothing that says whose."""
    rest: bool = False
    everybody: bool = False
    unclear: bool = False
    nearest: bool = False
    arm: str = ""
    kind: bool = False
    """Named by a word of kind: the lancers, the guns."""
    pool: tuple[str, ...] = ()
    """Of all his units those among which so many were chosen: the two batteries."""
    among: tuple[str, ...] = ()
    """Those of whom these are the ones who stand somewhere: the one in the wood."""
    of: str = ""
    """The kind of command of which these are the rest: *the others of the division*."""


def are_alike(one: Troops | None, other: Troops) -> bool:
    """Whether two are both commands, or both units: they may be the object of one verb."""
    return one is not None and bool(one.own) and bool(one.commands) == bool(other.commands)
