"""English gunners: what those do whom the enemy runs into, in whatever words that is told.

*If the French run into them the gunners must limber up and drive away to the rear, and not stay there to be taken*. A
sentence that says more than that is left as it is.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

GUNS = (
    r"(?P<guns>(?:(?:the|their|our|my|all|any|both|these|those)\s+)*(?:guns?|gunners?|gun\s*crews?|crews?|cannons?|"
    r"artillery(?:men)?|batter(?:y|ies)))"
)
THEIRS = (
    r"(?:(?:the|an|any|some)\s+)?(?:French|English|enemy|Allies|Dutch|Prussians|foe|cavalry|horse(?:men)?|infantry|foot|"
    r"anybody|anyone|someone|somebody)"
)
THEM = (
    r"(?:them|him|it|the\s+guns?|our\s+guns|the\s+batter(?:y|ies)|a\s+battery|"
    r"(?:either|any|both|one)(?:\s+of)?(?:\s+(?:the|our|my|these|those|your))?\s+(?:batter(?:y|ies)|guns?))"
)
CASE = (
    r"(?:if|when|once|whenever|should|as\s+soon\s+as|in\s+case)\s+"
    rf"(?:{THEIRS}\s+(?:(?:should|does|do|ever|really|actually)\s+)*(?:runs?|rides?|gets?|breaks?|comes?|crash(?:es)?|"
    r"charges?|reach(?:es)?|storms?)\s+(?:(?:right|in|into|among|amongst|over|through|to|at|upon|on|up|close|too|near|"
    rf"past|hold|of|already|really|onto)\s+)*{THEM}|"
    r"(?:they|the\s+guns|(?:an?|any|the|either|one)\s+(?:of\s+the\s+)?batter(?:y|ies)|it)\s+(?:(?:is|are|get|gets|should\s+be)\s+)?"
    r"(?:about\s+to\s+be\s+)?(?:overrun|overwhelmed|ridden\s+over|run\s+over|stormed|reached|taken|captured)|"
    r"(?:the\s+)?worst\s+(?:happens|comes(?:\s+to\s+the\s+worst)?|should\s+happen))"
)
HAVE_TO = (
    r"(?:(?:must|should|shall|are\s+to|is\s+to|have\s+to|has\s+to|will|can|may|to|just|always|then|simply|at\s+once|"
    r"please)\s+)*"
)
AWAY = (
    r"(?:(?:limbers?\s+up|(?:hooks?|harness(?:es)?|puts?|yokes?|hitch(?:es)?)\s+(?:up\s+|in\s+)?(?:the\s+|their\s+)?(?:horses|teams|guns|limbers)(?:\s+(?:to|up|in|on))?)(?:\s+(?:and|,)\s+(?:(?:to|must)\s+)?(?:drives?|gets?|runs?|clears?|rides?|go(?:es)?|pulls?|gallops?|"
    r"be)\s+(?:(?:away|off|out|clear|back)\s*)+)?|gets?\s+(?:the\s+guns\s+)?(?:away|out|off)|clears?\s+(?:off|out)|"
    r"drives?\s+(?:away|off)|runs?\s+(?:away|for\s+it)|flees?|takes?\s+(?:the|their)\s+guns\s+(?:away|off|out))"
    r"(?:\s+to\s+the\s+rear|\s+at\s+once|\s+with\s+(?:the|their)\s+guns)*"
)
# *..., and not stay there to be taken*
REST = (
    r"(?:\s*[,;–—]?\s*(?:and|,|they|rather\s+than)\s*(?:must\s+|should\s+|do\s+)?"
    r"(?:not|never|don['’]t|be|are|is|stay\w*)\b[^;.!?\d]{0,60})?"
)
LEAD = r"(?P<lead>\W*(?:(?:and|but|so|also|then)\s+)?)"
END = r"(?=\s*[.!]*\s*$)"
REACHED_THEN = re.compile(rf"^{LEAD}{CASE}\s*,?\s+(?:then\s+)?{GUNS}\s+{HAVE_TO}{AWAY}{REST}{END}", re.IGNORECASE)
THEN_REACHED = re.compile(rf"^{LEAD}{GUNS}\s+{HAVE_TO}{AWAY}{REST}\s*,?\s+{CASE}{END}", re.IGNORECASE)
# *Batteries, if overrun: get the guns away*
REACHED_BETWEEN = re.compile(
    rf"^{LEAD}{GUNS}\s*[,:]\s*{CASE}\s*[,:]\s*(?:they\s+|then\s+)?{HAVE_TO}{AWAY}{REST}{END}", re.IGNORECASE
)
# *Gunners die beside their guns*, *foot batteries: if overrun, the crews stay with the pieces*
STANDS = (
    r"(?:(?:must|should|shall|are\s+to|is\s+to|will|to|just|all|simply|then|please)\s+)*"
    r"(?:stays?|stands?(?:\s+(?:and\s+die|fast|firm|to))?|remains?|holds?(?:\s+on)?|dies?|fights?(?:\s+on)?|sticks?|keeps?|stay\s+and\s+die)\s+"
    r"(?:by|beside|with|at|to|near|next\s+to)\s+(?:(?:their|the|its|our)\s+)?(?:guns?|pieces?|cannons?)(?:\s+(?:to\s+the\s+last|whatever\s+happens|and\s+die(?:\s+there)?))?"
)
OWNER = r"(?-i:[A-Z])[\w-]+['’]s"
MEN = r"(?:men|gunners|crews?|people|lot)"
WHOSE = (
    rf"(?P<whose>{OWNER}(?:\s+{MEN})?(?:\s*(?:,|and|&)\s*{OWNER})*\s+{MEN}|"
    rf"{OWNER}\s+{MEN}(?:\s*(?:,|and|&)\s*{OWNER}\s+{MEN})*)"
)
OF_KIND = r"(?P<kind>(?:(?:all|the|my|our|both)\s+)*(?:foot|horse|heavy|guard)?\s*batter(?:y|ies)\s*[:,]\s*)?"
SHORT_CASE = (
    r"(?:if|when|once)\s+(?:they\s+are\s+|it\s+is\s+|attacked\s+or\s+)?(?:overrun|charged|attacked|reached|"
    r"ridden\s+(?:down|over)|rushed)"
)
THEY_CASE = (
    rf"(?:{CASE}|{SHORT_CASE}|(?:if|when|should)\s+they\s+(?:get|come|break|run|ride)s?\s+"
    rf"(?:right\s+)?(?:in\s+)?(?:among|amongst|into|at|to)\s+{THEM})"
)
STAND_IN_CASE = re.compile(
    rf"^{LEAD}{OF_KIND}(?:{THEY_CASE}\s*,?\s+)?(?:{WHOSE}|{GUNS})\s+(?:{STANDS}|stands?\s+and\s+die)(?:\s*,?\s+(?:{CASE}|{SHORT_CASE}))?{END}",
    re.IGNORECASE,
)
# *If they get in among the guns, Stevenart's men and Bijleveld's men save themselves*
SAVE_THEMSELVES = re.compile(
    rf"^{LEAD}{THEY_CASE}\s*,?\s+(?:{WHOSE}|{GUNS})\s+{HAVE_TO}(?:saves?\s+(?:themselves|their\s+skins|what\s+they\s+can)|{AWAY}|legs?\s+it)(?:\s*,\s+(?:both|all)\s+(?:batteries|of\s+them|three))?{END}",
    re.IGNORECASE,
)
# *Gunners who are reached by the enemy are to leave their pieces and save themselves*
WHO_ARE_REACHED = re.compile(
    rf"^{LEAD}{GUNS}\s+(?:who|that|whom)\s+(?:(?:are|is|get)\s+(?:reached|overrun|charged|attacked|ridden\s+down|in\s+danger)(?:\s+by\s+[^,;:.!?]{{2,30}}?)?|(?:the\s+enemy|anybody|anyone|cavalry)\s+(?:reaches|charges|gets\s+at))\s*,?\s+"
    rf"{HAVE_TO}(?:(?:leave|leaves|abandon|abandons|desert)\s+(?:their|the)\s+(?:pieces|guns|"
    rf"cannon)\s+and\s+(?:saves?\s+themselves|runs?(?:\s+for\s+it)?|flees?|gets?\s+(?:away|out))|"
    rf"saves?\s+themselves|{AWAY})" + END,
    re.IGNORECASE,
)
# *Should anyone get in among the batteries they are to stand by their pieces*
THEY_STAND = re.compile(
    rf"^{LEAD}(?:I\s+(?:do\s+not|don['’]t)\s+(?:hold\s+with|like|care\s+for|approve\s+of|believe\s+in)\s+gunners\s+who\s+(?:run|flee|bolt)(?:\s+away)?\s*[,;]\s*(?:and|so)\s+)?"
    rf"(?:should|if|when)\s+(?:anyone|anybody|somebody|someone|the\s+enemy|the\s+French|cavalry|horsemen|they)\s+(?:should\s+)?(?:gets?|comes?|breaks?|rides?)\s+(?:in\s+)?(?:among|amongst|into|at)\s+(?:the|our|my)\s+(?:batteries|guns)\s*,?\s+they\s+{STANDS}{END}",
    re.IGNORECASE,
)
NAMED = re.compile(r"(?-i:[A-Z])[\w-]+(?=['’]s)")


def of_whom(told: re.Match[str], choice: str) -> str:
    """The decision by its name, of the batteries that are named, or of all."""
    named = NAMED.findall(told["whose"]) if told["whose"] else []
    kind = (told.groupdict().get("kind") or "").strip(" :,")
    return f"{told['lead']}{' and '.join(named) or kind or 'the batteries'} limber and flee {choice}"


def they_get_away(told: re.Match[str]) -> str:
    """The decision by its name, for whom it is told."""
    named = re.search(r"\bbatter", told["guns"], re.IGNORECASE)
    return f"{told['lead']}{told['guns'] if named else 'the batteries'} limber and flee flee"


ENGLISH_GUNNERS = (
    turn("gun|crew|artiller", WHO_ARE_REACHED, lambda told: f"{told['lead']}the batteries limber and flee flee"),
    turn("batter|gun", THEY_STAND, lambda told: f"{told['lead']}the batteries limber and flee stand"),
    turn("gun|piece|cannon", STAND_IN_CASE, lambda told: of_whom(told, "stand")),
    turn("gun|crew|cannon|artiller|batter|them|it", SAVE_THEMSELVES, lambda told: of_whom(told, "flee")),
    turn("gun|crew|cannon|artiller|batter", REACHED_THEN, they_get_away),
    turn("gun|crew|cannon|artiller|batter", THEN_REACHED, they_get_away),
    turn("gun|crew|cannon|artiller|batter", REACHED_BETWEEN, they_get_away),
)
