"""Period English: orders as a staff officer of 1815 would put them, and the short hand of those who copy him.

*No battalion is to quit its ground in pursuit*, *the batteries will confine themselves to his columns*, *His Royal
Highness keeps near the farm*, *hold the S tip*, *For the guns: 7/2FA is the priority target*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *No battalion is to quit its ground in pursuit of a beaten enemy*
QUIT_IN_PURSUIT = re.compile(
    r"\b(?:quit|leave|abandon|forsake|break)s?\s+(?:its|their|his|the)\s+(?:ground|posts?|position|ranks?|place|line|formation)\s+"
    r"(?:in\s+(?:the\s+)?pursuit(?:\s+of\s+[^,;:.!?]{2,30})?|to\s+(?:pursue|follow\s+up|chase)(?:\s+[^,;:.!?]{2,30})?)(?=\s*(?:[,;:.!?]|$))",
    re.IGNORECASE,
)
# *will confine themselves to the enemy's columns*, *confines its fire to infantry*
CONFINE = re.compile(
    r"\b(?:(?:will|shall|should|must|are\s+to|is\s+to)\s+)?confine(?P<s>s?)\s+(?:themselves|itself|himself|(?:their|its|his)\s+fire)\s+to\s+(?:firing\s+(?:at|on)\s+)?",
    re.IGNORECASE,
)
# *on no account reply to his guns*: fire at them
REPLY_TO = re.compile(
    r"\b(?:reply|respond|replies|responds)\s+to\s+(?:the\s+|his\s+|their\s+|enemy\s+|French\s+|British\s+)*(?:enemy['’]s\s+|Frenchmen['’]s\s+)?(?P<guns>guns?|artillery|batter(?:y|ies)|cannon(?:ade)?)\b",
    re.IGNORECASE,
)
# *27J shadows whatever moves on the left*
SHADOW = re.compile(
    r"\bshadow(?P<s>s?)\s+(?P<whom>whatever|whoever|anything|anyone|everything)\s+(?:that\s+)?(?:moves?|comes?|appears?|goes?|turns?\s+up)\b",
    re.IGNORECASE,
)
# *His Royal Highness will oblige me by keeping near the farm*
HIGHNESS = re.compile(r"(?<!To\s)\b(?:His\s+Royal\s+Highness|H\.?R\.?H\.?)(?=[\s,:])(?!\s+the\b)")
OBLIGE_BY = re.compile(
    r"\b(?:will|would)\s+(?:greatly\s+|much\s+)?oblige\s+(?:me|us)\s+by\s+(?P<verb>keeping|staying|remaining|holding|going|moving|riding|supporting|taking|waiting)\b",
    re.IGNORECASE,
)
VERBS = {
    "keeping": "keeps", "staying": "stays", "remaining": "remains", "holding": "holds", "going": "goes",
    "moving": "moves", "riding": "rides", "supporting": "supports", "taking": "takes", "waiting": "waits",
}  # fmt: skip
# *hold S tip*: where they are, and no front
HOLD_S_TIP = re.keyed(
    r"\b(?P<holds>(?i:holds?|keeps?))\s+(?:(?i:the)\s+)?[NSEW]{1,2}\.?\s+(?i:tip|end|edge|corner|side)(?=\s*(?:[,;.!]|$))"
)
# *For the guns: 7/2FA is the priority target*, *7/2FA is the first target for the guns*
FOR_THESE = re.compile(
    r"^(?P<mark>\W*)(?:and\s+)?for\s+(?P<who>(?:the|my|our)\s+(?:\w+\s+){0,2}?(?:militia|guns?|gunners|batter(?:y|ies)|artillery|infantry|cavalry|horse|foot|skirmishers|lancers|chasseurs|"
    r"Nassauers|generals|J[äa]gers|battalions|regiments|Guard))\s*[:–—-]\s*(?=\S)",
    re.IGNORECASE,
)
PRIORITY_TARGET = re.compile(
    r"^(?P<mark>\W*)(?:(?P<guns>[^,;:.!?]{2,40}?)\s*:\s*)?(?P<foe>(?:the\s+)?[\w/' -]{2,25}?)"
    r"\s+(?:is|are)\s+(?:the|their|its|your|his)\s+(?:priority|first|main|preferred|primary|top)\s+targets?"
    r"(?:\s+(?:for|of)\s+(?P<whose>(?:the\s+|all\s+|both\s+)?(?:guns|batteries|artillery|gunners|\d[\w/]+|[A-Z]\w+)))?(?:\s*,?\s+(?:then|after\s+that|and\s+then)\s+[^;:.!?]{3,50})?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *I do not want 2/2Nas where it is*: that he is in a wrong place, and no order to stay there
NOT_WHERE_IT_IS = re.compile(
    r"^(?P<mark>\W*)I\s+(?:really\s+)?(?:do\s+not|don['’]?t)\s+(?:want|like|need)\s+(?P<who>(?:the\s+|my\s+|to\s+see\s+)?[^,;:.!?]{2,30}?)\s+(?:(?:staying|being|standing|sitting|to\s+(?:stay|be|remain|stand))\s+)?"
    r"(?:right\s+|just\s+|out\s+|up\s+)?where\s+(?:it|they|he)(?:['’](?:s|re)|\s+(?:is|are|stands?))(?:\s+(?:now|at\s+all|at\s+present))?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)


def aimed_at(told: re.Match[str]) -> str:
    """Who fires at it; whoever is meant where none is named."""
    guns = told["guns"] or told["whose"]
    return f"{told['mark']}{guns} fire at {told['foe']}" if guns else told[0]


PERIOD_ENGLISH = (
    turn("pursuit|pursue|follow up|chase", QUIT_IN_PURSUIT, "pursue"),
    turn("confine", CONFINE, r"fire\g<s> only at "),
    turn("reply|replies|respond", REPLY_TO, r"fire at \g<guns>"),
    turn("shadow", SHADOW, r"watch\g<s> \g<whom> comes"),
    turn("highness|h.r.h|hrh", HIGHNESS, "The Prince"),
    turn("oblige", OBLIGE_BY, lambda told: VERBS[told["verb"].lower()]),
    turn("tip|end|edge|side|corner", HOLD_S_TIP, r"\g<holds> still"),
    turn("for ", FOR_THESE, r"\g<mark>\g<who>: "),
    turn("target", PRIORITY_TARGET, aimed_at),
    turn("where", NOT_WHERE_IT_IS, r"\g<mark>\g<who> is in the wrong place"),
)
