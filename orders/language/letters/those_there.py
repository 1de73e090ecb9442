"""Those there: what is said of troops that are pointed at, behind a word for whom the next sentences are.

*La cavalerie à droite : ces tirailleurs sont tout seuls, donc je tente ma chance*: why, and the order follows.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.statements import states_something
from orders.language.letters.told_first_in_english import told_first_in_english
from orders.language.letters.told_first_in_german import told_first

POINTED_AT = re.keyed(
    r"^(?P<topic>[^:;.!?]{2,50}?)\s*:\s*(?P<said>(?:ces|cet|cette|ce|those|these|that|this|diese[rs]?|jene[rs]?)\s+"
    r"(?:\w+\s+){1,3}?(?:là-bas\s+|là\s+|there\s+|da\s+|dort\s+)?"
    r"(?:sont|est|ont|a|étaient|était|are|is|were|was|look|looks|have|has|sind|ist|haben|hat|stehen|steht)\s+(?!à\s|to\s|zu\s)(?P<how>.+?))[\s.!]*$",
    re.IGNORECASE | re.DOTALL,
)
# What is told of one's own, and may be meant as an order.
ORDERED = re.compile(
    r"\b(?-i:[A-Z]{1,2}\d{1,2})\b|\b(?:réserve|ligne|colonne|carré|tirailleurs|reserve|line|column|square|skirmish\w*|Reserve|Linie|Kolonne|Karree|"
    r"Plänkler\w*|Schützen\w*|\d+)\b",
    re.IGNORECASE,
)
CHANCED = re.compile(
    r"^\W*(?:(?:donc|alors|et|so|and|also|und|daher)\s+)+(?:je\s+(?:tente|risque|prends|joue|fonce|l['’]ose)\b|I['’]?(?:ll|\s+will|\s+shall)?\s+"
    r"(?:chance|risk|try|take|have|go\s+for|dare)\b|(?:versuche|wage|riskiere|probiere)\s+ich\b)(?![^,;]*\b(?:feu|attaqu\w*|charg\w*|attack\w*|angriff\w*)\b)",
    re.IGNORECASE,
)


def tells_of_those(raw: str) -> str:
    """For whom what follows is, where a sentence only says of others how they are; empty for all other sentences."""
    if who := told_first(raw) or told_first_in_english(raw):
        return who
    found = POINTED_AT.match(raw)
    if found is None or ORDERED.search(found["how"]):
        return ""
    clauses = [clause for clause in re.split(r"[,;]", found["said"]) if clause.strip()]
    only_said = all(states_something(clause) or CHANCED.match(clause) for clause in clauses)
    return found["topic"] if only_said else ""
