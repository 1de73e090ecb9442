"""Within a paragraph: in French, what leads from one order to the next, and orders that stand in nouns between others.

*Exception : la 1/6FA, qui monte en F4*, *pour la Garde, interdiction de bouger*, *une fois en batterie, elle tire*,
*monte en H6 avec un bataillon d'escorte, le 4/2L*, *Foy surveille l'attaque depuis G5*: put in the plain words for it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

END = r"(?=\s*(?:[.!;]|$))"
LEAD = r"^(?P<lead>\W*(?:(?:et|mais|puis|donc)\s*,?\s+)?)"
INFINITIVE = r"(?=(?:se\s+|s['’]|y\s+)?(?-i:[a-zà-ÿ]{2,}(?:er|ir|re|oir))\b)"
ONE = (
    r"(?:(?:le|la|les)\s+|l['’])?(?:\d[\w/-]*|(?-i:[A-ZÀ-Ý])[\w’'-]+|brigade|batterie|cavalerie|artillerie|"
    r"infanterie)(?:\s+(?:de\s+(?:la\s+)?|du\s+|d['’])?(?:(?-i:[A-ZÀ-Ý])[\w-]+|\d\w*)){0,2}"
)
# *Exception : la 1/6FA, qui monte en F4*, *une seule exception, le 3/100 : il reste*
EXCEPTION = re.compile(
    rf"{LEAD}(?:(?:une\s+|la\s+)?seule\s+)?(?:exception|à\s+une\s+exception\s+près|à\s+l['’]exception\s+près|"
    rf"sauf)\s*(?:,|:|–|-)\s*(?P<who>{ONE})\s*"
    r"(?:,\s*qui|:\s*(?:il|elle|ils|elles)|,\s*(?:lui|elle)\s*,|qui)\s+(?=\S+\s+\S)",
    re.IGNORECASE,
)
# *Pour la Garde, interdiction de bouger*, *Campi : défense de charger*
FORBIDDEN_FOR = re.compile(
    rf"{LEAD}(?:pour\s+)?(?P<who>{ONE})\s*[,:]\s*(?:interdiction|défense|pas\s+question|"
    rf"hors\s+de\s+question)\s+(?:absolue\s+|formelle\s+)?"
    rf"(?:pour\s+(?:eux|lui|elle|elles)\s+)?(?:de\s+|d['’]){INFINITIVE}",
    re.IGNORECASE,
)
# *Une fois en batterie, elle tire ...*, *dès qu'elle est en place, elle tire ...*, *sitôt arrivé, il se met en ligne*
ONCE_THERE = re.compile(
    rf"{LEAD}(?:une\s+fois|sitôt|aussitôt|dès\s+que|dès\s+qu['’]|quand|lorsque|lorsqu['’])\s*(?:qu['’])?(?:(?:elles?|"
    rf"ils?)\s+)?(?:(?:y\s+)?(?:est|sont|sera|seront)\s+)?"
    r"(?:en\s+(?:batterie|place|position)|arrivée?s?|installée?s?|rendue?s?|sur\s+place|là(?:-bas)?|dételée?s?|"
    r"postée?s?|déployée?s?)"
    r"(?:\s+(?:là(?:-bas)?|sur\s+place|en\s+position|en\s+place))?\s*,\s*(?=(?:elles?|ils?)\s+(?!(?:attend|reste|"
    r"ne\s+bouge)))",
    re.IGNORECASE,
)
# *La 18/6FA monte en H6 avec un bataillon d'escorte, le 4/2L*, *avec le 4/2L pour l'escorter*
WITH_ESCORT = re.compile(
    rf"{LEAD}(?P<who>{ONE})\s+(?P<goes>[^,;:.!?]{{2,50}}?)\s+avec\s+(?:(?:un|une)\s+(?:bataillon|escorte|compagnon|"
    rf"soutien|garde)(?:\s+(?:d['’]escorte|"
    r"de\s+soutien|d['’]infanterie|pour\s+escorte|de\s+garde))*\s*[,:]\s*(?P<by>(?:le|la)\s+\d[\w/]*)|(?P<by2>(?:le|"
    r"la)\s+\d[\w/]*)\s+(?:en|comme|pour)\s+(?:escorte|"
    rf"soutien|l['’]escorter|la\s+(?:garder|couvrir|protéger)))(?P<end>{END})",
    re.IGNORECASE,
)
# *Si la batterie est prise, tant pis, les servants filent*
SO_MUCH_THE_WORSE = re.compile(
    r"(?<=,)\s*(?:tant\s+pis|c['’]est\s+la\s+vie|peu\s+importe|tant\s+mieux|dommage)\s*(?:[,:;]|"
    r"pour\s+\w+\s*,)\s*(?=\S)",
    re.IGNORECASE,
)
# *Pas de zèle : l'ennemi battu, on s'arrête*
NO_ZEAL = re.compile(
    rf"{LEAD}(?:(?:surtout\s+)?(?:pas|point)\s+(?:de\s+|d['’])(?:zèle|folies?|imprudences?|fantaisies?|excès|audace|"
    rf"bêtises?|témérité|gloriole|héro\w+|aventures?|"
    r"blagues?|précipitation)|(?:de\s+la\s+)?prudence|restons\s+(?:prudents|sages|raisonnables)|(?:du\s+)?calme|"
    r"on\s+reste\s+(?:prudents?|sages?))\s*[:;,]\s*(?=\S+\s+\S)",
    re.IGNORECASE,
)
BOTH_SIDES = re.compile(
    r"\s*,?\s+de\s+part\s+et\s+d['’]autre(?:\s+(?:de|du|d['’])[^,;:.!?]{2,30}|\s+d['’]elles?)?(?=\s*(?:[,.;!]|$|et\b))",
    re.IGNORECASE,
)
HALF_WAY = re.compile(
    r"\bà\s+mi-?\s?(?:chemin|distance|route)\s+(?:de|du|d['’])\s*(?P<a>[^,;:.!?]{2,30}?)\s+et\s+(?:de\s+|du\s+|"
    r"d['’])(?P<b>[^,;:.!?]{2,30}?)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *Foy surveille l'attaque depuis G5*, *Bachelu suit l'affaire de la hauteur*: the man, who goes there
LOOKS_ON = re.compile(
    rf"{LEAD}(?:le\s+général\s+)?(?P<who>(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+(?:surveill|observ|"
    rf"sui[tv]|regard|dirig|command|supervis|contrôl|condui)\w*\s+"
    r"(?:l['’](?:attaque|assaut|affaire|action|opération|avance|ensemble)|la\s+(?:manœuvre|bataille|scène|chose|"
    r"marche)|le\s+(?:combat|mouvement|tout)|les\s+(?:opérations|événements|choses)|"
    r"tout\s+(?:ça|cela)|ça)\s+(?:de|depuis|à\s+partir\s+d[eu])\s+(?P<where>[^,;:.!?]{2,40}?)" + END,
    re.IGNORECASE,
)
# *Il n'attend pas le choc et se replie*, *le 27J n'attend pas d'être chargé*: he falls back
WAITS_FOR_NO_CHARGE = re.compile(
    r"^(?P<who>\W*(?:(?:il|elle|ils|elles)|(?:le|la|les)\s+(?:\d[\w/]*|tirailleurs|voltigeurs|"
    r"jägers)))\s+n['’]attend(?:ent|ra|ront)?\s+(?:pas|jamais|point)\s+(?:le\s+(?:choc|contact)|"
    r"(?:une|la|les|de)\s+charges?(?:\s+de\s+cavalerie|\s+ennemies?)?|d['’]être\s+(?:chargée?s?|abordée?s?|"
    r"sabrée?s?)|qu['’]on\s+(?:les?\s+|l['’])charge)"
    r"(?:\s*(?:,|et|:|pour)\s*(?:mais\s+)?(?:ils?\s+|elles?\s+)?(?:se\s+(?:repli|retir|sauv|dérob)\w+|recul\w+|"
    r"fil\w+|décroch\w+|esquiv\w+|rentr\w+)[^,;:.!?]{0,40})?" + END,
    re.IGNORECASE,
)
# *La brigade Jamin ne forme pas le carré*
FORMS_NO_SQUARE = re.compile(
    r"\bne\s+(?:se\s+)?form(?P<many>e|ent|era|eront)\s+(?P<no>pas|jamais|point)\s+(?:le|les|de|en|des)\s*carrés?\b",
    re.IGNORECASE,
)


def goes_with_escort(told: re.Match[str]) -> str:
    """Two who go to the same place."""
    return f"{told['lead']}{told['who']} {told['goes']} ; {told['by'] or told['by2']} soutient {told['who'].lower()}"


def falls_back(told: re.Match[str]) -> str:
    """He falls back when he is charged."""
    many = told["who"].lower().strip().startswith(("les", "ils", "elles"))
    return told["who"] + (" se replient s'ils sont chargés" if many else " se replie s'il est chargé")


WITHIN_A_PARAGRAPH = (
    turn("exception|sauf", EXCEPTION, r"\g<lead>\g<who> "),
    turn("interdiction|défense|question", FORBIDDEN_FOR, r"\g<lead>\g<who> ne doit pas "),
    turn("une fois|sitôt|dès qu|quand|lorsqu", ONCE_THERE, r"\g<lead>"),
    turn("escort|soutien|garde|couvrir|protéger", WITH_ESCORT, goes_with_escort),
    turn("tant |c'est|c’est|importe|dommage", SO_MUCH_THE_WORSE, " "),
    turn("pas |point |prudence|restons|calme|on reste", NO_ZEAL, r"\g<lead>"),
    turn("de part et", BOTH_SIDES),
    turn("mi-", HALF_WAY, r"entre \g<a> et \g<b>"),
    turn(
        "surveill|observ|suit|suiv|regard|dirig|command|supervis|contrôl|condui",
        LOOKS_ON,
        r"\g<lead>Le général \g<who> va à \g<where>",
    ),
    turn("attend", WAITS_FOR_NO_CHARGE, falls_back),
    turn("carré", FORMS_NO_SQUARE, r"ne forme le carré \g<no>"),
)


def as_told_within(raw: str) -> str:
    """A French sentence in the middle of others in plain words."""
    return put_plainly(raw, WITHIN_A_PARAGRAPH)
