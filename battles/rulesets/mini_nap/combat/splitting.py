"""How a unit shares its strength points among several enemies it touches (MN-CC-5, MN-ORD-2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battles.engine.play.standing import Choice
from battles.rulesets.mini_nap.command.decisions import choose
from battles.rulesets.mini_nap.table.troops import Troop
from battles.rulesets.mini_nap.table.working import Working

Shares = dict[str, int]


def shares(working: Working, troop: Troop, touched: list[Troop], sets: Mapping[str, int], *, impact: bool) -> Shares:
    """Enemy id to strength points given. ``sets``: how many sets it throws at each of them this round."""
    if len(touched) == 1:
        return {touched[0].id: troop.strength}
    choice = choose(working, troop, "split", _focus(touched, sets))
    given = _SPLITS[choice.name](troop, touched, choice)
    if given:
        return given
    able = [enemy for enemy in touched if sets[enemy.id]] if impact else touched
    return {_focus(able, sets).id: troop.strength} if able else {}


def _focus(touched: list[Troop], sets: Mapping[str, int]) -> Troop:
    """The enemy that offers most sets, then the weakest, then the first in the file."""
    return min(touched, key=lambda enemy: (-sets[enemy.id], enemy.strength, enemy.index))


def _even(troop: Troop, touched: list[Troop], _: Choice) -> Shares:
    share, rest = divmod(troop.strength, len(touched))
    return {enemy.id: share + (place < rest) for place, enemy in enumerate(touched)}


def _weakest(troop: Troop, touched: list[Troop], _: Choice) -> Shares:
    return {min(touched, key=lambda enemy: (enemy.strength, enemy.index)).id: troop.strength}


def _strongest(troop: Troop, touched: list[Troop], _: Choice) -> Shares:
    return {min(touched, key=lambda enemy: (-enemy.strength, enemy.index)).id: troop.strength}


def _all(troop: Troop, touched: list[Troop], choice: Choice) -> Shares:
    return {choice.target(): troop.strength} if any(enemy.id == choice.target() for enemy in touched) else {}


def _listed(troop: Troop, touched: list[Troop], choice: Choice) -> Shares:
    """A list in order, as far as the strength goes."""
    here = {enemy.id for enemy in touched}
    left = troop.strength
    given: Shares = {}
    for points, enemy in choice.shares():
        if enemy in here:
            share = min(left, points)
            given[enemy] = given.get(enemy, 0) + share
            left -= share
    return {enemy: points for enemy, points in given.items() if points > 0}


def _nothing(_troop: Troop, _touched: list[Troop], _choice: Choice) -> Shares:
    return {}


_SPLITS: Mapping[str, Callable[[Troop, list[Troop], Choice], Shares]] = {
    "FOCUS": _nothing,
    "EVEN": _even,
    "WEAKEST": _weakest,
    "STRONGEST": _strongest,
    "ALL": _all,
    "SHARES": _listed,
}
