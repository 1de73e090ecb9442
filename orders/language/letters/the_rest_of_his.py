"""The rest of his: some battalions of a brigade do one thing, and the brigade without them another.

*Leave two of Campi's battalions in the wood and bring the rest up*: those two have an order of their own, and the
brigade goes.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.reasons_first import WHO
from orders.language.letters.turns import turn

COUNT = r"(?P<count>one|two|three|four|a\s+battalion|1|2|3|4)"
BODIES = r"(?:battalions?|bns?|batts?|regiments?)"
REST = (
    r"the\s+(?:rest|other\s+(?:one|two|three|four|\d)|others?|remainder|remaining\s+(?:one|two|three|four|battalions))"
    r"(?:\s+of\s+(?:them|it|his\s+(?:brigade|men|lot)|the\s+brigade))?"
)
# *..., the other three are in column*: told how those are formed, and not where the brigade goes
FORMED = (
    r"\s+(?:(?:are|is|stays?|remains?|keeps?|forms?|goes|go)\s+)?(?:(?:in|into|a|as)\s+){0,2}"
    r"(?:line|columns?|squares?|skirmish\w*|open\s+order)\b"
)
# *Leave two of Campi's battalions in the wood and bring the rest up to Lairalle*
TWO_AND_THE_REST = re.compile(
    rf"\b(?P<some>(?:one|two|three|four|1|2|3|4)\s+of\s+(?P<who>(?-i:[A-Z])[\w-]+)['’]s?\s+{BODIES}\b[^.;:!?]*?)\b{REST}(?=\s)(?!{FORMED})",
    re.IGNORECASE,
)
# *Saxe-Weimar leaves two battalions in the wood and takes the rest to the farm*
LEAVES_TWO = re.keyed(
    rf"^(?P<lead>\W*)(?P<who>(?-i:[A-Z])[\w-]+)\s+(?:(?:should|must|shall|will|can|is\s+to)\s+)?(?:leaves?|keeps?)\s+{COUNT}\s+(?:of\s+his\s+)?"
    rf"{BODIES}\s+(?:back\s+)?(?P<where>(?:in|at|on|behind|by|near|here|there|where)\b[^,;:.!?]*?)\s*(?:,|\band\b|,\s*and\b)\s*"
    rf"(?:(?:he\s+)?(?:takes?|brings?|sends?|moves?|marche?s?|leads?|goes\s+with)\s+)?(?:with\s+)?{REST}\s+(?:(?:go(?:es)?|march(?:es)?|moves?|comes?)\s+)?"
    r"(?P<to>[^;:!?]+)$",
    re.IGNORECASE,
)
# *Saxe-Weimar sends 3/2Nas to E8 and holds the rest where they are*: he himself goes nowhere
DOES = r"(?:sends?|moves?|brings?|takes?|puts?|push(?:es)?|pulls?|leaves?|keeps?|places?|posts?|holds?|shifts?|throws?)"
HE_SENDS = re.keyed(
    rf"^(?P<lead>\W*)(?P<who>(?:General\s+)?(?-i:[A-Z])[\w-]{{2,}})\s+(?:(?:should|must|shall|will|can|is\s+to|to)\s+)?(?P<first>{DOES})\s+"
    rf"(?P<mid>(?:the\s+|both\s+)?(?-i:[A-Z\d])[^;:.!?]*?)(?P<link>\s*,?\s+(?:and|but)\s+|\s*,\s+)(?P<second>{DOES})\s+(?=(?:the|both|\d|his|its)\b)(?P<end>[^;:.!?]*)",
    re.IGNORECASE,
)
BIDDEN = {"pushes": "push", "holds": "keep", "hold": "keep"}  # as one tells it them; hold them there is to keep them
ALL_THE_REST = re.compile(rf"^{REST}\b(?!\s+of\b)", re.IGNORECASE)


def he_sends(found: re.Match[str]) -> str:
    """What a general has his troops do, as one tells it them."""
    end = ALL_THE_REST.sub(lambda rest: f"{rest[0]} of {found['who']}'s brigade", found["end"])
    first, second = (
        BIDDEN.get(one, one.removesuffix("s")) for one in (found["first"].lower(), found["second"].lower())
    )
    return f"{found['lead']}{first} {found['mid']}{found['link']}{second} {end}"


# *goes to I5, after Husson has left there*: a case, and no order for him
AFTER_HE_LEFT = re.compile(
    r"(?P<order>\w)\s*,?\s+after\s+(?P<who>(?:the\s+)?[\w/' ]{2,25}?)\s+"
    r"(?P<gone>(?:has|have|is|are)\s+(?:left|gone|cleared|moved|passed|away|out))\b",
    re.IGNORECASE,
)
# *to the line H6 - I6*: between the two
LINE_OF_SQUARES = re.compile(
    r"\b(?:(?:bis\s+)?(?:auf|in|an|zur)\s+(?:die\s+|der\s+)?(?P<de>Linie|Höhe)|(?:up\s+)?(?:to|on|along)\s+the\s+line|(?:jusqu['’]à|sur)\s+la\s+(?P<fr>ligne))\s+"
    r"(?P<one>[A-Z]{1,2}\d{1,2})\s*(?:-|–|—|/|bis|to|à|und|and|et)\s*(?P<two>[A-Z]{1,2}\d{1,2})\b"
)
# *marches to Quatre-Bras, keeping to the road*: how
BY_THE_ROAD = re.compile(
    r"(?P<to>\b(?:to|into|up\s+to|as\s+far\s+as|for)\s+[^,;:.!?]{2,40}?)\s*,?\s+(?:and\s+)?(?:sticking|keeping|sticks?|keeps?(?:\s+(?:it|them|him))?|stay(?:s|ing)?)\s+"
    r"(?:close\s+|well\s+)?(?:to|on|by|along)\s+(?:the|that)\s+(?:(?:main|high|Charleroi|Nivelles|Namur)\s+)?road(?:\s+(?:all|the\s+whole)\s+(?:the\s+)?way)?"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)

# *Saxe-Weimar garde trois bataillons dans le bois et envoie les deux autres à Gemioncourt*: three of his stay, two go
SOME_STAY = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{WHO})\s+(?:garde|laisse|conserve|maintient|gardera|laissera)\s+(?P<some>(?:un|deux|trois|quatre|\d)\s+(?:bataillons?|régiments?|batteries|escadrons?))\s+"
    r"(?P<where>(?:dans|en|à|au|aux|sur|derrière|devant|près)\s+[^,;:.!?]{2,35}?)"
    r"(?:\s*,?\s+(?:et|puis)\s+(?:envoie|porte|dirige|expédie|avance|amène|pousse|déplace|enverra)\s+(?P<others>(?:les\s+(?:(?:deux|trois|quatre|\d)\s+)?autres|l['’]autre|le\s+reste))\s+"
    r"(?P<to>[^;:.!?]{2,60}?))?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)


def some_stay(found: re.Match[str]) -> str:
    """Those who stay, and the brigade without them that goes."""
    stays = f"{found['lead']}{found['some']} de {found['who']} restent {found['where']}"
    if not found["others"]:
        return f"{stays}{found['end']}"
    return f"{stays} ; la brigade de {found['who']} va {found['to']}{found['end']}"


# *Saxe-Weimar behält drei Bataillone im Wald und schickt die anderen nach Gemioncourt*
SOME_STAY_DE = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?-i:[A-Z])[\w-]+)\s+(?:behält|lässt|hält|belässt)\s+(?P<some>ein|zwei|drei|vier|\d)\s+(?P<what>Bataillone?|Regimenter|Batterien)\s+"
    r"(?P<where>(?:im|in|am|an|auf|bei|hinter|beim)\s+[^,;:.!?]{2,35}?)\s*,?\s+und\s+(?:schickt|führt|bringt|nimmt|geht|marschiert|zieht|verlegt)\s+(?:mit\s+)?"
    r"(?:(?:die|den|dem|das)\s+)(?:(?:zwei|drei|beiden)\s+)?(?:anderen|übrigen|restlichen|Rest)(?:\s+(?:zwei|drei|beiden|Bataillonen?))?\s+(?P<to>[^;:.!?]{2,60}?)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)


def between_squares(found: re.Match[str]) -> str:
    """Between the two squares of a line."""
    between, link = ("zwischen", "und") if found["de"] else ("entre", "et") if found["fr"] else ("between", "and")
    return f"{between} {found['one']} {link} {found['two']}"


# *Zwei Bataillone von Campi bleiben im Wald, die drei anderen gehen nach I5*: how many those are is plain
SO_MANY_OTHERS = re.compile(
    r"(?P<some>\b(?:ein|zwei|drei|vier|un|une|deux|trois|quatre|[1-4])\s+(?:Bataillone?|Regimenter|Batterien|bataillons?|régiments?|batteries)\b[^;:.!?]{3,80}?\b(?P<the>die|les))\s+"
    r"(?:beiden|zwei|drei|vier|fünf|deux|trois|quatre|cinq|[2-5])\s+(?P<others>anderen|übrigen|restlichen|autres)\b(?!\s+(?:Bataillone?|bataillons?|Batterien?|batteries))",
    re.IGNORECASE,
)
# *die anderen beiden bleiben in Kolonne*: how many those are is plain
THE_OTHER_TWO_DE = re.compile(
    r"(?P<before>\S\s*[,;]\s*(?:und\s+|aber\s+)?)die\s+(?:(?:anderen|übrigen)\s+(?:beiden|zwei|drei|vier|fünf|[2-5])|(?:beiden|zwei|drei|vier|fünf|[2-5])\s+(?:anderen|übrigen))(?=\s+[a-zäöü])",
    re.IGNORECASE,
)
THE_REST_OF_HIS = (
    turn("anderen|übrigen", THE_OTHER_TWO_DE, r"\g<before>die anderen"),
    turn("anderen|übrigen|restlichen|autres", SO_MANY_OTHERS, r"\g<some> \g<others>"),
    turn("after", AFTER_HE_LEFT, r"\g<order> once \g<who> \g<gone>"),
    turn("linie|höhe|line|ligne", LINE_OF_SQUARES, between_squares),
    turn("garde|laisse|conserve|maintient", SOME_STAY, some_stay),
    turn(
        "behält|lässt|hält|belässt",
        SOME_STAY_DE,
        r"\g<lead>\g<some> \g<what> von \g<who> bleiben \g<where>; Brigade \g<who> geht \g<to>\g<end>",
    ),
    turn("road", BY_THE_ROAD, r"\g<to>"),
    turn(" and | but |,", HE_SENDS, he_sends),
    turn(
        "rest|other|remain",
        LEAVES_TWO,
        r"\g<lead>\g<count> of \g<who>'s battalions stay \g<where>, \g<who>'s brigade goes \g<to>",
    ),
    turn("rest|other|remain", TWO_AND_THE_REST, r"\g<some>\g<who>'s brigade"),
)
