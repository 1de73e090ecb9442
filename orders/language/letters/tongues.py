"""Tongues: how one language tells what its writer feels and how things are, in expressions for clauses."""

from __future__ import annotations

from typing import NamedTuple

from battles.engine import expressions as re


class Tongue(NamedTuple):
    """The expressions of one language."""

    feels: re.Pattern[str]  # what the writer feels, fears, sees or knows
    so_it_is: re.Pattern[str]  # a clause that surely says how something is
    stands: re.Pattern[str]  # one that says so in the company of such
    bids: re.Pattern[str]  # what bids, wherever it stands
    clause: re.Pattern[str]  # what parts clauses
    case: re.Pattern[str]  # the beginning of a case
    would_come: re.Pattern[str]  # in a case, what would come of it
