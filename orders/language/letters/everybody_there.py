"""Everybody there: *everyone on the left holds*, *alle in der ersten Reihe*, *toute la première ligne*.

They are all of some, whom only their place tells: without this the whole army would do it. *Nobody on foot* is told of
one arm.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

MEN = r"(?:men|troops|units|soldiers|battalions|regiments|batteries|lads|lot|infantry|foot|cavalry|horse|others|those)"
LEAD = r"^\W*(?:[^:,.;!?]{2,30}:\s*)?(?:(?:so|then|and|but|also|meanwhile|now|und|aber|dann|et|mais|puis)\s*,?\s+)?"
RANK = r"(?:(?:very\s+)?(?:first|second|third|front|rear|back|last|leading|foremost))"
REIHE = r"(?:ersten|zweiten|dritten|vorderen|vordersten|hinteren|letzten)"
RANG = r"(?:première|deuxième|seconde|troisième|dernière|premier|second|deuxième|dernier)"
# *Everybody in the first line goes*, *all my battalions east of the road advance*, *the whole first line stays*
EVERYONE = re.keyed(
    rf"{LEAD}(?:(?:everybody|everyone|all(?:\s+(?:of\s+)?(?:the|my|our|your))?(?:\s+{MEN})?)(?:\s+(?:who|that|which)\s+(?:is|are|stands?))?\s+"
    rf"(?:on\s+(?:the|our|my)\s+(?:far\s+)?(?:left|right)(?:\s+(?:wing|flank|side|hand))?|(?:at|in|to)\s+the\s+(?:very\s+)?(?:front|back|rear)(?!\s+(?:line|row|rank|of))|"
    rf"in\s+(?:the|our|my)\s+{RANK}\s+(?:line|row|rank)|(?:to\s+the\s+|on\s+the\s+)?(?:left|right|north|south|east|west)(?:\s+side)?\s+of\s+(?:the\s+)?[\w'’-]+(?:\s+(?:wood|brook|road|stream))?|"
    r"(?:on\s+)?(?:this|the\s+(?:far|near|other))\s+side\s+of\s+(?:the\s+)?[\w'’-]+(?:\s+(?:wood|brook|road|stream))?)"
    rf"|the\s+(?:whole|entire)\s+(?:of\s+(?:the\s+)?)?{RANK}\s+(?:line|row))\s+(?!(?:with|and|or)\b)[a-z]",
    re.IGNORECASE,
)
# *Alle rechts der Straße gehen vor*, *alle Bataillone in der ersten Reihe*
ALLE = re.keyed(
    rf"{LEAD}(?:alle(?:\s+(?:meine|unsere|die|Truppen|Bataillone|Einheiten|Leute|Regimenter))*\s*,?\s+(?:die\s+)?"
    rf"(?:rechts|links|vorne?|hinten|(?:nördlich|südlich|östlich|westlich)|in\s+der\s+{REIHE}\s+(?:Reihe|Linie)|"
    r"auf\s+(?:dem|der)\s+(?:äußersten\s+)?(?:rechten|linken)\s+(?:Flügel|Seite))(?:\s+(?:der|des|vom?)\s+[\w-]+(?:\s+von\s+[\w-]+)?)?"
    rf"|die\s+(?:ganze|gesamte)\s+(?:erste|zweite|vordere|hintere)\s+(?:Reihe|Linie))\s+(?!(?:mit|und|oder)\b)[a-zäöü]",
    re.IGNORECASE,
)
# *Tout le monde à droite avance*, *tous ceux de gauche*, *toute la première ligne*
TOUS = re.keyed(
    rf"{LEAD}(?:(?:tout\s+le\s+monde|tous(?:\s+(?:ceux|les\s+(?:bataillons|hommes)|mes\s+bataillons))?|toutes\s+(?:les|mes)\s+(?:troupes|unités))\s+"
    rf"(?:qui\s+(?:est|sont)\s+)?(?:(?:à|de|sur\s+la|sur\s+notre)\s+(?:droite|gauche)|(?:de\s+)?(?:devant|derrière)|(?:en|de\s+la|au|du|de)\s+{RANG}\s+(?:ligne|rang)|"
    r"(?:au\s+(?:nord|sud)|à\s+l['’](?:est|ouest))\s+(?:de\s+la|du|de\s+l['’])\s*[\w-]+)"
    rf"|toute\s+la\s+{RANG}\s+ligne)\s+(?!(?:avec|et|ou)\b)[a-zéè]",
    re.IGNORECASE,
)

# *Most of Husson's brigade goes forward*, *die meisten von Husson*, *la plupart des bataillons de Husson*
MOST_OF = re.keyed(
    r"^\W*(?:most|the\s+(?:bulk|greater\s+part|best\s+part|majority)|der\s+(?:größte|größere|Groß)\s*teil|die\s+(?:meisten|Mehrzahl)|la\s+plupart|le\s+gros)\s+"
    r"(?:of|von|der|des?|d['’]|du)\s*(?!all\b|it\b|them\b|the\s+time)[\w'’-]",
    re.IGNORECASE,
)


def are_some_of_all(raw: str) -> bool:
    """Whether a sentence is for all who stand somewhere, and for nobody else."""
    return any(one.match(raw) is not None for one in (EVERYONE, ALLE, TOUS, MOST_OF))


# *Nobody on foot chases after they win*, *everyone on horseback stays*
ON_FOOT = re.compile(
    r"\b(?P<none>nobody|no\s+one|none)\s+on\s+(?:foot|(?P<horse>horse(?:back)?))\b|\b(?:everybody|everyone|anybody|anyone|all)\s+on\s+(?:foot|(?P<ride>horse(?:back)?))\b",
    re.IGNORECASE,
)
ZU_FUSS = re.compile(
    r"\b(?P<none>niemand|keiner)\s+zu\s+(?:Fuß|Fuss|(?P<horse>Pferd))\b|\b(?:alle|jeder)\s+zu\s+(?:Fuß|Fuss|(?P<ride>Pferd))\b",
    re.IGNORECASE,
)
# *No battalion goes after a beaten enemy*: of the foot alone
NO_BATTALION = re.compile(
    r"(?P<mark>^\W*|\b(?:and|but)\s+)no\s+battalions?\s+(?P<does>(?:goes|runs?|chases?|pursues?|"
    r"follows?|counter-?charges?|fires?|shoots?|moves?|leaves?|advances?|attacks?|may|must|should|shall)\b)",
    re.IGNORECASE,
)


def arm_in_english(told: re.Match[str]) -> str:
    """*Nobody on foot* as *no infantry*, *everyone on horseback* as *all cavalry*."""
    arm = "cavalry" if told["horse"] or told["ride"] else "infantry"
    return f"no {arm}" if told["none"] else f"all {arm}"


def arm_in_german(told: re.Match[str]) -> str:
    """*Niemand zu Fuß* as *keine Infanterie*."""
    arm = "Kavallerie" if told["horse"] or told["ride"] else "Infanterie"
    return f"keine {arm}" if told["none"] else f"die ganze {arm}"


BY_ARM = (
    turn("foot|horse", ON_FOOT, arm_in_english),
    turn("fuß|fuss|pferd", ZU_FUSS, arm_in_german),
    turn("battalion", NO_BATTALION, r"\g<mark>no infantry \g<does>"),
)
