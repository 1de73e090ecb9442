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
OR_ELSE_HE = re.compile(
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
SORT_OUT = re.compile(
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
TYPED_IN_HASTE = (
    turn("left|right|east|west|north|south", OTHER_WAY, lambda told: f"{told['to'] or ''}{told['way']}"),
    turn("not too|not very|not that|not so", NOT_TOO),
    turn("where ", GRAND_THERE, "stay "),
    turn("kill|murder|hang|shoot|skin|eat |have |sack|fire |forgive|scold|blame", OR_ELSE_HE),
    turn(" after", LEGGING, "run after them"),
    turn("run|chas|pursu|follow", SORT_OUT, r"\g<after>"),
    turn("scrap|forget|ignore|scratch|drop|bin |cancel|strike", SCRAP_THAT, forgotten),
    turn("push|drive|throw|chase|kick|shove|force|fling|send|boot|knock|turf", PUSHES_BACK, r"\g<attack>"),
)
