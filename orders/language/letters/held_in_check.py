"""Held in check: how far somebody may go, and that he stays where others go in, as one says it among friends.

*may charge on its own account, but only into a flank*, *he can take it, otherwise no charging*, *keep 6Ch in hand*,
*not to go in after them however tempting it looks*, *they leg it back to the others*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

# *If he gets a chance at a flank he can take it, otherwise no charging*
OTHERWISE_NOT = re.compile(
    r"(?P<rule>^[^.;!?]*\bflank[^.;!?]*?)\s*[,;–—-]\s*(?:and\s+)?(?:otherwise|or\s+else|else|if\s+not)\s*,?\s+(?:(?:he|it|they)\s+(?:is|are|does|do|should|must)\s+)?"
    r"(?:no(?:t|\s+charg\w+|\s+attack\w*)?|never|nothing|leave\s+it|leaves?\s+(?:it|them)|(?:he|it|they)\s+(?:stays?|holds?|keeps?|lets?)\b[^,;:.!?]{0,25})(?:\s+to)?(?:\s+charge|\s+at\s+all)?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Let 1Ch charge first and keep 6Ch in hand*: that one stays
KEEP_IN_HAND = re.compile(
    r"(?P<and>\s*,?\s+(?:and|but)\s+(?:then\s+)?|^\W*(?:please\s+)?)keeps?\s+(?P<who>(?-i:[A-Z\d])[\w/'’-]*)\s+(?:well\s+|back\s+)?in\s+(?:hand|check)\b",
    re.IGNORECASE,
)
# *If they get charged they leg it back to the others*
BACK_TO_THE_OTHERS = re.keyed(
    r"(?P<if>^\W*(?:(?:and|but)\s+)?(?:if|when)\b[^,;:.!?]{2,40}?\b(?:charged|attacked|rushed)\s*,?\s+(?:they|it|he)\s+)(?:should\s+|must\s+|just\s+|to\s+)*(?:leg\s+it|goe?s?|runs?|comes?|drops?|falls?|gets?|pulls?)\s+(?:straight\s+)?back\s+"
    r"(?:to|on|onto|behind|towards)\s+(?:the\s+)?(?:others|rest|brigade|main\s+body|columns?|line|battalions|lads)"
    + ENDS,
    re.IGNORECASE,
)
# *on its own account, but only into a flank*
BUT_INTO_FLANKS = re.compile(
    r"\b(?P<charge>charge)\s+(?:on|off)\s+(?:its|his|their)\s+own\s+(?:account|initiative|bat|hook|accord)\s*,?\s*(?:but\s+)?(?P<only>only\s+(?:in)?to\s+(?:a|the|their|somebody['’]s|an\s+enemy)\s+flanks?)",
    re.IGNORECASE,
)
# *He's not to go in after them however tempting it looks*
NOT_GO_IN = re.keyed(
    r"\bnot\s+to\s+(?:go|be\s+drawn|get\s+drawn|be\s+tempted)\s+in(?:to\s+\w+)?\s+after\s+(?P<whom>[^,;:.!?]{2,40}?)(?:\s*,?\s+however\s+\w+\s+(?:it|they)\s+looks?)?"
    + ENDS,
    re.IGNORECASE,
)
# *Keep the cavalry on a leash*, *haltet die Reiter an der kurzen Leine*: no charge unless it is ordered
ON_A_LEASH = re.keyed(
    r"^(?P<mark>\W*)(?:please\s+|bitte\s+)?(?:keeps?|hold|halt(?:et|en)?|tiens|tenez|gardez?)\s+(?P<who>[^,;:.!?]{2,40}?)\s+"
    r"(?:on\s+(?:a|the)\s+(?:\w+\s+)?(?:leash|lead|rein)|under\s+a?\s*tight\s+rein|(?:fest\s+)?an\s+(?:der|einer)\s+(?:kurzen\s+)?Leine|"
    r"(?:bien\s+)?en\s+laisse|la\s+bride\s+courte)(?:\s*[,:–—-]\s*(?:no|keine|pas\s+de)\s+[^,;:.!?]{2,40})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
HELD_IN_CHECK = (
    turn("leash|lead|rein|leine|laisse|bride", ON_A_LEASH, r"\g<mark>\g<who> opportunity charge never"),
    turn("flank", OTHERWISE_NOT, r"\g<rule>"),
    turn("in hand|in check", KEEP_IN_HAND, lambda told: f"{', ' if told['and'].strip() else ''}{told['who']} stays"),
    turn("back ", BACK_TO_THE_OTHERS, r"\g<if>fall back"),
    turn("flank", BUT_INTO_FLANKS, r"\g<charge> \g<only>"),
    turn("in after|into", NOT_GO_IN, r"not to attack \g<whom>"),
)
