"""Unless charged: who fights only when somebody comes at him makes no charges of his own, and counters as he may."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SELF = r"(?:\s+(?:himself|itself|themselves|first|themself|beforehand|at\s+first))*"
COME_AT = (
    r"(?:charged|attacked|assaulted|provoked)"
    r"(?:\s+(?:at|upon|by\s+(?:somebody|someone|anybody|anyone|(?:the\s+)?enemy(?:\s+\w+)?)))?"
)
BEING = r"(?:(?:it|he|they|one|it['’]s|he['’]s|they['’]re)\s*)?(?:(?:is|are|gets?|has\s+been|have\s+been|be)\s+)?"
DEED = r"(?:charges?|charging|attacks?|counter-?attacks?)"
# *He charges nothing unless he is charged himself*, *no charge unless attacked*
ENGLISH = (
    (
        rf"(?P<who>^\W*[^,;:.!?]{{0,60}}?[:,]?\s*)\b(?:(?:do(?:es)?\s+not|don['’]?t|doesn['’]?t|(?:is|are)\s+not\s+to|must\s+not|should\s+not|"
        rf"may\s+not|will\s+not|shall\s+not|not\s+to|never|not|no)\s+{DEED}(?:\s+(?:anybody|anyone|anything|at\s+all))?|{DEED}\s+(?:nothing|nobody|no\s+one))"
        rf"\s*,?\s+(?:unless|except\s+(?:when|if)|save\s+when|until)\s+{BEING}{COME_AT}{SELF}",
        r"\g<who>does not charge",
    ),
    (
        rf"(?P<neither>\b(?:neither|none)\s+of\s+(?:them|those|these|the\s+two))\s+{DEED}\s*,?\s+unless\s+{BEING}{COME_AT}{SELF}",
        r"they do not charge",
    ),
    (
        rf"(?P<who>^\W*[^,;:.!?]{{0,60}}?[:,]?\s*)\b(?:only\s+{DEED}|{DEED}\s+only|(?:may|can|should|must|shall|will)\s+only\s+{DEED})\s+(?:if|when)\s+"
        rf"{BEING}{COME_AT}{SELF}",
        r"\g<who>does not charge",
    ),
)
GERMAN = (
    r"(?P<who>^\W*[^,;:.!?]{0,60}?)\b(?:greif(?:t|en)|attackier(?:t|en)|reite(?:t|n))\s+(?:nur|erst)\s+(?:an\s*)?,?\s*(?:an\s*,?\s*)?"
    r"(?:wenn|falls)\s+(?:er|sie|es)\s+(?:selbst\s+|selber\s+|zuerst\s+)?(?:angegriffen|attackiert)\s+(?:wird|werden|worden\s+(?:ist|sind))"
    r"(?:\s+an)?",
    r"\g<who>attackiert nicht",
)
FRENCH = (
    r"(?P<who>^\W*[^,;:.!?]{0,60}?)\bne\s+(?:charge(?:nt|ra|ront)?|attaque(?:nt|ra|ront)?)\s+(?:que\s+s['’]ils?\s+(?:est|sont)|que\s+si\s+(?:elles?|on)\s+(?:est|sont)|"
    r"(?:pas|personne)\s*,?\s+(?:sauf\s+(?:s['’]ils?|si\s+elles?)\s+(?:est|sont)|à\s+moins\s+d['’]être))\s+"
    r"(?:eux-mêmes\s+|lui-même\s+|elles?-mêmes?\s+|d['’]abord\s+)?(?:chargée?s?|attaquée?s?)(?:\s+(?:eux-mêmes|lui-même|d['’]abord|les\s+premiers))?",
    r"\g<who>ne charge personne",
)

# *Hubert charges nothing*, *fires at nothing*: a deed that has no object is none
AT_NOTHING = re.compile(
    r"\b(?P<deed>charge|attack|fire|shoot|pursue|chase)s?(?:\s+(?:at|on|upon))?\s+(?:nothing|nobody|no\s+one)\b(?!\s+(?:but|except|else))"
    r"(?:\s+at\s+all)?",
    re.IGNORECASE,
)
GOES_NOWHERE = re.compile(r"\b(?:go|goes|going|move|moves|march|marches|head|heads)\s+nowhere\b", re.IGNORECASE)

# *not to be tempted into charging at anything*
TEMPTED = re.compile(
    r"\b(?P<no>not\s+to|must\s+not|should\s+not|shouldn['’]?t|mustn['’]?t|may\s+not)\s+(?:let\s+(?:himself|itself|themselves)\s+)?be\s+"
    r"(?:tempted|drawn|lured|provoked|goaded)\s+(?:in)?to\s+(?:charging|a\s+charge|attacking|an\s+attack)\b[^,;:.!?]*",
    re.IGNORECASE,
)

# *Don't let them tempt you*, beside what they are to do
LET_TEMPT = re.compile(
    r"\b(?:do\s*n['’]?t|do\s+not|never|he\s+must\s+not|they\s+must\s+not)\s+let\s+(?:them|him|it|anyone|anybody|(?:the|those)\s+\w+|themselves|himself|yoursel\w+)\s+"
    r"(?:be\s+|get\s+)?(?:tempt|lure|draw|provoke|bait|fool|goad|rattle|rush|hurry)(?:ed|d|n)?\b(?:\s+(?:you|u|them|him|it|anyone))?"
    r"(?:\s+(?:out|forward|on|away|off|into\s+[^,;:.!?]{3,40}))?\s*[,;:–—-]?\s*",
    re.IGNORECASE,
)
# *Stays at K7 unless the enemy crosses the brook*: nobody can wait for that, and until then it stays
UNLESS_THEY_DO = re.compile(
    r"(?P<stays>\b(?:stays?|remains?|holds?|waits?|keeps?|sits?|stands?)\b[^;:.!?]{0,60}?)\s*,?\s+unless\s+(?:they|the\s+(?:enemy|French|Allies|English|British|Dutch|"
    r"Prussians|others)|somebody|someone|anybody|anyone)\s+(?:(?:should|really|actually|try\s+to|tries\s+to|start(?:s)?\s+to)\s+)*"
    r"(?:comes?|cross(?:es)?|advances?|moves?|march(?:es)?|gets?|goes|go|pass(?:es)?|appears?|shows?|approach(?:es)?|turns?\s+up|break(?:s)?\s+out)\b[^,;:.!?]*(?=[.!\s]*$)",
    re.IGNORECASE,
)
# *Jamin stays unless Gauthier is beaten*: what befalls another, of whom nothing is ordered by that
UNLESS_HE_IS = re.compile(
    r"(?P<does>^[^;:.!?]*?)\s*,?\s+unless\s+(?P<case>(?!(?:I|you|we|told|ordered|otherwise|needed|necessary|charged|attacked|fired)\b)[^,;:.!?]{2,40}?\s"
    r"(?:is|are|gets?|has|have|looks?|seems?|loses?|falls?|breaks?|runs?|gives?|needs?|comes?|goes|go|moves?|fails?|wants?|asks?|calls?|can(?:no|['’])?t|does|do|starts?)\b"
    r"(?:(?!\s[–—-]\s)[^,;:.!?])*)(?=[.!\s]*$)",
    re.IGNORECASE,
)
STAYING = re.compile(
    r"\b(?:stays?|remains?|holds?|waits?|keeps?|sits?|stands?|reserve|does\s+not|do\s+not|don['’]?t|doesn['’]?t)\b",
    re.IGNORECASE,
)


def stays_so(found: re.Match[str]) -> str:
    """That those stay, whatever may come of it; of all others it hangs on it."""
    return found["does"] if STAYING.search(found["does"]) else f"{found['does']} except if {found['case']}"


UNLESS_CHARGED = (
    turn(" let ", LET_TEMPT, marks=" ,;:.!–—-"),
    turn("unless", UNLESS_THEY_DO, r"\g<stays>"),
    turn("unless", UNLESS_HE_IS, stays_so),
    turn("tempted|drawn|lured|provoked|goaded", TEMPTED, r"\g<no> charge"),
    *(turn("unless|except|save|until", re.keyed(said, re.IGNORECASE), meant) for said, meant in ENGLISH[:2]),
    turn("only", re.compile(ENGLISH[2][0], re.IGNORECASE), ENGLISH[2][1]),
    turn("nur|erst", re.compile(GERMAN[0], re.IGNORECASE), GERMAN[1]),
    turn("nothing|nobody|no one", AT_NOTHING, r"does not \g<deed>"),
    turn("nowhere", GOES_NOWHERE, "stays where it is"),
    turn("charg|attaqu", re.compile(FRENCH[0], re.IGNORECASE), FRENCH[1]),
)
