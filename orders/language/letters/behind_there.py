"""Behind there: to whom somebody goes, and on which side of them he stops: *down to the guns and halts behind*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES
from orders.language.letters.turns import turn

END = r"(?=\s*(?:[.;,:!]|$))"
# *goes down to Bijleveld's guns and halts behind*
THERE_EN = re.compile(
    r"\b(?:(?:as\s+far\s+as|up\s+to|over\s+to|down\s+to|back\s+to|to))\s+(?P<to>[^,;:.!?]{2,40}?)\s*,?\s+and\s+(?:then\s+)?"
    r"(?:forms?|halts?|stops?|stands?|places?\s+itself|takes?\s+(?:up\s+)?(?:post|position)|settles?|sits?|waits?|stays?|"
    rf"deploys?)\s+(?:up\s+|just\s+|right\s+|down\s+|there\s+)*(?P<where>behind|in\s+front|beside)(?:\s+(?:it|them|him|those))?{END}",
    re.IGNORECASE,
)
# *descend jusqu'aux canons de Bijleveld et se met derrière*
THERE_FR = re.compile(
    r"(?:\bjusqu['’]\s*(?=à|au)|\bvers\s+(?=l[ae]s?\s|l['’])|\b(?=(?:à\s+la|à\s+l['’]|aux|au)\s))"
    r"(?P<the>à\s+la\s+|à\s+l['’]|aux\s+|au\s+|la\s+|les\s+|le\s+|l['’]|à\s+)(?P<to>[^,;:.!?]{2,40}?)\s*,?\s+et\s+(?:puis\s+|y\s+)?"
    r"(?:se\s+(?:met|place|range|poste|forme|tient)(?:ra)?|se\s+(?:mettent|placent|rangent|postent|forment|tiennent)|"
    r"s['’](?:installe|établit|arrête|installent|établissent|arrêtent)|reste(?:nt)?|attend(?:ent)?)\s+"
    rf"(?:juste\s+|là\s+|un\s+peu\s+)?(?P<where>derrière|derriere|devant){END}",
    re.IGNORECASE,
)
# *geht bis zu den Kanonen und stellt sich dahinter*
THERE_DE = re.compile(
    r"\b(?:bis\s+)?(?P<zu>zu\s+den|zu\s+der|zur|zum|zu\s+dem|zu)\s+(?P<to>[^,;:.!?]{2,40}?)\s*,?\s+und\s+(?:dann\s+)?"
    r"(?:(?:stellt|stellen|setzt|setzen|legt|postiert|formiert)\s+sich(?:\s+auf)?|hält|halten|bleibt|bleiben|wartet)\s+"
    rf"(?:direkt\s+|gleich\s+|knapp\s+)?(?P<where>dahinter|davor)(?:\s+(?:auf|an|stehen))?{END}",
    re.IGNORECASE,
)
DATIVES = {"zu den": "den ", "zu der": "der ", "zur": "der ", "zum": "dem ", "zu dem": "dem ", "zu": ""}
# *between the two, a little back*: so little is nothing that could be measured.
A_BIT_BACK = re.compile(
    r"(?P<between>\b(?:between|entre|zwischen)\s+[^;:.!?]{2,50}?)\s*,\s*(?:et\s+|and\s+|und\s+|mais\s+|but\s+|aber\s+)?"
    r"(?:(?:only|just|nur)\s+)?(?:un\s+peu|légèrement|legerement|a\s+(?:little|bit|shade|touch)|slightly|etwas|ein\s+wenig|"
    r"ein\s+bisschen|leicht)\s+(?:plus\s+)?(?:en\s+arrière|en\s+retrait|en\s+retraite|derrière|back|behind|to\s+the\s+rear|"
    rf"further\s+back|farther\s+back|zurück|zurückgesetzt|dahinter|hinten|nach\s+hinten)(?:\s+(?:d['’]eux|them|both))?{END}",
    re.IGNORECASE,
)
# *va en G9 et quand il y est il se met en ligne*: what is done there, when it has come
ONCE_THERE = (
    r"\s*,?\s+(?:et\s+|puis\s+)?(?:quand|lorsqu['’]?e?|une\s+fois\s+qu['’]?e?|dès\s+qu['’]?e?|des\s+qu['’]?e?|aussitôt\s+qu['’]?e?)\s*(?P<he>ils?|elles?)\s+"
    r"(?:(?:y\s+)?(?:est|sont|sera|seront)(?:\s+(?:là|arrivée?s?|en\s+place|sur\s+place|en\s+position))?|y\s+arriv\w+|arriv\w+\s+(?:là|sur\s+place)|"
    r"arriv\w+(?=\s*,?\s+(?:ils?|elles?)\s+(?:se\s+(?:met|form|déploi|rang|reform|remet)|font\s+face|fait\s+face)))\s*,?\s+(?=(?P=he)\s)",
    r"\s*,?\s+(?:and\s+|then\s+)?(?:when|once|as\s+soon\s+as)\s+(?:it|they|he)(?:['’](?:s|re)|\s+(?:is|are|gets?|has\s+got|have\s+got|arrives?|has\s+arrived|"
    r"have\s+arrived))(?:\s+(?:there|in\s+place|in\s+position))?\s*,?\s+(?=(?:it|they|he)\s+(?:should\s+|must\s+|will\s+|can\s+|to\s+)*(?:forms?|deploys?|faces?|turns?|unlimbers?)\b)",
)


def behind_those(found: re.Match[str]) -> str:
    """The place behind or before them, in French."""
    article = " ".join(found["the"].lower().split())
    return f"{found['where']} {ARTICLES.get(article, found['the'])}{found['to']}"


def behind_them(found: re.Match[str]) -> str:
    """The same in German."""
    way = "hinter" if found["where"].lower() == "dahinter" else "vor"
    return f"{way} {DATIVES[' '.join(found['zu'].lower().split())]}{found['to']}"


BEHIND_THERE = (
    turn(" est| sont| ser| arriv", re.compile(ONCE_THERE[0], re.IGNORECASE), " puis "),
    turn("when|once|soon", re.compile(ONCE_THERE[1], re.IGNORECASE), " then "),
    turn(
        "behind|in front|beside",
        THERE_EN,
        lambda one: f"{'in front of' if one['where'][0] in 'iI' else one['where']} {one['to']}",
    ),
    turn("derrière|derriere|devant", THERE_FR, behind_those),
    turn("dahinter|davor", THERE_DE, behind_them),
    turn("between|entre|zwischen", A_BIT_BACK, r"\g<between>"),
)
