"""About when in a turn something was done: the actions of a game turn share its time alike. No words."""

from __future__ import annotations

from battles.reports.facts.account import Account, Action


def moment_of(telling: Account, action: Action) -> float:
    """The middle of an action's share of its game turn, counted in turns: 4.25 is a quarter through turn 4."""
    last = max((one.place for one in telling.actions if one.turn == action.turn), default=0)
    return action.turn + (action.place - 0.5) / last if action.place and last else float(action.turn)
