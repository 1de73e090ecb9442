"""No more of that: *The infantry does not, it halts and dresses its ranks*, behind a rule that others pursue.

What is denied is what the sentence before tells; where that was the pursuit, a rule is told by it, and nobody halts.
"""

from __future__ import annotations

from battles.engine import expressions as re

PURSUIT = re.keyed(
    r"\b(?:pursu\w+|chas(?:e|es|ing)|goe?s?\s+after|follow(?:s|ing)?\s+up|follows?\s+(?:him|them|it)|runs?\s+after|rides?\s+after)\b",
    re.IGNORECASE,
)
DOES_NOT = re.keyed(
    r"^(?P<who>\W*(?:but\s+|and\s+)?(?!it\b|they\b|he\b|I\b|we\b|you\b)[^,;:.!?]{3,45}?)\s+(?:does|do|is|are)\s*(?:n['’]t|\s+not)\s*(?:[.!]*|[,;–—-]\s*(?:it|they|he)\s+"
    r"(?P<halts>(?:halts?|stops?|stays?|holds?|dress(?:es)?|re-?forms?|rall(?:y|ies))\b[^;:.!?]*?)[.!]*)\s*$",
    re.IGNORECASE,
)
# *they halt*, behind that: what those do who follow nobody
THEY_HALT = re.keyed(
    r"^\W*(?:it|they|he)\s+(?:just\s+)?(?:halts?|stops?|stays?|holds?|dress(?:es)?|re-?forms?|rall(?:y|ies))(?:\s+(?:there|where\s+(?:they|it|he)\s+(?:is|are|stands?)))?(?:\s+and\s+[^,;:.!?]{2,40})?[.!]*\s*$",
    re.IGNORECASE,
)


def no_more_of_that(raw: str, before: str) -> str:
    """A sentence that denies to others what the one before it tells of the beaten, as a rule; others as they are."""
    found = DOES_NOT.match(raw) if PURSUIT.search(before) else None
    return raw if found is None else f"{found['who']} does not pursue"


def only_halts(raw: str, before: str) -> bool:
    """Whether a sentence tells no more than that those halt to whom the one before it denied the pursuit."""
    return THEY_HALT.match(raw) is not None and DOES_NOT.match(before) is not None
