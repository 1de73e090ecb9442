"""Typed in haste: English as it is typed on a telephone between two other things.

*jamin comes on behind him, not too close*, *doesnt move an inch, the boss will kill me*, *nobody goes legging it after
people*, *are grand where they are*, *oh, the horse guns, scrap what I said, have them shoot 5M instead*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$))"
# *comes on behind him as the backup, not too close*: a manner, and no distance
NOT_TOO = re.compile(
    r"\s*,\s*(?:but\s+|and\s+)?not\s+(?:too|very|that|so)\s+(?:close|near|tight|fast|far|quick(?:ly)?|hard|eager(?:ly)?|soon|early)"
    r"(?:\s+(?:though|mind|behind|up|to\s+(?:him|them|it)|please|either))*" + ENDS,
    re.IGNORECASE,
)
# *are grand where they are*
GRAND_THERE = re.compile(
    r"\b(?:is|are)\s+(?:(?:quite|just|perfectly|all|very)\s+)?(?:grand|happy|good|fine|lovely|perfect|dandy|comfy|sound|sorted|okay|ok|great|well\s+placed|snug)\s+"
    r"(?:right\s+|just\s+)?(?=where\s+(?:they|he|it)\s*(?:is|are|['’]re|['’]s|stand)\b)",
    re.IGNORECASE,
)
# *guard cavalry doesnt move an inch, the boss will kill me*
OR_ELSE_HE = re.keyed(
    r"(?<=[a-z])\s*,\s*(?:or\s+(?:else\s+)?)?(?:the\s+)?(?:boss|emperor|duke|old\s+man|wife|missus|umpire|marshal|king|general)\s+(?:will|would|ll|['’]ll)\s+"
    r"(?:kill|murder|hang|shoot|skin|eat|have|sack|fire|never\s+forgive|scold|blame)\s+(?:me|us|my\s+\w+)" + ENDS,
    re.IGNORECASE,
)
# *nobody goes legging it after people who are running*
LEGGING = re.compile(
    r"\b(?:go(?:es)?\s+(?:chasing|rushing|charging|running|hunting|galloping|racing|storming|legging|haring|tearing|pelting|belting|bolting)|"
    r"(?:legging|haring|tearing|pelting|belting|bolting|running\s+off))\s+(?:it\s+|off\s+|about\s+|away\s+|straight\s+)*after\s+"
    r"(?:people|anyone|anybody|them|him|those|whoever|folk|anything|runaways)"
    r"(?:\s+(?:who|that|which|when|once|as)\s+(?:(?:are|is|they|he|['’]re)\s+)*(?:running|runs?|fleeing|flees?|legs?\s+it|beaten|broken)(?:\s+(?:away|off))?)?",
    re.IGNORECASE,
)
# *nobody runs after them, just stop and sort yourselves out*: what those do who follow nobody
SORT_OUT = re.keyed(
    r"(?P<after>\b(?:run|chas|pursu|follow)\w*\s[^,;:.!?]{0,40})\s*,\s*(?:(?:just|instead|they|you|we|only|simply)\s+)*(?:stop|stay|halt|stand|wait|hold)s?\s+"
    r"(?:(?:there|where\s+you\s+are|put|still|and)\s+)*(?:sort|dress|re-?form|tidy|pull|get|gather|collect)\w*\s+(?:yourselves|themselves|itself|ourselves|the\s+ranks|their\s+ranks|your\s+ranks|it|back|together|\s)+(?:out|up|together|again|in\s+order|straight)?"
    + ENDS,
    re.IGNORECASE,
)
# *oh the horse guns, scrap what i said, Husson will be in the way. have them shoot 5M instead*
SCRAP_THAT = re.compile(
    r"^(?P<mark>\W*(?:(?:oh|ah|right|ok|wait|hang\s+on|actually|sorry|hm+)\s*,?\s+)*)(?P<who>[^,;:.!?]{2,30}?)\s*[,:–-]\s*"
    r"(?:scrap|forget|ignore|scratch|drop|bin|cancel|strike)\s+(?:all\s+)?(?:what|that|everything)(?:\s+I\s+(?:said|wrote|told\s+you)"
    r"(?:\s+(?:about|for)\s+(?:them|him|it))?)?(?:\s+(?:above|before|earlier))?\s*(?:[.!]+\s*$|,\s*(?P<then>[^;:!?]{3,90}))",
    re.IGNORECASE,
)
TOLD_ANEW = re.compile(r"(?:he|they|it|she|instead)\b", re.IGNORECASE)
HAVE_THEM = re.compile(
    r"^(?:(?:just|better|instead|so|and)\s+)*(?:have|let|get)\s+(?:them|him|it)\s+(?:to\s+)?(?=[a-z])", re.IGNORECASE
)
# *goes for 27J and pushes them back over the brook*: what comes of the attack
PUSHES_BACK = re.compile(
    r"(?P<attack>\b(?:attacks?|goes\s+for|go\s+for|charges?|assaults?|storms?|hits?|goes\s+at|go\s+at)\s+[^,;:.!?]{2,30}?)\s*,?\s+(?:and|to)\s+(?:push|drive|throw|chase|kick|shove|force|fling|send|boot|knock|turf)(?:es|s)?\s+"
    r"(?:them|him|it|those|that\s+lot)\s+(?:right\s+|well\s+|clean\s+)?(?:back|off|away|out)(?:\s+(?:over|across|behind|beyond|into|through|of|from)\s+[^,;:.!?]{2,30}?)?"
    + ENDS,
    re.IGNORECASE,
)


def forgotten(told: re.Match[str]) -> str:
    """What they shall do instead, or that all is to be forgotten which they were told; why is no matter."""
    then = told["then"] or ""
    if TOLD_ANEW.match(then):
        return told[0]
    found = HAVE_THEM.match(then)
    return (
        f"{told['mark']}{told['who']} shall {then[found.end() :]}"
        if found
        else f"forget what I said about {told['who']}."
    )


# *5 cm to the left, er, right*: the other way
OTHER_WAY = re.compile(
    r"\b(?P<to>to\s+the\s+|to\s+my\s+|to\s+)?(?:left|right|east|west|north|south)\s*,?\s+(?:er+m?|uh+m?|um+|hm+|no|nope|sorry|I\s+mean|wait)\s*,?\s*(?:no\s*,?\s*|I\s+mean\s*,?\s*)?"
    r"(?:to\s+the\s+|to\s+)?(?P<way>left|right|east|west|north|south)\b(?!\s+(?:of|flank|wing|behind|beside|next|away|now))",
    re.IGNORECASE,
)
# *skirmishers get charged = leg it back to the others*: what happens, and what they do then
CASE_IS_DEED = re.compile(
    r"^(?P<mark>\W*)(?P<who>(?:(?:the|my|our|any)\s+)?[a-zA-Z][^=:,;.!?]{1,30}?)\s+(?:get|gets|got|are|is|r)\s+(?P<done>charged|rushed|attacked|overrun|over\s*run|jumped|swarmed|hit)(?P<by>\s+by\s+[^=:,;.!?]{2,20}?)?\s*(?:=+>?|-+>|→|:)\s*(?=\w)",
    re.IGNORECASE,
)
RUSHED = {"rushed": "overrun", "swarmed": "overrun", "jumped": "attacked", "hit": "attacked"}
# *pack up n leave*, of guns
PACK_UP = re.compile(
    r"\b(?P<up>pack(?P<s>s?)\s+up|pack(?P<z>s?)\s+(?:it\s+in|their\s+bags))\s*(?:and|n|&)\s*(?:leave|go|scoot|leg\s+it|run|get\s+out|clear\s+off|bugger\s+off|scarper)s?\b",
    re.IGNORECASE,
)
# *H6 not H5*: the one, and not the other
NOT_THAT_SQUARE = re.compile(
    r"(?P<there>\b(?-i:[A-Z])\d{1,2})\s*,?\s+(?:and\s+|und\s+|et\s+)?(?:not|nicht|pas)\s+(?:(?:at|to|in|nach|auf|en|à)\s+)?(?-i:[A-Z])\d{1,2}\b(?!\s+(?:but|sondern|mais))",
    re.IGNORECASE,
)
# *one batt of Campi*: a battalion, where a brigade of foot is named behind it
BATT_OF = re.compile(
    r"\b(?P<many>a|an|one|two|three|both|another|the|his|1|2|3)\s+batt(?P<s>s?)\.?\s+(?=(?:of|from)\s)", re.IGNORECASE
)
# *the other 2 cannons on the hill (5D and 9D)*: whose they are
GUNS_OF = re.compile(
    r"(?P<guns>\b(?:the\s+)?(?:other\s+)?(?:\d\s+|two\s+|three\s+|both\s+)?(?:cannons?|guns|batter(?:y|ies)))(?:\s+(?:on|in|at|by)\s+the\s+\w+)?\s*\(\s*(?P<of>\d{1,2}D(?:\s*(?:,|and|&|\+)\s*\d{1,2}D)*)\s*\)",
    re.IGNORECASE,
)

# *put 1/2L out front as skirmishers*: ahead, and no facing
OUT_FRONT = re.compile(
    r"\b(?P<out>out|up)\s+front\b(?=\s*(?:[,;.!]|$|as\b|in\b|at\b|to\b|of\b|and\b|with\b))", re.IGNORECASE
)

# *turn em to look at the woods*
TO_LOOK_AT = re.compile(
    r"(?P<turn>\b(?:turn|wheel|swing|spin|point)s?\s+(?:him|her|them|['’]?em|it|(?:the\s+)?[\w/]{2,20})\s+(?:round\s+|around\s+|about\s+)?)(?:to|so\s+(?:that\s+)?(?:they|it|he)\s+(?:can\s+)?)\s*(?:look|face|point|watch|see)s?\s+(?:at|to|towards?|out\s+(?:at|over)|onto)?\s*(?=\w)",
    re.IGNORECASE,
)
# *guard cav dont move same for their guns*: without a mark between them
SAME_FOR = re.compile(
    r"(?<=\w)\s+(?P<same>(?:and\s+)?(?:the\s+)?same\s+(?:goes\s+|applies\s+)?(?:for|with|to)\s+(?=(?:the|his|her|its|their|my|our|\d|(?-i:[A-Z]))))",
    re.IGNORECASE,
)


def in_that_case(told: re.Match[str]) -> str:
    """The case with its word."""
    done = told["done"].lower().replace("over run", "overrun")
    return f"{told['mark']}if {told['who']} are {RUSHED.get(done, done)}{told['by'] or ''}, they "


# *stay put at quatre bras dont want to lose the crossroads*: why, without a mark before it
AND_WHY = re.compile(
    r"(?<=[\w)])\s+(?<!not)(?:i\s+|we\s+)?(?:(?:do\s+not|don['’]?t)\s+(?:(?:want|"
    r"wanna)\s+(?:to\s+)?(?:lose|risk|waste|see|get)\b|need\s+(?:it|them|him|those)\b|fancy\b|trust\b)|"
    r"(?:no|not\s+much|little)\s+(?:point|use|sense|need)\s+(?:in\s+|of\s+)?\w+ing\b|(?:(?:it|they|"
    r"he)\s+)?can['’]?t\s+do\s+(?:anything|much|a\s+thing|any\s+\w+)\b|"
    r"(?:we|i)\s+(?:may|might|will|['’]?ll)\s+(?:well\s+)?(?:need|want)\s+(?:it|them|him|"
    r"those)\b)[^,;:.!?]{0,50}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *square if cav is near n nobody on foot chases*
N_FOR_AND = re.compile(
    r"\s+n\s+(?=(?:nobody|no\s+one|no|all|everyone|they|he|it|then|dont|don['’]t|never)\b)", re.IGNORECASE
)
TYPED_IN_HASTE = (
    turn("n ", N_FOR_AND, " and "),
    turn("want|wanna|need|fancy|trust|point|use|sense|can't|can’t|cant", AND_WHY),
    turn("charged|rushed|attacked|overrun|over run|jumped|swarmed|hit", CASE_IS_DEED, in_that_case),
    turn("front", OUT_FRONT, "out in front"),
    turn("turn|wheel|swing|spin|point", TO_LOOK_AT, r"\g<turn>to face "),
    turn("same ", SAME_FOR, r", \g<same>"),
    turn("pack", PACK_UP, lambda told: f"limber{told['s'] or told['z'] or ''} up"),
    turn("not |nicht |pas ", NOT_THAT_SQUARE, r"\g<there>"),
    turn("batt", BATT_OF, r"\g<many> battalion\g<s> "),
    turn("cannon|guns|batter", GUNS_OF, r"the batteries of \g<of>"),
    turn("left|right|east|west|north|south", OTHER_WAY, lambda told: f"{told['to'] or ''}{told['way']}"),
    turn("not too|not very|not that|not so", NOT_TOO),
    turn("where ", GRAND_THERE, "stay "),
    turn("kill|murder|hang|shoot|skin|eat |have |sack|fire |forgive|scold|blame", OR_ELSE_HE),
    turn(" after", LEGGING, "run after them"),
    turn("run|chas|pursu|follow", SORT_OUT, r"\g<after>"),
    turn("scrap|forget|ignore|scratch|drop|bin |cancel|strike", SCRAP_THAT, forgotten),
    turn("push|drive|throw|chase|kick|shove|force|fling|send|boot|knock|turf", PUSHES_BACK, r"\g<attack>"),
)
