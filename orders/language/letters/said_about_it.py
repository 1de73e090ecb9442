"""Said about it: fears, pictures and asides that stand beside an order of those who like to tell.

*...; what frightens me there is those fellows in the corn*, *..., I'd be afraid to face the Emperor if ...*, *in the
background Campi comes out of the trees at last*, *..., unhurried*, *don't move a hoof*, *no exceptions*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, SQUARE, turn

# *...; what frightens me there is those fellows lurking in the corn*
FRIGHTENS = re.compile(
    r"(?<=\w)\s*[;,:–—-]\s*(?:but\s+|and\s+|though\s+)?what\s+(?:frightens|worries|bothers|scares|troubles|annoys|puzzles|interests|pleases|amuses|alarms)\s+me(?:\s+(?!is\b|are\b)\w+){0,3}\s+(?:is|are)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *..., I'd be afraid to face the Emperor if a single horse got scratched*
BE_AFRAID = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:because\s+|as\s+|for\s+|since\s+)?I(?:['’]d|\s+would|['’]m|\s+am|\s+should)\s+(?:be\s+)?(?:rather\s+|too\s+|more\s+|so\s+|only\s+|really\s+)?(?:afraid|scared|ashamed|sorry|terrified|frightened|mortified|loath|embarrassed|hate)\s+(?:to|of|if|that|for|than)\b"
    r"(?:(?!,\s*(?:so|therefore|hence|which)\b)[^;:.!?])*",
    re.IGNORECASE,
)
# *facing the infantry at E7*
FACING_THOSE_AT = re.compile(
    rf"\b(?P<face>fac(?:e|es|ing)|pointing|aimed|looking)\s+(?:at\s+|to(?:wards)?\s+)?(?:the\s+|that\s+|those\s+)?(?:enemy\s+|French\s+|Dutch\s+|British\s+)?(?:infantry|cavalry|guns?|battery|columns?|lines?|horse|skirmishers|foot|chaps|fellows|men)(?:\s+in\s+(?:line|column|skirmish\s+order))?\s+(?:at|in|on|near|by)\s+(?P<square>(?-i:{SQUARE}))",
    re.IGNORECASE,
)
# *No exceptions*
NO_EXCEPTIONS = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:and\s+)?no\s+(?:exceptions?|arguments?|excuses|ifs|buts)(?:\s+(?:or|and)\s+buts)?" + ENDS,
    re.IGNORECASE,
)
# *1/2 N - stays put*: the first letter of its name
INITIALS = re.compile(r"^(?P<unit>\W*\d{1,2}/\d{1,3})\s+(?:[NSEW]|[A-Z]-[A-Z])\.?\s*(?=[-–—:]\s)")
# *follows in support, unhurried*
UNHURRIED = re.compile(
    r"\s*,\s*(?:and\s+)?(?:unhurried(?:ly)?|at\s+(?:their|its|his)\s+(?:ease|leisure)|in\s+no\s+hurry|without\s+(?:any\s+)?hurry(?:ing)?|quite\s+calmly|drums\s+beating|(?:flags|colours)\s+flying|bayonets\s+fixed|"
    r"sabres\s+(?:drawn|sheathed)|with\s+(?:their\s+)?(?:drums|flags|colours)\s+\w+)" + ENDS,
    re.IGNORECASE,
)
# *In the background Campi comes out of the trees at last*
IN_THE_BACKGROUND = re.compile(
    r"^(?P<mark>\W*)(?:in\s+the\s+(?:background|foreground|distance|meantime)|far\s+(?:off|away))\s*,?\s+(?=(?:the\s|my\s|our\s|\d|(?-i:[A-Z])))",
    re.IGNORECASE,
)
AT_LAST = re.compile(r"(?<=\w)\s+at\s+(?:long\s+)?last(?=\s*(?:[,;:.!?]|$)|\s+and\b)", re.IGNORECASE)
# *Behind them, a decent gap between, ...*
DECENT_GAP = re.compile(
    r"\s*,\s*(?:with\s+|at\s+)?(?:a|some)\s+(?:decent|good|fair|safe|respectable|healthy|small|proper|little)\s+(?:gap|distance|interval|space)(?:\s+(?:in\s+)?(?:between|behind|away|off|apart))?(?:\s+them)?(?=\s*,)",
    re.IGNORECASE,
)
# *stays there and gets his breath back*
BREATH_BACK = re.compile(
    r"\s*,?\s+(?:and|to)\s+(?:gets?|catch(?:es)?|takes?|recovers?|draws?)\s+(?:his\s+|its\s+|their\s+|a\s+)?breath(?:er)?(?:\s+back)?"
    + ENDS,
    re.IGNORECASE,
)
# *They don't move a hoof*
NOT_A_HOOF = re.compile(
    r"\b(?P<move>move|budge|stir)(?P<s>s?)\s+(?:a|an|one)\s+(?:single\s+)?(?:hoof|muscle|finger|toe|hair|step|foot|yard|peg|whisker|boot)\b",
    re.IGNORECASE,
)
# *save that the 7th Militia is dealt with separately in clause 4*
DEALT_WITH = re.compile(
    r"\s*,?\s*(?:save|except|but|other\s+than|subject\s+to\s+the\s+fact)\s+that\s+[^;:.!?]{3,80}?\s(?:is|are)\s+(?:dealt\s+with|provided\s+for|treated|covered|addressed|mentioned)\b[^;:.!?]{0,40}",
    re.IGNORECASE,
)
# *No unit which has prevailed in a melee shall pursue*
PREVAILED = re.compile(
    r"\b(?:which|that|who)\s+(?:has|have|shall\s+have)\s+(?:prevailed|triumphed|succeeded|won)\s+in\s+(?=an?\s|the\s|any\s)",
    re.IGNORECASE,
)
# *brigade by brigade*
ONE_BY_ONE = re.keyed(
    r"\s*,?\s*\b(?P<what>brigade|division|unit|regiment|battalion|battery|one)\s+by\s+(?P=what)" + ENDS, re.IGNORECASE
)

SAID_ABOUT_IT = (
    turn("what ", FRIGHTENS),
    turn("afraid|scared|ashamed|sorry|terrified|frightened|mortified|loath|embarrassed|hate", BE_AFRAID),
    turn("fac|pointing|aimed|looking", FACING_THOSE_AT, r"\g<face> \g<square>"),
    turn("no exception|no argument|no excuse|no ifs|no buts", NO_EXCEPTIONS),
    turn("/", INITIALS, r"\g<unit> "),
    turn("hurr|ease|leisure|calmly|beating|flying|fixed|sabres|drums|flags|colours", UNHURRIED),
    turn("background|foreground|distance|meantime|far ", IN_THE_BACKGROUND, r"\g<mark>"),
    turn(" last", AT_LAST),
    turn("gap|distance|interval|space", DECENT_GAP),
    turn("breath", BREATH_BACK),
    turn("hoof|muscle|finger|toe|hair|step|foot|yard|peg|whisker|boot", NOT_A_HOOF, r"\g<move>\g<s>"),
    turn("save that|except that|but that|fact that", DEALT_WITH),
    turn("prevailed|triumphed|succeeded|won", PREVAILED, "that wins "),
    turn(" by ", ONE_BY_ONE),
)
# *I am Marshal Ney this time, heaven help the French*, *here is what I'd like everybody to do*, *no exceptions*
ABOUT_HIMSELF = re.keyed(
    r"^\W*(?:I(?:['’]m|\s+am)\s+(?:(?:playing|being)\s+)?(?:Marshal|General|the\s+(?:Prince|Duke|Marshal|Emperor)|Prince|Wellington|Ney|Napoleon)\b[^;:.!?]*|"
    r"(?:here|this|below|that)(?:['’]s|\s+is|\s+are)\s+what\s+(?:I(?:['’]d|\s+would)?|we)\s+(?:like|want|have\s+in\s+mind|need|mean|propose)\b[^;:.!?]*|"
    r"no\s+(?:exceptions?|arguments?|excuses|ifs|buts)(?:\s+(?:or|and)\s+buts)?)[.!:]*\s*$",
    re.IGNORECASE,
)


def is_about_himself(raw: str) -> bool:
    """Whether a sentence says who its writer is, or that what he would like follows, or stresses what he said."""
    return ABOUT_HIMSELF.match(raw) is not None
