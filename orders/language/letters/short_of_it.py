"""Short of it: how near somebody comes to a place before he halts; on this side of it, as one comes.

*Avance jusqu'à 10 cm de Gemioncourt*, *halts 10 cm from the farm*, *bleibt 10 cm vom Hof entfernt stehen*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES
from orders.language.letters.turns import turn

FAR = (
    r"(?P<far>(?:(?:environ|quelque|à\s+peine|about|some|roughly|etwa|ungefähr|rund)\s+)?"
    r"(?:\d+(?:[.,]\d+)?|une?\s+dizaine\s+de|cent|deux\s+cents|trois\s+cents|hundert|zweihundert|a\s+hundred|two\s+hundred)\s*"
    r"(?:cm|m|mm|centimètres?|mètres?|metres?|meters?|pas|pouces?|paces|yards|inches|Meter|Schritte?|Zoll)\b)"
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
    turn("jusqu'à|jusqu’à", UP_TO, before_it),
    turn(" à ", HALTS_AT, before_it),
    turn("halt|stop|pull", HALTS_FROM, r"\g<halts> \g<far> short of "),
    turn("vom |von ", HALTS_VON, halts_before),
)
