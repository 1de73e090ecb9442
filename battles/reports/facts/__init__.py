"""Facts: a turn and a battle taken apart into values without words, which a tongue then tells."""

from battles.reports.facts.account import Account, Turn, account
from battles.reports.facts.clock import Clock

__all__ = ["Account", "Clock", "Turn", "account"]
