"""In steps: orders by people who number them, each with *first*, *then*, *unless* and measures to the centimetre.

*First move to E5, then form line facing NW, to cover the left*, *move 12 cm N to H6*, *Exception to 2.1: 3/108 does not
follow, it stays in J3*, *same as 3.1*, *no action*, *Assumption (not an order): ...*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

COMPASS = r"(?:due\s+)?(?:(?:north|south)-?\s?(?:east|west)|north|south|east|west|n|s|e|w|ne|nw|se|sw)"
WAY = rf"(?:{COMPASS}|forwards?|fwd|ahead|straight\s+(?:ahead|on|forward)|back(?:wards?)?|up|down|on)"
# *move 12 cm N to H6*: to the square; how far that is he has measured
SO_FAR_TO = re.keyed(
    rf"\b(?P<go>move|go|march|advance|shift|ride|push|walk)(?P<s>e?s)?\s+(?:some\s+|about\s+|up\s+)?\d+(?:[.,]\d+)?\s*(?:cm|centimet(?:er|re)s?|in|inch(?:es)?|\")\s+{WAY}\s*,?\s+(?:in)?to\s+(?=(?:the\s+)?(?:square\s+)?(?:(?-i:{SQUARE})|(?-i:[A-Z])[a-z]+))",
    re.IGNORECASE,
)
# *First move to E5, then form line*: the first thing, and not the first battalion
BASE = (
    r"(?:move|go|form|limber|unlimber|fire|face|march|advance|turn|wheel|take|charge|attack|stay|hold|wait|occupy|clear|send|bring|"
    r"pull|get|let|put|deploy|redeploy|shoot|support|fall\s+back|ride|withdraw)"
)
FIRST_DO = re.compile(rf"(?P<mark>^\W*|[:;]\s*|^\W*[\w/]{{2,8}}\s*,\s*)first(?:ly)?\s*,?\s+(?={BASE}\b)", re.IGNORECASE)
# *Exception to 2.1: ...*, *Exception: 1/92 does not attack*
EXCEPTION = re.compile(
    r"^(?P<mark>\W*(?:\d{1,2}(?:\.\d{1,2})?\.?\)?\s+)?)(?:(?:exceptions?|ausnahmen?)\s+(?:to|from|for|zu|von)\s+(?:the\s+|rule\s+|point\s+|item\s+|no\.?\s*|Punkt\s+|Ziffer\s+)*\d{1,2}(?:\.\d{1,2})*\.?\s*[:–—-]\s*(?=\S)|"
    r"exceptions?\s*[:–—-]\s*(?=(?:the\s+)?[\w/]{2,20}\s*(?:,\s*(?:first|then)\b|\s(?:does|do|moves?|goes|fires?|attacks?|advances?|supports?)\b)))",
    re.IGNORECASE,
)
# *3/108 does not follow, it stays in J3*
DOES_NOT_BUT = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}?)\s*(?:does|do|shall|should|will|must|is|are)\s*(?:not|n['’]t)\s+(?:to\s+)?(?:follow|support|attack|join|move|go|advance|come|take\s+part|march|help)(?:\s+(?:with|along|after|in|him|it|them|this|that|on)\b[^,;:.!?]{0,30}|\s+[\w/'’-]{2,15}){0,1}\s*"
    r"[,;:–—-]\s*(?:(?:but|instead|rather)\s+)?(?:it|he|they|she)\s+(?:(?:instead|just|simply)\s+)?(?=(?:stays?|holds?|remains?|goes|moves?|forms?|keeps?|waits?|fires?|marches|supports?|covers?|occup|is\s+to|are\s+to|should|must)\b)",
    re.IGNORECASE,
)
# *same as 3.1*, behind what is done
SAME_AS_ITEM = re.compile(
    r"\s*[,;(–—-]?\s*(?:(?:the\s+)?same|just|exactly|like|as)\s+(?:as\s+|like\s+)?(?:in\s+|for\s+|under\s+)?(?:point\s+|item\s+|no\.?\s*|para(?:graph)?\s+)?\d{1,2}\.\d{1,2}\b\)?(?=\s*(?:[,;:.!?]|$))",
    re.IGNORECASE,
)
# *facing NW, to cover the left against the wood*: why so
FACING_TO_COVER = re.compile(
    rf"(?P<face>\b(?:fac(?:e|es|ing)|front(?:ing)?|looking|turned)\s+(?:to\s+(?:the\s+)?)?{COMPASS})\s*,?\s+(?:so\s+as\s+to|in\s+order\s+to|to)\s+(?:cover|guard|protect|watch|screen|secure|shield|keep\s+an\s+eye\s+on|look\s+after|command|block)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *Move to K6 and stay there as support for 6Ch*
STAY_AS_SUPPORT = re.compile(
    r"\b(?P<go>(?:move|go|march|ride|come)(?P<s>e?s)?\s+to\s+[^,;:.!?]{2,30}?)\s+(?:and\s+(?:stay|remain|wait|stand|halt)s?\s+there\s+)?as\s+(?:a\s+|the\s+)?(?:support|back-?up)\s+(?:for|of|to)\s+",
    re.IGNORECASE,
)
# *GCh, GLan and the two guard batteries: no action*
NO_ACTION = re.keyed(
    r"(?P<who>^\W*[^:;.!?]{2,80}?\s*[:=–—-]\s*)(?:no\s+(?:action|activity|tasks?|mission|job|part)|nil|nothing\s+to\s+do|inactive|not\s+used|unused|not\s+to\s+be\s+used)(?:\s+(?:for\s+now|this\s+turn|yet|at\s+present|required|needed))?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
NO_ACTION_FOR = re.compile(
    r"^(?P<mark>\W*)no\s+(?:action|activity|tasks?|mission|job)\s+(?:for|by|of|required\s+of|from)\s+(?P<who>[^:;.!?]{2,80}?)(?:\s+(?:for\s+now|this\s+turn|yet|at\s+present))?(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)
# *fire at them, unless they are out of range*
UNLESS_TOO_FAR = re.keyed(
    r"\s*,?\s*(?:unless|except\s+if)\s+(?:(?:they|it|he|these|those|that|the\s+target)\s+(?:are|is|['’]re|['’]s)\s+|that['’]s\s+)?(?:out\s+of\s+(?:range|reach|sight|view)|too\s+far(?:\s+(?:off|away))?|beyond\s+range)(?=\s*(?:[;.!]|$))",
    re.IGNORECASE,
)
# *square, unless already in a wood or village*: what goes without saying
UNLESS_COVERED = re.compile(
    r"\s*,?\s*(?:unless|except\s+(?:if|when|where))\s+(?:(?:they|it|he|you)\s+(?:are|is)\s+)?(?:already\s+|safe(?:ly)?\s+)?(?:in|inside|within)\s+(?:(?:a|an|any|the|some)\s+)?(?:woods?|villages?|buildings?|farms?|cover|built-?up|houses?|towns?|trees)"
    r"(?:\s*(?:,|or|and)\s*(?:in\s+)?(?:(?:a|an|any|the)\s+)?(?:woods?|villages?|buildings?|farms?|cover|houses?|towns?|trees))*(?=\s*(?:[;.!]|$))",
    re.IGNORECASE,
)
AGAINST_HORSE = re.compile(r"\bsquares?\b", re.IGNORECASE)
# *Unless there is no line of sight, then fire at the infantry*: in that case
UNLESS_THEN = re.compile(
    r"^(?P<mark>\W*)(?:unless|except\s+if)\s+(?P<case>[^,;:.!?]{3,80}?)\s*,\s*then\s+(?=\w)", re.IGNORECASE
)
# *charge them, unless they are in square*
UNLESS_SQUARE = re.compile(
    r"(?<=\w)\s*,?\s*\b(?:unless|except\s+if|if)\s+(?P<who>they|it|he|these|those|the\s+enemy)\s*(?P<not>(?:do|are|is|does|have|has)\s*(?:not|n['’]t)\s+)?(?:(?:are|is|stand|stands)\s+(?:already\s+)?in|(?:have\s+|has\s+)?form(?:s|ed)?(?:\s+up)?(?:\s+in)?|in|go\s+into|goes\s+into)\s+(?:a\s+)?squares?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
CHARGING = re.compile(r"\b(?:charg|attack|ride\s+down|go\s+(?:for|at))", re.IGNORECASE)
# *Assumption (not an order): the enemy has ...*
ASSUMPTION = re.keyed(
    r"^\W*(?:assumptions?|expectations?|background|rationale|note\s+to\s+self|for\s+information|info|fyi|remark|comment|context|annahmen?|anmerkung|hypothèse|remarque)"
    r"\s*(?:\([^)]{2,30}\))?\s*:\s*(?P<said>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)


def unless_covered(told: re.Match[str]) -> str:
    """Nothing, behind the rule of squares: who stands in a wood or a village forms none anyway."""
    return "" if AGAINST_HORSE.search(told.string, 0, told.start()) else told[0]


def unless_ready(told: re.Match[str]) -> str:
    """The case of a charge at foot who may form square; of others as it stands."""
    return ", unless they are ready for it" if CHARGING.search(told.string, 0, told.start()) else told[0]


IN_STEPS = (
    turn("exception|ausnahme", EXCEPTION, r"\g<mark>"),
    turn("first", FIRST_DO, r"\g<mark>"),
    turn("not |n't|n’t", DOES_NOT_BUT, r"\g<who> "),
    turn("same|just |exactly|like |as ", SAME_AS_ITEM),
    turn('cm|centimet|inch| in |"', SO_FAR_TO, r"\g<go>\g<s> to "),
    turn(
        "to cover|to guard|to protect|to watch|to screen|to secure|to shield|to keep|to look|to command|to block",
        FACING_TO_COVER,
        r"\g<face>",
    ),
    turn(
        "support|back-up|backup", STAY_AS_SUPPORT, lambda told: f"{told['go']} and support{'s' if told['s'] else ''} "
    ),
    turn("no |nil|nothing|inactive|used", NO_ACTION, r"\g<who>hold\g<end>"),
    turn("no action|no activity|no task|no mission|no job", NO_ACTION_FOR, r"\g<mark>\g<who>: hold\g<end>"),
    turn("unless|except", UNLESS_THEN, r"\g<mark>if \g<case>, "),
    turn("range|reach|sight|view|too far", UNLESS_TOO_FAR),
    turn("square", UNLESS_SQUARE, unless_ready),
    turn("unless|except", UNLESS_COVERED, unless_covered),
)


def only_assumes(raw: str) -> bool:
    """``Assumption (not an order): ...``: whether a line says of itself that it orders nothing."""
    return (
        ASSUMPTION.match(raw) is not None
        and re.search(r"\(\s*(?:not|no|kein)\b|^\W*(?:assum|annahm|hypoth|expect|backgr|rational)", raw, re.IGNORECASE)
        is not None
    )
