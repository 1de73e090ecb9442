"""At the table: English as players say it over the map, with what they do not mean as an order around it.

*goes on to F8 as he was told, keeping the road free for Jamin, who follows*, *does not stop till he is level with the
farm*, *takes charge of the attack in person*, *back over the stream with it*, *comes up, ready to exploit*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$))"
# *goes on to F8 as he was told*
AS_TOLD = re.compile(
    r"\s*,?\s+(?:just\s+|exactly\s+)?as\s+(?:(?:he|they|it|you)\s+(?:was|were|has\s+been|have\s+been|had\s+been)\s+)?"
    r"(?:told|ordered|instructed|agreed|planned)(?:\s+(?:before|already|earlier|last\s+(?:turn|time|week)))?" + ENDS,
    re.IGNORECASE,
)
# *keep the road free for Jamin, who follows him*: the way, and what he for whom it is does
ROAD_FREE = re.keyed(
    r"\s*,?\s+(?:and\s+|but\s+)?(?:keep|leav)(?:s|es|e|ing)?\s+the\s+(?:high\s*)?(?:road|way|track|lane|bridge|street)\s+(?:free|clear|open|empty)"
    r"(?:\s+for\s+(?P<who>[^,;:.!?]{2,30}?)(?:\s*,\s+(?P<does>who|which)\s+(?=(?:follow|come|march|move|go|advance|support|is|are|will|shall)))?)?"
    r"(?(does)|(?=\s*(?:[,;:.!?)]|$)))",
    re.IGNORECASE,
)
# *does not stop till he is level with the farm*
NOT_STOP_TILL = re.keyed(
    r"\s*,?\s+(?:and|but)\s+(?:(?:he|they|it)\s+)?(?:(?:does|do|must|should|is|are|shall|will)\s+)?(?:not|n['’]t|never)\s+(?:to\s+)?(?:stop|halt|rest|pause)s?\s+(?:till|until|before)\s+"
    r"(?P<who>he|they|it)\s*(?P<be>is|are|['’]s|['’]re|gets?|reach(?:es)?)\s+(?=\w)",
    re.IGNORECASE,
)
DOESNT_STOP = re.keyed(
    r"\s*,?\s+(?:and|but)\s+(?:(?:he|they|it)\s+)?(?:does|do)n['’]?t\s+(?:stop|halt|rest|pause)\s+(?:till|until|before)\s+(?P<who>he|they|it)\s*(?P<be>is|are|['’]s|['’]re|gets?|reach(?:es)?)\s+(?=\w)",
    re.IGNORECASE,
)
# *Foy takes charge of the attack on the farm in person, so he rides with Gauthier*
IN_PERSON = re.compile(
    r"\b(?:takes?\s+(?:charge|command|control)\s+of|leads?|oversees?|directs?|commands?|runs?|sees?\s+to)\s+the\s+(?P<what>attack|assault|defence|defense|fight|advance|battle)"
    r"(?:\s+(?:on|of|at|against|for)\s+[^,;:.!?]{2,30}?)?(?P<himself>\s+(?:in\s+person|himself|personally))?(?P<so>\s*,?\s+(?:so|and)\s+(?:(?:he|she)\s+)?(?=(?:rides?|goes|joins?|stays?|gallops?|moves?)\b))?"
    + r"(?(himself)|(?(so)|(?!)))",
    re.IGNORECASE,
)
# *give 27J a few rounds*
A_FEW_ROUNDS = re.compile(
    r"\bgiv(?P<s>es?|ing)\s+(?P<whom>(?:the\s+)?[^,;:.!?]{2,25}?)\s+(?:a\s+few|some|several|a\s+couple\s+of|a\s+dozen)\s+(?:rounds|shots?|shells|balls|salvos?|volleys?)\b",
    re.IGNORECASE,
)
# *comes at the farm from the east*
COMES_AT = re.compile(
    r"\bcom(?P<s>e|es|ing)\s+(?:right\s+|straight\s+)?at\s+(?=(?:the|them|it|him|\d|[A-Z][a-z]))", re.IGNORECASE
)
# *comes up between Gauthier and Husson, ready to exploit*: what for, and no order
READY_TO = re.compile(
    r"\s*,\s*ready\s+(?:to|for)\s+(?:exploit|follow\s+up|pounce|anything|whatever\s+comes|go|move|react|intervene|help|a\s+chance|the\s+next\s+(?:turn|step)|take\s+advantage)\b[^,;:.!?]{0,30}"
    + ENDS,
    re.IGNORECASE,
)
# *Back over the stream with it, and into the trees*
OFF_WITH_IT = re.compile(
    r"^(?P<mark>\W*(?:(?:so|now|then|right|ok)\s*,?\s+)?)(?P<way>(?:back|off|over|up|down|out|forward|away|across|into|round|behind)\b[^,;:.!?]{0,40}?)\s+with\s+(?P<who>it|them|him|her)\b",
    re.IGNORECASE,
)
# *stays in the wood in case something goes wrong*
IN_CASE_OF = re.compile(
    r"(?<=[\w)])\s*,?\s+(?:just\s+)?in\s+case\s+(?:something|anything|it|things|somebody|someone|anyone)\s+(?:goes?|gets?|turns?|happens?|needs?|comes?)\b[^,;:.!?]{0,40}\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *stands on the road behind the guns, where he is handy*
WHERE_HANDY = re.compile(
    r"\s*,?\s+where\s+(?:he|they|it|she)(?:['’]s|['’]re|\s+(?:is|are|will\s+be|can\s+be|may\s+be))\s+(?:most\s+|more\s+|quite\s+)?"
    r"(?:handy|useful|of\s+(?:some\s+)?use|needed|wanted|safe(?:r|st)?|available|best|hidden|sheltered|out\s+of\s+\w+|within\s+reach|in\s+reach|to\s+hand|at\s+hand)\b"
    r"[^,;:.!?]{0,30}" + ENDS,
    re.IGNORECASE,
)
# *advances to within musket shot of the farm*
WITHIN_SHOT = re.compile(
    r"\b(?:to\s+)?within\s+(?:easy\s+|good\s+|long\s+|close\s+|effective\s+)?(?:musket(?:ry)?|canister|case|pistol)[\s-]?(?:shot|range|reach)\s+of\b",
    re.IGNORECASE,
)
# *They stay in column for it*: how they are formed who go
IN_COLUMN_FOR_IT = re.compile(
    r"(?P<in>\bin\s+(?:columns?|line|skirmish\s+order|open\s+order))\s+(?:for\s+(?:it|that|this|the\s+(?:march|move|attack))|all\s+the\s+way|while\s+(?:they|it)\s+\w+|the\s+whole\s+way)"
    + ENDS,
    re.IGNORECASE,
)
# *once it is there it shoots at 5M*
ONCE_THERE_IT = re.keyed(
    r"\b(?:once|when|as\s+soon\s+as)\s+(?:it|they|he)(?:['’](?:s|re)|\s+(?:is|are|gets?|arrives?))\s*(?:there|in\s+place|in\s+position|set\s+up|unlimbered|ready)\s*,?\s+(?=(?:it|they|he)\s)",
    re.IGNORECASE,
)
# *hold the point of the wood, keeping well under the cover of the trees*: how, and no march
KEEPING_COVER = re.compile(
    r"(?<=\w)\s*,\s*(?:(?:but|and|always|all\s+the\s+while)\s+)?(?:keeping|staying|remaining|sheltering|lying)\s+(?:well\s+|just\s+|as\s+far\s+as\s+possible\s+)?"
    r"(?:(?:in|under|behind|within|inside)\s+(?:the\s+|good\s+|its\s+|their\s+)?(?:cover|shelter|shade|protection|trees|hedges?|walls?|edge)|down|low|hidden|out\s+of\s+(?:sight|view))(?:\s+of\s+(?:the\s+)?\w+)?"
    + ENDS,
    re.IGNORECASE,
)
# *remain with that battalion*: the one to which he goes
BETAKES = re.keyed(
    r"\b(?:betakes?|takes?|transports?|repairs?)(?:\s+himself)?\s+(?P<to>to\s+(?:the\s+)?[^,;:.!?]{2,30}?)\s+and\s+(?:will\s+)?(?:remains?|stays?|keeps?)\s+(?:there\s+)?with\s+(?:that|this|the\s+same)\s+"
    r"(?:battalion|regiment|battery|brigade|unit)" + ENDS,
    re.IGNORECASE,
)
# *keeps close to 5M and moves up with it*
MOVES_WITH = re.compile(
    r"(?P<close>\b(?:keeps?|stays?|sticks?|remains?)\s+(?:close|near|next)\s+(?:to|by)\s+[^,;:.!?]{2,30}?)\s+and\s+(?:moves?|goes|go|comes?|rides?|advances?)\s+(?:up\s+|on\s+|along\s+|forward\s+)*with\s+(?:them|it|him)"
    + ENDS,
    re.IGNORECASE,
)
# *kicks out 27J*, *turns 1/2Nas out of the wood*
KICKS_OUT = re.keyed(
    r"\b(?:goes\s+forward\s+and\s+)?(?:kick|boot|turf|turn|throw|chuck)s?\s+out\s+(?P<foe>(?:the\s+)?(?-i:[A-Z\d])[\w/]{1,20})"
    + ENDS,
    re.IGNORECASE,
)
# *moves up next to 7/2FA, on the right of it*
NEXT_ON_THE_RIGHT = re.compile(
    r"\b(?:next\s+to|beside|alongside(?:\s+of)?|by|up\s+to|near|close\s+to)\s+(?P<whom>[^,;:.!?]{2,30}?)\s*,\s*(?:(?:just\s+)?(?:on|to)\s+(?:the|its|their|his)\s+(?P<side>left|right)(?:\s+(?:of\s+(?:it|them|him)|side|hand\s+side))?|"
    r"(?P<end>left|right)\s+of\s+(?:it|them|him))" + ENDS,
    re.IGNORECASE,
)
# *Jamin carries on as before*
CARRIES_ON = re.compile(
    r"\b(?:carr(?:y|ies)|keeps?)\s+(?:on|going)(?:\s+as\s+(?:before|he\s+was|it\s+was|they\s+were))?" + ENDS,
    re.IGNORECASE,
)
# *after a win, keep going*: which is a decision of its own
ONCE_WON = re.compile(
    r"\b(?:wins?|won|win|success|victory|succeeds?|breakthrough|beaten?|beats|through)\b", re.IGNORECASE
)


def as_before(told: re.Match[str]) -> str:
    """Who carries on does as before, but for what is done after a success."""
    return told[0] if ONCE_WON.search(told.string, 0, told.start()) else "as before"


# *Gauthier carries on to F8*: he goes on there, and carries nothing
CARRIES_ON_TO = re.compile(
    r"\bcarr(?P<y>y|ies)\s+on\s+(?=(?:to|towards?|up|down|along|until|till|as\s+far|past|over|across|through|north|south|east|west)\b)",
    re.IGNORECASE,
)
# *closes with 2/2Nas*, *gets rid of the skirmishers*
CLOSES_WITH = re.compile(
    r"\b(?:closes?\s+with|gets?\s+rid\s+of|throws?\s+(?:himself|itself|themselves)\s+(?:on|upon|at)|makes?\s+short\s+work\s+of)\s+(?=(?:the\s+)?(?:[\dA-Za-z]))",
    re.IGNORECASE,
)
# *digs in*, *hangs on where it is*, *I'm leaving 1/92 alone*
DIGS_IN = re.compile(
    r"\b(?:digs?\s+in|hangs?\s+on(?:\s+(?:there|in\s+there|where\s+(?:it|he|they)\s+(?:is|are|stands?)))?|hunkers?\s+down)"
    + ENDS,
    re.IGNORECASE,
)
LEAVING_ALONE = re.compile(
    r"^(?P<mark>\W*)I(?:['’]m|\s+am)\s+leaving\s+(?P<who>[^,;:.!?]{2,30}?)\s+(?:alone|be|in\s+peace|out\s+of\s+(?:it|this))"
    + ENDS,
    re.IGNORECASE,
)
# *Leave the skirmishers to 2/4HA*: it deals with them
LEAVE_TO = re.compile(
    r"^(?P<mark>\W*(?:(?:and|but|please)\s+)?)leave\s+(?P<what>(?!it\b|that\b|this\b|them\b|how\b|everything\b|all\b|the\s+(?:rest|details?|decision|how|choice)\b)(?:(?:the|those|that)\s+)?[^,;:.!?]{2,30}?)\s+to\s+"
    r"(?P<who>(?:(?:the|our|my)\s+)?(?:\d[\w/]*|(?-i:[A-Z])[\w'’-]+|horse\s+guns|guns|cavalry|lancers|chasseurs)(?:['’]s\s+\w+|\s+(?:brigade|battery|guns|men))?)"
    + ENDS,
    re.IGNORECASE,
)
# *..., and leave the skirmishers to the horse guns*, behind another order
AND_LEAVE_TO = re.compile(
    r"(?<=\w)\s*,?\s+and\s+leaves?\s+(?P<what>(?:the|those)\s+(?:enemy\s+|French\s+|Dutch\s+)?(?:skirmishers|guns|battery|batteries|cavalry|horse|infantry|light\s+troops|Jägers|farm|village|columns?|squares?)(?:\s+(?:at|in)\s+[A-Z]\d{1,2})?|\d{1,2}/\d\w+|\d{1,2}[A-Z])\s+to\s+"
    r"(?P<who>(?:(?:the|our|my)\s+)?(?:\d[\w/]*|(?-i:[A-Z])[\w'’-]+|horse\s+guns|guns|cavalry|lancers|chasseurs)(?:['’]s\s+\w+|\s+(?:brigade|battery|guns|men))?)"
    + ENDS,
    re.IGNORECASE,
)
# *has another go at the farm*
ANOTHER_GO = re.compile(
    r"\b(?P<has>has|have|having|had|takes?|gives?)\s+(?P<it>it\s+|them\s+)?another\s+(?P<go>go|try|crack|shot|stab|bash|turn|attempt)\b",
    re.IGNORECASE,
)
# *clears Lairalle with 3/2L and 4/2L, the two 61st battalions come up behind*: others, who do something else
DOES = (
    r"(?:come|go|follow|stay|move|cover|support|form|march|hold|close|keep|wait|fall|take|remain|stand|advance)(?:e?s)?"
)
WITH_THESE = re.compile(
    r"(?P<who>(?:^\W*|[,;:]\s*)(?-i:[A-Z])[\w'’-]{2,20})\s+(?P<verb>clear|take|attack|storm|hold|occupie|occupy|defend|seize|assault|capture|garrison)(?:e?s)?\s+(?P<what>[^,;:.!?]{2,30}?)\s+(?:with|using)\s+"
    r"(?P<these>(?:the\s+)?\d{1,2}/\w{1,6}(?:\s*,\s*(?:the\s+)?\d{1,2}/\w{1,6})*\s+and\s+(?:the\s+)?\d{1,2}/\w{1,6})\s*,\s+"
    rf"(?=(?:the|his|its|my|our|both|all)\s+(?:[\w/'’-]+\s+){{0,3}}?(?:battalions?|regiments?|others?|rest|two|batteries|guns)\s+{DOES}\b)",
    re.IGNORECASE,
)
# *the 6-pounders take on the battery, the big ones carry on with the farm*
BIG_ONES = re.compile(
    r"\bthe\s+(?:big|heavy|large|heavier|bigger)\s+(?:ones|guns|pieces)\b|\bthe\s+heavies\b", re.IGNORECASE
)
GUNS_TOLD = re.compile(r"pounder|batter|\d(?:FA|HA)\b|\bguns?\b|\bguns['’]", re.IGNORECASE)
# *Hubert stands off and just watches*
JUST_WATCHES = re.compile(
    r"\b(?:stand|hang|sit|hold|stay|keep)(?P<s>s?)\s+(?:off|back|there|well\s+back|where\s+(?:it|he|they)\s+(?:is|are|stands?))\s+and\s+(?:just\s+|only\s+|simply\s+)?(?:watch(?:es)?|looks?\s+on|observes?)"
    + ENDS,
    re.IGNORECASE,
)
# *squares if they send horse at us*
SEND_HORSE = re.keyed(
    r"\bif\s+(?:they|he|the\s+(?:enemy|French|British|Dutch|Allies))\s+(?:sends?|throws?|launch(?:es)?|flings?|pushes|push)\s+(?:(?:their|his|any|some|the)\s+)?(?:horse(?:men)?|cavalry|lancers|cuirassiers|dragoons|hussars)\s+(?:in\s+)?(?:at|against|after|in\s+on|upon)\s+(?:us|them|him|anybody|anyone|my\s+\w+|our\s+\w+)",
    re.IGNORECASE,
)
# *skirmishers don't stand and get ridden down*
RIDDEN_DOWN = re.compile(
    r"\b(?:don['’]?t|do\s+not|must\s+not|should\s+not|shouldn['’]t|never|are\s+not\s+to|aren['’]t\s+to)\s+(?:just\s+)?(?:stand|stay|wait)(?:\s+(?:there|around|about))?\s+(?:and|to)\s+(?:get|be)\s+(?:ridden\s+down|sabred|cut\s+(?:up|down)|charged|slaughtered|caught|run\s+down)"
    + ENDS,
    re.IGNORECASE,
)
# *must reach H6*
MUST_REACH = re.compile(
    r"\b(?P<must>must|should|has\s+to|have\s+to|needs?\s+to|is\s+to|are\s+to)\s+reach\s+", re.IGNORECASE
)


def free_for(told: re.Match[str]) -> str:
    """What he does for whom the road is kept free."""
    return f", and {told['who']} " if told["does"] else ""


def until(told: re.Match[str]) -> str:
    """*Until he is*, for *does not stop till he is*."""
    return f" until {told['who']} {told['be'].replace('’', '').replace(chr(39), '')} ".replace(" s ", " is ").replace(
        " re ", " are "
    )


def himself(told: re.Match[str]) -> str:
    """Where he rides, where that is told; else that he leads it."""
    return "" if told["so"] else f"leads the {told['what']} in person"


def these_do(told: re.Match[str]) -> str:
    """What a general does with some of his, told of those."""
    lead = told["who"][: len(told["who"]) - len(told["who"].lstrip(" ,;:"))]
    verb = "occupy" if told["verb"].lower().startswith("occup") else told["verb"]
    return f"{lead}{told['these']} {verb} {told['what']}; "


AT_THE_TABLE = (
    turn(
        "come at|comes at|coming at|right at|straight at",
        COMES_AT,
        lambda told: f"attack{told['s'][1:] if told['s'] != 'ing' else 'ing'} ",
    ),
    turn("column|line|order", IN_COLUMN_FOR_IT, r"\g<in>"),
    turn("there|place|position|set up|unlimber|ready", ONCE_THERE_IT, "there "),
    turn("keeping|staying|remaining|sheltering|lying", KEEPING_COVER),
    turn("remain|stay|keep", BETAKES, r"rides \g<to>"),
    turn("close |near |next ", MOVES_WITH, r"\g<close>"),
    turn(" out ", KICKS_OUT, r"attacks \g<foe>"),
    turn("left|right", NEXT_ON_THE_RIGHT, lambda told: f"to the {told['side'] or told['end']} of {told['whom']}"),
    turn("carry|carries|keep", CARRIES_ON, as_before),
    turn("carry|carries", CARRIES_ON_TO, lambda told: "go on " if told["y"].lower() == "y" else "goes on "),
    turn("close|rid of|throw|short work", CLOSES_WITH, "attacks "),
    turn("dig|hang|hunker", DIGS_IN, "stays where it is"),
    turn("leaving", LEAVING_ALONE, r"\g<mark>\g<who> stays where it is"),
    turn("with |using", WITH_THESE, these_do),
    turn(
        "big|heav|large",
        BIG_ONES,
        lambda told: "the 12-pounders" if GUNS_TOLD.search(told.string, 0, told.start()) else told[0],
    ),
    turn("watch|look|observe", JUST_WATCHES, r"hold\g<s>"),
    turn("if ", SEND_HORSE, "if cavalry charges"),
    turn("stand|stay|wait", RIDDEN_DOWN, "fall back if they are charged"),
    turn("another", ANOTHER_GO, r"\g<has> \g<it>a \g<go>"),
    turn("leave", AND_LEAVE_TO, r"; \g<who> deals with \g<what>"),
    turn("leave ", LEAVE_TO, r"\g<mark>\g<who> deals with \g<what>"),
    turn("reach", MUST_REACH, r"\g<must> go to "),
    turn("ready ", READY_TO),
    turn("where", WHERE_HANDY),
    turn("within", WITHIN_SHOT, "to within 150 paces of"),
    turn("with it|with them|with him|with her", OFF_WITH_IT, r"\g<mark>\g<who> shall go \g<way>"),
    turn("in case", IN_CASE_OF),
    turn("told|ordered|instructed|agreed|planned", AS_TOLD),
    turn("free|clear|open|empty", ROAD_FREE, free_for),
    turn("stop|halt|rest|pause", NOT_STOP_TILL, until),
    turn("stop|halt|rest|pause", DOESNT_STOP, until),
    turn("attack|assault|defence|defense|fight|advance|battle", IN_PERSON, himself),
    turn(
        "rounds|shot|shells|balls|salvo|volley",
        A_FEW_ROUNDS,
        lambda told: {"e": "fire", "es": "fires", "ing": "firing"}[told["s"].lower()] + f" at {told['whom']}",
    ),
)
