"""In reserve: what somebody is called who was sent somewhere, or will be: *Jamin goes to F4. He is my reserve*.

By itself *Jamin is my reserve* has him stay where he is; beside a march it only tells what he is for.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.acts import Act

IS_RESERVE = re.keyed(
    r"^\W*(?:(?:when|once)\s+(?:it|he|they)\s*(?:is|are|gets?|['’]s|['’]re)\s+there\s*,?\s+)?(?:[^,;:.!?]{1,40}?\s+)??(?:is|are|['’]s|['’]re|will\s+be|shall\s+be|remains?|forms?|makes?|serves?\s+as|acts?\s+as)\s+"
    r"(?:(?:my|our|the|a|his|their)\s+)?(?:(?:last|only|general|main|whole|final|army|central|tactical|in)\s+)*reserves?"
    r"(?:\s+(?:for\s+now|today|here|in\s+the\s+\w+|of\s+the\s+army|on\s+this\s+side))?\s*[.!]*\s*$",
    re.IGNORECASE,
)
RESERVE_ALONE = re.compile(
    r"^\W*(?:[a-z\d]{1,2}[.)]\s+)?(?:(?:the|my|our|die|als|unsere|la|notre|en)\s+)?(?:(?:divisional|brigade|corps|army|general|main|tactical|last|local|central|only)\s+|divisions-?|korps-?|armee-?)*(?:reserves?|réserve)"
    r"(?:\s+(?:of\s+the\s+(?:army|corps|division)|générale|de\s+(?:la\s+division|l['’]armée)|der\s+\w+))?\s*[.!]*\s*$",
    re.IGNORECASE,
)
SENT = frozenset({"go", "advance", "withdraw", "follow", "support", "place", "attack", "take", "defend", "screen"})


def calls_reserve(raw: str) -> bool:
    """Whether a sentence only says who is the reserve."""
    return IS_RESERVE.match(raw) is not None


def is_reserve_alone(said: str) -> bool:
    """``Divisional reserve.``: whether words say no more than that, and not even who."""
    return RESERVE_ALONE.match(said) is not None


def sends_away(orders: Sequence[Act]) -> bool:
    """Whether somebody is told where to go."""
    return any(act.verb in SENT and not act.negated and (act.parts or act.object or act.target) for act in orders)
