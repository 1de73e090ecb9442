"""Chances taken: charges of one's own accord and against those who charge, told as players do who like their cavalry.

*If they see a chance to ride somebody down, they take it*, *whoever charges a French regiment gets charged back*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import ENDS, turn

ASKING = r"(?:\s*,?\s+without\s+(?:asking|waiting)(?:\s+(?:me|for\s+(?:me|orders)|first))*)?"
# *If they see a chance to ride somebody down, they take it, without asking me first*
TAKES_IT = re.compile(
    r"\b(?:if|when(?:ever)?)\s+(?P<who>they|it|he|(?-i:[A-Z\d])[\w/’'-]*(?:\s+(?:and|or)\s+(?-i:[A-Z\d])[\w/’'-]*)?)\s+(?:sees?|gets?|finds?|spots?|has|have)\s+(?:an?|any|the)\s+"
    r"(?:(?:good|decent|fair|real|clear)\s+)?(?:chance|opportunity|opening)\s+(?:to\s+(?:ride\s+(?:somebody|someone|anybody|anyone|them|people)\s+down|ride\s+down\s+[\w\s]{2,20}?|charge(?:\s+(?:somebody|someone|anybody|anyone|home))?)|for\s+a\s+charge|of\s+a\s+charge)\s*,\s*"
    rf"(?:they|it|he)\s+(?:may\s+|can\s+|should\s+|will\s+|must\s+)?takes?\s+it{ASKING}" + ENDS,
    re.IGNORECASE,
)
TAKES_ANY = re.compile(
    r"\b(?:may\s+|can\s+|should\s+)?takes?\s+(?:any|every|each)\s+(?:(?:good|decent|fair|real|clear)\s+)?(?:chance|opportunity|opening)\s+"
    r"(?:to\s+(?:ride\s+(?:somebody|someone|anybody|anyone|them|people)\s+down|charge(?:\s+(?:somebody|someone|anybody|anyone))?)|for\s+a\s+charge)"
    + ENDS,
    re.IGNORECASE,
)
# *Whoever charges a French regiment today, gets charged back*
CHARGED_BACK = re.compile(
    r"^(?P<mark>\W*(?:and\s+|but\s+)?)(?:whoever|anybody\s+who|anyone\s+who)\s+(?:charges|attacks)\s+(?P<whom>us|(?:any|one)\s+of\s+(?:us|them|mine|ours|my\s+\w+|our\s+\w+)|(?:an?|any|our|my)\s+[\w\s]{2,25}?|(?-i:[A-Z\d])[\w/’-]*)"
    r"(?:\s+today|\s+this\s+turn)?\s*,?\s+(?:gets?|is|will\s+be|shall\s+be|must\s+be)\s+charged\s+(?:right\s+)?back(?:\s+at\s+once)?"
    + ENDS,
    re.IGNORECASE,
)
# *If they see the chance of taking somebody in flank they are welcome to charge, but only then*
TAKING_IN_FLANK = re.compile(
    r"\b(?:if|when(?:ever)?)\s+(?P<who>they|it|he)\s+(?:sees?|gets?|finds?|has|have)\s+(?:an?|the)\s+(?:chance|opportunity)\s+(?:of\s+taking|to\s+take|of\s+catching|to\s+catch)\s+(?:somebody|someone|anybody|anyone|them|the\s+enemy)\s+in\s+(?:the\s+)?flank\s*,?\s+"
    r"(?:they|it|he)\s+(?:(?:are|is)\s+(?:welcome|free|allowed)\s+to|may|can|should)\s+(?:charge|go\s+for\s+it|take\s+it)(?:\s*,?\s+(?:but\s+)?only\s+then|\s*,?\s+but\s+not\s+otherwise)?"
    r"(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *If on the other hand somebody charges them I expect them to go in and meet him*
MEETS_HIM = re.compile(
    r"\b(?:if|when|should)\s+(?:,?\s*on\s+the\s+other\s+hand\s*,?\s+)?(?:somebody|someone|anybody|anyone|the\s+enemy|they)\s+(?:charges?|attacks?|should\s+charge)\s+(?P<whom>them|him|it)\s*,?\s+"
    r"(?:I\s+(?:expect|want|would\s+like)\s+(?:them|him|it)\s+to|(?:they|it|he)\s+(?:should|must|may|can|(?:are|is)\s+to)(?:\s+by\s+all\s+means)?)\s+(?:go\s+in\s+and\s+|ride\s+out\s+and\s+|turn\s+and\s+|ride\s+to\s+)?"
    r"(?:meet\s+(?:him|them|it)|charge\s+(?:him|them\s+)?(?:right\s+)?back|hit\s+back)" + ENDS,
    re.IGNORECASE,
)
# *Nobody who has won his fight runs on after the loser but stops and collects himself*
NOBODY_WHO_WON = re.compile(
    r"\b(?P<who>nobody|no\s+one|none|no\s+(?:battalion|regiment|unit))\s+(?:who|that|which)\s+(?:has\s+)?(?:won|wins|beaten|beats|driven\s+off|threw|throws)\b[^,;:.!?]{0,30}?\s+(?:runs?|goes|go|chases?|rides?|presses|follows?|pursues?)\s+(?:on\s+|off\s+)?(?:after\s+)?"
    r"(?:the\s+(?:loser|beaten|enemy)|him|them|it|anybody|anyone)?(?:\s*,?\s+but\s+(?:stops?|halts?|stays?|"
    r"collects?)\b[^,;:.!?]*)?" + ENDS,
    re.IGNORECASE,
)
NAMED = re.compile(r"(?-i:[A-Z\d])[\w/’-]*")


def charged_back(told: re.Match[str]) -> str:
    """Who charges those who charge him: somebody who is named, or all his cavalry."""
    who = told["whom"] if NAMED.fullmatch(told["whom"]) and told["whom"].lower() != "us" else "the cavalry"
    return f"{told['mark']}{who} counter-charges when charged"


CHANCES_TAKEN = (
    turn("flank", TAKING_IN_FLANK, r"\g<who> may charge flanks only"),
    turn("charge|attack", MEETS_HIM, "they counter-charge when charged"),
    turn("nobody|no one|none|no ", NOBODY_WHO_WON, r"\g<who> pursues"),
    turn("chance|opportunity|opening", TAKES_IT, r"\g<who> charge if they see a chance"),
    turn("chance|opportunity|opening", TAKES_ANY, "charges if it sees a chance"),
    turn("charged back|charged right back", CHARGED_BACK, charged_back),
)
