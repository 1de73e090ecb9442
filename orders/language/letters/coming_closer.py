"""Coming closer: *moves closer to Campi, say I4* goes there; *to within 4 cm of Campi* stops so far before him."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.french_words import ARTICLES
from orders.language.letters.turns import SQUARE, turn

# *gets closer to Hubert and goes to K6*, *se rapproche d'eux et va en I4*, *rückt näher an Campi, etwa nach I4*
CLOSER = re.compile(
    r"\b(?:gets?|moves?|rides?|comes?|goes|go)\s+(?:a\s+bit\s+|somewhat\s+|much\s+)?(?:closer|nearer)\s+to\s+[^;:.!?]{2,40}?\s*"
    rf"(?:,|\band\b)\s*(?:(?:and|goes|go|moves?|rides?|say|to|at|in|into|about|around|near|up|over|i\.?e\.?)\s+)*(?={SQUARE})",
    re.IGNORECASE,
)
CLOSER_FR = re.compile(
    r"\bse\s+rapproche(?:nt|r|ra)?\s+(?:de\s+|du\s+|des\s+|d['’])[^;:.!?]{2,40}?\s*(?:,|\bet\b)\s*"
    rf"(?:(?:et|va|vont|vient|se\s+(?:place|met|porte|rend|tient|poste)|gagne|monte|disons|mettons|par\s+exemple|vers|en|à|soit)\s+)*(?={SQUARE})",
    re.IGNORECASE,
)
CLOSER_DE = re.compile(
    r"\b(?:reitet|rückt|geht|kommt|zieht)\s+(?:etwas\s+|ein\s+bisschen\s+|ein\s+Stück\s+)?näher\s+(?:an|zu|zum|zur|bei)\s+[^;:.!?]{2,40}?"
    r"(?:\s+heran)?\s*(?:,|\bund\b)\s*(?:(?:und|geht|reitet|zieht|rückt|etwa|sagen\s+wir|also|nach|in|auf|bis|bei)\s+)*"
    rf"(?={SQUARE})",
    re.IGNORECASE,
)
# *Bachelu muss näher an Campi ran, die hören ja nur halb zu. I4 sollte passen*: where he is to be, and why
MUST = r"(?:muss|müssen|soll|sollen|sollte|sollten|müsste|müssten|kann|darf)"
NEARER = (
    r"(?:(?:etwas|ein\s+(?:bisschen|wenig|Stück)|noch|wieder|auch|mal|bitte|viel|deutlich|ruhig)\s+)*"
    r"(?:näher|dichter|enger|weiter)"
)
TO_THEM = r"(?:(?:an|zu|zum|zur|bei|beim)\s+(?P<whom>(?:(?!\bund\b)[^,;:.!?]){2,40}?))"
THERE = (
    r"(?:ran|heran|hin|sein|stehen|rücken|gehen|reiten|kommen|bleiben|vor|"
    r"nach\s+vorne?|zurück|rangehen|ranrücken|heranrücken|ranreiten)"
)
SUITS = (
    r"(?:\s+(?:(?:sollte|dürfte|müsste|könnte|würde|wird)\s+\w+(?:\s+sein)?|wäre\s+(?:mein\s+)?(?:nicht\s+)?\w+|(?:passt|reicht|genügt)(?:\s+\w+)?|"
    r"zum\s+Beispiel|etwa|oder\s+so|würde\s+ich\s+sagen))"
)
MUST_BE_CLOSER = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?)\s+{MUST}\s+{NEARER}(?:\s+{TO_THEM})?(?:\s+{THERE})?(?:\s*,\s*[^;:.!?]{{3,60}}?)?\s*[,.!–—-]\s*"
    rf"(?:(?:in|nach|auf|bei|am\s+besten|etwa|zum\s+Beispiel|z\.\s?B\.|vielleicht|sagen\s+wir|so|also|besser|das\s+heißt)\s+)*(?P<square>{SQUARE}){SUITS}?"
    r"(?=\s*(?:[.!,;]|$))",
    re.IGNORECASE,
)
IS_CLOSER = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?)\s+(?:rückt|geht|reitet|kommt|zieht|schließt|steht)\s+{NEARER}(?:\s+{TO_THEM})?(?:\s+{THERE})?\s*[.!,–—-]\s*"
    rf"(?:(?:in|nach|auf|bei)\s+)?(?P<square>{SQUARE})\s+(?:sollte|dürfte|müsste|könnte|würde|wird|wäre|passt|reicht|genügt)\b(?:\s+\w+){{0,3}}(?=\s*(?:[.!,;]|$))",
    re.IGNORECASE,
)
# *muss näher an Campi ran*, and no square is told
MUST_BE_NEAR = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?)\s+{MUST}\s+{NEARER}\s+{TO_THEM}(?:\s+{THERE})?(?:\s*,\s*(?:die|der|das|sonst|damit|weil|denn)\b[^;:.!?]{{3,60}})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Bachelu ist zu weit weg von Campi, I4 wäre besser*
TOO_FAR = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?)\s+(?:ist|steht|sitzt)\s+(?:mir\s+|noch\s+|leider\s+|viel\s+)*zu\s+(?:weit|nah|dicht|tief)\b[^,;:.!?]{{0,40}}[,;.]\s*(?:in|nach|bei)?\s*"
    rf"(?P<square>{SQUARE})\s+(?:wäre|ist)\s+(?:besser|gut|richtig|ideal|schöner|klüger|sinnvoller)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson geht am Dorf vorbei. I7 sollte passen*
IT_SUITS = re.keyed(rf"(?<=\w)\s*[.!]\s+(?:(?:in|nach|bei|at|en)\s+)?(?P<square>{SQUARE}){SUITS}(?=\s*[.!]*\s*$)")
IT_SUITS_ABROAD = re.keyed(
    rf"(?<=\w)\s*[.!]\s+(?:(?P<fr>en)\s+|at\s+)?(?P<square>{SQUARE})\s+(?:should|would|will|ought|(?P<does>devrait|ferait|serait))\b[^,;:.!?]{{1,20}}(?=\s*[.!]*\s*$)"
)
# *näher an die Straße holen*: to it
CLOSE_BY = re.compile(
    r"\b(?:näher|dichter|enger)\s+(?=(?:an|hinter|neben)\s+(?:die|den|das|der|dem|[A-ZÄÖÜ])(?![^.;]*\b(?:wenn|falls|sobald|komm\w*)\b))"
)

# *va plus près de 1/2Nas*
PLUS_PRES = re.keyed(
    r"\b(?P<goes>va|ira|irait|vient|vont|iront|viennent|aller|venir)\s+(?:se\s+mettre\s+)?(?:un\s+peu\s+|bien\s+)?plus\s+près\s+(?=d(?:e\b|u\b|es\b|['’]))",
    re.IGNORECASE,
)
NEARER_FR = {
    "vont": "se rapprochent ",
    "iront": "se rapprochent ",
    "viennent": "se rapprochent ",
    "aller": "se rapprocher ",
    "venir": "se rapprocher ",
}
# *se rapproche de Gemioncourt mais reste derrière la ferme*, *comes closer to it but stays behind the farm*: there
BUT_STAYS = re.keyed(
    r"\b(?:se\s+rapproche|s['’]approche|s['’]avance|va|avance|vient|descend|monte)(?P<many>nt)?\s+(?:(?:de|du|des|vers|jusqu['’]à|à|en\s+direction\s+de)\s+|d['’])"
    r"(?:la\s+|le\s+|l['’])?[^,;:.!?\d]{2,30}?\s*,?\s+(?:mais|et|en|tout\s+en)\s+(?:en\s+)?(?:reste(?:nt)?|restant|se\s+tien(?:t|nent)|se\s+tenant)\s+"
    r"(?:(?:bien|toujours|à\s+l['’]abri|à\s+couvert|prudemment|caché\w*|masqué\w*)\s+)*(?=(?:derrière|devant|à\s+(?:gauche|droite)\s+d|au\s+(?:nord|sud)\s+d|"
    r"à\s+l['’](?:est|ouest)\s+d)\S*\s)",
    re.IGNORECASE,
)
BUT_STAYS_EN = re.compile(
    r"\b(?:comes?|goes|go|moves?|gets?|draws?)\s+(?:up\s+)?(?:closer|nearer)\s+to\s+[^,;:.!?\d]{2,30}?\s*,?\s+(?:but|and)\s+(?:stays?|remains?|keeps?)\s+"
    r"(?:(?:well|safely|always|hidden|under\s+cover)\s+)*(?=(?:behind|in\s+front\s+of|beside|north|south|east|west|left|right)\b)",
    re.IGNORECASE,
)
# *s'approche de la ferme sans y entrer*, *moves close to it without going in*: before it
NOT_IN = re.compile(
    r"\b(?:(?:s['’]approche|se\s+rapproche|s['’]avance|avance|va|vont|vient|viennent|marche)(?P<many>nt)?)\s+(?:(?:tout\s+)?près\s+)?(?:jusqu['’]|vers\s+(?P<to>la|le|les|l['’])?)?\s*"
    r"(?P<of>de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’]|à\s+la\s+|à\s+l['’]|au\s+|aux\s+|à\s+)?(?P<what>[^,;:.!?]{2,35}?)\s*,?\s+(?:mais\s+)?sans\s+(?:y\s+(?:entrer|pénétrer|rentrer)|entrer\s+(?:dedans|dans\s+les\s+maisons))",
    re.IGNORECASE,
)
NOT_IN_EN = re.compile(
    r"\b(?:moves?|goes|go|comes?|gets?|draws?|advances?)\s+(?:up\s+)?(?:close(?:r)?\s+|near(?:er)?\s+|up\s+)?to\s+(?P<what>[^,;:.!?]{2,35}?)\s*,?\s+(?:but\s+)?without\s+(?:going|getting|entering)(?:\s+in(?:to\s+it|side)?|\s+it)\b",
    re.IGNORECASE,
)


# *Husson stops 10 cm short of Lairalle*: he goes so far; one who stays or is there already is told so otherwise
SHORT_OF = re.compile(
    r"(?P<who>(?:^\W*|[,;:]\s*)(?:(?:the|my|our)\s+)?[^,;:.!?]{2,40}?)\s+(?P<must>(?:should|must|shall|will|is\s+to|are\s+to|to)\s+)?(?:stop|halt|pull\s+up|draw\s+up)(?P<s>s?)\s+(?:(?:about|some|at)\s+)?(?P<far>\d+\s*(?:cm|paces|metres|yards)\s+)?(?:just\s+)?short\s+of\s+",
    re.IGNORECASE,
)
SHORT_OF_DE = re.compile(
    r"(?P<who>(?:^\W*|[,;:]\s*)(?:(?:die|der|das)\s+)?[^,;:.!?]{2,40}?)\s+(?:hält|halten|stoppt|stoppen|bleibt|bleiben)\s+(?:(?:etwa|ungefähr)\s+)?(?P<far>\d+\s*(?:cm|Schritt)\s+vor\s+(?!(?:mir|ihm|ihr|uns|ihnen)\b)[^,;:.!?]{2,30}?)(?:\s+(?:an|stehen|halten))?(?=\s*(?:[,;:.!?]|$))",
    re.IGNORECASE,
)
SO_FAR_FR = re.keyed(
    r"\b(?P<goes>(?:avance|va|marche|s['’]arrête|s['’]approche|progresse|monte|se\s+porte)(?:nt)?|vont|avancer|s['’]arrêter|marcher|aller)\s+(?:jusqu['’])?à\s+(?P<far>\d+\s*cm)\s+(?P<of>de\s+la\s+|de\s+l['’]|du\s+|des\s+|de\s+|d['’])(?=\w)(?!(?:lui|eux|elle|distance|là)\b)",
    re.IGNORECASE,
)
STOPS_FR = re.compile(r"s['’]arrête", re.IGNORECASE)
ARTICLE_OF = {"de la": "la ", "de l'": "l'", "de l’": "l’", "du": "le ", "des": "les ", "de": "", "d'": "", "d’": ""}


def goes_short_of(told: re.Match[str]) -> str:
    """He goes so far who stops there."""
    does = f"{told['must']}advance" if told["must"] else f"advance{'s' if told['s'] else ''}"
    return f"{told['who']} {does} to {told['far'] or ''}short of "


def goes_so_far(told: re.Match[str]) -> str:
    """In French: up to so far before the place."""
    goes = STOPS_FR.sub("avance", told["goes"])
    of = " ".join(told["of"].lower().split())
    return f"{goes} jusqu'à {told['far']} avant {ARTICLE_OF[of]}"


def stops_before(found: re.Match[str]) -> str:
    """So far before the place, in French."""
    article = ARTICLES.get(
        re.sub(r"\s+", " ", (found["of"] or "").lower()).strip(), f"{found['to']} " if found["to"] else ""
    )
    return f"{'avancent et s’arrêtent' if found['many'] else 'avance et s’arrête'} 4 cm avant {article}{found['what']}"


COMING_CLOSER = (
    turn("plus près", PLUS_PRES, lambda told: NEARER_FR.get(told["goes"].lower(), "se rapproche ")),
    turn("short of", SHORT_OF, goes_short_of),
    turn("vor ", SHORT_OF_DE, r"\g<who> geht bis \g<far>"),
    turn("à ", SO_FAR_FR, goes_so_far),
    turn("sans ", NOT_IN, stops_before),
    turn("without", NOT_IN_EN, r"halts 4 cm short of \g<what>"),
    turn("näher|dichter|enger|weiter", MUST_BE_CLOSER, r"\g<who> geht nach \g<square>"),
    turn("näher|dichter|enger|weiter", IS_CLOSER, r"\g<who> geht nach \g<square>"),
    turn("näher|dichter|enger", MUST_BE_NEAR, r"\g<who> schließt zu \g<whom> auf"),
    turn("zu weit|zu nah|zu dicht|zu tief", TOO_FAR, r"\g<who> geht nach \g<square>"),
    turn("rapproch|approche|avance|vient|descend|monte|va ", BUT_STAYS, lambda one: "vont " if one["many"] else "va "),
    turn("closer|nearer", BUT_STAYS_EN, "goes "),
    turn("closer|nearer", CLOSER, "goes to "),
    turn("rapproche", CLOSER_FR, "va en "),
    turn("näher", CLOSER_DE, "geht nach "),
    turn(". |! ", IT_SUITS, r", nach \g<square>"),
    turn(". |! ", IT_SUITS_ABROAD, lambda told: f", {'en' if told['fr'] or told['does'] else 'to'} {told['square']}"),
    turn("näher|dichter|enger", CLOSE_BY),
)
