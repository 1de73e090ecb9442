"""Arrayed: how the battalions of a brigade are to stand to each other, told behind what it is to do."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

COUNT = r"(?:one|two|three|four|ein|eins|eines|zwei|drei|vier|un|une|deux|trois|quatre|[1-4])"
BODIES = r"(?:battalions?|bns?|batts?|regiments?|squadrons?|Bataillone?n?|Bataillon|Regimenter|bataillons?|régiments?)"
AHEAD = (
    r"(?:up(?:\s+front)?|in\s+front|forward|ahead|leading|in\s+(?:the\s+)?(?:first|front)\s+line|vorn(?:e)?|"
    r"voraus|voran|"
    r"in\s+(?:der\s+)?erster\s+Linie|en\s+tête|devant|en\s+avant|en\s+première\s+ligne|"
    r"leads?(?:\s+(?:the\s+way|off))?|führ(?:t|en)(?:\s+an)?|mène(?:nt)?)"
)
BACK = (
    r"(?:behind|back|in\s+(?:the\s+)?(?:rear|second\s+line|support|reserve)|follow(?:s|ing)?(?:\s+(?:up|on|along))?|to\s+follow|"
    r"dahinter|hinten|"
    r"in\s+zweiter\s+Linie|in\s+Reserve|als\s+Reserve|folgt|folgen|sui(?:t|vent)|derrière|en\s+arrière|en\s+(?:seconde|"
    r"deuxième)(?:\s+ligne)?|"
    r"en\s+réserve|en\s+soutien)"
)
OTHERS = (  # *reste* by itself stays: *Husson reste en réserve*
    r"(?:(?:(?:the|der|die|le|les)\s+)?(?:(?:two|three|four|zwei|drei|vier|deux|trois|quatre)\s+)?"
    r"(?:rest|others?|übrigen|anderen|autres)|le\s+reste)"
)
ON_A_SIDE = (
    r"(?:(?:with\s+)?(?:the\s+|its\s+|his\s+)?(?:right|left)(?:-hand)?\s+(?:battalion|flank|wing|company|file|regiment)"
    r"|(?:mit\s+dem\s+)?(?:das\s+)?(?:rechte[nrs]?|linke[nrs]?)\s+(?:Bataillon|Flügel)"
    r"|(?:le\s+|son\s+|la\s+|sa\s+)?(?:bataillon|aile|flanc)\s+(?:de\s+)?(?:droite|gauche|droit))"
)
BESIDE = (
    r"(?:close|near|next|resting|on|against|touching|beside|level|at|an|am|bei|neben|nahe|dicht|près|contre|à|au|sur|"
    r"appuyée?)"
)
# *1/92 and 2/92 in front*, *les deux bataillons du 93e 6 cm derrière*
UNITS = (
    r"(?:(?:the\s+|le\s+|les\s+|das\s+|die\s+)?\d{1,2}/\w+(?:\s*(?:,|\band\b|\bund\b|\bet\b|&|\+)\s*(?:the\s+|"
    r"le\s+|das\s+)?\d{1,2}/\w+)*"
    rf"|(?:the|les|die|both|beide)\s+(?:{COUNT}\s+|beiden\s+)?{BODIES}\s+(?:of\s+the|of|du|de|des|vom|"
    rf"der)\s+\d{{1,3}}\w*\.?(?:\s+Regiments?)?)"
)
SO_FAR = r"(?:(?:à\s+|some\s+|about\s+|etwa\s+|mit\s+)?\d+\s*(?:cm|m|mètres|metres|meters)\s+)?"
IN_FRONT = rf"{UNITS}\s*,?\s+{AHEAD}(?=\s*(?:[,;.!]|$|and\b|und\b|et\b))"
FOLLOWS = r"(?:(?:follow|come|folg|komm|suiv|vien)\w*\s+(?:on\s+|along\s+)?)?"
AS_SUPPORT = (
    r"(?:\s+(?:them|it|him))?(?:\s+(?:as|in|als|en|comme)\s+(?:an?\s+|the\s+)?"
    r"(?:back-?up|support|reserve|second\s+line|Reserve|Rückhalt|soutien|réserve))?"
)
# *The 92nd on the left*, *le 93e à droite*, *his light battalions leading*
THESE = (
    r"(?:(?:the|his|its|their|both|le|la|les|l['’]|ses|son|sa|das|die|der|den|dem|seine[nmr]?|"
    r"ihre[nmr]?)\s*(?:\d{1,3}\w{0,3}\.?|light|line|leichten?|"
    r"légers?|first|foremost)(?:\s+(?:light|line|infantry|battalions?|bns?|regiments?|ligne|léger|bataillons?|"
    r"Bataillone?n?|Infanterie|"
    r"chasseurs|lancers|lanciers)){0,2}|\d{1,3}(?:e|er|ème|th|st|nd|rd|L)\b|\d{1,2}/\w+(?:\s*(?:,|\band\b|\bund\b|\bet\b|&|\+)\s*(?:the\s+|le\s+|"
    r"das\s+)?\d{1,2}/\w+)*)"
)
IN_REAR = rf"(?:{UNITS}|{THESE})\s*,?\s+{FOLLOWS}{SO_FAR}{BACK}{AS_SUPPORT}(?=\s*(?:[,;.!]|$|and\b|und\b|et\b))"
A_SIDE = (
    r"(?:(?:on|to)\s+(?:the|its|his)\s+(?:left|right)|(?:à|sur\s+la|sur\s+sa)\s+(?:gauche|droite)|links|rechts|"
    r"auf\s+der\s+(?:linken|rechten)\s+Seite)"
)
IN_THE_VAN = (
    r"(?:(?:out\s+|up\s+)?(?:in\s+front|ahead|front)|leading(?:\s+the\s+way)?|first|to\s+the\s+fore|(?:at|"
    r"to)\s+the\s+(?:front|head|fore)|"
    r"in\s+the\s+(?:lead|van|front\s+(?:line|rank)|first\s+line)|en\s+tête|devant|en\s+première\s+ligne|vorn(?:e)?|"
    r"voran|voraus|"
    r"an\s+der\s+Spitze|in\s+(?:der\s+)?(?:ersten?r?|vordersten?r?)\s+(?:Linie|Reihe)|"
    r"leads?(?:\s+(?:the\s+way|off))?|führ(?:t|en)(?:\s+an)?|mène(?:nt)?)"
)
PLACED = rf"{THESE}\s*,?\s+(?:{A_SIDE}|{IN_THE_VAN})(?=\s*(?:[,;.!]|$|and\b|und\b|et\b))"
PART = (
    rf"(?:{IN_FRONT}|{PLACED}|{COUNT}\s+{BODIES}\s+{AHEAD}|{COUNT}\s+{AHEAD}|{OTHERS}\s+{BACK}|"
    rf"{COUNT}\s+{BODIES}\s+{BACK}|{COUNT}\s+{BACK}|"
    rf"{ON_A_SIDE}\s+{BESIDE}\s[^,;.:!?]{{2,50}})"
)
# *..., everybody in column*: of all of them, behind it
FORMED = (
    r"\s*,\s*(?:(?:le\s+)?tout(?:\s+le\s+monde|\s+cela|e\s+la\s+brigade|s)?|everybody|everyone|everything|"
    r"all(?:\s+of\s+them)?|alle[s]?)\s+"
    r"(?:en|in)\s+(?:\w+\s+)?(?:colonnes?|lignes?|columns?|lines?|kolonnen?|linien?)"
)
# *1/92 et 2/92 devant, 1/93 et 2/93 derrière, le tout avance en F6*: what all of them do, behind how they stand
ARRAYED_FIRST = re.keyed(
    rf"^(?P<lead>\W*)(?P<first>{UNITS})\s*,?\s+{AHEAD}\s*(?:[,;]|\band\b|\bet\b|"
    rf"\bund\b)+\s*(?P<second>{UNITS})\s*,?\s+{SO_FAR}{BACK}\s*"
    r"[,;:–—]\s*(?:et\s+|and\s+|und\s+)?(?:(?P<fr>ils|elles|(?:le\s+)?tout(?:\s+(?:cela|ça|le\s+monde))?|"
    r"l['’]ensemble|tous(?:\s+ensemble)?)|"
    r"(?P<en>they|(?:the\s+)?whole\s+(?:lot|thing)|the\s+lot|all\s+of\s+(?:it|them)|everything|everybody)|"
    r"(?P<de>sie|alle|alles|das\s+Ganze|alle\s+zusammen))\s+(?=\w)",
    re.IGNORECASE,
)
# *1/92 und 2/92 in vorderster Linie, die beiden 93er dahinter*: no more than how they stand to each other
WHICH = (
    rf"(?:{UNITS}|(?:the|les|le|das|die|both|beide)\s+(?:two\s+|both\s+|deux\s+|beiden\s+|zwei\s+)?(?:du\s+|"
    rf"of\s+the\s+)?\d{{1,3}}(?:er|rd|th|st|nd|e|\.)?|\d{{1,3}}(?:e|er|ème|th|st|nd|rd)\b)"
)
VAN = r"in\s+(?:der\s+)?(?:vordersten?r?|erster|ersten)\s+(?:Linie|Reihe)"
ARRAY_ALONE = re.keyed(
    rf"^\W*(?:(?:[\w'’-]+\s+)?[\w'’-]{{2,20}}\s*:\s*)?{WHICH}\s*,?\s+(?:{VAN}|{AHEAD})\s*(?:[,;]|\band\b|\bet\b|"
    rf"\bund\b)+\s*(?:{WHICH}|{OTHERS})\s*,?\s+{FOLLOWS}{SO_FAR}{BACK}{AS_SUPPORT}\W*$",
    re.IGNORECASE,
)
# *The two battalions of the 92nd in front, the 93rd follow about 8 cm behind them as backup*
VAN_LEADS = re.compile(
    rf"^(?P<lead>\W*)(?P<van>{WHICH}|{THESE})\s*,?\s+(?:{VAN}|{AHEAD}|leads?|führ(?:t|en)|mène(?:nt)?)\s*(?:[,;]|\band\b|\bet\b|\bund\b)+\s*"
    rf"(?P<rest>{WHICH}|{THESE})\s+(?P<many>(?:follow|come)s?|folg(?:t|en)|suit|suivent)(?:\s+(?:on|along))?(?:\s+(?:about|some|etwa|à|mit))?"
    rf"(?:\s+(?P<far>\d+\s*cm))?(?:\s+{BACK})?{AS_SUPPORT}\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Vorn gehen 1/92 und 2/92, dahinter die beiden anderen*
DOES = r"(?:gehen|geht|marschieren|marschiert|stehen|steht|laufen|kommen|kommt|sind|ist|bleiben|bleibt|rücken|rückt)"
ARRAY_TURNED = re.keyed(
    rf"^\W*(?:ganz\s+)?(?:vorn(?:e)?|voran|voraus|an\s+der\s+Spitze|in\s+(?:der\s+)?erster\s+Linie)\s+{DOES}\s+(?:dabei\s+|die\s+Bataillone\s+)*"
    rf"{WHICH}\s*(?:[,;]|\bund\b)+\s*(?:dahinter|hinten|in\s+(?:der\s+)?zweiter?\s+(?:Linie|Reihe)|danach)\s+(?:{DOES}\s+|folgen\s+|dann\s+)*"
    rf"(?:{WHICH}|(?:die|der)\s+(?:(?:beiden|zwei|drei)\s+)?(?:anderen?|andern|übrigen|Rest))\W*$",
    re.IGNORECASE,
)
BOTH = {"fr": "ils", "en": "they", "de": "sie"}
# By how their word of following begins, the language's *follow* and *behind*
FOLLOW_BEHIND = {"folg": ("folgen", "hinter"), "sui": ("suivent", "derrière"), "": ("follow", "behind")}


def all_of_those(found: re.Match[str]) -> str:
    """All those who were told one after the other."""
    language = next(one for one in BOTH if found[one])
    return f"{found['lead']}{found['first']}, {found['second']} : {BOTH[language]} "


def follow_and_behind(does: str) -> tuple[str, str]:
    """*Follow* and *behind* in the language of a word of following: ``folgt`` is German."""
    return next(words for start, words in FOLLOW_BEHIND.items() if does.lower().startswith(start))


def behind_the_van(found: re.Match[str]) -> str:
    """The second of two parts of a brigade follows the first, which leads."""
    far = found["far"] or ""
    van = re.sub(r"\s*,\s*", " & ", found["van"])
    follow, behind = follow_and_behind(found["many"])
    return re.sub(r"\s{2,}", " ", f"{found['lead']}{found['rest']} {follow} {far} {behind} {van}.")


# *1/93 follows 1/92 and 2/92 at 10 cm*: 10 cm behind both
FOLLOWS_BOTH = re.compile(
    r"\b(?P<does>(?:follow|support)s?|folg(?:t|en)|suit|suivent)\s+(?P<whom>(?:(?:the|le|la|les|dem|den|der)\s+)?[\w/]{2,20}\s+(?:and|und|et|&)\s+(?:(?:the|le|la|les|dem|den|der)\s+)?"
    r"\d{1,2}/\w{1,8})\s+(?:(?:at|by|à|mit|in|about|some|etwa)\s+)*(?P<far>\d+\s*cm)(?:\s+(?:Abstand|Entfernung|distance|behind|dahinter|derrière))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)


def behind_both(found: re.Match[str]) -> str:
    """Who follows two others at a distance is so far behind them."""
    _, behind = follow_and_behind(found["does"])
    return f"{found['does']} {found['far']} {behind} {found['whom']}"


# *Husson advances to H7 with the 1/2L ahead as skirmishers*
SKIRMISHING = re.compile(
    r"\s*,?\s+with\s+(?P<who>(?:the\s+|its\s+|his\s+)?[^,;:.!?]{2,30}?)\s+(?:(?:out\s+|up\s+)?(?:in\s+front|ahead|"
    r"leading|forward|out)\s+)?"
    r"(?:(?:deployed\s+|spread\s+out\s+|out\s+)?(?:as\s+(?:skirmishers|a\s+skirmish\s+(?:line|screen))|"
    r"in\s+(?:skirmish|open)\s+order)|skirmishing)"
    r"(?:\s+(?:out\s+)?(?:in\s+front|ahead)(?:\s+of\s+(?:them|it|him))?)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *stays in skirmish order and screens in front of them*: it goes before them
SCREENS_AHEAD = re.compile(
    r"\b(?:stays?|remains?|keeps?)\s+in\s+(?:skirmish|open|loose)\s+order\s+(?:and|to)\s+(?:screens?|skirmish(?:es)?|"
    r"covers?|goes?|moves?)\s+(?:out\s+)?"
    r"(?:in\s+front|ahead)\s+of\s+(?:them|it|him|(?:the|his)\s+(?:brigade|others|rest|columns?))\b",
    re.IGNORECASE,
)
ARRAYED = (
    turn("follow|come|folg|sui", VAN_LEADS, behind_the_van),
    turn("follow|support|folg|sui", FOLLOWS_BOTH, behind_both),
    turn("front|ahead", SCREENS_AHEAD, "skirmishing ahead"),
    turn("skirmish|open order", SKIRMISHING, r", \g<who> skirmishing ahead"),
    turn("devant|tête|avant|première|front|ahead|up|forward|lead|first|vorn|vora|erster", ARRAYED_FIRST, all_of_those),
)
PARTED = rf"(?:(?P<colon>:)\s*|[,;–—]\s*|(?<=\s)(?=(?:with|mit|avec)\s))(?P<tail>(?:with\s+|mit\s+|avec\s+)?{PART}"
MENTIONED = re.keyed(rf"{PARTED})", re.IGNORECASE)  # without it there is no such tail; it is sooner looked for
TAIL = re.compile(
    rf"^(?P<order>\W*\S.*?\S)\s*{PARTED}(?:\s*(?:,|;|\band\b|\bund\b|\bet\b)+\s*(?:{PART}|{IN_REAR}))*)"
    rf"(?P<formed>{FORMED})?\s*[.!]?\s*$",
    re.IGNORECASE | re.DOTALL,
)


# *Bachelu à droite, Foy à gauche, la Garde derrière*: on which side of each other
AT_A_SIDE = (
    r"(?:à\s+(?:droite|gauche)|au\s+(?:centre|milieu)|derrière|en\s+réserve|devant|on\s+the\s+(?:right|left)|"
    r"in\s+the\s+(?:centre|center|middle|rear)|behind|"
    r"in\s+reserve|rechts|links|in\s+der\s+Mitte|dahinter|hinten|in\s+Reserve)"
)
SOMEBODY = r"(?:(?:la|le|the|die)\s+)?(?-i:[A-ZÀ-Ý])[\w-]+"
# *Husson and Campi advance on Lairalle, Husson on the left, Campi on the right*: how the two of them stand
ON_BOTH_SIDES = re.keyed(
    rf"^(?P<order>\W*(?P<one>{SOMEBODY})\s+(?:und|and|et)\s+(?P<two>{SOMEBODY})\s+[^;:.!?]{{8,100}}?)\s*,\s*"
    rf"(?P<array>(?:(?P=one)|(?P=two))\s+{AT_A_SIDE}\s*(?:,\s*(?:et\s+|and\s+|und\s+)?|(?:et|and|und)\s+)(?:(?P=one)|(?P=two))\s+{AT_A_SIDE})\W*$",
    re.IGNORECASE,
)
LEAST_OF_ORDER = 3  # words before a colon; one or two are whom it is about


def order_and_array(raw: str) -> tuple[str, str] | None:
    """What a brigade is to do, and how its battalions are to stand; ``None`` where nothing of that is told."""
    if (sides := ON_BOTH_SIDES.match(raw)) is not None:
        return sides["order"], sides["array"]
    found = TAIL.match(raw) if MENTIONED.search(raw) else None
    if found is None or (found["colon"] and len(found["order"].split()) < LEAST_OF_ORDER):
        return None
    return f"{found['order']}{found['formed'] or ''}", found["tail"]


SIDE_BY_SIDE = re.keyed(
    rf"^\W*{SOMEBODY}\s+{AT_A_SIDE}(?:\s*,\s*(?:et\s+|and\s+|und\s+)?|\s+(?:et|and|und)\s+){SOMEBODY}\s+{AT_A_SIDE}"
    rf"(?:(?:\s*,\s*(?:et\s+|and\s+|und\s+)?|\s+(?:et|and|und)\s+){SOMEBODY}\s+{AT_A_SIDE})?\W*$",
    re.IGNORECASE,
)


# who goes in front, and nobody on a side of others
ONLY_A_VAN = re.compile(rf"\W*(?:(?:with|mit|avec)\s+)?{THESE}\s*,?\s+{IN_THE_VAN}\s*[.!]*\s*", re.IGNORECASE)


# *Le 93e derrière le 92e*, in a sentence of its own
ONLY_A_REAR = re.compile(
    rf"\W*{THESE}\s*,?\s+(?:(?:close|right|directly|juste|immédiatement|direkt|dicht)\s+)?(?:derrière|behind|hinter|dahinter|hinten)(?:\s+(?:{THESE}|lui|elle|eux|elles|ihm|ihr|ihnen|it|him|them))?\s*[.!]*\s*",
    re.IGNORECASE,
)


def is_rear_alone(said: str) -> bool:
    """``Le 93e derrière le 92e``: the same, of who goes behind whom."""
    return ONLY_A_REAR.fullmatch(said) is not None and "/" not in said


def is_van_alone(tail: str) -> bool:
    """``with his light battalions leading``: how they march among themselves, of which nothing need be asked.

    Battalions that are told one by one are meant to stand somewhere.
    """
    return ONLY_A_VAN.fullmatch(tail) is not None and "/" not in tail


# *Les tirailleurs devant, les colonnes derrière*: of all who are so formed
THOSE_FORMED = re.keyed(
    r"^\W*(?:(?:les|die|the|unsere|nos|our)\s+)?(?:tirailleurs|voltigeurs|Plänkler|Schützen|skirmishers)\s+(?:devant|en\s+avant|vor|voran|vorne?|davor|in\s+front|ahead|first)\s*"
    r"(?:,|et|und|and)\s*(?:(?:et|und|and)\s+)?(?:(?:dahinter|derrière|behind)\s+)?(?:(?:les|die|the|unsere|nos|our)\s+)?(?:colonnes|kolonnen|columns|lignes|linien|lines|bataillone|bataillons|battalions|autres|anderen|others|rest|reste)"
    r"(?:\s+(?:derrière|dahinter|behind|hinterher|hinten|ensuite|danach))?\s*[.!]*\s*$",
    re.IGNORECASE,
)


def is_array_of_all(raw: str) -> bool:
    """``Die Plänkler vor, dahinter die Kolonnen``: whether a sentence says so of all who are formed like that."""
    return THOSE_FORMED.match(raw) is not None


SO_FAR_BEHIND = re.compile(r"(?<![\w/])\d+\s*(?:cm|mm|m|inch(?:es)?|Zoll|Schritt|pas|paces)\b", re.IGNORECASE)


def is_array_alone(raw: str) -> bool:
    """Whether a sentence says no more than who is in front of whom, and nothing of where to.

    Of battalions that are told one by one a distance between them says where.
    """
    if "/" in raw and SO_FAR_BEHIND.search(raw):
        return False
    return any(said.match(raw) for said in (ARRAY_ALONE, ARRAY_TURNED, SIDE_BY_SIDE))
