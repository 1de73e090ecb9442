"""Wished kindly: what people would be glad of, put into what is to be done.

*I'd be happier if it were inside the wood*, *I'd put the Belgians into the house*, *I don't want him charging anybody*,
*loose order if horses can do that*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.pronouns import FOR_HIM
from orders.language.letters.turns import turn

GLAD = (
    r"(?:happier|happy|easier|glad|gladder|grateful|obliged|pleased|relieved|delighted|more\s+comfortable|much\s+obliged|calmer|thankful|"
    r"better\s+pleased|sleep\s+better|feel\s+better|prefer\s+it|like\s+it)"
)
# *I'd be happier if it were inside the wood*
HAPPIER_IF = re.keyed(
    rf"\bI\s*(?:['’]d|\s+would|\s+should)\s+(?:(?:be|feel|much|far|all\s+the|so|a\s+lot|rather)\s+)*{GLAD}\s+if\s+(?P<who>[^,;:.!?]{{1,40}}?)\s+"
    r"(?:(?P<there>were|was|stood|could\s+be|might\s+be)\s+(?=(?:inside|in|into|at|on|behind|beside|near|next|back|up|over|across|out)\b)|"
    r"(?P<goes>went|moved|came|marched|would\s+go|would\s+move|would\s+come|could\s+go|could\s+move|could\s+come)\s+|"
    r"(?P<stays>stayed|remained|kept|would\s+stay|could\s+stay)\s+|(?P<held>held|would\s+hold|could\s+hold)\s+)",
    re.IGNORECASE,
)
# *I'd rather Jamin kept out of it for now*
RATHER_DID = re.compile(
    r"\bI\s*(?:['’]d|\s+would|\s+should)\s+(?:(?:much|far)\s+)?(?:rather|sooner|prefer(?:\s+(?:it\s+if|that))?)\s+(?P<who>[^,;:.!?]{2,40}?)\s+"
    r"(?P<deed>kept|stayed|remained|held|went|moved|came|waited|stood|left|fell|fired|formed|did\s+not|didn['’]?t)\s+",
    re.IGNORECASE,
)
# *When Kempt turns up I'd like them lined up along the bank*
WHEN_HE_IS_HERE = re.keyed(
    r"^(?P<case>\W*(?:when|once|as\s+soon\s+as|if)\s+[^,;:.!?]{2,50}?\s(?:arrives?|(?:turns?|shows?)\s+up|gets?\s+(?:here|there)|appears?|"
    r"comes?\s+(?:up|on|in|along)|(?:is|are)\s+here))\s*,?\s+I(?:['’]d\s+like|\s+want|\s+would\s+like|\s+need)\s+(?:them|him|it)\s+(?P<to>to\s+)?",
    re.IGNORECASE,
)
DID = {
    "kept": "keeps", "stayed": "stays", "remained": "stays", "held": "holds", "went": "goes", "moved": "moves",
    "came": "comes", "waited": "waits", "stood": "stands", "left": "leaves", "fell": "falls", "fired": "fires",
    "formed": "forms",
}  # fmt: skip
# *I intend to keep 2/28 at the crossroads*
INTEND_TO_KEEP = re.compile(
    r"^(?P<lead>\W*)(?:(?:and|but|so)\s+)?(?:I|we)\s+(?:(?:intend|mean|plan|propose|want|wish|prefer)\s+to|would\s+like\s+to|(?:am|are)\s+going\s+to)\s+"
    r"(?P<deed>keep|leave)\s+(?=(?:the\s+)?\d|(?-i:[A-Z])[\w'’-]+(?:\s+\w+)?\s+(?:back|in\s+(?:reserve|hand)|where\s+(?:he|it|they))\b)",
    re.IGNORECASE,
)
# *will make all haste to Quatre-Bras*
HASTE = re.compile(
    r"\bmakes?\s+(?:(?:all|every|great|the\s+utmost|what|as\s+much|good|its\s+best)\s+)?(?:possible\s+)?(?:haste|speed)(?:\s+(?:possible|as\s+\w+\s+can|it\s+can))?\s+"
    r"(?=(?:to|for|towards|down|up|along|back)\b)",
    re.IGNORECASE,
)
# *The reserve, that is 7L and 8M, stays by the road*
THAT_IS = re.compile(
    r"^(?P<lead>\W*)(?:(?:the|my|our)\s+)[\w ]{3,25}?\s*[,(–—-]+\s*"
    r"(?:that\s+is(?:\s+to\s+say)?|i\.\s?e\.|namely|viz\.?)\s*,?\s+"
    r"(?P<who>(?=(?:the\s+)?[A-Z\d])[^,;:.!?()]{2,60}?)\s*[,)–—-]+\s+",
    re.IGNORECASE,
)
# *Kempt when he gets here goes to the bank*
ONCE_HE_COMES = re.compile(
    r"^(?P<lead>\W*)(?P<who>[\w' -]{2,30}?)\s*,?\s+(?P<when>when|once|as\s+soon\s+as)\s+(?:he|they|it)\s+"
    r"(?:gets?\s+here|arrives?|comes?\s+(?:up|on|in)|(?:shows?|turns?)\s+up|(?:is|are)\s+here|appears?)\s*,?\s+(?=(?:is|are|goes|go|should|will|must|can|lines?|holds?|march\w*|moves?|takes?|to|comes?|forms?|stands?)\b)",
    re.IGNORECASE,
)
# *and the 2/28th brought down to La Bergerie*: wished as what stands before it
BROUGHT_THERE = re.compile(
    r"(?P<and>,\s*|\s+and\s+)(?P<who>(?:the\s+)?\d[\w/]*(?:\s+\w+)?)\s+(?:brought|moved|sent|taken|pulled|put)\s+(?:(?:down|up|back|over|in|out)\s+)?(?=(?:to|into|behind)\b)",
    re.IGNORECASE,
)
# *Both of them are to keep their battalions in column*: how they are formed, and not that they stay
KEEP_FORMED = re.compile(
    r"\b(?:(?:are|is)\s+to\s+|should\s+|must\s+|will\s+)?keeps?\s+(?:all\s+)?(?:their|his|its)\s+(?:battalions|men|troops|regiments|squadrons)\s+in\s+"
    r"(?P<formed>columns?|lines?|squares?|skirmish\s+order|open\s+order)\b",
    re.IGNORECASE,
)
# *Keep 1/4L back to guard the guns*: it stays
KEEP_BACK = re.compile(
    r"\bkeeps?\s+(?P<who>(?:the\s+|his\s+)?[^,;:.!?]{2,30}?)\s+back\s+(?=(?:to\s+(?:guard|cover|protect|watch|look|mind|support|help|be)|as|for|in\s+reserve|with|by|near)\b)",
    re.IGNORECASE,
)
# *lined up along the bank*, and no line battalion
LINED_UP = re.compile(
    r"\b(?:lined\s+up\s+(?=(?:along|on|behind)\b)|(?P<lining>lining)\s+(?=(?:the|its)\b))", re.IGNORECASE
)
# *I'd put the Belgians into the house*
WOULD_PUT = re.compile(
    r"(?P<lead>^\W*|[,;:]\s*)I\s*(?:['’]d|\s+would|\s+should|\s+might|['’]ll|\s+will)\s+(?:(?:rather|just|then|also|probably|perhaps|maybe|simply)\s+)*"
    r"(?P<deed>put|send|move|place|station|post|bring|pull|march|take|keep|leave|push|shift|park)\s+(?=(?:the|my|our|his|\d|[A-Z]))",
)
# *I don't want him charging anybody*
NOT_WANTED = re.compile(
    r"\bI\s+(?:do\s+not|don['’]?t|dont|never|would\s+not|wouldn['’]?t)\s+(?:want|like|wish)\s+(?:to\s+see\s+|to\s+have\s+)?(?P<who>him|them|it|her|(?:the\s+)?[A-Z\d][\w/'’-]*|"
    r"anyone|anybody|any\s+of\s+them|the\s+\w+)\s+(?P<deed>charg|attack|fir|shoot|mov|leav|pursu|chas|advanc|dash|runn?|rush|gallop)ing\b",
    re.IGNORECASE,
)
DEEDS = {
    "charg": "charge", "attack": "attack", "fir": "fire", "shoot": "shoot", "mov": "move", "leav": "leave",
    "pursu": "pursue", "chas": "chase", "advanc": "advance", "dash": "dash", "run": "run", "runn": "run",
    "rush": "rush",
    "gallop": "gallop",
}  # fmt: skip
# *loose order if horses can do that*
IF_THEY_CAN = re.compile(
    r"\s*[,(]?\s*\b(?:if|provided|assuming|supposing)\s+(?:that\s+)?(?:(?:[\w'’]+\s+){1,3}can\s+(?:do|manage|be)\s*(?:that|it|so|this|done)?|"
    r"(?:that|it|this)(?:['’]s|\s+is)\s+(?:possible|allowed|ok|okay|permitted|legal|feasible|a\s+thing|what\s+it['’]?s\s+called|within\s+the\s+rules))"
    r"\s*\)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *and shut the gates*: what those do who hold a house
SHUT_GATES = re.compile(
    r"\s*,?\s*(?:and\s+)?\b(?:shut|bar|close|lock|bolt|barricade|block)s?\s+(?:up\s+)?(?:the|its|all\s+the)\s+(?:gates?|doors?|windows?|entrances?)(?:\s+(?:behind|after)\s+"
    r"(?:them|it))?(?=\s*(?:[.,;!]|$|and\b))",
    re.IGNORECASE,
)
# *the house by the road called La Bergerie*
CALLED = re.compile(
    r"\b(?:the|that|this)\s+(?!one\b|ones\b)(?:(?!and\b|to\b|then\b)[\w'’-]+\s+){1,6}?(?:that\s+is\s+|which\s+is\s+)?(?:called|named|marked|labelled|labeled|known\s+as)\s+(?=[A-Z\d])"
)
# *stays out of it*
OUT_OF_IT = re.compile(
    r"\b(?:stay|stays|keep|keeps|remain|remains|sit|sits)\s+(?:well\s+|right\s+|clean\s+)?out\s+of\s+(?:it|this|things|the\s+(?:fight|fighting|battle|action))\b",
    re.IGNORECASE,
)
# *if anything charges it I would rather it slipped away than stood*
SLIPPED_AWAY = re.keyed(
    r"\bI(?:['’]d|\s+would|\s+should)\s+(?:much\s+)?(?:rather|sooner)\s+(?P<who>it|they|he|she)\s+(?:slipped\s+(?:away|off)|ran(?:\s+away)?|fell\s+back|gave\s+(?:way|ground)|went\s+back|got\s+away|withdrew|retired|fled)"
    r"(?:\s+than\s+(?:stood|held|fought|stayed|waited)(?:\s+(?:and\s+\w+|firm|fast|there|up\s+to\s+(?:it|them)))?)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *None of those three shifts*
NONE_OF_THREE = re.compile(
    r"\bnone\s+of\s+(?:those|these|the|my)\s+(?:two|three|four|five|six)\s+(?P<deed>shift|move|budge|stir|go|leave|limber|advance)s?\b",
    re.IGNORECASE,
)


def happier_if(found: re.Match[str]) -> str:
    """What somebody is to do of whom its writer would be glad if he did."""
    does = "stays " if found["stays"] else "holds " if found["held"] else "goes "
    return f"{found['who']} {does}"


def rather_did(found: re.Match[str]) -> str:
    """What somebody is to do of whom its writer would rather that he did."""
    return f"{found['who']} {DID.get(found['deed'].lower(), 'does not')} "


def when_he_is_here(found: re.Match[str]) -> str:
    """What those are to do who are waited for."""
    return f"{found['case']}, they {'should ' if found['to'] else 'are to be '}"


def not_wanted(found: re.Match[str]) -> str:
    """What somebody is not to do."""
    who = FOR_HIM.get(found["who"].lower(), found["who"])
    anyone = who.lower() in ("anyone", "anybody", "any of them")
    return f"nobody {DEEDS[found['deed'].lower()]}s" if anyone else f"{who} must not {DEEDS[found['deed'].lower()]}"


WISHED_KINDLY = (
    turn("keep", KEEP_FORMED, r"form \g<formed>"),
    turn("brought|moved|sent|taken|pulled|put", BROUGHT_THERE, r"\g<and>\g<who> goes "),
    turn(
        "intend to|mean to|plan to|propose to|want to|wish to|prefer to|like to|going to",
        INTEND_TO_KEEP,
        r"\g<lead>\g<deed> ",
    ),
    turn("haste|speed", HASTE, "hurries "),
    turn("that is|i.e.|i. e.|namely|viz", THAT_IS, r"\g<lead>\g<who> "),
    turn("when|once|soon", ONCE_HE_COMES, r"\g<lead>\g<when> \g<who> arrives, he "),
    turn("keep", KEEP_BACK, r"\g<who> stays where it is "),
    turn("lined|lining", LINED_UP, lambda told: "standing along " if told["lining"] else "standing "),
    turn("when|once|soon|if", WHEN_HE_IS_HERE, when_he_is_here),
    turn("rather|sooner", SLIPPED_AWAY, r"\g<who> should fall back"),
    turn("rather|sooner|prefer", RATHER_DID, rather_did),
    turn(" if ", HAPPIER_IF, happier_if),
    turn("i'd|i’d|i would|i should|i might|i'll|i’ll|i will", WOULD_PUT, r"\g<lead>\g<deed> "),
    turn("want|like|wish", NOT_WANTED, not_wanted),
    turn("if |provided|assuming|supposing", IF_THEY_CAN),
    turn("gate|door|window|entrance", SHUT_GATES),
    turn("called|named|marked|label|known as", CALLED),
    turn("out of", OUT_OF_IT, "stay where they are"),
    turn("none of", NONE_OF_THREE, r"they do not \g<deed>"),
)
