"""But only if: *Gauthier attacks, but only once Husson is there*: the order waits for it, and is none without."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

IF = (
    r"(?=(?:if|when|once|as\s+soon\s+as|wenn|falls|sobald|si|s['’]ils?|s['’]elles?|quand|lorsqu|dès|une\s+fois)\b"
    r"[^,;:]*$)"
)
BUT_ONLY = re.compile(
    r"\s*[,;–—-]\s*(?:(?:but|and|aber|jedoch|allerdings|doch|und|mais|et)\s*,?\s+)?(?P<only>only|nur|erst|seulement|uniquement)\s*,?\s+"
    + IF,
    re.IGNORECASE,
)
BUT_ONLY_IF = (turn("only|nur|erst|seulement|uniquement", BUT_ONLY, r" \g<only> "),)
