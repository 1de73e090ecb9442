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
# *After some discussion the 27th stay out where they are*
AFTER_THOUGHT = re.compile(
    r"^(?P<mark>\W*)(?:after|following)\s+(?:some|much|a\s+lot\s+of|long|due|careful|a\s+little|further|brief|more)\s+"
    r"(?:discussion|thought|debate|argument|hesitation|consideration|reflection|thinking|deliberation)\s*,?\s+",
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
SO_CAN_HE = re.keyed(
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
# *stays right where he is*: just there, and on no side of it
RIGHT_WHERE = re.compile(
    r"\b(?:right|just|exactly|precisely|smack)\s+(?=where\s+(?:he|she|it|they|we)\b)", re.IGNORECASE
)
# *come up through the wood so they're behind 1/2nd Nassau, maybe 8 cm back*
SO_THEY_ARE = re.compile(
    r",?\s+(?:so\s+(?:that\s+)?|until\s+|till\s+)(?:they|he|it)(?:['’](?:re|s)|\s+(?:are|is|stand|stands|end\s+up|ends\s+up|get|gets))\s+(?:right\s+|just\s+|close\s+)?"
    r"(?P<side>behind|beside|in\s+front\s+of|to\s+the\s+(?:left|right)\s+of|next\s+to)\s+(?P<whom>(?!him\b|them\b|it\b)[^,;:.!?]{2,40}?)"
    r"(?:\s*,?\s+(?:(?:maybe|perhaps|say|about|some|around|roughly)\s+)?(?P<far>\d+(?:[.,]\d+)?\s*(?:cm|centimet(?:er|re)s))\s+(?:back|behind|off|away|or\s+so))?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *goes behind Gauthier, about 10 cm after him*
SO_FAR_AFTER = re.compile(
    r"(?:\b(?:go(?:es)?|comes?|moves?|march(?:es)?|keeps?|stays?)\s+(?:along\s+)?(?:behind|after)|\bfollows?)\s+(?P<whom>(?!him\b|them\b|it\b)[^,;:.!?]{2,30}?)\s*,\s*(?P<far>(?:(?:about|some|maybe|perhaps|say)\s+)?\d+(?:[.,]\d+)?\s*(?:cm|centimet(?:er|re)s))\s+"
    r"(?:after|behind)\s+(?:him|them|it)\b",
    re.IGNORECASE,
)
# *stay out where they are*: there, and out of nothing
STAY_OUT = re.compile(
    r"\bstay(?P<s>s?)\s+(?:out|over|up|down|on|back)\s+(?=(?:right\s+|just\s+)?(?:there|where\s+(?:they|he|it)\b))",
    re.IGNORECASE,
)
# *goes to H9, staying on our side of the brook*: by which way, where it is told where to
KEEPING_SIDE = re.compile(
    r"(?P<to>\b[A-Z]\d{1,2}\b|\b(?:to|into|behind)\s+[^,;:.!?]{2,30}?)\s*,\s*(?:(?:but|and|all\s+the\s+while|always)\s+)?(?:staying|keeping|remaining|sticking)\s+"
    r"(?:all\s+the\s+way\s+|always\s+)?(?:(?:on|to)\s+)?(?:our|this|the\s+(?:near|north|south|east|west|far)(?:ern)?|its|their|my)\s+(?:own\s+)?(?:side|bank)(?:\s+of\s+(?:the|our)\s+[\w-]{3,15})?"
    r"(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *comes down the edge of the wood to stand behind 3/2Nas*: the way, and not where it goes
DOWN_THE_EDGE = re.compile(
    r"\b(?P<goes>(?:com|go|mov|march|work|pass|slip|edg|creep|head)\w*(?:\s+(?:its|their|his)\s+way)?)\s+(?:down|up|along|round|around|past|by)\s+the\s+"
    r"(?:(?:\w+ern|near|far|left|right)\s+)?(?:edge|side|fringe|skirts?|border|hem)\s+of\s+(?:the\s+)?[\w-]{3,15}(?:\s+wood)?\s+(?=(?:and|to|until|till|as\s+far\s+as|into|behind)\b)",
    re.IGNORECASE,
)
# *goes down to 1/2Nas and remains with them*: where he went
REMAINS_WITH = re.keyed(
    r"(?P<to>\b(?:to|joins?|over\s+to|towards)\s+[^,;:.!?]{2,30}?)\s*,?\s+(?:and|to)\s+(?:then\s+)?(?:remains?|stays?|keeps?|sticks?|waits?)\s+(?:there\s+)?(?:close\s+)?(?:with|by|near|beside|alongside)\s+(?:them|it|him|her)\b"
    r"(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *goes for 1/6FA, it's only like 19 cm away so he can't really miss*
EASY_SHOT = re.compile(
    r"\s*,\s*(?:(?:as|since|because|cos|coz|and)\s+)?(?:it|that|they|he|which)(?:['’]s|\s+is|['’]re|\s+are)\s+(?:(?:only|just|barely|about|like|some|around|roughly|hardly)\s+)*\d+(?:[.,]\d+)?\s*(?:cm|inch\w*|in|m|paces|yards)\b"
    r"(?:\s+(?:away|off|distant|from\s+\w+))?(?:\s*,?\s*(?:so|and)\s+[^,;:.!?\d]{0,20}(?:ca\s*n['’]?t|cannot|won['’]?t|should\s*n['’]?t|could\s*n['’]?t|can\s+hardly)\s+(?:really\s+|possibly\s+)?miss\w*(?:\s+(?:it|them|him))?)?(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *need to start walking to Quatre-Bras*
STARTS_WALKING = re.compile(
    r"\b(?P<need>needs?\s+to\s+|must\s+|should\s+|can\s+|better\s+|has\s+to\s+|have\s+to\s+)?(?:start|begin)(?P<s>s?)\s+(?:walking|marching|moving|heading|trudging|tramping|hiking|riding|driving)\s+",
    re.IGNORECASE,
)
# *pull them back into the trees, not far, just so they are inside the edge*
JUST_INSIDE = re.compile(
    r"(?:\s*,\s*not\s+(?:too\s+)?(?:far|deep)(?:\s+in)?)?\s*,\s*(?:just|only)\s+(?:far\s+enough\s+)?so\s+(?:that\s+)?(?:they|it|he)(?:['’](?:re|s)|\s+(?:are|is))\s+(?:just\s+)?inside\s+(?:(?:the|its)\s+edge|it)(?:\s+of\s+(?:it|the\s+\w+))?"
    r"(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *After the charge he comes back, I don't want to look for him in Quatre-Bras*
NOT_LOOK_FOR = re.compile(
    r"(?<=\w)\s*[,–—]\s*(?:(?:because|as|since|cos|and)\s+)?I\s+(?:do\s+not|don['’]?t|really\s+don['’]?t)\s+want\s+to\s+"
    r"(?:look|search|hunt|go\s+looking|have\s+to|find|end\s+up|be\s+left|be\s+looking)\b[^,;.:!?]*",
    re.IGNORECASE,
)
# *..., and I would be obliged if somebody would sit on him*
OBLIGED_IF = re.compile(
    r"\s*,?\s+(?:and|but)\s+I(?:['’]d|\s+(?:would|should))\s+be\s+(?:much\s+|most\s+|very\s+|so\s+)?(?:obliged|grateful|glad|happy|delighted)\s+if\s+(?:somebody|someone|anybody|you)\s+(?:would|could)\s+"
    r"(?:sit|keep\s+an\s+eye|tell|watch|hold|lock|tie|remind|stop)\b[^,;:.!?]{0,40}(?=\s*(?:[,;.!?]|$))",
    re.IGNORECASE,
)
# *Husson first and Gauthier second, if not there will be a jam*
IF_NOT_THERE = re.compile(
    r"\s*,\s*(?:if\s+not|or(?:\s+else)?|otherwise|else)\s*,?\s+(?:there(?:['’]ll|\s+will|\s+is|['’]s)|we(?:['’]ll|\s+will)|they(?:['’]ll|\s+will)|it(?:['’]ll|\s+will))\s+(?:only\s+|just\s+)?(?:be|have|get|end|become|is)?\s*"
    r"(?:(?:an?|some|another|a\s+big|the|terrible|in|up)\s+)*(?:traffic\s+)?(?:jam|mess|crush|chaos|muddle|tangle|confusion|trouble|pile-up|queue)\b[^;:.!?]{0,60}",
    re.IGNORECASE,
)
# *leave them be*
LEAVE_BE = re.compile(
    r"\b(?:leave|(?<=so\s)let(?=\s+(?:them|it|him)\s+be\b))\s+(?P<who>them|it|him|(?-i:[A-Z\d])[\w/'’-]*)\s+(?:be|alone|in\s+peace)\b",
    re.IGNORECASE,
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
WHOEVER_IS = re.keyed(
    r"\b(?:whoever|whatever|anyone|those)(?:['’]s|\s+is|\s+are)?\s+(?:who\s+is\s+|sitting\s+)?in\s+(?:the\s+)?[\w-]{3,20}\s*\((?P<name>[^()\s]{2,12})\)",
    re.IGNORECASE,
)
# *The Guard doesn't do anything*
DOES_NOTHING = re.keyed(
    r"^(?P<who>\W*(?:the\s+)?(?-i:[A-Z\d])[\w/’' -]{1,30}?)\s+(?:does|do)(?:n['’]t|nt|\s+not)\s+do\s+anything"
    r"(?:\s+(?:this\s+turn|yet|for\s+now|at\s+all|today))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *5M: own the crossroads*
OWN_IT = re.keyed(
    r"(?:(?<=:\s)|(?<=to\s)|(?<=^)|(?<=\|\s))own\s+(?=(?:the|that)\s)|\bowns\s+(?=(?:the|that)\s)", re.IGNORECASE
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


def goes(told: re.Match[str]) -> str:
    """*Goes*, or what follows *must*."""
    return f"{told['need']}go " if told["need"] else f"go{'es' if told['s'] else ''} "


def so_far_off(told: re.Match[str]) -> str:
    """*To 8 cm behind 1/2nd Nassau*, for where those end up."""
    return f" to {told['far'] + ' ' if told['far'] else ''}{told['side']} {told['whom']}"


EVERYDAY_ENGLISH = (
    turn("do anything", DOES_NOTHING, r"\g<who> stays where it is"),
    turn("while", WHILE_THIS, r"\g<mark>"),
    turn("after|following", AFTER_THOUGHT, r"\g<mark>"),
    turn("start", STARTS_UP),
    turn("first|next|then|now|last|after that|finally", FIRST_THOSE, r"\g<mark>\g<those>."),
    turn(" off ", OFF_THEM, r"\g<take>"),
    turn("charging", GO_CHARGING, "charge"),
    turn("says ", IT_SAYS, r"\g<mark>"),
    turn("so ", SO_CAN_HE, r"\g<so>\g<he> should "),
    turn(" of ", TWO_OF_HIS, r"\g<mark>\g<two> of \g<who>'s battalions"),
    turn("staying|keeping|remaining|sticking", KEEPING_SIDE, r"\g<to>"),
    turn("edge|side|fringe|skirt|border|hem", DOWN_THE_EDGE, r"\g<goes> "),
    turn("with|near|beside|by ", REMAINS_WITH, r"\g<to>"),
    turn("cm|inch|paces|yards| in| m", EASY_SHOT),
    turn("want to", NOT_LOOK_FOR),
    turn("start|begin", STARTS_WALKING, goes),
    turn("inside", JUST_INSIDE, ", just inside the edge"),
    turn("obliged|grateful|glad|happy|delighted", OBLIGED_IF),
    turn("jam|mess|crush|chaos|muddle|tangle|confusion|trouble|pile-up|queue", IF_NOT_THERE),
    turn("where", RIGHT_WHERE),
    turn("stay", STAY_OUT, r"stay\g<s> "),
    turn("behind|beside|front of|left of|right of|next to", SO_THEY_ARE, so_far_off),
    turn("after |behind ", SO_FAR_AFTER, r"follows \g<whom> \g<far> behind"),
    turn("leave|let", LEAVE_BE, r"leave \g<who> where it is"),
    turn("knock|throw|stuck", POUNDS, lambda told: f"fire{told['s1'] or told['s2'] or told['s3'] or ''} at "),
    turn(
        "have it|give",
        HAVE_IT,
        lambda told: f"fire{told['s1'] or told['s2'] or ''} at {told['a'] or told['b'] or told['c']}",
    ),
    turn("(", WHOEVER_IS, r"\g<name>"),
    turn(
        "own the|own that|owns the|owns that",
        OWN_IT,
        lambda told: "holds " if told[0].lower().startswith("owns") else "hold ",
    ),
    turn("hold", GROUND_THEY_HOLD, r"hold\g<s>"),
    turn("that ", SAVE_THAT, ", and "),
    turn("leave to", HAVE_LEAVE, "may"),
    turn("face", TURN_TO_FACE, r"face\g<s>"),
)
