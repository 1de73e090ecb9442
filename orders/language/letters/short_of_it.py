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
HALTS_AT = re.keyed(rf"(?P<halts>\b{HALTS_FR})\s+à\s+{FAR}\s+{OF}", re.IGNORECASE)
# *halts 10 cm from the farm*, *comes to a halt 4 inches off the brook*
HALTS_FROM = re.compile(
    rf"(?P<halts>\b(?:halt|stop|pull\s+up|come\s+to\s+a\s+halt)(?:s|ping|ing)?|\bcomes\s+to\s+a\s+halt)\s+(?:at\s+)?{FAR}\s+(?:away\s+)?(?:from|off)\s+(?=\w)",
    re.IGNORECASE,
)
# *bleibt 10 cm vom Hof entfernt stehen*, *hält 10 cm vom Hof*
HALTS_VON = re.keyed(
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
WITHIN_FR = re.keyed(
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
# *advances on the farm but halts 10 cm short of it*, *rückt auf den Hof vor, hält aber 10 cm davor*: so near to it
PLACE = r"(?P<what>(?:the\s+)?[^,;:.!?]{2,30}?)"
THEN_SHORT = re.compile(
    rf"\b(?P<goes>advance|go|move|march|come|push|press)(?P<s>e?s)?\s+(?:up\s+|forward\s+|on\s+)?(?:on|to|towards?|upon|against|up\s+to)\s+{PLACE}\s*,?\s+(?:and|but|then)\s+(?:then\s+)?(?:halt|stop|wait|stay|pull\s+up|remain)s?\s+(?:at\s+)?{FAR}\s+"
    r"(?:short\s+of|before|in\s+front\s+of|from|off|away\s+from)\s+(?:it|them|there|him)\b",
    re.IGNORECASE,
)
THEN_SHORT_DE = re.compile(
    rf"\b(?P<goes>rück|geh|marschier|zieh)(?P<n>t|en)\s+(?:auf|gegen|bis\s+zu[rm]?|zu[rm]?|an)\s+(?P<art>den|die|das|dem|der)?\s*(?P<what>[A-ZÄÖÜ][^,;:.!?]{{1,30}}?)\s*(?:vor|zu|heran)?\s*,?\s+(?:und\s+|aber\s+)?(?:hält|halten|bleibt|bleiben|stoppt)\s+(?:aber\s+|dann\s+|dort\s+)?{FAR}\s+"
    r"(?:davor|vor\s+(?:ihm|ihr|ihnen))(?:\s+(?:an|stehen|halten))?",
    re.IGNORECASE,
)
THEN_SHORT_FR = re.compile(
    rf"\b(?P<goes>avance|marche|va|vont|se\s+porte|progresse)(?P<nt>nt)?\s+(?:sur|vers|jusqu['’](?:à|au)|à|au|contre)\s+(?P<what>(?:la\s+|le\s+|les\s+|l['’])?[^,;:.!?]{{2,30}}?)\s*,?\s+(?:et|mais|puis)\s+{HALTS_FR}\s+(?:à\s+)?{FAR}\s*"
    r"(?:avant|devant|de\s+(?:celle-ci|celui-ci|là)|(?:d['’](?:elle|eux)|de\s+lui))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)


def so_near(found: re.Match[str]) -> str:
    """To so far from the place, in German."""
    article = {"dem": "den", "der": "die"}.get((found["art"] or "").lower(), found["art"] or "")
    return f"geht bis {found['far']} vor {article} {found['what']}".replace("  ", " ")


def so_near_in_french(found: re.Match[str]) -> str:
    """To so far from the place, in French."""
    what = re.sub(r"^le\s+", "du ", found["what"], flags=re.IGNORECASE)
    what = what if what.startswith("du ") else f"de {what}"
    return f"avance{found['nt'] or ''} jusqu'à {found['far']} {what}"


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
    turn("halt|stop|wait|stay|pull|remain", THEN_SHORT, r"\g<goes>\g<s> to within \g<far> of \g<what>"),
    turn("hält|halten|bleib|stoppt", THEN_SHORT_DE, so_near),
    turn("arrête|halte|stoppe", THEN_SHORT_FR, so_near_in_french),
    turn("to ", WITHIN, r"halts \g<far> short of "),
    turn("rapproche", CLOSER_BY, r"s'arrête \g<far> avant \g<who>"),
    turn("à ", WITHIN_FR, r"s'arrête \g<far> avant "),
    turn("jusqu'à|jusqu’à", UP_TO, before_it),
    turn(" à ", HALTS_AT, before_it),
    turn("halt|stop|pull", HALTS_FROM, r"\g<halts> \g<far> short of "),
    turn("vom |von ", HALTS_VON, halts_before),
)
