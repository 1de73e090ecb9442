"""The short words that maps have for enemies without a name."""

from __future__ import annotations

from battles.engine import expressions as re

_ALIAS = re.compile(r"enemy-(\d+)")


def short_handle(identifier: str) -> str:
    """The short word that maps have for an enemy without a name: ``e7`` for ``enemy-7``; empty for any other id."""
    match = _ALIAS.fullmatch(identifier)
    return f"e{match[1]}" if match else ""
