"""At others: guns that are not to fire at one kind of target, but at another: what they fire at is told."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHOM = r"[^,;:.!?]{2,40}?"
FRENCH = re.compile(
    rf"\bn(?:e\s+|['’])(?P<fires>(?:tir|vis)(?:e|ent|era|eront))\s+(?:plus|pas|point)\s+(?:(?:sur|contre)\s+)?{WHOM}\s*,?\s+mais\s+"
    r"(?:(?:bien|plutôt)\s+)?(?P<at>sur|contre)\s+",
    re.IGNORECASE,
)
ENGLISH = re.compile(
    rf"\b(?:(?P<does>do|does)\s+not|(?P<cut>do|does)n['’]t|(?P<will>will|shall|should|must|is\s+to|are\s+to)\s+not)\s+(?:fire|shoot)\s+(?:at|on)\s+{WHOM}\s*,?\s+"
    r"but\s+(?:rather\s+)?(?:at|on)\s+",
    re.IGNORECASE,
)
GERMAN = re.compile(
    rf"\b(?P<fires>schieß\w*|schiess\w*|feuer\w*)\s+(?:nicht|nicht\s+mehr)\s+(?:mehr\s+)?auf\s+{WHOM}\s*,?\s+sondern\s+(?:lieber\s+)?auf\s+",
    re.IGNORECASE,
)


def fire_at(found: re.Match[str]) -> str:
    """At whom they fire, in English."""
    many = (found["does"] or found["cut"] or "").lower()
    return "fires at " if many == "does" else "fire at " if many else f"{found['will']} fire at "


AT_OTHERS = (
    turn("mais", FRENCH, r"\g<fires> \g<at> "),
    turn("but ", ENGLISH, fire_at),
    turn("sondern", GERMAN, r"\g<fires> auf "),
)
