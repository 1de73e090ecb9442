"""Covering a march: *le 2/2L couvrira sa marche*, *2/2L covers the advance of Husson*: he goes before those who march.

*Deckt den Vormarsch der Brigade Husson* is the same; to cover a march is not to stay where one is. *En tirailleurs pour
ouvrir la marche* tells with its aim that he goes first.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

#: Who goes before others: a battalion or skirmishers. A battery covers with its fire, a brigade as brigades do.
WHO = (
    r"(?P<who>(?:\b\d{1,2}/\d{1,3}(?!\w*[FH]A\b)\w*|\b\d+[JML]\b|\bbatt?aill?ons?\b|\btirailleurs\b|\bvoltigeurs\b|\bskirmishers\b|"
    r"\bPlänkler\b|\bSchützen\b)\s+(?:(?:will|shall|should|must|to|is\s+to|doit|devra|va|pourra|soll|also|aussi|auch)\s+)*)"
)
BEHIND = r"(?=\s*(?:[,;:.!?)]|$|et\b|en\b|comme\b|and\b|in\b|as\b|with\b|und\b|als\b|mit\b|avec\b|par\b))"
# *couvrira sa marche*, *protège le mouvement de la brigade Husson*
COUVRE = re.compile(
    rf"{WHO}(?P<does>couvr(?:e|ira|ir)|protég(?:era|er)|protège|masqu(?:e|era|er)|éclair(?:e|era|er))(?P<many>nt|ont)?\s+"
    r"(?:sa|son|leur|la|le|l['’])\s*(?:marche|avance|avancée|progression|mouvement|déploiement|approche|attaque)"
    rf"(?:\s+d(?:e\s+la|u|e\s+l['’]|['’]|e)\s*(?P<whom>(?:brigade\s+|général\s+)?(?-i:[A-ZÀ-Ý\d])[\w/-]*))?{BEHIND}",
    re.IGNORECASE,
)
# *covers its march*, *screens Husson's advance*, *covering the advance of Husson*
COVERS = re.compile(
    rf"{WHO}(?:cover|screen|protect)(?P<end>s|ing)?\s+(?:its|his|their|the|(?P<whose>(?:the\s+)?(?-i:[A-Z\d])[\w/-]*)['’]s?)\s+"
    r"(?:march|advance|movement|approach|deployment)"
    rf"(?:\s+of\s+(?P<whom>(?:the\s+)?(?-i:[A-Z\d])[\w/-]*(?:['’]s\s+brigade)?))?{BEHIND}",
    re.IGNORECASE,
)
# *deckt seinen Marsch*, *sichert den Vormarsch der Brigade Husson*
DECKT = re.compile(
    rf"{WHO}(?:deck|sicher|schirm|schütz)(?P<end>t|en)\s+(?:seinen|ihren|deren|dessen|den|(?P<whose>(?-i:[A-ZÄÖÜ])[\w-]{(3,)}?s))\s+"
    r"(?:Marsch|Vormarsch|Anmarsch|Aufmarsch|Angriff)"
    rf"(?:\s+(?:der|des|von)\s+(?P<whom>(?:Brigade\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*))?(?:\s+ab)?{BEHIND}",
    re.IGNORECASE,
)
# *en tirailleurs pour ouvrir la marche*, *in skirmish order to lead the way*, *um den Marsch zu eröffnen*
TO_OPEN = re.compile(
    r"\s*,?\s+(?:pour|afin\s+d['’e])\s*(?:ouvrir\s+(?:la|sa|leur)\s+(?:marche|route|voie)|prendre\s+la\s+tête)"
    r"(?:\s+(?:de\s+la\s+(?:brigade|colonne)|des\s+autres))?(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)
TO_LEAD = re.compile(
    r"(?P<formed>\b(?:skirmish(?:ers|\s+order|ing)?|open\s+order|extended\s+order|line|columns?))\s*,?\s+"
    r"(?:(?:so\s+as\s+)?to\s+lead\s+the\s+(?:way|march|brigade)|leading\s+the\s+way)(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)
UM_ZU = re.compile(
    r"\s*,?\s+um\s+(?:den\s+Marsch\s+zu\s+eröffnen|den\s+(?:anderen|übrigen)\s+voran\s*zu\s*gehen|die\s+Spitze\s+zu\s+(?:bilden|nehmen|übernehmen))"
    r"(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)


def goes_first(told: re.Match[str]) -> str:
    """French, before those who are named or were told of."""
    infinitive = told["does"].lower().endswith("r")
    verb = "marcher" if infinitive else "marchent" if told["many"] else "marche"
    return f"{told['who']}{verb} devant {named(told['whom']) if told['whom'] else 'elle'}"


def named(whom: str) -> str:
    """A French name with its article."""
    return f"la {whom}" if whom.lower().startswith("brigade") else f"le {whom}" if whom[:1].isdigit() else whom


def goes_ahead(told: re.Match[str]) -> str:
    """English, ahead of them."""
    whom = told["whom"] or told["whose"] or "it"
    verb = {"s": "goes", "ing": "going"}.get((told["end"] or "").lower(), "go")
    return f"{told['who']}{verb} ahead of {whom}"


def geht_vor(told: re.Match[str]) -> str:
    """German, before them."""
    whose = (told["whose"] or "")[:-1]
    whom = told["whom"] or whose
    before = f"die {whom}" if whom.startswith("Brigade") else f"das {whom}" if whom[:1].isdigit() else whom or "ihn"
    return f"{told['who']}{'begibt' if told['end'] == 't' else 'begeben'} sich vor {before}"


COVERING_A_MARCH = (
    turn("couvr|proté|protè|masqu|éclair", COUVRE, goes_first),
    turn("cover|screen|protect", COVERS, goes_ahead),
    turn("deck|sicher|schirm|schütz", DECKT, geht_vor),
    turn("ouvrir|tête", TO_OPEN, " devant les autres"),
    turn("lead", TO_LEAD, r"\g<formed> ahead of the others"),
    turn("eröffnen|voran|spitze", UM_ZU, " vor den anderen"),
)
