"""Must be gone: behind *fire at those guns*, *they must be gone before Gauthier gets there* tells why that is done.

Those who are fired at or attacked must go, and none of his own; where nobody was, such a sentence is an order.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops

LEAD = r"\W*(?:(?:und|denn|weil|aber|and|for|as|because|et|car|puisque)\s+)*"
WHY = r"(?:\s*,?\s*(?:bevor|ehe|damit|sonst|denn|before|so|or|first|otherwise|avant|pour|sinon|d['’]abord)\b[^;:!?]*)?"
GONE = (
    r"(?:die|sie|diese|das|es|die\s+(?:Kanonen|Geschütze|Dinger|Batterien?|Kerle|Burschen|Plänkler|Reiter))\s+(?:da\s+|dort\s+)?(?:müssen|muss|"
    r"sollen|soll|sollten|sollte)\s+(?:(?:unbedingt|erst|erstmal|dort|da|zuerst|schnell|bald|einfach|vorher|endlich|ja)\s+)*(?:weg(?:\s*sein)?|fort|"
    r"verschwinden|schweigen|weichen|raus|abhauen|dran\s+glauben|kaputt(?:\s*gehen)?|(?:zum\s+Schweigen\s+gebracht|vertrieben|verjagt|ausgeschaltet|"
    r"erledigt|verschwunden|vernichtet|weggeschossen|still)(?:\s+(?:werden|sein))?)",
    r"(?:they|those|these|it|that|the\s+(?:guns|batter(?:y|ies)|skirmishers|horse))\s+(?:really\s+|simply\s+)?(?:must|need\s+to|needs\s+to|have\s+to|"
    r"has\s+to|should|ought\s+to|(?:have|has)\s+got\s+to)\s+(?:all\s+|first\s+|really\s+)?(?:be\s+(?:gone|silenced|out\s+of\s+the\s+way|knocked\s+out|"
    r"driven\s+off|dealt\s+with|shut\s+up|cleared|away|broken|finished)|go|disappear|shut\s+up)(?:\s+first)?",
    r"(?:il\s+faut\s+qu['’](?:ils|elles|il|elle)\s+(?:soi(?:en)?t\s+(?:partie?s?|réduite?s?\s+au\s+silence|chassée?s?|neutralisée?s?|loin|"
    r"hors\s+de\s+combat)|disparaisse(?:nt)?|se\s+tai(?:sen)?t|dégage(?:nt)?|s['’]en\s+aille(?:nt)?)|(?:ils|elles|ceux-là|celles-là)\s+doivent\s+"
    r"(?:partir|disparaître|se\s+taire|dégager|s['’]en\s+aller|être\s+(?:partie?s|chassée?s|réduite?s\s+au\s+silence|neutralisée?s)))",
)  # fmt: skip
THEY_GO = re.keyed(rf"{LEAD}(?:{'|'.join(GONE)}){WHY}\s*[.!]*\s*", re.IGNORECASE)


def must_be_gone(raw: str, before: Sequence[Act]) -> bool:
    """Whether a sentence says no more than that those must go at whom something was done right ``before``."""
    aimed = any(isinstance(act.target, Troops) and act.target.enemy and not act.negated for act in before)
    return aimed and THEY_GO.fullmatch(raw) is not None
