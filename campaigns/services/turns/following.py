"""The turn that orders are wanted for after a resolved one."""

from __future__ import annotations

from campaigns.models import Turn


def turn_after(turn: Turn) -> Turn | None:
    """The turn that orders are wanted for after a resolved one; ``None`` when the game is over."""
    following = turn.next_turns.filter(branch__gte=turn.branch).order_by("branch").first()
    if following is not None:
        following.game = turn.game
    return following
