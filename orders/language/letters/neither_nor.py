"""Neither ... nor: *ni la cavalerie ni les canons ne bougent*, put as a denial of all who are named."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Ni les cavaliers (GCh, GLan) ni leurs deux batteries ne bougent*: before the verb, of those who do not do it
NI_NI = re.compile(
    r"(?P<mark>^\W*|[.;:]\s*)ni\s+(?P<first>[^;:.!?]{2,60}?)\s*,?\s+ni\s+(?P<others>[^;:.!?]{2,90}?)\s+(?P<ne>ne\s+|n['’])"
    r"(?P<verb>(?:(?:se|s['’]|les?|la|y|en)\s*)*[\w'’-]+)(?!\s+(?:pas|plus|jamais|point|rien|que)\b)",
    re.IGNORECASE,
)
AND_NI = re.compile(r"\s*,?\s+\bni\s+", re.IGNORECASE)


def none_of_those(told: re.Match[str]) -> str:
    """All of those who are named, and that they do not."""
    others = AND_NI.sub(", ", told["others"])
    return f"{told['mark']}{told['first']} et {others} {told['ne']}{told['verb']} pas"


NEITHER_NOR = (turn("ni ", NI_NI, none_of_those),)
