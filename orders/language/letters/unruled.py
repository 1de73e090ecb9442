"""Cases that no decision of a rulebook tells from others: *by more than a battalion*, *in force*, *if it gets hot*.

A standing decision knows that somebody is charged, and not by how many; to bind it to every charge would be to do more
than was meant.
"""

from __future__ import annotations

from battles.engine import expressions as re

BODY_EN = r"(?:squadron|battalion|bn|regiment|brigade|division|battery|column|unit|company)s?"
BODY_DE = r"(?:bataillone?|regimente?r?|brigaden?|divisionen?|schwadron(?:en)?|kolonnen?|einheit(?:en)?)"
BODY_FR = r"(?:bataillons?|régiments?|brigades?|divisions?|escadrons?|colonnes?|unités?)"
# *If it gets too hot for them*
VAGUE = re.compile(
    r"\b(?:hot|wrong|trouble|outnumbered|too\s+(?:strong|much|many)|badly|brenzlig|heiß|chaud|mal\s+tourne)\b",
    re.IGNORECASE,
)
# *With more than two battalions*, *by a whole brigade*
COUNTED = re.compile(
    rf"\b(?:more|fewer|less)\s+than\b(?!\s*\d)|\bthan\s+\d+\s*{BODY_EN}\b|\bat\s+least\s+(?:two|three|four)\b|"
    rf"\b(?:two|three|four|[2-9]|several|many|both)\s+(?:\w+\s+)?{BODY_EN}\b|\b(?:a|an|one)\s+(?:whole|entire|full|complete)\s|"
    rf"\bmehr\s+als\s+(?!\d)|\bals\s+\d+\s*{BODY_DE}\b|\bmindestens\s+(?:zwei|drei|vier)\b|\b(?:zwei|drei|vier|mehrere|viele)n?\s+(?:\w+\s+)?{BODY_DE}\b|"
    rf"\beiner?\s+ganzen\s|\b(?:plus|moins)\s+(?:de\s+(?!\d)|d['’])|\bde\s+\d+\s*{BODY_FR}\b|"
    rf"\b(?:deux|trois|quatre|plusieurs)\s+(?:\w+\s+)?{BODY_FR}\b|\b(?:tout\s+un|toute\s+une|un\s+\w+\s+entier|une\s+\w+\s+entière)\s",
    re.IGNORECASE,
)
# *By superior numbers*, *in strength*
IN_FORCE = re.compile(
    r"\bin\s+(?:great\s+|real\s+|any\s+|some\s+)?(?:force|strength|numbers|bulk)\b|\bsuperior\b|\boverwhelm\w*|"
    r"\b(?:larger|bigger|stronger|large|big|strong)\s+(?:force|body|bodies|numbers?|column|formation|unit)s?\b|"
    r"\bübermacht\b|\b(?:in|mit)\s+(?:der\s+)?überzahl\b|\büberlegen\w*|\bstärkere[nrms]?\b|\bin\s+stärke\b|"
    r"\ben\s+(?:force|nombre|masse)\b|\bsupérieur\w*|\bplus\s+fort\w*",
    re.IGNORECASE,
)


def is_unruled(case: str) -> bool:
    """Whether a case tells of how many or how strong they are who come, or only that things go badly."""
    return any(pattern.search(case) is not None for pattern in (VAGUE, COUNTED, IN_FORCE))
