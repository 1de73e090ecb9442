"""Short of it: how near somebody comes to a place before he halts; on this side of it, as one comes.

*Avance jusqu'à 10 cm de Gemioncourt*, *halts 10 cm from the farm*, *bleibt 10 cm vom Hof entfernt stehen*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES
from orders.language.letters.turns import turn

NUMBER = (
    r"(?:\d+(?:[.,]\d+)?|une?\s+dizaine\s+de|(?:deux\s+|trois\s+)?cents?|deux|trois|quatre|cinq|six|huit|dix|hundert|zweihundert|"
    r"a\s+hundred|two\s+hundred)"
)
FAR = (
    rf"(?P<far>(?:(?:environ|quelque|à\s+peine|about|some|roughly|etwa|ungefähr|rund)\s+)?{NUMBER}(?:\s+(?:ou|à|or|to|oder|bis)\s+{NUMBER})?\s*"
    r"(?:cm|m|mm|centim[eè]tres?|centimeters?|mètres?|metres?|meters?|pas|pouces?|paces|yards|yds|inches|Meter|Schritte?|Zoll)\b)"
)
# Of those who move, how near they come hangs on them, too.
WHO_MOVE = r"(?![^,;:.!?]{0,25}\b(?:ennemi\w*|adversaires?|Français|Anglais|Alliés|eux|lui)\b)"
OF = rf"(?P<of>de\s+la|de\s+l['’]|du|des|de|d['’])\s*{WHO_MOVE}(?!distance\b|là\b|l['’])(?=\w)"
HALTS_FR = r"(?:s['’]arrête(?:nt|ra|ront|r)?|fait\s+halte|font\s+halte|faire\s+halte|halte|stoppe(?:nt|r)?)"
# *avance jusqu'à 10 cm de Gemioncourt*
UP_TO = re.compile(rf"\s*,?\s*\bjusqu['’]à\s+{FAR}\s+{OF}", re.IGNORECASE)
# *s'arrête à 10 cm de la ferme*
HALTS_AT = re.compile(rf"(?P<halts>\b{HALTS_FR})\s+à\s+{FAR}\s+{OF}", re.IGNORECASE)
# *halts 10 cm from the farm*, *comes to a halt 4 inches off the brook*
HALTS_FROM = re.compile(
    rf"(?P<halts>\b(?:halt|stop|pull\s+up|come\s+to\s+a\s+halt)(?:s|ping|ing)?|\bcomes\s+to\s+a\s+halt)\s+(?:at\s+)?{FAR}\s+(?:away\s+)?(?:from|off)\s+(?=\w)",
    re.IGNORECASE,
)
# *bleibt 10 cm vom Hof entfernt stehen*, *hält 10 cm vom Hof*
HALTS_VON = re.compile(
    rf"\b(?P<halts>bleibt|bleiben|hält|halten)\s+(?:aber\s+|dann\s+|dort\s+)?{FAR}\s+(?:vom|von\s+(?P<art>dem|der|den)|von)\s+"
    r"(?P<what>[^,;:.!?]{2,30}?)(?:\s+(?:entfernt|weg|ab))?(?:\s+(?:stehen|an|halten))?(?=\s*(?:[,;.!]|$|und\b))",
    re.IGNORECASE,
)

# *goes to within 4 cm of Campi*, *va à quatre centimètres de Campi*
WITHIN = re.compile(
    r"\b(?:goes|go|moves?|rides?|comes?|march(?:es)?|advances?)\s+(?:up\s+|on\s+)?to\s+(?:within\s+)?"
    rf"{FAR}\s+(?:of|from|off)\s+(?=(?-i:[A-Z\d]))",
    re.IGNORECASE,
)
WITHIN_FR = re.compile(
    r"\b(?:va|vont|vient|viennent|(?:s['’])?avance(?:nt)?|se\s+portent?|s['’]approche(?:nt)?)\s+(?:jusqu['’])?à\s+"
    rf"{FAR}\s+(?:de\s+|du\s+|d['’])(?=(?-i:[A-Z\d]))",
    re.IGNORECASE,
)
# *se rapproche de Campi, à trois centimètres de lui*
CLOSER_BY = re.compile(
    rf"\bse\s+rapproche(?:nt|r|ra)?\s+(?:de\s+|du\s+|d['’])(?P<who>[^,;:.!?]{{2,40}}?)\s*,?\s+(?:jusqu['’])?à\s+{FAR}\s+"
    r"(?:de\s+|d['’])(?:lui|elle|eux|elles)\b",
    re.IGNORECASE,
)


def before_it(found: re.Match[str]) -> str:
    """So far before the place, in French."""
    of = re.sub(r"\s+", " ", found["of"].lower())
    halts = found.groupdict().get("halts") or " et s'arrête"
    return f"{halts} {found['far']} avant {ARTICLES.get(of, '')}"


def halts_before(found: re.Match[str]) -> str:
    """So far before the place, in German."""
    article = found["art"] or ("dem" if "vom" in found[0].lower().split() else "")
    return f"hält {found['far']} vor {article} {found['what']}".replace("  ", " ")


SHORT_OF_IT = (
    turn("to ", WITHIN, r"halts \g<far> short of "),
    turn("rapproche", CLOSER_BY, r"s'arrête \g<far> avant \g<who>"),
    turn("à ", WITHIN_FR, r"s'arrête \g<far> avant "),
    turn("jusqu'à|jusqu’à", UP_TO, before_it),
    turn(" à ", HALTS_AT, before_it),
    turn("halt|stop|pull", HALTS_FROM, r"\g<halts> \g<far> short of "),
    turn("vom |von ", HALTS_VON, halts_before),
)
