"""Going before: who goes before whom, goes on, or halts, in French and German, put into plainer words."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

FAR = (
    r"(?P<far>\s+(?:(?:um|etwa|rund|ca\.?|mit|im|Abstand|von|einem)\s+)*\d+(?:[.,]\d+)?\s*"
    r"(?:cm|m|Meter|Metern|Schritte?n?))?"
)
WHOM = r"(?:de[nmr]|seine[nmr]|ihre[nmr]|unsere[nmr])\s+[^.;:!?,\d]{3,40}?"
# *geht den übrigen 5 cm voraus*
GOES_BEFORE = re.compile(
    rf"\b(?P<verb>(?:marschier|rück|zieh|reit|eil|lauf|geh)(?:e?t|en|e))\s+(?P<whom>{WHOM}|[A-ZÄÖÜ][\w-]+|\d+/\d+\w*){FAR}"
    r"\s+(?:voraus|voran|vorweg)\b"
)
# *soll den anderen 5 cm vorausgehen*
TO_GO_BEFORE = re.compile(
    rf"\b(?P<whom>{WHOM}){FAR}\s+vora(?:us|n)(?:zu)?(?P<verb>gehen|marschieren|rücken|ziehen|reiten|eilen)\b"
)
# *précède les autres de 5 cm*
PRECEDES = re.compile(
    r"\bpréc[éè]d(?:e|ent|era|eront|er|ez)\s+(?P<whom>(?:la |le |les |l['’])?[^.;:!?,\d]{3,30}?)"
    r"(?:\s+d['e’]\s*(?P<far>(?:environ\s+)?\d+(?:[.,]\d+)?\s*(?:cm|m|mètres|pas)))?(?=\s*(?:[.;:!?,]|$|et\b))"
)
HALTS = re.compile(r"\bmach(?P<end>t|en)\b(?P<where>[^.;:!?,]{0,60}?)\s+[Hh]alt\b")
# *continuent jusqu'à Lairalle*
GOES_ON = re.compile(
    r"\bcontinue(?P<end>nt|ra|ront|r)?\s+(?:tout\s+droit\s+)?"
    r"(?=(?:jusqu|vers\b|le\s+long\b|en\s+direction\b|tout\s+droit\b|par\b|derrière\b|au-delà\b))",
    re.IGNORECASE,
)
ONWARD = {"nt": "avancent ", "r": "avancer "}


def before_whom(found: re.Match[str]) -> str:
    """A place before others, by a French verb."""
    return f"se place {'à ' + found['far'] + ' ' if found['far'] else ''}devant {found['whom']}"


TURNS = (
    turn("vora|vorweg", GOES_BEFORE, lambda found: f"{found['verb']}{found['far'] or ''} vor {found['whom']}"),
    turn("vora", TO_GO_BEFORE, lambda found: f"{(found['far'] or '').strip()} vor {found['whom']} {found['verb']}"),
    turn("préc", PRECEDES, before_whom),
    turn(" halt", HALTS, lambda found: f"{'hält' if found['end'] == 't' else 'halten'}{found['where']}"),
    turn("continue", GOES_ON, lambda found: ONWARD.get(found["end"] or "", "avance ")),
)
