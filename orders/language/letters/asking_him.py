"""Asking him: questions to the umpire that begin with something else: *By the way, how do I see what is left?*"""

from __future__ import annotations

from battles.engine import expressions as re

OPENING = (
    r"(?:by\s+the\s+way|btw|oh|ah|and|also|one\s+(?:more|last)?\s*(?:thing|question)|(?:two|a\s+quick|quick|another|last)\s+questions?|question|"
    r"apropos|übrigens|ach|noch\s+(?:was|etwas|eine\s+frage)|eine\s+frage|frage|und|au\s+fait|dites|dis|une\s+(?:dernière\s+)?question|"
    r"sinon|et|tiens)"
)
ASKS_HIM = re.compile(
    rf"\W*(?:{OPENING}(?:\s+[^,:;–—?]{{1,25}})?\s*[,:;–—-]+\s*|{OPENING}\s+)+(?:how|what|where|when|why|which|who|can|could|may|do|does|did|is|are|was|will|would|"
    r"shall|should|wie|was|wo|wann|warum|wieso|welche\w*|wer|kann|können|darf|gibt|ist|sind|gilt|comment|que|quoi|où|quand|pourquoi|quel\w*|qui|"
    r"est-ce|peut|puis|y\s+a-t-il|combien)\b[^?]*\?\W*",
    re.IGNORECASE,
)


def asks_him(said: str) -> bool:
    """Whether a sentence that orders nothing is plainly a question, behind what it begins with."""
    return said.rstrip().endswith("?") and ASKS_HIM.fullmatch(said.strip()) is not None
