"""Everyday English: other words for a deed, or for whom it is, as people say them at home.

*take the farm off them*, *go charging off at stuff*, *Campi, two of his stay*, *leave them be*, *knock the stuffing out
of*, *hold the ground they stand on*, *have leave to*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *While all this goes on at the right, Gauthier ...*
WHILE_THIS = re.compile(
    r"^(?P<mark>\W*)while\s+(?:all\s+)?(?:this|that|it)\s+(?:goes\s+on|is\s+going\s+on|happens|is\s+happening)[^,;:.!?]{0,30},\s+",
    re.IGNORECASE,
)
# *starts up the main road and goes as far as F5*
STARTS_UP = re.compile(
    r"\bstarts?\s+(?:off\s+|out\s+)?(?:up|down|along)\s+[^,;:.!?]{2,40}?\s+and\s+(?=goes\b)", re.IGNORECASE
)
# *First the guns at G5.*: what the part below is about
FIRST_THOSE = re.compile(
    r"^(?P<mark>\W*)(?:first|next|then|now|lastly|last\s+of\s+all|after\s+that|finally)\s*,?\s+(?P<those>(?:the|my|our)\s+"
    r"(?:guns|artillery|batteries|cavalry|horse|infantry|foot|generals)(?:\s+(?:at|in|on|near|by)\s+(?:the\s+)?[\w-]{1,20})?)\s*[.:!]*\s*$",
    re.IGNORECASE,
)
# *take the farm off them*
OFF_THEM = re.compile(
    r"(?P<take>\b(?:tak(?:e|es|ing)|grabs?|gets?)\s+[^,;:.!?]{2,30}?)\s+off\s+(?:them|him|those\s+\w+|(?:that|those|the)\s+\S+(?:\s+lot)?)"
    r"(?=\s*(?:[,.;!]|$|and\b))",
    re.IGNORECASE,
)
# *go charging off at stuff*
GO_CHARGING = re.compile(
    r"\bgo(?:es)?\s+charging(?:\s+(?:off|about|around))?(?:\s+(?:at|after)\s+(?:stuff|things|anything|everything|people|anybody|everybody))?\b",
    re.IGNORECASE,
)
# *It says in the report Bachelu cannot reach half of them, so can he go and ride with Husson*
IT_SAYS = re.compile(
    r"^(?P<mark>\W*)it\s+says\s+(?:here\s+)?(?:in|on)\s+(?:the|your)\s+(?:report|map|mail|sheet)(?:\s+that)?\s+",
    re.IGNORECASE,
)
SO_CAN_HE = re.compile(
    r"(?P<so>,?\s+so\s+)(?:can|could|would)\s+(?P<he>he|they|it)\s+(?:(?:get|climb|come|move)\s+(?:down\s+)?off\s+[^,;:.!?]{2,20}?\s+and\s+)?"
    r"(?:go\s+and\s+)?(?=[a-z])",
    re.IGNORECASE,
)
# *Campi, two of his stay in the wood*
TWO_OF_HIS = re.compile(
    r"^(?P<mark>\W*)(?P<who>(?-i:[A-ZÀ-Ý])[\w'’-]+)\s*,\s+(?P<two>two|three|four|half|some|one)\s+of\s+(?:his|theirs|its)(?:\s+(?:battalions|regiments))?"
    r"(?=\s+[a-z])",
    re.IGNORECASE,
)
# *leave them be*
LEAVE_BE = re.compile(
    r"\bleave\s+(?P<who>them|it|him|(?-i:[A-Z\d])[\w/'’-]*)\s+(?:be|alone|in\s+peace)\b", re.IGNORECASE
)
# *knock the stuffing out of 5M*, *throw a few at 27J*
POUNDS = re.compile(
    r"\b(?:knock(?P<s1>s)?\s+(?:the\s+)?(?:stuffing|daylights|hell)\s+out\s+of|throw(?P<s2>s)?\s+(?:a\s+few|some)(?:\s+(?:shots?|rounds|balls|shells))?\s+at|"
    r"g(?:ive|et)(?P<s3>s)?\s+stuck\s+into)\s+",
    re.IGNORECASE,
)
# *lets 27J have it*, *gives it to stevenart*, *gives 5M what for*
HAVE_IT = re.compile(
    r"\blet(?P<s1>s?)\s+(?P<a>(?!us\b|him\b|me\b)[^,;:.!?]{2,30}?)\s+have\s+it\b(?!\s+(?:back|for|if|when|until)\b)"
    r"|\bgive(?P<s2>s?)\s+(?:it\s+(?:hot\s+)?to\s+(?P<b>[\w/-]{2,20})|(?P<c>[^,;:.!?]{2,30}?)\s+(?:what\s+for|hell|(?:some\s+)?stick|both\s+barrels|a\s+(?:good\s+|"
    r"proper\s+|right\s+|decent\s+)?(?:pasting|hammering|hiding|pounding|battering|thumping|going[\s-]over|broadside|bashing|peppering|dusting)|"
    r"the\s+(?:works|treatment)))\b",
    re.IGNORECASE,
)
# *whoever's in the farm (5M)*
WHOEVER_IS = re.compile(
    r"\b(?:whoever|whatever|anyone|those)(?:['’]s|\s+is|\s+are)?\s+(?:who\s+is\s+|sitting\s+)?in\s+(?:the\s+)?[\w-]{3,20}\s*\((?P<name>[^()\s]{2,12})\)",
    re.IGNORECASE,
)
# *are to hold the ground they stand on*
GROUND_THEY_HOLD = re.compile(
    r"\bhold(?P<s>s?)\s+(?:the|their|its)\s+(?:ground|spot|place|position)(?:\s+(?:on\s+which\s+)?(?:they|it|he)\s+(?:now\s+)?(?:stands?|occup(?:y|ies))(?:\s+(?:up)?on)?)\b",
    re.IGNORECASE,
)
# *..., save that the 1/2nd shall turn*: an order of its own
SAVE_THAT = re.compile(r"\s*,\s*(?:save|except|excepting|but)\s+that\s+(?=(?:the\s+)?(?-i:[A-Z\d]))", re.IGNORECASE)
# *have leave to fire at will*
HAVE_LEAVE = re.compile(r"\b(?:has|have|is\s+given|are\s+given)\s+(?:full\s+|my\s+)?leave\s+to\b", re.IGNORECASE)
# *shall turn so as to face south-east*
TURN_TO_FACE = re.compile(
    r"\b(?:turn|wheel|swing|shift)(?P<s>s?)\s+(?:round\s+|about\s+)?(?:so\s+as\s+to|in\s+order\s+to|so\s+that\s+(?:it|they)\s+)\s*faces?\b",
    re.IGNORECASE,
)

EVERYDAY_ENGLISH = (
    turn("while", WHILE_THIS, r"\g<mark>"),
    turn("start", STARTS_UP),
    turn("first|next|then|now|last|after that|finally", FIRST_THOSE, r"\g<mark>\g<those>."),
    turn(" off ", OFF_THEM, r"\g<take>"),
    turn("charging", GO_CHARGING, "charge"),
    turn("says ", IT_SAYS, r"\g<mark>"),
    turn("so ", SO_CAN_HE, r"\g<so>\g<he> should "),
    turn(" of ", TWO_OF_HIS, r"\g<mark>\g<two> of \g<who>'s battalions"),
    turn("leave", LEAVE_BE, r"leave \g<who> where it is"),
    turn("knock|throw|stuck", POUNDS, lambda told: f"fire{told['s1'] or told['s2'] or told['s3'] or ''} at "),
    turn(
        "have it|give",
        HAVE_IT,
        lambda told: f"fire{told['s1'] or told['s2'] or ''} at {told['a'] or told['b'] or told['c']}",
    ),
    turn("(", WHOEVER_IS, r"\g<name>"),
    turn("hold", GROUND_THEY_HOLD, r"hold\g<s>"),
    turn("that ", SAVE_THAT, ", and "),
    turn("leave to", HAVE_LEAVE, "may"),
    turn("face", TURN_TO_FACE, r"face\g<s>"),
)
