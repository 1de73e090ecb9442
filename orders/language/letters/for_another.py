"""For another: what some do for others, whose flank they cover, whose reserve they are, whom they keep in touch with.

*Huberts Kavallerie schützt Hussons Flanke*, *Hubert garde la droite de Husson*: he screens him; *Campi acts as Husson's
reserve*, *hält Anschluss an Husson*, *garde le contact avec Husson*: he supports him. The other does nothing by that.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?-i:(?:\d+/)?[A-ZÄÖÜÀ-Þ\d][\w/’'-]*?)"
SIDE_DE = r"(?:(?:offene|rechte|linke|äußere)\s+)?(?:Flanke|Seite|(?-i:Rechte|Linke))"
OF_DE = (
    rf"(?:(?P<whose>{NAME})(?:s|')\s+{SIDE_DE}|(?:die|der)\s+{SIDE_DE}\s+(?:von\s+|der\s+Brigade\s+|"
    rf"der\s+Division\s+)(?P<of>{NAME}))(?=\s|[.,;!]|$)"
)
LATE_DE = r"(?:\s+gegen\s+(?:(?:feindliche\s+|jede\s+)?(?:Kavallerie|Reiter(?:ei)?|Angriffe|Überraschungen)))?"
COVERS_DE = re.keyed(rf"\b(?P<does>deck|schütz|sicher|bewach|beschirm|überwach)t\s+{OF_DE}{LATE_DE}", re.IGNORECASE)
MINDS_DE = re.keyed(rf"\b(?:passt|passen|achtet|achten)\s+auf\s+{OF_DE}(?:\s+auf)?", re.IGNORECASE)
SIDE_FR = r"(?:la\s+(?:droite|gauche)|le\s+flanc(?:\s+(?:droit|gauche))?|l['’]aile(?:\s+(?:droite|gauche))?)"
COVERS_FR = re.keyed(
    rf"\b(?:gard|couvr|protèg|protég|surveill|assur)(?P<many>e|ent|era|eront)\s+(?P<side>{SIDE_FR})\s+(?P<of>d[eu]s?\s+(?:la\s+)?|d['’])(?P<who>(?:brigade\s+)?{NAME})(?=\s|[.,;!]|$)"
    r"(?:\s+(?:contre|face\s+à)\s+(?:la|toute|les)\s+(?:cavalerie|cavaliers|surprises?)(?:\s+ennemie?s?)?)?",
    re.IGNORECASE,
)
SCREEN_FR = re.keyed(
    r"(?P<does>\b(?:fait|font|forme(?:nt)?)\s+(?:un\s+|l['’])?(?:écran|rideau)\s+[^,;:.!?]{2,30}?)\s+contre\s+(?:la|toute)\s+cavalerie(?:\s+ennemie)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *acts as Husson's reserve*, *ist Hussons Reserve*, *soll Husson den Rücken stärken*
RESERVE_EN = re.keyed(
    rf"\b(?:acts?|serves?|is\s+there)\s+as\s+(?P<who>{NAME})['’]s?\s+(?:reserves?|support|second\s+line|backup)(?=\s|[.,;!]|$)",
    re.IGNORECASE,
)
RESERVE_DE = re.keyed(
    rf"\b(?:ist|sind|bildet|bilden|dient\s+als|dienen\s+als)\s+(?P<who>{NAME})s\s+(?:Reserve|Rückhalt|zweites\s+Treffen)(?=\s|[.,;!]|$)",
    re.IGNORECASE,
)
BACK_DE = re.keyed(
    rf"(?P<shall>\b(?:soll|sollen|muss|müssen)\s+)?(?:\bstärk(?:t|en)\s+)?(?P<who>{NAME})\s+den\s+Rücken(?:\s+(?:zu\s+)?(?:stärken|freihalten|decken))?(?=\s|[.,;!]|$)",
    re.IGNORECASE,
)
# *hält Anschluss an Husson*, *garde le contact avec Husson*
TOUCH_DE = re.keyed(
    rf"\b(?:hält|halten|behält|behalten|sucht|suchen)\s+(?:den\s+)?(?:Anschluss|Anschluß|Fühlung|Kontakt)\s+(?:an|zu|mit)\s+(?P<who>{NAME})(?=\s|[.,;!]|$)",
    re.IGNORECASE,
)
TOUCH_FR = re.keyed(
    r"\b(?:gard|maintien|conserv)(?:e|nt|ent|t|nent)?\s+le\s+contact\s+avec\s+(?=\S)",
    re.IGNORECASE,
)
# *Jamin holds, nobody moves*: none of his
NOBODY_MOVES = re.keyed(
    r"(?P<stays>\b(?:holds?|stays?(?:\s+put)?|remains?|waits?|stands?|(?:is|are|do|does)\s*n['’o]t\s+move|where\s+(?:he|it|they)\s+(?:is|are|stands?)|hält|bleibt|bleiben|stehen|steht|Stelle|Stellung|nicht|reste(?:nt)?|tien(?:t|nent)|place|position|réserve|pas)\b[^,;:.!?]{0,25})"
    r"\s*[,–-]\s*(?:and\s+|und\s+|et\s+)?(?:(?:nobody|no\s+one)\s+(?:moves?|goes\s+anywhere|stirs?|budges?|leaves?)|(?:niemand|keiner)\s+(?:bewegt\s+sich|rührt\s+sich|geht\s+(?:irgendwo\s*hin|weg))|personne\s+ne\s+(?:bouge|part|remue))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
SELF = re.compile(r"(?:sich|ihm|ihnen|ihr|dem|der|uns|mir)$", re.IGNORECASE)


def screens(told: re.Match[str]) -> str:
    """Screens him."""
    many = told[0].lower().startswith(("passen", "achten"))
    return f"schirm{'en' if many else 't'} {told['whose'] or told['of']} ab"


def supports(told: re.Match[str]) -> str:
    """Supports him, where it is somebody."""
    if SELF.fullmatch(told["who"]):
        return told[0]
    return f"{told['shall']}{told['who']} unterstützen" if told["shall"] else f"unterstützt {told['who']}"


FOR_ANOTHER = (
    turn("flanke|seite|rechte|linke", COVERS_DE, screens),
    turn("flanke|seite|rechte|linke", MINDS_DE, screens),
    turn(
        "droit|gauche|flanc|aile",
        COVERS_FR,
        lambda told: (
            f"couvre{'nt' if told['many'] in ('ent', 'eront') else ''} {told['side']} {told['of']}{told['who']}"
        ),
    ),
    turn("écran|rideau", SCREEN_FR, r"\g<does>"),
    turn("reserve|support|second|backup", RESERVE_EN, r"supports \g<who>"),
    turn("reserve|rückhalt|treffen", RESERVE_DE, r"unterstützt \g<who>"),
    turn("den rücken", BACK_DE, supports),
    turn("anschluss|anschluß|fühlung|kontakt", TOUCH_DE, r"folgt \g<who>"),
    turn("contact", TOUCH_FR, "suit "),
    turn("nobody|no one|niemand|keiner|personne", NOBODY_MOVES, r"\g<stays>"),
)
