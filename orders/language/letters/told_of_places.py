"""Told of places: what a sentence tells of a place where somebody goes, and how far he goes along his way."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ABOUT = r"(?:some|about|only|just|roughly|around|at\s+most|barely|hardly|a\s+good|good|approximately|perhaps|maybe)?"
LONG = r"(?:\d+(?:[.,]\d+)?|a\s+hundred|two\s+hundred|a\s+few|hundert|ein\s+paar|une?|cent|deux\s+cents|quelques)"
MEASURE = (
    r"(?:m|cm|km|met(?:re|er)s?|mètres?|paces?|pas|schritte?|yards?|yds|inches|in|zoll|\"|squares?|cases?|feld(?:er)?)"
)
# *Gemioncourt, which lies some 150 m to its front*: how far away a place is that has a name
WHICH_LIES = (
    rf"\s*,\s*(?:which|that)\s+(?:lies|is|stands|sits|begins|starts|must\s+be|should\s+be|I\s+(?:make|reckon|measure|"
    rf"take)\s+(?:it\s+)?"
    rf"(?:to\s+be)?)\s*{ABOUT}\s*{LONG}\s*{MEASURE}\b[^,;:.!?]*",
    rf"\s*,\s*qui\s+(?:est|se\s+trouve|se\s+situe|commence|n['’]est\s+qu['’])\s*à?\s*(?:environ|quelque|"
    rf"à\s+peine)?\s*{LONG}\s*"
    rf"{MEASURE}\b[^,;:.!?]*",
    rf"\s*,\s*(?:der|die|das|welche[rs]?)\s+(?:nur|etwa|rund|ungefähr|kaum|knapp|gut|"
    rf"ja)*\s*{LONG}\s*{MEASURE}\b[^,;:.!?]*\b"
    r"(?:liegt|liegen|steht|stehen|beginnt|ist|sind|entfernt)(?:\s+(?:ist|sind|liegt))?",
)
# *to the north side of the farm, not more than 100 m from 5M*: how near to whom he is to be at a place that is told
NOT_FARTHER = (
    rf"\s*,\s*(?:and\s+|but\s+)?(?:not|no)\s+(?:more|further|"
    rf"farther)\s+than\s+{LONG}\s*{MEASURE}\s+(?:away\s+)?(?:from|off|behind)\s+"
    r"[^,;:.!?]+",
    rf"\s*,\s*(?:et\s+|mais\s+)?(?:pas|point|jamais)\s+(?:à\s+)?plus\s+(?:loin\s+que|de|"
    rf"d['’])\s*{LONG}\s*{MEASURE}\s+(?:de|du|des|d['’]|"
    r"derrière)\s*[^,;:.!?]+",
    rf"\s*,\s*(?:und\s+|aber\s+)?(?:nicht|keine|höchstens)\s+(?:(?:weiter|"
    rf"mehr)\s+als\s+)?{LONG}\s*{MEASURE}\s+(?:weit\s+)?(?:von|hinter|"
    r"weg\s+von)\s+[^,;:.!?]+",
)
# *along the high road until it reaches the crossroads*: to it
UNTIL_THERE = (
    (
        r"\b(?:until|till?)\s+(?:it|they|he|she|you|we|the\s+(?:head|leading)\s*\w*)\s+(?:(?:has|have|is|"
        r"are)\s+)?(?:reach(?:es|ed)?|"
        r"gets?\s+to|got\s+to|comes?\s+to|arrives?\s+at|arrived\s+at|hits?)\s+(?=(?:the\s+)?[\w-]{2,})",
        "as far as ",
    ),
    (
        r"\bjusqu['’]à\s+ce\s+qu['’](?:ils?|elles?)\s+(?:atteigne(?:nt)?|arrive(?:nt)?\s+(?:à|au)|"
        r"soi(?:en)?t\s+(?:arrivé\w*\s+)?(?:à|au)|"
        r"touche(?:nt)?|parvienne(?:nt)?\s+(?:à|au))\s+",
        "jusqu'à ",
    ),
    (
        r",?\s*\bbis\s+(?:er|sie|es)\s+(?:an\s+|zu\s+|zum\s+|zur\s+|in\s+|"
        r"bei\s+)?(?P<place>[^,;:.!?]{2,30}?)\s+(?:erreicht|erreichen|"
        r"ankommt|ankommen|angekommen\s+(?:ist|sind)|(?:ist|sind)|erreicht\s+(?:hat|haben))(?=\s*(?:[,;.!]|und\b|$))",
        r" bis \g<place>",
    ),
)
# *the battery by the road, the one you call 1/6FA*
THE_ONE_CALLED = re.compile(
    r",\s*(?:the\s+one|that\s+is\s+the\s+one|this\s+is\s+what|what|which)\s+(?:that\s+|which\s+)?(?:you|we|they|I|"
    r"the\s+(?:map|list|report))\s+"
    r"(?:calls?|marks?|labels?|lists?|names?|shows?)(?:\s+(?:it|as))?(?=\s+[\w/\"'“‘])",
    re.IGNORECASE,
)
# *on Stevenart's right hand*: beside him, on that side
ON_HIS_RIGHT = re.compile(
    r"\b(?:on|at|to)\s+(?P<who>(?:the\s+)?(?-i:[A-Z\d])[\w/-]*(?:\s+(?-i:[A-Z])\w+)?)['’]s?\s+(?P<side>right|left)"
    r"(?:[- ]hand)?(?:\s+side)?(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)

# *an der Namurer Straße*, *die Charleroistraße*: the road of that town
ROAD_OF_TOWN = re.compile(
    r"\b(?P<town>(?!(?:[Aa]lte|[Dd]ies|[Jj]en|[Ee]in|[Uu]ns|[Ii]hr|[Mm]ein|[Ss]ein|[Oo]ber|[Uu]nter)er)"
    r"[A-ZÄÖÜ][a-zäöüß]{2,}?)er[ -](?P<road>(?:Land|Haupt|Heer)?[Ss]traße|Chaussee)\b"
)
TOWN_ROAD = re.compile(
    r"\b(?!(?:Land|Haupt|Dorf|Quer|Bundes|National|Heer|Seiten|Neben|Post|Fern|Verbindungs|Hoch|Rück|Aus|Durchgangs|Pflaster|Stein)straße)"
    r"(?P<town>[A-ZÄÖÜ][a-zäöüß]{3,})straße\b"
)
TO_ROAD_TO = re.compile(
    r"\b(?P<to>zur|an\s+die|an\s+der|bis\s+zur|auf\s+die|hinter\s+die|hinter\s+der|neben\s+der|neben\s+die)\s+(?P<road>Straße|Chaussee|Landstraße)\s+nach\s+"
    r"(?=[A-ZÄÖÜ][a-zäöüß]{3,})"
)

OF_PLACES = (
    turn("straße|chaussee", ROAD_OF_TOWN, r"\g<road> von \g<town>"),
    turn("straße", TOWN_ROAD, r"Straße von \g<town>"),
    turn("straße|chaussee", TO_ROAD_TO, r"\g<to> \g<road> von "),
    turn("right|left", ON_HIS_RIGHT, r"to the \g<side> of \g<who>"),
    *(
        turn(key, re.compile(said, re.IGNORECASE))
        for key, said in zip(("which|that", "qui", "der|die|das|welche"), WHICH_LIES, strict=True)
    ),
    *(
        turn(key, re.compile(said, re.IGNORECASE))
        for key, said in zip(("than", "plus", "weiter|mehr|höchstens"), NOT_FARTHER, strict=True)
    ),
    *(
        turn(key, re.compile(said, re.IGNORECASE), meant)
        for key, (said, meant) in zip(("til", "jusqu", "bis"), UNTIL_THERE, strict=True)
    ),
    turn("call|mark|label|list|name|show", THE_ONE_CALLED, ","),
)
